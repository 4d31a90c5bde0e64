"""Tests of tracks: what is written reads back, and anything else is refused."""

import zlib

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from rumpus.physics.track import Lane, TrackError, decode, plain, small

places = arrays(np.float64, (3, 9), elements=st.floats(-5000, 5000))
turns = arrays(np.float64, (4, 9), elements=st.floats(-1, 1))
lanes = st.lists(st.tuples(st.integers(0, 3), places, turns), min_size=1, max_size=4)


@given(lanes)
def test_a_track_is_read_as_it_was_written(
    many: list[tuple[int, np.ndarray, np.ndarray]],
) -> None:
    """Places are read to within a twentieth of a millimetre, and turns to a two-thousandth."""
    written = tuple(Lane(number, np.concatenate((xyz, q))) for number, xyz, q in many)
    read = decode(small(plain(written)))

    assert [lane.penguin for lane in read] == [lane.penguin for lane in written]
    for one, two in zip(read, written, strict=True):
        assert np.abs(one.rows[:3] - two.rows[:3]).max() <= 0.05 + 1e-9
        assert np.abs(one.rows[3:] - two.rows[3:]).max() <= 0.5 / 1023 + 1e-9


@given(lanes)
def test_a_track_read_and_written_again_is_the_same(
    many: list[tuple[int, np.ndarray, np.ndarray]],
) -> None:
    """A track that is read and written again is the same."""
    once = plain(tuple(Lane(number, np.concatenate((xyz, q))) for number, xyz, q in many))

    assert plain(decode(small(once))) == once


def test_a_track_by_hand() -> None:
    """The bytes are those that the reference page shows."""
    rows = np.zeros((7, 3))
    rows[0] = (1.0, 1.5, 2.5)
    rows[3] = 1.0
    track = plain((Lane(2, rows),))

    x = bytes((20, 9, 10))  # 10, -5, +5 after two differences, as 20, 9, 10
    w = bytes((0xFE, 0x0F, 0xFD, 0x0F, 0))
    assert track == bytes((1, 125, 1, 3, 0, 2)) + x + bytes(6) + w + bytes(9)


def test_a_track_of_nobody_is_short() -> None:
    """A shot in which nobody moved has a track without lanes."""
    assert decode(small(plain(()))) == ()


GOOD = small(plain((Lane(0, np.ones((7, 5))),)))


@pytest.mark.parametrize(
    "track",
    [
        b"",
        GOOD[:4],
        b"\x02" + GOOD[1:],
        GOOD[:1] + b"\x3c" + GOOD[2:],
        GOOD[:-3],
        GOOD[:6] + b"rubbish",
        GOOD[:3] + b"\x06\x00" + GOOD[5:],
        GOOD[:3] + b"\x04\x00" + GOOD[5:],
        GOOD[:6] + zlib.compress(b"\x80" * 40),
        GOOD[:6] + zlib.compress(b"\x80\x80\x80\x80\x00" + b"\x00" * 34),
        GOOD[:6] + zlib.compress(b"\x00" * 10_000_000),
    ],
)
def test_what_is_no_track_is_refused(track: bytes) -> None:
    """Cut, inflated or foreign bytes are refused; no more is unpacked than the header says."""
    with pytest.raises(TrackError):
        decode(track)
