"""Field types of actions: what a client may write in them."""

from typing import Annotated, Literal

import msgspec

Side = Literal["left", "right"]
"""One of the two flags at a player's hips, as seen by the player who wears them (KYC-1)."""

Hand = Literal["rock", "paper", "scissors"]

TileIndex = Annotated[int, msgspec.Meta(ge=0, lt=22)]
Letters = Annotated[str, msgspec.Meta(min_length=1, max_length=28, pattern=r"^[A-Za-z]+\Z")]
Number = Annotated[int, msgspec.Meta(ge=0, lt=1_000_000)]
PlayerSeat = Annotated[int, msgspec.Meta(ge=0, lt=2)]
Reason = Annotated[str, msgspec.Meta(min_length=1, max_length=200, pattern=r"^[^\x00-\x1f\x7f]+\Z")]
