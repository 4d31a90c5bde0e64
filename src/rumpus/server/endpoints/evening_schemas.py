"""Bodies of requests about evenings and their answers (`docs/reference/clubs.md`)."""

import msgspec

from rumpus.core.values import Options
from rumpus.evening.events import Format, Plan, Source
from rumpus.evening.requests import BY_NAME
from rumpus.evening.state import Board, Evening, Round
from rumpus.server.clubs.clubs import shown_id
from rumpus.server.clubs.live import Live
from rumpus.store.people.club_rows import Club


class NewEvening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """
    An evening to open: a game by its house rules, and how people are paired.

    *seats* is the most people at a table, *no_show* a time in minutes (0: never). With *coded*,
    people who aren't in the club may take part by a code. *holidays* delay the deadlines of slow
    games.
    """

    game: str
    format: Format
    options: Options = {}
    seats: int = 2
    no_show: int = 0
    same_boards: bool = False
    coded: bool = False
    holidays: bool = False


class Entries(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """People to enter: members by their ids, and others by name, who need no device."""

    people: list[str] = []
    names: list[str] = []


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """People of an evening who say nothing for some *minutes*; 0 lets them talk again."""

    people: list[str]
    minutes: int


class NewResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table's result: positions of its people by place; empty if nobody played."""

    round: int
    table: int
    places: list[list[int]]


class CodedEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code of an evening, and the name to take part under."""

    code: str
    name: str


class EveningPerson(msgspec.Struct, frozen=True):
    """
    Somebody who takes part; *present* is false once they have left.

    *typed* is true if their name was typed in, so that they play without a device. *quiet* is the
    time until which they say nothing, in seconds since 1970; only they and leaders see it.
    """

    id: str
    name: str
    present: bool
    typed: bool
    you: bool
    quiet: int | None


class BoardView(msgspec.Struct, frozen=True):
    """One table: *table* is its address, if the guest who asks may see it."""

    people: list[str]
    table: str | None
    places: list[list[int]] | None
    source: Source | None
    scores: list[int]


class RoundView(msgspec.Struct, frozen=True):
    """One round: its tables, and who sits out; *at* is in seconds since 1970."""

    boards: list[BoardView]
    byes: list[str]
    at: int
    over: bool


class RowView(msgspec.Struct, frozen=True):
    """A person's standing; twelve points are a win."""

    id: str
    place: int
    points: int
    direct: int
    buchholz: int
    won: int
    played: int
    byes: int


class EveningView(msgspec.Struct, frozen=True):
    """
    An evening as the guest who asks sees it.

    *step* counts the changes of the evening *id*. *leads* is true for those who run it, and only
    they see its *code*. *over* is true once it has ended and every game is decided.
    """

    club: str
    title: str
    id: int
    step: int
    plan: Plan
    at: int
    ended: int | None
    over: bool
    leads: bool
    code: str | None
    people: list[EveningPerson]
    rounds: list[RoundView]
    standings: list[RowView]


def evening_of(club: Club, live: Live, person: str, now: int, *, leads: bool) -> EveningView:
    """Return an evening as a person sees it; *now* is in seconds since 1970."""
    state = live.state
    return EveningView(
        club.name,
        club.title,
        live.id,
        live.shown_step,
        state.plan,
        state.at,
        state.ended,
        state.over,
        leads,
        live.code if leads else None,
        [
            EveningPerson(
                shown_id(club.name, id_),
                each.name,
                each.present,
                id_.startswith(BY_NAME),
                id_ == person,
                live.quiet_until(id_, now) if leads or id_ == person else None,
            )
            for id_, each in state.people.items()
        ],
        [_round(club.name, state, each, person) for each in state.rounds],
        [
            RowView(
                shown_id(club.name, row.person),
                row.place,
                row.points,
                row.direct,
                row.buchholz,
                row.won,
                row.played,
                row.byes,
            )
            for row in live.standings
        ],
    )


def _round(club: str, evening: Evening, each: Round, person: str) -> RoundView:
    hidden = evening.plan.same_boards and not each.over
    return RoundView(
        [_board(club, board, person, hidden=hidden) for board in each.boards],
        [shown_id(club, one) for one in each.byes],
        each.at,
        each.over,
    )


def _board(club: str, board: Board, person: str, *, hidden: bool) -> BoardView:
    result, seen = board.result, person in board.people or not hidden
    return BoardView(
        [shown_id(club, one) for one in board.people],
        board.name if board.name and seen else None,
        None if result is None else [list(tied) for tied in result.places],
        None if result is None else result.source,
        [] if result is None else list(result.scores),
    )
