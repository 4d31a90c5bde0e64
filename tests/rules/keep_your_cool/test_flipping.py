"""Turning tiles (KYC-6 to KYC-9)."""

import pytest

from rules.keep_your_cool.spec import A, B, Spec, kinds
from rumpus.core.values import Refusal
from rumpus.games.keep_your_cool.actions import Flip, Reach, Say
from rumpus.games.keep_your_cool.events import Fouled, PairTaken, TileTurned


@pytest.mark.rule("KYC-6")
def test_only_the_flipper_turns_tiles() -> None:
    """The Speaker may not."""
    spec = Spec()

    assert spec.refused(B, Flip(0), 100) == Refusal("not_flipper", "KYC-6")
    spec.act(A, Flip(0), 100)


@pytest.mark.rule("KYC-6")
def test_a_tile_may_be_turned_down_again_as_often_as_wanted() -> None:
    """Up, down, up: its symbol shows only while it is up."""
    spec = Spec()
    for at in (100, 500, 900):
        spec.act(A, Flip(0), at)

    turned = [event.symbol for event in spec.log if isinstance(event, TileTurned)]
    assert turned == ["sun", None, "sun"]
    assert spec.view.tiles[0].symbol == "sun"


@pytest.mark.rule("KYC-6")
def test_hands_are_busy_while_they_turn_a_tile() -> None:
    """The next can't be turned before the last is done, 0.4 s later or as agreed."""
    spec = Spec()
    spec.act(A, Flip(0), 100)
    assert spec.refused(A, Flip(1), 499) == Refusal("hands_busy", "KYC-6", {"ms": 1})
    spec.act(A, Flip(1), 500)

    slow = Spec(flip_time=1000)
    slow.act(A, Flip(0), 100)
    assert slow.refused(A, Flip(1), 1099).code == "hands_busy"
    slow.act(A, Flip(1), 1100)


@pytest.mark.rule("KYC-6")
def test_there_are_no_tiles_beyond_the_last() -> None:
    """A place that the table does not have is refused."""
    assert Spec("abab").refused(A, Flip(4), 100) == Refusal("no_such_tile", "KYC-2")


@pytest.mark.rule("KYC-7")
def test_two_tiles_lie_face_up_whoever_turned_them() -> None:
    """One that the other has left face up counts."""
    spec = Spec("abcabc", third_flip="refused")
    spec.act(A, Flip(0), 100)
    spec.act(B, Say("casserole"), 1200)
    spec.act(B, Flip(1), 1200)

    assert spec.state.up == (0, 1)
    assert spec.refused(B, Flip(2), 2000) == Refusal("two_up", "KYC-7")
    spec.act(B, Flip(0), 2000)
    spec.act(B, Flip(2), 2400)
    assert spec.state.up == (1, 2)


@pytest.mark.rule("KYC-8")
def test_a_pair_belongs_to_whoever_turned_its_second_tile() -> None:
    """Also when the other player turned the first; the table takes it at once."""
    spec = Spec("abab")
    spec.act(A, Flip(0), 100)
    spec.act(B, Say("casserole"), 1200)
    turned, taken = spec.act(B, Flip(2), 1200)

    assert isinstance(turned, TileTurned)
    assert taken == PairTaken(0, B, (0, 2), "sun", taken.at, None)  # type: ignore[union-attr]
    assert [(pair.seat, pair.tiles) for pair in spec.state.pairs] == [(B, (0, 2))]
    assert spec.state.up == ()
    assert spec.view.points == (0, 2)


@pytest.mark.rule("KYC-8")
def test_a_pair_is_kept_to_the_end() -> None:
    """A word, a foul and a swap take no pair away."""
    spec = Spec("abcabc")
    spec.flip(A, 0, 3, at=100)
    spec.act(B, Say("casserole"), 1200)
    spec.flip(B, 1, 2, 4, at=1200)

    assert [(pair.seat, pair.symbol) for pair in spec.state.pairs] == [(A, "sun")]


@pytest.mark.rule("KYC-9")
def test_a_third_tile_is_a_foul() -> None:
    """It is seen, all go down, whoever turned it is Speaker, and the key word stays."""
    spec = Spec("abcabc")
    turned, foul = spec.flip(A, 0, 1, 2, at=100)

    assert isinstance(turned, TileTurned)
    assert turned.symbol == "drop"
    assert isinstance(foul, Fouled)
    assert (foul.seat, foul.tiles) == (A, (0, 1, 2))
    assert spec.state.up == ()
    assert (spec.view.flipper, spec.view.speaker) == (B, A)
    assert [key.word for key in spec.state.keys] == ["ludicrous"]
    spec.act(B, Flip(0), 1000)


@pytest.mark.rule("KYC-9")
def test_a_third_tile_that_matches_is_a_foul_all_the_same() -> None:
    """No pair is made of it."""
    spec = Spec("abcabc")

    assert kinds(spec.flip(A, 0, 1, 3, at=100)) == ["TileTurned", "Fouled"]
    assert spec.state.pairs == ()


@pytest.mark.rule("KYC-9")
def test_a_foul_touches_no_reach() -> None:
    """A hand that is out goes on to its flag, and can be stopped."""
    spec = Spec("abcabc")
    spec.flip(A, 0, 1, at=100)
    spec.act(A, Reach("left"), 700)
    spec.act(A, Flip(2), 900)

    assert spec.state.flipper == B
    assert spec.grab.until == 1400
    assert kinds(spec.stop(B, 1200)) == ["Stopped"]


@pytest.mark.rule("KYC-9")
def test_the_table_may_refuse_a_third_tile_instead() -> None:
    """Then nothing is turned and nobody loses the tiles."""
    spec = Spec("abcabc", third_flip="refused")
    spec.flip(A, 0, 1, at=100)

    assert spec.refused(A, Flip(2), 2000) == Refusal("two_up", "KYC-7")
    assert (spec.state.up, spec.state.flipper) == ((0, 1), A)
