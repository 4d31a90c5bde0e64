"""Tests of giving up, by the rules of each game."""

import pytest

from rumpus.core.game import HandlesGivingUp
from rumpus.testing.conformance import fold, random_game
from subjects import SUBJECTS


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        pytest.param("keesdrow", "given_up", marks=pytest.mark.rule("KD-24")),
        pytest.param("keyword", "given_up", marks=pytest.mark.rule("KW-19")),
        pytest.param("icecool", "given_up", marks=pytest.mark.rule("IC-32")),
        pytest.param("keep_your_cool", "resigned", marks=pytest.mark.rule("KYC-31")),
    ],
)
def test_the_leader_who_gives_up_comes_last(name: str, reason: str) -> None:
    """Giving up loses, whatever the score; the scores stay as they are."""
    subject = SUBJECTS[name]
    game, setup = subject.game, subject.setups[0]
    assert isinstance(game, HandlesGivingUp)
    step = random_game(subject, setup, 0)[-2]
    stood = game.result(fold(game, step.after, game.cut_short(step.after, step.at)))
    assert stood is not None
    leader = stood.places[0][0]

    lost = game.result(fold(game, step.after, game.given_up(step.after, [leader], step.at)))
    assert lost is not None
    assert (lost.places[-1], lost.scores, lost.reason) == ((leader,), stood.scores, reason)
    others = [seat for place in stood.places for seat in place if seat != leader]
    assert [seat for place in lost.places[:-1] for seat in place] == others
