"""Tests that Nim passes the conformance suite, and that its bots finish a game."""

from collections.abc import Callable

import pytest

from rumpus.core.chance import simulation_seed
from rumpus.core.options import defaults
from rumpus.core.values import SeatInfo, Setup
from rumpus.lab.run import Run
from rumpus.testing.conformance import QUESTIONS, Subject
from rumpus_nim import GAME
from rumpus_nim.game import FACTS, NimGame

SUBJECT = Subject(
    NimGame(),
    tuple(Setup({"stones": stones}, (SeatInfo(), SeatInfo())) for stones in (4, 21, 50)),
)


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.__name__)
def test_the_game_conforms(question: Callable[[Subject], None]) -> None:
    """The game answers the question as every game must."""
    question(SUBJECT)


@pytest.mark.parametrize("level", GAME.bots.levels)
def test_bots_play_to_the_end(level: str) -> None:
    """A game of two bots has a winner."""
    run = Run(FACTS, lambda _options: NimGame(), GAME.make_bot, simulation_seed(1))
    run.open([level, level], defaults(FACTS.options))
    run.finish()
    assert run.table.result is not None
    assert run.table.result.reason == "last_stone"
