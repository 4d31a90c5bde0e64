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
    """Return the events of a word with this score, in a corner that no other word uses."""
    return (
        Spelled(seat, "jjj", cells("j12 k12 l12"), (5, 5, 5), None),
        Stood(seat, points, doubled=False),
    )


def racing(*points: int, goal: int = 100, seats: int = 2) -> Spec:
    """Create a game to a goal of points, in which the seats already have these points."""
    spec = Spec(*ROWS, listed="cart arts", end="points", goal=goal, seats=seats)
    for seat, score in enumerate(points):
        spec.given(*worth(Seat(seat), score))
    return spec.given(TurnBegan(A, len(points), None))


@pytest.mark.rule("KD-21")
def test_a_goal_ends_the_game_when_all_had_as_many_turns() -> None:
    """After A reaches 100, B has one more turn; then the game is over."""
    spec = racing(93, 20).play(A, CART).when(B, Accept()).accepted()
    assert spec.scores() == (100, 20)
    assert not spec.happened(Ended)
    spec.when(B, Pass()).then(Passed(B, "pass"), Ended("points"))
    assert spec.game.result(spec.state) == Result(((A,), (B,)), (100, 20), "points")


@pytest.mark.rule("KD-21")
def test_one_point_short_of_the_goal_the_game_goes_on() -> None:
    """With 99 of 100 points at the end of a round, the game goes on."""
    spec = racing(92, 20).play(A, CART).when(B, Accept()).skip(B)
    assert spec.scores() == (99, 20)
    assert spec.game.result(spec.state) is None


@pytest.mark.rule("KD-21")
def test_the_highest_total_wins_not_the_first_at_the_goal() -> None:
    """B passes A's total in the last turn of the round and wins."""
    spec = racing(93, 99).play(A, CART).when(B, Accept())
    spec.play(B, "b1 c1 d1 e1").when(A, Accept()).accepted()
    assert spec.scores() == (100, 109)
    result = spec.game.result(spec.state)
    assert result is not None
    assert result.places == ((B,), (A,))


@pytest.mark.rule("KD-21")
def test_the_last_seat_ends_the_game_at_the_goal() -> None:
    """The game ends at once when the last seat of a round reaches the goal."""
    spec = racing(20, 93).skip(A).play(B, CART).when(A, Accept())
    assert spec.events[-1] == Ended("points")


@pytest.mark.rule("KD-21")
@pytest.mark.parametrize("goal", [150, 250])
def test_the_goal_is_the_one_agreed(goal: int) -> None:
    """The game ends at the agreed goal; one point less isn't enough."""
    racing(goal - 1, 0, goal=goal).skip(A, B).when(A, Pass()).accepted()
    spec = racing(goal, 0, goal=goal).skip(A).when(B, Pass())
    assert spec.events[-1] == Ended("points")


@pytest.mark.rule("KD-21", "KD-16")
def test_a_passed_turn_is_a_turn() -> None:
    """After A reaches the goal, B's pass and C's turn without a word complete the round."""
    spec = racing(93, 0, 0, seats=3).play(A, CART).fires("window").skip(B)
    assert spec.game.result(spec.state) is None
    spec.fires("turn")
    assert spec.events[-1] == Ended("points")


@pytest.mark.rule("KD-21", "KD-19")
def test_a_forfeited_turn_is_a_turn() -> None:
    """After A reaches the goal, B's struck word completes the round."""
    spec = racing(93, 0).play(A, CART).fires("window").play(B, "d1 c1 b1").when(A, Challenge())
    assert spec.happened(Struck)
    assert spec.events[-1] == Ended("points")


@pytest.mark.rule("KD-21", "KD-18")
def test_doubling_counts_toward_the_goal() -> None:
    """A doubled word of 7 takes A from 86 to the goal of 100."""
    spec = racing(86, 0).play(A, CART).when(B, Challenge()).skip(B)
    assert spec.events[-1] == Ended("points")
    assert spec.scores() == (100, 0)


@pytest.mark.rule("KD-21")
def test_two_rounds_without_a_word_end_a_game_for_points() -> None:
    """Two rounds of passes end the game, and the higher total wins."""
    spec = racing(50, 60).skip(A, B, A).when(B, Pass()).then(Passed(B, "pass"), Ended("exhausted"))
    assert spec.game.result(spec.state) == Result(((B,), (A,)), (50, 60), "exhausted")


@pytest.mark.rule("KD-21")
def test_the_two_rounds_are_counted_from_the_last_word_that_stood() -> None:
    """A word that stands restarts the count of turns without a word; a struck word doesn't."""
    spec = racing(50, 60).skip(A, B).play(A, CART).when(B, Accept()).skip(B, A, B)
    assert spec.game.result(spec.state) is None
    spec.play(A, "d1 c1 b1").when(B, Challenge())
    assert spec.events[-1] == Ended("exhausted")


@pytest.mark.rule("KD-21", "KD-17")
def test_a_word_that_is_still_open_does_not_reach_the_goal() -> None:
    """A word in its window neither scores nor ends the game."""
    spec = racing(0, 99).skip(A).play(B, CART)
    assert spec.game.result(spec.state) is None
    assert spec.scores() == (0, 99)


@pytest.mark.rule("KD-21", "KD-24")
def test_when_nobody_can_reach_the_goal_the_highest_total_wins() -> None:
    """When no word is left, the game ends before the goal and the highest total wins."""
    spec = Spec(*ROWS, listed="cart", end="points", words="checked").play(A, CART)
    assert list(spec.events[-2:]) == [NoWordLeft(), Ended("no_word_left")]
    assert spec.game.result(spec.state) == Result(((A,), (B,)), (7, 0), "no_word_left")


@pytest.mark.rule("KD-22")
@pytest.mark.parametrize(("turns", "seats"), [(1, 2), (7, 2), (10, 3), (20, 2), (50, 2)])
def test_everybody_gets_the_agreed_number_of_turns(turns: int, seats: int) -> None:
    """The game ends with the last seat's last turn, not before."""
    spec = Spec(*ROWS, turns=turns, seats=seats)
    order = [Seat(turn % seats) for turn in range(turns * seats)]
    spec.skip(*order[:-1])
    assert spec.game.result(spec.state) is None
    spec.when(order[-1], Pass()).then(Passed(order[-1], "pass"), Ended("turns"))
    assert spec.state.phase == "over"


@pytest.mark.rule("KD-22")
def test_after_the_agreed_turns_the_highest_total_wins() -> None:
    """After seven turns each, the only player with a word wins."""
    spec = Spec(*ROWS, listed="cart arts", turns=7).skip(A).play(B, CART).fires("window")
    spec.skip(*[A, B] * 6)
    assert spec.game.result(spec.state) == Result(((B,), (A,)), (0, 7), "turns")


@pytest.mark.rule("KD-22", "KD-16", "KD-19")
def test_turns_without_a_word_count_as_turns() -> None:
    """A pass, a turn that ran out of time and a struck word each count as a turn."""
    spec = Spec(*ROWS, turns=7).skip(*[A, B] * 5, A).fires("turn")
    spec.play(A, "d1 c1 b1").when(B, Challenge()).when(B, Pass())
    assert spec.events[-1] == Ended("turns")


@pytest.mark.rule("KD-22", "KD-21")
def test_a_goal_means_nothing_where_turns_were_agreed() -> None:
    """500 points don't end a game of ten turns."""
    spec = Spec(*ROWS, listed="cart arts").given(*worth(A, 500), *worth(B, 500))
    spec.given(TurnBegan(A, 2, None)).skip(A, B)
    assert spec.game.result(spec.state) is None


def exhausting(seats: int = 3) -> Spec:
    """Create a game that is played to exhaustion."""
    return Spec("CARTS", "CARTS", listed="carts strac", end="exhausted", seats=seats)


@pytest.mark.rule("KD-23")
def test_exhaustion_means_words_of_five_letters_and_a_timer() -> None:
    """Playing to exhaustion sets a minimum length of five letters and a timer of 120 seconds."""
    rules = exhausting().state.rules
    assert (rules.min_length, rules.timer) == (5, 120)


@pytest.mark.rule("KD-23")
def test_the_game_ends_when_all_in_a_row_fail() -> None:
    """The game ends after three players in a row fail, not after two."""
    spec = exhausting().skip(A, B)
    assert spec.game.result(spec.state) is None
    spec.when(C, Pass()).then(Passed(C, "pass"), Ended("exhausted"))


@pytest.mark.rule("KD-23")
def test_a_word_in_between_starts_the_count_again() -> None:
    """After C's word, the failures of A and B no longer count."""
    spec = exhausting().skip(A, B).play(C, "a1 b1 c1 d1 e1").fires("window").skip(A, B)
    assert spec.game.result(spec.state) is None
    spec.when(C, Pass())
    assert spec.events[-1] == Ended("exhausted")


@pytest.mark.rule("KD-23")
def test_the_row_may_begin_with_any_seat() -> None:
    """Failures in a row count across rounds: the game ends when B, C and then A fail."""
    spec = exhausting().play(A, "a1 b1 c1 d1 e1").fires("window").skip(B, C)
    assert spec.game.result(spec.state) is None
    spec.when(A, Pass())
    assert spec.events[-1] == Ended("exhausted")


@pytest.mark.rule("KD-23", "KD-16", "KD-19")
def test_a_struck_word_and_a_timer_that_ran_out_are_failures() -> None:
    """A pass, a turn that ran out of time and a struck word are failures."""
    spec = exhausting().skip(A).fires("turn").play(C, "a1 b1 c1 d2 c2").when(A, Challenge())
    assert spec.happened(Struck)
    assert spec.events[-1] == Ended("exhausted")


@pytest.mark.rule("KD-23", "KD-18")
def test_a_word_challenged_in_vain_is_no_failure() -> None:
    """C's word, which survives a challenge, doesn't count as C's failure."""
    spec = exhausting().skip(A, B).play(C, "a1 b1 c1 d1 e1").when(A, Challenge())
    assert not spec.happened(Ended)


@pytest.mark.rule("KD-23")
def test_failing_ends_no_other_game() -> None:
    """In a game with a fixed number of turns, two rounds of passes don't end the game."""
    spec = Spec(*ROWS).skip(A, B, A, B)
    assert spec.game.result(spec.state) is None


@pytest.mark.rule("KD-24")
def test_equal_totals_share_the_place() -> None:
    """Two players with equal totals share first place, and the third player comes next."""
    spec = Spec(*ROWS, seats=3, listed="cart arts", turns=7)
    for seat, points in ((A, 9), (B, 4), (C, 9)):
        spec.given(*worth(seat, points))
    spec.given(Ended("turns"))
    assert spec.game.result(spec.state) == Result(((A, C), (B,)), (9, 4, 9), "turns")


def last_word(seats: int = 2, **options: str | int) -> Spec:
    """Create a game in which A has played CART, the only word of the list on the board."""
    return Spec(*ROWS, listed="cart", seats=seats, **options).play(A, CART)


@pytest.mark.rule("KD-24")
def test_with_checked_words_the_game_ends_when_no_word_is_left() -> None:
    """With checked words, the game ends at once when no word is left."""
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
    """With challenges, the table announces that no word is left, and B can still bluff."""
    spec = last_word()
    assert not spec.happened(NoWordLeft)
    spec.fires("window").then(
        Stood(A, 7, doubled=False), NoWordLeft(), TurnBegan(B, 1, Millis(131_000))
    )
    assert spec.view(None).no_word_left
    spec.play(B, "d1 c1 b1").accepted()


@pytest.mark.rule("KD-24")
def test_that_no_word_is_left_is_said_once() -> None:
    """Neither a bluff that stands nor a pass repeats the announcement."""
    spec = last_word().fires("window").play(B, "d1 c1 b1").fires("window")
    assert not spec.happened(NoWordLeft)
    spec.when(A, Pass())
    assert not spec.happened(NoWordLeft)


@pytest.mark.rule("KD-24", "KD-19")
def test_a_struck_word_takes_no_word_away() -> None:
    """The pegs of a struck word come out, so CART is still possible."""
    spec = Spec(*ROWS, listed="cart").play(A, "b1 c1 c1 c1").when(B, Challenge())
    assert spec.happened(Struck)
    assert not spec.happened(NoWordLeft)
    assert not spec.state.no_word_left


@pytest.mark.rule("KD-24", "KD-9")
def test_an_expired_letter_may_take_the_last_word_away() -> None:
    """A word that puts the red peg on R makes CART impossible."""
    spec = Spec(*ROWS, listed="cart").play(A, "b1 c1 c1 c1").when(B, Accept())
    assert spec.happened(NoWordLeft)


@pytest.mark.rule("KD-24", "KD-18")
def test_a_doubled_word_may_be_the_last_one() -> None:
    """The table announces that no word is left after a doubled word, too."""
    spec = last_word().when(B, Challenge())
    assert spec.happened(NoWordLeft)


@pytest.mark.rule("KD-24", "KD-15")
def test_only_words_that_are_long_enough_are_left() -> None:
    """ART counts as left if the minimum length is three, but not if it is four."""
    for least, none_left in ((3, False), (4, True)):
        spec = Spec(*ROWS, listed="cart art", min_length=least).play(A, CART).when(B, Accept())
        assert spec.happened(NoWordLeft) is none_left


@pytest.mark.rule("KD-24", "KD-14")
def test_shorter_versions_are_not_left() -> None:
    """After CARTS, CART doesn't count as left; with ``part``, neither does ART."""
    for shorter, listed, none_left in (
        ("beginning", "carts cart", True),
        ("beginning", "carts art", False),
        ("part", "carts art", True),
    ):
        spec = Spec(*ROWS, listed=listed, shorter=shorter).play(A, f"{CART} e1").when(B, Accept())
        assert spec.happened(NoWordLeft) is none_left


@pytest.mark.rule("KD-24")
def test_when_no_word_is_left_the_game_ends_as_all_agree() -> None:
    """Players can agree in any order to end the game; it ends when all have agreed."""
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
    """A second agreement by the same player is refused."""
    spec = last_word().fires("window").when(A, Finish())
    spec.when(A, Finish()).refused("already_agreed", "KD-24")


@pytest.mark.rule("KD-24")
def test_nobody_ends_the_game_while_words_are_left() -> None:
    """An agreement to end is refused while the solver finds words on the board."""
    spec = Spec(*ROWS).when(A, Finish()).refused("words_left", "KD-24")
    assert spec.game.awaited(spec.state) == {A}


@pytest.mark.rule("KD-24")
def test_a_word_takes_the_agreements_back() -> None:
    """A word that stands clears earlier agreements to end."""
    spec = last_word().fires("window").when(A, Finish()).play(B, "d1 c1 b1").fires("window")
    assert spec.state.finishing == ()
    spec.when(A, Finish()).then(Finishing(A))


@pytest.mark.rule("KD-24")
def test_when_no_word_is_left_the_game_ends_as_all_pass_in_a_row() -> None:
    """When no word is left, a round of passes ends the game, by choice or by timer."""
    spec = last_word(seats=3).fires("window").skip(B, C)
    assert spec.game.result(spec.state) is None
    spec.fires("turn").then(Passed(A, "timer"), Ended("no_word_left"))


@pytest.mark.rule("KD-24")
def test_a_bluff_breaks_the_row_of_passes() -> None:
    """A bluff restarts the count of passes even if it is struck."""
    spec = last_word().fires("window").skip(B).play(A, "d1 c1 b1").when(B, Challenge())
    assert spec.happened(Struck)
    spec.skip(B)
    assert spec.game.result(spec.state) is None
    spec.when(A, Pass())
    assert spec.events[-1] == Ended("no_word_left")


@pytest.mark.rule("KD-24", "KD-22")
def test_an_agreed_end_comes_first() -> None:
    """If the last agreed turn also uses up the last word, the game ends with reason ``turns``."""
    spec = Spec(*ROWS, turns=7, words="checked").skip(*[A, B] * 6, A).play(B, CART)
    assert list(spec.events[-2:]) == [NoWordLeft(), Ended("turns")]


@pytest.mark.rule("KD-24")
def test_nothing_happens_after_the_end() -> None:
    """After the end no timer runs, nobody is awaited and actions are refused."""
    spec = last_word(words="checked")
    assert spec.game.timers(spec.state) == ()
    assert spec.game.awaited(spec.state) == frozenset()
    spec.when(B, Pass()).refused("not_now", "KD-16", phase="over")
    spec.when(B, Finish()).refused("not_now", "KD-24", phase="over")
    spec.play(B, "b1 c1 d1").refused("not_now", "KD-7", phase="over")
