"""Games in real time: ticks, delays, noise, and what agents may begin."""

from typing import Any

import numpy as np
import pytest

from rumpus import envs
from rumpus.core.values import Seat
from rumpus.envs.kind import Kind
from rumpus.envs.timed import TICK, playing
from rumpus.games.encoding import WAIT
from rumpus.games.registry import games

TIMED = [name for name, module in games().items() if module.facts.dynamics == "real-time"]


def begun(**settings: Any) -> tuple[Any, Seat]:
    """Return an environment after its first word, and the Flipper's seat."""
    env = envs.parallel("keep_your_cool", **settings)
    env.reset(seed=1)
    flipper = env.view("player_0").flipper
    ticks = steps(env, {flipper: named(env, flipper, "say ")})
    while env.view("player_0").phase == "first_word":
        steps(env, {})
        ticks += 1
        assert ticks < 30
    return env, Seat(env.view("player_0").flipper)


def steps(env: Any, choices: dict[int, int]) -> int:
    """Step once with these choices by seat; the others wait."""
    env.step({f"player_{seat}": choices.get(seat, WAIT) for seat in range(2)})
    return 1


def named(env: Any, seat: int, words: str) -> int:
    """Return the first allowed choice of a seat that is said like this."""
    agent = f"player_{seat}"
    mask = env.observe(agent)["action_mask"]
    allowed = np.flatnonzero(mask).tolist()
    return next(choice for choice in allowed if env.says(agent, choice).startswith(words))


def part(env: Any, seat: int, name: str) -> Any:
    """Return a part of what a seat observes."""
    seen = env.observe(f"player_{seat}")["observation"]
    return seen[env.course.kind.places[name]]


@pytest.mark.parametrize(("delay", "ticks"), [(0, 1), (100, 1), (250, 3), (1000, 10)])
def test_a_choice_takes_effect_after_the_delay(delay: int, ticks: int) -> None:
    """A tile that the Flipper chooses to turn lies face up that many ticks later, not before."""
    env, flipper = begun(delay=delay, noise=0)
    choice = named(env, flipper, "turn tile 3")
    for tick in range(ticks):
        assert env.view("player_0").up == ()
        steps(env, {flipper: choice} if tick == 0 else {})
    assert env.view("player_0").up == (2,)


def test_what_is_under_way_is_seen_by_its_own_agent_only() -> None:
    """Until it takes effect, a choice is in the observation of its agent, and in no other."""
    env, flipper = begun(delay=500, noise=0)
    choice = named(env, flipper, "turn tile 3")
    other = 1 - flipper
    before = part(env, other, "coming")
    steps(env, {flipper: choice})
    assert part(env, flipper, "coming")[choice] == 1
    assert np.array_equal(part(env, other, "coming"), before)
    with pytest.raises(StopIteration):
        named(env, flipper, "turn tile")


def test_noise_comes_from_the_seed() -> None:
    """The same seed delays the same acts by as much; other seeds delay them differently."""

    def turned(seed: int) -> int:
        env = envs.parallel("keep_your_cool", delay=0, noise=1000)
        env.reset(seed=seed)
        flipper = env.view("player_0").flipper
        steps(env, {flipper: named(env, flipper, "say ")})
        ticks = 1
        while env.view("player_0").phase == "first_word":
            ticks += steps(env, {})
        return ticks

    first = [turned(seed) for seed in range(6)]
    assert first == [turned(seed) for seed in range(6)]
    assert len(set(first)) > 2


def test_long_words_take_longer_to_say() -> None:
    """A word takes effect 150 ms for each of its letters after the delay."""
    env = envs.parallel("keep_your_cool", delay=0, noise=0)
    env.reset(seed=1)
    flipper = env.view("player_0").flipper
    choice = named(env, flipper, "say ")
    word = env.says(f"player_{flipper}", choice).removeprefix("say ")
    steps(env, {flipper: choice})
    ticks = 1
    while env.view("player_0").phase == "first_word":
        ticks += steps(env, {})
    assert ticks == -(-150 * len(word) // TICK)


def test_tiles_seen_earlier_stay_in_the_observation_and_age() -> None:
    """A tile that was turned down again shows what it was, and how long ago."""
    env, flipper = begun(delay=0, noise=0)
    turn = named(env, flipper, "turn tile 1")
    steps(env, {flipper: turn})
    shown = part(env, flipper, "up").copy()
    assert shown.sum() == 1
    for _ in range(4):
        steps(env, {})
    steps(env, {flipper: turn})
    assert part(env, flipper, "up").sum() == 0
    assert np.array_equal(part(env, flipper, "seen"), shown)
    young = part(env, flipper, "age")[0]
    steps(env, {})
    assert part(env, flipper, "age")[0] == pytest.approx(young + TICK / 60_000)


def test_a_reach_can_be_stopped() -> None:
    """KYC-19: a stop in time keeps the flag, and the hand may not reach again."""
    env, flipper = begun(delay=200, noise=0)
    steps(env, {flipper: named(env, flipper, "reach for the left")})
    while not env.view("player_0").grabs:
        steps(env, {})
    other = 1 - flipper
    assert part(env, other, "reaching").tolist() == [0, 0, 1, 0]
    steps(env, {other: named(env, other, "stop")})
    while env.view("player_0").grabs:
        steps(env, {})
    assert part(env, other, "locked").tolist() == [0, 1]
    assert not any(flag.taken for flag in env.view("player_0").flags)


def test_a_choice_that_comes_too_late_is_void() -> None:
    """KYC-12: when a word takes the tiles over first, the turn comes to nothing and says so."""
    env, flipper = begun(delay=1500, noise=0)
    other = 1 - flipper
    for _ in range(15):
        steps(env, {})
    said = named(env, other, "say ")
    steps(env, {other: said})
    while env.view("player_0").flipper == flipper:
        steps(env, {flipper: choice_or_wait(env, flipper, "turn tile 5")})
    told: list[Any] = []
    for _ in range(16):
        steps(env, {})
        told.append(dict(env.course.told[flipper]))
    assert {"void": "not_flipper"} in told


def choice_or_wait(env: Any, seat: int, words: str) -> int:
    """Return the choice that is said like this, or to wait if it isn't allowed."""
    mask = env.observe(f"player_{seat}")["action_mask"]
    said = (c for c in np.flatnonzero(mask) if env.says(f"player_{seat}", c) == words)
    return int(next(said, WAIT))


def test_nobody_acts_for_ten_minutes_at_most() -> None:
    """A game of agents that only wait is cut."""
    env = envs.parallel("keep_your_cool", max_cycles=50)
    env.reset(seed=1)
    ends = [env.step(dict.fromkeys(env.agents, WAIT))[2:4] for _ in range(50)]
    assert ends[:-1] == [({"player_0": False, "player_1": False},) * 2] * 49
    assert ends[-1] == (
        {"player_0": False, "player_1": False},
        {"player_0": True, "player_1": True},
    )
    assert env.agents == []


@pytest.mark.parametrize("game", TIMED)
def test_acts_of_one_millisecond_are_ordered_by_chance(game: str) -> None:
    """Seats that choose alike get in first about as often."""
    first = [0, 0]
    for seed in range(40):
        play = playing(Kind(game, None, {}, delay=0, noise=0), [None, None], bytes([seed]) * 32)
        play.go_on()
        while play.view(Seat(0)).phase != "play":
            for seat in play.programs:
                mask = play.mask(seat)
                play.choose(seat, int(np.flatnonzero(mask)[-1]))
            play.go_on()
        for _ in range(15):
            allowed = np.flatnonzero(play.mask(Seat(0))).tolist()
            reaches = [choice for choice in allowed if "reach" in play.says(Seat(0), choice)]
            for seat in play.programs:
                play.choose(seat, reaches[0] if reaches else WAIT)
            play.go_on()
            if reaches:
                break
        first[play.view(Seat(0)).grabs[0].seat] += 1
    assert min(first) > 5


def test_settings_of_time_are_checked() -> None:
    """Delays belong to games in real time, and aren't negative."""
    with pytest.raises(ValueError, match="keyword isn't in real time: it takes neither delay nor"):
        envs.aec("keyword", delay=100)
    with pytest.raises(ValueError, match="0 to 2000 ms, not -1, 100"):
        envs.aec("keep_your_cool", delay=-1)
