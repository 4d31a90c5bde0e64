"""Tests of laying at the same time and of looking back at earlier hands (KW-4)."""

import pytest

from rules.keyword.spec import A, B, C, Spec
from rumpus.core.values import Refusal, Seat
from rumpus.games.keyword.actions import (
    Best,
    BestOf,
    BestOfRound,
    BestWords,
    Blue,
    Orange,
    PastCard,
    PastHand,
)
from rumpus.games.keyword.events import Revealed
from rumpus.games.keyword.state import Card, Hand


@pytest.mark.rule("KW-4")
def test_all_look_for_a_word_at_once() -> None:
    """Players can lay in any order."""
    for first, second in ((A, B), (B, A)):
        spec = Spec("catxxx", "dogxxx", listed="cat dog")
        assert spec.view(None).awaited == (A, B)
        spec.lay(first, "cat" if first == A else "dog").accepted()
        spec.lay(second, "cat" if second == A else "dog").accepted()
        assert spec.happened(Revealed)


@pytest.mark.rule("KW-4")
def test_the_best_word_of_a_hand_is_told_after_the_round() -> None:
    """After the reveal, each player can query the best word of their own hand as it was."""
    spec = Spec("catsxx", "dogxxx", middle="stvwyz", listed="cat cats dog acts!")
    assert spec.ask(A, BestWords()) == Refusal("nothing_shown", "KW-4")
    found = (BestOf(A, "cats", spec.pieces(A, "caTS")),)
    spec.lay(A, "caT").lay(B, "dog")
    assert spec.ask(A, BestWords()) == Best(0, found)
    spec.all_ready()
    assert spec.ask(A, BestWords()) == Best(0, found)
    assert spec.ask(None, BestWords()) == Refusal("review_closed", "KW-4", {"review": "own"})


@pytest.mark.rule("KW-4")
def test_a_hand_without_a_word_has_no_best_one() -> None:
    """A hand whose only words are shorter than the minimum has no best word."""
    spec = Spec("catxxx", "dogxxx", middle="tuvwyz", listed="cat", min_length=4)
    spec.fires("sand")
    assert spec.ask(A, BestWords()) == Best(0, (BestOf(A, "", ()),))


@pytest.mark.rule("KW-4")
@pytest.mark.parametrize(
    ("review", "seen"),
    [("own", {A: [A], B: [B], None: []}), ("all", {A: [A, B], B: [A, B], None: [A, B]}),
     ("no", {A: [], B: [], None: []})],
)  # fmt: skip
def test_the_table_agrees_whose_hands_are_looked_at(
    review: str, seen: dict[Seat | None, list[Seat]]
) -> None:
    """As agreed, players see their own hand, all or none; after the game, all but a passer's."""
    spec = Spec("catxxx", "dogxxx", "zzzzzz", listed="cat dog", review=review, blue="")
    spec.skip(C, "zz").lay(A, "cat").lay(B, "dog")
    for seat, hands in seen.items():
        assert [hand.seat for hand in spec.view(seat).held] == hands
    spec.all_ready()
    assert spec.state.phase == "over"
    for seat in seen:
        assert [hand.seat for hand in spec.view(seat).held] == [A, B]


@pytest.mark.rule("KW-4")
def test_hands_are_looked_at_as_they_were() -> None:
    """An earlier hand is shown with the middle of its round, even after new cards were drawn."""
    spec = Spec("catxxx", "dogxxx", listed="cat", middle="tuvwyz")
    spec.lay(A, "caT").lay(B, "dog").all_ready()
    view = spec.view(A)
    assert view.held == (Hand(A, tuple(Card(at, x) for at, x in enumerate("catxxx"))),)
    assert view.before == tuple(Card(at, x) for at, x in enumerate("tuvwyz"))
    assert [card.letter for card in view.middle] == list("uvwyzx")


@pytest.mark.rule("KW-4")
def test_after_the_game_every_round_is_looked_back_at() -> None:
    """The best word of any hand is told for an earlier round, but only once the game is over."""
    spec = Spec("catxxx", "dogxxx", "zzzzzz", listed="cat dog cats", blue="")
    hands = (PastHand(A, _past("catxxx")), PastHand(B, _past("zzzzzz")))
    asked = BestOfRound(4, hands, _past("stvwyz"))
    assert spec.ask(A, asked) == Refusal("not_over", "KW-4")
    spec.skip(C, "zz").lay(A, "cat").lay(B, "dog").all_ready()
    assert spec.state.phase == "over"
    best = BestOf(A, "cats", (Orange(0), Orange(1), Blue(1), Blue(0)))
    for seat in (A, None):
        assert spec.ask(seat, asked) == Best(4, (best, BestOf(B, "", ())))


def _past(letters: str) -> tuple[PastCard, ...]:
    return tuple(PastCard(at, letter) for at, letter in enumerate(letters))
