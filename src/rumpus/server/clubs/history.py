"""History of a club: its evenings, and its standings per game over all of them."""

from collections import OrderedDict, defaultdict
from collections.abc import Iterable

import msgspec

from rumpus.evening.standings import standings
from rumpus.evening.state import fold
from rumpus.server.limits import values as limits
from rumpus.store.people.evenings import EveningRow, EveningRows


class Finish(msgspec.Struct, frozen=True):
    """How an evening went for a person."""

    person: str
    name: str
    place: int
    points: int
    won: int
    played: int


class Past(msgspec.Struct, frozen=True):
    """An evening that has ended, or runs: its finishes, the leader first."""

    opened: int
    game: str
    rounds: int
    over: bool
    finishes: tuple[Finish, ...]


class Total(msgspec.Struct, frozen=True):
    """One person's sums over the evenings of a game."""

    person: str
    name: str
    points: int = 0
    evenings: int = 0
    firsts: int = 0
    won: int = 0
    played: int = 0


class History:
    """Evenings of clubs as sums, which are remembered: an evening that is over rarely changes."""

    def __init__(self, rows: EveningRows) -> None:
        self._rows = rows
        self._known: OrderedDict[tuple[int, int], Past] = OrderedDict()

    async def of(self, club: str) -> list[Past]:
        """Return the last evenings of a club, newest first."""
        marks = await self._rows.marks(club, limits.EVENINGS_LISTED)
        return [past for mark in marks if (past := await self._past(mark)) is not None]

    def forget(self) -> None:
        """Forget all sums, because a name has changed in them."""
        self._known.clear()

    async def _past(self, mark: tuple[int, int]) -> Past | None:
        if mark not in self._known:
            row = await self._rows.find(mark[0])
            if row is None:
                return None
            self._known[mark] = _summed(row)
            if len(self._known) > limits.EVENINGS_KEPT:
                self._known.popitem(last=False)
        return self._known[mark]


def totals(evenings: Iterable[Past]) -> dict[str, list[Total]]:
    """Return the standings of each game over evenings with a round, given newest first."""
    games: dict[str, dict[str, Total]] = defaultdict(dict)
    for past in evenings:
        for each in past.finishes if past.over and past.rounds > 0 else ():
            before = games[past.game].get(each.person) or Total(each.person, each.name)
            games[past.game][each.person] = Total(
                each.person,
                before.name,
                before.points + each.points,
                before.evenings + 1,
                before.firsts + (each.place == 1 and each.played > 0),
                before.won + each.won,
                before.played + each.played,
            )
    return {game: sorted(people.values(), key=_merit) for game, people in games.items()}


def _merit(total: Total) -> tuple[int, int, int, str]:
    return -total.points, -total.firsts, -total.won, total.name


def _summed(row: EveningRow) -> Past:
    evening = fold(row.events)
    finishes = tuple(
        Finish(
            each.person,
            evening.people[each.person].name,
            each.place,
            each.points,
            each.won,
            each.played,
        )
        for each in standings(evening)
    )
    return Past(row.opened, evening.plan.game, len(evening.rounds), evening.over, finishes)
