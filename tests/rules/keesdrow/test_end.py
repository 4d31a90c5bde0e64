import pytest

from rules.keesdrow.spec import A, B, C, Spec, cells
from rumpus.core.values import Millis, Result, Seat
from rumpus.games.keesdrow.actions import Accept, Challenge, Finish, Pass
from rumpus.games.keesdrow.events import (
    Ended,
    Finishing,
    KeesdrowEvent,
    NoWordLeft,
    Passed,
    Spelled,
    Stood,
    Struck,
    TurnBegan,
)

ROWS = ("CARTS",)
CART = "a1 b1 c1 d1"


def worth(seat: Seat, points: int) -> tuple[KeesdrowEvent, ...]:
    """Return a turn in which a word far away scored this many points."""
    return (
        Spelled(seat, "jjj", cells("j12 k12 l12"), (5, 5, 5), None),
        Stood(seat, points, doubled=False),
    )


def racing(*points: int, goal: int = 100, seats: int = 2) -> Spec:
    """Play for a goal; the seats had these points from words that were played elsewhere."""
    spec = Spec(*ROWS, listed="cart arts", end="points", goal=goal, seats=seats)
    for seat, score in enumerate(points):
        spec.given(*worth(Seat(seat), score))
    return spec.given(TurnBegan(A, len(points), None))


@pytest.mark.rule("KD-21")
def test_a_goal_ends_the_game_when_all_had_as_many_turns() -> None:
    """A reaches 100 and B still has a turn; then the game is over."""
    spec = racing(93, 20).play(A, CART).when(B, Accept()).accepted()
    assert spec.scores() == (100, 20)
    assert not spec.happened(Ended)
    spec.when(B, Pass()).then(Passed(B, "pass"), Ended("points"))
    assert spec.game.result(spec.state) == Result(((A,), (B,)), (100, 20), "points")


@pytest.mark.rule("KD-21")
def test_one_point_short_of_the_goal_the_game_goes_on() -> None:
    """99 is not 100."""
    spec = racing(92, 20).play(A, CART).when(B, Accept()).skip(B)
    assert spec.scores() == (99, 20)
    assert spec.game.result(spec.state) is None


@pytest.mark.rule("KD-21")
def test_the_highest_total_wins_not_the_first_at_the_goal() -> None:
    """B goes past A in the turn that was left."""
    spec = racing(93, 99).play(A, CART).when(B, Accept())
    spec.play(B, "b1 c1 d1 e1").when(A, Accept()).accepted()
    assert spec.scores() == (100, 109)
    result = spec.game.result(spec.state)
    assert result is not None
    assert result.places == ((B,), (A,))


@pytest.mark.rule("KD-21")
def test_the_last_seat_ends_the_game_at_the_goal() -> None:
    """Nobody is owed a turn."""
    spec = racing(20, 93).skip(A).play(B, CART).when(A, Accept())
    assert spec.events[-1] == Ended("points")


@pytest.mark.rule("KD-21")
@pytest.mark.parametrize("goal", [150, 250])
def test_the_goal_is_the_one_agreed(goal: int) -> None:
    """One point less is not enough."""
    racing(goal - 1, 0, goal=goal).skip(A, B).when(A, Pass()).accepted()
    spec = racing(goal, 0, goal=goal).skip(A).when(B, Pass())
    assert spec.events[-1] == Ended("points")


@pytest.mark.rule("KD-21", "KD-16")
def test_a_passed_turn_is_a_turn() -> None:
    """With three seats, A's word is followed by two passes."""
    spec = racing(93, 0, 0, seats=3).play(A, CART).fires("window").skip(B)
    assert spec.game.result(spec.state) is None
    spec.fires("turn")
    assert spec.events[-1] == Ended("points")


@pytest.mark.rule("KD-21", "KD-19")
def test_a_forfeited_turn_is_a_turn() -> None:
    """B's struck word was B's turn."""
    spec = racing(93, 0).play(A, CART).fires("window").play(B, "d1 c1 b1").when(A, Challenge())
    assert spec.happened(Struck)
    assert spec.events[-1] == Ended("points")


@pytest.mark.rule("KD-21", "KD-18")
def test_doubling_counts_toward_the_goal() -> None:
    """7 doubled makes 100 of 86."""
    spec = racing(86, 0).play(A, CART).when(B, Challenge()).skip(B)
    assert spec.events[-1] == Ended("points")
    assert spec.scores() == (100, 0)


@pytest.mark.rule("KD-21")
def test_two_rounds_without_a_word_end_a_game_for_points() -> None:
    """Whoever can't reach the goal and never plays again does not hold the others for ever."""
    spec = racing(50, 60).skip(A, B, A).when(B, Pass()).then(Passed(B, "pass"), Ended("exhausted"))
    assert spec.game.result(spec.state) == Result(((B,), (A,)), (50, 60), "exhausted")


@pytest.mark.rule("KD-21")
def test_the_two_rounds_are_counted_from_the_last_word_that_stood() -> None:
    """A word starts the count again, and a struck one is none."""
    spec = racing(50, 60).skip(A, B).play(A, CART).when(B, Accept()).skip(B, A, B)
    assert spec.game.result(spec.state) is None
    spec.play(A, "d1 c1 b1").when(B, Challenge())
    assert spec.events[-1] == Ended("exhausted")


@pytest.mark.rule("KD-21", "KD-17")
def test_a_word_that_is_still_open_does_not_reach_the_goal() -> None:
    """Only what stands counts."""
    spec = racing(0, 99).skip(A).play(B, CART)
    assert spec.game.result(spec.state) is None
    assert spec.scores() == (0, 99)


@pytest.mark.rule("KD-21", "KD-24")
def test_when_nobody_can_reach_the_goal_the_highest_total_wins() -> None:
    """No word is left, so the goal is out of reach."""
    spec = Spec(*ROWS, listed="cart", end="points", words="checked").play(A, CART)
    assert list(spec.events[-2:]) == [NoWordLeft(), Ended("no_word_left")]
    assert spec.game.result(spec.state) == Result(((A,), (B,)), (7, 0), "no_word_left")


@pytest.mark.rule("KD-22")
@pytest.mark.parametrize(("turns", "seats"), [(1, 2), (7, 2), (10, 3), (20, 2), (50, 2)])
def test_everybody_gets_the_agreed_number_of_turns(turns: int, seats: int) -> None:
    """The game ends with the last seat's last turn, no turn earlier."""
    spec = Spec(*ROWS, turns=turns, seats=seats)
    order = [Seat(turn % seats) for turn in range(turns * seats)]
    spec.skip(*order[:-1])
    assert spec.game.result(spec.state) is None
    spec.when(order[-1], Pass()).then(Passed(order[-1], "pass"), Ended("turns"))
    assert spec.state.phase == "over"


@pytest.mark.rule("KD-22")
def test_after_the_agreed_turns_the_highest_total_wins() -> None:
    """One word in seven turns is enough."""
    spec = Spec(*ROWS, listed="cart arts", turns=7).skip(A).play(B, CART).fires("window")
    spec.skip(*[A, B] * 6)
    assert spec.game.result(spec.state) == Result(((B,), (A,)), (0, 7), "turns")


@pytest.mark.rule("KD-22", "KD-16", "KD-19")
def test_turns_without_a_word_count_as_turns() -> None:
    """A pass, a turn that ran out and a struck word are three turns."""
    spec = Spec(*ROWS, turns=7).skip(*[A, B] * 5, A).fires("turn")
    spec.play(A, "d1 c1 b1").when(B, Challenge()).when(B, Pass())
    assert spec.events[-1] == Ended("turns")


@pytest.mark.rule("KD-22", "KD-21")
def test_a_goal_means_nothing_where_turns_were_agreed() -> None:
    """500 points end no game of ten turns."""
    spec = Spec(*ROWS, listed="cart arts").given(*worth(A, 500), *worth(B, 500))
    spec.given(TurnBegan(A, 2, None)).skip(A, B)
    assert spec.game.result(spec.state) is None


def exhausting(seats: int = 3) -> Spec:
    """Play until nobody finds a word, of five letters or more."""
    return Spec("CARTS", "CARTS", listed="carts strac", end="exhausted", seats=seats)


@pytest.mark.rule("KD-23")
def test_exhaustion_means_words_of_five_letters_and_a_timer() -> None:
    """Choosing it sets both."""
    rules = exhausting().state.rules
    assert (rules.min_length, rules.timer) == (5, 120)


@pytest.mark.rule("KD-23")
def test_the_game_ends_when_all_in_a_row_fail() -> None:
    """Two of three failures are not enough."""
    spec = exhausting().skip(A, B)
    assert spec.game.result(spec.state) is None
    spec.when(C, Pass()).then(Passed(C, "pass"), Ended("exhausted"))


@pytest.mark.rule("KD-23")
def test_a_word_in_between_starts_the_count_again() -> None:
    """A, B fail, C does not; then A, B and C have to fail once more."""
    spec = exhausting().skip(A, B).play(C, "a1 b1 c1 d1 e1").fires("window").skip(A, B)
    assert spec.game.result(spec.state) is None
    spec.when(C, Pass())
    assert spec.events[-1] == Ended("exhausted")


@pytest.mark.rule("KD-23")
def test_the_row_may_begin_with_any_seat() -> None:
    """B, C and A fail across the end of a round."""
    spec = exhausting().play(A, "a1 b1 c1 d1 e1").fires("window").skip(B, C)
    assert spec.game.result(spec.state) is None
    spec.when(A, Pass())
    assert spec.events[-1] == Ended("exhausted")


@pytest.mark.rule("KD-23", "KD-16", "KD-19")
def test_a_struck_word_and_a_timer_that_ran_out_are_failures() -> None:
    """All three ways to fail count."""
    spec = exhausting().skip(A).fires("turn").play(C, "a1 b1 c1 d2 c2").when(A, Challenge())
    assert spec.happened(Struck)
    assert spec.events[-1] == Ended("exhausted")


@pytest.mark.rule("KD-23", "KD-18")
def test_a_word_challenged_in_vain_is_no_failure() -> None:
    """It was produced."""
    spec = exhausting().skip(A, B).play(C, "a1 b1 c1 d1 e1").when(A, Challenge())
    assert not spec.happened(Ended)


@pytest.mark.rule("KD-23")
def test_failing_ends_no_other_game() -> None:
    """With agreed turns, all may pass and go on."""
    spec = Spec(*ROWS).skip(A, B, A, B)
    assert spec.game.result(spec.state) is None


@pytest.mark.rule("KD-24")
def test_equal_totals_share_the_place() -> None:
    """Two firsts, then a third."""
    spec = Spec(*ROWS, seats=3, listed="cart arts", turns=7)
    for seat, points in ((A, 9), (B, 4), (C, 9)):
        spec.given(*worth(seat, points))
    spec.given(Ended("turns"))
    assert spec.game.result(spec.state) == Result(((A, C), (B,)), (9, 4, 9), "turns")


def last_word(seats: int = 2, **options: str | int) -> Spec:
    """A plays CART, the only word of the list on the board."""
    return Spec(*ROWS, listed="cart", seats=seats, **options).play(A, CART)


@pytest.mark.rule("KD-24")
def test_with_checked_words_the_game_ends_when_no_word_is_left() -> None:
    """At once, with the totals as they are."""
    spec = last_word(words="checked", seats=3)
    spec.then(
        Spelled(A, "cart", cells(CART), (3, 1, 1, 2), None),
        Stood(A, 7, doubled=False),
        NoWordLeft(),
        Ended("no_word_left"),
    )
    assert spec.game.result(spec.state) == Result(((A,), (B, C)), (7, 0, 0), "no_word_left")


@pytest.mark.rule("KD-24")
def test_with_challenges_the_table_says_that_no_word_is_left_and_goes_on() -> None:
    """Once the word stands, and a bluff is still possible."""
    spec = last_word()
    assert not spec.happened(NoWordLeft)
    spec.fires("window").then(
        Stood(A, 7, doubled=False), NoWordLeft(), TurnBegan(B, 1, Millis(131_000))
    )
    assert spec.view(None).no_word_left
    spec.play(B, "d1 c1 b1").accepted()


@pytest.mark.rule("KD-24")
def test_that_no_word_is_left_is_said_once() -> None:
    """Neither a pass nor a bluff that stands repeats the event."""
    spec = last_word().fires("window").play(B, "d1 c1 b1").fires("window")
    assert not spec.happened(NoWordLeft)
    spec.when(A, Pass())
    assert not spec.happened(NoWordLeft)


@pytest.mark.rule("KD-24", "KD-19")
def test_a_struck_word_takes_no_word_away() -> None:
    """Its pegs come out, so that the words over them are still there."""
    spec = Spec(*ROWS, listed="cart").play(A, "b1 c1 c1 c1").when(B, Challenge())
    assert spec.happened(Struck)
    assert not spec.happened(NoWordLeft)
    assert not spec.state.no_word_left


@pytest.mark.rule("KD-24", "KD-9")
def test_an_expired_letter_may_take_the_last_word_away() -> None:
    """With a red R there is no CART."""
    spec = Spec(*ROWS, listed="cart").play(A, "b1 c1 c1 c1").when(B, Accept())
    assert spec.happened(NoWordLeft)


@pytest.mark.rule("KD-24", "KD-18")
def test_a_doubled_word_may_be_the_last_one() -> None:
    """A word that was challenged in vain stands like any other."""
    spec = last_word().when(B, Challenge())
    assert spec.happened(NoWordLeft)


@pytest.mark.rule("KD-24", "KD-15")
def test_only_words_that_are_long_enough_are_left() -> None:
    """ART remains where three letters do, and does not where four are asked for."""
    for least, none_left in ((3, False), (4, True)):
        spec = Spec(*ROWS, listed="cart art", min_length=least).play(A, CART).when(B, Accept())
        assert spec.happened(NoWordLeft) is none_left


@pytest.mark.rule("KD-24", "KD-14")
def test_shorter_versions_are_not_left() -> None:
    """After CARTS, CART and with ``part`` ART are no words to be played."""
    for shorter, listed, none_left in (
        ("beginning", "carts cart", True),
        ("beginning", "carts art", False),
        ("part", "carts art", True),
    ):
        spec = Spec(*ROWS, listed=listed, shorter=shorter).play(A, f"{CART} e1").when(B, Accept())
        assert spec.happened(NoWordLeft) is none_left


@pytest.mark.rule("KD-24")
def test_when_no_word_is_left_the_game_ends_as_all_agree() -> None:
    """Whoever's turn it is, and in any order."""
    spec = last_word(seats=3).fires("window")
    assert spec.game.awaited(spec.state) == {A, B, C}
    spec.when(C, Finish()).then(Finishing(C))
    assert spec.game.awaited(spec.state) == {A, B}
    spec.when(B, Finish()).then(Finishing(B))
    assert spec.game.awaited(spec.state) == {A, B}
    spec.when(A, Finish()).then(Finishing(A), Ended("agreed"))
    assert spec.game.result(spec.state) == Result(((A,), (B, C)), (7, 0, 0), "agreed")
    assert spec.game.timers(spec.state) == ()
    assert spec.view(None).result == spec.game.result(spec.state)
    assert spec.view(None).seat is None


@pytest.mark.rule("KD-24")
def test_one_agrees_once() -> None:
    """A second time is refused."""
    spec = last_word().fires("window").when(A, Finish())
    spec.when(A, Finish()).refused("already_agreed", "KD-24")


@pytest.mark.rule("KD-24")
def test_nobody_ends_the_game_while_words_are_left() -> None:
    """The solver knows better."""
    spec = Spec(*ROWS).when(A, Finish()).refused("words_left", "KD-24")
    assert spec.game.awaited(spec.state) == {A}


@pytest.mark.rule("KD-24")
def test_a_word_takes_the_agreements_back() -> None:
    """Whoever plays on asks all again."""
    spec = last_word().fires("window").when(A, Finish()).play(B, "d1 c1 b1").fires("window")
    assert spec.state.finishing == ()
    spec.when(A, Finish()).then(Finishing(A))


@pytest.mark.rule("KD-24")
def test_when_no_word_is_left_the_game_ends_as_all_pass_in_a_row() -> None:
    """By themselves or by the timer."""
    spec = last_word(seats=3).fires("window").skip(B, C)
    assert spec.game.result(spec.state) is None
    spec.fires("turn").then(Passed(A, "timer"), Ended("no_word_left"))


@pytest.mark.rule("KD-24")
def test_a_bluff_breaks_the_row_of_passes() -> None:
    """Also one that is struck."""
    spec = last_word().fires("window").skip(B).play(A, "d1 c1 b1").when(B, Challenge())
    assert spec.happened(Struck)
    spec.skip(B)
    assert spec.game.result(spec.state) is None
    spec.when(A, Pass())
    assert spec.events[-1] == Ended("no_word_left")


@pytest.mark.rule("KD-24", "KD-22")
def test_an_agreed_end_comes_first() -> None:
    """The last turn ends the game for its own reason, whatever is left on the board."""
    spec = Spec(*ROWS, turns=7, words="checked").skip(*[A, B] * 6, A).play(B, CART)
    assert list(spec.events[-2:]) == [NoWordLeft(), Ended("turns")]


@pytest.mark.rule("KD-24")
def test_nothing_happens_after_the_end() -> None:
    """No deadline, nobody awaited, and every action is refused."""
    spec = last_word(words="checked")
    assert spec.game.timers(spec.state) == ()
    assert spec.game.awaited(spec.state) == frozenset()
    spec.when(B, Pass()).refused("not_now", "KD-16", phase="over")
    spec.when(B, Finish()).refused("not_now", "KD-24", phase="over")
    spec.play(B, "b1 c1 d1").refused("not_now", "KD-7", phase="over")
