"""Tests of the moderator's rulings on words (KYC-28, KYC-30)."""

import pytest

from rules.keep_your_cool.moderated import rule, struck, table, taken
from rules.keep_your_cool.spec import MOD, REASON, A, B, Spec, setup_of
from rumpus.core.values import Millis, Refusal
from rumpus.games.keep_your_cool.actions import CheckWord, Doubt, Reach, Say, WordChecked
from rumpus.games.keep_your_cool.moderator.actions import AcceptWord, FreeFamily, StrikeWord


@pytest.mark.rule("KYC-28")
def test_a_struck_word_takes_back_what_followed_from_it() -> None:
    """A strike restores roles, key word and bar; pairs the speaker took since leave the game."""
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
    """After a word is struck, face-up tiles stay up and the same word can be said again."""
    spec = struck()
    assert spec.state.up == (6,)
    rule(spec, StrikeWord(1, REASON), 5000)

    assert spec.state.up == (6,)
    assert spec.state.used == ("ludicrous",)
    spec.when(B, Say("casserole"), 5100).accepted()
    assert spec.state.keys[-1].number == 2


@pytest.mark.rule("KYC-28")
def test_flags_taken_meanwhile_stand() -> None:
    """A flag taken after a word stays taken when the word is struck."""
    spec = table(game="advanced", swap_pause=0)
    spec.when(B, Say("casserole"), 100).accepted()
    spec.reach(B, 200)
    spec.wait(900)
    rule(spec, StrikeWord(1, REASON))

    assert taken(spec)[0]


@pytest.mark.rule("KYC-28")
def test_only_the_word_in_force_can_be_struck() -> None:
    """A word can't be struck after the next; striking the next leaves the other player's pairs."""
    spec = struck()
    spec.when(A, Say("clear"), 5000).accepted()
    spec.when(MOD, StrikeWord(1, REASON), 5100).refused("word_moved_on", "KYC-28")
    rule(spec, StrikeWord(2, REASON), 5200)

    assert not any(pair.floor for pair in spec.state.pairs)
    assert spec.state.flipper == B


@pytest.mark.rule("KYC-28")
def test_striking_the_first_word_goes_back_to_before_it() -> None:
    """After the first word is struck, the same player says another, and open reaches end."""
    spec = table()
    spec.reach(B, 100)
    assert rule(spec, StrikeWord(0, REASON), 500) == ["RulingMade", "ReachEnded"]

    assert (spec.state.phase, spec.state.flipper, spec.state.due) == ("first_word", A, 30_500)
    spec.when(A, Say("clear"), 600).accepted()


@pytest.mark.rule("KYC-28")
def test_the_table_may_leave_words_to_the_moderator() -> None:
    """With ``moderator``, any word counts; the moderator sees doubts about it and can strike it."""
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
    """The option that leaves words to a moderator is refused at a table without one."""
    game, options = Spec().game, setup_of(moderated=True, words="moderator").options

    assert game.seat(options, ["player", "player"]) == Refusal("needs_moderator", "KYC-28")


@pytest.mark.rule("KYC-30")
def test_a_refused_word_can_be_accepted() -> None:
    """Until another word counts, a refused word can be accepted, which uses up its family."""
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
    """Play begins when the moderator accepts a refused first word."""
    spec = Spec(first=None, moderated=True)
    spec.when(A, Say("lsxyz"), 1000).accepted()
    rule(spec, AcceptWord(0, REASON), 2000)

    assert (spec.state.phase, spec.state.flipper, spec.state.due) == ("play", A, None)


@pytest.mark.rule("KYC-30")
def test_a_family_can_be_freed() -> None:
    """A used family is freed by naming any of its words."""
    spec = table(first="play")
    assert spec.when(MOD, FreeFamily("moon", REASON), 100).refusal.code == "not_used"
    rule(spec, FreeFamily("Player", REASON))

    assert spec.state.used == ()


@pytest.mark.rule("KYC-28")
def test_the_moderator_may_check_any_word() -> None:
    """The moderator can query the table's doubts about any word as the next key word."""
    spec = table(first="play")

    assert spec.ask(MOD, CheckWord("Clear")) == WordChecked(
        "clear", (Doubt("letters", missing="py"),)
    )
    assert spec.state.at == Millis(0)
