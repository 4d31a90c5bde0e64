"""Intervals: over simulated runs whose truth is known, 95 % of them hold it."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from rumpus.core.chance import Chance
from rumpus.lab.arena.decision import MARGIN, verdict
from rumpus.lab.intervals import bootstrap, of_share

RUNS = 1_000
SEEDS = 60
COVERED = range(930, 971)
"""Number of the thousand intervals that may hold the truth."""


def matches(chance: Chance, strength: float, count: int) -> list[float]:
    """Draw the shares of matches of two games, which are alike: half the time the deal decides."""
    return [
        float(chance.unit() < strength)
        if chance.unit() < 0.5
        else (chance.unit() < strength) / 2 + (chance.unit() < strength) / 2
        for _ in range(count)
    ]


@pytest.mark.parametrize("strength", [0.5, 0.62, 0.8])
def test_intervals_of_shares_hold_the_truth(strength: float) -> None:
    """Of a thousand arenas, between 93 and 97 % have an interval that holds the true share."""
    chance = Chance(b"7", "matches")
    found = [of_share(matches(chance, strength, SEEDS)) for _ in range(RUNS)]

    assert sum(one.low <= strength <= one.high for one in found) in COVERED


def test_a_few_wins_are_not_certain() -> None:
    """Five of five leave doubt, and an interval never leaves 0 to 1."""
    few = of_share([1.0] * 5)

    assert few.mean == few.high == 1.0
    assert few.low < 0.8
    assert of_share([0.0] * 5).low == 0.0


@pytest.mark.parametrize("kind", ["mean", "ratio", "difference"])
def test_intervals_of_sweeps_hold_the_truth(kind: str) -> None:
    """Of a thousand sweeps, 93 to 97 % of intervals hold the truth, for skewed figures too."""
    # Skewed figures by the thousand, which `Chance` would take a minute to draw.
    generator = np.random.default_rng(11)  # noqa: TID251
    deals = generator.gamma(4.0, 2.5, (RUNS, SEEDS))
    minutes = deals * generator.uniform(0.8, 1.2, (RUNS, SEEDS))
    words = minutes * 3 + generator.normal(0, 4, (RUNS, SEEDS))
    longer = minutes * 1.1 + generator.normal(0, 1, (RUNS, SEEDS))
    columns, truth = {
        "mean": ((minutes, minutes), 10.0),
        "ratio": ((words, minutes), 3.0),
        "difference": ((longer, minutes), 1.0),
    }[kind]

    def statistic(rows: Any) -> Any:
        first, second = rows[..., 0].mean(-1), rows[..., 1].mean(-1)
        return {"mean": first, "ratio": first / second, "difference": first - second}[kind]

    found = [
        bootstrap(np.stack([column[run] for column in columns], -1), statistic, draws=400)
        for run in range(RUNS)
    ]

    assert sum(one.low <= truth <= one.high for one in found) in COVERED


def test_the_same_rows_have_the_same_interval() -> None:
    """Nothing about an interval is left to luck; one seed alone has no width."""
    rows = np.arange(20.0).reshape(10, 2)

    assert bootstrap(rows, _mean) == bootstrap(rows, _mean)
    assert bootstrap(rows[:1], _mean).around == 0


def _mean(rows: Any) -> Any:
    return rows[..., 0].mean(-1)


def decided(chance: Chance, strength: float, most: int) -> tuple[str | None, int]:
    """Play matches until they decide, and return the verdict with their number."""
    shares: list[float] = []
    for _ in range(most):
        shares += matches(chance, strength, 1)
        found = verdict(shares)
        if found is not None:
            return found, len(shares)
    return None, len(shares)


def test_few_verdicts_are_wrong() -> None:
    """If the truth is at the margin, about 5 % of verdicts are wrong at most, and all come."""
    chance = Chance(b"3", "matches")
    found = [decided(chance, 0.5 - MARGIN, 2_000)[0] for _ in range(600)]

    assert found.count("stronger") / len(found) <= 0.06
    assert found.count(None) == 0


def test_a_clear_difference_is_decided_soon() -> None:
    """A player that takes 80 % of the points is found out in a few dozen matches."""
    chance = Chance(b"5", "matches")
    found: Sequence[tuple[str | None, int]] = [decided(chance, 0.8, 500) for _ in range(300)]

    assert [one for one, _ in found].count("stronger") >= 297
    assert sorted(count for _, count in found)[len(found) // 2] < 30
    assert verdict([]) is None
    assert verdict([1.0, 1.0, 1.0]) is None
