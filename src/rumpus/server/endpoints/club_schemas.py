"""Bodies of requests about clubs and their answers (`docs/reference/clubs.md`)."""

import msgspec

from rumpus.evening.events import Plan
from rumpus.server.clubs.clubs import shown_id
from rumpus.server.clubs.history import Past, Total
from rumpus.server.endpoints.listing import TableLine
from rumpus.server.people.crowd import Crowd
from rumpus.server.room import Room
from rumpus.store.people.club_rows import Club, Role


class NewClub(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The title of a club to found, or its new one."""

    title: str


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret word of a club's join link."""

    word: str


class People(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """People of a club, by the ids under which it lists them."""

    people: list[str]


class NewRole(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """People of a club and the role that they get."""

    people: list[str]
    role: Role


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a club has a join link; a new one voids the one before."""

    on: bool


class ClubLine(msgspec.Struct, frozen=True):
    """A club in a list; *role* is that of the guest who asks."""

    name: str
    title: str
    role: Role


class ClubPerson(msgspec.Struct, frozen=True):
    """Somebody in a club; *here* is true while they have an open page of the room."""

    id: str
    name: str
    role: Role
    here: bool
    you: bool


class FinishView(msgspec.Struct, frozen=True):
    """How an evening went for a person; twelve points are a win."""

    id: str
    name: str
    place: int
    points: int
    won: int
    played: int


class PastEvening(msgspec.Struct, frozen=True):
    """An evening in a club's history; *opened* is in seconds since 1970."""

    opened: int
    game: str
    rounds: int
    over: bool
    finishes: list[FinishView]


class TotalView(msgspec.Struct, frozen=True):
    """A person's sums over all evenings of a game; *firsts* counts those that they won."""

    id: str
    name: str
    points: int
    evenings: int
    firsts: int
    won: int
    played: int


class GameTotals(msgspec.Struct, frozen=True):
    """The standings of a club in one game, the leader first."""

    game: str
    rows: list[TotalView]


class ClubView(msgspec.Struct, frozen=True):
    """
    A club as the guest who asks may see it.

    Only its members see anything but the title, and only leaders the *word* of the join link and
    those who ask to join. *own* are the club's tables, and *tables* public ones where members sit.
    *running* is true during an evening, and *plan* that of the last one.
    """

    name: str
    title: str
    role: Role | None
    word: str | None = None
    people: list[ClubPerson] = []
    own: list[TableLine] = []
    tables: list[TableLine] = []
    running: bool = False
    plan: Plan | None = None
    evenings: list[PastEvening] = []
    standings: list[GameTotals] = []


def past_of(club: str, past: Past) -> PastEvening:
    """Return an evening of a club's history."""
    finishes = [
        FinishView(
            shown_id(club, each.person),
            each.name,
            each.place,
            each.points,
            each.won,
            each.played,
        )
        for each in past.finishes
    ]
    return PastEvening(past.opened, past.game, past.rounds, past.over, finishes)


def total_of(club: str, total: Total) -> TotalView:
    """Return a person's sums over a game's evenings."""
    return TotalView(
        shown_id(club, total.person),
        total.name,
        total.points,
        total.evenings,
        total.firsts,
        total.won,
        total.played,
    )


async def people_of(
    club: Club, person: str, room: Room, crowd: Crowd, now: float, *, asking: bool
) -> list[ClubPerson]:
    """Return a club's people as a person sees them, with those who ask to join if *asking*."""
    return [
        ClubPerson(
            shown_id(club.name, each.person),
            await room.chosen_name(each.person) or room.name_of(each.person),
            each.role,
            crowd.here(each.person, now),
            each.person == person,
        )
        for each in (club.people if asking else club.members)
    ]
