"""House rules in other languages: complete, up to date, and with a place for each choice."""

import pytest

from rumpus.core.options import Option
from rumpus.games.registry import own_games
from rumpus.games.wording import options_in, presets_in

GAMES = sorted(own_games())
SAME = {"Deluxe", "Flip Flop", "Four Score", "Teams"}
"""Texts that are the same in German."""


def texts(game: str) -> set[str]:
    """Return all texts of a game's options and presets, without numbers and names in capitals."""
    facts = own_games()[game].facts
    choices = [choice for option in facts.options for choice in option.choices]
    found = {option.sentence for option in facts.options}
    found |= {text for choice in choices for text in (choice.phrase, choice.note)}
    found |= {text for preset in facts.presets for text in (preset.name, preset.note)}
    return {text for text in found if not text.isupper() and not text.isdigit() and text}


@pytest.mark.parametrize("game", GAMES)
def test_each_text_has_a_translation_and_no_translation_is_left_over(game: str) -> None:
    """A text that changes without its translation, or is new, fails by its name."""
    german = own_games()[game].wordings["de"]

    assert set(german) == texts(game)
    assert {text for text in german if german[text] == text} <= SAME


@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_keeps_the_place_of_its_choice(game: str) -> None:
    """Without the braces a table would read a sentence that says nothing."""
    german = own_games()[game].wordings["de"]

    for option in own_games()[game].facts.options:
        assert german[option.sentence].count("{}") == 1, option.sentence


def test_only_what_people_read_changes() -> None:
    """Keys, values and defaults stay, since tables and records hold them."""
    module = own_games()["keyword"]
    shown = options_in(module.wordings["de"], module.facts.options)

    def bare(option: Option) -> object:
        return option.key, option.default, [choice.value for choice in option.choices]

    assert [bare(each) for each in shown] == [bare(each) for each in module.facts.options]
    assert shown[0].sentence == "Das Schlüsselwort ist {}."
    assert presets_in({}, module.facts.presets) == module.facts.presets
