"""When a bot reaches for a flag, takes its hand back, or says stop too soon (KYC-18 to KYC-22)."""

from typing import Final, NamedTuple

from rumpus.bots.keep_your_cool.drawing import exponential
from rumpus.bots.keep_your_cool.levels import Level
from rumpus.core.chance import Chance
from rumpus.core.values import Millis, Seat
from rumpus.games.keep_your_cool.parts import Grab
from rumpus.games.keep_your_cool.reaching import COMMITTED
from rumpus.games.keep_your_cool.seating import other
from rumpus.games.keep_your_cool.state import View

HOUR: Final = 3_600_000

BEHIND: Final = 2.0
AHEAD: Final = 0.6
"""Moods: so much bolder is who lies behind, or ahead."""

LATE: Final = 3.0
"""Who lies behind while few tiles are left is so much bolder still."""
FEW: Final = 4

BUSY: Final = 3.0
"""So much bolder it is while the other's hands turn a tile, and for a moment after."""
GAZE: Final = 500
"""So long the other looks at a tile that he has turned."""

SPEECHLESS: Final = 15.0
"""So much bolder it is while the other can't say stop (KYC-21)."""

TENSE: Final = 8.0
"""It is so much likelier to see hands that are not there when it expects one."""
EXPECTING: Final = 3000
"""It does so long after the other has taken a pair, or his hand back."""

LINGERING: Final = 200
"""A hand that is taken back goes within so many ms of when it may."""


class Spell(NamedTuple):
    """A time until which something is as many times as likely."""

    until: Millis
    times: float


def reach_at(view: View, seat: Seat, level: Level, at: Millis, chance: Chance) -> Millis | None:
    """
    Draw when the mood to reach comes over it; None where it may not reach.

    It may be drawn anew at each update: waiting so far makes it no likelier.
    """
    me, opposite = view.players[seat], view.players[other(seat)]
    if view.phase != "play" or me.lock is not None or view.grabs:
        return None
    rate = level.bold * _mood(view, seat) / HOUR
    spells = (
        Spell(opposite.stop_from, SPEECHLESS),
        Spell(Millis(opposite.busy + GAZE), BUSY),
    )
    return _drawn(max(at, me.reach_from), rate, spells, chance)


def jump_at(view: View, seat: Seat, level: Level, at: Millis, chance: Chance) -> Millis | None:
    """Draw when it says stop to a hand that it only expected; None where it would not."""
    me, opposite = view.players[seat], view.players[other(seat)]
    if view.phase != "play" or opposite.lock is not None or view.grabs:
        return None
    since = max(
        [Millis(-EXPECTING)]
        + [pair.at for pair in view.pairs[-1:] if pair.seat != seat]
        + [a.began for a in view.attempts[-1:] if a.seat != seat and a.outcome == "withdrawn"]
    )
    rate = level.jumpy / HOUR
    spells = (Spell(Millis(since + EXPECTING), TENSE),)
    return _drawn(max(at, me.stop_from), rate, spells, chance)


def withdraw_at(grab: Grab, level: Level, chance: Chance) -> Millis | None:
    """Decide whether a reach of its own is a bluff, and when the hand goes back."""
    if chance.below(1000) >= level.bluff:
        return None
    return Millis(grab.began + COMMITTED + chance.below(min(LINGERING, grab.window - COMMITTED)))


def _mood(view: View, seat: Seat) -> float:
    mine, theirs = view.points[seat], view.points[other(seat)]
    if mine >= theirs:
        return AHEAD if mine > theirs else 1
    few = sum(tile.lies != "gone" for tile in view.tiles) <= FEW
    return BEHIND * (LATE if few else 1)


def _drawn(start: Millis, rate: float, spells: tuple[Spell, ...], chance: Chance) -> Millis:
    """Draw when something happens that is *rate* times as likely a ms, and more in some spells."""
    left, now = exponential(chance), start
    for until in sorted(spell.until for spell in spells if spell.until > start):
        likely = rate * _times(spells, now)
        if left < likely * (until - now):
            return Millis(now + int(left / likely))
        left -= likely * (until - now)
        now = until
    return Millis(now + int(left / rate))


def _times(spells: tuple[Spell, ...], now: Millis) -> float:
    times = 1.0
    for spell in spells:
        times *= spell.times if spell.until > now else 1
    return times
