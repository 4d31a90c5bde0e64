"""
Rotation: at a game for two the winner stays on, and the others take turns.

The winner keeps the seat, the first connected player in the queue takes the other seat, and the
loser goes to the end of the queue. After a draw, the player with more wins in a row stays, or else
the one in the first seat. Players whose turn comes while they are gone lose their place.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from rumpus.core.values import Result
from rumpus.table.events import Header, Sitter, Tally
from rumpus.table.lobby import plays, side_of
from rumpus.table.table import Table

TALLY_MOST: Final = 24
"""The most players in a tally."""

_PLAYERS: Final = 2

Here = Callable[[str], bool]


class Lineup(NamedTuple):
    """Start of a rematch: *sitters* by seat, empty if players choose their own seats."""

    sitters: tuple[Sitter, ...]
    queue: tuple[Sitter, ...]
    tally: tuple[Tally, ...]

    @property
    def handicaps(self) -> tuple[int, ...]:
        """Return the handicap of each player's last game, in ms; a moderator has none."""
        last = {tally.player: tally.handicap for tally in self.tally}
        return tuple(last.get(sitter.player, 0) for sitter in self.sitters[:_PLAYERS])


def lineup(table: Table, here: Here, *, seats: bool) -> Lineup:
    """Return who plays next after a finished game; without *seats*, nobody is seated."""
    tally = tally_of(table)
    stays = stays_on(table) if seats else None
    if stays is None:
        return Lineup((), _present(table.lobby.queue, here), tally)
    players, others = table.sitters[:_PLAYERS], table.sitters[_PLAYERS:]
    seated, waiting = _called([players[stays], *table.lobby.queue], here)
    loser = players[1 - stays]
    if loser.player and here(loser.player):
        (waiting if len(seated) == _PLAYERS else seated).append(loser)
    if len(seated) < _PLAYERS or all(one in players for one in seated):
        return Lineup((), _present(table.lobby.queue, here), tally)
    if seated[0] == players[1] or seated[1] == players[0]:
        seated.reverse()
    # A row of wins also ends if its player is not there to continue it.
    staying = {sitter.player for sitter in seated}
    tally = tuple(t if t.player in staying else replace(t, row=0) for t in tally)
    sitters = (*seated, *_present(others, here))
    return Lineup(tuple(map(_in_person, sitters)), tuple(map(_in_person, waiting)), tally)


def stays_on(table: Table) -> int | None:
    """Return the seat of the player who stays on, or None while the game is not over."""
    result = table.result
    if table.phase != "over" or result is None:
        return None
    if len(result.places[0]) == 1:
        return int(result.places[0][0])
    rows = {tally.player: tally.row for tally in table.lobby.tally}
    first, second = (rows.get(sitter.player, 0) for sitter in table.sitters[:_PLAYERS])
    return int(second > first)


def tally_of(table: Table) -> tuple[Tally, ...]:
    """Return each player's results so far, including those of this table if its game is over."""
    counted = {tally.player: tally for tally in table.lobby.tally}
    result, header = table.result, table.header
    if table.phase != "over" or result is None or header is None:
        return table.lobby.tally
    for seat, sitter in enumerate(table.sitters):
        if sitter.player and plays(header.seats[seat].role):
            before = counted.get(sitter.player, Tally(sitter.player, sitter.name))
            counted[sitter.player] = _counted(before, sitter, seat, header, result)
    playing = {sitter.player for sitter in table.sitters}
    spare = [player for player in counted if player not in playing]
    for player in spare[: max(0, len(counted) - TALLY_MOST)]:
        del counted[player]
    return tuple(counted.values())


def _counted(before: Tally, sitter: Sitter, seat: int, header: Header, result: Result) -> Tally:
    first = result.places[0]
    # Partners win together; a place that sides share is a draw.
    won = seat in first and len({side_of(header.seats, one) for one in first}) == 1
    return replace(
        before,
        name=sitter.name,
        played=before.played + 1,
        won=before.won + won,
        row=before.row + won if seat in first else 0,
        handicap=header.seats[seat].handicap,
    )


def _called(order: Sequence[Sitter], here: Here) -> tuple[list[Sitter], list[Sitter]]:
    """Return the first two players who are here, and everybody after them, here or not."""
    seated: list[Sitter] = []
    for place, sitter in enumerate(order):
        if len(seated) == _PLAYERS:
            return seated, list(order[place:])
        if not sitter.player or here(sitter.player):
            seated.append(sitter)
    return seated, []


def _present(sitters: Sequence[Sitter], here: Here) -> tuple[Sitter, ...]:
    return tuple(sitter for sitter in sitters if here(sitter.player))


def _in_person(sitter: Sitter) -> Sitter:
    """Return a sitter without the bot that has played for them."""
    return replace(sitter, bot=None) if sitter.player else sitter
