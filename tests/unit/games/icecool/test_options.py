"""Tests of the house rules of ICECOOL 2: their sentences, values and presets."""

import msgspec
import pytest

from rumpus.core.options import Option, Preset, defaults, validated
from rumpus.core.values import Refusal
from rumpus.games.icecool.game import FACTS
from rumpus.games.icecool.options import OPTIONS, PRESETS, rules_of
from rumpus.games.icecool.state import Rules

BY_KEY = {option.key: option for option in OPTIONS}


def test_the_defaults_are_the_rulebook_for_people() -> None:
    """By default: all rounds, tasks on cards, different doors, a calm hand and a minute."""
    assert defaults(OPTIONS) == {
        "rounds": 0,
        "scoring": "cards",
        "two_doors": "different",
        "steadiness": "calm",
        "turn": 60,
    }
    assert FACTS.options == OPTIONS


def test_rules_have_a_field_for_each_option() -> None:
    """Every option has a field in the typed rules."""
    assert msgspec.to_builtins(rules_of(defaults(OPTIONS))) == defaults(OPTIONS)
    assert {field.name for field in msgspec.structs.fields(Rules)} == set(BY_KEY)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: str(option.key))
def test_an_option_speaks_in_a_sentence_with_one_gap(option: Option) -> None:
    """A sentence has one gap, phrases differ, and every choice can be played."""
    assert option.sentence.count("{}") == 1
    assert option.sentence.endswith(".")
    assert option.sentence[0].isupper()
    assert all(choice.phrase for choice in option.choices)
    assert len({choice.phrase for choice in option.choices}) == len(option.choices)
    assert option.default in [choice.value for choice in option.choices]
    for choice in option.choices:
        options = validated(OPTIONS, {option.key: choice.value})
        assert not isinstance(options, Refusal)
        assert getattr(rules_of(options), option.key) == choice.value


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("turn", 59),
        ("turn", -1),
        ("steadiness", "drunk"),
        ("scoring", 1),
        ("two_doors", "any"),
        ("rounds", 3),
    ],
)
def test_what_is_not_offered_is_refused(key: str, value: str | int) -> None:
    """A value that no choice offers is refused."""
    assert isinstance(validated(OPTIONS, {key: value}), Refusal)


def test_each_option_names_the_rule_it_belongs_to() -> None:
    """Each option has the id of its rule in the rulebook."""
    assert {option.key: option.rule for option in OPTIONS} == {
        "rounds": "IC-5",
        "scoring": "IC-37",
        "two_doors": "IC-26",
        "steadiness": "IC-40",
        "turn": "IC-12",
    }


def test_rules_of_an_old_log_are_those_of_a_whole_game() -> None:
    """A log from before the option `rounds` means all rounds."""
    old = {key: value for key, value in defaults(OPTIONS).items() if key != "rounds"}
    assert rules_of(old).rounds == 0


def test_tasks_are_spoken_of_only_where_cards_bear_them() -> None:
    """The option about tasks appears only if cards have tasks, which tournament cards don't."""
    assert BY_KEY["two_doors"].when == {"scoring": ("cards",)}
    assert [key for key, option in BY_KEY.items() if option.when] == ["two_doors"]


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: str(preset.name))
def test_a_preset_is_allowed(preset: Preset) -> None:
    """All options of a preset are valid together."""
    result = validated(OPTIONS, preset.options)
    assert not isinstance(result, Refusal)
    assert {key: result[key] for key in preset.options} == preset.options


def test_presets_are_named_and_differ() -> None:
    """The first preset is the rulebook; Short is short, Family untimed, Tournament counts fish."""
    assert FACTS.presets == PRESETS
    assert {preset.name: preset.options for preset in PRESETS} == {
        "Rulebook": {},
        "Short": {"rounds": 2, "turn": 30},
        "Family": {"turn": 0, "two_doors": "there_and_back"},
        "Tournament": {"scoring": "tournament", "turn": 30},
    }
