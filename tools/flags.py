"""
Write the figures of `docs/reference/bots.md` on games of Keep Your Cool between bots.

    python tools/flags.py [GAMES]

Two bots of each level play GAMES games (100 by default) under each preset, seeded, so that each run
gives the same figures. Replaces the table in the page.
"""

import sys
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Final, NamedTuple

from rumpus.core.options import Preset, validated
from rumpus.core.values import Refusal
from rumpus.games.keep_your_cool.bots import LEVELS
from rumpus.games.keep_your_cool.events import (
    CoolEvent,
    Ended,
    FlagTaken,
    Reached,
    Stopped,
    StopVoid,
    Withdrawn,
)
from rumpus.games.keep_your_cool.game import FACTS
from rumpus.games.keep_your_cool.options import PRESETS
from rumpus.games.keep_your_cool.rules.board import FLAG_POINTS
from rumpus.games.keep_your_cool.rules.seating import PLAYERS
from rumpus.lab.simulate import Sitting, play

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "reference" / "bots.md"
BEGIN: Final = "<!-- figures: tools/flags.py -->\n"
END: Final = "<!-- end of figures -->\n"
GAMES: Final = 100
SURE: Final = 1.96
"""Standard errors on each side of an interval that holds the true share in 95 of 100 cases."""


class Tally(NamedTuple):
    """Events counted in some games; *decided* is the number of games that flags decided."""

    games: int
    decided: int
    draws: int
    minutes: float
    reaches: int
    taken: int
    feints: int
    baits: int
    stopped: int


def tally(preset: Preset, level: str, games: int) -> Tally:
    """Play games between two bots of a level, and return the tally."""
    options = validated(FACTS.options, preset.options)
    assert not isinstance(options, Refusal)
    sitting = Sitting(FACTS.name, (level, level), options)
    totals = [0] * 7
    millis = 0
    for seed in range(games):
        played = play(sitting, seed)
        events: list[CoolEvent] = [e for entry in played.record.entries for e in entry.events]
        millis += played.millis
        totals = [a + b for a, b in zip(totals, _counts(events), strict=True)]
    decided, draws, *rest = totals
    return Tally(games, decided, draws, millis / games / 60_000, *rest)


def _counts(events: Sequence[CoolEvent]) -> list[int]:
    end = next(e for e in events if isinstance(e, Ended))
    back = {e.reach for e in events if isinstance(e, Withdrawn)}
    return [
        end.reason == "flag" or _by_flags(events, end),
        len(end.places) == 1,
        sum(isinstance(e, Reached) for e in events),
        sum(isinstance(e, FlagTaken) for e in events),
        len(back),
        sum(isinstance(e, StopVoid) and e.frees for e in events),
        sum(isinstance(e, Stopped) and e.verdict.reach in back for e in events),
    ]


def _by_flags(events: Sequence[CoolEvent], end: Ended) -> bool:
    """Return True if the result would have been different by tiles alone."""
    taken = [e.seat for e in events if isinstance(e, FlagTaken)]
    flags = [FLAG_POINTS * taken.count(seat) for seat in PLAYERS]
    tiles = [points - flag for points, flag in zip(end.points, flags, strict=True)]
    return end.reason == "flags" or _order(tiles) != _order(end.points)


def _order(points: Sequence[int]) -> int:
    return (points[0] > points[1]) - (points[0] < points[1])


def share(count: int, of: int) -> str:
    """Return a share in percent with its interval (Wilson)."""
    if of == 0:
        return "-"
    middle = (count + SURE**2 / 2) / (of + SURE**2)
    half = SURE * sqrt(count * (of - count) / of + SURE**2 / 4) / (of + SURE**2)
    low, high = max(0, middle - half), min(1, middle + half)
    return f"{100 * count / of:.0f} ({100 * low:.0f} to {100 * high:.0f})"


def row(preset: Preset, level: str, games: int) -> str:
    """Return the line of the table for a level."""
    t = tally(preset, level, games)
    return (
        f"| {preset.name} | `{level}` | {share(t.decided, games)} | {t.minutes:.1f} "
        f"| {share(t.draws, games)} | {t.reaches / games:.1f} | {share(t.taken, t.reaches)} "
        f"| {t.feints / games:.2f} | {share(t.baits, t.feints)} | {share(t.stopped, t.feints)} |"
    )


def main() -> int:
    """Play the games, and write the page."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    lines = [
        f"Of {games} games each; shares in percent, with their intervals of 95 %:",
        "",
        (
            "| preset | two of | decided by flags | minutes | draws | reaches a game "
            "| of them took a flag | feints a game | of them baited a void stop | were stopped |"
        ),
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for preset in PRESETS:
        for level in LEVELS:
            lines.append(row(preset, level, games))
            print(lines[-1], flush=True)
    page = PAGE.read_text("utf-8")
    before, rest = page.split(BEGIN)
    after = rest.split(END)[1]
    table = "\n".join(lines)
    PAGE.write_text(f"{before}{BEGIN}\n{table}\n\n{END}{after}", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
