"""Facts about tiles, words, flags and points, read from the state."""

from typing import Final

from rumpus.core.values import Millis, Seat
from rumpus.games.keep_your_cool.fields import Side
from rumpus.games.keep_your_cool.rules.seating import PLAYERS, moderator, other
from rumpus.games.keep_your_cool.state import State
from rumpus.games.keep_your_cool.values import Call, Flag, Grab, KeyWord

FLAG_POINTS: Final = 5

VAIN_MOST: Final = 3
"""Number of failed requests after which a player can't ask again: each one halts play for both."""


def key_word(state: State) -> KeyWord | None:
    """Return the key word in force, or None before the first."""
    return state.keys[-1] if state.keys else None


def key_number(state: State) -> int | None:
    """Return the number of the key word in force, or None before the first."""
    return state.keys[-1].number if state.keys else None


def speaker(state: State) -> Seat:
    """Return the player who may say a word that takes the tiles over."""
    return other(state.flipper)


def gone(state: State) -> frozenset[int]:
    """Return the places whose tiles are taken or out of the game (KYC-3)."""
    return frozenset(tile for pair in state.pairs for tile in pair.tiles)


def tiles_left(state: State) -> bool:
    """Return True if tiles remain on the table."""
    return 2 * len(state.pairs) < len(state.symbols)


def flag_of(state: State, owner: Seat, side: Side) -> Flag:
    """Return one of the four flags."""
    return next(flag for flag in state.flags if (flag.owner, flag.side) == (owner, side))


def with_flag(state: State, flag: Flag) -> tuple[Flag, ...]:
    """Return the flags with this one updated."""
    return tuple(
        flag if (known.owner, known.side) == (flag.owner, flag.side) else known
        for known in state.flags
    )


def flags_lost(state: State, owner: Seat) -> int:
    """Count the flags that a player has lost for good, with no ruling or dispute pending."""
    return sum(flag.owner == owner and flag.taken and flag.due is None for flag in state.flags)


def flags_off(state: State, owner: Seat) -> int:
    """Count the flags that a player no longer wears, including those that may still come back."""
    return sum(flag.owner == owner and flag.taken for flag in state.flags)


def grab_of(state: State, seat: Seat) -> Grab | None:
    """Return a player's reach in progress, or None."""
    return next((grab for grab in state.grabs if grab.seat == seat), None)


def call_of(state: State, number: int) -> Call | None:
    """Return a ruling of the table that can still be overturned, or None."""
    calls = (call for call in state.calls if call.number == number and not call.closed)
    return next(calls, None)


def may_ask(state: State, seat: Seat) -> bool:
    """Return True unless a player has asked in vain too often (KYC-30)."""
    return state.vain[seat] < VAIN_MOST


def handicap(state: State, seat: Seat) -> int:
    """Return the ms by which the windows against this player are longer."""
    return state.setup.seats[seat].handicap


def moderated(state: State) -> bool:
    """Return True if the moderator's seat is taken."""
    return moderator(state.setup.seats) is not None


def points(state: State) -> tuple[int, ...]:
    """Count, by player, tiles in hand and, in the advanced game, 5 for each flag taken (KYC-26)."""
    return tuple(_tiles(state, seat) + _flag_points(state, seat) for seat in PLAYERS)


def running(state: State, at: Millis) -> Millis:
    """Return the time on clocks that stop with play: during a halt, the time when it began."""
    return at if state.halt is None else state.halt.since


def later(at: Millis, ms: int) -> Millis:
    """Return the time *ms* after *at*."""
    return Millis(at + ms)


def _tiles(state: State, seat: Seat) -> int:
    return sum(len(p.tiles) for p in state.pairs if p.seat == seat and not p.floor)


def _flag_points(state: State, seat: Seat) -> int:
    if state.rules.game == "standard":
        return 0
    return FLAG_POINTS * sum(flag.taken and flag.owner != seat for flag in state.flags)
