import msgspec
import pytest

from rumpus.core.options import Option, Preset, changed, defaults, validated
from rumpus.core.values import OptionValue, Refusal
from rumpus.games.keesdrow.game import FACTS
from rumpus.games.keesdrow.options import OPTIONS, PRESETS, rules_of
from rumpus.games.keesdrow.state import Rules

BY_KEY = {option.key: option for option in OPTIONS}


def test_the_defaults_are_the_usual_game_for_people_round_a_table() -> None:
    """By default: a small board, ten turns of two minutes, challenges, three letters, no help."""
    assert defaults(OPTIONS) == {
        "size": "keesdrow",
        "variation": "none",
        "tiles_to_win": 3,
        "teams": "no",
        "end": "turns",
        "turns": 10,
        "goal": 150,
        "timer": 120,
        "words": "challenge",
        "challenge_window": 10,
        "min_length": 3,
        "shorter": "beginning",
        "dictionary_help": "no",
        "review": "points",
        "lexicon": "rumpus-en",
    }


def test_rules_have_a_field_for_each_option() -> None:
    """Every option has a field in the typed rules."""
    assert msgspec.to_builtins(rules_of(defaults(OPTIONS))) == defaults(OPTIONS)
    assert {field.name for field in msgspec.structs.fields(Rules)} == set(BY_KEY)


@pytest.mark.parametrize(
    ("key", "least", "most"),
    [
        ("turns", 1, 50),
        ("goal", 20, 2000),
        ("tiles_to_win", 3, 5),
        ("timer", 0, 600),
        ("challenge_window", 5, 60),
        ("min_length", 2, 6),
    ],
)
def test_numbers_have_the_range_of_their_rule(key: str, least: int, most: int) -> None:
    """Both ends of a range are allowed, and values beyond them are refused."""
    for value in (least, most):
        result = validated(OPTIONS, {key: value})
        assert not isinstance(result, Refusal)
        assert result[key] == value
    for value in (least - 1, most + 1):
        assert isinstance(validated(OPTIONS, {key: value}), Refusal)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_an_option_speaks_in_a_sentence_with_one_gap(option: Option) -> None:
    """A sentence has one gap for the phrase of a choice, and phrases differ."""
    assert option.sentence.count("{}") == 1
    assert option.sentence.endswith(".")
    assert option.sentence[0].isupper()
    assert all(choice.phrase for choice in option.choices)
    assert len({choice.phrase for choice in option.choices}) == len(option.choices)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_a_default_is_among_the_choices(option: Option) -> None:
    """The default is among the choices, so that the lobby has a phrase for it."""
    offered = [choice.value for choice in option.choices]
    assert option.default in offered or option.kind == "lexicon"


def test_each_option_names_the_rule_it_belongs_to() -> None:
    """Each option has the id of its rule in the rulebook."""
    rules = {option.key: option.rule for option in OPTIONS}
    assert rules == {
        "size": "KD-2",
        "variation": "KD-28",
        "tiles_to_win": "KD-26",
        "teams": "KD-25",
        "end": "KD-21",
        "turns": "KD-22",
        "goal": "KD-21",
        "timer": "KD-16",
        "words": "KD-17",
        "challenge_window": "KD-17",
        "min_length": "KD-15",
        "shorter": "KD-14",
        "dictionary_help": "KD-6",
        "review": "KD-6",
        "lexicon": "KD-6",
    }


def test_sentences_that_mean_nothing_are_left_out() -> None:
    """Options of an end, of challenges or of a variation appear only with that choice."""
    pointed = ("none", "flip_flop")
    whens = {option.key: option.when for option in OPTIONS if option.when}
    assert whens == {
        "tiles_to_win": {"variation": ("four_score",)},
        "end": {"variation": pointed},
        "turns": {"end": ("turns",), "variation": pointed},
        "goal": {"end": ("points",), "variation": pointed},
        "challenge_window": {"words": ("challenge",)},
    }


@pytest.mark.rule("KD-23")
@pytest.mark.parametrize("least", [5, 6])
@pytest.mark.parametrize("timer", [30, 60, 90, 120, 180, 300, 600])
def test_exhaustion_goes_with_long_words_and_any_timer(least: int, timer: int) -> None:
    """Ending by exhaustion allows five or six letters with any timer."""
    given: dict[str, OptionValue] = {"end": "exhausted", "min_length": least, "timer": timer}
    assert not isinstance(validated(OPTIONS, given), Refusal)


@pytest.mark.rule("KD-23")
@pytest.mark.parametrize(
    ("other", "value"), [("min_length", 2), ("min_length", 3), ("min_length", 4), ("timer", 0)]
)
def test_exhaustion_does_not_go_with_short_words_or_without_a_timer(other: str, value: int) -> None:
    """Exhaustion is refused with short words or without a timer, in either order."""
    first: dict[str, OptionValue] = {"end": "exhausted", other: value}
    second: dict[str, OptionValue] = {other: value, "end": "exhausted"}
    clash: dict[str, str | int] = {"option": "end", "value": "exhausted", "other": other}
    for given in (first, second):
        assert validated(OPTIONS, given) == Refusal("options_clash", "KD-21", clash)


@pytest.mark.rule("KD-23")
def test_in_the_lobby_the_last_choice_wins() -> None:
    """Choosing exhaustion sets long words and a timer; short words or no timer reset the end."""
    options = defaults(OPTIONS) | {"timer": 0}
    options = accepted(changed(OPTIONS, options, "end", "exhausted"))
    assert (options["min_length"], options["timer"]) == (5, 120)
    for key, value in (("min_length", 4), ("min_length", 3), ("min_length", 2), ("timer", 0)):
        assert accepted(changed(OPTIONS, options, key, value))["end"] == "turns"
    for key, value in (("min_length", 6), ("timer", 30)):
        assert accepted(changed(OPTIONS, options, key, value))["end"] == "exhausted"


@pytest.mark.parametrize("end", ["turns", "points"])
def test_other_ends_ask_nothing_of_words_and_timer(end: str) -> None:
    """Other ends allow two letters and no timer."""
    given: dict[str, OptionValue] = {"end": end, "min_length": 2, "timer": 0}
    result = accepted(validated(OPTIONS, given))
    assert (result["end"], result["min_length"], result["timer"]) == (end, 2, 0)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_a_preset_is_allowed(preset: Preset) -> None:
    """All options of a preset are valid together."""
    result = accepted(validated(OPTIONS, preset.options))
    assert {key: result[key] for key in preset.options} == preset.options


def test_presets_have_names() -> None:
    """The lobby offers ten presets."""
    assert [preset.name for preset in FACTS.presets] == [
        "Rulebook",
        "Usual",
        "Quick",
        "Family",
        "Slow",
        "Deluxe",
        "Teams",
        "Four Score",
        "Flip Flop",
        "Solitaire",
    ]


def accepted(result: dict[str, OptionValue] | Refusal) -> dict[str, OptionValue]:
    """Return options that were not refused."""
    assert not isinstance(result, Refusal), result
    return result


@pytest.mark.rule("KD-15")
def test_the_rulebook_as_printed_allows_all_words() -> None:
    """The Rulebook preset allows words of two letters; all other presets need three."""
    least = {
        preset.name: accepted(validated(OPTIONS, preset.options))["min_length"]
        for preset in PRESETS
    }
    assert least.pop("Rulebook") == 2
    assert set(least.values()) == {3}
