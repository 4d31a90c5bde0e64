"""Tests of turning tiles (KYC-6 to KYC-9)."""

import pytest

from rules.keep_your_cool.spec import A, B, Spec
from rumpus.games.keep_your_cool.actions import Flip, Reach, Say
from rumpus.games.keep_your_cool.events import Fouled, PairTaken, TileTurned


@pytest.mark.rule("KYC-6")
def test_only_the_flipper_turns_tiles() -> None:
    """The Flipper can turn tiles; the Speaker can't."""
    spec = Spec()

    spec.when(B, Flip(0), 100).refused("not_flipper", "KYC-6")
    spec.when(A, Flip(0), 100).accepted()


@pytest.mark.rule("KYC-6")
def test_a_tile_may_be_turned_down_again_as_often_as_wanted() -> None:
    """A tile can be turned up and down again, and its symbol shows only while it is up."""
    spec = Spec()
    for at in (100, 500, 900):
        spec.when(A, Flip(0), at).accepted()

    turned = [event.symbol for event in spec.log if isinstance(event, TileTurned)]
    assert turned == ["sun", None, "sun"]
    assert spec.view().tiles[0].symbol == "sun"


@pytest.mark.rule("KYC-6")
def test_hands_are_busy_while_they_turn_a_tile() -> None:
    """Turning a tile takes 0.4 s, or as agreed; until then no other tile can be turned."""
    spec = Spec()
    spec.when(A, Flip(0), 100).accepted()
    spec.when(A, Flip(1), 499).refused("hands_busy", "KYC-6", ms=1)
    spec.when(A, Flip(1), 500).accepted()

    slow = Spec(flip_time=1000)
    slow.when(A, Flip(0), 100).accepted()
    assert slow.when(A, Flip(1), 1099).refusal.code == "hands_busy"
    slow.when(A, Flip(1), 1100).accepted()


@pytest.mark.rule("KYC-6")
def test_there_are_no_tiles_beyond_the_last() -> None:
    """Turning a tile that doesn't exist is refused."""
    Spec("abab").when(A, Flip(4), 100).refused("no_such_tile", "KYC-2")


@pytest.mark.rule("KYC-7")
def test_two_tiles_lie_face_up_whoever_turned_them() -> None:
    """A tile that the other player left face up counts towards the limit of two."""
    spec = Spec("abcabc", third_flip="refused")
    spec.when(A, Flip(0), 100).accepted()
    spec.when(B, Say("casserole"), 1200).accepted()
    spec.when(B, Flip(1), 1200).accepted()

    assert spec.state.up == (0, 1)
    spec.when(B, Flip(2), 2000).refused("two_up", "KYC-7")
    spec.when(B, Flip(0), 2000).accepted()
    spec.when(B, Flip(2), 2400).accepted()
    assert spec.state.up == (1, 2)


@pytest.mark.rule("KYC-8")
def test_a_pair_belongs_to_whoever_turned_its_second_tile() -> None:
    """Turning the second tile takes the pair at once, even if the other player turned the first."""
    spec = Spec("abab")
    spec.when(A, Flip(0), 100).accepted()
    spec.when(B, Say("casserole"), 1200).accepted()
    turned, taken = spec.when(B, Flip(2), 1200).events

    assert isinstance(turned, TileTurned)
    assert taken == PairTaken(0, B, (0, 2), "sun", taken.at, None)  # type: ignore[union-attr]
    assert [(pair.seat, pair.tiles) for pair in spec.state.pairs] == [(B, (0, 2))]
    assert spec.state.up == ()
    assert spec.view().points == (0, 2)


@pytest.mark.rule("KYC-8")
def test_a_pair_is_kept_to_the_end() -> None:
    """A player keeps a pair after a swap and the opponent's foul."""
    spec = Spec("abcabc")
    spec.flip(A, 0, 3, at=100)
    spec.when(B, Say("casserole"), 1200).accepted()
    spec.flip(B, 1, 2, 4, at=1200)

    assert [(pair.seat, pair.symbol) for pair in spec.state.pairs] == [(A, "sun")]


@pytest.mark.rule("KYC-9")
def test_a_third_tile_is_a_foul() -> None:
    """A third tile is shown; then all go down, roles swap and the key word stays."""
    spec = Spec("abcabc")
    turned, foul = spec.flip(A, 0, 1, 2, at=100).events

    assert isinstance(turned, TileTurned)
    assert turned.symbol == "drop"
    assert isinstance(foul, Fouled)
    assert (foul.seat, foul.tiles) == (A, (0, 1, 2))
    assert spec.state.up == ()
    assert (spec.view().flipper, spec.view().speaker) == (B, A)
    assert [key.word for key in spec.state.keys] == ["ludicrous"]
    spec.when(B, Flip(0), 1000).accepted()


@pytest.mark.rule("KYC-9")
def test_a_third_tile_that_matches_is_a_foul_all_the_same() -> None:
    """A third tile that matches is a foul and makes no pair."""
    spec = Spec("abcabc")

    assert spec.flip(A, 0, 1, 3, at=100).kinds == ["TileTurned", "Fouled"]
    assert spec.state.pairs == ()


@pytest.mark.rule("KYC-9")
def test_a_foul_touches_no_reach() -> None:
    """A foul doesn't end a reach, which can still be stopped."""
    spec = Spec("abcabc")
    spec.flip(A, 0, 1, at=100)
    spec.when(A, Reach("left"), 700).accepted()
    spec.when(A, Flip(2), 900).accepted()

    assert spec.state.flipper == B
    assert spec.grab.until == 1400
    assert spec.stop(B, 1200).kinds == ["Stopped"]


@pytest.mark.rule("KYC-9")
def test_the_table_may_refuse_a_third_tile_instead() -> None:
    """With ``refused``, a third tile isn't turned and roles don't change."""
    spec = Spec("abcabc", third_flip="refused")
    spec.flip(A, 0, 1, at=100)

    spec.when(A, Flip(2), 2000).refused("two_up", "KYC-7")
    assert (spec.state.up, spec.state.flipper) == ((0, 1), A)
