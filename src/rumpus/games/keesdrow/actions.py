"""What a seat may ask for in Keesdrow, and what it may ask to know."""

from typing import Annotated

import msgspec

TileIndex = Annotated[int, msgspec.Meta(ge=0, lt=64)]
CellId = Annotated[int, msgspec.Meta(ge=0, lt=256)]
Path = Annotated[tuple[CellId, ...], msgspec.Meta(min_length=1, max_length=28)]
Letters = Annotated[str, msgspec.Meta(min_length=1, max_length=28, pattern=r"^[A-Za-z]+$(?!\n)")]


class Pick(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="pick"):
    """Look at the back of a tile to draw for the start (KD-4)."""

    tile: TileIndex


class Spell(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="spell"):
    """Name a word by its path of cells (KD-7)."""

    path: Path


class Pass(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="pass"):
    """End the turn without a word (KD-16)."""


class Challenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="challenge"):
    """Doubt the word that was just played (KD-17)."""


class Accept(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="accept"):
    """Believe the word that was just played (KD-17)."""


class Finish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="finish"):
    """Agree to end the game, when no word of the list is left on the board (KD-24)."""


Action = Pick | Spell | Pass | Challenge | Accept | Finish


class PathsOf(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="paths"):
    """Which paths spell this word now, best first?"""

    word: Letters


class IsWord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="is_word"):
    """Is this in the word list? (KD-6, option ``dictionary_help``)."""

    word: Letters


class BestWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="best"):
    """After one's turn or the game: what was there on the board before the word of that turn?"""

    turn: Annotated[int, msgspec.Meta(ge=0, lt=100_000)]


Question = PathsOf | IsWord | BestWords


class FoundPath(msgspec.Struct, frozen=True):
    """A word on the board: its cells in spelling order and the points it would make."""

    word: str
    path: tuple[int, ...]
    score: int


class Paths(msgspec.Struct, frozen=True, tag="paths"):
    """
    Paths of a typed word, best first.

    When there is none, *why* is the code of what rules them out (``no_path``, ``too_short``,
    ``spent``, ``used_before`` or ``shorter_version``) and *rule* its rule.
    """

    word: str
    found: tuple[FoundPath, ...]
    why: str | None
    rule: str | None


class WordIs(msgspec.Struct, frozen=True, tag="is_word"):
    """Whether the word list of this table has the word."""

    word: str
    known: bool


class Best(msgspec.Struct, frozen=True, tag="best"):
    """The best words there were, each by its best path."""

    turn: int
    found: tuple[FoundPath, ...]


Answer = Paths | WordIs | Best
