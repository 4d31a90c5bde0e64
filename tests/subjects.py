"""Subjects of the conformance suite: the games of the package, and toys for other cases."""

from importlib import import_module

from rumpus.games.registry import own_games
from rumpus.testing.conformance import Subject
from toys.subjects import REACH, SEALED, SHOT


def _subject(game: str) -> Subject:
    """Return the subject from the file that is named after the game."""
    subject = vars(import_module(f"{game}_subject"))[game.upper()]
    assert isinstance(subject, Subject)
    return subject


SUBJECTS = {game: _subject(game) for game in own_games()} | {
    "sealed": SEALED,
    "reach": REACH,
    "shot": SHOT,
}
