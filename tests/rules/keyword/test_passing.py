"""Tests of passing: a player discards cards and sits out the round (KW-10)."""

import pytest

from rules.keyword.spec import A, B, C, Spec
from rumpus.core.values import Millis
from rumpus.games.keyword.actions import Arrange, Commit, Orange, Pass, TakeBack
from rumpus.games.keyword.events import Drew, Passed, Revealed, RoundBegan


@pytest.mark.rule("KW-10")
@pytest.mark.parametrize(
    ("discard", "after"), [("", "catxyz"), ("c", "atxyzj"), ("xyz", "catjkl"), ("catxyz", "jklmno")]
)
def test_a_passer_discards_what_he_likes_and_draws_to_six(discard: str, after: str) -> None:
    """A player who passes discards any number of cards and draws to six again."""
    spec = Spec("catxyz", "dogxxx", orange="jklmnoxx").skip(A, discard)
    assert spec.hand(A) == after
    assert spec.state.orange_drawn == 12 + len(discard)
    assert spec.view(A).orange_left == 8 - len(discard)
    assert spec.happened(Drew) is bool(discard)


@pytest.mark.rule("KW-10")
def test_others_see_how_many_cards_were_changed() -> None:
    """The others see how many cards a passer changed, but not which, nor what was drawn."""
    spec = Spec("catxyz", "dogxxx", orange="jklmnoxx").skip(A, "at")
    passed, drew = Passed(A, 2, (1, 2)), Drew(A, 2, (12, 13), "jk")
    spec.then(passed, drew)
    for seat in (B, None):
        assert spec.game.redact(spec.state, passed, seat) == Passed(A, 2, ())
        assert spec.game.redact(spec.state, drew, seat) == Drew(A, 2, (), "")
        assert (spec.view(seat).seats[A].passed, spec.view(seat).seats[A].swapped) == (True, 2)
        assert (spec.view(seat).seats[B].passed, spec.view(seat).seats[B].swapped) == (False, 0)
    assert spec.game.redact(spec.state, passed, A) == passed


@pytest.mark.rule("KW-10")
def test_a_passer_is_out_of_this_round() -> None:
    """A passer can't lay, arrange, pass or take back, and isn't awaited in this round."""
    spec = Spec("catxyz", "dogxxx").skip(A, "xyz")
    rack = (Orange(0), Orange(1))
    for action in (Commit(0, rack), Arrange(0, rack), Pass(0, ()), TakeBack(0)):
        spec.when(A, action).refused("passed", "KW-10")
    assert spec.view(None).awaited == (B,)


@pytest.mark.rule("KW-10", "KW-12")
def test_what_lay_on_the_rack_of_a_passer_does_not_count() -> None:
    """A passer's rack is cleared and doesn't count when the timer ends."""
    spec = Spec("catxyz", "dogxxx", listed="cat").arrange(A, "cat").skip(A)
    assert spec.view(A).rack == ()
    spec.fires("sand")
    assert spec.fates() == ("passed", "nothing")


@pytest.mark.rule("KW-10")
def test_a_passer_plays_the_next_round() -> None:
    """In the next round a passer can lay a word with the new cards, or pass again."""
    spec = Spec("xyzxyz", "dogxxx", orange="catxxxx", listed="cat dog").skip(A, "xyz").lay(B, "dog")
    assert (spec.fates(), spec.shown(A).swapped) == (("passed", "won"), 3)
    spec.all_ready()
    assert not spec.view(None).seats[A].passed
    assert spec.view(A).may_pass
    assert spec.hand(A) == "xyzcat"
    spec.lay(A, "cat").accepted()


@pytest.mark.rule("KW-10")
@pytest.mark.parametrize("window", [5, 15, 60])
def test_passing_is_for_the_start_of_a_round(window: int) -> None:
    """Passing is accepted until the end of the agreed window and refused 1 ms later."""
    spec = Spec("catxyz", "dogxxx", pass_window=window)
    spec.skip(A, at=1000 * window + 1).refused("too_late_to_pass", "KW-10")
    spec.skip(A, at=1000 * window).accepted()


@pytest.mark.rule("KW-10")
def test_passing_ends_with_the_round_at_the_latest() -> None:
    """If the timer is shorter than the pass window, passing ends with the round."""
    spec = Spec("catxyz", "dogxxx", timer=20, pass_window=60).fires("sand").fires("shown")
    began = spec.events[-1]
    assert began == RoundBegan(1, Millis(60_000), Millis(60_000))


@pytest.mark.rule("KW-10")
def test_the_time_for_passing_starts_with_the_round() -> None:
    """By default, passing is open for the first 15 seconds of each round."""
    spec = Spec("catxyz", "dogxxx").fires("sand").fires("shown")
    assert spec.events[-1] == RoundBegan(1, Millis(200_000), Millis(125_000))
    assert spec.view(A).pass_until == 125_000


@pytest.mark.rule("KW-10")
def test_others_may_lay_while_one_passes() -> None:
    """With a timer, a laid word doesn't stop other players from passing."""
    spec = Spec("catxyz", "dogxxx", "owlxxx").lay(A, "cat")
    assert spec.view(B).may_pass
    spec.skip(B).accepted()


@pytest.mark.rule("KW-10")
def test_without_a_timer_the_first_word_ends_passing() -> None:
    """Without a timer, the first word laid ends passing for all, even if it is taken back."""
    spec = Spec("catxyz", "dogxxx", "owlxxx", timer=0)
    spec.skip(C, at=999_999).accepted()
    assert spec.view(B).may_pass
    spec.lay(A, "cat")
    assert not spec.view(B).may_pass
    spec.skip(B).refused("too_late_to_pass", "KW-10")
    spec.when(A, TakeBack(0)).skip(B).refused("too_late_to_pass", "KW-10")


@pytest.mark.rule("KW-10")
def test_whoever_has_laid_passes_no_more() -> None:
    """A player who has laid can't pass in this round, even after taking the word back."""
    spec = Spec("catxyz", "dogxxx", listed="dog").lay(A, "cat")
    spec.skip(A).refused("pass_after_laying", "KW-10")
    spec.when(A, TakeBack(0)).skip(A).refused("pass_after_laying", "KW-10")
    assert (spec.view(A).may_pass, spec.view(B).may_pass) == (False, True)
    spec.lay(A, "cat").lay(B, "dog").all_ready().skip(A).accepted()


@pytest.mark.rule("KW-10")
def test_nobody_passes_while_words_are_shown() -> None:
    """Passing is refused during the reveal, and spectators can never pass."""
    spec = Spec("catxyz", "dogxxx")
    assert not spec.view(None).may_pass
    spec.fires("sand")
    assert (spec.view(A).may_pass, spec.view(A).pass_until) == (False, None)
    spec.skip(A).refused("not_now", "KW-11", phase="shown")


@pytest.mark.rule("KW-10", "KW-5")
def test_only_ones_own_cards_are_discarded_each_once() -> None:
    """Passing with a card of another hand, or with a card twice, is refused."""
    spec = Spec("catxyz", "dogxxx")
    spec.when(A, Pass(0, (0, 6))).refused("not_your_card", "KW-5", card=6)
    spec.when(A, Pass(0, (3, 1, 1))).refused("card_twice", "KW-5", card=1)
    assert spec.hand(A) == "catxyz"


@pytest.mark.rule("KW-10", "KW-11")
def test_the_last_who_passes_reveals() -> None:
    """If all players pass, the last pass reveals the round and nobody scores."""
    spec = Spec("catxyz", "dogxxx").skip(A, "xyz").skip(B)
    assert spec.happened(Revealed)
    assert spec.fates() == ("passed", "passed")
    assert (spec.state.winner, spec.state.why) == (None, "nobody")


@pytest.mark.rule("KW-10", "KW-20")
def test_a_short_deck_serves_passers_in_their_order() -> None:
    """Passers draw from a short deck in the order of passing; the last get fewer cards or none."""
    spec = Spec("aaaaaa", "bbbbbb", "cccccc", orange="jklm")
    spec.skip(B, "bbb").skip(C, "ccc").skip(A, "aaa")
    assert (spec.hand(A), spec.hand(B), spec.hand(C)) == ("aaa", "bbbjkl", "cccm")
    assert spec.view(A).orange_left == 0


@pytest.mark.rule("KW-10")
def test_passing_lasts_the_whole_round_of_a_slow_game() -> None:
    """With a day for a round, a player may pass until it ends."""
    spec = Spec("catxyz", "dogxxx", timer=86_400, orange="catxxxxx", listed="cat dog")
    spec.lay(A, "cat").lay(B, "dog").all_ready()
    due = spec.state.due
    assert due is not None
    assert spec.state.pass_until == due
    spec.skip(B, at=due - 1).accepted()
