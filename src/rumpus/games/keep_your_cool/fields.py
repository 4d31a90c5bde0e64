"""The words of which actions are made: what a client may write in them."""

from typing import Annotated, Literal

import msgspec

Side = Literal["left", "right"]
"""Of the two flags at a player's hips, as the player who wears them says it (KYC-1)."""

Hand = Literal["rock", "paper", "scissors"]

TileIndex = Annotated[int, msgspec.Meta(ge=0, lt=22)]
Letters = Annotated[str, msgspec.Meta(min_length=1, max_length=28, pattern=r"^[A-Za-z]+\Z")]
Number = Annotated[int, msgspec.Meta(ge=0, lt=1_000_000)]
PlayerSeat = Annotated[int, msgspec.Meta(ge=0, lt=2)]
Reason = Annotated[str, msgspec.Meta(min_length=1, max_length=200, pattern=r"^[^\x00-\x1f\x7f]+\Z")]
