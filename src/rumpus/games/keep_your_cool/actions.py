"""What a seat may ask for in Keep Your Cool, and what it may ask to know."""

from typing import Literal

import msgspec

from rumpus.games.keep_your_cool.fields import Hand, Letters, Number, Reason, Side, TileIndex
from rumpus.games.keep_your_cool.moderator.actions import Ruling
from rumpus.words import Link


class Throw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="throw"):
    """Choose in secret who flips first (KYC-4)."""

    hand: Hand


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="say"):
    """Speak a word: the first one as Flipper (KYC-5), then as Speaker (KYC-10)."""

    word: Letters


class Flip(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="flip"):
    """Turn a tile up, or down again (KYC-6)."""

    tile: TileIndex


class Reach(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="reach"):
    """Reach for a flag of the other player (KYC-18, KYC-22)."""

    side: Side


class Withdraw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="withdraw"):
    """Take one's hand back (KYC-22)."""


class Stop(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="stop"):
    """Stop a reach (KYC-19); None where none was to be seen (KYC-21)."""

    reach: Number | None = None


class AskOverturn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ask_overturn"):
    """Ask the other player that a ruling of the table shall not stand (KYC-30)."""

    call: Number
    reason: Reason


class Grant(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="grant"):
    """Agree that the ruling asked about shall not stand (KYC-30)."""


class Refuse(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="refuse"):
    """Let the ruling stand that was asked about, or the flag that one may dispute (KYC-30)."""


class Resign(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="resign"):
    """Resign; the room does it for players who stay away too long (KYC-31)."""


Play = Throw | Say | Flip | Reach | Withdraw | Stop
Agreement = AskOverturn | Grant | Refuse
Action = Play | Agreement | Resign | Ruling


class CheckWord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="check_word"):
    """As moderator, or after the game: what do word list and families say of a word? (KYC-28)."""

    word: Letters


class AnswersTo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="answers_to"):
    """After the game: what could have answered a key word? *key* is its number."""

    key: Number


Question = CheckWord | AnswersTo


class Doubt(msgspec.Struct, frozen=True):
    """
    Why a word is refused, or would be (KYC-17).

    *why*: ``no_word``; ``proper_noun``; ``letters``, and *missing* are the letters that it lacks;
    ``family``, and *used* is the word of its family, to which *chain* leads (empty for the word
    itself); ``answers``, and *answers* is how few common words could still answer it.
    """

    why: Literal["no_word", "proper_noun", "letters", "family", "answers"]
    missing: str = ""
    used: str = ""
    chain: tuple[Link, ...] = ()
    answers: int = 0


class WordChecked(msgspec.Struct, frozen=True, tag="word_checked"):
    """
    What is against a word as an answer to the key word, or nothing.

    For the key word itself: as an answer to the one before it.
    """

    word: str
    doubts: tuple[Doubt, ...]


class Answers(msgspec.Struct, frozen=True, tag="answers_to"):
    """How many words could have answered a key word when it was said, and some common ones."""

    key: int
    count: int
    words: tuple[str, ...]


Answer = WordChecked | Answers
