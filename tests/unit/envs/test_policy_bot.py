"""Policies at tables: they see what an environment shows, and play whole games as bots do."""

from typing import Any

import numpy as np
import pytest

from rumpus import envs
from rumpus.bots.bot import AnyBot
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.game import AnyGame
from rumpus.core.values import Millis
from rumpus.envs.bot import PolicyBot
from rumpus.envs.course import Observation
from rumpus.envs.kind import Kind
from rumpus.lab.run import Run
from rumpus.table.record import of_game, verify

WAYS = [("keyword", "words"), ("keyword", "cards"), ("keesdrow", "words"), ("keesdrow", "letters")]
RULES: dict[str, dict[str, Any]] = {"keyword": {"keyword": "tea"}, "keesdrow": {"turns": 3}}


def first(told: Observation) -> int:
    """Choose the first thing that is allowed, other than to wait."""
    allowed = np.flatnonzero(told["action_mask"])
    return int(allowed[-1] if allowed[0] == 0 and len(allowed) == 1 else allowed[allowed > 0][0])


def sat(kind: Kind, bot: PolicyBot, seed: int) -> Run:
    """Play a game of a policy against a Gentle bot to its end."""

    def make_bot(game: AnyGame, level: str) -> AnyBot:
        return bot if level == "policy" else kind.module.make_bot(game, level)

    run = Run(kind.module.facts, kind.make_game, make_bot, simulation_seed(seed))
    run.open(("policy", "gentle"), kind.options)
    run.finish()
    return run


@pytest.mark.parametrize(("game", "acts"), WAYS)
def test_a_policy_plays_whole_games(game: str, acts: str) -> None:
    """A policy that takes the first thing it may do ends games by the rules, several per act."""
    kind = Kind(game, acts, RULES[game])
    for seed in range(3):
        run = sat(kind, PolicyBot(kind, first), seed)

        assert run.table.result is not None
        record = of_game(run.entries)
        assert record is not None
        assert verify(record, kind.module.facts, kind.make_game) is None
        assert any(getattr(entry.cause, "seat", None) == 0 for entry in run.entries)


@pytest.mark.parametrize(("game", "acts"), WAYS)
def test_a_policy_sees_at_a_table_what_the_environment_shows(game: str, acts: str) -> None:
    """For the view of an environment's agent, the bot passes on the same numbers and mask."""
    env = envs.aec(game, acts=acts, **RULES[game])
    env.reset(seed=4)
    kind, told = env.course.kind, env.observe(env.agent_selection)
    seen: list[Observation] = []

    def watch(told: Observation) -> int:
        seen.append(told)
        return first(told)

    chance = Chance(bytes(32), "test")
    PolicyBot(kind, watch).on(env.view(env.agent_selection), [], Millis(0), chance)

    assert np.array_equal(seen[0]["observation"], told["observation"])
    assert np.array_equal(seen[0]["action_mask"], told["action_mask"])
    if len(seen) > 1:  # the act took several choices
        agent = env.agent_selection
        env.step(first(told))
        assert np.array_equal(seen[1]["observation"], env.observe(agent)["observation"])
        assert np.array_equal(seen[1]["action_mask"], env.observe(agent)["action_mask"])


def test_a_policy_takes_its_time_and_may_wait() -> None:
    """A plan comes after *thinking*; a policy that waits plans nothing."""
    env = envs.aec("keyword", acts="words", keyword="tea")
    env.reset(seed=4)
    view, kind, chance = env.view(env.agent_selection), env.course.kind, Chance(bytes(32), "test")

    plan = PolicyBot(kind, first, Millis(700)).on(view, [], Millis(50), chance)

    assert plan is not None
    assert plan.at == 750
    forbidden = PolicyBot(kind, lambda told: int(told["action_mask"].argmin()))
    with pytest.raises(ValueError, match="the mask forbids"):
        forbidden.on(view, [], Millis(50), chance)


def test_a_game_in_real_time_is_refused() -> None:
    """A policy of ticks can't plan ahead, nor can one whose choices have dials."""
    with pytest.raises(ValueError, match="keep_your_cool can't sit"):
        PolicyBot(Kind("keep_your_cool", None, {}), first)
