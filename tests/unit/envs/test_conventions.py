"""The suites of PettingZoo and Gymnasium, applied to each game and way to act."""

from types import SimpleNamespace
from typing import Any

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    bombardment_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils import BaseWrapper, parallel_to_aec

from rumpus import envs

WAYS = [("keyword", "cards"), ("keyword", "words")]

# The suites warn of observations with a mask, as PettingZoo's own games have, and one of them
# compares an observation with what `step` returns, which is None.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observations between agents are different classes:UserWarning",
)

each_way = pytest.mark.parametrize(("game", "acts"), WAYS)


@each_way
def test_agents_act_in_turn(game: str, acts: str) -> None:
    api_test(envs.aec(game, acts=acts), num_cycles=200)


@each_way
def test_agents_act_at_once(game: str, acts: str) -> None:
    parallel_api_test(envs.parallel(game, acts=acts), num_cycles=200)


@each_way
def test_a_seed_repeats_what_happens(game: str, acts: str) -> None:
    seed_test(lambda: envs.aec(game, acts=acts), num_cycles=100)
    parallel_seed_test(lambda: envs.parallel(game, acts=acts), num_cycles=100)


@each_way
def test_games_are_cut_after_a_number_of_cycles(game: str, acts: str) -> None:
    # This suite chooses without the mask, and counts a turn of each agent in each cycle.
    def made(max_cycles: int) -> Any:
        return envs.parallel(game, acts=acts, illegal="ignore", max_cycles=max_cycles)

    max_cycles_test(
        SimpleNamespace(parallel_env=made, env=lambda max_cycles: parallel_to_aec(made(max_cycles)))
    )


class Bare(BaseWrapper[str, Any, int]):
    """
    An environment as the bombardment suite takes it.

    That suite fails for PettingZoo's own games: it compares shapes, which an observation with a
    mask doesn't have, and takes what `step` returns for the next observation.
    """

    def observe(self, agent: str) -> Any:
        return super().observe(agent)["observation"]

    def step(self, action: int | None) -> Any:
        super().step(action)
        return self.observe(self.agent_selection) if self.agents else None

    def observation_space(self, agent: str) -> Any:
        return super().observation_space(agent)["observation"]


@each_way
def test_observations_stay_in_their_space(game: str, acts: str) -> None:
    bombardment_test(Bare(envs.aec(game, acts=acts, illegal="ignore")), cycles=50)


@each_way
def test_every_mode_of_rendering_works(
    game: str, acts: str, capsys: pytest.CaptureFixture[str]
) -> None:
    render_test(lambda **mode: envs.aec(game, acts=acts, **mode))
    assert capsys.readouterr().out


@each_way
def test_one_agent_against_bots(game: str, acts: str) -> None:
    check_env(envs.single(game, acts=acts), skip_render_check=True)
