"""Tests of undoing a ruling, which is refused once play has changed what it set (KYC-30)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.keep_your_cool.spec import MOD, REASON, A, B, Spec
from rumpus.core.values import Refusal
from rumpus.games.keep_your_cool.actions import Action, Flip, Say
from rumpus.games.keep_your_cool.moderator.actions import (
    FlagBack,
    PairBack,
    PairOut,
    RuleThird,
    StrikeWord,
    SwapRoles,
    TurnAllDown,
    Undo,
    UnlockGrabs,
)

MOVED_ON = Refusal("moved_on", "KYC-30")


def table(tiles: str = "abcabc") -> Spec:
    """Create an advanced game with a moderator."""
    return Spec(tiles, moderated=True, game="advanced", swap_pause=0)


@pytest.mark.rule("KYC-7", "KYC-30")
def test_tiles_turned_down_stay_down_once_one_of_them_was_taken() -> None:
    """Turning all down can't be undone once a pair with one of the tiles was taken."""
    spec = table()
    spec.flip(A, 0, 1, at=100)
    spec.when(MOD, TurnAllDown(REASON), 1000).accepted()
    spec.flip(A, 0, 3, at=1100)
    assert spec.state.up == ()

    assert spec.when(MOD, Undo(0, REASON), 2000).refusal == MOVED_ON


@pytest.mark.rule("KYC-30")
def test_tiles_turned_down_stay_down_once_any_tile_was_turned() -> None:
    """Turning all down can't be undone once another tile was turned up and down."""
    spec = table()
    spec.flip(A, 0, 1, at=100)
    spec.when(MOD, TurnAllDown(REASON), 1000).accepted()
    spec.flip(A, 2, 2, at=1100)
    assert spec.state.up == ()

    assert spec.when(MOD, Undo(0, REASON), 2000).refusal == MOVED_ON


@pytest.mark.rule("KYC-3", "KYC-30")
@pytest.mark.parametrize(("turned", "holds"), [((0,), False), ((0, 0), False), ((1,), True)])
def test_a_pair_put_back_stays_once_one_of_its_tiles_was_turned(
    turned: tuple[int, ...], *, holds: bool
) -> None:
    """Putting a pair back can be undone after other tiles were turned, but not after its own."""
    spec = table()
    spec.flip(A, 0, 3, at=100)
    spec.when(MOD, PairBack(0, REASON), 1000).accepted()
    spec.flip(A, *turned, at=1100)

    if holds:
        spec.when(MOD, Undo(0, REASON), 2000).accepted()
        assert [pair.tiles for pair in spec.state.pairs] == [(0, 3)]
    else:
        assert spec.when(MOD, Undo(0, REASON), 2000).refusal == MOVED_ON


@pytest.mark.rule("KYC-30")
def test_a_pair_out_of_the_game_comes_back_while_others_turn_tiles() -> None:
    """Ruling a pair out can be undone after another tile was turned."""
    spec = table()
    spec.flip(A, 0, 3, at=100)
    spec.when(MOD, PairOut(0, REASON), 1000).accepted()
    spec.flip(A, 1, at=1100)
    spec.when(MOD, Undo(0, REASON), 2000).accepted()

    assert spec.view().points == (2, 0)
    assert spec.state.up == (1,)


@pytest.mark.rule("KYC-30")
def test_roles_that_words_have_changed_since_stay_as_they_are() -> None:
    """A swap of roles can't be undone once words have changed the roles, even back to the same."""
    spec = table()
    spec.when(MOD, SwapRoles(REASON), 1000).accepted()
    spec.when(A, Say("casserole"), 1100).accepted()
    spec.when(B, Say("clear"), 1200).accepted()
    assert spec.state.flipper == B

    assert spec.when(MOD, Undo(0, REASON), 2000).refusal == MOVED_ON


@pytest.mark.rule("KYC-19", "KYC-30")
def test_a_player_who_was_freed_and_has_worked_off_another_bar_stays_free() -> None:
    """Freeing B can't be undone once B was barred again and has lifted that bar with a pair."""
    spec = table("aabbcc")
    spec.reach(B, 100)
    spec.stop(A, 500)
    spec.when(MOD, UnlockGrabs(1, REASON), 600).accepted()
    spec.reach(B, 700)
    spec.stop(A, 1000)
    spec.when(B, Say("casserole"), 1100).accepted()
    spec.flip(B, 0, 1, at=1200)
    assert spec.player(B).lock is None

    assert spec.when(MOD, Undo(0, REASON), 2000).refusal == MOVED_ON


@pytest.mark.rule("KYC-30")
def test_what_happened_before_a_later_ruling_still_counts() -> None:
    """A tile turned between two rulings bars undoing the first, even after the second is undone."""
    spec = table()
    spec.flip(A, 0, 1, at=100)
    spec.when(MOD, TurnAllDown(REASON), 1000).accepted()
    spec.flip(A, 2, 2, at=1100)
    spec.when(MOD, SwapRoles(REASON), 2000).accepted()
    spec.when(MOD, Undo(1, REASON), 2100).accepted()

    assert spec.when(MOD, Undo(0, REASON), 2200).refusal == MOVED_ON


moves = st.lists(
    st.one_of(
        st.builds(Flip, st.integers(0, 3)),
        st.builds(Flip, st.integers(0, 3)),
        st.sampled_from(["undo", "back", "down"]),
        st.sampled_from(["undo", "back", "down"]),
        st.sampled_from(["word", "strike", "third", "out", "swap"]),
    ),
    min_size=10,
    max_size=40,
)


@pytest.mark.rule("KYC-3", "KYC-7", "KYC-30")
@given(moves)
def test_no_tile_that_is_gone_lies_face_up(script: list[Action | str]) -> None:
    """After any moves, at most two tiles are face up, of different symbols and not taken."""
    spec = table("abab")
    words = ["casserole", "clear", "brace", "embalm", "creamy"]
    for number, move in enumerate(script):
        _try(spec, move, words, 1000 * (number + 1))
        away = {tile for pair in spec.state.pairs for tile in pair.tiles}
        up = [spec.state.symbols[tile] for tile in spec.state.up]
        assert not away & set(spec.state.up)
        assert len(up) == len(set(up)) <= 2


def _try(spec: Spec, move: Action | str, words: list[str], at: int) -> None:
    state = spec.state
    seat, action = MOD, move
    match move:
        case "undo":
            standing = [r.note for r in state.rulings if not r.note.undone]
            rulings = [note.number for note in standing if note.kind != "undo"]
            action = Undo(rulings[-1] if rulings else 0, REASON)
        case "strike":
            action = StrikeWord(state.keys[-1].number if state.keys else 0, REASON)
        case "third":
            action = RuleThird(max(0, state.called - 1), REASON)
        case "back" | "out":
            ruling = PairBack if move == "back" else PairOut
            action = ruling(max(0, state.takes - 1), REASON)
        case "down":
            action = TurnAllDown(REASON)
        case "swap":
            action = SwapRoles(REASON)
        case "word":
            first = state.phase == "first_word"
            seat = state.flipper if first else spec.view().speaker
            action = Say(words[state.words % len(words)])
        case _:
            seat = state.flipper
    assert not isinstance(action, str)
    spec.when(seat, action, at)


@pytest.mark.rule("KYC-30")
def test_a_flag_given_back_and_taken_again_stays_taken() -> None:
    """Giving a flag back can't be undone once the flag was taken again by another reach."""
    spec = table()
    spec.reach(B, 100)
    spec.wait(800)
    spec.when(MOD, FlagBack(0, "left", REASON), 900).accepted()
    spec.reach(B, 1000)
    spec.wait(20_000)
    assert spec.state.flags[0].taken

    assert spec.when(MOD, Undo(0, REASON), 20_100).refusal == MOVED_ON
