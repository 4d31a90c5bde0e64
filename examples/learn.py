"""A program that learns a game of words from nothing but results, and is then measured."""

import argparse
from pathlib import Path
from time import process_time

import numpy as np
from ppo import Batch, Network, improve

from rumpus import envs
from rumpus.envs.against_bots import AgainstBots
from rumpus.lab.intervals import of_share

STEPS = 2_048
"""Choices between two improvements."""
FRESH = 1_000_000
"""Seed of the first game that measures; training plays others."""


def learn(
    env: AgainstBots, network: Network, minutes: float, chance: np.random.Generator
) -> list[tuple[float, int, float]]:
    """Play and improve; return CPU seconds, games, and the share of wins since the last line."""
    began, games = process_time(), 0
    curve: list[tuple[float, int, float]] = []
    told, _ = env.reset()
    while process_time() - began < 60 * minutes:
        batch = Batch(STEPS, len(told["observation"]), len(told["action_mask"]))
        results: list[float] = []
        for at in range(STEPS):
            _, odds, value = network(told["observation"], told["action_mask"])
            choice = int(chance.choice(len(odds), p=odds / odds.sum()))
            batch.seen[at], batch.mask[at] = told["observation"], told["action_mask"]
            batch.chosen[at], batch.odds[at], batch.values[at] = choice, odds[choice], value
            told, earned, over, cut, _ = env.step(choice)
            batch.earned[at], batch.ended[at] = earned, over or cut
            if over or cut:
                results.append(earned)
                told, _ = env.reset()
        batch.values[STEPS] = network(told["observation"], told["action_mask"])[2]
        improve(network, batch, chance)
        games += len(results)
        share = (sum(results) / max(1, len(results)) + 1) / 2
        curve.append((process_time() - began, games, share))
        print(f"{curve[-1][0]:5.0f} s {games:6} games: first in {100 * share:3.0f} %", flush=True)
    return curve


def measure(
    env: AgainstBots, network: Network, games: int, chance: np.random.Generator | None = None
) -> str:
    """Play games that training has not seen, by the likeliest choices, or by *chance*."""
    results: list[float] = []
    for game in range(games):
        told, _ = env.reset(seed=FRESH + game)
        over, earned = False, 0.0
        while not over:
            _, odds, _ = network(told["observation"], told["action_mask"])
            choice = (
                odds.argmax() if chance is None else chance.choice(len(odds), p=odds / odds.sum())
            )
            told, earned, over, _, _ = env.step(int(choice))
        results.append((earned + 1) / 2)
    found = of_share(results)
    return f"first in {100 * found.mean:.0f} % ({100 * found.low:.0f} to {100 * found.high:.0f})"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn a game of words against a level.")
    parser.add_argument("game", choices=["keesdrow", "keyword"])
    parser.add_argument("--level", default="gentle")
    parser.add_argument("--minutes", type=float, default=5, help="of CPU time")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--games", type=int, default=400, help="to measure")
    parser.add_argument("--out", type=Path, help="keeps the network, and the curve beside it")
    options = parser.parse_args()
    env = envs.single(options.game, bots=(options.level,), acts="words")
    told, _ = env.reset(seed=options.seed)
    sees, choices = len(told["observation"]), len(told["action_mask"])
    network = Network.new(sees, choices, options.seed)
    before = measure(env, network, options.games, np.random.default_rng(options.seed))
    env.reset(seed=options.seed)
    curve = learn(env, network, options.minutes, np.random.default_rng(options.seed))
    print(f"before, against {options.level}: {before}")
    print(f"after, against {options.level}: {measure(env, network, options.games)}")
    if options.out:
        network.save(options.out)
        lines = [f"{seconds:.1f},{games},{share:.4f}" for seconds, games, share in curve]
        head = "cpu_seconds,games,first"
        options.out.with_suffix(".csv").write_text("\n".join([head, *lines, ""]), "utf-8")
