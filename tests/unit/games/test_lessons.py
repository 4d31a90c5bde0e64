"""Films of lessons: made by the rules of today, small, and complete."""

import gzip
from pathlib import Path
from typing import Any

import msgspec
import pytest

import lessons
from rumpus.games.registry import own_games

FILMS = lessons.recorded()
NAMES = [file.parent.parent.name for file in FILMS]
BYTES = 13_000
"""Most bytes of a compressed film; the sentences of a lesson take less than 2 kB."""


@pytest.mark.parametrize("file", FILMS, ids=NAMES)
def test_a_film_is_what_the_rules_say_today(file: Path) -> None:
    """Recording a lesson again gives the committed film, so it can't teach anything wrong."""
    assert file.read_text("utf-8") == FILMS[file], "run tools/lessons.py"


def test_every_game_has_a_lesson() -> None:
    """Each game of the package has a script, and each script belongs to a game."""
    assert sorted(NAMES) == sorted(own_games())


@pytest.mark.parametrize("file", FILMS, ids=NAMES)
def test_a_film_is_small(file: Path) -> None:
    """A lesson adds at most 15 kB to what its table loads."""
    assert len(gzip.compress(FILMS[file].encode())) <= BYTES


@pytest.mark.parametrize("file", FILMS, ids=NAMES)
def test_a_learner_never_waits_for_an_act_that_leads_nowhere(file: Path) -> None:
    """The first way of each scene leads on, and every way shows something."""
    film: Any = msgspec.json.decode(FILMS[file])
    for scene in film["scenes"]:
        ways = scene.get("ways", [])
        assert not ways or not ways[0]["back"], scene["name"]
        assert all(way["updates"] for way in ways), scene["name"]
