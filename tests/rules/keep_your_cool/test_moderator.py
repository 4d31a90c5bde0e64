"""The moderator's rulings (KYC-27 to KYC-30)."""

import pytest

from rules.keep_your_cool.spec import MOD, REASON, A, B, Spec, setup_of
from rumpus.core.values import Millis, Refusal, Result
from rumpus.games.keep_your_cool.actions import (
    AskOverturn,
    CheckWord,
    Doubt,
    Flip,
    Reach,
    Say,
    WordChecked,
)
from rumpus.games.keep_your_cool.events import FlagTaken, RulingMade
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
from rumpus.games.keep_your_cool.values import Change, Ruled


def table(tiles: str = "abcdabcd", first: str | None = "ludicrous", **given: str | int) -> Spec:
    """Play with a moderator."""
    return Spec(tiles, first=first, moderated=True, **given)  # type: ignore[arg-type]


def taken_flag(game: str = "standard") -> Spec:
    """Let B take A's left flag at 800."""
    spec = table(game=game)
    spec.reach(B, 100)
    spec.wait(800)
    return spec


def rule(spec: Spec, action: Ruling, at: int = 1000) -> list[str]:
    """Let the moderator rule; gives the kinds of what happened."""
    return spec.when(MOD, action, at).kinds


def taken(spec: Spec) -> list[bool]:
    """Tell which of the four flags are taken."""
    return [flag.taken for flag in spec.state.flags]


@pytest.mark.rule("KYC-27")
def test_a_flag_that_ends_the_game_waits_for_the_moderator() -> None:
    """Play stands still for ten seconds; then the flag stays taken and the game is over."""
    spec = table()
    spec.reach(B, 100)
    (flag,) = spec.wait(800).events
    assert isinstance(flag, FlagTaken)
    assert (flag.due, flag.halts) == (10_800, True)
    assert spec.game.result(spec.state) is None
    spec.when(A, Flip(0), 900).refused("halted", "KYC-30", why="flag")

    assert spec.wait(10_800).kinds == ["FlagStood", "PlayWentOn", "Ended"]
    assert spec.game.result(spec.state) == Result(((B,), (A,)), (0, 0), "flag")


@pytest.mark.rule("KYC-27")
def test_the_moderator_confirms_a_flag() -> None:
    """The game is over at once; a second time there is nothing to confirm."""
    spec = taken_flag()
    assert spec.when(MOD, ConfirmFlag(1, REASON), 900).refusal.code == "nothing_to_rule"
    assert rule(spec, ConfirmFlag(0, REASON)) == ["RulingMade", "PlayWentOn", "Ended"]

    advanced = taken_flag(game="advanced")
    rule(advanced, ConfirmFlag(0, REASON))
    assert advanced.when(MOD, ConfirmFlag(0, REASON), 1100).refusal.code == "already_so"
    assert advanced.wait(20_000).events == []


@pytest.mark.rule("KYC-27")
def test_a_stop_ruled_in_time_gives_the_flag_back_and_bars_the_grabber() -> None:
    """Play goes on, and its clocks are set back by as long as it stood still."""
    spec = table()
    spec.when(A, Flip(0), 700).accepted()
    spec.reach(B, 100)
    spec = taken_flag()
    assert rule(spec, RuleStop(0, "in_time", REASON), 3000) == ["RulingMade", "PlayWentOn"]

    assert not any(taken(spec))
    spec.when(B, Reach("left"), 4000).refused("locked", "KYC-19")
    assert spec.state.attempts[-1].outcome == "stopped"
    assert spec.when(MOD, RuleStop(0, "in_time", REASON), 4000).refusal.code == "already_so"


@pytest.mark.rule("KYC-27")
def test_a_stop_ruled_too_late_lets_the_grab_stand() -> None:
    """The flag is off for good, and the grabber free."""
    spec = table(game="advanced")
    spec.reach(B, 100)
    spec.stop(A, 500)
    assert rule(spec, RuleStop(0, "too_late", REASON)) == ["RulingMade"]

    assert taken(spec) == [True, False, False, False]
    assert spec.view().points == (0, 5)
    spec.when(B, Reach("right"), 1100).accepted()


@pytest.mark.rule("KYC-27")
def test_in_the_standard_game_a_grab_that_stands_wins() -> None:
    """Ruled too late, the stop has saved nothing."""
    spec = table()
    spec.reach(B, 100)
    spec.stop(A, 500)

    assert rule(spec, RuleStop(0, "too_late", REASON)) == ["RulingMade", "Ended"]


@pytest.mark.rule("KYC-27")
def test_a_stop_ruled_pre_emptive_bars_nobody() -> None:
    """No flag comes off by it, and the grabber may reach again."""
    spec = table()
    spec.reach(B, 100)
    spec.stop(A, 500)
    rule(spec, RuleStop(0, "pre_emptive", REASON))

    assert not any(taken(spec))
    spec.when(B, Reach("left"), 1100).accepted()
    assert (
        spec.when(MOD, RuleStop(0, "pre_emptive", REASON), 1200).refusal.code == "nothing_to_rule"
    )


@pytest.mark.rule("KYC-27")
def test_in_the_advanced_game_play_goes_on_while_a_flag_waits() -> None:
    """Only the second flag of a player stops it, also where the first may still be ruled on."""
    spec = taken_flag(game="advanced")
    spec.when(A, Flip(0), 900).accepted()
    spec.when(B, Reach("right"), 1000).accepted()
    (flag,) = spec.wait(1700).events

    assert isinstance(flag, FlagTaken)
    assert flag.halts
    spec.when(A, Flip(1), 1800).refused("halted", "KYC-30", why="flag")
    assert spec.wait(11_700).kinds == ["FlagStood", "FlagStood", "PlayWentOn", "Ended"]
    assert spec.game.result(spec.state) == Result(((B,), (A,)), (0, 10), "flags")


@pytest.mark.rule("KYC-27")
def test_play_waits_for_the_flag_that_may_end_the_game_and_for_no_other() -> None:
    """B takes both of A's; the second goes back, and play goes on though the first still waits."""
    spec = taken_flag(game="advanced")
    rule(spec, ConfirmFlag(0, REASON), 900)
    spec.when(A, Reach("left"), 1000).accepted()
    spec.wait(1700)
    spec.when(B, Reach("right"), 1800).accepted()
    spec.wait(2500)
    assert spec.view().halt is not None
    assert rule(spec, FlagBack(0, "right", REASON), 4000) == ["RulingMade", "PlayWentOn"]

    assert spec.state.halt is None
    # A's flag waits on: what was left when play stopped is left now.
    assert spec.state.flags[2].due == 11_700 + 1500


@pytest.mark.rule("KYC-27")
def test_play_goes_on_as_soon_as_no_ruling_would_end_the_game() -> None:
    """The first flag was given back while play waited for the second, which waits on alone."""
    spec = taken_flag(game="advanced")
    rule(spec, ConfirmFlag(0, REASON), 900)
    spec.when(B, Reach("right"), 1000).accepted()
    spec.wait(1700)
    assert rule(spec, FlagBack(0, "left", REASON), 2000) == ["RulingMade", "PlayWentOn"]

    assert spec.wait(12_000).kinds == ["FlagStood"]
    assert spec.game.result(spec.state) is None


def struck() -> Spec:
    """B says CASSEROLE, which nobody may like, and takes two pairs, one of which frees him."""
    spec = table("aabbccdd", swap_pause=0)
    spec.reach(B, 100)
    spec.stop(A, 500)
    spec.flip(A, 0, 1, at=600)
    spec.when(B, Say("casserole"), 2000).accepted()
    spec.flip(B, 2, 3, 4, 5, 6, at=2000)
    return spec


@pytest.mark.rule("KYC-28")
def test_a_struck_word_takes_back_what_followed_from_it() -> None:
    """Roles and key word return, its speaker's pairs leave the game, a lifted bar is back."""
    spec = struck()
    assert spec.player(B).lock is None
    rule(spec, StrikeWord(1, REASON), 5000)

    assert (spec.state.flipper, spec.state.keys[-1].word) == (A, "ludicrous")
    assert [(pair.seat, pair.floor) for pair in spec.state.pairs] == [
        (A, False),
        (B, True),
        (B, True),
    ]
    assert spec.view().points == (2, 0)
    assert [tile.lies for tile in spec.view().tiles[:6]] == ["gone"] * 6
    assert spec.when(B, Reach("left"), 5100).refusal.code == "locked"


@pytest.mark.rule("KYC-28")
def test_tiles_face_up_stay_so_and_the_family_is_free() -> None:
    """The same word may be said again, even at once; flags taken meanwhile stay taken."""
    spec = struck()
    assert spec.state.up == (6,)
    rule(spec, StrikeWord(1, REASON), 5000)

    assert spec.state.up == (6,)
    assert spec.state.used == ("ludicrous",)
    spec.when(B, Say("casserole"), 5100).accepted()
    assert spec.state.keys[-1].number == 2


@pytest.mark.rule("KYC-28")
def test_flags_taken_meanwhile_stand() -> None:
    """Unless the moderator rules on them, too."""
    spec = table(game="advanced", swap_pause=0)
    spec.when(B, Say("casserole"), 100).accepted()
    spec.reach(B, 200)
    spec.wait(900)
    rule(spec, StrikeWord(1, REASON))

    assert taken(spec)[0]


@pytest.mark.rule("KYC-28")
def test_only_the_word_in_force_can_be_struck() -> None:
    """The next word protects it; pairs of the other player are never touched."""
    spec = struck()
    spec.when(A, Say("clear"), 5000).accepted()
    spec.when(MOD, StrikeWord(1, REASON), 5100).refused("word_moved_on", "KYC-28")
    rule(spec, StrikeWord(2, REASON), 5200)

    assert not any(pair.floor for pair in spec.state.pairs)
    assert spec.state.flipper == B


@pytest.mark.rule("KYC-28")
def test_striking_the_first_word_goes_back_to_before_it() -> None:
    """The same player says another, and reaches under way come to nothing (KYC-5)."""
    spec = table()
    spec.reach(B, 100)
    assert rule(spec, StrikeWord(0, REASON), 500) == ["RulingMade", "ReachEnded"]

    assert (spec.state.phase, spec.state.flipper, spec.state.due) == ("first_word", A, 30_500)
    spec.when(A, Say("clear"), 600).accepted()


@pytest.mark.rule("KYC-28")
def test_the_table_may_leave_words_to_the_moderator() -> None:
    """A word counts as it is said, whatever the table doubts; he sees the doubts and may strike."""
    spec = table(words="moderator", swap_pause=0)
    spec.when(B, Say("xyzzy"), 100).accepted()

    assert spec.state.flipper == B
    assert [doubt.why for doubt in spec.state.keys[-1].doubts] == ["no_word", "letters", "answers"]
    assert spec.ask(MOD, CheckWord("xyzzy")) == WordChecked("xyzzy", spec.state.keys[-1].doubts)
    assert spec.ask(A, CheckWord("clear")) == Refusal("moderator_asks", "KYC-28")
    rule(spec, StrikeWord(1, REASON), 200)
    assert spec.state.flipper == A


@pytest.mark.rule("KYC-28")
def test_words_are_left_only_to_a_moderator_who_is_there() -> None:
    """Without one the table does not begin by that rule."""
    game, options = Spec().game, setup_of(moderated=True, words="moderator").options

    assert game.seat(options, ["player", "player"]) == Refusal("needs_moderator", "KYC-28")


@pytest.mark.rule("KYC-29")
def test_a_third_tile_ruled_no_foul_gives_the_tiles_back() -> None:
    """Roles are as before it, and the two tiles lie face up again."""
    spec = table("abcdabcd")
    spec.flip(A, 0, 1, 2, at=100)
    assert spec.state.flipper == B
    rule(spec, RuleThird(0, REASON), 1000)

    assert (spec.state.flipper, spec.state.up) == (A, (0, 1))
    assert spec.when(MOD, RuleThird(0, REASON), 1100).refusal.code == "no_such_call"


@pytest.mark.rule("KYC-29")
def test_what_was_turned_since_the_foul_stays_turned() -> None:
    """Nobody gets four tiles face up; a word since then settles the roles for good."""
    spec = table("abcdabcd", swap_pause=0)
    spec.flip(A, 0, 1, 2, at=100)
    spec.when(B, Flip(3), 1000).accepted()
    rule(spec, RuleThird(0, REASON), 1100)
    assert (spec.state.flipper, spec.state.up) == (A, (3,))

    spec = table("abcdabcd", swap_pause=0)
    spec.flip(A, 0, 1, 2, at=100)
    spec.when(A, Say("casserole"), 1000).accepted()
    spec.when(MOD, RuleThird(0, REASON), 1100).refused("word_moved_on", "KYC-29")


@pytest.mark.rule("KYC-30")
def test_a_refused_word_can_be_accepted() -> None:
    """It counts from the ruling on, and its family is used; not after another word."""
    spec = table()
    spec.when(B, Say("lsxyz"), 1000).accepted()
    rule(spec, AcceptWord(0, REASON), 2000)
    assert (spec.state.flipper, spec.state.keys[-1].word) == (B, "lsxyz")
    assert spec.state.keys[-1].accepted
    assert spec.state.used == ("ludicrous", "lsxyz")

    spec = table()
    spec.when(B, Say("lsxyz"), 1000).accepted()
    spec.when(B, Say("casserole"), 2000).accepted()
    spec.when(MOD, AcceptWord(0, REASON), 2100).refused("word_moved_on", "KYC-30")


@pytest.mark.rule("KYC-30")
def test_a_refused_first_word_can_be_accepted() -> None:
    """Play begins with it."""
    spec = Spec(first=None, moderated=True)
    spec.when(A, Say("lsxyz"), 1000).accepted()
    rule(spec, AcceptWord(0, REASON), 2000)

    assert (spec.state.phase, spec.state.flipper, spec.state.due) == ("play", A, None)


@pytest.mark.rule("KYC-30")
def test_a_family_can_be_freed() -> None:
    """Any of its words names it."""
    spec = table(first="play")
    assert spec.when(MOD, FreeFamily("moon", REASON), 100).refusal.code == "not_used"
    rule(spec, FreeFamily("Player", REASON))

    assert spec.state.used == ()


@pytest.mark.rule("KYC-30")
def test_roles_tiles_and_locks_are_the_moderators_to_set() -> None:
    """Swap roles, turn all down, lock and unlock grabs; what is so already is refused."""
    spec = table()
    spec.flip(A, 0, 1, at=100)
    rule(spec, TurnAllDown(REASON))
    assert spec.state.up == ()
    assert spec.when(MOD, TurnAllDown(REASON), 1100).refusal.code == "none_up"
    rule(spec, SwapRoles(REASON), 1200)
    assert spec.state.flipper == B
    rule(spec, LockGrabs(0, REASON), 1300)
    assert spec.when(A, Reach("left"), 1400).refusal.code == "locked"
    assert spec.when(MOD, LockGrabs(0, REASON), 1400).refusal.code == "already_so"
    rule(spec, UnlockGrabs(0, REASON), 1500)
    spec.when(A, Reach("left"), 1600).accepted()


@pytest.mark.rule("KYC-30")
def test_pairs_and_flags_are_the_moderators_to_move() -> None:
    """Back on the table face down, out of the game, back to its owner, away to the other."""
    spec = table("aabbcc", game="advanced")
    spec.flip(A, 0, 1, 2, 3, at=100)
    rule(spec, PairBack(0, REASON), 2000)
    assert [tile.lies for tile in spec.view().tiles] == [
        "down",
        "down",
        "gone",
        "gone",
        "down",
        "down",
    ]
    rule(spec, PairOut(1, REASON), 2100)
    assert spec.view().points == (0, 0)
    assert spec.when(MOD, PairOut(1, REASON), 2200).refusal.code == "already_so"
    assert spec.when(MOD, PairBack(7, REASON), 2200).refusal.code == "no_such_pair"
    rule(spec, FlagAway(0, "right", REASON), 2300)
    assert (taken(spec), spec.view().points) == ([False, True, False, False], (0, 5))
    rule(spec, FlagBack(0, "right", REASON), 2400)
    assert not any(taken(spec))
    assert spec.when(MOD, FlagBack(0, "right", REASON), 2500).refusal.code == "already_so"


@pytest.mark.rule("KYC-30")
def test_the_last_pair_out_ends_the_game() -> None:
    """When the rulings leave no tile on the table, it is counted."""
    spec = table("aabb")
    spec.flip(A, 0, 1, at=100)
    spec.when(B, Say("casserole"), 2000).accepted()
    assert spec.game.result(spec.state) is None
    spec.flip(B, 2, at=2000)
    assert spec.flip(B, 3, at=2400).kinds[-1] == "Ended"


@pytest.mark.rule("KYC-30")
def test_the_last_ruling_can_be_undone() -> None:
    """All that it set is as before it; then the one before it is the last."""
    spec = struck()
    before = spec.state
    rule(spec, StrikeWord(1, REASON), 5000)
    rule(spec, TurnAllDown(REASON), 5100)
    spec.when(MOD, Undo(0, REASON), 5200).refused("not_the_last", "KYC-30")
    rule(spec, Undo(1, REASON), 5300)
    rule(spec, Undo(0, REASON), 5400)

    for field in ("flipper", "keys", "used", "pairs", "up", "phase"):
        assert getattr(spec.state, field) == getattr(before, field), field
    assert [player.lock for player in spec.state.players] == [p.lock for p in before.players]
    assert [(r.note.kind, r.note.undone) for r in spec.state.rulings] == [
        ("strike_word", True),
        ("turn_all_down", True),
        ("undo", False),
        ("undo", False),
    ]


@pytest.mark.rule("KYC-30")
def test_a_ruling_can_not_be_undone_when_play_has_moved_on() -> None:
    """After another word the roles are no longer those that it set."""
    spec = struck()
    rule(spec, StrikeWord(1, REASON), 5000)
    spec.when(B, Say("casserole"), 5100).accepted()

    spec.when(MOD, Undo(0, REASON), 5200).refused("moved_on", "KYC-30")


@pytest.mark.rule("KYC-30")
def test_the_moderator_declares_a_result() -> None:
    """A winner, or a draw, for a reason."""
    for winner, places in ((1, ((B,), (A,))), (None, ((A, B),))):
        spec = table()
        assert rule(spec, Declare(winner, REASON)) == ["RulingMade", "Ended"]
        assert spec.game.result(spec.state) == Result(places, (0, 0), "declared")


@pytest.mark.rule("KYC-30")
def test_every_ruling_says_its_reason_to_all() -> None:
    """The event is the same for every seat, and the view keeps it."""
    spec = table()
    (ruled,) = spec.when(MOD, SwapRoles("they agreed"), 1000).events
    assert isinstance(ruled, RulingMade)

    # What it set is in the view, and not told twice.
    told = RulingMade(Ruled(ruled.ruling.note, Change(), Change()), ruled.speak_from)
    assert [spec.game.redact(spec.state, ruled, seat) for seat in (A, B, MOD, None)] == [told] * 4
    (note,) = spec.view().rulings
    assert (note.kind, note.seat, note.reason, note.at) == ("swap_roles", MOD, "they agreed", 1000)


@pytest.mark.rule("KYC-30")
def test_nothing_is_ruled_before_there_is_something_to_rule() -> None:
    """While hands are thrown no ruling is possible."""
    spec = table(first=None)
    spec.given_state(phase="throw")

    spec.when(MOD, SwapRoles(REASON), 100).refused("not_now", "KYC-30")


@pytest.mark.rule("KYC-30")
def test_with_a_moderator_players_ask_him() -> None:
    """The two can't overturn a ruling by themselves then."""
    spec = table()
    spec.when(B, Say("lsxyz"), 1000).accepted()

    spec.when(B, AskOverturn(0, REASON), 1100).refused("ask_the_moderator", "KYC-30")


@pytest.mark.rule("KYC-28")
def test_the_moderator_may_check_any_word() -> None:
    """What the table has against it as the next key word."""
    spec = table(first="play")

    assert spec.ask(MOD, CheckWord("Clear")) == WordChecked(
        "clear", (Doubt("letters", missing="py"),)
    )
    assert spec.state.at == Millis(0)
