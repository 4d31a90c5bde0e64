"""The two players, and the moderator."""

from collections.abc import Sequence
from typing import Final

from rumpus.core.values import Refusal, Seat, SeatInfo
from rumpus.games.keep_your_cool.state import Rules

PLAYERS: Final = (Seat(0), Seat(1))
"""The two players; a moderator sits after them (KYC-1)."""

MODERATOR: Final = "moderator"


def seated(rules: Rules, roles: Sequence[str]) -> tuple[SeatInfo, ...] | Refusal:
    """Seat everybody in the order given, or refuse if a moderator is needed but missing."""
    if rules.words == "moderator" and MODERATOR not in roles:
        return Refusal("needs_moderator", "KYC-28")
    return tuple(SeatInfo(role) for role in roles)


def other(player: Seat) -> Seat:
    """Return the other player."""
    return Seat(1 - player)


def moderator(seats: Sequence[SeatInfo]) -> Seat | None:
    """Return the moderator's seat, or None if nobody took it."""
    return next((Seat(s) for s, info in enumerate(seats) if info.role == MODERATOR), None)
