"""A bot's reaches for a flag, withdrawals, and stops before there is a reach."""

from typing import Final, NamedTuple

from rumpus.core.chance import Chance
from rumpus.core.values import Millis, Seat
from rumpus.games.keep_your_cool.bots.drawing import exponential, reaction
from rumpus.games.keep_your_cool.bots.levels import Level
from rumpus.games.keep_your_cool.rules.reaching import COMMITTED
from rumpus.games.keep_your_cool.rules.seating import other
from rumpus.games.keep_your_cool.state import View
from rumpus.games.keep_your_cool.values import Grab, Verdict

HOUR: Final = 3_600_000

BEHIND: Final = 2.0
AHEAD: Final = 0.6
"""Moods: how many times bolder a player is when behind, or ahead."""

LATE: Final = 3.0
"""How many times bolder still a player is when behind with few tiles left."""
FEW: Final = 4

GAZE: Final = 500
"""Ms for which the other player looks at a tile that they have turned."""

FOLLOWING: Final = 0.5
"""Share of its reaction time that a bot needs to follow up a feint with a reach."""

SPEECHLESS: Final = 15.0
"""How many times bolder a bot is while the other player can't stop (KYC-21)."""

TENSE: Final = 8.0
"""How many times likelier a bot is to imagine a reach while it expects one."""
EXPECTING: Final = 3000
"""Ms for which a bot expects a reach after the other player took a pair or withdrew a hand."""

LINGERING: Final = 200
"""Most ms that a bluffing bot leaves its hand out once it may withdraw it."""


class Spell(NamedTuple):
    """A period that ends at *until*, in which something is *times* times as likely."""

    until: Millis
    times: float


def reach_at(view: View, seat: Seat, level: Level, at: Millis, chance: Chance) -> Millis | None:
    """
    Draw when the bot feels like reaching; return None if it may not reach.

    The time may be drawn anew at each update: having waited makes a reach no likelier.
    """
    me, opposite = view.players[seat], view.players[other(seat)]
    out = {grab.seat: grab for grab in view.grabs}
    if view.phase != "play" or me.lock is not None or seat in out:
        return None
    rate = level.bold * _mood(view, seat) / HOUR
    hands = [Millis(opposite.busy + GAZE), *(grab.until for grab in out.values())]
    spells = (
        Spell(opposite.stop_from, SPEECHLESS),
        Spell(max(hands), level.wily),
    )
    return _drawn(max(at, me.reach_from), rate, spells, chance)


def baited(view: View, seat: Seat) -> Verdict | None:
    """Return the stop that the other player just wasted on a feint by *seat*, or None."""
    last = view.verdicts[-1] if view.verdicts else None
    if last is None or last.seat == seat:
        return None
    free = view.players[seat].lock is None and all(grab.seat != seat for grab in view.grabs)
    newest = view.attempts[-1].number if view.attempts else -1
    gone = last.ruling == "no_reach" and last.reach == newest
    return last if gone and free and view.players[last.seat].stop_from > view.at else None


def follow_at(void: Verdict, level: Level, chance: Chance) -> Millis:
    """Draw when the bot reaches for a flag whose owner can't stop for a moment (KYC-21)."""
    return Millis(void.at + int(FOLLOWING * reaction(level, chance)))


def jump_at(view: View, seat: Seat, level: Level, at: Millis, chance: Chance) -> Millis | None:
    """Draw when the bot stops a reach that it only expects; return None if it wouldn't."""
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
    """Draw when the bot withdraws its reach; return None unless it is a bluff."""
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
    """Draw when something with a base *rate* per ms happens; *spells* make it likelier."""
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
