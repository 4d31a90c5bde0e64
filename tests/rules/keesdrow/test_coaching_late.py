"""Tests of coaching calls after a word was played: in its window or the next turn (KD-25)."""

import pytest

from rules.keesdrow.spec import HOST, A, B, C, D, Spec, cells
from rumpus.core.values import Millis, OptionValue, Timer
from rumpus.games.keesdrow.actions import (
    Accept,
    Admit,
    CallCoaching,
    Challenge,
    Deny,
    Pass,
    RuleCoaching,
    Spell,
)
from rumpus.games.keesdrow.events import (
    CoachingAdmitted,
    CoachingCalled,
    Ended,
    Flipped,
    Forfeited,
    NoWordLeft,
    Skipped,
    Spelled,
    Stood,
    TilesTaken,
    TurnBegan,
    TurnWentOn,
    WordsAgain,
)
from rumpus.games.keesdrow.state import Coaching, Play

CART = "a1 b1 c1 d1"
COACHED = Play(A, "", (), 0, "coached")


def table(*rows: str, seats: int = 4, moderated: bool = False, **options: OptionValue) -> Spec:
    """Create a game of teams; with four players, A and C are partners, and so are B and D."""
    options.setdefault("teams", "yes")
    listed = str(options.pop("listed", "cart arts"))
    board = rows or ("CARTS",)
    return Spec(*board, listed=listed, seats=seats, moderated=moderated, **options)


@pytest.mark.rule("KD-25", "KD-17")
def test_coaching_is_called_while_the_word_can_be_challenged() -> None:
    """A call pauses the window, and nobody can accept or challenge until it is settled."""
    spec = table().play(A, CART, at=1000).when(B, CallCoaching(), at=4000)
    spec.then(CoachingCalled(B, Millis(24_000), 7000, 0))
    assert spec.view(None).coaching == Coaching(B, 7000, 0, "window")
    assert spec.game.awaited(spec.state) == {A, C}
    assert spec.game.muted(spec.state) == frozenset()
    spec.when(D, Challenge()).refused("not_now", "KD-17", phase="coaching")
    spec.when(D, Accept()).refused("not_now", "KD-17", phase="coaching")


@pytest.mark.rule("KD-25", "KD-17")
def test_a_denied_call_leaves_the_window_what_it_had() -> None:
    """After a denial, the window resumes with its last seven seconds; earlier acceptances count."""
    spec = table().play(A, CART, at=1000).when(D, Accept(), at=2000)
    spec.when(B, CallCoaching(), at=4000).when(C, Deny(), at=9000)
    assert spec.events[-1] == TurnWentOn(Millis(16_000))
    assert spec.game.timers(spec.state) == (Timer("window", Millis(16_000)),)
    assert spec.game.awaited(spec.state) == {B}
    spec.when(B, CallCoaching()).refused("already_called", "KD-25")
    spec.when(B, Accept())
    assert spec.scores() == (7, 0, 7, 0)


@pytest.mark.rule("KD-25")
def test_an_open_word_that_was_coached_is_taken_back() -> None:
    """If coaching is admitted in the window, the word's pegs come out and the next turn begins."""
    spec = table().play(A, CART).when(D, Accept()).when(B, CallCoaching()).when(A, Admit(), at=9000)
    spec.then(CoachingAdmitted(A), Forfeited(A), TurnBegan(B, 1, Millis(129_000)))
    assert spec.state.plays == (COACHED,)
    assert spec.pegs(CART) == "0000"
    assert spec.view(None).accepted == ()
    spec.play(B, CART).accepted()


@pytest.mark.rule("KD-25")
@pytest.mark.parametrize("words", ["challenge", "checked"])
@pytest.mark.parametrize("caller", [B, D])
def test_coaching_is_called_until_the_next_word(caller: int, words: str) -> None:
    """Admitting coaching in B's turn removes A's score and pegs; B's turn resumes with its time."""
    spec = table(words=words).play(A, CART, at=1000)
    if words == "challenge":
        spec.when(B, Accept(), at=1000).when(D, Accept(), at=1000)
    assert spec.scores() == (7, 0, 7, 0)
    spec.when((A, B, C, D)[caller], CallCoaching(), at=21_000)
    assert spec.view(None).coaching == Coaching((A, B, C, D)[caller], 100_000, 0, "turn")
    assert spec.game.awaited(spec.state) == {A, C}
    assert spec.game.muted(spec.state) == {B, D}
    spec.when(C, Admit(), at=30_000)
    spec.then(CoachingAdmitted(C), Forfeited(A), TurnWentOn(Millis(130_000)))
    assert spec.scores() == (0, 0, 0, 0)
    assert spec.pegs(CART) == "0000"
    assert spec.state.plays == (COACHED,)
    assert (spec.state.phase, spec.state.seat, spec.state.turn) == ("turn", B, 1)
    spec.play(B, CART).accepted()


@pytest.mark.rule("KD-25", "KD-18")
def test_a_doubled_word_is_taken_back_whole() -> None:
    """A word that was doubled to 14 loses all 14 points when coaching is admitted."""
    spec = table().play(A, CART).when(B, Challenge())
    assert spec.scores() == (14, 0, 14, 0)
    spec.when(B, CallCoaching()).when(A, Admit())
    assert spec.scores() == (0, 0, 0, 0)


@pytest.mark.rule("KD-25")
def test_the_next_act_ends_the_time_to_call() -> None:
    """After B's pass or word, coaching can't be called on A's turn, but it can on C's turn."""
    spec = table(words="checked").play(A, CART).skip(B)
    spec.when(B, CallCoaching(turn=0)).refused("too_late", "KD-25", turn=0)
    spec.when(B, CallCoaching()).then(CoachingCalled(B, Millis(spec.at + 20_000), 119_000, 2))
    spec = table().play(A, CART).fires("window").play(B, "b1 c1 d1 e1")
    spec.when(D, CallCoaching(turn=0)).refused("too_late", "KD-25", turn=0)


@pytest.mark.rule("KD-25")
def test_a_refused_word_does_not_end_the_time_to_call() -> None:
    """After B's refused word, coaching can still be called on A's word."""
    spec = table(words="checked").play(A, CART)
    spec.play(B, CART).refused("used_before", "KD-11", word="cart")
    spec.when(B, CallCoaching()).when(A, Admit())
    assert spec.state.plays == (COACHED,)


@pytest.mark.rule("KD-25")
def test_a_turn_without_a_word_has_nothing_to_take_back() -> None:
    """After A passed, coaching can't be called on A's turn, only on the current one."""
    spec = table().skip(A)
    spec.when(B, CallCoaching(turn=0)).refused("too_late", "KD-25", turn=0)
    spec.when(B, CallCoaching()).refused("own_team", "KD-25")
    spec.when(A, CallCoaching(turn=2)).refused("no_such_turn", "KD-25", turn=2)


@pytest.mark.rule("KD-25")
def test_one_says_which_turn_is_meant() -> None:
    """A call is about the current turn by default or, if named, the turn before; each only once."""
    spec = table(seats=6, words="checked").play(A, CART)
    spec.when(C, CallCoaching())
    assert spec.view(None).coaching == Coaching(C, 119_000, 1, "turn")
    spec.when(B, Deny()).when(C, CallCoaching(turn=0))
    assert spec.view(None).coaching == Coaching(C, 118_000, 0, "turn")
    spec.when(D, Deny())
    assert spec.view(None).called == (1, 0)
    for turn in (0, 1):
        spec.when(C, CallCoaching(turn=turn)).refused("already_called", "KD-25")


@pytest.mark.rule("KD-25")
def test_a_moderator_rules_on_the_turn_before() -> None:
    """The team that played the word answers the call, and the moderator's ruling voids the word."""
    spec = table(moderated=True, words="checked").play(A, CART, at=1000)
    spec.when(HOST, CallCoaching(turn=0), at=2000)
    assert spec.game.awaited(spec.state) == {A, C, HOST}
    spec.when(B, Deny()).refused("not_your_team", "KD-25")
    spec.when(HOST, RuleCoaching(coached=True, reason="I heard it."), at=3000)
    assert spec.events[1:] == [Forfeited(A), TurnWentOn(Millis(122_000))]
    assert spec.scores() == (0, 0, 0, 0, 0)


@pytest.mark.rule("KD-25")
def test_a_call_on_the_turn_before_lapses_like_any_other() -> None:
    """If nobody answers the call, the word stands and the turn goes on."""
    spec = table(words="checked").play(A, CART, at=1000).when(B, CallCoaching(), at=2000)
    spec.fires("coaching").then(TurnWentOn(Millis(22_000 + 119_000)))
    assert spec.scores() == (7, 0, 7, 0)
    assert spec.state.phase == "turn"


@pytest.mark.rule("KD-25", "KD-27")
def test_columns_turn_back_with_a_word_that_is_taken_back() -> None:
    """Taking FALL back turns back the column that FALL had turned."""
    spec = table("FALX", variation="flip_flop", words="checked", listed="fall jjj")
    before = spec.state.places
    spec.play(A, "a1 b1 c1 c1")
    assert spec.happened(Flipped)
    assert spec.state.places != before
    spec.when(B, CallCoaching()).when(A, Admit())
    assert spec.state.places == before
    assert spec.pegs("a1 b1 c1") == "000"


@pytest.mark.rule("KD-25", "KD-26")
def test_tiles_come_back_with_a_word_that_is_taken_back() -> None:
    """In Four Score, taking a word back puts its tile back on the board and removes its point."""
    spec = table("TOES", "ARTS", variation="four_score", words="checked", listed="toar jjj")
    for peg in cells("a1 b1 a2 b2"):
        spec.given(Spelled(B, "x", (peg,), (0,), None), Stood(B, 0, doubled=False))
    spec.given(TurnBegan(A, len(spec.state.plays), None)).play(A, "a1 b1 a2 b2")
    assert spec.happened(TilesTaken)
    assert spec.scores() == (1, 0, 1, 0)
    spec.when(B, CallCoaching()).when(C, Admit())
    assert spec.scores() == (0, 0, 0, 0)
    assert spec.view(None).taken == ()
    assert spec.pegs("a1 b1 a2 b2") == "1111"


@pytest.mark.rule("KD-25", "KD-26")
def test_a_turn_that_was_lost_does_not_come_between() -> None:
    """If B's turn is skipped, B can still call coaching on A's word during C's turn."""
    spec = table("CARTS", variation="four_score", words="challenge").play(A, CART)
    spec.when(B, Challenge())
    assert spec.happened(Skipped)
    spec.when(B, CallCoaching(turn=0)).when(C, Admit())
    assert spec.state.plays == (COACHED, Play(B, "", (), 0, "skipped"))
    assert spec.pegs(CART) == "0000"


@pytest.mark.rule("KD-24", "KD-25")
def test_words_that_a_word_had_taken_away_are_there_again() -> None:
    """When CART, the last possible word, is taken back, the table announces that words are left."""
    spec = table(listed="cart").play(A, CART).when(B, Accept()).when(D, Accept())
    assert spec.happened(NoWordLeft)
    spec.when(B, CallCoaching()).when(A, Admit())
    assert WordsAgain() in spec.events
    assert not spec.view(None).no_word_left


@pytest.mark.rule("KD-22", "KD-25")
def test_the_last_word_has_its_window_for_coaching_too() -> None:
    """If coaching is admitted in the last window, the game ends and the last word doesn't count."""
    spec = table(turns=1).skip(A, B, C).play(D, CART).when(A, CallCoaching()).when(B, Admit())
    assert spec.events[-1] == Ended("turns")
    assert spec.scores() == (0, 0, 0, 0)
    spec.when(A, CallCoaching()).refused("not_now", "KD-25", phase="over")


@pytest.mark.rule("KD-25")
def test_an_older_log_calls_the_turn_under_way() -> None:
    """A logged call without a turn number is about the current turn; admission ends that turn."""
    spec = table().given(CoachingCalled(B, Millis(21_000), 119_000))
    assert spec.view(None).coaching == Coaching(B, 119_000, 0, "turn")
    spec.when(A, Admit())
    assert spec.state.plays == (COACHED,)
    assert spec.state.seat == B


@pytest.mark.rule("KD-25")
def test_after_a_call_everything_goes_on_as_ever() -> None:
    """After a denied call, the next word, its window and the next turn follow as usual."""
    spec = table().play(A, CART).fires("window").when(B, CallCoaching()).when(A, Deny())
    spec.when(B, Spell(cells("b1 c1 d1 e1"))).accepted()
    assert spec.state.phase == "window"
    spec.fires("window").when(C, Pass()).accepted()
