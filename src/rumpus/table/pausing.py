"""Pausing: rules for stopping and resuming the clocks, so that nobody wins time by a pause."""

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rumpus.core.game import AnyGame, HandlesDisconnect, HasBlockingSeats, offers
from rumpus.core.values import Millis, Refusal, Seat, SeatInfo
from rumpus.table.events import Paused, Sitter
from rumpus.table.lobby import plays

REST: Final = 30_000
"""Table time in ms after which a player may pause again."""


def ruled_by(paused: Paused, roles: Sequence[str]) -> int | None:
    """Return the seat of the moderator who paused; None if players may end the pause."""
    seat = paused.seat
    return None if seat is None or plays(roles[seat]) else seat


class Sitting:
    """A running game and its players, as far as pauses are concerned."""

    def __init__(
        self, game: AnyGame, state: Any, seats: Sequence[SeatInfo], sitters: Sequence[Sitter]
    ) -> None:
        self._game = game
        self._state = state
        self._seats = seats
        self._sitters = sitters

    def no_pause(self, seat: int, rested: Mapping[int, Millis], at: Millis) -> Refusal | None:
        """
        Return why the player of a seat may not pause *at* this time, or None.

        *rested* is when the last pause of each seat ended. Against bots alone, a player may pause
        as often as they like, since that takes time from nobody.
        """
        others = [s for s, sitter in enumerate(self._sitters) if sitter.bot is None and s != seat]
        # The last refusal may reveal a secret, so only a player who could otherwise pause gets it.
        return self._own_move(seat, others) or self._again(seat, rested, at) or self._broken()

    def _broken(self) -> Refusal | None:
        game: object = self._game
        return game.unbroken(self._state) if offers(game, HandlesDisconnect) else None

    def _own_move(self, seat: int, others: Sequence[int]) -> Refusal | None:
        game: object = self._game
        blocking = (
            game.blocking_seats(self._state)
            if offers(game, HasBlockingSeats)
            else self._game.awaited(self._state)
        )
        idle = any(Seat(other) not in blocking for other in others)
        return Refusal("your_move") if idle and Seat(seat) in blocking else None

    def _again(self, seat: int, rested: Mapping[int, Millis], at: Millis) -> Refusal | None:
        rivals = any(
            sitter.bot is None and other != seat and plays(info.role)
            for other, (sitter, info) in enumerate(zip(self._sitters, self._seats, strict=True))
        )
        if not rivals or not plays(self._seats[seat].role):
            return None
        wait = rested[seat] + REST - at if seat in rested else 0
        return (
            Refusal("pause_later", None, {"seconds": math.ceil(wait / 1000)}) if wait > 0 else None
        )
