"""Tests that records of earlier physics can still be read: they fold and verify."""

from pathlib import Path

from rumpus.games.icecool.events import Flicked
from rumpus.games.registry import games
from rumpus.physics.model import engine
from rumpus.table import playthrough, playthrough_reading
from rumpus.table.record import verify
from rumpus.words.lexicon import bundled

OLD = Path(__file__).parents[3] / "old" / "icecool_model_2.txt"
"""Record from before the rulebook's meaning of side and height, with a line at 38 mm."""


def test_a_record_of_another_model_folds_to_the_game_that_was_played() -> None:
    """A record of another engine folds and verifies, without being simulated again."""
    game = games()["icecool"].make(bundled())
    record = playthrough.to_record(playthrough_reading.read(game, OLD.read_text("utf-8")))

    assert verify(record, game.facts, lambda _options: game) is None
    flicks = [e for entry in record.entries for e in entry.events if isinstance(e, Flicked)]
    assert len(flicks) == 15
    assert {flick.shot.engine for flick in flicks} == {"mujoco-4.0.1-2"}
    assert engine() != "mujoco-4.0.1-2"
