"""Small state changes shared by several events."""

from collections.abc import Sequence
from typing import Final, TypeVar

from msgspec.structs import replace

from rumpus.core.values import Line, Millis, Seat
from rumpus.games.keep_your_cool.state import State
from rumpus.games.keep_your_cool.values import (
    Attempt,
    Call,
    Grab,
    Lock,
    Outcome,
    Player,
    Verdict,
)

KEPT: Final = 12
"""Number of recent rulings, reaches and verdicts kept, to look at and to rule on."""

T = TypeVar("T")


def last(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """Append to a sequence of which only the last items are kept."""
    return (*items, item)[-KEPT:]


def with_player(state: State, seat: Seat, **fields: Millis | Lock | Line | None) -> State:
    """Change fields of one player."""
    player = replace(state.players[seat], **fields)
    return replace(state, players=_placed(state.players, seat, player))


def with_locks(state: State, locks: Sequence[Lock | None]) -> State:
    """Set both players' locks."""
    pairs = zip(state.players, locks, strict=True)
    return replace(state, players=tuple(replace(player, lock=lock) for player, lock in pairs))


def called(state: State, call: Call) -> State:
    """Record a ruling of the table."""
    return replace(state, calls=last(state.calls, call), called=call.number + 1)


def pop(state: State, seat: Seat) -> State:
    """Remove the first of a player's held acts, which is the one being decided."""
    mine = next((at for at, held in enumerate(state.held) if held.seat == seat), None)
    if mine is None:
        return state
    return replace(state, held=(*state.held[:mine], *state.held[mine + 1 :]))


def settled(
    state: State,
    grab: Grab,
    outcome: Outcome,
    verdict: Verdict | None = None,
) -> State:
    """Record the outcome of a reach."""
    attempt = Attempt(grab.number, grab.seat, grab.side, grab.began, outcome, verdict)
    grabs = tuple(each for each in state.grabs if each.number != grab.number)
    return replace(state, grabs=grabs, attempts=last(state.attempts, attempt))


def _placed(players: tuple[Player, ...], seat: Seat, player: Player) -> tuple[Player, ...]:
    return tuple(player if at == seat else each for at, each in enumerate(players))
