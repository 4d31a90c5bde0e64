"""Tests of the program that learns: its gradients, a game that it solves, and its bot."""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from rumpus.cli.main import main
from rumpus.envs.kind import Kind

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@pytest.fixture
def ppo(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Import the example as its neighbours do."""
    monkeypatch.setattr(sys, "path", [str(EXAMPLES), *sys.path])
    return import_module("ppo")


def generator(seed: int) -> Any:
    """Return what the example draws from."""
    return np.random.default_rng(seed)  # noqa: TID251


def loss(ppo: ModuleType, weights: dict[str, Any], batch: Any, gains: Any, aims: Any) -> float:
    """Return what a step makes smaller, by its definition, a position at a time."""
    total = 0.0
    for at, seen in enumerate(batch.seen):
        hidden = np.tanh(seen @ weights["in"] + weights["in0"])
        scores = hidden @ weights["out"] + weights["out0"]
        odds = np.where(batch.mask[at] > 0, np.exp(scores), 0.0)
        odds /= odds.sum()
        ratio = odds[batch.chosen[at]] / batch.odds[at]
        within = np.clip(ratio, 1 - ppo.CLIP, 1 + ppo.CLIP)
        total -= min(ratio * gains[at], within * gains[at])
        some = odds[odds > 0]
        total += ppo.ENTROPY * float((some * np.log(some)).sum())
        value = float((hidden @ weights["value"] + weights["value0"])[0])
        total += 0.5 * (value - aims[at]) ** 2
    return total / len(batch.seen)


def test_gradients_are_those_of_the_objective(ppo: ModuleType) -> None:
    """Moving any weight a little changes the objective as the gradient says."""
    chance = generator(3)
    network = ppo.Network.new(5, 4, 3)
    for name, rows in network.weights.items():
        network.weights[name] = rows + chance.normal(0, 0.3, rows.shape).astype(np.float32)
    weights = {name: rows.astype(np.float64) for name, rows in network.weights.items()}
    batch = ppo.Batch(12, 5, 4)
    batch.seen[:] = chance.random(batch.seen.shape)
    batch.mask[:] = chance.random(batch.mask.shape) < 0.7
    batch.mask[:, 0] = 1
    batch.chosen[:] = [int(chance.choice(np.flatnonzero(row))) for row in batch.mask]
    # Old odds on both sides of the new ones, so that some positions are beyond the clip.
    batch.odds[:] = network(batch.seen, batch.mask)[1][range(12), batch.chosen]
    batch.odds *= chance.choice([0.5, 0.9, 1.05, 2.0], 12)
    gains, aims = chance.normal(size=12), chance.normal(size=12)

    slopes = ppo._slopes(network, batch, np.arange(12), gains, aims)

    for name, rows in weights.items():
        for place in list(np.ndindex(rows.shape))[:40]:
            kept = rows[place]
            ends: list[float] = []
            for change in (1e-5, -1e-5):
                rows[place] = kept + change
                ends.append(loss(ppo, weights, batch, gains, aims))
            rows[place] = kept
            numeric = float(ends[0] - ends[1]) / 2e-5
            assert slopes[name][place] == pytest.approx(numeric, abs=2e-4), (name, place)


def test_it_learns_which_choice_pays(ppo: ModuleType) -> None:
    """In a game of one choice that pays by what is seen, nearly all choices become right."""
    chance, network = generator(0), ppo.Network.new(3, 3, 0)
    for _ in range(40):
        batch = ppo.Batch(256, 3, 3)
        batch.mask[:] = 1
        batch.ended[:] = 1
        right = chance.integers(0, 3, 256)
        batch.seen[range(256), right] = 1
        _, odds, batch.values[:-1] = network(batch.seen, batch.mask)
        batch.chosen[:] = [int(chance.choice(3, p=row / row.sum())) for row in odds]
        batch.odds[:] = odds[range(256), batch.chosen]
        batch.earned[:] = batch.chosen == right
        ppo.improve(network, batch, chance)

    _, odds, _ = network(np.eye(3, dtype=np.float32), np.ones((3, 3), np.float32))
    assert odds.diagonal().min() > 0.9


def test_gains_are_surprises_and_end_with_the_game(ppo: ModuleType) -> None:
    """Without a value, a choice gains what comes after it, less with distance, up to the end."""
    batch = ppo.Batch(4, 1, 1)
    batch.earned[:] = [0, 1, 0, 2]
    batch.ended[:] = [0, 1, 0, 0]

    by = ppo.LAMBDA
    assert batch.gains() == pytest.approx([by, 1, 2 * by, 2])


@pytest.mark.replay
def test_what_was_learned_sits_in_the_arena(
    ppo: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A network that was kept plays games of the arena without a fault, and is rated."""
    monkeypatch.chdir(tmp_path)
    kind = Kind("keyword", "words", {})
    ppo.Network.new(kind.size, kind.encoding.choices, 0).save(tmp_path / "keyword.npz")

    others = ("greedy=baselines:GreedyKeyword", "random=baselines:RandomKeyword")
    assert main(["arena", "keyword", *others, "learned=learned:Keyword", "--deals", "3"]) == 0
    printed = capsys.readouterr().out
    assert "learned" in printed
    # Long words win nearly always, so who plays by chance comes last.
    assert printed.splitlines()[-1].startswith("random")
