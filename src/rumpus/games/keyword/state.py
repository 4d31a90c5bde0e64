"""State of a game of KEYWORD, and the view of it that a seat gets."""

from typing import Literal

import msgspec

from rumpus.core.values import Millis, Result, Seat, Setup
from rumpus.games.keyword.actions import Piece

Phase = Literal["lay", "shown", "last_call", "over"]
Scoring = Literal["longest", "more_blue", "tied", "nobody"]
"""Reason why a word won (KW-14), by length or by blue cards, or why none did."""


class Rules(msgspec.Struct, frozen=True):
    """The agreed options, typed (`options.py` defines them)."""

    keyword: str
    timer: int
    pass_window: int
    min_length: int
    words: Literal["checked", "helped"]
    crack: Literal["automatic", "announced"]
    review: Literal["own", "all", "no"]
    lexicon: str


class Card(msgspec.Struct, frozen=True):
    """A visible card: its number in its deck, and its letter, '?' for a blank."""

    id: int
    letter: str


class Laid(msgspec.Struct, frozen=True):
    """A card of a face-up word; *blank*: it is a blank that stands for *letter*."""

    card: int
    colour: Literal["orange", "blue"]
    letter: str
    blank: bool


class Shown(msgspec.Struct, frozen=True):
    """
    Word of a seat in a round, or why it had none, when the words were shown (KW-11).

    *fate*: ``won``; ``beaten``; ``tied`` (KW-14: one of several best words, so nobody scored);
    ``no_word`` (KW-13: not in the list, cards taken back); ``passed``; ``declined`` (KW-10: it
    declared that it had none); ``nothing`` (KW-12). *late*: the word was still on the rack when the
    timer ended (KW-12). *swapped* is the number of cards discarded by passing.
    """

    fate: Literal["won", "beaten", "tied", "no_word", "passed", "declined", "nothing"]
    word: str = ""
    cards: tuple[Laid, ...] = ()
    late: bool = False
    swapped: int = 0


class Kept(msgspec.Struct, frozen=True):
    """A word that a seat has scored, with its cards; blanks keep their letters (KW-15, KW-18)."""

    round: int
    word: str
    cards: tuple[Laid, ...]


class Hand(msgspec.Struct, frozen=True):
    """Orange cards that a seat held in a round, for review."""

    seat: Seat
    cards: tuple[Card, ...]


class Spot(msgspec.Struct, frozen=True):
    """A card that stands for a letter of the keyword: the index of a `Kept` word and of a card."""

    word: int
    card: int


class Seated(msgspec.Struct, frozen=True):
    """
    State of one seat; cards are given by number.

    *rack* is its rack as last reported (KW-12), *arranged* the number of reports this round. *laid*
    is its commitment (KW-9), empty if it declared no word (KW-10), None if it hasn't committed.
    *covered* is the number of face-down orange cards that others see. *committed* counts its
    commitments this round (KW-9, KW-10). *swapped* is the number of cards discarded by passing,
    None if it hasn't passed. *held* has the cards it held when the words were last shown, none if
    it had passed. *spelled* has, for each letter of the keyword, the card in *kept* that stands for
    it, or None. *announced*: it announced wrongly this round (KW-17).
    """

    hand: tuple[int, ...] = ()
    rack: tuple[Piece, ...] = ()
    arranged: int = 0
    laid: tuple[Piece, ...] | None = None
    covered: int = 0
    committed: int = 0
    swapped: int | None = None
    kept: tuple[Kept, ...] = ()
    held: tuple[int, ...] = ()
    spelled: tuple[Spot | None, ...] = ()
    announced: bool = False


class State(msgspec.Struct, frozen=True):
    """
    Complete state of a game.

    *orange* and *blue* are the shuffled decks, of which the first *orange_drawn* and *blue_drawn*
    cards are gone. *middle* lists the face-up blue cards; *before* lists those that were there when
    the words were last shown. *round* counts from 0. *shown* and *winner* are those of the last
    reveal; *ready* has the seats that have seen it. *idle* counts the rounds in a row in which
    nobody scored and nothing was discarded (KW-20). *cracker* is the seat that completed the
    keyword (KW-17). *alphabet* has the letters of a language other than English, and is empty for
    a to z.
    """

    setup: Setup
    rules: Rules
    seats: tuple[Seated, ...]
    orange: str = ""
    blue: str = ""
    alphabet: str = ""
    orange_drawn: int = 0
    blue_drawn: int = 0
    middle: tuple[int, ...] = ()
    before: tuple[int, ...] = ()
    phase: Phase = "lay"
    round: int = 0
    due: Millis | None = None
    pass_until: Millis | None = None
    shown: tuple[Shown, ...] = ()
    winner: Seat | None = None
    why: Scoring = "nobody"
    ready: tuple[Seat, ...] = ()
    idle: int = 0
    cracker: Seat | None = None
    outcome: Result | None = None


class SeatView(msgspec.Struct, frozen=True):
    """
    Seat as everybody sees it.

    *cards* counts its orange cards in hand, including laid ones. *laid* is the number of orange
    cards that it laid face down, None if it hasn't laid (KW-9). *passed* and *swapped* are of this
    round (KW-10). *spelled* is as in `Seated`, but empty until the end of the game if players must
    notice for themselves (KW-17, announced).
    """

    cards: int
    laid: int | None
    passed: bool
    swapped: int
    kept: tuple[Kept, ...]
    spelled: tuple[Spot | None, ...]
    ready: bool
    announced: bool


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """
    View of a game: all that a seat or a spectator may know.

    *hand* has one's own cards. *laid* is one's commitment, empty after declaring no word (KW-10).
    *rack* is one's rack as last reported. *may_take_back*: the commitment can be taken back (KW-9).
    *middle* is face up. *may_pass*: this seat could pass, until *pass_until* (KW-10). *before* is
    the middle when the words were last shown. *held* has the hands at that time of seats that
    hadn't passed, as far as the table shows them (option ``review``; after the game, all).
    """

    you: Seat | None
    rules: Rules
    phase: Phase
    round: int
    due: Millis | None
    pass_until: Millis | None
    may_pass: bool
    hand: tuple[Card, ...]
    laid: tuple[Piece, ...] | None
    may_take_back: bool
    rack: tuple[Piece, ...]
    middle: tuple[Card, ...]
    orange_left: int
    blue_left: int
    seats: tuple[SeatView, ...]
    awaited: tuple[Seat, ...]
    shown: tuple[Shown, ...]
    winner: Seat | None
    why: Scoring
    held: tuple[Hand, ...]
    before: tuple[Card, ...]
    result: Result | None
    alphabet: str = ""
