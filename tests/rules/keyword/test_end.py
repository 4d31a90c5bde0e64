"""Tests of the ends of a game other than by keyword (KW-19, KW-20)."""

import pytest
from msgspec.structs import replace

from rules.keyword.spec import A, B, C, D, Spec, short
from rumpus.core.values import Millis, Refusal, Result, Seat
from rumpus.games.keyword.actions import Announce, Commit, Ready
from rumpus.games.keyword.events import (
    AnnouncedWrongly,
    Cracked,
    Ended,
    LastCall,
    RoundBegan,
)
from rumpus.games.keyword.rules.ending import Reason


@pytest.mark.rule("KW-19")
@pytest.mark.parametrize(
    ("orange", "blue", "reason"),
    [
        (5, 2, "orange_deck"),
        (4, 2, "orange_deck"),
        (6, 1, "blue_deck"),
        (6, 0, "blue_deck"),
        (5, 1, "orange_deck"),
    ],
)
def test_a_deck_that_is_used_up_ends_the_game(orange: int, blue: int, reason: str) -> None:
    """The game ends when a deck is empty, even if its last card filled a hand or the middle."""
    spec = Spec("catxxx", "dogxxx", listed="cat dog", orange="x" * orange, blue="x" * blue)
    spec.lay(A, "cAt").lay(B, "dog").all_ready()
    last = spec.events[-1]
    assert isinstance(last, Ended)
    assert last.reason == reason


@pytest.mark.rule("KW-19")
def test_one_card_in_each_deck_is_enough_for_another_round() -> None:
    """The next round begins if one card remains in each deck after drawing."""
    spec = Spec("catxxx", "dogxxx", listed="cat dog", orange="x" * 6, blue="xx")
    spec.lay(A, "cAt").lay(B, "dog").all_ready()
    assert isinstance(spec.events[-1], RoundBegan)
    assert (spec.view(A).orange_left, spec.view(A).blue_left) == (1, 1)


@pytest.mark.rule("KW-19")
@pytest.mark.parametrize(
    ("first", "second", "third", "places"),
    [
        (("cat", "dog"), ("cats",), (), ((A,), (B,), (C,))),
        (("cat",), ("cats",), (), ((B,), (A,), (C,))),
        (("cAt",), ("cat",), (), ((A,), (B,), (C,))),
        (("cAt",), ("caT",), ("cat",), ((A, B), (C,))),
        (("cat", "dogs"), ("CATs", "dog"), ("dog", "CATs"), ((B, C), (A,))),
        ((), (), (), ((A, B, C),)),
    ],
)
def test_most_words_win(
    first: tuple[str, ...],
    second: tuple[str, ...],
    third: tuple[str, ...],
    places: tuple[tuple[Seat, ...], ...],
) -> None:
    """Most words win, then most letters, then most blue cards; otherwise places are shared."""
    spec = Spec("zzzzzz", "yyyyyy", "xxxxxx", blue="")
    spec.kept(A, *first).kept(B, *second).kept(C, *third).fires("sand").all_ready()
    scores = (len(first), len(second), len(third))
    assert spec.game.result(spec.state) == Result(places, scores, "blue_deck")
    assert spec.view(None).result == spec.game.result(spec.state)


@pytest.mark.rule("KW-19")
def test_the_keyword_comes_before_the_decks() -> None:
    """If a deck runs out as A spells the keyword, A wins alone despite having fewer words."""
    spec = short("catxxx", "dogxxx", "zzzzzz", crack="automatic", blue="").kept(A, "set")
    spec.kept(B, "dog", "dog", "dog").lay(A, "cAt").lay(B, "dog").lay(C, "zz")
    result = Result(((A,), (B,), (C,)), (2, 3, 0), "keyword")
    assert spec.game.result(spec.state) == result


@pytest.mark.rule("KW-19")
def test_nothing_goes_on_after_the_end() -> None:
    """After the end, words and readiness are refused and there are no hints."""
    spec = Spec("catxxx", "dogxxx", blue="").fires("sand").all_ready()
    spec.when(A, Commit(0, spec.pieces(A, "cat"))).refused("not_now", "KW-11", phase="over")
    spec.when(A, Ready(0)).refused("not_now", "KW-16", phase="over")
    assert spec.game.hints(spec.view(A)) == []


@pytest.mark.rule("KW-20")
def test_what_was_discarded_does_not_come_back() -> None:
    """Discarded cards return to no hand and no deck."""
    spec = Spec("catxxx", "dogyyy", listed="cat", orange="mnopqrst").skip(B, "dog").lay(A, "cat")
    spec.all_ready()
    assert (spec.hand(A), spec.hand(B)) == ("xxxpqr", "yyymno")
    assert spec.view(A).orange_left == 2


@pytest.mark.rule("KW-20", "KW-19")
def test_a_pass_that_takes_the_last_card_does_not_end_the_round() -> None:
    """A pass that empties the deck doesn't end the game until the round is over."""
    spec = Spec("catxxx", "dogxxx", listed="cat", orange="mno").skip(B, "dog")
    assert spec.view(A).orange_left == 0
    assert spec.state.phase == "lay"
    spec.lay(A, "cat")
    assert spec.words(A) == ("cat",)
    spec.all_ready()
    assert spec.events[-1] == Ended("orange_deck")


@pytest.mark.rule("KW-20")
@pytest.mark.parametrize("crack", ["automatic", "announced"])
def test_three_idle_rounds_end_the_game(crack: str) -> None:
    """After three rounds without a score or a discard, the game ends and most words win."""
    spec = idle(crack)
    if crack == "announced":
        spec.fires("last_call")
    assert spec.events[-1] == Ended("stuck")
    assert spec.game.result(spec.state) == Result(((B,), (A,)), (0, 1), "stuck")


@pytest.mark.rule("KW-17", "KW-20")
def test_three_idle_rounds_end_with_a_last_call_where_players_announce() -> None:
    """Three idle rounds lead to a last call, in which a player who spells the keyword can win."""
    spec = idle("announced").kept(A, "eat")
    assert spec.events[-1] == LastCall(Millis(spec.at + 10_000))
    assert (spec.view(A).phase, spec.view(A).awaited) == ("last_call", (A, B))
    spec.when(B, Announce()).then(AnnouncedWrongly(B))
    spec.when(A, Announce()).then(Cracked(A), Ended("keyword"))
    assert spec.game.result(spec.state) == Result(((A,), (B,)), (1, 1), "keyword")


@pytest.mark.rule("KW-17", "KW-19", "KW-20")
@pytest.mark.parametrize(
    ("orange", "blue", "reason"),
    [("", "x", "orange_deck"), ("x", "", "blue_deck"), ("x", "x", "stuck")],
)
def test_a_last_call_that_nobody_uses_ends_the_game_for_its_reason(
    orange: str, blue: str, reason: Reason
) -> None:
    """A last call in which nobody announces ends the game for the reason that led to it."""
    spec = short("catxxx", "dogxxx", orange=orange, blue=blue)
    spec.state = replace(spec.state, idle=2)
    spec.fires("sand").all_ready()
    assert spec.happened(LastCall)
    spec.fires("last_call").then(Ended(reason))


def idle(crack: str) -> Spec:
    """Play three rounds without a score or a discard; B has scored one word before."""
    spec = short("catxxx", "dogxxx", crack=crack).kept(B, "dog")
    for number in range(3):
        assert spec.state.round == number
        spec.skip(A) if number else spec.lay(A, "xxx")
        spec.fires("sand").all_ready()
    return spec


@pytest.mark.rule("KW-20")
@pytest.mark.parametrize("what", ["scores", "discards", "tie"])
def test_idle_rounds_are_counted_in_a_row(what: str) -> None:
    """A scored word, a passer's discards and those of a tie each reset the count of idle rounds."""
    spec = Spec("catxxx", "dogxxx", "zzzzzz", "zzzzzz", listed="cat dog")
    for _ in range(2):
        spec.fires("sand").all_ready()
    assert spec.state.idle == 2
    if what == "scores":
        spec.lay(A, "cat")
    elif what == "discards":
        spec.skip(D, "z")
    else:
        spec.lay(A, "cat").lay(B, "dog")
    spec.fires("sand").all_ready()
    assert isinstance(spec.events[-1], RoundBegan)
    assert spec.state.idle == 0
    spec.fires("sand").all_ready()
    assert spec.state.idle == 1
    assert not isinstance(spec.answer, Refusal)


@pytest.mark.rule("KW-20")
def test_a_game_that_is_cut_short_counts_the_words_scored() -> None:
    """A game cut short is ranked by scored words; a word that lies face down doesn't count."""
    spec = Spec("catxxx", "dogxxx", listed="cat dog").kept(B, "dog").lay(A, "cAt")
    for event in spec.game.cut_short(spec.state, Millis(5)):
        spec.state = spec.game.evolve(spec.state, event)
    assert spec.game.result(spec.state) == Result(((B,), (A,)), (0, 1), "too_long")
