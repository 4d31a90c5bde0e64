"""Settings of an environment, what agents may not do, many at once, and what the docs say."""

import doctest
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from rumpus import envs
from rumpus.envs import rewards
from rumpus.envs.kind import Kind
from rumpus.games.encoding import WAIT
from rumpus.games.registry import games

WAYS = [(name, acts) for name, module in games().items() for acts in module.encodings]

each_way = pytest.mark.parametrize(("game", "acts"), WAYS)


def test_a_choice_that_is_not_allowed() -> None:
    """It loses, is ignored, or raises, as the environment was told."""
    loses = envs.aec("keyword")
    loses.reset(seed=1)
    loses.step(WAIT)
    assert loses.terminations == {"player_0": True, "player_1": True}
    assert loses.rewards == {"player_0": -1.0, "player_1": 0.0}
    assert "can't choose 0" in loses.infos["player_0"]["refusal"]

    ignores = envs.aec("keyword", illegal="ignore")
    ignores.reset(seed=1)
    before = ignores.observe("player_0")["observation"]
    ignores.step(WAIT)
    assert np.array_equal(before, ignores.observe("player_0")["observation"])
    assert not any(ignores.terminations.values())

    raises = envs.aec("keyword", illegal="raise")
    raises.reset(seed=1)
    with pytest.raises(ValueError, match="can't choose 0"):
        raises.step(WAIT)


def test_what_another_seat_made_impossible_is_void() -> None:
    """KW-10: without a timer nobody can pass once somebody has laid, even in the same step."""
    env = envs.parallel("keyword", timer=0)
    env.reset(seed=2)
    swap, end = said(env, "pass and swap "), said(env, "no word")
    *_, infos = env.step({"player_0": end, "player_1": swap})
    assert infos == {"player_0": {}, "player_1": {"void": "not_allowed"}}

    env.reset(seed=2)
    first_card = said(env, f"{env.view('player_1').hand[0].letter.upper()}...")
    env.step({"player_0": first_card, "player_1": swap})
    assert env.observe("player_1")["action_mask"][swap + 1], "a card to discard"
    env.step({"player_0": end, "player_1": swap + 1})
    mask = env.observe("player_1")["action_mask"]
    assert not mask[swap : swap + 8].any(), "the draft of a pass is gone"
    assert mask[end]


def test_waiting_while_another_acts_comes_to_nothing_without_a_word() -> None:
    """An agent that waits for the turn of another has done nothing wrong when it ends."""
    env = envs.parallel("keesdrow")
    env.reset(seed=1)
    seat = env.view("player_0").seat
    choices = {"player_0": WAIT, "player_1": WAIT}
    passes = env.course.kind.encoding.choices - 4
    *_, infos = env.step({**choices, f"player_{seat}": passes})
    assert env.view("player_0").seat != seat
    assert infos == {"player_0": {}, "player_1": {}}


def said(env: Any, words: str) -> int:
    """Return the choice of the second player that is said like this."""
    mask = env.observe("player_1")["action_mask"]
    return next(c for c in np.flatnonzero(mask).tolist() if env.says("player_1", c) == words)


def test_wrong_settings_are_named() -> None:
    """Each error says what there is instead."""
    with pytest.raises(ValueError, match=r"no environment for 'chess'; there are .*keyword"):
        envs.aec("chess")
    with pytest.raises(ValueError, match="by cards or words, not by 'letters'"):
        envs.aec("keyword", acts="letters")
    with pytest.raises(ValueError, match=r"keyword: bad_option \(option min_length, value 9\)"):
        envs.aec("keyword", min_length=9)
    with pytest.raises(ValueError, match="there is no word list 'klingon' here"):
        envs.aec("keyword", lexicon="klingon")
    with pytest.raises(ValueError, match="keyword has no bot 'wild', only gentle, fair, sharp"):
        envs.single("keyword", bots=["wild"])
    with pytest.raises(ValueError, match="keyword has 2 to 6 seats, not 9"):
        envs.aec("keyword", seats=9)
    with pytest.raises(ValueError, match="can't begin: keyword_unknown, KW-2"):
        envs.aec("keyword", keyword="xqzj")


def test_an_option_may_be_named_as_an_argument_is() -> None:
    """Keep Your Cool has an option *game*: its advanced game has more tiles."""
    standard, advanced = (
        envs.aec("keep_your_cool", game=tiles) for tiles in ("standard", "advanced")
    )
    assert standard.course.kind.size < advanced.course.kind.size


def test_many_are_stepped_together() -> None:
    """Each environment of a vector plays its own game, and begins another when that ends."""
    many = envs.vector("keyword", 3, acts="words", bots=["gentle"], keyword="tea")
    seen, _ = many.reset(seed=5)
    assert len({row.tobytes() for row in seen["observation"]}) == 3
    ended = np.zeros(3, bool)
    for _ in range(200):
        seen, _rewards, over, _cut, _infos = many.step(np.argmax(seen["action_mask"], axis=1))
        ended |= over
    assert ended.all()


def test_the_best_words_beat_the_gentle_bot() -> None:
    """An agent that lays the longest word wins most games, so rewards go to the right seat."""
    env = envs.single("keyword", acts="words", bots=["gentle"], keyword="tea")
    total = 0.0
    for seed in range(10):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            seen, reward, over, _cut, _ = env.step(int(np.argmax(seen["action_mask"])))
            total += reward
    assert total > 4


@each_way
def test_the_docs_list_every_part(game: str, acts: str) -> None:
    """Each part of an observation is in the reference, with what it holds."""
    page = Path("docs/reference/environments.md").read_text()
    for part in Kind(game, acts, {}).encoding.parts:
        shape = " x ".join(map(str, part.shape))
        if game == "keesdrow":
            shape = shape.replace("12 x 12", "W x W")
        rows = (
            f"| `{part.name}` | {shape} | {when}{part.holds} |" for when in ("", f"with `{acts}`: ")
        )
        assert any(row in page for row in rows), part


@pytest.mark.parametrize("module", [envs, rewards])
def test_examples_in_docstrings_are_true(module: ModuleType) -> None:
    """What the docstrings show is what happens."""
    outcome = doctest.testmod(module)
    assert outcome.attempted
    assert not outcome.failed
