"""The word games with a German list, as subjects of the conformance suite."""

from typing import Any

from german import german
from keesdrow_subject import KEESDROW
from keyword_subject import other_secrets
from rumpus.core.options import validated
from rumpus.core.values import OptionValue, Refusal, Setup
from rumpus.games.keesdrow.game import Keesdrow
from rumpus.games.keyword.game import Keyword
from rumpus.testing.conformance import Subject


def _setup(game: Any, seats: int, **given: OptionValue) -> Setup:
    options = validated(game.facts.options, {"lexicon": "german", **given})
    assert not isinstance(options, Refusal), options
    infos = game.seat(options, ["player"] * seats)
    assert not isinstance(infos, Refusal), infos
    return Setup(options, infos)


_KEESDROW, _KEYWORD = Keesdrow(german()), Keyword(german())

GERMAN = {
    "keesdrow-german": Subject(
        _KEESDROW,
        (
            _setup(_KEESDROW, 2, turns=5),
            _setup(_KEESDROW, 3, turns=5, words="checked", size="deluxe"),
            _setup(_KEESDROW, 2, variation="four_score"),
        ),
        KEESDROW.alter,
    ),
    "keyword-german": Subject(
        _KEYWORD,
        (
            _setup(_KEYWORD, 2, keyword="rätsel"),
            _setup(_KEYWORD, 3, keyword="rose", timer=0, words="helped"),
        ),
        other_secrets,
    ),
}
