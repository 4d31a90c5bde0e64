"""Tests of the cards after a reveal, and of the next round (KW-15, KW-16)."""

import pytest

from rules.keyword.spec import A, B, C, Spec
from rumpus.core.values import Millis
from rumpus.games.keyword.actions import Ready
from rumpus.games.keyword.events import (
    Drew,
    Filled,
    RoundBegan,
    SeenAll,
)
from rumpus.games.keyword.state import Kept

LISTED = "cat dog cats card carton"


@pytest.mark.rule("KW-15")
def test_the_winner_keeps_the_whole_word() -> None:
    """The winner's cards leave hand and middle, and all see them as a kept word."""
    spec = Spec("cat?xx", "dogxxx", middle="aeinr?", listed="cart dog")
    spec.lay(A, "cA(r)[T]").lay(B, "dog")
    assert spec.fates() == ("won", "beaten")
    assert spec.hand(A) == "atxx"
    assert spec.middle() == "einr"
    for seat in (B, None):
        (kept,) = spec.view(seat).seats[A].kept
        assert kept == Kept(0, "cart", spec.shown(A).cards)
        assert [card.blank for card in kept.cards] == [False, False, True, True]


@pytest.mark.rule("KW-15")
def test_the_others_discard_what_they_laid() -> None:
    """Beaten players discard the orange cards they laid; the blue ones stay in the middle."""
    spec = Spec("catsxx", "dogxxx", middle="oeinrt", listed=LISTED).lay(A, "cats").lay(B, "dOg")
    assert (spec.hand(B), spec.fates()) == ("oxxx", ("won", "beaten"))
    assert spec.middle() == "oeinrt"
    assert spec.view(None).seats[B].cards == 4
    assert spec.words(B) == ()


@pytest.mark.rule("KW-16")
def test_all_draw_to_six_and_the_middle_is_filled() -> None:
    """When all are ready, hands and the middle are filled to six and the next round begins."""
    spec = Spec("catxxx", "dogxxx", listed=LISTED, orange="mnopqrs", blue="uvwxyz")
    spec.lay(A, "cAT").lay(B, "dog", at=2000)
    spec.when(B, Ready(0), at=3000).then(SeenAll(B))
    assert spec.view(None).seats[B].ready
    assert spec.view(None).awaited == (A,)
    spec.when(A, Ready(0), at=4000).then(
        SeenAll(A),
        Drew(A, 1, (12,), "m"),
        Drew(B, 3, (13, 14, 15), "nop"),
        Filled((6, 7), "uv"),
        RoundBegan(1, Millis(94_000), Millis(19_000)),
    )
    assert (spec.hand(A), spec.hand(B)) == ("atxxxm", "xxxnop")
    assert spec.middle() == "einruv"
    assert not spec.view(None).seats[B].ready


@pytest.mark.rule("KW-16")
def test_where_no_blue_card_was_taken_the_same_ones_stay() -> None:
    """If the winner took no blue card, the middle stays the same."""
    spec = Spec("catxxx", "dogxxx", listed=LISTED).lay(A, "cat").lay(B, "doxxx")
    spec.all_ready()
    assert not spec.happened(Filled)
    assert spec.state.middle == (0, 1, 2, 3, 4, 5)


@pytest.mark.rule("KW-16")
def test_the_next_round_comes_by_itself() -> None:
    """The next round begins 20 seconds after the reveal even if a player isn't ready."""
    spec = Spec("catxxx", "dogxxx", listed=LISTED).lay(A, "cat").lay(B, "dog", at=2000)
    spec.when(A, Ready(0)).fires("shown")
    assert spec.events[-1] == RoundBegan(1, Millis(112_000), Millis(37_000))


@pytest.mark.rule("KW-16")
def test_one_is_ready_once_and_for_the_round_that_is_shown() -> None:
    """Readiness is refused before a reveal, for another round, or a second time."""
    spec = Spec("catxxx", "dogxxx", listed=LISTED)
    spec.when(A, Ready(0)).refused("not_now", "KW-16", phase="lay")
    spec.fires("sand")
    spec.when(A, Ready(1)).refused("wrong_round", "KW-11", round=0)
    spec.ready(A).when(A, Ready(0)).refused("already_ready", "KW-16")


@pytest.mark.rule("KW-16")
@pytest.mark.parametrize(
    ("rounds", "hands"),
    [
        (0, ("xxxmo", "xxxnp", "zzzzzz")),
        (1, ("xxxnp", "xxxmo", "zzzzzz")),
        (2, ("xxxmo", "xxxnp", "zzzzzz")),
    ],
)
def test_a_short_orange_deck_is_dealt_around(rounds: int, hands: tuple[str, ...]) -> None:
    """A deck that runs short is dealt one card at a time, starting at another seat each round."""
    spec = Spec("xxxcat", "xxxdog", "zzzzzz", listed=LISTED, orange="mnop")
    spec.given(RoundBegan(rounds, Millis(90_000), None))
    spec.lay(A, "cat").lay(B, "dog").lay(C, "zz").all_ready()
    assert (spec.hand(A), spec.hand(B), spec.hand(C)) == hands
