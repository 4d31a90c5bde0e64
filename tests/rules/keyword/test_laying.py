"""Tests of words made of cards, and of laying them face down (KW-5 to KW-9)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.keyword.spec import A, B, C, Spec
from rumpus.core.values import Refusal
from rumpus.games.keyword.actions import (
    Action,
    Announce,
    Arrange,
    Blue,
    Commit,
    Orange,
    Pass,
    Ready,
    TakeBack,
)
from rumpus.games.keyword.events import Committed, Revealed, TakenBack
from rumpus.games.keyword.rules.judge import ARRANGE_MOST
from rumpus.games.keyword.view import COMMIT_MOST


@pytest.mark.rule("KW-5")
@pytest.mark.parametrize("card", [6, 11, 103])
def test_orange_cards_come_from_ones_own_hand(card: int) -> None:
    """An orange card from another hand or the deck is refused."""
    spec = Spec("catxxx", "dogxxx", orange="x" * 92)
    spec.when(A, Commit(0, (Orange(0), Orange(card)))).refused("not_your_card", "KW-5", card=card)


@pytest.mark.rule("KW-5")
@pytest.mark.parametrize("card", [6, 96])
def test_blue_cards_come_from_the_middle(card: int) -> None:
    """A blue card that isn't in the middle is refused, and the refusal has the card's number."""
    spec = Spec("catxxx", "dogxxx", blue="x" * 91)
    spec.when(A, Commit(0, (Orange(0), Blue(card)))).refused("blue_gone", "KW-5", card=card)


@pytest.mark.rule("KW-5", "KW-15")
def test_a_blue_card_that_a_winner_took_is_gone() -> None:
    """In the next round, a blue card that the winner took is refused."""
    spec = Spec("catxxx", "dogxxx", listed="cat").lay(A, "caT").lay(B, "dog").all_ready()
    taken = 5
    pieces = (Orange(spec.state.seats[B].hand[0]), Blue(taken))
    spec.when(B, Commit(1, pieces)).refused("blue_gone", "KW-5", card=taken)


@pytest.mark.rule("KW-5")
@pytest.mark.parametrize("twice", [(Orange(0), Orange(0)), (Orange(1), Blue(0), Blue(0))])
def test_each_card_serves_once_in_a_word(twice: tuple[Orange | Blue, ...]) -> None:
    """A word with an orange or blue card twice is refused, and the state stays the same."""
    spec = Spec("catxxx", "dogxxx")
    before = spec.state
    spec.when(A, Commit(0, twice)).refused("card_twice", "KW-5", card=0)
    assert spec.state == before


@pytest.mark.rule("KW-5")
def test_an_orange_and_a_blue_card_may_have_the_same_number() -> None:
    """An orange and a blue card with the same number are different cards."""
    spec = Spec("catxxx", "dogxxx", middle="aeinrt")
    spec.when(A, Commit(0, (Orange(0), Blue(0)))).accepted()


@pytest.mark.rule("KW-5")
def test_the_same_blue_card_serves_several_players() -> None:
    """Two players can use the same blue card in their words of one round."""
    spec = Spec("caxxxx", "raxxxx", listed="cat rat").lay(A, "caT").lay(B, "raT")
    assert [spec.shown(seat).cards[2] for seat in (A, B)] == [spec.shown(A).cards[2]] * 2
    assert [spec.shown(seat).word for seat in (A, B)] == ["cat", "rat"]


@pytest.mark.rule("KW-6")
def test_a_blank_stands_for_any_letter() -> None:
    """A blank of either deck stands for the letter that its player chose."""
    spec = Spec("ca?xxx", "ra?xxx", "doxxxx", middle="?einrt", listed="cab rap dog")
    spec.lay(A, "ca(b)").lay(B, "ra[P]").lay(C, "do[G]")
    assert [spec.shown(seat).word for seat in (A, B, C)] == ["cab", "rap", "dog"]
    assert [card.blank for card in spec.shown(B).cards] == [False, False, True]
    assert spec.fates() == ("beaten", "tied", "tied")


@pytest.mark.rule("KW-6")
@pytest.mark.parametrize("blank", [Orange(2), Blue(0)])
def test_a_blank_needs_its_letter(blank: Orange | Blue) -> None:
    """An orange or blue blank without a letter is refused."""
    spec = Spec("ca?xxx", "dogxxx", middle="?einrt")
    refused = spec.when(A, Commit(0, (Orange(0), blank)))
    refused.refused("blank_needs_letter", "KW-6", card=blank.card)


@pytest.mark.rule("KW-6")
@pytest.mark.parametrize("card", [Orange(1, "a"), Orange(1, "u"), Blue(1, "e")])
def test_only_a_blank_has_a_letter_said(card: Orange | Blue) -> None:
    """A letter for a printed card is refused, even if it is the printed one."""
    spec = Spec("ca?xxx", "dogxxx", middle="?einrt")
    spec.when(A, Commit(0, (Orange(0), card))).refused("not_a_blank", "KW-6", card=card.card)


@pytest.mark.rule("KW-7")
def test_a_word_has_an_orange_card() -> None:
    """A word needs at least one orange card, which can be a blank."""
    for written in ("tIN", "TI(n)", "tin"):
        Spec("tin?xx", "dogxxx").lay(A, written).accepted()
    Spec("tin?xx", "dogxxx").lay(A, "TIN").refused("only_blue", "KW-7")


@pytest.mark.rule("KW-8")
@pytest.mark.parametrize("least", [2, 3, 6])
def test_a_word_has_so_many_letters(least: int) -> None:
    """A word shorter than the agreed length is refused; blue letters count."""
    short, enough = "catxxx"[: least - 2] + "A", "catxxx"[: least - 1] + "A"
    spec = Spec("catxxx", "dogxxx", min_length=least)
    spec.lay(A, short).refused("too_short", "KW-8", least=least)
    spec.lay(A, enough).accepted()


@pytest.mark.rule("KW-8")
def test_no_card_is_no_word() -> None:
    """A word without cards is refused as too short."""
    Spec("catxxx", "dogxxx").when(A, Commit(0, ())).refused("too_short", "KW-8", least=2)


@pytest.mark.rule("KW-8")
def test_what_a_word_is_says_the_word_list() -> None:
    """A plural scores only if it is in the word list."""
    spec = Spec("catsxx", "dogsxx", listed="cat cats dog").lay(A, "cats").lay(B, "dogs")
    assert spec.fates() == ("won", "no_word")


@pytest.mark.rule("KW-9")
def test_a_word_lies_face_down() -> None:
    """Others see only how many orange cards were laid; their owner sees the word."""
    spec = Spec("catxxx", "dogxxx", "owlxxx").lay(A, "cAt")
    pieces = (Orange(0), Blue(0), Orange(2))
    spec.then(Committed(A, 2, pieces))
    (event,) = spec.events
    for seat in (B, C, None):
        assert spec.game.redact(spec.state, event, seat) == Committed(A, 2, ())
        assert spec.view(seat).laid is None
        assert [one.laid for one in spec.view(seat).seats] == [2, None, None]
        assert [one.cards for one in spec.view(seat).seats] == [6, 6, 6]
    assert spec.game.redact(spec.state, event, A) == event
    assert spec.view(A).laid == pieces


@pytest.mark.rule("KW-9")
@pytest.mark.parametrize("word", ["caTEIN", "caT", "caxxEI", "ca"])
def test_nobody_learns_how_many_blue_cards_a_word_has(word: str) -> None:
    """A word looks the same to others with and without blue cards."""
    spec = Spec("caxxxx", "dogxxx").lay(A, word)
    count = sum(letter.islower() for letter in word)
    plain = Spec("caxxxx", "dogxxx").lay(A, "caxx"[:count])
    for seat in (B, None):
        assert spec.view(seat) == plain.view(seat)


@pytest.mark.rule("KW-9")
def test_one_word_a_seat() -> None:
    """A second word or rack is refused, and the first word stays."""
    spec = Spec("catxxx", "dogxxx").lay(A, "cat")
    laid = spec.state
    spec.lay(A, "caT").refused("already_laid", "KW-9")
    spec.arrange(A, "caT").refused("already_laid", "KW-9")
    assert spec.state == laid


@pytest.mark.rule("KW-9")
def test_a_word_may_be_taken_back() -> None:
    """A word can be taken back and replaced repeatedly until the last player has laid."""
    spec = Spec("catxxx", "dogxxx", listed="cat dog").lay(A, "caT")
    for _ in range(3):
        spec.when(A, TakeBack(0)).then(TakenBack(A))
        assert spec.view(B).seats[A].laid is None
        assert spec.view(A).laid is None
        spec.when(A, TakeBack(0)).refused("not_laid", "KW-9")
        spec.lay(A, "cat").accepted()
    spec.lay(B, "dog")
    assert spec.happened(Revealed)
    spec.when(A, TakeBack(0)).refused("not_now", "KW-11", phase="shown")


@pytest.mark.rule("KW-9")
def test_the_twentieth_word_of_a_round_stays() -> None:
    """The twentieth word laid in a round is final; the next round allows twenty again."""
    spec = Spec("catxxx", "dogxxx", listed="cat dog").lay(A, "caT")
    for _ in range(COMMIT_MOST - 1):
        assert spec.view(A).may_take_back
        spec.when(A, TakeBack(0)).accepted().lay(A, "cat").accepted()
    assert (spec.view(A).may_take_back, spec.view(A).awaited) == (False, (B,))
    spec.when(A, TakeBack(0)).refused("taken_back_enough", "KW-9", most=COMMIT_MOST)
    spec.lay(B, "dog").all_ready().when(A, Commit(1, (Orange(3), Orange(4))))
    assert (spec.view(A).may_take_back, spec.view(B).may_take_back) == (True, False)


@pytest.mark.rule("KW-9", "KW-12")
@given(
    timer=st.sampled_from((0, 90)),
    tries=st.lists(st.sampled_from("ctaplr"), min_size=200, max_size=300),
)
def test_what_a_seat_adds_to_the_log_in_a_round_is_bounded(timer: int, tries: list[str]) -> None:
    """A seat adds a limited number of events per round, however many actions it tries."""
    spec = Spec("catxxx", "dogxxx", listed="cat dog", timer=timer, crack="announced")
    word = spec.pieces(A, "cat")
    actions: dict[str, Action] = {
        "c": Commit(0, word),
        "t": TakeBack(0),
        "a": Arrange(0, word),
        "p": Pass(0, ()),
        "l": Announce(),
        "r": Ready(0),
    }
    added = 0
    for each in tries:
        spec.when(A, actions[each])
        added += not isinstance(spec.answer, Refusal)
    assert added <= 2 * COMMIT_MOST - 1 + ARRANGE_MOST + 2


@pytest.mark.rule("KW-9", "KW-12")
def test_what_is_taken_back_lies_on_the_rack() -> None:
    """A word that is taken back lies on the rack, so it counts when the timer ends."""
    spec = Spec("catxxx", "dogxxx", listed="cat").lay(A, "caT").when(A, TakeBack(0))
    assert spec.view(A).rack == (Orange(0), Orange(1), Blue(5))
    spec.fires("sand")
    assert spec.fates() == ("won", "nothing")


@pytest.mark.rule("KW-9")
def test_the_order_of_commitments_does_not_matter() -> None:
    """Every order of commitments leads to the same state."""
    words = {A: "caT", B: "dog", C: "oTr"}
    tables: list[object] = []
    for order in ((A, B, C), (A, C, B), (B, A, C), (B, C, A), (C, A, B), (C, B, A)):
        spec = Spec("catxxx", "dogxxx", "owrxxx", listed="cat dog", timer=0)
        for seat in order[:2]:
            spec.lay(seat, words[seat], at=1)
        spec.lay(order[2], words[order[2]], at=2)
        assert spec.happened(Revealed)
        tables.append(spec.state)
    assert all(table == tables[0] for table in tables)


@pytest.mark.rule("KW-9")
def test_what_is_meant_for_another_round_is_refused() -> None:
    """Actions for another round are refused."""
    spec = Spec("catxxx", "dogxxx", listed="cat")
    for action in (Commit(1, spec.pieces(A, "cat")), TakeBack(1), Arrange(1, ())):
        spec.when(A, action).refused("wrong_round", "KW-11", round=0)


@pytest.mark.rule("KW-9", "KW-16")
def test_the_table_waits_for_who_has_neither_laid_nor_passed() -> None:
    """A round waits for players who haven't laid or passed, then for players who aren't ready."""
    spec = Spec("catxxx", "dogxxx", "pigxxx", listed="cat")
    owing = spec.game.blocking_seats
    assert owing(spec.state) == {A, B, C}
    spec.lay(A, "cat").skip(B, "d")
    assert owing(spec.state) == {C}
    assert A in spec.game.awaited(spec.state)
    spec.lay(C, "pig").ready(B)
    assert owing(spec.state) == {A, C}
