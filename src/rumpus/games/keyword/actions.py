"""Actions and questions of KEYWORD."""

from typing import Annotated

import msgspec

from rumpus.core.values import Seat

OrangeId = Annotated[int, msgspec.Meta(ge=0, lt=104)]
BlueId = Annotated[int, msgspec.Meta(ge=0, lt=97)]
RoundNumber = Annotated[int, msgspec.Meta(ge=0, lt=1_000)]
Letter = Annotated[str, msgspec.Meta(min_length=1, max_length=1, pattern=r"^[^\W\d_]\Z")]
Letters = Annotated[str, msgspec.Meta(min_length=1, max_length=12, pattern=r"^[^\W\d_]+\Z")]


class Orange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="orange"):
    """An orange card in a word; *letter* is the letter of a blank, None otherwise (KW-6)."""

    card: OrangeId
    letter: Letter | None = None


class Blue(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="blue"):
    """A blue card in a word; *letter* is the letter of a blank, None otherwise (KW-6)."""

    card: BlueId
    letter: Letter | None = None


Piece = Orange | Blue
Pieces = Annotated[tuple[Piece, ...], msgspec.Meta(max_length=12)]


class Arrange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="arrange"):
    """
    Report the cards on one's rack, which count when the timer ends (KW-12).

    Nothing is judged before then; an empty rack is allowed.
    """

    round: RoundNumber
    pieces: Pieces


class Commit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="commit"):
    """Lay one's word face down (KW-9)."""

    round: RoundNumber
    pieces: Pieces


class TakeBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="take_back"):
    """Take one's word back, while somebody still hasn't laid one (KW-9)."""

    round: RoundNumber


class Pass(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="pass"):
    """Sit this round out, near its start: discard any cards and draw to six (KW-10)."""

    round: RoundNumber
    discard: Annotated[tuple[OrangeId, ...], msgspec.Meta(max_length=6)]


class Decline(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="decline"):
    """Declare having no word; this is sealed like a word, and no cards change (KW-10)."""

    round: RoundNumber


class Ready(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ready"):
    """Confirm having seen the words; once everybody has, the next round begins (KW-16)."""

    round: RoundNumber


class Announce(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="announce"):
    """Announce that one's words spell the keyword (KW-17, ``crack`` announced)."""


Action = Arrange | Commit | TakeBack | Pass | Decline | Ready | Announce


class IsWord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="is_word"):
    """Ask whether a word is in the word list (KW-13, option ``words`` helped)."""

    word: Letters


class BestWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="best"):
    """Ask, after a round, for the best word of each hand that the table shows (KW-4)."""


class PastCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of an earlier round: its number in its deck, and its letter, '?' for a blank."""

    id: Annotated[int, msgspec.Meta(ge=0, lt=104)]
    letter: Annotated[str, msgspec.Meta(min_length=1, max_length=1, pattern=r"^([^\W\d_]|\?)\Z")]


Six = Annotated[tuple[PastCard, ...], msgspec.Meta(max_length=6)]


class PastHand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The orange cards that a seat held in an earlier round."""

    seat: Annotated[Seat, msgspec.Meta(ge=0, lt=8)]
    cards: Six


class BestOfRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="best_of"):
    """
    Ask, after the game, for the best word of each hand in an earlier round (KW-4).

    The record of the game shows the hands to everybody then.
    """

    round: RoundNumber
    hands: Annotated[tuple[PastHand, ...], msgspec.Meta(max_length=8)]
    middle: Six


Question = IsWord | BestWords | BestOfRound


class WordIs(msgspec.Struct, frozen=True, tag="is_word"):
    """Answer whether a word is in the word list of this table."""

    word: str
    known: bool


class BestOf(msgspec.Struct, frozen=True):
    """The best word that a seat could have laid; *word* is empty if there was none."""

    seat: Seat
    word: str
    pieces: tuple[Piece, ...]


class Best(msgspec.Struct, frozen=True, tag="best"):
    """The best words that could have been laid in the last round shown, by seat."""

    round: int
    found: tuple[BestOf, ...]


Answer = WordIs | Best
