"""The suites of PettingZoo and Gymnasium, applied to each game and way to act."""

from importlib import import_module
from types import SimpleNamespace
from typing import Any

import pytest
from gymnasium.utils.env_checker import check_env

from rumpus import envs
from rumpus.games.registry import games

# PettingZoo isn't typed.
suites: Any = import_module("pettingzoo.test")
utils: Any = import_module("pettingzoo.utils")

WAYS = [(name, acts) for name, module in games().items() for acts in module.encodings]

# The suites warn of observations with a mask, as PettingZoo's own games have, and one of them
# compares an observation with what `step` returns, which is None.
pytestmark = [
    pytest.mark.usefixtures("toy_physics"),
    pytest.mark.filterwarnings(
        "ignore:Observation space for each agent probably should be:UserWarning",
        "ignore:Action space for each agent probably should be:UserWarning",
        "ignore:Observation is not a NumPy array:UserWarning",
        "ignore:Observations between agents are different classes:UserWarning",
    ),
]

each_way = pytest.mark.parametrize(("game", "acts"), WAYS)


@each_way
def test_agents_act_in_turn(game: str, acts: str) -> None:
    """The suite for agents that act in turn passes."""
    suites.api_test(envs.aec(game, acts=acts), num_cycles=200)


@each_way
def test_agents_act_at_once(game: str, acts: str) -> None:
    """The suite for agents that act at once passes."""
    suites.parallel_api_test(envs.parallel(game, acts=acts), num_cycles=200)


@each_way
def test_a_seed_repeats_what_happens(game: str, acts: str) -> None:
    """The suite for seeds passes, for both kinds."""
    suites.seed_test(lambda: envs.aec(game, acts=acts), num_cycles=100)
    suites.parallel_seed_test(lambda: envs.parallel(game, acts=acts), num_cycles=100)


@each_way
def test_games_are_cut_after_a_number_of_cycles(game: str, acts: str) -> None:
    """A game is cut after as many cycles as wanted."""

    # This suite chooses without the mask, and counts a turn of each agent in each cycle.
    def parallel(max_cycles: int) -> Any:
        return envs.parallel(game, acts=acts, illegal="ignore", max_cycles=max_cycles)

    def in_turn(max_cycles: int) -> Any:
        return utils.parallel_to_aec(parallel(max_cycles))

    suites.max_cycles_test(SimpleNamespace(parallel_env=parallel, env=in_turn))


class Bare:
    """
    An environment as the bombardment suite takes it.

    That suite fails for PettingZoo's own games: it compares shapes, which an observation with a
    mask doesn't have, and takes what `step` returns for the next observation.
    """

    def __init__(self, env: Any) -> None:
        self._env = env

    def __getattr__(self, name: str) -> Any:
        return getattr(self._env, name)

    def last(self) -> tuple[Any, ...]:
        seen, *rest = self._env.last()
        return seen["observation"], *rest

    def step(self, action: int | None) -> Any:
        self._env.step(action)
        return self.last()[0] if self._env.agents else None

    def observation_space(self, agent: str) -> Any:
        return self._env.observation_space(agent)["observation"]


@each_way
def test_observations_stay_in_their_space(game: str, acts: str) -> None:
    """Observations stay in their space, game after game."""
    suites.bombardment_test(Bare(envs.aec(game, acts=acts, illegal="ignore")), cycles=50)


@each_way
def test_every_mode_of_rendering_works(
    game: str, acts: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Text and pictures are what the suite expects."""

    def made(render_mode: Any) -> Any:
        return envs.aec(game, acts=acts, render_mode=render_mode)

    suites.render_test(made)
    assert capsys.readouterr().out


@each_way
def test_one_agent_against_bots(game: str, acts: str) -> None:
    """Gymnasium's checker has nothing to say."""
    check_env(envs.single(game, acts=acts), skip_render_check=True)
