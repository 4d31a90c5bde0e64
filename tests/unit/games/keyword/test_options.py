import msgspec
import pytest

from rumpus.core.options import SLOW_SECONDS, Option, Preset, defaults, validated
from rumpus.core.values import Refusal
from rumpus.games.keyword.game import FACTS, Keyword
from rumpus.games.keyword.options import OPTIONS, PRESETS, rules_of
from rumpus.games.keyword.state import Rules
from rumpus.words.lexicon import bundled

BY_KEY = {option.key: option for option in OPTIONS}


def test_the_defaults_are_the_rulebook_for_people_round_a_table() -> None:
    """By default: KEYWORD itself, 90 seconds, two letters, and the table spots the keyword."""
    assert defaults(OPTIONS) == {
        "keyword": "keyword",
        "timer": 90,
        "pass_window": 15,
        "min_length": 2,
        "words": "checked",
        "crack": "automatic",
        "review": "own",
        "lexicon": "rumpus-en",
    }


def test_rules_have_a_field_for_each_option() -> None:
    """Every option has a field in the typed rules."""
    assert msgspec.to_builtins(rules_of(defaults(OPTIONS))) == defaults(OPTIONS)
    assert {field.name for field in msgspec.structs.fields(Rules)} == set(BY_KEY)


def test_the_window_to_pass_is_told_with_every_timer_only() -> None:
    """The pass window's option appears only with a timer of a live table (KW-10)."""
    timers = {choice.value for choice in BY_KEY["timer"].choices}
    assert BY_KEY["pass_window"].when == {"timer": tuple(sorted(timers - {0, *SLOW_SECONDS}))}


@pytest.mark.parametrize(
    ("key", "least", "most"), [("timer", 0, 300), ("pass_window", 5, 60), ("min_length", 2, 6)]
)
def test_numbers_have_the_range_of_their_rule(key: str, least: int, most: int) -> None:
    """Both ends of a range are allowed, and values beyond them are refused."""
    for value in (least, most):
        assert not isinstance(validated(OPTIONS, {key: value}), Refusal)
    for value in (least - 1, most + 1):
        assert isinstance(validated(OPTIONS, {key: value}), Refusal)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: str(option.key))
def test_an_option_speaks_in_a_sentence_with_one_gap(option: Option) -> None:
    """A sentence has one gap for the phrase of a choice, and phrases differ."""
    assert option.sentence.count("{}") == 1
    assert option.sentence.endswith(".")
    assert option.sentence[0].isupper()
    assert all(choice.phrase for choice in option.choices)
    assert len({choice.phrase for choice in option.choices}) == len(option.choices)
    offered = [choice.value for choice in option.choices]
    assert option.default in offered or option.kind == "lexicon"


def test_each_option_names_the_rule_it_belongs_to() -> None:
    """Each option has the id of its rule in the rulebook."""
    assert {option.key: option.rule for option in OPTIONS} == {
        "keyword": "KW-2",
        "timer": "KW-0",
        "pass_window": "KW-10",
        "min_length": "KW-8",
        "words": "KW-13",
        "crack": "KW-17",
        "review": "KW-4",
        "lexicon": "KW-8",
    }


@pytest.mark.rule("KW-2")
def test_the_proposed_keywords_can_be_played_for() -> None:
    """Proposed keywords have from seven letters down to three, and are in the bundled list."""
    words = [str(choice.value) for choice in BY_KEY["keyword"].choices]
    assert [len(word) for word in words] == [7, 6, 5, 4, 3]
    for word in words:
        options = validated(OPTIONS, {"keyword": word})
        assert not isinstance(options, Refusal)
        assert not isinstance(Keyword(bundled()).seat(options, ["player"] * 2), Refusal)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: str(preset.name))
def test_a_preset_is_allowed(preset: Preset) -> None:
    """All options of a preset are valid together, and its keyword is playable."""
    result = validated(OPTIONS, preset.options)
    assert not isinstance(result, Refusal)
    assert {key: result[key] for key in preset.options} == preset.options
    assert not isinstance(Keyword(bundled()).seat(result, ["player"] * 2), Refusal)


def test_presets_have_names() -> None:
    """The lobby offers five presets."""
    names = [preset.name for preset in FACTS.presets]
    assert names == ["Rulebook", "Quick", "Family", "Slow", "Tournament"]
