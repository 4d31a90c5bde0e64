"""Wishes: what guests who look for somebody want to play, and what several of them agree on."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from rumpus.core.values import Options


class Wish(msgspec.Struct, frozen=True):
    """
    A game to play with others.

    *options* are house rules, *named* if they are those of a preset, and with *any* they hold only
    if nobody else wants others. *rated* is None if the game may count or not. *players* are the
    numbers of people that suit, each of which can play by these rules.
    """

    game: str
    options: Options
    any: bool = False
    named: bool = True
    rated: bool | None = None
    players: tuple[int, ...] = (2,)


class Terms(NamedTuple):
    """What a group agrees on: the rules, whether the game may count, and for how many it is."""

    options: Options
    rated: bool
    players: int


def agreed(wishes: Sequence[Wish]) -> Terms | None:
    """
    Return what guests agree on, the one who waits longest first; None if their wishes differ.

    A rated game needs the house rules of a preset. If several numbers of people suit everybody, it
    is the smallest.

    >>> quick, slow = Wish("toy", {"turns": 5}), Wish("toy", {"turns": 9}, any=True, players=(2, 3))
    >>> agreed([slow, quick])
    Terms(options={'turns': 5}, rated=True, players=2)
    >>> agreed([quick, Wish("toy", {"turns": 9})]) is None
    True
    """
    first = wishes[0]
    rated = {wish.rated for wish in wishes} - {None}
    players = set(first.players).intersection(*(wish.players for wish in wishes[1:]))
    if len(rated) > 1 or not players or any(wish.game != first.game for wish in wishes):
        return None
    chosen = _chosen(wishes, must_count=True in rated)
    if chosen is None:
        return None
    return Terms(chosen.options, chosen.named and False not in rated, min(players))


def _chosen(wishes: Sequence[Wish], *, must_count: bool) -> Wish | None:
    """Return the wish whose house rules hold, or None."""
    fixed = [wish for wish in wishes if not wish.any]
    if any(wish.options != fixed[0].options for wish in fixed[1:]):
        return None
    fit = (wish for wish in fixed or wishes if wish.named or not must_count)
    return next(fit, None)
