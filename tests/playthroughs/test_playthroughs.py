"""
The golden playthroughs: the same causes still bring about the same games.

A change to the rules appears here as a changed file: look at the difference, then let
``tools/playthroughs.py`` write it down.
"""

from pathlib import Path

import pytest

from rumpus.core.game import AnyGame
from rumpus.core.values import Options
from rumpus.games.registry import own_games
from rumpus.table import playthrough, playthrough_reading
from rumpus.table.playthrough import Playthrough
from rumpus.table.record import verify
from rumpus.table.rerun import rerun
from rumpus.words.lexicon import bundled

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.rglob("*.txt"))


def make(name: str) -> AnyGame:
    """Make a game with the bundled word list."""
    return own_games()[name].make(bundled())


def told(file: Path) -> Playthrough:
    """Read a file."""
    return playthrough_reading.read(make(file.parent.name), file.read_text("utf-8"))


@pytest.mark.parametrize("name", own_games())
def test_a_game_has_playthroughs(name: str) -> None:
    """No game goes without."""
    assert [file for file in FILES if file.parent.name == name]


@pytest.mark.replay
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_the_same_causes_bring_about_the_same_game(file: Path) -> None:
    """Run again, a playthrough reads line for line as it did."""
    game = make(file.parent.name)

    def make_game(_options: Options) -> AnyGame:
        return game

    lines = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
    again = playthrough.text_of(rerun(told(file), game.facts, make_game))

    assert again.splitlines() == lines


@pytest.mark.replay
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_playthrough_verifies(file: Path) -> None:
    """A playthrough without what was refused is a record like any other."""
    game = make(file.parent.name)

    assert verify(playthrough.to_record(told(file)), game.facts, lambda _options: game) is None


def test_refusals_leave_no_trace() -> None:
    """The game with many refused causes is the game without them."""
    plain, refused = (
        told(FOLDER / "keesdrow" / name) for name in ("challenge.txt", "refusals.txt")
    )

    assert len(refused.steps) > len(plain.steps) + 10
    assert playthrough.to_record(refused) == playthrough.to_record(plain)
