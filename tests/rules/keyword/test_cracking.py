"""Tests of cracking the code (KW-17, KW-18)."""

import pytest

from rules.keyword.spec import A, B, Spec, short
from rumpus.core.values import Millis, Result
from rumpus.games.keyword.actions import Announce, Commit, Ready, TakeBack
from rumpus.games.keyword.events import (
    AnnouncedWrongly,
    Cracked,
    Ended,
    LastCall,
    Revealed,
)
from rumpus.games.keyword.state import Spot


@pytest.mark.rule("KW-17")
def test_whoever_spells_the_keyword_wins_at_once() -> None:
    """A player who spells the keyword with several words wins, even if the other has as many."""
    spec = short("catxxx", "dogxxx", crack="automatic").kept(A, "set").kept(B, "dog", "dog")
    spec.lay(A, "cAt").lay(B, "dog")
    *_, revealed, cracked, ended = spec.events
    assert isinstance(revealed, Revealed)
    assert (cracked, ended) == (Cracked(A), Ended("keyword"))
    assert spec.game.result(spec.state) == Result(((A,), (B,)), (2, 2), "keyword")
    assert spec.view(B).phase == "over"
    assert spec.game.timers(spec.state) == ()
    assert spec.game.awaited(spec.state) == frozenset()


@pytest.mark.rule("KW-17")
@pytest.mark.parametrize(
    ("kept", "spots"),
    [
        ((), (None, None, None)),
        (("set",), (Spot(0, 2), Spot(0, 1), None)),
        (("cat", "see"), (Spot(0, 2), Spot(1, 1), Spot(0, 1))),
        (("tat", "eat"), (Spot(0, 0), Spot(1, 0), Spot(0, 1))),
    ],
)
def test_the_table_shows_which_cards_spell_the_keyword(
    kept: tuple[str, ...], spots: tuple[Spot | None, ...]
) -> None:
    """Everyone's view shows which scored card, if any, spells each letter of the keyword."""
    spec = short("catxxx", "dogxxx", crack="automatic").kept(A, *kept)
    for seat in (A, B, None):
        assert spec.view(seat).seats[A].spelled == spots
        assert spec.view(seat).seats[B].spelled == (None, None, None)


@pytest.mark.rule("KW-17")
def test_each_card_serves_once_for_the_keyword() -> None:
    """A keyword with two Es needs two scored Es."""
    spec = Spec("catxxx", "dogxxx", listed="cat", keyword="eve").kept(A, "vet")
    assert spec.view(A).seats[A].spelled == (Spot(0, 1), Spot(0, 0), None)
    spec.kept(A, "set")
    assert spec.view(A).seats[A].spelled == (Spot(0, 1), Spot(0, 0), Spot(1, 1))


@pytest.mark.rule("KW-17")
def test_hand_and_middle_do_not_spell_the_keyword() -> None:
    """Only scored cards spell the keyword, not those in hands or the middle."""
    spec = short("teatea", "dogxxx", crack="automatic", middle="teatea")
    spec.lay(A, "tea").lay(B, "do")
    assert spec.happened(Cracked)
    spec = short("teacat", "dogxxx", crack="automatic", middle="teatea")
    spec.lay(A, "cat").lay(B, "do")
    assert not spec.happened(Cracked)


@pytest.mark.rule("KW-17")
def test_a_word_that_did_not_score_does_not_count() -> None:
    """A player whose word is beaten doesn't crack the code with its letters."""
    spec = short("teaxxx", "catsxx", crack="automatic").lay(A, "tea").lay(B, "cats")
    assert spec.fates() == ("beaten", "won")
    assert not spec.happened(Cracked)


@pytest.mark.rule("KW-17")
@pytest.mark.parametrize("phase", ["lay", "laid", "passed", "shown", "last_call"])
def test_where_it_is_announced_the_table_does_not_notice(phase: str) -> None:
    """With ``announced`` the game ends only when a player announces, which works in any phase."""
    spec = short("catxxx", "dogxxx", blue="" if phase == "last_call" else "x" * 20)
    spec.kept(A, "set", "cat")
    if phase == "laid":
        spec.lay(A, "cat")
    if phase == "passed":
        spec.skip(A)
    if phase in {"shown", "last_call"}:
        spec.lay(A, "cAt").lay(B, "dog")
        assert not spec.happened(Cracked)
    if phase == "last_call":
        spec.all_ready()
    spec.when(A, Announce()).then(Cracked(A), Ended("keyword"))
    assert (spec.view(B).due, spec.view(B).pass_until) == (None, None)
    assert spec.game.result(spec.state) == Result(((A,), (B,)), (len(spec.words(A)), 0), "keyword")


@pytest.mark.rule("KW-17")
def test_the_first_to_announce_wins() -> None:
    """If two players spell the keyword, the first to announce wins."""
    spec = short("catxxx", "dogxxx").kept(A, "set", "cat").kept(B, "eat")
    spec.when(B, Announce()).accepted()
    assert spec.game.result(spec.state) == Result(((B,), (A,)), (2, 1), "keyword")
    spec.when(A, Announce()).refused("not_now", "KW-17", phase="over")


@pytest.mark.rule("KW-17")
def test_to_notice_is_the_game() -> None:
    """With ``announced`` the cards that spell the keyword are hidden until the game ends."""
    spec = short("catxxx", "dogxxx").kept(A, "set", "cat")
    assert [seat.spelled for seat in spec.view(A).seats] == [(), ()]
    spec.when(A, Announce())
    assert spec.view(B).seats[A].spelled == (Spot(0, 2), Spot(0, 1), Spot(1, 1))


@pytest.mark.rule("KW-17")
def test_a_wrong_call_is_shown_to_all() -> None:
    """A wrong call is visible to all, and its player can't call again until the next round."""
    spec = short("catxxx", "dogxxx").when(A, Announce()).then(AnnouncedWrongly(A))
    assert spec.view(None).seats[A].announced
    spec.when(A, Announce()).refused("announced_already", "KW-17")
    spec.when(B, Announce()).then(AnnouncedWrongly(B))
    spec.fires("sand").when(A, Announce()).refused("announced_already", "KW-17")
    spec.all_ready()
    assert not spec.view(None).seats[A].announced
    spec.when(A, Announce()).then(AnnouncedWrongly(A))


@pytest.mark.rule("KW-17")
def test_where_the_table_notices_nobody_announces() -> None:
    """With ``automatic`` announcing is refused."""
    spec = short("catxxx", "dogxxx", crack="automatic")
    spec.when(A, Announce()).refused("automatic", "KW-17")


@pytest.mark.rule("KW-17")
@pytest.mark.parametrize(
    ("decks", "reason"), [({"orange": "x"}, "orange_deck"), ({"blue": ""}, "blue_deck")]
)
def test_before_a_deck_ends_the_game_there_is_a_last_call(
    decks: dict[str, str], reason: str
) -> None:
    """Before a deck ends the game, all have ten seconds to announce, even after a wrong call."""
    spec = short("catxxx", "dogxxx", **decks).when(A, Announce())
    spec.lay(A, "cAt").lay(B, "dog").all_ready()
    assert spec.events[-1] == LastCall(Millis(spec.at + 10_000))
    assert spec.view(A).due == spec.at + 10_000
    assert not any(seat.ready for seat in spec.view(A).seats)
    assert (spec.view(A).phase, spec.view(A).awaited) == ("last_call", (A, B))
    spec.when(A, Announce()).then(AnnouncedWrongly(A))
    assert spec.view(A).awaited == (B,)
    for action in (Commit(0, ()), TakeBack(0)):
        spec.when(B, action).refused("not_now", "KW-11", phase="last_call")
    spec.when(B, Ready(0)).refused("not_now", "KW-16", phase="last_call")
    (ended,) = spec.fires("last_call").events
    assert ended == Ended("orange_deck" if reason == "orange_deck" else "blue_deck")
    assert spec.view(A).due is None


@pytest.mark.rule("KW-18")
def test_a_blank_stays_what_it_was_scored_as() -> None:
    """A scored blank spells only the letter that it was laid as."""
    spec = short("catxxx", "dogxxx", crack="automatic").kept(A, "s(e)t", "do[A]")
    assert spec.view(B).seats[A].spelled == (Spot(0, 2), Spot(0, 1), Spot(1, 2))
    spec = short("catxxx", "dogxxx", crack="automatic").kept(A, "s(i)t", "do[A]")
    assert spec.view(B).seats[A].spelled == (Spot(0, 2), None, Spot(1, 2))


@pytest.mark.rule("KW-18")
def test_a_blank_that_was_taken_back_is_free() -> None:
    """A blank that was taken back, in the round or at the reveal, can stand for another letter."""
    spec = Spec("ca?xxx", "dogxxx", listed="cat can").lay(A, "ca(n)").when(A, TakeBack(0))
    spec.lay(A, "ca(t)").accepted()
    spec = Spec("ca?xxx", "dogxxx", listed="can").lay(A, "ca(t)").lay(B, "dog").all_ready()
    assert spec.lay(A, "ca(n)").accepted().state.seats[A].laid is not None
