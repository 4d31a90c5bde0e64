"""
Let bots play ICECOOL 2 in the bundled school, and report how fair and lively the games are.

    python tools/layout.py [--games 32,16] [--seed 5000] [--jobs 1] [--write]

Bots of one level play in all seats, for 2, 3 and 4 players, with the Rulebook preset; ``--games``
sets the number of games for each row of Fair, and of Sharp. The doors were chosen by games
with other seeds than those of the report. ``--write`` replaces the tables of
`docs/reference/icecool-layout.md`; update the day there by hand.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from statistics import mean, median
from typing import Final

from rumpus.core.options import defaults
from rumpus.games.icecool.events import Caught, FishTaken, Flicked, IceEvent, RoundEnded
from rumpus.games.icecool.game import FACTS
from rumpus.games.icecool.rules.whereabouts import fish_doors
from rumpus.lab.simulate import Sitting, play
from rumpus.physics.facts import Left, Rested
from rumpus.physics.layout import digest, load

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "reference" / "icecool-layout.md"
BEGIN: Final = "<!-- figures: tools/layout.py -->\n"
END: Final = "<!-- end of figures -->\n"

SEATS: Final = (2, 3, 4)
LEVELS: Final = ("fair", "sharp")
Events = list[IceEvent]


def rounds_of(level: str, seats: int, seed: int) -> list[Events]:
    """Play a game, and return the events of its complete rounds."""
    sitting = Sitting(FACTS.name, (level,) * seats, defaults(FACTS.options))
    rounds: list[Events] = [[]]
    for entry in play(sitting, seed).record.entries:
        for event in entry.events:
            rounds[-1].append(event)
            if isinstance(event, RoundEnded):
                rounds.append([])
    return rounds[:-1]


def row(level: str, seats: int, rounds: list[Events]) -> Iterator[str]:
    """Yield the cells of one line: winners and lengths of rounds, and outcomes of flicks."""
    ends = Counter(e.why for events in rounds for e in events if isinstance(e, RoundEnded))
    flicks = [sum(isinstance(e, Flicked) for e in events) for events in rounds]
    caught = sum(isinstance(e, Caught) for events in rounds for e in events)
    shots = [e for events in rounds for e in events if isinstance(e, Flicked)]
    own = [[fact for fact in e.shot.facts if fact.penguin == e.seat] for e in shots]
    stuck = sum(any(isinstance(f, Rested) and f.door is not None for f in facts) for facts in own)
    out = sum(any(isinstance(f, Left) for f in facts) for facts in own)
    yield level
    yield str(seats)
    yield str(len(rounds))
    yield _percent(ends["ids"], len(rounds))
    yield _percent(ends["fish"], len(rounds))
    yield f"{mean(flicks):.1f}, {median(flicks):.0f}, {max(flicks)}"
    yield f"{caught / len(rounds):.2f}"
    yield _percent(stuck, len(shots))
    yield _percent(out, len(shots))


def fish(rounds: list[Events]) -> Counter[int]:
    """Count the fish taken over each door."""
    return Counter(e.door for events in rounds for e in events if isinstance(e, FishTaken))


def report(played: dict[tuple[str, int], list[Events]]) -> Iterator[str]:
    """Yield the lines of both tables; in the second, doors with the fish sign stand out."""
    yield (
        "| bots | players | rounds | the Catcher wins | a Runner wins |"
        " flicks a round: mean, median, most | catches a round | flicks stuck in a door | out |"
    )
    yield "|---" * 9 + "|"
    for (level, seats), rounds in played.items():
        yield "| " + " | ".join(row(level, seats, rounds)) + " |"
    yield ""
    doors = range(len(load().doors))
    yield "| bots | players | " + " | ".join(f"door {door}" for door in doors) + " |"
    yield "|---" * (2 + len(doors)) + "|"
    for (level, seats), rounds in played.items():
        counts, signs = fish(rounds), fish_doors(load(), seats)
        taken = [f"{counts[door] / len(rounds):.2f}" for door in doors]
        cells = [f"**{taken[door]}**" if door in signs else taken[door] for door in doors]
        yield f"| {level} | {seats} | {' | '.join(cells)} |"


def main() -> None:
    """Play, print, and write the page if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="32,16")
    parser.add_argument("--seed", type=int, default=5000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    played: dict[tuple[str, int], list[Events]] = {}
    with ProcessPoolExecutor(options.jobs) as pool:
        for level, games in zip(LEVELS, map(int, options.games.split(",")), strict=True):
            seeds = range(options.seed, options.seed + games)
            for seats in SEATS:
                told = pool.map(rounds_of, repeat(level), repeat(seats), seeds)
                played[level, seats] = [events for game in told for events in game]
                print("| " + " | ".join(row(level, seats, played[level, seats])) + " |", flush=True)
    print(f"plan {digest(load())}", *report(played), sep="\n")
    if options.write:
        head, rest = PAGE.read_text("utf-8").split(BEGIN)
        tail = rest.split(END)[1]
        text = "\n".join([f"Plan `{digest(load())}`:", "", *report(played)])
        PAGE.write_text(head + BEGIN + text + "\n" + END + tail, "utf-8")


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %"


if __name__ == "__main__":
    main()
