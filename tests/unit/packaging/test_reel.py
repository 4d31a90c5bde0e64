"""Games of bots for the front page, as `tools/door_reel.py` wrote them."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from rumpus.physics.layout import load, walls_digest
from rumpus.physics.notation import read
from rumpus.words.lexicon import bundled

GAMES: Final = Path(__file__).parents[3] / "web/src/games"
GAME: Final[dict[str, Any]] = json.loads((GAMES / "keesdrow/door/reel.json").read_text())
FLICKS: Final[list[dict[str, Any]]] = json.loads((GAMES / "icecool/door/reel.json").read_text())


@pytest.mark.parametrize("flick", FLICKS, ids=range(len(FLICKS)))
def test_a_flick_begins_where_its_text_says(flick: dict[str, Any]) -> None:
    """Each flick was made in the current school, and starts where its penguin stood."""
    noted = read(flick["text"])
    assert noted.school == walls_digest(load())
    seat: int = flick["seat"]
    stood = noted.scene.penguins[seat]
    assert stood is not None
    assert flick["paths"][str(noted.scene.mover)][0] == [round(stood.x), round(stood.y)]


def test_no_word_of_the_bots_is_one_that_nobody_suggests() -> None:
    """All words of the bots are in the word list and may be suggested."""
    words = [played["word"] for played in GAME["words"]]
    assert words
    assert all(bundled().may_suggest(word) for word in words)
