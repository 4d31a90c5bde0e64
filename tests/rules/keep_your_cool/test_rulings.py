"""Tests of the details of rulings: what each refuses, sets and keeps (KYC-27 to KYC-30)."""

import pytest

from rules.keep_your_cool.spec import MOD, REASON, A, B, Spec
from rumpus.core.values import Line, Millis, Refusal, Seat
from rumpus.games.keep_your_cool.actions import (
    AskOverturn,
    Flip,
    Grant,
    Refuse,
    Say,
    Withdraw,
)
from rumpus.games.keep_your_cool.events import OverturnRefused, PlayWentOn, ReachEnded, RulingMade
from rumpus.games.keep_your_cool.moderator.actions import (
    AcceptWord,
    ConfirmFlag,
    Declare,
    FlagAway,
    FlagBack,
    FreeFamily,
    LockGrabs,
    PairBack,
    PairOut,
    RuleStop,
    RuleThird,
    Ruling,
    StrikeWord,
    SwapRoles,
    TurnAllDown,
    Undo,
    UnlockGrabs,
)
from rumpus.games.keep_your_cool.values import Change, KeyWord, Lock


def table(tiles: str = "aabbccdd") -> Spec:
    """Create an advanced game with a moderator."""
    return Spec(tiles, moderated=True, game="advanced")


def stopped() -> Spec:
    """Let A stop B's reach at 500 ms."""
    spec = table()
    spec.reach(B, 100)
    spec.stop(A, 500)
    return spec


def taken() -> Spec:
    """Let B take A's left flag at 800 ms."""
    spec = table()
    spec.reach(B, 100)
    spec.wait(800)
    return spec


def outcome(spec: Spec) -> str:
    """Return the outcome of the last reach."""
    return spec.state.attempts[-1].outcome


@pytest.mark.rule("KYC-27", "KYC-28", "KYC-29", "KYC-30")
@pytest.mark.parametrize(
    ("spec", "action", "refusal"),
    [
        (table(), ConfirmFlag(0, REASON), Refusal("nothing_to_rule", "KYC-27")),
        (stopped(), ConfirmFlag(0, REASON), Refusal("nothing_to_rule", "KYC-27")),
        (table(), RuleStop(0, "in_time", REASON), Refusal("nothing_to_rule", "KYC-27")),
        (stopped(), RuleStop(0, "in_time", REASON), Refusal("already_so", "KYC-27")),
        (taken(), RuleStop(0, "too_late", REASON), Refusal("already_so", "KYC-27")),
        (taken(), RuleStop(0, "pre_emptive", REASON), Refusal("nothing_to_rule", "KYC-27")),
        (table(), StrikeWord(1, REASON), Refusal("word_moved_on", "KYC-28")),
        (table(), AcceptWord(0, REASON), Refusal("no_such_call", "KYC-30")),
        (stopped(), AcceptWord(0, REASON), Refusal("no_such_call", "KYC-30")),
        (stopped(), RuleThird(0, REASON), Refusal("no_such_call", "KYC-30")),
        (table(), FreeFamily("Moon", REASON), Refusal("not_used", "KYC-15", {"word": "moon"})),
        (table(), TurnAllDown(REASON), Refusal("none_up", "KYC-30")),
        (table(), PairBack(0, REASON), Refusal("no_such_pair", "KYC-30")),
        (table(), PairOut(0, REASON), Refusal("no_such_pair", "KYC-30")),
        (table(), FlagBack(0, "left", REASON), Refusal("already_so", "KYC-30")),
        (table(), UnlockGrabs(0, REASON), Refusal("already_so", "KYC-30")),
        (stopped(), LockGrabs(1, REASON), Refusal("already_so", "KYC-30")),
        (table(), Undo(0, REASON), Refusal("not_the_last", "KYC-30")),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_makes_no_sense_is_refused(spec: Spec, action: Ruling, refusal: Refusal) -> None:
    """Each ruling without a subject or an effect is refused with its own code and rule."""
    assert spec.when(MOD, action, 2000).refusal == refusal


@pytest.mark.rule("KYC-27")
def test_a_flag_that_was_taken_otherwise_can_not_be_taken_by_a_late_ruling() -> None:
    """After a stop, a flag that a ruling gave away can't be taken by ruling the stop too late."""
    spec = stopped()
    spec.when(MOD, FlagAway(0, "left", REASON), 600).accepted()
    ruling = RuleStop(0, "too_late", REASON)

    spec.when(MOD, ruling, 700).refused("no_flag_there", "KYC-27")


@pytest.mark.rule("KYC-27")
def test_a_ruling_changes_how_a_reach_came_out() -> None:
    """Each ruling on a stop replaces the outcome of the ruling before."""
    spec = stopped()
    spec.when(MOD, RuleStop(0, "too_late", REASON), 600).accepted()
    assert outcome(spec) == "taken"
    spec.when(MOD, RuleStop(0, "in_time", REASON), 700).accepted()
    assert outcome(spec) == "stopped"
    # The lock dates from the original stop, not from the ruling.
    assert spec.player(B).lock == Lock(Millis(500), 0)
    spec.when(MOD, RuleStop(0, "pre_emptive", REASON), 800).accepted()
    assert outcome(spec) == "cancelled"
    assert spec.player(B).lock is None


@pytest.mark.rule("KYC-27")
def test_a_bar_without_a_stop_counts_from_the_ruling() -> None:
    """If nobody said stop, the lock of a ruling "in time" dates from the ruling."""
    spec = taken()
    spec.when(MOD, RuleStop(0, "in_time", REASON), 900).accepted()
    assert spec.player(B).lock == Lock(Millis(900), 0)


@pytest.mark.rule("KYC-27")
def test_a_hand_taken_back_may_be_ruled_stopped() -> None:
    """Ruling that a withdrawn hand was stopped bars its owner and moves no flag."""
    spec = table()
    spec.reach(B, 100)
    spec.when(B, Withdraw(), 500).accepted()
    spec.wait(5000)
    (made,) = spec.when(MOD, RuleStop(0, "in_time", REASON), 5000).events

    assert isinstance(made, RulingMade)
    assert made.ruling.after.flags is None
    assert (outcome(spec), spec.player(B).lock) == ("stopped", Lock(Millis(5000), 0))


@pytest.mark.rule("KYC-19", "KYC-27")
@pytest.mark.parametrize("seat", [A, B])
def test_a_pair_after_a_late_stop_lifts_the_bar_that_a_ruling_brings(seat: Seat) -> None:
    """If a late stop is ruled in time, B is barred unless B, not A, has taken a pair since."""
    lines = (Line(100, 0), Line(100, 0))
    spec = Spec("aabbccdd", moderated=True, game="advanced", lines=lines)
    spec.reach(B, 1000)
    spec.stop(A, 1800, reaction=720)
    if seat == B:
        spec.when(B, Say("casserole"), 2000).accepted()
    spec.flip(seat, 0, 1, at=3000)
    spec.wait(4000)
    assert len(spec.state.pairs) == 1
    spec.when(MOD, RuleStop(0, "in_time", REASON), 5000).accepted()

    assert spec.player(B).lock == (None if seat == B else Lock(Millis(1720), 0))


@pytest.mark.rule("KYC-30")
def test_locks_of_the_other_stay_as_they_are() -> None:
    """Locking or unlocking one player leaves the other's lock as it is."""
    spec = stopped()
    spec.when(MOD, LockGrabs(0, REASON), 1000).accepted()
    assert [player.lock for player in spec.state.players] == [
        Lock(Millis(1000)),
        Lock(Millis(500), 0),
    ]
    spec.when(MOD, UnlockGrabs(1, REASON), 1100).accepted()
    assert [player.lock for player in spec.state.players] == [Lock(Millis(1000)), None]


@pytest.mark.rule("KYC-30")
def test_an_accepted_word_takes_a_new_number_and_keeps_its_story() -> None:
    """An accepted word becomes the key word from the ruling on, and its call is closed."""
    spec = table()
    spec.when(B, Say("lsxyz"), 1000).accepted()
    spec.when(B, Say("moon"), 2000).accepted()
    spec.when(MOD, AcceptWord(0, REASON), 3000).accepted()

    assert spec.state.keys[-1] == KeyWord(1, "lsxyz", B, A, Millis(3000), accepted=True)
    assert spec.state.words == 2
    assert [call.closed for call in spec.state.calls] == [True, False]
    spec.when(MOD, AcceptWord(1, REASON), 3100).refused("word_moved_on", "KYC-30")


@pytest.mark.rule("KYC-30")
def test_other_families_stay_used() -> None:
    """Freeing a family frees only words related to the named one by the table's strictness."""
    spec = Spec(first="play", moderated=True, strictness="inflections")
    spec.when(B, Say("replay"), 2000).accepted()
    spec.when(MOD, FreeFamily("played", REASON), 3000).accepted()
    assert spec.state.used == ("replay",)
    spec = Spec(first="play", moderated=True, strictness="inflections")
    assert spec.when(MOD, FreeFamily("player", REASON), 3000).refusal.code == "not_used"


@pytest.mark.rule("KYC-30")
def test_other_pairs_stay_where_they_are() -> None:
    """Rulings on one pair leave the others where they are."""
    spec = table()
    spec.flip(A, 0, 1, 2, 3, at=100)
    spec.when(MOD, PairOut(1, REASON), 3000).accepted()
    assert [pair.floor for pair in spec.state.pairs] == [False, True]
    spec.when(MOD, PairBack(0, REASON), 3100).accepted()
    assert [pair.number for pair in spec.state.pairs] == [1]


@pytest.mark.rule("KYC-30")
def test_rulings_are_numbered_and_tell_what_they_are_about() -> None:
    """Rulings, undoing included, are numbered in order and note their subject."""
    spec = table()
    spec.flip(A, 0, 1, at=100)
    spec.when(B, Say("lsxyz"), 1100).accepted()
    spec.when(MOD, FlagAway(1, "right", REASON), 2000).accepted()
    spec.when(MOD, Undo(0, "a slip"), 2100).accepted()
    spec.when(MOD, AcceptWord(0, REASON), 2200).accepted()
    spec.when(MOD, PairOut(0, REASON), 2300).accepted()
    spec.when(MOD, LockGrabs(1, REASON), 2400).accepted()
    spec.when(MOD, SwapRoles(REASON), 2500).accepted()

    assert [(note.number, note.kind, note.about) for note in spec.view().rulings] == [
        (0, "flag_away", "1 right"),
        (1, "undo", "0"),
        (2, "accept_word", "lsxyz"),
        (3, "pair_out", "sun"),
        (4, "lock_grabs", "1"),
        (5, "swap_roles", ""),
    ]
    assert [note.undone for note in spec.view().rulings] == [True, *[False] * 5]
    undo = spec.state.rulings[1]
    assert (undo.before, undo.after) == (Change(), Change())


@pytest.mark.rule("KYC-30")
@pytest.mark.parametrize(
    ("action", "about"),
    [
        (StrikeWord(0, REASON), "ludicrous"),
        (FreeFamily("Ludicrous", REASON), "ludicrous"),
        (RuleStop(0, "too_late", REASON), "0 too_late"),
        (UnlockGrabs(1, REASON), "1"),
        (FlagAway(0, "left", REASON), "0 left"),
        (Declare(None, REASON), "draw"),
        (Declare(1, REASON), "1"),
    ],
)
def test_a_note_says_what_a_ruling_is_about(action: Ruling, about: str) -> None:
    """The note of each ruling names its subject."""
    spec = stopped()
    made = spec.when(MOD, action, 1000).events

    assert isinstance(made[0], RulingMade)
    assert made[0].ruling.note.about == about


@pytest.mark.rule("KYC-28")
def test_striking_the_first_word_cancels_reaches() -> None:
    """Striking the first word cancels every open reach."""
    spec = table()
    spec.reach(A, 100)
    spec.reach(B, 150)
    happened = spec.when(MOD, StrikeWord(0, REASON), 300).events

    assert happened[1:] == [
        ReachEnded(0, A, "cancelled", Millis(300)),
        ReachEnded(1, B, "cancelled", Millis(300)),
    ]


@pytest.mark.rule("KYC-30", "KYC-31")
def test_every_clock_is_set_back_by_as_long_as_play_stood_still() -> None:
    """When play resumes, deadlines of players and reaches move by the time it was stopped."""
    spec = Spec("abcabc")
    spec.when(B, Say("lsxyz"), 1000).accepted()
    spec.reach(A, 1100)
    spec.reach(B, 1150)
    spec.when(A, Withdraw(), 1450).accepted()
    spec.when(A, Flip(0), 1500).accepted()
    before = spec.state
    spec.wait(1600)
    spec.state = spec.game.evolve(before, PlayWentOn(50, Millis(1650)))

    for old, new in zip(before.grabs, spec.state.grabs, strict=True):
        for field in ("began", "effective", "until", "commit", "complete"):
            assert getattr(new, field) == getattr(old, field) + 50, field
    assert [grab.withdrawn for grab in spec.state.grabs] == [1500, None]
    assert spec.player(A).busy == before.players[A].busy + 50
    assert spec.player(A).reach_from == before.players[A].reach_from + 50
    assert spec.player(B).speak_from == before.players[B].speak_from + 50


@pytest.mark.rule("KYC-30")
def test_an_answer_says_which_question_it_was_and_who_gave_it() -> None:
    """Refusing a request closes only the decision it was about; another can still be overturned."""
    spec = Spec()
    spec.when(B, Say("lsxyz"), 1000).accepted()
    spec.when(B, Say("moon"), 2000).accepted()
    spec.when(B, AskOverturn(0, REASON), 2100).accepted()
    refused, _ = spec.when(A, Refuse(), 2200).events

    assert refused == OverturnRefused(0, A, Millis(2200))
    assert [call.closed for call in spec.state.calls] == [True, False]
    spec.when(B, AskOverturn(1, REASON), 2300).accepted()
    spec.when(A, Grant(), 2400).accepted()
    assert spec.state.keys[-1].at == 2400
    assert spec.state.keys[-1].word == "moon"


@pytest.mark.rule("KYC-30")
def test_a_verdict_overturned_by_the_two_counts_from_the_answer() -> None:
    """If players agree to give a flag back, its taker's lock dates from the agreement."""
    spec = Spec(game="advanced")
    spec.reach(B, 100)
    spec.wait(800)
    spec.when(A, AskOverturn(0, REASON), 900).accepted()
    spec.when(B, Grant(), 1000).accepted()

    assert spec.player(B).lock == Lock(Millis(1000), 0)
