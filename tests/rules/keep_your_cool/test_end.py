"""Tests of the end of the standard and the advanced game (KYC-25, KYC-26)."""

import pytest

from rules.keep_your_cool.spec import A, B, Spec
from rumpus.core.values import Result
from rumpus.games.keep_your_cool.actions import Reach, Refuse, Say


@pytest.mark.rule("KYC-25")
def test_a_flag_wins_the_standard_game_whatever_the_tiles_say() -> None:
    """A flag wins the standard game for B, although A has more tiles."""
    spec = Spec("aabb")
    spec.flip(A, 0, 1, at=100)
    spec.reach(B, 1000)
    spec.wait(11_700)

    assert spec.game.result(spec.state) == Result(((B,), (A,)), (2, 0), "flag")


@pytest.mark.rule("KYC-25")
def test_most_tiles_win_when_they_are_gone() -> None:
    """When the tiles run out, more tiles win and equal numbers are a draw."""
    spec = Spec("aabbcc")
    spec.flip(A, 0, 1, 2, 3, at=100)
    spec.when(B, Say("casserole"), 3000).accepted()
    spec.flip(B, 4, 5, at=3000)
    assert spec.game.result(spec.state) == Result(((A,), (B,)), (4, 2), "tiles")

    draw = Spec("aabb")
    draw.flip(A, 0, 1, at=100)
    draw.when(B, Say("casserole"), 3000).accepted()
    draw.flip(B, 2, 3, at=3000)
    assert draw.game.result(draw.state) == Result(((A, B),), (2, 2), "tiles")


@pytest.mark.rule("KYC-26")
def test_a_flag_does_not_end_the_advanced_game() -> None:
    """In the advanced game a flag is worth five points, and its taker can reach again at once."""
    spec = Spec("aabb", game="advanced")
    spec.reach(B, 100)
    spec.wait(800)

    assert spec.game.result(spec.state) is None
    assert spec.view().points == (0, 5)
    spec.when(B, Reach("right"), 801).accepted()


@pytest.mark.rule("KYC-26")
def test_the_advanced_game_ends_with_both_flags_of_a_player() -> None:
    """B's second flag ends the game, but A wins with 12 points for pairs to 10 for flags."""
    spec = Spec("aabbccddeeffgg", game="advanced")
    spec.flip(A, *range(12), at=100)
    for at, side in ((10_000, "left"), (11_000, "right")):
        spec.when(B, Reach(side), at).accepted()  # type: ignore[arg-type]
        spec.wait(at + 700)
    spec.when(A, Refuse(), 12_000).accepted()

    assert spec.game.result(spec.state) == Result(((A,), (B,)), (12, 10), "flags")


@pytest.mark.rule("KYC-26")
def test_points_decide_the_advanced_game_when_the_tiles_are_gone() -> None:
    """When the tiles run out, B's flag of 5 points beats A's two pairs of 4."""
    spec = Spec("aabb", game="advanced")
    spec.reach(B, 100)
    spec.wait(800)
    assert spec.flip(A, 0, 1, 2, 3, at=900).kinds[-1] == "Ended"

    assert spec.game.result(spec.state) == Result(((B,), (A,)), (4, 5), "tiles")


@pytest.mark.rule("KYC-26")
def test_equal_points_are_a_draw_in_the_advanced_game() -> None:
    """The game is a draw if both players have a flag and a pair."""
    spec = Spec("aabb", game="advanced")
    for seat, at in ((A, 100), (B, 1000)):
        spec.reach(seat, at)
        spec.wait(at + 700)
    spec.flip(A, 0, 1, at=2000)
    spec.when(B, Say("casserole"), 4000).accepted()
    spec.flip(B, 2, 3, at=4000)

    assert spec.game.result(spec.state) == Result(((A, B),), (7, 7), "tiles")
