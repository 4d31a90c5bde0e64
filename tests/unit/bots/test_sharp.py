"""Tests of how a Sharp bot of Keesdrow weighs replies, red pegs, tiles in reach, and odds."""

import pytest

from rules.keesdrow.spec import HOST, A, B, C, Spec, cells
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Millis, Seat
from rumpus.games.keesdrow.actions import Accept, CallCoaching, Challenge, Deny
from rumpus.games.keesdrow.bots import LEVELS, KeesdrowBot, odds
from rumpus.games.keesdrow.bots.vocabulary import Vocabulary
from rumpus.games.keesdrow.bots.weighing import Weigher, plainly_best, searched
from rumpus.games.keesdrow.events import Challenged, Spelled, Stood, Struck, TurnBegan
from rumpus.games.keesdrow.rules.board import board_seen, layout
from rumpus.words.grid import Found
from rumpus.words.paths import solve

SHARP = LEVELS["sharp"]


def weigher(spec: Spec, seat: Seat = A) -> Weigher:
    """Return the weigher of a Sharp bot on a seat."""
    view = spec.view(seat)
    return Weigher(spec.game.lexicon, Vocabulary(spec.game.lexicon, SHARP), view)


def path(spec: Spec, word: str, names: str, score: int) -> Found:
    """Return a word as the solver finds it."""
    positions = layout(spec.state.places).positions
    return Found(word, tuple(positions[at] for at in cells(names)), score)


def chosen(spec: Spec, *items: Found, ahead: int = 6) -> str:
    """Return the word that is worth most."""
    best = weigher(spec).best(items, ahead)
    assert best is not None
    return best.word


def test_of_equal_words_it_plays_the_one_that_leaves_less() -> None:
    """CAT removes the only reply, so Sharp plays it; a bot that doesn't look ahead plays JJJ."""
    spec = Spec("JJCAT", listed="cat", words="checked")
    cat, far = path(spec, "cat", "c1 d1 e1", 6), path(spec, "jjj", "k12 k12 j12", 6)
    assert chosen(spec, far, cat) == "cat"
    assert chosen(spec, far, cat, ahead=1) == "jjj"


def test_in_the_last_turn_it_takes_what_it_can() -> None:
    """In the last turn no reply counts, so that Sharp plays JJJ; a turn earlier it plays CAT."""
    spec = Spec("JJCAT", listed="cat", words="checked", turns=7).skip(*[A, B] * 6, A)
    cat, far = path(spec, "cat", "c1 d1 e1", 6), path(spec, "jjj", "k12 k12 j12", 6)
    assert weigher(spec, B).best([far, cat], 6) == far
    earlier = Spec("JJCAT", listed="cat", words="checked", turns=7).skip(*[A, B] * 6)
    assert weigher(earlier).best([far, cat], 6) == cat


def test_it_keeps_letters_for_later() -> None:
    """Between equal words, early in the game, Sharp avoids a red peg, which uses a cell up."""
    spec = Spec("CARTS", listed="zzz", words="checked")
    spec.given(Spelled(A, "j", cells("l1 l1"), (1, 1), None), Stood(A, 2, doubled=False))
    spec.given(TurnBegan(A, 1, None))
    red, fresh = path(spec, "j", "l1", 5), path(spec, "c", "a1", 5)
    assert chosen(spec, red, fresh) == "c"


def test_alone_it_likes_a_board_with_good_words_left() -> None:
    """Alone, Sharp plays JJJ, which leaves CAT for its own next turn."""
    spec = Spec("JJCAT", listed="cat", seats=1, words="checked")
    far, cat = path(spec, "jjj", "k12 k12 j12", 6), path(spec, "cat", "c1 d1 e1", 6)
    assert chosen(spec, cat, far) == "jjj"


def filled(*names: str, listed: str = "toa ores set") -> Spec:
    """Return a game of Four Score with these pegs on the board."""
    spec = Spec("TOES", "ARTS", listed=listed, variation="four_score")
    for number, name in enumerate(names):
        spec.given(Spelled(A, f"x{number}", cells(name), (0,), None), Stood(A, 0, doubled=False))
    return spec.given(TurnBegan(A, len(names), None))


@pytest.mark.parametrize("ahead", [1, 6])
def test_in_four_score_it_takes_the_tile(ahead: int) -> None:
    """In Four Score, every level takes the tile with TOA, although ORES scores more."""
    spec = filled("a1", "b1", "a2", "b2", "b2")
    toa, ores = path(spec, "toa", "a1 b1 a2", 1), path(spec, "ores", "b1 b2 c1 d1", 9)
    assert chosen(spec, ores, toa, ahead=ahead) == "toa"
    assert plainly_best(board_seen(spec.view(A)), [ores, toa]) == toa
    assert plainly_best(board_seen(spec.view(A)), []) is None


def test_in_four_score_it_leaves_no_tile_to_the_next() -> None:
    """Another T would leave the tile one peg short, so Sharp plays SET elsewhere."""
    spec = filled("b2", "b2", "a2", "a1", "b1", "b1", listed="set toa")
    tile, away = path(spec, "x", "a1", 3), path(spec, "set", "d1 c1 c2", 3)
    assert chosen(spec, tile, away) == "set"


def test_a_bluff_pays_where_nothing_better_is_there() -> None:
    """A bluff of eight points pays if the best word makes six points, but not if it makes seven."""
    view = Spec("CARTS").view(A)
    bluff = Found("cats", (0, 1, 2, 3), 8)
    # 8 of 24 points: a third of 60 % doubt it, which leaves 6.4.
    assert odds.pays(view, bluff, Found("cat", (0, 1, 2), 6))
    assert not odds.pays(view, bluff, Found("act", (0, 1, 2), 7))
    assert odds.pays(view, bluff, None)


def test_doubts_grow_with_the_stake_up_to_a_point() -> None:
    """The estimated share of challengers grows with the stake, up to 60 % at 24 points."""
    view = Spec("CARTS").view(A)
    assert odds.doubted(view, 12) == pytest.approx(0.3)
    assert odds.doubted(view, 24) == odds.doubted(view, 90) == pytest.approx(0.6)
    four_score = Spec("CARTS", variation="four_score").view(A)
    assert odds.doubted(four_score, 0) == pytest.approx(0.3)


def told(*outcomes: str) -> Spec:
    """Return a game in which B played words that were struck, doubled, or just stood."""
    spec = Spec("CARTS", listed="cart")
    for turn, outcome in enumerate(outcomes):
        spec.given(TurnBegan(B, turn, None), Spelled(B, "xxx", cells("l12"), (1,), Millis(9)))
        if outcome == "doubled":
            spec.given(Challenged(A, "xxx", valid=True))
        spec.given(Struck(B) if outcome == "struck" else Stood(B, 1, doubled=outcome == "doubled"))
    return spec


def test_whoever_was_caught_is_trusted_less_and_who_was_right_more() -> None:
    """A player is trusted less after being caught, and more after being right."""
    fresh, caught, right = (
        odds.falsehood(told(*outcomes).view(A), B) for outcomes in ((), ("struck",), ("doubled",))
    )
    assert fresh == pytest.approx((1 / 12) / (1 / 12 + 1 / 25))
    assert caught == pytest.approx((2 / 13) / (2 / 13 + 1 / 26))
    assert right == pytest.approx((1 / 13) / (1 / 13 + 2 / 26))


def test_it_challenges_where_the_odds_are_for_it() -> None:
    """Sharp challenges a stranger's unknown word, but not one by a player who was right twice."""
    for outcomes, action in (((), Challenge()), (("doubled", "doubled"), Accept())):
        spec = told(*outcomes)
        spec.given(TurnBegan(B, len(outcomes), None))
        spec.given(Spelled(B, "trac", cells("d1 c1 b1 a1"), (9, 9, 9, 9), Millis(60_000)))
        plan = KeesdrowBot(spec.game.lexicon, SHARP).on(
            spec.view(A), (), Millis(0), Chance(simulation_seed(1), "plan")
        )
        assert plan is not None
        assert plan.action == action


def test_in_four_score_a_challenge_must_be_worth_a_turn() -> None:
    """In Four Score, Sharp challenges a stranger's unknown word only if it completes a tile."""
    for pegs, worth in ((("a1", "b1", "a2", "b2", "b2"), True), ((), False)):
        spec = filled(*pegs).given(Spelled(B, "toa", cells("a1 b1 a2"), (0, 0, 0), Millis(9)))
        assert odds.worth_a_challenge(spec.view(A)) is worth


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_denies_to_have_been_coached_and_leaves_its_partner_time(level: str) -> None:
    """Bots of the accused team deny after twelve seconds; caller and moderator do nothing."""
    spec = Spec("CARTS", seats=4, teams="yes", moderated=True).when(B, CallCoaching(), at=1000)
    plans = {
        seat: KeesdrowBot(spec.game.lexicon, LEVELS[level]).on(
            spec.view(seat), (), Millis(1000), Chance(simulation_seed(1), "plan")
        )
        for seat in (A, B, C, HOST)
    }
    for seat in (A, C):
        plan = plans[seat]
        assert plan is not None
        assert (plan.at, plan.action) == (13_000, Deny())
    assert plans[B] is None
    assert plans[HOST] is None


def test_common_words_are_those_that_most_people_know() -> None:
    """A listed word counts as a common reply, but not if it's marked as never suggested."""
    spec = Spec("CARTS", listed="cart tar!")
    vocabulary = Vocabulary(spec.game.lexicon, SHARP)
    assert vocabulary.common("cart")
    assert not vocabulary.common("tar")


def test_replies_are_looked_for_on_the_board_as_a_word_leaves_it() -> None:
    """After TOA, its tile is gone; in Flip Flop, using a letter twice turns the column."""
    spec = filled("a1", "b1", "a2", "b2", "b2")
    after = weigher(spec).after(cells("a1 b1 a2"))
    assert after.gone == (0,)
    assert "toa" not in {item.word for item in solve(spec.game.lexicon, searched(after))}
    flip = Spec("TOES", "ARTS", variation="flip_flop")
    assert weigher(flip).after(cells("a1 a1")).places[:7] == (30, 1, 2, 3, 4, 5, 0)
    assert weigher(flip).after(cells("a1 b1")).places == tuple(range(36))


def test_without_points_letters_are_worth_the_same() -> None:
    """In Four Score, all letters have the same value for the search; elsewhere values differ."""
    assert set(searched(board_seen(filled().view(A))).values) == {1}
    assert len(set(searched(board_seen(Spec("CARTS").view(A))).values)) == 5
