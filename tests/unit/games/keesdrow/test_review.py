"""Tests of the review: nearest words, missed words, and turning points."""

import pytest

from rules.keesdrow.spec import A, B, C, D, Spec, cells
from rumpus.core.values import Refusal, Seat
from rumpus.games.keesdrow.actions import (
    Best,
    BestWords,
    Challenge,
    FoundPath,
    Nearest,
    NearestTo,
    Paths,
    PathsOf,
    TurnedAt,
    TurningPoint,
    TurningPoints,
)
from rumpus.games.keesdrow.events import Ended, Spelled, Stood, Struck, TilesTaken, TurnBegan
from rumpus.games.keesdrow.queries import ask
from rumpus.words import Entry, compile_lexicon, read_lexicon

ROWS = ("CARTS",)
CART = "a1 b1 c1 d1"


def found(word: str, names: str, score: int) -> FoundPath:
    """Return a path as it appears in an answer."""
    return FoundPath(word, cells(names), score)


def test_a_turn_that_was_struck_is_shown_what_was_nearest() -> None:
    """TRRS is no word; ARTS and CARS are two letters away, CART and CARTS three."""
    spec = Spec("CARTS", "CARSS", listed="carts arts cart cars").play(A, "d1 c1 c2 d2")
    spec.when(B, Challenge())
    assert spec.state.plays[0].word == "trrs"
    answer = spec.ask(A, NearestTo(0))
    assert isinstance(answer, Nearest)
    assert (answer.turn, answer.word, answer.distance) == (0, "trrs", 2)
    assert {item.word for item in answer.found} == {"arts", "cars"}


def test_what_was_tried_may_be_named() -> None:
    """A refused word leaves no trace, so the player names the word that was tried."""
    spec = Spec(*ROWS, listed="cart arts tar!", words="checked").skip(A)
    answer = spec.ask(A, NearestTo(0, "CARP"))
    assert answer == Nearest(0, "carp", 1, (found("cart", CART, 7),))
    assert spec.ask(A, NearestTo(0)) == Refusal("nothing_tried", "KD-6", {"turn": 0})


def test_of_equally_near_words_the_best_come_first() -> None:
    """Of equally near words the best come first: CART and CARS are one letter from CARP."""
    spec = Spec("CARTS", "JJSJJ", listed="cart cars car").skip(A)
    answer = spec.ask(A, NearestTo(0, "carp"))
    assert isinstance(answer, Nearest)
    assert [item.word for item in answer.found] == ["cars", "cart", "car"]
    many = " ".join("j" * length for length in range(3, 16))
    one = Spec(listed=f"{many} jjx").skip(A).ask(A, NearestTo(0, "jjj"))
    assert isinstance(one, Nearest)
    assert [item.word for item in one.found] == ["jjj"]


def test_where_there_is_no_word_nothing_is_near() -> None:
    """A board without a word has no nearest word."""
    spec = Spec(listed="cart").skip(A)
    assert spec.ask(A, NearestTo(0, "cart")) == Nearest(0, "cart", 0, ())


def test_what_may_not_be_suggested_is_never_nearest() -> None:
    """TAR was tried and is a word, but it's never suggested, so ART is the nearest word."""
    spec = Spec(*ROWS, listed="art tar!", words="checked").skip(A)
    answer = spec.ask(A, NearestTo(0, "tar"))
    assert isinstance(answer, Nearest)
    assert (answer.distance, [item.word for item in answer.found]) == (2, ["art"])


@pytest.mark.rule("KD-6")
def test_words_of_a_turn_are_shown_only_where_that_was_agreed() -> None:
    """With ``review`` = no, words of a turn are withheld until the game is over."""
    for question in (BestWords(0), NearestTo(0, "cart")):
        spec = Spec(*ROWS, review="no").skip(A)
        assert spec.ask(A, question) == Refusal("review_closed", "KD-6")
        assert spec.ask(B, question) == Refusal("not_over", "KD-6", {"turn": 0})
        spec.given(Ended("agreed"))
        assert isinstance(spec.ask(A, question), Best | Nearest)
        assert isinstance(Spec(*ROWS, review="words").skip(A).ask(A, question), Best | Nearest)


@pytest.mark.rule("KD-6")
def test_a_turn_in_play_tells_points_and_no_words() -> None:
    """During play, a turn shows the points it missed but no words, which can still be played."""
    spec = Spec(*ROWS, listed="cart arts", review="points").skip(A)
    assert spec.ask(A, BestWords(0)) == Best(0, 7, ())
    assert spec.ask(A, NearestTo(0, "card")) == Refusal("review_closed", "KD-6")
    spec.given(Ended("agreed"))
    best = spec.ask(A, BestWords(0))
    assert isinstance(best, Best)
    assert [item.word for item in best.found] == ["cart", "arts"]


@pytest.mark.rule("KD-6")
def test_a_turn_in_play_tells_the_best_two_words_if_agreed() -> None:
    """With `two`, a turn names the best two words with their paths, and nothing near to them."""
    spec = Spec(*ROWS, listed="cart arts art", review="two").skip(A)
    best = spec.ask(A, BestWords(0))
    assert isinstance(best, Best)
    assert best.found == (found("cart", CART, 7), found("arts", "b1 c1 d1 e1", 6))
    assert spec.ask(A, NearestTo(0, "card")) == Refusal("review_closed", "KD-6")


def test_the_best_words_that_people_know_are_told_apart() -> None:
    """Beside a rare word, the best words of the common classes are named; else they go unsaid."""
    entries = [Entry("carts", 9), Entry("cart", 2), Entry("arts", 2)]
    graded = read_lexicon(compile_lexicon("graded", [*entries, Entry("art", 6)]))
    view = Spec(*ROWS).skip(A).view(A)
    best = ask(graded, view, BestWords(0))
    assert isinstance(best, Best)
    assert best.found[0] == found("carts", f"{CART} e1", 9)
    assert best.known == (found("cart", CART, 7), found("arts", "b1 c1 d1 e1", 6))
    common = Spec(*ROWS, listed="carts cart").skip(A).ask(A, BestWords(0))
    assert isinstance(common, Best)
    assert common.known == ()


def test_where_there_was_no_word_the_best_is_nothing() -> None:
    """A turn without any possible word missed nothing."""
    assert Spec(listed="cart").skip(A).ask(A, BestWords(0)) == Best(0, 0, ())


@pytest.mark.rule("KD-6")
def test_what_was_near_is_told_by_the_rules_of_what_was_missed() -> None:
    """Near words are refused in a window, to other seats, and for turns to come."""
    question = NearestTo(0, "cart")
    spec = Spec(*ROWS, listed="cart arts")
    assert spec.ask(A, question) == Refusal("no_such_turn", "KD-6", {"turn": 0})
    spec.skip(A)
    assert spec.ask(B, question) == Refusal("not_over", "KD-6", {"turn": 0})
    spec.play(B, CART)
    assert spec.ask(A, question) == Refusal("dictionary_closed", "KD-6", {"why": "window"})


@pytest.mark.rule("KD-26")
def test_in_four_score_words_are_worth_the_tiles_that_they_take() -> None:
    """TOA fills the tile; ORES, which would make more points, takes nothing."""
    spec = Spec("TOES", "ARTS", listed="toa ores", variation="four_score", seats=2)
    for number, name in enumerate(["a1", "b1", "a2", "b2", "b2"]):
        spec.given(Spelled(A, f"x{number}", cells(name), (0,), None), Stood(A, 0, doubled=False))
    spec.given(TurnBegan(A, 5, None)).skip(A)
    best = spec.ask(A, BestWords(5))
    assert isinstance(best, Best)
    assert [(item.word, item.score) for item in best.found] == [("toa", 1), ("ores", 0)]
    paths = spec.ask(A, PathsOf("toa"))
    assert isinstance(paths, Paths)
    # The other path begins with the T of the next tile.
    assert [item.score for item in paths.found] == [1, 0]


@pytest.mark.rule("KD-26")
def test_a_turn_before_a_tile_was_taken_is_looked_at_with_the_tile() -> None:
    """TOE is found in the turn in which its tile was taken, and not in the next one."""
    spec = Spec("TOES", "ARTS", listed="toe set", variation="four_score").skip(A)
    spec.given(
        Spelled(B, "x", cells("l12"), (0,), None),
        Stood(B, 0, doubled=False),
        TilesTaken(B, (0,)),
        TurnBegan(A, 2, None),
    )
    spec.skip(A).given(Ended("agreed"))
    words = [
        {item.word for item in getattr(spec.ask(None, BestWords(turn)), "found", ())}
        for turn in range(3)
    ]
    assert words == [{"toe", "set"}, {"toe", "set"}, {"set"}]


def played(*points: int, seats: int = 2, teams: str = "no") -> Spec:
    """Let seats score *points* one after the other; a negative number is a struck word."""
    spec = Spec(*ROWS, seats=seats, teams=teams)
    for turn, worth in enumerate(points):
        seat = Seat(turn % seats)
        spec.given(
            Spelled(seat, "jjj", cells("l12"), (abs(worth),), None),
            Struck(seat) if worth < 0 else Stood(seat, worth, doubled=False),
            TurnBegan(Seat((turn + 1) % seats), turn + 1, None),
        )
    return spec.given(Ended("agreed"))


def told(spec: Spec) -> list[tuple[int, Seat, str, int]]:
    """Return the turning points."""
    answer = spec.ask(None, TurningPoints())
    assert isinstance(answer, TurnedAt)
    return [(point.turn, point.seat, point.kind, point.worth) for point in answer.found]


def test_turning_points_are_changes_of_the_lead_and_great_turns() -> None:
    """A turn that takes the lead is a turning point, and so are the turns with most points."""
    assert told(played(10, 20, 10, 0, 5)) == [
        (0, A, "swing", 10),
        (1, B, "swing", 20),
        (2, A, "swing", 10),
        (4, A, "lead", 5),
    ]


def test_who_leads_is_seen_when_everybody_had_a_turn() -> None:
    """The lead changes only after full rounds: A takes it in the third."""
    points = told(played(10, 20, 15, 20, 30, 0))
    assert [(turn, kind) for turn, _, kind, _ in points] == [
        (0, "swing"),
        (1, "swing"),
        (2, "swing"),
        (3, "swing"),
        (4, "lead"),
    ]


def test_a_moderator_has_no_turn_in_a_round() -> None:
    """A round lasts until all seats but the moderator's had a turn, so C's team keeps the lead."""
    spec = Spec(*ROWS, seats=4, teams="yes", moderated=True)
    for turn, worth in enumerate((10, 5, 3, 0, 0, 20, 15, 0, 0, 20, 30, 0)):
        seat = Seat(turn % 4)
        spec.given(
            Spelled(seat, "jjj", cells("l12"), (worth,), None),
            Stood(seat, worth, doubled=False),
            TurnBegan(Seat((turn + 1) % 4), turn + 1, None),
        )
    points = told(spec.given(Ended("agreed")))
    assert [kind for _, _, kind, _ in points] == ["swing"] * 5


def test_a_word_that_was_struck_is_a_turning_point_for_what_it_would_have_made() -> None:
    """A struck word is a turning point, for the 30 points that it would have made."""
    points = told(played(10, -30, 5))
    assert points == [(0, A, "swing", 10), (1, B, "lost", 30), (2, A, "swing", 5)]


def test_totals_are_those_after_the_turn() -> None:
    """The totals of a turning point are those after it; struck words count for nothing."""
    answer = played(10, -30, 5).ask(A, TurningPoints())
    assert isinstance(answer, TurnedAt)
    assert answer.found[1] == TurningPoint(1, B, "lost", 30, (10, 0))
    assert answer.found[2] == TurningPoint(2, A, "swing", 5, (15, 0))


def test_at_most_five_are_told_the_latest_leads_and_the_greatest_turns() -> None:
    """At most five turning points are returned; the latest changes of the lead have priority."""
    points = told(played(10, 5, 0, 10, 10, 0, 0, 10, 50, 0))
    assert [turn for turn, *_ in points] == [0, 3, 4, 7, 8]
    assert [kind for _, _, kind, _ in points] == ["swing", "lead", "lead", "lead", "lead"]


def test_late_changes_of_the_lead_are_told_before_greater_turns() -> None:
    """Late changes of the lead, in turns 3, 4 and 7, have priority over greater turns."""
    points = told(played(50, 49, 1, 3, 2, 0, 0, 2, 30, 40))
    assert [turn for turn, *_ in points] == [0, 1, 3, 4, 7]
    assert [kind for _, _, kind, _ in points] == ["swing", "swing", "lead", "lead", "lead"]


def test_a_doubled_word_is_worth_what_it_made() -> None:
    """A doubled word counts for the 14 points that it scored."""
    spec = Spec(*ROWS, listed="cart arts").play(A, CART).when(B, Challenge())
    spec.given(Ended("agreed"))
    assert told(spec) == [(0, A, "swing", 14)]


def test_of_equal_turns_the_later_is_told() -> None:
    """Of six equal turns, the first is left out."""
    assert [turn for turn, *_ in told(played(7, 0, 7, 0, 7, 0, 7, 0, 7, 0, 7))] == [2, 4, 6, 8, 10]


def test_with_teams_the_lead_is_a_teams() -> None:
    """The lead is a team's: A and C have it until D takes it for B and D."""
    spec = played(10, 5, 3, 0, 0, 0, 0, 20, seats=4, teams="yes")
    assert told(spec) == [
        (0, A, "swing", 10),
        (1, B, "swing", 5),
        (2, C, "swing", 3),
        (7, D, "lead", 20),
    ]


def test_in_four_score_turns_are_worth_tiles() -> None:
    """In Four Score, B's two tiles take the lead from A's one."""
    spec = Spec(*ROWS, variation="four_score")
    for turn, (seat, tiles) in enumerate([(A, (3,)), (B, ()), (A, ()), (B, (4, 5))]):
        spec.given(
            Spelled(seat, "jjj", cells("l12"), (0,), None),
            Stood(seat, 0, doubled=False),
            *([TilesTaken(seat, tiles)] if tiles else []),
            TurnBegan(Seat(1 - seat), turn + 1, None),
        )
    spec.given(Ended("agreed"))
    assert told(spec) == [(0, A, "swing", 1), (3, B, "lead", 2)]


def test_turning_points_are_told_after_the_game() -> None:
    """Turning points are refused during the game; a game without a word has none."""
    spec = Spec(*ROWS).skip(A)
    assert spec.ask(A, TurningPoints()) == Refusal("not_over", "KD-6")
    spec.given(Ended("agreed"))
    assert spec.ask(A, TurningPoints()) == TurnedAt(())
