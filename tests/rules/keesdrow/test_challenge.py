import pytest

from rules.keesdrow.spec import A, B, C, Spec, cells
from rumpus.core.chance import Chance
from rumpus.core.values import Millis, Refusal, Seat, Timer
from rumpus.games.keesdrow.actions import Accept, Challenge, Finish, Pass, Spell
from rumpus.games.keesdrow.events import (
    Accepted,
    Challenged,
    Ended,
    Passed,
    Spelled,
    Stood,
    Struck,
    TurnBegan,
)
from rumpus.games.keesdrow.state import Play

ROWS = ("CARTS",)
CART = "a1 b1 c1 d1"
TRAC = "d1 c1 b1 a1"


def opened(path: str = CART, seats: int = 2, **options: str | int) -> Spec:
    """Let A play a word at 1000 ms; CART and ARTS are in the list, TRAC isn't."""
    return Spec(*ROWS, listed="cart arts", seats=seats, **options).play(A, path, at=1000)


@pytest.mark.rule("KD-17")
@pytest.mark.parametrize("seconds", [5, 10, 60])
def test_a_word_is_open_to_challenge_for_the_agreed_time(seconds: int) -> None:
    """The window closes the agreed number of seconds after the word; then the word stands."""
    spec = opened(challenge_window=seconds)
    due = Millis(1000 + 1000 * seconds)
    assert spec.state.phase == "window"
    assert spec.game.timers(spec.state) == (Timer("window", due),)
    spec.fires("window").then(Stood(A, 7, doubled=False), TurnBegan(B, 1, Millis(due + 120_000)))


@pytest.mark.rule("KD-17")
def test_the_window_lasts_ten_seconds_by_default() -> None:
    """By default, the window closes ten seconds after the word, which scores nothing until then."""
    spec = opened()
    assert spec.state.due == 11_000
    assert spec.scores() == (0, 0)


@pytest.mark.rule("KD-17")
def test_when_every_opponent_accepts_the_next_turn_begins_at_once() -> None:
    """The word stands when both opponents have accepted; one acceptance isn't enough."""
    spec = opened(seats=3).when(C, Accept(), at=2000).then(Accepted(C))
    assert spec.view(None).accepted == (C,)
    assert spec.game.timers(spec.state) == (Timer("window", Millis(11_000)),)
    spec.when(B, Accept(), at=3000).then(
        Accepted(B), Stood(A, 7, doubled=False), TurnBegan(B, 1, Millis(123_000))
    )
    assert spec.state.accepted == ()


@pytest.mark.rule("KD-17")
def test_two_players_need_one_acceptance() -> None:
    """In a game of two, the word stands as soon as the opponent accepts."""
    opened().when(B, Accept()).then(
        Accepted(B), Stood(A, 7, doubled=False), TurnBegan(B, 1, Millis(122_000))
    )


@pytest.mark.rule("KD-17")
@pytest.mark.parametrize("challenger", [B, C])
def test_any_opponent_may_challenge(challenger: Seat) -> None:
    """Both the next player and the one after can challenge."""
    spec = opened(seats=3).when(challenger, Challenge()).accepted()
    assert spec.happened(Challenged)
    assert spec.state.plays[-1].challenger == challenger


@pytest.mark.rule("KD-17")
def test_an_opponent_may_challenge_what_another_accepted() -> None:
    """One opponent's acceptance doesn't stop another from challenging."""
    spec = opened(seats=3).when(B, Accept()).when(C, Challenge())
    assert spec.happened(Challenged)


@pytest.mark.rule("KD-17")
def test_the_first_challenge_settles_the_word() -> None:
    """A second challenge is refused, and the first challenger is recorded."""
    spec = opened(seats=3).when(C, Challenge()).accepted()
    spec.when(B, Challenge()).refused("no_window", "KD-17")
    assert spec.state.plays[0].challenger == C


@pytest.mark.rule("KD-17")
def test_nobody_challenges_after_the_window() -> None:
    """Once the window has closed, challenges and acceptances are refused."""
    spec = opened().fires("window")
    spec.when(B, Challenge()).refused("no_window", "KD-17")
    spec.when(B, Accept()).refused("no_window", "KD-17")


@pytest.mark.rule("KD-17")
def test_nobody_challenges_or_accepts_the_own_word() -> None:
    """The player of the word can neither challenge nor accept it."""
    spec = opened()
    spec.when(A, Challenge()).refused("own_word", "KD-17")
    spec.when(A, Accept()).refused("own_word", "KD-17")


@pytest.mark.rule("KD-17")
def test_acceptance_is_final() -> None:
    """An opponent who has accepted can neither accept again nor challenge."""
    spec = opened(seats=3).when(B, Accept())
    spec.when(B, Accept()).refused("already_accepted", "KD-17")
    spec.when(B, Challenge()).refused("already_accepted", "KD-17")


@pytest.mark.rule("KD-17", "KD-19")
def test_acceptance_is_of_one_word() -> None:
    """C's acceptance of a struck word doesn't carry over to the next word."""
    spec = opened(TRAC, seats=3).when(C, Accept()).when(B, Challenge())
    assert spec.happened(Struck)
    spec.play(B, CART)
    assert spec.game.awaited(spec.state) == {A, C}


@pytest.mark.rule("KD-17")
def test_opponents_who_have_not_spoken_are_awaited() -> None:
    """The game waits for opponents who haven't answered, not for the player of the word."""
    spec = opened(seats=3)
    assert spec.game.awaited(spec.state) == {B, C}
    spec.when(B, Accept())
    assert spec.game.awaited(spec.state) == {C}


@pytest.mark.rule("KD-17", "KD-22")
def test_the_last_word_of_the_game_has_its_window() -> None:
    """The game ends once the last word is settled; a failed challenge still doubles that word."""
    for settle, total in ((Accept(), 7), (Challenge(), 14)):
        spec = Spec(*ROWS, turns=7).skip(*[A, B] * 6, A).play(B, CART)
        assert spec.game.result(spec.state) is None
        spec.when(A, settle)
        result = spec.game.result(spec.state)
        assert result is not None
        assert result.scores == (0, total)


@pytest.mark.rule("KD-17")
def test_checked_words_have_no_window() -> None:
    """A checked word scores at once and can't be challenged."""
    spec = opened(words="checked")
    spec.then(
        Spelled(A, "cart", cells(CART), (3, 1, 1, 2), None),
        Stood(A, 7, doubled=False),
        TurnBegan(B, 1, Millis(121_000)),
    )
    spec.when(B, Challenge()).refused("no_window", "KD-17")
    assert spec.scores() == (7, 0)


@pytest.mark.rule("KD-17")
def test_a_stale_window_deadline_is_void() -> None:
    """Once everybody has accepted, the timer of the closed window is void."""
    spec = opened().when(B, Accept())
    stale = Timer("window", Millis(11_000))
    assert spec.game.decide(spec.state, stale, stale.due, Chance(b"", "")) == Refusal("void")


@pytest.mark.rule("KD-18")
def test_a_word_challenged_and_correct_counts_double() -> None:
    """CART (C3 A1 R1 T2) scores twice 7, and its pegs stay in."""
    spec = opened().when(B, Challenge(), at=2000)
    spec.then(
        Challenged(B, "cart", valid=True),
        Stood(A, 14, doubled=True),
        TurnBegan(B, 1, Millis(122_000)),
    )
    assert spec.scores() == (14, 0)
    assert spec.pegs(CART) == "1111"
    assert spec.state.plays == (Play(A, "cart", cells(CART), 14, "doubled", B),)


@pytest.mark.rule("KD-18")
def test_the_challenger_loses_nothing() -> None:
    """After a failed challenge, B keeps the 5 points of RAC and plays the next turn."""
    spec = Spec(*ROWS).skip(A).play(B, "c1 b1 a1").fires("window")
    spec.play(A, "a1 b1 c1 d1").when(B, Challenge()).accepted()
    assert spec.happened(Stood)
    assert spec.scores()[1] == 5
    assert spec.state.seat == B


@pytest.mark.rule("KD-19")
def test_a_word_challenged_and_wrong_is_struck() -> None:
    """A struck word scores nothing, its pegs come out, and the turn is over."""
    spec = opened(TRAC).when(B, Challenge(), at=2000)
    spec.then(Challenged(B, "trac", valid=False), Struck(A), TurnBegan(B, 1, Millis(122_000)))
    assert spec.scores() == (0, 0)
    assert spec.pegs("a1 b1 c1 d1 e1") == "00000"
    assert spec.state.plays == (Play(A, "trac", cells(TRAC), 7, "struck", B),)


@pytest.mark.rule("KD-19")
def test_only_the_pegs_of_the_struck_word_come_out() -> None:
    """Striking a word removes its own pegs and leaves those of earlier words."""
    spec = opened().fires("window").play(B, "d1 c1 c1 b1")
    assert spec.pegs("a1 b1 c1 d1 e1") == "12320"
    spec.when(A, Challenge()).accepted()
    assert spec.pegs("a1 b1 c1 d1 e1") == "11110"


@pytest.mark.rule("KD-19", "KD-14")
def test_the_path_of_a_struck_word_is_as_if_never_used() -> None:
    """A struck word can be played again, and so can its beginning."""
    spec = opened(TRAC).when(B, Challenge())
    spec.play(B, "d1 c1 b1").accepted().fires("window")
    spec.play(A, TRAC).accepted()


@pytest.mark.rule("KD-20")
def test_an_unchallenged_word_stands_in_the_dictionary_or_not() -> None:
    """TRAC isn't in the list, but stands because nobody challenged it."""
    spec = opened(TRAC).fires("window")
    spec.then(Stood(A, 7, doubled=False), TurnBegan(B, 1, Millis(131_000)))
    assert spec.scores() == (7, 0)
    assert spec.pegs(TRAC) == "1111"
    assert spec.state.plays[0].outcome == "stood"
    assert spec.state.plays[0].challenger is None


@pytest.mark.rule("KD-20")
def test_an_accepted_word_stands_in_the_dictionary_or_not() -> None:
    """TRAC isn't in the list, but stands because the opponent accepted it."""
    spec = opened(TRAC).when(B, Accept())
    assert spec.scores() == (7, 0)


@pytest.mark.rule("KD-20")
def test_paths_are_judged_even_where_words_are_not() -> None:
    """The table refuses a path that jumps, was used, is a shorter version or overuses a cell."""
    spec = opened().fires("window")
    for path in ("a1 c1 d1", CART, "a1 b1 c1", "a1 a1 a1"):
        spec.play(B, path)
        assert isinstance(spec.answer, Refusal)
    assert spec.state.phase == "turn"


@pytest.mark.rule("KD-17", "KD-24")
def test_nothing_but_acceptance_and_challenge_is_heard_in_the_window() -> None:
    """During the window, words, passes and agreements to end are refused."""
    spec = opened()
    for action in (Spell(cells("c1 b1 a1")), Pass(), Finish()):
        for seat in (A, B):
            spec.when(seat, action)
            assert isinstance(spec.answer, Refusal)
            assert spec.answer.code == "not_now"


@pytest.mark.rule("KD-17")
def test_after_the_game_nobody_is_asked() -> None:
    """After the game, challenges and passes are refused, no timer runs and nobody is awaited."""
    spec = opened().given(Stood(A, 7, doubled=False), Ended("turns"))
    spec.when(B, Challenge()).refused("no_window", "KD-17")
    spec.when(A, Pass()).refused("not_now", "KD-16", phase="over")
    assert spec.game.timers(spec.state) == ()
    assert spec.game.awaited(spec.state) == frozenset()


def test_a_pass_opens_no_window() -> None:
    """A pass begins the next turn at once and can't be challenged."""
    spec = Spec(*ROWS).when(A, Pass(), at=10)
    spec.then(Passed(A, "pass"), TurnBegan(B, 1, Millis(120_010)))
    spec.when(A, Challenge()).refused("no_window", "KD-17")
