"""Tests of skates and of the deck (IC-25, IC-33)."""

import pytest

from rules.icecool.spec import A, B, C, Spec, through
from rumpus.core.values import Millis
from rumpus.games.icecool.actions import Skate
from rumpus.games.icecool.events import Drew, Skated, StandIn, TurnEnded
from rumpus.games.icecool.rules.cards import DECK, card


@pytest.mark.rule("IC-25")
def test_two_ones_are_skates_for_another_turn() -> None:
    """Skating turns two 1s up for all to see, and the same player flicks again."""
    spec = Spec(deck="jd3").holds(B, 3).flick(B).when(B, Skate(0, 1), at=4000)
    spec.then(Skated(B, (spec.card(0), spec.card(1)), Millis(64_000)))
    assert (spec.state.turn, spec.state.phase) == (B, "before")
    seat = spec.view(None).seats[B]
    assert (seat.cards, seat.down, [card.worth for card in seat.up]) == (3, 1, [1, 1])
    assert spec.view(B).hand == (spec.card(2),)
    spec.flick(B).accepted()


@pytest.mark.rule("IC-25")
def test_skates_go_on_while_cards_last() -> None:
    """The Catcher can skate repeatedly while cards last; then the turn ends."""
    spec = Spec(2, deck="jdbj").flick(B).holds(A, 4).flick(A)
    spec.when(A, Skate(0, 1)).accepted()
    spec.flick(A).when(A, Skate(2, 3)).accepted()
    spec.flick(A)
    assert spec.told(TurnEnded) == [TurnEnded(A, "nothing")]


@pytest.mark.rule("IC-25")
def test_skates_take_two_ones_of_ones_own() -> None:
    """Skating needs a flick before it and two different cards of one's own that are worth 1."""
    spec = Spec(deck="jd2b").holds(B, 3).holds(C, 1)
    spec.when(B, Skate(0, 1)).refused("flick_first", "IC-12")
    spec.flick(B)
    spec.when(B, Skate(0, 0)).refused("card_twice", "IC-25", card=0)
    spec.when(B, Skate(0, 2)).refused("no_skates", "IC-25")
    spec.when(B, Skate(0, 3)).refused("not_your_card", "IC-25", card=3)
    spec.when(C, Skate(0, 1)).refused("not_your_turn", "IC-9", seat=B)


@pytest.mark.rule("IC-33")
def test_the_deck_has_eighteen_of_each() -> None:
    """The deck has 18 cards of each worth, and six 1s with each task."""
    cards = [card(DECK, number) for number in range(54)]
    assert [sum(c.worth == w for c in cards) for w in (1, 2, 3)] == [18, 18, 18]
    assert [sum(c.task == t for c in cards) for t in ("jump", "doors", "bounce")] == [6, 6, 6]


@pytest.mark.rule("IC-33")
def test_an_empty_pile_credits_a_point() -> None:
    """A credited point is visible to all, counts as a card, and can't be used for skates."""
    spec = Spec(2).holds(B, 54).flick(B, through(B, 3), through(B, 5))
    assert spec.told(StandIn, Drew) == [
        StandIn(B, spec.card(54), "fish"),
        StandIn(B, spec.card(55), "fish"),
    ]
    assert (spec.card(54).worth, spec.card(54).task) == (1, None)
    for event in spec.told(StandIn):
        assert spec.game.redact(spec.state, event, A) == event
        assert spec.game.redact(spec.state, event, None) == event
    assert spec.view(None).deck_left == 0
    spec.when(B, Skate(54, 55)).refused("no_skates", "IC-25")
    spec.given(*spec.game.cut_short(spec.state, spec.at))
    assert (spec.view(A).seats[B].points, spec.view(A).seats[B].cards) == (54 * 3 + 2, 56)


@pytest.mark.rule("IC-3", "IC-33")
def test_the_last_card_is_drawn_like_any_other() -> None:
    """The pile's last card is drawn as usual; only the draw after it is a credited point."""
    spec = Spec(2).holds(B, 53).flick(B, through(B, 3), through(B, 5))
    assert spec.told(Drew, StandIn) == [
        Drew(B, spec.card(53), "fish"),
        StandIn(B, spec.card(54), "fish"),
    ]
