"""
Environments: steps of agents that choose by chance, beside other libraries in the same run.

    python bench/envs.py [STEPS] [ROUNDS]

A step makes an observation with its mask, and one of the allowed choices. The others are
connect_four of PettingZoo and UNO of RLCard, which need ``pip install pygame rlcard``; without
them, their lines say so. All are measured in turn, and the figure is the median of the rounds, in
steps a CPU second; the time for choosing counts for none of them. At last, flicks of ICECOOL 2 are
compared with the same flicks of the physics alone.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from statistics import median
from time import process_time
from typing import Any, cast

import numpy as np

from rumpus import envs
from rumpus.core.chance import Chance
from rumpus.games.icecool.encoding import FLICK, flick_of
from rumpus.physics import Scene, simulate

STEPS, ROUNDS = 10_000, 3


def in_turn(made: Callable[[], Any]) -> Any:
    """Step agents of PettingZoo that act in turn, game after game."""
    env = made()
    while True:
        env.reset()
        for _agent in env.agent_iter():
            seen, _reward, over, cut, _info = env.last()
            env.step(None if over or cut else (yield seen["action_mask"]))


def against_bots(made: Callable[[], Any]) -> Any:
    """Step an agent of Gymnasium, game after game."""
    env = made()
    while True:
        seen, _info = env.reset()
        over = False
        while not over:
            seen, _reward, over, _cut, _info = env.step((yield seen["action_mask"]))


def rlcard(made: Callable[[], Any]) -> Any:
    """Step players of RLCard, game after game."""
    env = made()
    while True:
        state, _player = env.reset()
        while not env.is_over():
            state, _player = env.step((yield [*state["legal_actions"]]))


def subjects() -> dict[str, Any]:
    """Return what is stepped, by name."""
    return {
        "PettingZoo connect_four": in_turn(
            lambda: import_module("pettingzoo.classic").connect_four_v3.env()  # noqa: PLW0108
        ),
        "RLCard UNO": rlcard(lambda: import_module("rlcard").make("uno")),
        "Keesdrow, letters": in_turn(lambda: envs.aec("keesdrow")),
        "KEYWORD, cards": in_turn(lambda: envs.aec("keyword")),
        "Keep Your Cool, ticks": in_turn(lambda: envs.aec("keep_your_cool")),
        "Keesdrow, words": in_turn(lambda: envs.aec("keesdrow", acts="words")),
        "KEYWORD, words": in_turn(lambda: envs.aec("keyword", acts="words")),
        "KEYWORD, cards, against Fair": against_bots(lambda: envs.single("keyword")),
    }


def rate(stepping: Any, offered: Any, chance: Chance, steps: int) -> tuple[float, Any]:
    """Return the steps a CPU second, and what is offered next."""
    spent = 0.0
    for _ in range(steps):
        choice = chance.choice(allowed(offered))
        began = process_time()
        offered = stepping.send(choice)
        spent += process_time() - began
    return steps / spent, offered


def allowed(offered: Any) -> list[int]:
    """Return the allowed choices, of a mask or a list."""
    if isinstance(offered, list):
        return cast("list[int]", offered)
    return np.flatnonzero(offered).tolist()


def flicks(chance: Chance, count: int) -> None:
    """Print the speed of flicks in an environment, compared with the physics alone."""
    env = envs.aec("icecool", steadiness="exact", scoring="tournament")
    inside = alone = 0.0
    made = game = 0
    while made < count:
        game += 1
        env.reset(seed=game)
        while env.agents and not any(env.terminations.values()) and made < count:
            seen, *_ = env.last()
            dials = [2 * chance.unit() - 1 for _ in range(4)]
            choice = chance.choice(allowed(cast("Any", seen)["action_mask"]))
            view = env.view(env.agent_selection)
            began = process_time()
            env.step({"choice": choice, "dials": dials})
            seen, *_ = env.last()
            spent = process_time() - began
            if choice != FLICK:
                continue
            made += 1
            inside += spent
            scene = Scene(tuple(seat.pose for seat in view.seats), view.turn)
            began = process_time()
            simulate(scene, flick_of(dials))
            alone += process_time() - began
    print(f"{'ICECOOL 2, flicks':30}{made / inside:9,.1f} steps/CPU s", end=" ")
    print(f"{alone / inside:6.2f} times the physics alone")


def main() -> None:
    """Measure and print."""
    given = [int(argument) for argument in sys.argv[1:]]
    steps, rounds = (*given, *(STEPS, ROUNDS)[len(given) :])
    chance = Chance(b"bench", "choices")
    running: dict[str, tuple[Any, Any]] = {}
    for name, stepping in subjects().items():
        try:
            running[name] = stepping, rate(stepping, next(stepping), chance, steps // 10)[1]
        except ImportError as error:
            print(f"{name:30} not measured: {error}")
    rates: dict[str, list[float]] = {name: [] for name in running}
    for _ in range(rounds):
        for name, (stepping, offered) in running.items():
            reached, last = rate(stepping, offered, chance, steps)
            running[name] = stepping, last
            rates[name].append(reached)
    first = median(next(iter(rates.values())))
    for name, each in rates.items():
        print(f"{name:30}{median(each):9,.0f} steps/CPU s {median(each) / first:6.2f} times")
    flicks(chance, steps // 40)


if __name__ == "__main__":
    main()
