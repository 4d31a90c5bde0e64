"""Tests of what events and views report of stops, fouls and pauses, to the millisecond."""

import pytest

from rules.keep_your_cool.spec import FAST, MOD, REASON, SLOW, A, B, Spec, kinds
from rumpus.core.values import Lag, Line, Millis, Seat
from rumpus.games.keep_your_cool.actions import (
    AskOverturn,
    Flip,
    Reach,
    Refuse,
    Say,
    Stop,
    Throw,
    Withdraw,
)
from rumpus.games.keep_your_cool.events import (
    Dealt,
    FlagTaken,
    Ignored,
    PlayWentOn,
    ReachEnded,
    Stopped,
    StopVoid,
    ThrowsShown,
)
from rumpus.games.keep_your_cool.fields import Hand
from rumpus.games.keep_your_cool.moderator.actions import FlagAway, RuleStop, StrikeWord, SwapRoles
from rumpus.games.keep_your_cool.values import Call, Halt

EVEN = (Line(100, 0), Line(100, 0))
"""Lines on which acts arrive after 50 ms; the bound is 116 ms and the tie band 15 ms."""


def even(**given: int | str) -> Spec:
    """Create an advanced game over two equal lines."""
    return Spec("abcdabcd", lines=EVEN, **{"game": "advanced", **given})  # type: ignore[arg-type]


@pytest.mark.rule("KYC-21")
def test_stop_means_nothing_before_play_has_begun() -> None:
    """A stop before the first word is refused."""
    spec = Spec(first=None)

    spec.when(A, Stop(), 100).refused("not_now", "KYC-21", phase="first_word")


@pytest.mark.rule("KYC-21")
def test_a_void_stop_can_not_be_repeated_while_it_disables() -> None:
    """A stop during the lock of a void stop is refused and doesn't extend the lock."""
    spec = Spec()
    spec.when(A, Stop(), 100).accepted()
    spec.when(A, Stop(), 899).refused("stop_locked", "KYC-21", ms=1)
    (void,) = spec.when(A, Stop(), 900).events

    assert isinstance(void, StopVoid)
    assert void.stop_from == 1700


@pytest.mark.rule("KYC-21")
def test_a_stop_may_come_as_much_too_early_as_lines_are_uncertain() -> None:
    """A stop counts up to 15 ms, the tie band, before a lock on stops ends at 1750."""
    for pressed, waits in ((1735, 0), (1734, 1)):
        spec = even()
        lag = Lag(Millis(1000), EVEN)
        spec.when(A, Stop(), 1000, lag).accepted()
        spec.reach(B, 1500)
        stop = Lag(Millis(pressed + 100), EVEN, pressed - 1500, Millis(1500), Millis(1500))
        spec.when(A, Stop(0), pressed + 100, stop)
        if waits:
            spec.refused("stop_locked", "KYC-21", ms=1)
        else:
            assert spec.kinds == ["Stopped"]


@pytest.mark.rule("KYC-22")
def test_a_hand_may_go_back_as_much_too_early_as_lines_are_uncertain() -> None:
    """A hand out since 950 can be withdrawn 15 ms early, at 1235, which arrives at 1285."""
    spec = even()
    spec.reach(B, 1000)
    spec.when(B, Withdraw(), 1284).refused("withdraw_later", "KYC-22", ms=1)
    assert spec.when(B, Withdraw(), 1285).kinds == ["Withdrawn"]


@pytest.mark.rule("KYC-23")
@pytest.mark.parametrize(("reaction", "ruling"), [(700, "in_time"), (701, "late")])
def test_the_last_ms_of_a_reach_is_in_time(reaction: int, ruling: str) -> None:
    """Against a reach of 700 ms, a stop after 700 ms is in time and one after 701 ms is late."""
    spec = even()
    spec.reach(B, 1000)
    spec.stop(A, 1000 + reaction + 100, reaction=reaction)

    assert spec.state.verdicts[-1].ruling == ruling
    assert spec.view().verdicts == spec.state.verdicts


@pytest.mark.rule("KYC-23")
def test_a_reaction_longer_than_what_passed_forgives_nothing() -> None:
    """A reported reaction longer than the elapsed time is ignored."""
    spec = even()
    spec.reach(B, 1000)
    spec.stop(A, 1400, reaction=500)

    assert (spec.state.verdicts[-1].compensation, spec.state.verdicts[-1].counted) == (0, 400)


@pytest.mark.rule("KYC-23")
def test_without_lines_a_verdict_has_none() -> None:
    """A verdict without measured lines has no round trip, bound or compensation."""
    spec = Spec()
    spec.reach(B, 1000)
    spec.stop(A, 1400)
    verdict = spec.state.verdicts[-1]

    assert (verdict.round_trip, verdict.bound, verdict.compensation) == (0, 0, 0)
    assert (verdict.elapsed, verdict.reaction) == (400, None)


@pytest.mark.rule("KYC-19")
def test_a_pair_of_the_very_ms_of_the_stop_came_before_it() -> None:
    """A pair completed in the same millisecond as the stop doesn't lift the bar."""
    spec = Spec("aabb", swap_pause=0)
    spec.when(A, Flip(0), 100).accepted()
    spec.reach(A, 200)
    spec.when(A, Flip(1), 600).accepted()
    (stopped,) = spec.stop(B, 600).events

    assert isinstance(stopped, Stopped)
    assert stopped.lock is not None


@pytest.mark.rule("KYC-23")
def test_a_reach_that_was_answered_late_can_not_be_answered_again() -> None:
    """A second stop for a reach is refused after a late one."""
    spec = even()
    spec.reach(B, 1000)
    spec.stop(A, 1810, reaction=720)
    lag = Lag(Millis(1812), EVEN, 300, Millis(1000), Millis(1000))

    spec.when(A, Stop(0), 1812, lag).refused("answered", "KYC-20")


@pytest.mark.rule("KYC-22")
def test_a_handicap_lengthens_what_is_left_to_stop_a_hand_taken_back() -> None:
    """A handicap of 0.5 s extends the 0.15 s in which a withdrawn hand can be stopped."""
    spec = Spec(handicaps=(500, 0))
    spec.reach(B, 100)
    spec.when(B, Withdraw(), 500).accepted()

    assert spec.stop(A, 1149).kinds == ["Stopped"]


@pytest.mark.rule("KYC-22")
def test_a_hand_that_has_arrived_can_not_go_back() -> None:
    """A hand that has arrived can't be withdrawn, even if its result isn't decided."""
    spec = Spec(lines=(SLOW, FAST), game="advanced")
    spec.reach(B, 1000)

    spec.when(B, Withdraw(), 1711).refused("too_late", "KYC-22")


@pytest.mark.rule("KYC-25", "KYC-26")
@pytest.mark.parametrize("kind", ["standard", "advanced"])
@pytest.mark.parametrize(("agreed", "places"), [("draw", ((A, B),)), ("last_pair", ((B,), (A,)))])
def test_equal_tiles_are_a_draw_unless_the_last_pair_decides(
    kind: str, agreed: str, places: tuple[tuple[Seat, ...], ...]
) -> None:
    """Equal tiles are a draw, or a win for the taker of the last pair with ``last_pair``."""
    spec = Spec("aabb", game=kind, tie_break=agreed, swap_pause=0)
    spec.flip(A, 0, 1, at=1000)
    spec.when(B, Say("casserole"), 3000).accepted()
    spec.flip(B, 2, 3, at=4000)

    assert spec.state.outcome is not None
    assert spec.state.outcome.places == places
    assert spec.view().points == (2, 2)


@pytest.mark.rule("KYC-25")
def test_the_last_pair_decides_nothing_but_ties() -> None:
    """With ``last_pair``, A's two pairs still beat B's one, although B took the last."""
    spec = Spec("aabbcc", tie_break="last_pair", swap_pause=0)
    spec.flip(A, 0, 1, 2, 3, at=1000)
    spec.when(B, Say("casserole"), 5000).accepted()
    spec.flip(B, 4, 5, at=6000)

    assert spec.state.outcome is not None
    assert spec.state.outcome.places == ((A,), (B,))


@pytest.mark.rule("KYC-23")
def test_ends_of_reaches_say_whose_they_were() -> None:
    """The events of tied and interrupted reaches name the player of each."""
    spec = Spec()
    spec.reach(B, 100)
    spec.reach(A, 100)
    tied = [ReachEnded(0, B, "tied", Millis(800)), ReachEnded(1, A, "tied", Millis(800))]
    at = spec.grab.began if len(spec.state.grabs) == 1 else Millis(700)

    assert spec.game.interrupted(spec.state, at) == [
        ReachEnded(0, B, "interrupted", Millis(700)),
        ReachEnded(1, A, "interrupted", Millis(700)),
    ]
    assert spec.wait(800).events == tied


@pytest.mark.rule("KYC-4")
@pytest.mark.parametrize("hand", ["rock", "paper", "scissors"])
def test_the_table_throws_for_nobody_who_has_thrown(hand: Hand) -> None:
    """At the deadline, A's hand is kept and a hand is chosen for B."""
    spec = Spec(first=None)
    spec.given_state(phase="throw", throws=(), due=Millis(20_000))
    spec.when(A, Throw(hand), 5).accepted()
    thrown, shown = spec.wait(20_000).events[:2]

    assert isinstance(shown, ThrowsShown)
    assert shown.hands[0] == hand
    assert shown.hands[1] in ("rock", "paper", "scissors")
    assert thrown.hand == shown.hands[1]  # type: ignore[union-attr]


@pytest.mark.rule("KYC-30")
def test_rulings_of_the_table_tell_what_they_were_about() -> None:
    """Decisions on a stop, flag, foul and word are recorded with time, player and key word."""
    spec = Spec("abcdabcd", game="advanced", swap_pause=0)
    spec.when(B, Say("casserole"), 50).accepted()
    spec.reach(B, 100)
    spec.stop(A, 500)
    spec.reach(A, 600)
    spec.wait(1300)
    spec.flip(B, 0, 1, 2, at=1400)
    spec.when(B, Say("moon"), 3000).accepted()

    stop, flag, foul, word = spec.view().calls
    assert stop == Call(0, "stop", B, Millis(500), 1, reach=0)
    assert flag == Call(1, "flag", B, Millis(1300), 1, reach=1)
    assert foul == Call(2, "foul", B, Millis(2200), 1, tiles=(0, 1, 2))
    assert (word.kind, word.word, word.seat, word.key, word.at) == ("word", "moon", B, 1, 3000)


@pytest.mark.rule("KYC-27")
def test_a_halt_for_a_flag_says_which() -> None:
    """A halt for a flag has the player who reached, its start and end, and the reach's number."""
    spec = Spec(moderated=True)
    spec.reach(B, 100)
    (taken,) = spec.wait(800).events

    assert isinstance(taken, FlagTaken)
    assert spec.view().halt == Halt("flag", B, Millis(800), Millis(10_800), 0, 0)
    assert spec.view().at == 800


@pytest.mark.rule("KYC-27")
def test_a_ruling_on_one_reach_leaves_the_others_alone() -> None:
    """A ruling on one reach leaves the outcomes of other reaches as they were."""
    spec = Spec("abcdabcd", moderated=True, game="advanced")
    spec.reach(B, 100)
    spec.stop(A, 500)
    spec.reach(A, 600)
    spec.wait(1300)
    spec.when(MOD, RuleStop(1, "in_time", REASON), 1400).accepted()

    assert [attempt.outcome for attempt in spec.state.attempts] == ["stopped", "stopped"]
    assert [attempt.seat for attempt in spec.state.attempts] == [B, A]


@pytest.mark.rule("KYC-27")
def test_a_bar_that_was_worked_off_needs_no_lifting() -> None:
    """A stop can be ruled too late after its bar was lifted by a pair."""
    spec = Spec("aabbcc", moderated=True, game="advanced")
    spec.reach(A, 100)
    spec.stop(B, 500)
    spec.flip(A, 0, 1, at=600)
    spec.when(MOD, RuleStop(0, "too_late", REASON), 2000).accepted()

    assert [flag.taken for flag in spec.state.flags] == [False, False, True, False]


@pytest.mark.rule("KYC-30")
def test_a_ruling_on_roles_or_words_ends_no_reach() -> None:
    """A swap of roles and a struck word don't end a reach."""
    spec = Spec(moderated=True, swap_pause=0)
    spec.when(B, Say("casserole"), 50).accepted()
    spec.reach(B, 100)
    for action in (SwapRoles(REASON), StrikeWord(1, REASON)):
        assert spec.when(MOD, action, 300).kinds == ["RulingMade"]

    assert spec.grab.until == 800


@pytest.mark.rule("KYC-30")
def test_a_flag_given_away_by_ruling_scores_and_stops_nothing() -> None:
    """A flag given away by ruling is worth five points and doesn't stop play."""
    spec = Spec(moderated=True, game="advanced")
    spec.when(MOD, FlagAway(0, "left", REASON), 100).accepted()
    assert spec.view().points == (0, 5)
    assert spec.view().halt is None


@pytest.mark.rule("KYC-31")
def test_the_first_word_has_as_long_after_a_question_as_before() -> None:
    """The time for the first word is extended by the time of a refused request."""
    spec = Spec(first=None)
    spec.when(A, Say("lsxyz"), 1000).accepted()
    spec.when(A, AskOverturn(0, REASON), 2000).accepted()
    assert spec.state.at == 2000
    spec.when(B, Refuse(), 5000).accepted()

    assert (spec.state.due, spec.state.at) == (33_000, 5000)


@pytest.mark.rule("KYC-31")
def test_what_waits_is_set_back_with_the_clocks() -> None:
    """The times of a held flip move by the 1000 ms for which play was stopped."""
    spec = Spec("abcdabcd", lines=(FAST, SLOW))
    spec.when(B, Say("moon"), 2000).accepted()
    spec.when(A, Flip(0), 3000).accepted()
    spec.state = spec.game.evolve(spec.state, PlayWentOn(1000, Millis(4010)))
    (held,) = spec.state.held

    assert (held.effective, held.order, held.settle) == (3990, 3990, 4062)
    assert spec.wait(4062).kinds == ["TileTurned"]


@pytest.mark.rule("KYC-12")
def test_what_was_ignored_says_so_and_when() -> None:
    """B's flip at 1040 is ignored, as A's word at 1020 counts first, and the event says why."""
    spec = Spec(lines=(FAST, SLOW), swap_pause=0)
    spec.when(B, Say("casserole"), 600).accepted()
    spec.when(A, Say("clear"), 1030).accepted()
    happened = spec.when(B, Flip(0), 1115).events

    assert kinds(happened) == ["ActHeld", "KeyWordSaid", "Ignored"]
    assert happened[-1] == Ignored(B, "flip", "not_flipper", "KYC-6", Millis(1115))
    assert spec.state.at == 1115


@pytest.mark.rule("KYC-31")
def test_a_view_names_how_each_tile_lies() -> None:
    """The view shows each tile as up, gone or down, and the redacted deal has no symbols."""
    spec = Spec("aabb")
    spec.flip(A, 0, 1, 2, at=100)
    dealt = spec.log[0]

    assert [(tile.lies, tile.symbol) for tile in spec.view().tiles] == [
        ("gone", None),
        ("gone", None),
        ("up", "moon"),
        ("down", None),
    ]
    assert isinstance(dealt, Dealt)
    assert spec.game.redact(spec.state, dealt, A) == Dealt(4, (), dealt.due)
    assert spec.view().awaited == (A, B)
    spec.when(B, Reach("left"), 2000).accepted()
    assert spec.view().grabs == spec.state.grabs


@pytest.mark.rule("KYC-4", "KYC-5")
def test_what_belongs_to_another_part_of_the_game_says_so() -> None:
    """Throws during play, and words, flips and reaches during the throw, are refused."""
    spec = Spec()
    spec.when(A, Throw("rock"), 100).refused("not_now", "KYC-4", phase="play")
    spec.given_state(phase="throw")
    spec.when(A, Say("clear"), 100).refused("not_now", "KYC-5", phase="throw")
    spec.when(A, Flip(0), 100).refused("no_word_yet", "KYC-5")
    spec.when(B, Reach("left"), 100).refused("no_word_yet", "KYC-5")


@pytest.mark.rule("KYC-12")
def test_a_foul_costs_the_pause_of_a_swap() -> None:
    """After a foul the player who loses the tiles waits a second before speaking."""
    spec = Spec("abcdabcd")
    spec.flip(A, 0, 1, 2, at=100)
    spec.when(A, Say("casserole"), 1899).refused("speak_later", "KYC-12", ms=1)
    spec.when(A, Say("casserole"), 1900).accepted()


@pytest.mark.rule("KYC-26", "KYC-27")
def test_the_last_pair_waits_for_a_flag_that_the_moderator_may_give_back() -> None:
    """After the last pair the game ends only when the flag was ruled on or its time is over."""
    spec = Spec("aa", moderated=True, game="advanced")
    spec.reach(B, 100)
    spec.wait(800)
    spec.flip(A, 0, 1, at=900)
    assert spec.game.result(spec.state) is None

    assert spec.wait(10_800).kinds == ["FlagStood", "PlayWentOn", "Ended"]
    assert spec.view().points == (2, 5)
