"""Totals of a history: what a person's results in each game amount to."""

from collections.abc import Iterable

import msgspec

from rumpus.games.feats import Feat
from rumpus.store.people.rows import Standing


class BestFeat(msgspec.Struct, frozen=True):
    """
    The best that a person has done of a *kind*, and at which table.

    *value*, *word* and *moment* are as in `Feat`; *ended* is in seconds since 1970. *kept* is true
    while the table can be opened.
    """

    kind: str
    value: int
    word: str
    moment: int | None
    table: str
    ended: int
    kept: bool = True


class Total(msgspec.Struct, frozen=True):
    """
    A person's results in one game.

    *row* counts the wins since the last loss, and *longest* is the longest such row; a draw, and a
    game without opponents, ends none. *best* is the highest score, if there is one. *seconds* is
    the time at the table, and *unknown* counts the games of which the room knows results alone.
    """

    game: str
    played: int = 0
    won: int = 0
    row: int = 0
    longest: int = 0
    best: int | None = None
    seconds: int = 0
    unknown: int = 0
    feats: tuple[BestFeat, ...] = ()


def totals(standings: Iterable[Standing]) -> list[Total]:
    """Return the totals of each game, the one played most often first; *standings* by time."""
    found: dict[str, Total] = {}
    feats: dict[str, dict[str, tuple[Feat, Standing]]] = {}
    for one in standings:
        found[one.game] = _with(found.get(one.game, Total(one.game)), one)
        _keep_best(feats.setdefault(one.game, {}), one)
    totals = (
        msgspec.structs.replace(total, feats=tuple(map(_shown, feats[total.game].values())))
        for total in found.values()
    )
    return sorted(totals, key=lambda total: -total.played)


def _with(total: Total, one: Standing) -> Total:
    won, lost = one.place == 1 < one.last, one.place > 1
    row = 0 if lost else total.row + won
    scores = [score for score in (total.best, one.score) if score is not None]
    return Total(
        one.game,
        total.played + 1,
        total.won + won,
        row,
        max(total.longest, row),
        max(scores, default=None),
        total.seconds + (one.lasted or 0),
        total.unknown + (one.feats is None),
    )


def _keep_best(best: dict[str, tuple[Feat, Standing]], one: Standing) -> None:
    for feat in one.feats or ():
        if feat.kind not in best or feat.beats(best[feat.kind][0]):
            best[feat.kind] = (feat, one)


def _shown(best: tuple[Feat, Standing]) -> BestFeat:
    feat, one = best
    return BestFeat(feat.kind, feat.value, feat.word, feat.moment, one.table, one.ended)
