"""Tests of cards on the rack when the timer ends (KW-12)."""

import pytest

from rules.keyword.spec import A, B, Spec
from rumpus.games.keyword.actions import Arrange, Orange, Piece
from rumpus.games.keyword.events import (
    Arranged,
)
from rumpus.games.keyword.state import Shown

LISTED = "cat dog cats card carton"


@pytest.mark.rule("KW-12")
def test_whoever_has_no_word_keeps_the_cards() -> None:
    """A player without a word at the end of the timer keeps all cards and scores nothing."""
    spec = Spec("catxxx", "dogxxx", listed=LISTED).lay(A, "cat").fires("sand")
    assert spec.shown(B) == Shown("nothing")
    assert spec.hand(B) == "dogxxx"
    assert spec.words(B) == ()


@pytest.mark.rule("KW-12")
def test_a_word_on_the_rack_counts_when_the_timer_ends() -> None:
    """A word on the rack when the timer ends is marked as late and can win."""
    spec = Spec("cardxx", "dogxxx", listed=LISTED).lay(B, "dog").arrange(A, "card").fires("sand")
    assert spec.fates() == ("won", "beaten")
    assert (spec.shown(A).late, spec.shown(B).late) == (True, False)
    assert spec.words(A) == ("card",)


@pytest.mark.rule("KW-12")
@pytest.mark.parametrize(
    "rack",
    [
        (),
        (Orange(0),),
        (Orange(0), Orange(1), Orange(0)),
        (Orange(0), Orange(1), Orange(6)),
        (Orange(0), Orange(1), Orange(4)),
        (Orange(0), Orange(1), Orange(3, "t")),
    ],
)
def test_any_other_rack_is_nothing(rack: tuple[Piece, ...]) -> None:
    """A rack that spells no valid word when the timer ends is ignored; its cards stay in hand."""
    spec = Spec("catx?x", "tttttt", listed="ca cat cac").when(A, Arrange(0, rack)).fires("sand")
    assert spec.shown(A) == Shown("nothing")
    assert spec.hand(A) == "catx?x"


@pytest.mark.rule("KW-12")
def test_what_lay_on_the_rack_last_counts() -> None:
    """Only the last arrangement counts when the timer ends, even if it is empty."""
    spec = Spec("cartxx", "dogxxx", listed=LISTED).arrange(A, "cat").arrange(A, "").fires("sand")
    assert spec.fates() == ("nothing", "nothing")
    spec = Spec("catsxx", "dogxxx", listed=LISTED).arrange(A, "cat").arrange(A, "cats")
    assert spec.fires("sand").shown(A).word == "cats"


@pytest.mark.rule("KW-12")
def test_the_rack_is_for_its_owner() -> None:
    """When cards are arranged, only their owner gets an event and sees a change."""
    spec = Spec("catxxx", "dogxxx")
    before = [spec.view(seat) for seat in (B, None)]
    pieces = spec.pieces(A, "caT")
    spec.arrange(A, "caT").then(Arranged(A, pieces))
    (event,) = spec.events
    assert spec.game.redact(spec.state, event, A) == event
    assert [spec.game.redact(spec.state, event, seat) for seat in (B, None)] == [None, None]
    assert [spec.view(seat) for seat in (B, None)] == before
    assert spec.view(A).rack == pieces


@pytest.mark.rule("KW-12")
def test_the_last_word_leaves_no_rack() -> None:
    """Laying a word clears the rack, which is empty in the next round, too."""
    spec = Spec("catxxx", "dogxxx", listed=LISTED).arrange(A, "cat").lay(A, "caT")
    assert spec.view(A).rack == ()
    spec.lay(B, "dog")
    assert spec.shown(A).word == "cat"
    assert not spec.shown(A).late
    spec.all_ready()
    assert spec.view(A).rack == ()
    spec.fires("sand")
    assert spec.fates() == ("nothing", "nothing")


@pytest.mark.rule("KW-12")
def test_without_a_timer_a_rack_means_nothing() -> None:
    """Without a timer, arranging cards is refused."""
    Spec("catxxx", "dogxxx", timer=0).arrange(A, "cat").refused("no_timer", "KW-12")


@pytest.mark.rule("KW-12")
def test_a_rack_is_told_sixty_times_a_round() -> None:
    """A seat's 61st arrangement in a round is refused; other seats and rounds aren't affected."""
    spec = Spec("catxxx", "dogxxx")
    for _ in range(60):
        spec.arrange(A, "ca", at=1).accepted()
    spec.arrange(A, "cat", at=1).refused("arranged_enough", "KW-12", most=60)
    spec.arrange(B, "dog", at=1).accepted()
    spec.fires("sand").all_ready().arrange(A, "cat").accepted()
