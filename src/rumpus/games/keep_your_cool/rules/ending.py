"""The end of the game, and its result."""

from typing import Final, Literal

from msgspec.structs import replace

from rumpus.core.values import Millis, Seat
from rumpus.games.keep_your_cool.events import CoolEvent, Ended
from rumpus.games.keep_your_cool.rules.board import flags_lost, points, tiles_left
from rumpus.games.keep_your_cool.rules.reaching import FLAGS_EACH
from rumpus.games.keep_your_cool.rules.seating import PLAYERS, other
from rumpus.games.keep_your_cool.state import State

WORDS_MOST: Final = 300
"""Number of key words after which the game ends (KYC-32); a long game has forty."""


def ended(state: State, at: Millis) -> list[CoolEvent]:
    """Return the end of the game, or nothing if it isn't over (KYC-25, KYC-26)."""
    if state.phase not in ("first_word", "play"):
        return []
    if state.rules.game == "standard":
        loser = next((seat for seat in PLAYERS if flags_lost(state, seat)), None)
        if loser is not None:
            # KYC-20, KYC-25: the game ends at once, whatever lies on the table.
            winner = other(loser)
            return [Ended("flag", ((winner,), (loser,)), points(state), at)]
    elif any(flags_lost(state, seat) == FLAGS_EACH for seat in PLAYERS):
        # KYC-26: losing both flags ends the advanced game, and points decide it.
        return [Ended("flags", by_points(state), points(state), at)]
    # KYC-27: a ruling on a flag that matters is still pending.
    waiting = any(flag.due is not None for flag in state.flags)
    # KYC-32: after that many key words the game ends as if the tiles were gone.
    if waiting or (tiles_left(state) and state.words < WORDS_MOST):
        return []
    reason: Literal["tiles", "words"] = "words" if tiles_left(state) else "tiles"
    return [Ended(reason, by_points(state), points(state), at)]


def undecided(state: State) -> bool:
    """Return True if the game would end if every pending flag stayed off (KYC-27)."""
    if all(flag.due is None for flag in state.flags):
        return False
    stood = tuple(replace(flag, due=None) for flag in state.flags)
    return bool(ended(replace(state, flags=stood), state.at))


def declared(state: State, winner: Seat | None, at: Millis) -> Ended:
    """End the game as the moderator declares (KYC-30)."""
    places = (PLAYERS,) if winner is None else ((winner,), (other(winner),))
    return Ended("declared", places, points(state), at)


def resigned(state: State, seat: Seat, at: Millis) -> Ended:
    """End the game in favour of the other player, whatever lies on the table (KYC-31)."""
    return Ended("resigned", ((other(seat),), (seat,)), points(state), at)


def too_long(state: State, at: Millis) -> Ended:
    """End the game by points, since its table has no room for more entries (KYC-32)."""
    return Ended("too_long", by_points(state), points(state), at)


def by_points(state: State) -> tuple[tuple[Seat, ...], ...]:
    """Rank players by points; a tie is shared, or goes to the tie-break (KYC-25, KYC-26)."""
    totals = points(state)
    last = next((pair for pair in reversed(state.pairs) if not pair.floor), None)
    if state.rules.tie_break == "last_pair" and len(set(totals)) == 1 and last is not None:
        return ((last.seat,), (other(last.seat),))
    return tuple(
        tuple(seat for seat in PLAYERS if totals[seat] == total)
        for total in sorted(set(totals), reverse=True)
    )
