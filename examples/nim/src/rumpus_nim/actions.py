"""Actions: the requests of a seat."""

from typing import Annotated

import msgspec


class Take(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="take"):
    """Take stones from the heap."""

    stones: Annotated[int, msgspec.Meta(ge=0, le=100)]


Action = Take
