"""ICECOOL 2 for programs: flicks as numbers, tries, and what each choice does."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from rumpus import envs
from rumpus.core.values import Seat
from rumpus.envs.space import chosen
from rumpus.games.icecool.encoding import END, FLICK, LINE, PLACE, flick_of
from rumpus.games.icecool.rules.whereabouts import KITCHEN, box
from rumpus.games.icecool.state import View
from rumpus.physics import Scene, load, simulate
from rumpus.physics.flick import Flick
from rumpus.physics.places import lines_of


def begun(**options: Any) -> tuple[Any, str]:
    """Return an environment in which the first Runner has to flick, and its agent."""
    env = envs.aec("icecool", steadiness="exact", **options)
    env.reset(seed=3)
    env.step({"choice": PLACE, "dials": [-1, 1, 0, 0]})
    return env, env.agent_selection


def test_a_flick_is_made_of_four_numbers() -> None:
    """IC-38: direction, power, side and height go from one end of their range to the other."""
    assert flick_of((0, 0, 0, 0)) == Flick(0, 500, 0, 500)
    assert flick_of((-0.5, -1, 1, 1)) == Flick(27_000, 0, 900, 1000)
    assert flick_of((1, 1, -1, -1)) == flick_of((-1, 1, -1, -1)) == Flick(18_000, 1000, -900, 0)


def test_the_catcher_is_placed_by_two_numbers() -> None:
    """IC-8: the corners of the square are those of the Kitchen's line."""
    env, _ = begun()
    view: View = env.view("player_0")
    pose = view.seats[view.catcher].pose
    assert pose is not None
    left, bottom, right, top = lines_of(load(), box(load(), KITCHEN))
    assert (pose.x, pose.y) == (left, top)
    assert left < right
    assert bottom < top


def test_a_flick_does_what_the_physics_say() -> None:
    """IC-18: after a flick, the penguins are where a simulation of the same flick leaves them."""
    env, agent = begun()
    view: View = env.view(agent)
    scene = Scene(tuple(seat.pose for seat in view.seats), view.turn)
    dials = [0.3, -0.2, 0.1, -1.0]
    shot = simulate(scene, flick_of([float(np.float32(dial)) for dial in dials]))
    env.step({"choice": FLICK, "dials": np.array(dials, np.float32)})
    assert env.view(agent).seats[view.turn].pose == shot.rest[view.turn]


def test_tries_show_what_flicks_would_do() -> None:
    """Each try is the shot of its flick, in order, whatever the threads; the game stands still."""
    env, agent = begun()
    view: View = env.view(agent)
    scene = Scene(tuple(seat.pose for seat in view.seats), view.turn)
    flicks = [(0.25 * step - 1, 0.0, 0.0, -1.0) for step in range(6)]
    tried = env.tries(agent, flicks)
    assert [one.shot.digest for one in tried] == [
        simulate(scene, flick_of(flick)).digest for flick in flicks
    ]
    with ThreadPoolExecutor(2) as pool:
        assert env.tries(agent, flicks, pool.map) == tried
    assert env.view(agent) == view
    with pytest.raises(ValueError, match="keyword has nothing to try"):
        started("keyword").tries("player_0", flicks)


def test_a_try_counts_what_the_rules_count() -> None:
    """IC-13, IC-16: the cards that a try promises are those that the flick brings."""
    env, agent = begun(scoring="tournament")
    flicks = [(turn / 8, power, 0.0, -1.0) for turn in range(-8, 8) for power in (0.0, 0.6)]
    while True:
        agent = env.agent_selection
        view: View = env.view(agent)
        seat = int(view.turn)
        if not env.observe(agent)["action_mask"][FLICK]:
            env.step(PLACE)
            continue
        tried = env.tries(agent, flicks)
        at = max(range(len(flicks)), key=lambda at: tried[at].gains[seat])
        env.step({"choice": FLICK, "dials": flicks[at]})
        if tried[at].gains[seat] > 0:
            break
    after: View = env.view(agent)
    assert not tried[at].over
    cards = [now.cards - before.cards for now, before in zip(after.seats, view.seats, strict=True)]
    assert cards[seat] == tried[at].gains[seat]


def started(game: str) -> Any:
    """Return an environment of a game that has begun."""
    env = envs.aec(game)
    env.reset(seed=1)
    return env


def test_dials_are_limited_and_must_be_numbers() -> None:
    """A dial beyond its range counts as its end; one without a value is refused."""
    assert chosen({"choice": 1, "dials": [2, -7, 0.5, 0]}) == (1, (1, -1, 0.5, 0))
    with pytest.raises(ValueError, match="not a number"):
        chosen({"choice": 1, "dials": [0, 0, float("nan"), 0]})


def test_a_bare_number_has_its_dials_in_the_middle() -> None:
    """A choice without dials is the choice with all of them at 0."""
    env, agent = begun()
    other, _ = begun()
    env.step(FLICK)
    other.step({"choice": FLICK, "dials": [0, 0, 0, 0]})
    assert env.view(agent) == other.view(agent)


def test_actions_are_sampled_with_the_mask() -> None:
    """A sample is in the space, and its choice is one that the mask allows."""
    env, agent = begun()
    space = env.action_space(agent)
    mask = env.observe(agent)["action_mask"]
    for _ in range(20):
        sample = space.sample(mask)
        assert space.contains(sample)
        assert mask[sample["choice"]]


def test_a_game_of_random_flicks_ends() -> None:
    """IC-29, IC-30: with real physics, a round comes to its end by what the mask allows."""
    env = envs.parallel("icecool", rounds=1)
    seen, _ = env.reset(seed=5)
    for agent in env.possible_agents:
        env.action_space(agent).seed(5)
    while env.agents:
        seen, *_, infos = env.step(
            {a: env.action_space(a).sample(seen[a]["action_mask"]) for a in env.agents}
        )
        assert not any(infos.values()), infos
    assert env.course.play.result is not None
    assert env.course.play.state.flicks > 5


def test_seats_are_seen_from_ones_own() -> None:
    """The first seat of an observation is one's own, Catcher or not."""
    env, _ = begun()
    places = env.course.kind.places
    catcher = env.view("player_0").catcher
    for seat in (Seat(0), Seat(1)):
        seen = env.observe(f"player_{seat}")["observation"]
        assert seen[places["catcher"]].tolist()[0] == (seat == catcher)
        mask = env.observe(f"player_{seat}")["action_mask"]
        assert mask[LINE:END].sum() == 0
