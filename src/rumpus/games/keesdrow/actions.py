"""Actions and questions that a seat may send in Keesdrow, and the answers to questions."""

from typing import Annotated, Literal

import msgspec

from rumpus.core.values import Seat

TileIndex = Annotated[int, msgspec.Meta(ge=0, lt=64)]
CellId = Annotated[int, msgspec.Meta(ge=0, lt=256)]
Path = Annotated[tuple[CellId, ...], msgspec.Meta(min_length=1, max_length=28)]
Letters = Annotated[str, msgspec.Meta(min_length=1, max_length=28, pattern=r"^[^\W\d_]+\Z")]
TurnNumber = Annotated[int, msgspec.Meta(ge=0, lt=100_000)]
Reason = Annotated[str, msgspec.Meta(min_length=1, max_length=200, pattern=r"^[^\x00-\x1f\x7f]+\Z")]


class Pick(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="pick"):
    """Look at the back of a tile, in the draw for the start (KD-4)."""

    tile: TileIndex


class Spell(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="spell"):
    """Play a word by its path of cells (KD-7)."""

    path: Path


class Pass(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="pass"):
    """End the turn without a word (KD-16)."""


class Challenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="challenge"):
    """Challenge the word that was just played (KD-17)."""


class Accept(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="accept"):
    """Accept the word that was just played (KD-17)."""


class Finish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="finish"):
    """Agree to end the game, if no word on the list is left on the board (KD-24)."""


class CallCoaching(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="call_coaching"):
    """
    Report that a player was coached (KD-25).

    *turn* is the turn in question: the current one or, until the next word, the one before it. None
    stands for the latest of these that wasn't played by the caller's own team.
    """

    turn: TurnNumber | None = None


class Admit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="admit"):
    """Admit, for one's team, that the turn was coached (KD-25)."""


class Deny(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="deny"):
    """Deny, for one's team, that the turn was coached (KD-25)."""


class RuleCoaching(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="rule_coaching"):
    """Rule, as the host who isn't playing, whether the turn was coached (KD-25)."""

    coached: bool
    reason: Reason


Action = (
    Pick | Spell | Pass | Challenge | Accept | Finish | CallCoaching | Admit | Deny | RuleCoaching
)


class PathsOf(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="paths"):
    """Ask which paths spell a word now, best first."""

    word: Letters


class IsWord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="is_word"):
    """Ask whether a word is in the word list (KD-6, option ``dictionary_help``)."""

    word: Letters


class BestWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="best"):
    """Ask, after one's turn or the game, which words the board offered before that turn."""

    turn: TurnNumber


class NearestTo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="nearest"):
    """
    Ask which words on the board were most similar to what was tried in a turn.

    *word* is what was tried; if None, the word of the turn.
    """

    turn: TurnNumber
    word: Letters | None = None


class TurningPoints(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="turning_points"):
    """Ask, after the game, which turns decided it."""


Question = PathsOf | IsWord | BestWords | NearestTo | TurningPoints


class FoundPath(msgspec.Struct, frozen=True):
    """
    A word on the board: its cells in spelling order, and the points it would score.

    In Four Score, *score* is the number of tiles that it would take (KD-26).
    """

    word: str
    path: tuple[int, ...]
    score: int


class Paths(msgspec.Struct, frozen=True, tag="paths"):
    """
    Paths of a typed word, best first.

    If there are none, *why* is the code of the reason (``no_path``, ``too_short``, ``spent``,
    ``used_before`` or ``shorter_version``) and *rule* the rule behind it.
    """

    word: str
    found: tuple[FoundPath, ...]
    why: str | None
    rule: str | None


class WordIs(msgspec.Struct, frozen=True, tag="is_word"):
    """Result of looking a word up: *known* if the word list of this table has it."""

    word: str
    known: bool


class Best(msgspec.Struct, frozen=True, tag="best"):
    """
    The best words that the board offered, each with its best path.

    *best* is the score of the first. While a game is in progress, *found* has only as many as its
    house rules show, as most can still be played in the next turn. *known* are the best two words
    that most people know, if the best word isn't one of them.
    """

    turn: int
    best: int
    found: tuple[FoundPath, ...]
    known: tuple[FoundPath, ...] = ()


class Nearest(msgspec.Struct, frozen=True, tag="nearest"):
    """
    The words most similar to what was tried, each with its best path.

    *distance* is the number of letters to add, drop or change; it is the same for all of them.
    """

    turn: int
    word: str
    distance: int
    found: tuple[FoundPath, ...]


class TurningPoint(msgspec.Struct, frozen=True):
    """
    A turn that helped to decide a game.

    *kind*: ``lead`` if the turn brought a new leader, ``swing`` if it scored a lot, ``lost`` if a
    struck word would have scored a lot. *worth* is what it scored, or would have; *scores* are the
    totals after it.
    """

    turn: int
    seat: Seat
    kind: Literal["lead", "swing", "lost"]
    worth: int
    scores: tuple[int, ...]


class TurnedAt(msgspec.Struct, frozen=True, tag="turning_points"):
    """The turns that decided the game, in order."""

    found: tuple[TurningPoint, ...]


Answer = Paths | WordIs | Best | Nearest | TurnedAt
