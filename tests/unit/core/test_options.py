"""Options: defaults, ranges, choices and their dependencies."""

import pytest

from rumpus.core.options import Choice, Option, changed, defaults, parsed, validated
from rumpus.core.values import OptionValue, Refusal

DECLARED = (
    Option(
        "end",
        "choice",
        "turns",
        "The game ends {}.",
        "T-1",
        (
            Choice("turns", "after some turns"),
            Choice("exhausted", "when nobody finds a word", "", {"least": (5, 6), "timer": (120,)}),
        ),
    ),
    Option("least", "number", 3, "A word has {}.", "T-2", (Choice(3, "three"),), 2, 6),
    Option("timer", "choice", 0, "{} a turn.", "T-3", (Choice(0, "no time"), Choice(120, "120 s"))),
    Option("lexicon", "lexicon", "rumpus-en", "Words are in {}.", "T-4"),
    Option("code", "word", "tea", "The code is {}.", "T-7", (Choice("tea", "TEA"),), 3, 5),
)


def test_defaults_are_what_is_declared() -> None:
    """Without a given value, every option has its declared default."""
    expected = {"end": "turns", "least": 3, "timer": 0, "lexicon": "rumpus-en", "code": "tea"}

    assert defaults(DECLARED) == expected
    assert validated(DECLARED, {}) == expected


def test_a_choice_pulls_along_what_it_needs() -> None:
    """A choice changes each conflicting option to the first value that it allows."""
    after = changed(DECLARED, defaults(DECLARED), "end", "exhausted")

    assert isinstance(after, dict)
    assert after == {**defaults(DECLARED), "end": "exhausted", "least": 5, "timer": 120}


def test_a_choice_leaves_alone_what_fits() -> None:
    """A choice leaves options unchanged whose values it allows."""
    after = changed(DECLARED, {**defaults(DECLARED), "least": 6}, "end", "exhausted")

    assert isinstance(after, dict)
    assert after["least"] == 6


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("least", 1),
        ("least", 7),
        ("least", "3"),
        ("least", True),
        ("timer", 60),
        ("timer", False),
        ("end", "never"),
        ("lexicon", ""),
        ("lexicon", "x" * 41),
        ("lexicon", 5),
        ("code", "te"),
        ("code", "teapot"),
        ("code", ""),
        ("code", "Tea"),
        ("code", "te4"),
        ("code", "te a"),
        ("code", "te\u0301"),
        ("code", "te_"),
        ("code", "tea\n"),
        ("code", 3),
    ],
)
def test_a_value_that_is_not_allowed_is_refused(key: str, value: OptionValue) -> None:
    """A value out of range, of another type or not among the choices is refused with the rule."""
    rule = next(o.rule for o in DECLARED if o.key == key)

    assert changed(DECLARED, defaults(DECLARED), key, value) == Refusal(
        "bad_option", rule, {"option": key, "value": str(value)}
    )


@pytest.mark.parametrize("value", [2, 6])
def test_the_ends_of_a_range_are_allowed(value: int) -> None:
    """A number may be the lower or the upper limit of its range."""
    after = changed(DECLARED, defaults(DECLARED), "least", value)

    assert isinstance(after, dict)
    assert after["least"] == value


@pytest.mark.parametrize("value", ["tea", "crane", "xqz"])
def test_a_word_is_any_of_so_many_letters(value: str) -> None:
    """A word needs only the right length: it may be unlisted and unknown."""
    after = changed(DECLARED, defaults(DECLARED), "code", value)

    assert isinstance(after, dict)
    assert after["code"] == value


def test_an_unknown_option_is_refused() -> None:
    """An unknown option is refused by name."""
    assert validated(DECLARED, {"x": 1}) == Refusal("no_such_option", None, {"option": "x"})


@pytest.mark.parametrize("order", [("end", "least"), ("least", "end")])
def test_options_that_clash_are_refused_in_any_order(order: tuple[str, str]) -> None:
    """Given options that conflict are refused in any order, not changed silently."""
    given: dict[str, OptionValue] = {"end": "exhausted", "least": 3}
    refusal = validated(DECLARED, {key: given[key] for key in order})

    assert refusal == Refusal(
        "options_clash", "T-1", {"option": "end", "value": "exhausted", "other": "least"}
    )


@pytest.mark.parametrize(
    ("key", "text", "value"),
    [
        ("least", "4", 4),
        ("least", "x", "x"),
        ("timer", "120", 120),
        ("end", "turns", "turns"),
        ("code", "crane", "crane"),
        ("code", "123", "123"),
    ],
)
def test_options_are_read_from_a_command_line(key: str, text: str, value: OptionValue) -> None:
    """Text from a command line is converted to the type of the option."""
    assert parsed(DECLARED, key, text) == value


BRINGING = (
    Option(
        "teams",
        "choice",
        "no",
        "Teams: {}.",
        "T-5",
        (Choice("no", "none", brings={"goal": 1}), Choice("yes", "two", brings={"goal": 3})),
    ),
    Option("goal", "number", 1, "To {}.", "T-6", (Choice(1, "one"),), 1, 9),
)


def test_a_choice_brings_others_along_that_may_be_changed_again() -> None:
    """A choice also sets another option, which can be changed afterwards."""
    after = changed(BRINGING, defaults(BRINGING), "teams", "yes")
    assert after == {"teams": "yes", "goal": 3}
    assert not isinstance(after, Refusal)
    assert changed(BRINGING, after, "goal", 5) == {"teams": "yes", "goal": 5}
    assert changed(BRINGING, after, "teams", "no") == {"teams": "no", "goal": 1}


@pytest.mark.parametrize("given", [{"teams": "yes", "goal": 5}, {"goal": 5, "teams": "yes"}])
def test_what_was_said_outweighs_what_is_brought_along(given: dict[str, OptionValue]) -> None:
    """A given option outweighs the value that another choice would set, in any order."""
    assert validated(BRINGING, given) == {"teams": "yes", "goal": 5}
    assert validated(BRINGING, {"teams": "yes"}) == {"teams": "yes", "goal": 3}
