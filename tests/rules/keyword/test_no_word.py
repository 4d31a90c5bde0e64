"""Tests of declining: a player commits to having no word (KW-10)."""

from collections import Counter

import pytest

from rules.keyword.spec import A, B, C, Spec
from rumpus.core.chance import Chance, simulation_seed
from rumpus.games.keyword.actions import Arrange, Commit, Decline, TakeBack
from rumpus.games.keyword.events import Committed, Revealed
from rumpus.games.keyword.rules.cover import cover

WORDS = {"listed": "cat dog owl"}


@pytest.mark.rule("KW-10")
@pytest.mark.parametrize("timer", [0, 90])
def test_a_player_without_a_word_keeps_nobody_waiting(timer: int) -> None:
    """After B lays and A declines, the round ends at once and A keeps all cards."""
    spec = Spec("xyzxyz", "dogxxx", timer=timer, **WORDS).lay(B, "dog", at=20_000)
    spec.when(A, Decline(0), at=21_000)
    assert spec.happened(Revealed)
    assert (spec.fates(), spec.state.winner) == (("declined", "won"), B)
    assert (spec.hand(A), spec.middle()) == ("xyzxyz", "aeinrt")


@pytest.mark.rule("KW-10")
def test_where_all_have_none_nobody_scores() -> None:
    """If all decline, nobody scores and the next round has the same hands."""
    spec = Spec("xyzxyz", "dogxxx", timer=0).when(A, Decline(0)).when(B, Decline(0))
    assert (spec.fates(), spec.state.why) == (("declined", "declined"), "nobody")
    spec.all_ready()
    assert (spec.hand(A), spec.hand(B), spec.state.idle) == ("xyzxyz", "dogxxx", 1)


@pytest.mark.rule("KW-10", "KW-9")
def test_it_looks_like_a_word_to_the_others() -> None:
    """To the others, declining looks like laying one to six orange cards face down."""
    spec = Spec("xyzxyz", "dogxxx", "owlxxx", **WORDS).when(A, Decline(0))
    (event,) = spec.events
    assert isinstance(event, Committed)
    assert 1 <= event.oranges <= 6
    for seat in (B, C, None):
        view = spec.view(seat)
        assert (view.seats[A].laid, view.seats[A].passed) == (event.oranges, False)
        assert view.seats[A].cards == 6
    assert spec.view(A).laid == ()


@pytest.mark.rule("KW-10")
def test_it_ends_passing_as_a_word_does() -> None:
    """Declining ends passing as a word does: for all if there's no timer, else for that player."""
    spec = Spec("xyzxyz", "dogxxx", "owlxxx", timer=0).when(A, Decline(0))
    assert not spec.view(B).may_pass
    spec.skip(B).refused("too_late_to_pass", "KW-10")
    spec.when(A, TakeBack(0)).skip(A).refused("pass_after_laying", "KW-10")
    assert Spec("xyzxyz", "dogxxx").when(A, Decline(0)).view(B).may_pass


@pytest.mark.rule("KW-10", "KW-9")
def test_it_may_be_taken_back_and_a_word_be_laid() -> None:
    """A player who has declined can take that back and lay a word."""
    spec = Spec("catxyz", "dogxxx", **WORDS).when(A, Decline(0)).when(A, TakeBack(0))
    assert spec.view(None).seats[A].laid is None
    spec.lay(A, "cat").lay(B, "dog")
    assert spec.fates() == ("tied", "tied")


@pytest.mark.rule("KW-10", "KW-12")
def test_what_lay_on_the_rack_does_not_count() -> None:
    """Declining clears the rack, so it doesn't count when the timer ends."""
    spec = Spec("catxyz", "dogxxx", **WORDS).arrange(A, "cat").when(A, Decline(0))
    assert spec.view(A).rack == ()
    spec.fires("sand")
    assert spec.fates() == ("declined", "nothing")


@pytest.mark.rule("KW-10")
def test_it_is_said_once_and_in_its_round() -> None:
    """Declining is refused for another round, and after laying, passing or declining."""
    spec = Spec("catxyz", "dogxxx", "owlxxx", **WORDS)
    spec.when(A, Decline(1)).refused("wrong_round", "KW-11", round=0)
    spec.lay(A, "cat").when(A, Decline(0)).refused("already_laid", "KW-9")
    spec.skip(B).when(B, Decline(0)).refused("passed", "KW-10")
    spec.when(A, TakeBack(0)).when(A, Decline(0)).accepted()
    for action in (Decline(0), Commit(0, spec.pieces(A, "cat")), Arrange(0, ())):
        spec.when(A, action).refused("already_laid", "KW-9")
    spec.when(C, Decline(0)).when(C, Decline(0)).refused("not_now", "KW-11", phase="shown")


@pytest.mark.rule("KW-10")
def test_the_cards_that_are_seen_are_as_many_as_words_have() -> None:
    """The number of cards shown for a declined word is one to six, about two on average."""
    drawn = Counter(cover(Chance(simulation_seed(seed), "cover")) for seed in range(2_000))
    assert set(drawn) == {1, 2, 3, 4, 5, 6}
    assert sum(count * times for count, times in drawn.items()) / 2_000 == pytest.approx(
        2.08, abs=0.1
    )
