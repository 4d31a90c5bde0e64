"""Tests that each game passes the conformance suite, and so do toys for what no game does yet."""

from collections.abc import Callable

import pytest

from german_subjects import GERMAN
from rumpus.testing.conformance import QUESTIONS, Subject
from subjects import SUBJECTS

ALL = SUBJECTS | GERMAN


@pytest.mark.replay
@pytest.mark.parametrize("subject", ALL.values(), ids=ALL)
@pytest.mark.parametrize("question", QUESTIONS, ids=lambda q: q.__name__)
def test_game_conforms(question: Callable[[Subject], None], subject: Subject) -> None:
    """The game answers the question as every game must."""
    question(subject)
