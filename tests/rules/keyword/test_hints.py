"""Tests of hints: legal actions for a seat, the best first."""

import pytest

from rules.keyword.spec import A, B, Spec
from rumpus.games.keyword.actions import Announce, Arrange, Commit, Decline, Pass, Ready, TakeBack


@pytest.mark.rule("KW-4")
def test_hints_are_a_good_word_or_two_and_passing_or_having_none() -> None:
    """In each phase, hints are actions open to the seat of the view; a spectator gets none."""
    spec = Spec("catxyz", "dogxxx", listed="cat cats act!", timer=0, middle="sxxxxx")
    hints = spec.game.hints(spec.view(A))
    assert hints == [
        Commit(0, spec.pieces(A, "catS")),
        Commit(0, spec.pieces(A, "cat")),
        Pass(0, (0, 1, 2, 3, 4, 5)),
        Pass(0, ()),
        Decline(0),
    ]
    assert spec.game.hints(spec.view(None)) == []
    spec.lay(A, "cat")
    assert spec.game.hints(spec.view(A)) == [TakeBack(0)]
    spec.lay(B, "dog")
    assert spec.game.hints(spec.view(A)) == [Ready(0)]
    spec.ready(A)
    assert spec.game.hints(spec.view(A)) == []


@pytest.mark.rule("KW-12")
def test_with_a_timer_a_rack_is_hinted_at_once() -> None:
    """With a timer, hints include arranging a word but not passing, as a view has no clock."""
    spec = Spec("catsxx", "dogxxx", listed="cat cats", middle="xxxxxx")
    rack = spec.pieces(A, "cats")
    plain = [Commit(0, rack), Commit(0, spec.pieces(A, "cat"))]
    assert spec.game.hints(spec.view(A)) == [*plain, Arrange(0, rack), Decline(0)]
    spec.arrange(A, "cats")
    assert spec.game.hints(spec.view(A)) == [*plain, Decline(0)]


@pytest.mark.rule("KW-17")
@pytest.mark.parametrize("phase", ["lay", "laid", "shown", "last_call"])
def test_whoever_spells_the_keyword_is_hinted_to_say_so(phase: str) -> None:
    """Announcing is a hint only for a seat that spells the keyword, and only with ``announced``."""
    for crack in ("announced", "automatic"):
        spec = Spec("catxxx", "dogxxx", keyword="tea", crack=crack, blue="", listed="cat")
        spec.kept(A, "seat")
        if phase == "laid":
            spec.lay(A, "cat")
        if phase in {"shown", "last_call"}:
            spec.fires("sand")
        if phase == "last_call":
            spec.all_ready()
        for seat in (A, B):
            right = crack == "announced" and seat == A
            assert (Announce() in spec.game.hints(spec.view(seat))) is right
