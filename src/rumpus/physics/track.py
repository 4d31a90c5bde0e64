"""
The track of a shot: what it looked like, small enough to send and store with every flick.

`docs/reference/physics.md` describes the format. It holds only penguins that moved.
"""

import struct
from typing import Final
from zlib import compress, decompressobj
from zlib import error as zlib_error

import msgspec
import numpy as np
from numpy.typing import NDArray

from rumpus.physics._mujoco import Array

VERSION: Final = 1
RATE: Final = 125
"""Frames per second: a whole number of ms apart, and close enough for the fastest spin."""
PER_MM: Final = 10
PER_TURN: Final = 1023
"""Factor for a component of a quaternion, which then takes 11 bits with its sign."""

_HEAD: Final = struct.Struct("<BBBH")
_COUNT: Final = 2
_LANES: Final = 7
_BYTES: Final = 4

Whole = NDArray[np.int64]


class TrackError(ValueError):
    """Bytes that aren't a track."""


class Lane(msgspec.Struct, frozen=True):
    """One penguin of a track: a row each for x, y, z in mm and qw to qz, a column per frame."""

    penguin: int
    rows: Array


def plain(lanes: tuple[Lane, ...]) -> bytes:
    """Write lanes of equal length as an uncompressed track."""
    scale = np.array([PER_MM] * 3 + [PER_TURN] * 4)[:, None]
    pictures = lanes[0].rows.shape[1] if lanes else 0
    head = _HEAD.pack(VERSION, RATE, len(lanes), pictures) + bytes(k.penguin for k in lanes)
    return head + b"".join(_pack(np.rint(k.rows * scale).astype(np.int64)) for k in lanes)


def small(track: bytes) -> bytes:
    """Compress a plain track."""
    start = _HEAD.size + track[_COUNT]
    return track[:start] + compress(track[start:], 9)


def decode(track: bytes) -> tuple[Lane, ...]:
    """Read a track. Raises TrackError if the bytes aren't one."""
    if len(track) < _HEAD.size:
        raise TrackError("a track begins with 5 bytes")
    version, rate, count, pictures = _HEAD.unpack_from(track)
    if (version, rate) != (VERSION, RATE):
        raise TrackError(f"a track of version {version} at {rate} frames per second")
    start = _HEAD.size + count
    wanted = count * _LANES * pictures
    values = _numbers(_inflate(track[start:], wanted * _BYTES), wanted)
    penguins = track[_HEAD.size : start]
    scale = np.array([PER_MM] * 3 + [PER_TURN] * 4)[:, None]
    rows = _undiffer(values.reshape(count, _LANES, pictures)) / scale
    return tuple(Lane(penguin, rows[k]) for k, penguin in enumerate(penguins))


def _pack(rows: Whole) -> bytes:
    """Write rows as second differences, each one as a number of one to four bytes."""
    padded = np.concatenate((np.zeros((len(rows), 2), dtype=np.int64), rows), axis=1)
    differences = np.diff(padded, n=2, axis=1).reshape(-1)
    zigzag = (differences << 1) ^ (differences >> 63)
    sizes = 1 + (zigzag >= 1 << 7) + (zigzag >= 1 << 14) + (zigzag >= 1 << 21)
    ends = np.cumsum(sizes)
    out = np.empty(ends[-1], dtype=np.uint8)
    for k in range(_BYTES):
        has = sizes > k
        more = np.where(sizes[has] > k + 1, 0x80, 0)
        out[(ends - sizes)[has] + k] = ((zigzag[has] >> (7 * k)) & 0x7F) | more
    return out.tobytes()


def _inflate(packed: bytes, longest: int) -> bytes:
    reader = decompressobj()
    try:
        raw = reader.decompress(packed, longest + 1)
    except zlib_error as error:
        raise TrackError("a track's body is zlib") from error
    if not reader.eof or reader.unused_data:
        raise TrackError("a track's body is cut or too long")
    return raw


def _numbers(raw: bytes, wanted: int) -> Whole:
    every = np.frombuffer(raw, dtype=np.uint8)
    ends = np.flatnonzero(every < 0x80)
    if len(ends) != wanted or (wanted and ends[-1] != len(every) - 1):
        raise TrackError(f"a track with {len(ends)} numbers instead of {wanted}")
    starts = np.concatenate(([0], ends[:-1] + 1)) if wanted else ends
    if wanted and int((ends - starts).max()) >= _BYTES:
        raise TrackError("a number of more than 4 bytes")
    zigzag = np.zeros(wanted, dtype=np.int64)
    for k in range(_BYTES):
        has = ends - starts >= k
        zigzag[has] |= (every[starts[has] + k].astype(np.int64) & 0x7F) << (7 * k)
    return (zigzag >> 1) ^ -(zigzag & 1)


def _undiffer(values: Whole) -> Whole:
    return np.cumsum(np.cumsum(values, axis=2), axis=2)
