"""Tests of the reveal and of which word wins it (KW-11, KW-13, KW-14)."""

import pytest

from rules.keyword.spec import A, B, C, D, Spec
from rumpus.core.values import Millis, Refusal, Timer
from rumpus.games.keyword.actions import Commit, IsWord, Orange, WordIs
from rumpus.games.keyword.events import (
    Committed,
    Revealed,
)

LISTED = "cat dog cats card carton"


@pytest.mark.rule("KW-11")
def test_the_last_word_reveals_all() -> None:
    """The last commitment reveals all words to all, each with its cards in order."""
    spec = Spec("catxxx", "dogxxx", listed=LISTED).lay(A, "cAt", at=1000)
    spec.lay(B, "dog", at=7000)
    committed, revealed = spec.events
    assert committed == Committed(B, 3, (Orange(6), Orange(7), Orange(8)))
    assert isinstance(revealed, Revealed)
    assert [(one.fate, one.word, one.late) for one in revealed.shown] == [
        ("won", "cat", False),
        ("beaten", "dog", False),
    ]
    assert [card.colour for card in revealed.shown[A].cards] == ["orange", "blue", "orange"]
    assert [card.letter for card in revealed.shown[A].cards] == ["c", "a", "t"]
    assert (revealed.winner, revealed.why, revealed.timer) == (A, "more_blue", False)
    assert revealed.due == 27_000
    for seat in (A, B, None):
        assert spec.game.redact(spec.state, revealed, seat) == revealed
        assert spec.view(seat).shown == revealed.shown
        assert (spec.view(seat).phase, spec.view(seat).winner) == ("shown", A)


@pytest.mark.rule("KW-11")
def test_the_end_of_the_timer_reveals() -> None:
    """At the end of the timer, the words laid by then are revealed."""
    spec = Spec("catxxx", "dogxxx", listed=LISTED).lay(A, "cat").fires("sand")
    (revealed,) = spec.events
    assert isinstance(revealed, Revealed)
    assert (revealed.timer, revealed.due) == (True, 110_000)
    assert spec.fates() == ("won", "nothing")


@pytest.mark.rule("KW-11")
def test_a_round_is_revealed_once() -> None:
    """The sand timer is void after the reveal, and a word after the timer is refused."""
    spec = Spec("catxxx", "dogxxx", listed=LISTED).lay(A, "cat").lay(B, "dog", at=90_000)
    state = spec.state
    assert spec.game.timers(state) == (Timer("shown", Millis(110_000)),)
    spec.serve(Timer("sand", Millis(90_000))).refused("void", None)
    late = Spec("catxxx", "dogxxx", listed=LISTED).lay(A, "cat").fires("sand")
    late.lay(B, "dog", at=90_000).refused("not_now", "KW-11", phase="shown")


@pytest.mark.rule("KW-11")
def test_without_a_timer_all_have_to_lay_or_pass() -> None:
    """Without a timer, no deadline runs until all have laid, and the reveal lasts a minute."""
    spec = Spec("catxxx", "dogxxx", listed=LISTED, timer=0).lay(A, "cat")
    assert spec.game.timers(spec.state) == ()
    assert spec.view(A).due is None
    spec.lay(B, "dog", at=5000)
    assert spec.game.timers(spec.state) == (Timer("shown", Millis(65_000)),)


@pytest.mark.rule("KW-13")
def test_what_is_no_word_is_taken_back() -> None:
    """A word outside the list doesn't score, its cards return, and the best other word wins."""
    spec = Spec("catsxx", "dogxxx", listed="dog").lay(A, "catsxx").lay(B, "dog")
    assert spec.fates() == ("no_word", "won")
    assert (spec.shown(A).word, spec.hand(A)) == ("catsxx", "catsxx")
    assert (spec.state.winner, spec.state.why) == (B, "longest")


@pytest.mark.rule("KW-13")
def test_helped_players_are_told_what_is_a_word() -> None:
    """With ``helped``, words can be looked up while laying; by default only after the game."""
    helped = Spec("catxxx", "dogxxx", listed="cat", words="helped")
    assert helped.ask(A, IsWord("cAt")) == WordIs("cat", known=True)
    assert helped.ask(A, IsWord("dog")) == WordIs("dog", known=False)
    plain = Spec("catxxx", "dogxxx", listed="cat", blue="")
    assert plain.ask(A, IsWord("cat")) == Refusal("dictionary_closed", "KW-13")
    plain.fires("sand").all_ready()
    assert plain.state.phase == "over"
    assert plain.ask(A, IsWord("cat")) == WordIs("cat", known=True)


@pytest.mark.rule("KW-13")
@pytest.mark.parametrize("words", ["checked", "helped"])
def test_what_is_no_word_can_be_laid_all_the_same(words: str) -> None:
    """A word outside the list is accepted when it is laid."""
    spec = Spec("catxxx", "dogxxx", listed="dog", words=words)
    spec.when(A, Commit(0, spec.pieces(A, "cat"))).accepted()


@pytest.mark.rule("KW-14")
def test_the_longest_word_wins() -> None:
    """The longest word wins, blue letters included, even if another has more blue cards."""
    spec = Spec("catsxx", "doxxxx", middle="gtaein", listed="cats dog").lay(A, "cats").lay(B, "doG")
    assert spec.fates() == ("won", "beaten")
    assert spec.state.why == "longest"
    spec = Spec("catxxx", "doxxxx", middle="gstein", listed="cats dog").lay(A, "caTS").lay(B, "doG")
    assert spec.fates() == ("won", "beaten")


@pytest.mark.rule("KW-14")
@pytest.mark.parametrize("blue", ["G", "[G]"])
def test_of_equal_words_the_one_with_more_blue_cards_wins(blue: str) -> None:
    """Of words of equal length, the one with more blue cards wins; a blue blank counts as blue."""
    spec = Spec("catxxx", "doxxxx", middle="gt?ein", listed=LISTED).lay(A, "cat")
    spec.lay(B, f"do{blue}")
    assert spec.fates() == ("beaten", "won")
    assert (spec.state.winner, spec.state.why) == (B, "more_blue")


@pytest.mark.rule("KW-14")
def test_an_orange_blank_is_orange() -> None:
    """An orange blank doesn't break a tie in blue cards."""
    spec = Spec("catxxx", "do?xxx", listed=LISTED).lay(A, "cat").lay(B, "do(g)")
    assert spec.state.why == "tied"


@pytest.mark.rule("KW-14")
def test_equal_in_both_nobody_scores() -> None:
    """In a tie nobody scores, tied and beaten players discard, and the blue cards stay."""
    spec = Spec("caxxxx", "dogxxx", "owxxxx", "zzzzzz", middle="tgleon", listed="cat dog ow")
    spec.lay(A, "caT").lay(B, "doG").lay(C, "ow").lay(D, "zz")
    assert spec.fates() == ("tied", "tied", "beaten", "no_word")
    assert (spec.state.winner, spec.state.why) == (None, "tied")
    assert [spec.hand(seat) for seat in (A, B, C, D)] == ["xxxx", "gxxx", "xxxx", "zzzzzz"]
    assert spec.middle() == "tgleon"
    assert all(not spec.words(seat) for seat in (A, B, C, D))


@pytest.mark.rule("KW-14")
def test_the_same_word_twice_is_a_tie_like_any_other() -> None:
    """Two players with the same word tie, unless one has more blue cards."""
    spec = Spec("catxxx", "catxxx", listed="cat").lay(A, "cat").lay(B, "cat")
    assert spec.fates() == ("tied", "tied")
    spec = Spec("catxxx", "catxxx", listed="cat").lay(A, "cAt").lay(B, "cat")
    assert spec.fates() == ("won", "beaten")


@pytest.mark.rule("KW-14")
def test_a_tie_below_the_best_matters_to_nobody() -> None:
    """A tie between beaten words doesn't affect the winner."""
    spec = Spec("catsxx", "dogxxx", "catxxx", listed=LISTED)
    spec.lay(B, "dog").lay(C, "cat").lay(A, "cats")
    assert spec.fates() == ("won", "beaten", "beaten")
    assert spec.state.why == "longest"
