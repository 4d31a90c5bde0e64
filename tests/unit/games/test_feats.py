"""Feats: what each game finds in a finished game, and which of them is the best."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.core.values import Millis, Seat
from rumpus.games.feats import Feat, Played, best, bests
from rumpus.games.icecool.events import FishTaken, Flicked
from rumpus.games.keep_your_cool.actions import Doubt
from rumpus.games.keep_your_cool.events import KeyWordSaid, PairTaken, WordRefused
from rumpus.games.keep_your_cool.feats import find_feats
from rumpus.games.keep_your_cool.values import KeyWord, Pair
from rumpus.games.registry import games, own_games
from unit.games.test_pictures import played

WEB = Path(__file__).parents[3] / "web" / "src"
FOUND = st.builds(
    Feat, st.sampled_from(("long", "fast")), st.integers(0, 9), st.just(""), st.integers(1, 9)
)


@given(st.lists(FOUND), st.booleans())
def test_the_best_of_each_kind_is_kept(found: list[Feat], least: bool) -> None:
    """The highest value wins, or the lowest if less is better; of equal ones, the first."""
    feats = [Feat(one.kind, one.value, "", one.moment, least) for one in found]
    kept = {feat.kind: feat for feat in best(feats)}
    assert set(kept) == {feat.kind for feat in feats}
    for kind, feat in kept.items():
        rivals = [one for one in feats if one.kind == kind]
        ideal = (min if least else max)(one.value for one in rivals)
        assert feat == next(one for one in rivals if one.value == ideal)


def found_in(game: str) -> tuple[tuple[Feat, ...], ...]:
    """Return the feats of a game that bots have played."""
    run, scenes = played(game)
    finder = games()[game].feats
    assert finder is not None
    story = Played(run.table.state, tuple((before, event) for before, event, _ in scenes))
    return bests(finder, story, 2)


@pytest.mark.parametrize("game", own_games())
def test_every_game_of_bots_has_feats(game: str) -> None:
    """Each has a kind and a positive value, and its moment is one of the game."""
    _, scenes = played(game)
    pictures = games()[game].pictures
    assert pictures is not None
    ends = pictures.ends_moment
    assert ends is not None
    moments = sum(before is not None and ends(before, after) for before, _, after in scenes)
    found = [feat for seat in found_in(game) for feat in seat]
    assert found
    for feat in found:
        assert feat.value > 0
        assert feat.moment is None or 1 <= feat.moment <= moments


@pytest.mark.parametrize("game", own_games())
def test_the_client_has_a_name_for_every_kind(game: str) -> None:
    """A kind without a name would be shown nowhere."""
    words = (WEB / "games" / game / "messages" / "feats.ts").read_text()
    named = re.findall(r"^  (\w+): {", words, re.MULTILINE)
    assert {feat.kind for seat in found_in(game) for feat in seat} <= set(named)


@pytest.mark.parametrize("game", ["keesdrow", "keyword"])
def test_the_longest_word_is_in_its_moment(game: str) -> None:
    """The state after the moment has the word, said by the same seat, and no longer one exists."""
    run, scenes = played(game)
    pictures = games()[game].pictures
    assert pictures is not None
    assert pictures.ends_moment is not None
    ends = [after for before, _, after in scenes if before and pictures.ends_moment(before, after)]
    for seat, feats in enumerate(found_in(game)):
        words = words_of(game, run.table.state, seat)
        longest = next((feat for feat in feats if feat.kind == "longest_word"), None)
        assert (longest is None) == (words == [])
        if longest is not None:
            assert longest.value == max(map(len, words)) == len(longest.word)
            assert longest.moment is not None
            assert longest.word in words_of(game, ends[longest.moment - 1], seat)


def words_of(game: str, state: Any, seat: int) -> list[str]:
    """Return the words that a seat has scored."""
    if game == "keyword":
        return [kept.word for kept in state.seats[seat].kept]
    scored = ("stood", "doubled", "open")
    return [play.word for play in state.plays if play.seat == seat and play.outcome in scored]


def test_the_best_slide_ends_in_the_state_of_its_moment() -> None:
    """Its flick is the one with that number, and it took as many fish as events say."""
    _, scenes = played("icecool")
    flicks = [event for _, event, _ in scenes if isinstance(event, Flicked)]
    for seat, feats in enumerate(found_in("icecool")):
        for feat in feats:
            assert feat.moment is not None
            assert flicks[feat.moment - 1].seat == seat or feat.kind == "caught_in_one_flick"
        fish = [event for _, event, _ in scenes if isinstance(event, FishTaken)]
        taken = sum(event.seat == seat for event in fish)
        most = next((feat.value for feat in feats if feat.kind == "fish_in_one_flick"), 0)
        assert most <= taken
        assert (most > 0) == (taken > 0)


def said(number: int, seat: int, at: int) -> KeyWord:
    """Return a key word."""
    return KeyWord(number, f"word{number}", Seat(seat), Seat(1 - seat), Millis(at))


def kinds(story: Played, seat: int) -> dict[str, Feat]:
    """Return a seat's feats of a story by kind."""
    return {feat.kind: feat for feat in bests(find_feats, story, 2)[seat]}


def test_what_a_ruling_took_back_is_no_feat() -> None:
    """Struck words and floored pairs don't count, nor does a pair that a ruling gave away."""
    keys = (said(0, 0, 1000), said(2, 1, 4000), said(3, 0, 9000))
    tiles = (0, 1)
    pairs = (
        Pair(0, Seat(0), tiles, "a", Millis(1700), 0),
        Pair(1, Seat(0), tiles, "b", Millis(2900), 0),
        Pair(2, Seat(1), tiles, "c", Millis(4100), 2, floor=True),
        Pair(3, Seat(0), tiles, "d", Millis(4200), 2),
    )
    events: list[object] = [
        KeyWordSaid(0, Seat(0), "word0", Millis(0), Millis(1000)),
        KeyWordSaid(1, Seat(1), "word1", Millis(0), Millis(3000)),
        KeyWordSaid(2, Seat(1), "word2", Millis(0), Millis(4000)),
        KeyWordSaid(3, Seat(0), "word3", Millis(0), Millis(9000)),
        WordRefused(0, Seat(0), "x", Doubt("letters"), Millis(0), Millis(9500)),
        *(PairTaken(one.number, one.seat, tiles, "a", one.at, None) for one in pairs),
    ]
    state = SimpleNamespace(keys=keys, pairs=pairs)
    story = Played(state, tuple((None, event) for event in events))
    first, second = (kinds(story, seat) for seat in (0, 1))
    assert (first["fastest_pair"].value, first["fastest_pair"].moment) == (700, 1)
    assert (first["pairs_in_one_go"].value, first["pairs_in_one_go"].moment) == (2, 2)
    assert (first["fastest_word"].value, first["fastest_word"].word) == (5000, "word3")
    assert first["words_in_a_row"].value == 2
    assert set(second) == {"fastest_word", "words_in_a_row"}
    assert (second["fastest_word"].value, second["words_in_a_row"].value) == (3000, 1)
