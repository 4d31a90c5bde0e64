"""
Cost of an act in process: CPU microseconds to judge, apply and project it, and bytes sent.

    python bench/acts.py [SCRIPT ...] [--games N]

Each game of a script has a different seed, so that caches help no more than they would at a table.
Prints medians by kind of act: over all acts, the first and the last ones.
"""

import argparse
import statistics
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from time import process_time_ns
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.scripts import SCRIPTS, script

from rumpus.core.values import Refusal, Seat
from rumpus.table.project import Projector

EDGE: Final = 20
"""Number of acts of a kind that count as the first ones, and as the last ones."""


class Cost(NamedTuple):
    """Cost of one act, and the total size of what it sent to all seats."""

    kind: str
    ns: int
    told: int


def main() -> None:
    """Play the scripts and print their costs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=[*SCRIPTS], help=f"of {', '.join(SCRIPTS)}")
    parser.add_argument("--games", type=int, default=7, help="games of each script (default 7)")
    options = parser.parse_args()
    print(f"{'us an act, bytes':18} {'':12} acts     all   first    last   bytes    last")
    for name in options.names:
        report(name, [measured(name, number) for number in range(options.games)])


def measured(name: str, number: int) -> list[Cost]:
    """Play one game, with projections for every seat; return the cost of each act."""
    table, causes = script(name, number)
    projector = Projector(table)
    seats = range(SCRIPTS[name].seats)
    audiences = list(dict.fromkeys(projector.audience(Seat(seat)) for seat in seats))
    costs: list[Cost] = []
    for cause in causes:
        before = process_time_ns()
        entry = table.decide(cause.cause, cause.at)
        assert not isinstance(entry, Refusal), (name, cause, entry)
        told = projector.project(table.apply(entry), audiences)
        ns = process_time_ns() - before
        costs.append(Cost(cause.kind, ns, sum(len(p.events + p.patch) for p in told.values())))
    return costs


def report(name: str, played: Sequence[Sequence[Cost]]) -> None:
    """Print a line for each kind of act, and one for all."""
    for kind, acts in Counter(cost.kind for cost in played[0]).items():
        games = [[cost for cost in costs if cost.kind == kind] for costs in played]
        whole, first, last = (
            [cost for costs in games for cost in costs[part]]
            for part in (slice(None), slice(EDGE), slice(-EDGE, None))
        )
        times = [statistics.median(c.ns for c in costs) / 1000 for costs in (whole, first, last)]
        told = [statistics.median(c.told for c in costs) for costs in (whole, last)]
        columns = [*(f"{us:7.1f}" for us in times), *(f"{count:7.0f}" for count in told)]
        print(f"{name:18} {kind:12} {acts:4}", *columns)
    mean = statistics.mean(cost.ns for costs in played for cost in costs) / 1000
    print(f"{name:18} {'all (mean)':12} {len(played[0]):4} {mean:7.1f}")


if __name__ == "__main__":
    main()
