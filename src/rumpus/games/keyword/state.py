"""The state of a game of KEYWORD, and what a seat sees of it."""

from typing import Literal

import msgspec

from rumpus.core.values import Millis, Result, Seat, Setup
from rumpus.games.keyword.actions import Piece

Phase = Literal["lay", "shown", "last_call", "over"]
Scoring = Literal["longest", "more_blue", "tied", "nobody"]
"""Why a word won (KW-14): longest, or more blue among the longest; or why none did."""


class Rules(msgspec.Struct, frozen=True):
    """The agreed options, typed (`options.py` declares them)."""

    keyword: str
    timer: int
    pass_window: int
    min_length: int
    words: Literal["checked", "helped"]
    crack: Literal["automatic", "announced"]
    review: Literal["own", "all", "no"]
    lexicon: str


class Card(msgspec.Struct, frozen=True):
    """A card that somebody may see: its number in its deck and its letter, '?' for a blank."""

    id: int
    letter: str


class Laid(msgspec.Struct, frozen=True):
    """A letter of a word that lies open: from which deck, and whether a blank stands for it."""

    card: int
    colour: Literal["orange", "blue"]
    letter: str
    blank: bool


class Shown(msgspec.Struct, frozen=True):
    """
    What a seat had in a round when the words were shown (KW-11).

    *fate*: ``won``; ``beaten``; ``tied`` (KW-14: among the best, so nobody scored); ``no_word``
    (KW-13: not in the list, cards taken back); ``passed``; ``declined`` (KW-10: it said that it had
    none); ``nothing`` (KW-12). *late*: the word
    lay uncommitted on the rack when the timer ended (KW-12). *swapped* counts what a passer
    discarded.
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
    """Orange cards that one seat held in a round, to look back at."""

    seat: Seat
    cards: tuple[Card, ...]


class Spot(msgspec.Struct, frozen=True):
    """A card that stands for a letter of the keyword: which of `Kept` words, which card of it."""

    word: int
    card: int


class Seated(msgspec.Struct, frozen=True):
    """
    What is true of one seat; cards by their numbers.

    *rack* is what it told the table of its rack (KW-12), *arranged* how often in this round;
    *laid* its commitment (KW-9), empty where it has no word (KW-10); *covered* counts the orange
    cards that lie face down for the others; *committed* how often it has committed in this round
    (KW-9, KW-10); *swapped* what a passer discarded, None for who has not passed. *held* are the
    cards held when the words were last shown, none for who had passed. *spelled* names for each
    letter of the keyword the card of *kept* that stands for it, None where it is missing.
    *announced* is whether it was wrong about the keyword in this round (KW-17).
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
    All that is true.

    *orange* and *blue* are the shuffled decks, of which the first *orange_drawn* and *blue_drawn*
    cards are gone. *middle* are the blue cards that lie open, *before* those that did when the
    words were last shown. *round* counts from 0. *shown* and *winner* are those of the last reveal.
    *ready* have seen it. *idle* counts the rounds in a row in which nobody scored and nothing was
    discarded (KW-20). *cracker* is who has spelled the keyword (KW-17).
    """

    setup: Setup
    rules: Rules
    seats: tuple[Seated, ...]
    orange: str = ""
    blue: str = ""
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
    What everybody sees of a seat.

    *cards* counts its orange cards in hand, laid ones included; *laid* the orange cards it laid
    face down, None while it has not (KW-9); *passed* and *swapped* are of this round (KW-10).
    *spelled* is as in `Seated`; it is empty where players must notice by themselves (KW-17,
    announced) until the game is over.
    """

    cards: int
    laid: int | None
    passed: bool
    swapped: int
    kept: tuple[Kept, ...]
    spelled: tuple[Spot | None, ...]
    ready: bool
    announced: bool


class View(msgspec.Struct, frozen=True):
    """
    What a seat or spectator knows.

    *hand* are one's own cards, *laid* one's commitment, empty where one has no word (KW-10),
    *rack* what one told of one's rack. *may_take_back* is whether that commitment is not for good
    (KW-9). *middle* lies open.
    *may_pass* is whether this seat could pass (until *pass_until*, KW-10). *before* is the middle
    when the words were last shown, and *held* are the hands then of those who had not passed, as
    far as the table shows them (option ``review``; after the game all).
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
