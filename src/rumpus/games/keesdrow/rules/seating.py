"""Seats: the players, their teams, and the moderator (KD-1, KD-25, KD-29)."""

from collections.abc import Sequence
from typing import Final

from rumpus.core.memo import latest
from rumpus.core.values import Options, Refusal, Seat, SeatInfo
from rumpus.games.keesdrow.state import Rules

MODERATOR: Final = "moderator"

Seats = Sequence[SeatInfo]


def seated(rules: Rules, roles: Sequence[str]) -> tuple[SeatInfo, ...] | Refusal:
    """Seat everybody in the order given, with teams alternating, or return what is wrong."""
    count = sum(role != MODERATOR for role in roles)
    refusal = _alone(rules, count) or _teams(rules, roles, count)
    if refusal is not None:
        return refusal
    halves = count // 2
    infos: list[SeatInfo] = []
    for role in roles:
        playing = sum(info.role != MODERATOR for info in infos)
        team = playing % halves if rules.teams == "yes" and role != MODERATOR else None
        infos.append(SeatInfo(role, team))
    return tuple(infos)


@latest
def players(seats: Seats) -> tuple[Seat, ...]:
    """Return the seats that play, in the order of their turns."""
    return tuple(Seat(seat) for seat, info in enumerate(seats) if info.role != MODERATOR)


@latest
def moderator(seats: Seats) -> Seat | None:
    """Return the seat that rules on coaching and doesn't play, or None (KD-25)."""
    return next((Seat(s) for s, info in enumerate(seats) if info.role == MODERATOR), None)


def team_of(seats: Seats, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats that share a total with this one, including itself."""
    team = seats[seat].team
    if team is None:
        return (seat,)
    return tuple(Seat(other) for other, info in enumerate(seats) if info.team == team)


def opponents_of(seats: Seats, seat: Seat) -> tuple[Seat, ...]:
    """Return the players who don't share a total with this seat."""
    team = team_of(seats, seat)
    return tuple(other for other in players(seats) if other not in team)


def following(seats: Seats, seat: Seat) -> Seat:
    """Return the player after this one, clockwise (KD-4)."""
    order = players(seats)
    return order[(order.index(seat) + 1) % len(order)]


def _alone(rules: Rules, count: int) -> Refusal | None:
    """KD-29: refuse options that a single player can't play with."""
    if count > 1:
        return None
    fits = {"words": "checked", "end": "turns", "teams": "no"}
    chosen: Options = {"words": rules.words, "end": rules.end, "teams": rules.teams}
    if rules.variation == "four_score":
        return Refusal("not_alone", "KD-29", {"option": "variation"})
    wrong = next((key for key, value in fits.items() if chosen[key] != value), None)
    return None if wrong is None else Refusal("not_alone", "KD-29", {"option": wrong})


def _teams(rules: Rules, roles: Sequence[str], count: int) -> Refusal | None:
    """KD-25: refuse teams other than two or more pairs, and a moderator without teams."""
    if rules.teams == "no":
        return Refusal("no_moderator", "KD-25") if len(roles) > count else None
    if count >= 4 and count % 2 == 0:
        return None
    return Refusal("uneven_teams", "KD-25", {"players": count})
