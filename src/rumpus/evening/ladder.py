"""
Winner stays: the winner keeps the table, and the next in the queue comes on.

If nobody waits, each loser goes to the next table, so that the last table's joins the first. After
a draw, the one who was there before stays. Two people who should not meet change tables with others
if that helps.
"""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from rumpus.core.chance import Chance
from rumpus.evening.state import Board, Evening


def ladder(
    evening: Evening, chance: Chance, apart: AbstractSet[frozenset[str]]
) -> tuple[list[tuple[str, ...]], list[str]]:
    """Return the tables and the queue; who stays has the first seat."""
    staying, waiting, losers = _after(evening, chance)
    count = len(evening.present) // 2
    # Tables close when people leave, and then their winners queue behind those who wait already.
    queue = [*waiting, *staying[count:], *losers]
    staying = staying[:count]
    while len(staying) < count:
        staying.append(queue.pop(0))
    coming = _changed(staying, queue[:count], apart)
    return list(zip(staying, coming, strict=True)), queue[count:]


def _changed(
    staying: Sequence[str], coming: Sequence[str], apart: AbstractSet[frozenset[str]]
) -> list[str]:
    """Return those who come on by table; two of them change places if that keeps people *apart*."""
    changed = list(coming)
    for at, person in enumerate(staying):
        if frozenset((person, changed[at])) not in apart:
            continue
        for there, other in enumerate(staying):
            swapped = {frozenset((person, changed[there])), frozenset((other, changed[at]))}
            if apart.isdisjoint(swapped):
                changed[at], changed[there] = changed[there], changed[at]
                break
    return changed


def _after(evening: Evening, chance: Chance) -> tuple[list[str], list[str], list[str]]:
    """Return those present: the winners by table, who waited or is new, and the losers."""
    if not evening.rounds:
        return [], chance.shuffled(evening.present), []
    last, present = evening.rounds[-1], set(evening.present)
    winners = [_winner(board) for board in last.boards]
    losers = [
        next(each for each in board.people if each != winner)
        for board, winner in zip(last.boards, winners, strict=True)
    ]
    played = {*winners, *losers}
    newcomers = [each for each in evening.present if each not in {*played, *last.byes}]
    waiting = [each for each in (*last.byes, *newcomers) if each in present]
    if not waiting:
        losers = [*losers[-1:], *losers[:-1]]
    return (
        [person for person in winners if person in present],
        waiting,
        [person for person in losers if person in present],
    )


def _winner(board: Board) -> str:
    """Return who keeps the table; if nobody played, or both drew, the one who sat there."""
    places = () if board.result is None else board.result.places
    return board.people[places[0][0] if places else 0]
