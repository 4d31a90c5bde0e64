"""State of an evening, folded from its events."""

from collections.abc import Iterable
from typing import assert_never

import msgspec

from rumpus.evening.events import (
    Ended,
    Event,
    Joined,
    Left,
    Opened,
    Plan,
    Quieted,
    ResultSet,
    RoundPaired,
    TableMade,
)


class Person(msgspec.Struct, frozen=True):
    """
    Somebody who takes part; *present* is false once they left, or a leader *dropped* them.

    They say nothing until *quiet*, in seconds since 1970.
    """

    name: str
    present: bool = True
    dropped: bool = False
    quiet: int = 0


class Board(msgspec.Struct, frozen=True):
    """One table of a round: its people, its address in the room, and its result if it has one."""

    people: tuple[str, ...]
    name: str = ""
    result: ResultSet | None = None


class Round(msgspec.Struct, frozen=True):
    """One round: *at* is when it began, in seconds since 1970."""

    boards: tuple[Board, ...]
    byes: tuple[str, ...]
    at: int
    seed: str
    names: str = ""

    @property
    def over(self) -> bool:
        """Return True once every table has a result."""
        return all(board.result is not None for board in self.boards)


class Evening(msgspec.Struct, frozen=True):
    """An evening: its people in the order of joining, and its rounds."""

    plan: Plan
    at: int
    people: dict[str, Person] = {}
    rounds: tuple[Round, ...] = ()
    ended: int | None = None

    @property
    def present(self) -> list[str]:
        """Return the people whom the next round seats."""
        return [person for person, each in self.people.items() if each.present]

    @property
    def playing(self) -> bool:
        """Return True while a table of the last round has no result."""
        return bool(self.rounds) and not self.rounds[-1].over

    @property
    def over(self) -> bool:
        """Return True once the evening has ended and every game is decided."""
        return self.ended is not None and not self.playing


def fold(events: Iterable[Event]) -> Evening:
    """Return the evening after its events, the first of which opens it."""
    remaining = iter(events)
    opened = next(remaining)
    assert isinstance(opened, Opened)
    evening = Evening(opened.plan, opened.at)
    for event in remaining:
        evening = evolve(evening, event)
    return evening


def evolve(evening: Evening, event: Event) -> Evening:
    """Fold one event: accept any event, judge nothing."""
    replace = msgspec.structs.replace
    match event:
        case Opened(plan, at):
            return Evening(plan, at)
        case Joined(person, name):
            known = evening.people.get(person)
            came = Person(name, quiet=0 if known is None else known.quiet)
            return replace(evening, people=evening.people | {person: came})
        case Left(person, dropped):
            gone = replace(evening.people[person], present=False, dropped=dropped)
            return replace(evening, people=evening.people | {person: gone})
        case Quieted(person, until):
            quieted = replace(evening.people[person], quiet=until)
            return replace(evening, people=evening.people | {person: quieted})
        case RoundPaired():
            boards = tuple(Board(people) for people in event.tables)
            added = Round(boards, event.byes, event.at, event.seed, event.names)
            return replace(evening, rounds=(*evening.rounds, added))
        case TableMade():
            made = replace(_board(evening, event), name=event.name)
            return _with(evening, event, made)
        case ResultSet():
            decided = replace(_board(evening, event), result=event)
            return _with(evening, event, decided)
        case Ended(at):
            return replace(evening, ended=at)
        case _:
            assert_never(event)


def _board(evening: Evening, event: TableMade | ResultSet) -> Board:
    return evening.rounds[event.round].boards[event.table]


def _with(evening: Evening, event: TableMade | ResultSet, board: Board) -> Evening:
    rounds, changed = evening.rounds, evening.rounds[event.round]
    boards = (*changed.boards[: event.table], board, *changed.boards[event.table + 1 :])
    changed = msgspec.structs.replace(changed, boards=boards)
    rounds = (*rounds[: event.round], changed, *rounds[event.round + 1 :])
    return msgspec.structs.replace(evening, rounds=rounds)
