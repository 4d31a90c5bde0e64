"""Actions and questions that a seat may send in Keep Your Cool, and the answers to questions."""

from typing import Literal

import msgspec

from rumpus.games.keep_your_cool.fields import Hand, Letters, Number, Reason, Side, TileIndex
from rumpus.games.keep_your_cool.moderator.actions import Ruling
from rumpus.words import Link


class Throw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="throw"):
    """Choose rock, paper or scissors in secret, to settle who flips first (KYC-4)."""

    hand: Hand


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="say"):
    """Speak a word: the first one as Flipper (KYC-5), later ones as Speaker (KYC-10)."""

    word: Letters


class Flip(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="flip"):
    """Turn a tile face up, or face down again (KYC-6)."""

    tile: TileIndex


class Reach(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="reach"):
    """Reach for one of the other player's flags (KYC-18, KYC-22)."""

    side: Side


class Withdraw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="withdraw"):
    """Withdraw the hand that is reaching (KYC-22)."""


class Stop(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="stop"):
    """Stop a reach (KYC-19); *reach* is None if no reach was on the screen (KYC-21)."""

    reach: Number | None = None


class AskOverturn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ask_overturn"):
    """Ask the other player to agree that a ruling of the table be overturned (KYC-30)."""

    call: Number
    reason: Reason


class Grant(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="grant"):
    """Agree to overturn the ruling that the other player asked about (KYC-30)."""


class Refuse(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="refuse"):
    """Let the ruling in question stand, or the loss of a flag that may be disputed (KYC-30)."""


class Resign(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="resign"):
    """Resign; the room does this for a player who stays away too long (KYC-31)."""


Play = Throw | Say | Flip | Reach | Withdraw | Stop
Agreement = AskOverturn | Grant | Refuse
Action = Play | Agreement | Resign | Ruling


class CheckWord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="check_word"):
    """Check a word by the word list and its families, as moderator or after the game (KYC-28)."""

    word: Letters


class AnswersTo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="answers_to"):
    """Ask, after the game, what could have answered a key word; *key* is its number."""

    key: Number


Question = CheckWord | AnswersTo


class Doubt(msgspec.Struct, frozen=True):
    """
    Reason why a word is refused, or would be (KYC-17).

    *why* is one of: ``no_word``; ``proper_noun``; ``letters``, where *missing* holds the letters
    that the word lacks; ``family``, where *used* is an earlier word of the same family and *chain*
    leads to it (empty for the word itself); ``answers``, where *answers* is the number of common
    words that could still answer it.
    """

    why: Literal["no_word", "proper_noun", "letters", "family", "answers"]
    missing: str = ""
    used: str = ""
    chain: tuple[Link, ...] = ()
    answers: int = 0


class WordChecked(msgspec.Struct, frozen=True, tag="word_checked"):
    """
    All objections to a word as an answer to the key word; empty if there are none.

    The key word itself is checked as an answer to the key word before it.
    """

    word: str
    doubts: tuple[Doubt, ...]


class Answers(msgspec.Struct, frozen=True, tag="answers_to"):
    """Number of words that could have answered a key word when it was said, and common ones."""

    key: int
    count: int
    words: tuple[str, ...]


Answer = WordChecked | Answers
