"""Pace: which values of an option make a table slow, and what goes with them."""

import pytest

from rumpus.core.game import AnyGame
from rumpus.core.options import SLOW_SECONDS, changed, defaults, validated
from rumpus.core.pace import is_slow
from rumpus.core.values import Refusal
from rumpus.games.registry import own_games
from rumpus.words.lexicon import bundled

SLOW = ("keesdrow", "keyword")


def made(name: str) -> AnyGame:
    """Make a game."""
    game: AnyGame = own_games()[name].make(bundled())
    return game


@pytest.mark.parametrize("name", sorted(own_games()))
def test_only_the_word_games_without_races_can_be_slow(name: str) -> None:
    """A game whose facts name no pace has no slow tables."""
    facts = made(name).facts
    assert (facts.pace != "") == (name in SLOW)
    assert not is_slow(facts, defaults(facts.options))


@pytest.mark.parametrize("name", SLOW)
@pytest.mark.parametrize("seconds", SLOW_SECONDS)
def test_each_slow_time_makes_a_table_slow(name: str, seconds: int) -> None:
    """Each of the four times is valid; any other beyond ten minutes is not."""
    facts = made(name).facts
    options = validated(facts.options, {facts.pace: seconds})
    assert not isinstance(options, Refusal)
    assert is_slow(facts, options)
    assert isinstance(validated(facts.options, {facts.pace: seconds + 1}), Refusal)


@pytest.mark.parametrize(
    ("name", "key", "value"),
    [("keesdrow", "words", "challenge"), ("keyword", "crack", "announced")],
)
def test_a_choice_that_needs_people_ends_the_slow_pace(name: str, key: str, value: str) -> None:
    """Whether the pace or the other rule is chosen last, the two never go together."""
    facts = made(name).facts
    slow = changed(facts.options, {**defaults(facts.options), key: value}, facts.pace, 86_400)
    assert isinstance(slow, dict)
    assert slow[key] != value
    live = changed(facts.options, slow, key, value)
    assert isinstance(live, dict)
    assert not is_slow(facts, live)
    both = validated(facts.options, {facts.pace: 86_400, key: value})
    assert isinstance(both, Refusal)
    assert both.code == "options_clash"
