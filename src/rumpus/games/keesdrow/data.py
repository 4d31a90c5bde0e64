"""Tiles and letter values: data, identified by hash in every log, so that they can be corrected."""

import hashlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec

ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
FILE: Final = Path(__file__).parent / "tiles.json"

Side = str
"""The four letters of one side: upper left, upper right, lower left, lower right."""


class Tiles(msgspec.Struct, frozen=True):
    """Content of `tiles.json`: the value of each letter, and the two sides of each tile."""

    note: str
    values: dict[str, int]
    keesdrow: tuple[tuple[Side, Side], ...]
    deluxe: tuple[tuple[Side, Side], ...]


@cache
def _raw() -> bytes:
    return FILE.read_bytes()


@cache
def _tiles() -> Tiles:
    return msgspec.json.decode(_raw(), type=Tiles)


def tiles(size: Literal["keesdrow", "deluxe"]) -> tuple[tuple[Side, Side], ...]:
    """Return both sides of each of the 36 or 64 tiles (KD-2)."""
    return _tiles().deluxe if size == "deluxe" else _tiles().keesdrow


@cache
def letter_values(alphabet: str = "", points: tuple[int, ...] = ()) -> Mapping[str, int]:
    """Return the points of each letter (KD-5): those of an alphabet, or as printed on A to Z."""
    return dict(zip(alphabet.upper(), points, strict=True)) if alphabet else _tiles().values


@cache
def values() -> tuple[int, ...]:
    """Return the points of A to Z (KD-5)."""
    return tuple(letter_values()[letter] for letter in ALPHABET)


@cache
def hashes() -> dict[str, str]:
    """Return the SHA-256 of each data file by name."""
    return {FILE.name: hashlib.sha256(_raw()).hexdigest()}
