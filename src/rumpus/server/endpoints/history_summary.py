"""What the games of a history amount to: totals, people, and every result, in columns."""

from collections.abc import Collection, Sequence

import msgspec
from msgspec.structs import replace

from rumpus.server.people.totals import Total
from rumpus.store.people.rows import Companion, Standing


class HistoryCompanion(msgspec.Struct, frozen=True):
    """Somebody with whom a person has finished *games*; *opponent* is as in `HistorySeat`."""

    name: str
    games: int
    opponent: str


class HistoryResults(msgspec.Struct, frozen=True):
    """
    Results of a person by game, oldest first, in columns.

    *game* is an index of the summary's `games`. *ended* is in seconds since 1970, and *seconds* the
    time at the table, None if it isn't known. *last* is the worst place of anybody. *theirs* is the
    place of the opponent who is asked for, None in the same team; without one, the column is empty.
    """

    game: list[int]
    ended: list[int]
    seconds: list[int | None]
    place: list[int]
    last: list[int]
    score: list[int | None]
    theirs: list[int | None]


class HistorySummary(msgspec.Struct, frozen=True):
    """
    Summary of the games that are wanted.

    *against* is the name of the opponent who is asked for, and *companions* are the people of most
    games.
    """

    totals: list[Total]
    against: str | None
    companions: list[HistoryCompanion]
    games: list[str]
    results: HistoryResults


def opponent_id(game: int, seat: int) -> str:
    """Return the name of a seat by which a client asks for games against its player."""
    return f"{game}-{seat}"


def with_kept(totals: Sequence[Total], existing: Collection[str]) -> list[Total]:
    """Return totals whose feats say whether their table can still be opened."""
    return [
        replace(
            total,
            feats=tuple(replace(feat, kept=feat.table in existing) for feat in total.feats),
        )
        for total in totals
    ]


def companion(one: Companion) -> HistoryCompanion:
    """Return a companion without their id."""
    return HistoryCompanion(one.name, one.games, opponent_id(one.game, one.seat))


def in_columns(
    standings: Sequence[Standing], games: Sequence[str], *, against: bool
) -> HistoryResults:
    """Return results as columns; *games* are the names to which they refer."""
    index = {game: at for at, game in enumerate(games)}
    return HistoryResults(
        [index[one.game] for one in standings],
        [one.ended for one in standings],
        [one.lasted for one in standings],
        [one.place for one in standings],
        [one.last for one in standings],
        [one.score for one in standings],
        [one.theirs for one in standings] if against else [],
    )
