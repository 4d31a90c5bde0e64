"""
Given, when, then: how the tests of KEYWORD speak.

A hand is written as letters, ``?`` for a blank, and so is the middle. A word is written with its
cards: a small letter is an orange card, a capital a blue one, ``(r)`` an orange blank as R, ``[R]``
a blue one.
"""

from typing import Self

from msgspec.structs import replace

from rules.keyword.writing import cards_of, open_cards, plain
from rumpus.core.values import (
    Millis,
    OptionValue,
    Seat,
    Setup,
)
from rumpus.games.keyword.actions import (
    Action,
    Answer,
    Arrange,
    Blue,
    Commit,
    Orange,
    Pass,
    Piece,
    Question,
    Ready,
)
from rumpus.games.keyword.events import Drew, Filled, KeywordEvent, RoundBegan, Shuffled
from rumpus.games.keyword.game import Keyword
from rumpus.games.keyword.rules.crack import spelled
from rumpus.games.keyword.state import Kept, Shown, State, View
from rumpus.testing import scenario
from rumpus.testing.lexicons import lexicon_of
from rumpus.testing.scenario import Scenario

A, B, C, D, E, F = (Seat(seat) for seat in range(6))


def game_of(words: str = "") -> Keyword:
    """Make the game with these words, and those that keywords of tests need."""
    return Keyword(lexicon_of(f"{words} keyword tea crane eve"))


def setup_of(seats: int = 2, **given: OptionValue) -> Setup:
    """Complete a few options, and seat players."""
    return scenario.setup_of(game_of(), ["player"] * seats, **given)


class Spec(Scenario[State, Action, KeywordEvent, View, Question, Answer]):
    """
    A game with written cards in its first round, at time 0, and what is asked of it.

    *orange* and *blue* are the cards that come next; after those that are written come Xs.
    """

    def __init__(
        self,
        *hands: str,
        middle: str = "aeinrt",
        listed: str = "",
        orange: str = "x" * 60,
        blue: str = "x" * 60,
        **options: OptionValue,
    ) -> None:
        self._keyword = game_of(listed)
        super().__init__(self._keyword, setup_of(len(hands), **options))
        self.given(Shuffled("".join(hands) + orange, middle + blue))
        for seat, hand in enumerate(hands):
            first = sum(map(len, hands[:seat]))
            self.given(Drew(Seat(seat), len(hand), tuple(range(first, first + len(hand))), hand))
        self.given(Filled(tuple(range(len(middle))), middle))
        seconds, window = (int(self.setup.options[key]) for key in ("timer", "pass_window"))
        due, until = (Millis(1000 * s) if seconds else None for s in (seconds, window))
        self.given(RoundBegan(0, due, until))

    @property
    def game(self) -> Keyword:
        """The game itself."""
        return self._keyword

    def kept(self, seat: Seat, *words: str) -> Self:
        """Let a seat have scored these words with cards from nowhere."""
        seated = self.state.seats[seat]
        kept = tuple(Kept(0, plain(word), open_cards(word)) for word in words)
        seats = list(self.state.seats)
        kept = (*seated.kept, *kept)
        spots = spelled(self.state.rules.keyword, kept)
        seats[seat] = replace(seated, kept=kept, spelled=spots)
        self.state = replace(self.state, seats=tuple(seats))
        return self

    def pieces(self, seat: Seat, written: str) -> tuple[Piece, ...]:
        """Pick the cards of a word, the first ones that fit."""
        left = [
            *(("orange", self.state.orange[card], card) for card in self.state.seats[seat].hand),
            *(("blue", self.state.blue[card], card) for card in self.state.middle),
        ]
        pieces: list[Piece] = []
        for colour, printed, letter in cards_of(written):
            found = next(card for card in left if card[:2] == (colour, printed))
            left.remove(found)
            kind = Orange if colour == "orange" else Blue
            pieces.append(kind(found[2], letter if printed == "?" else None))
        return tuple(pieces)

    def lay(self, seat: Seat, written: str, at: int | None = None) -> Self:
        """Let a seat commit a word."""
        return self.when(seat, Commit(self.state.round, self.pieces(seat, written)), at)

    def arrange(self, seat: Seat, written: str, at: int | None = None) -> Self:
        """Let a seat have cards on its rack."""
        return self.when(seat, Arrange(self.state.round, self.pieces(seat, written)), at)

    def skip(self, seat: Seat, discard: str = "", at: int | None = None) -> Self:
        """Let a seat pass and discard these letters."""
        cards = tuple(piece.card for piece in self.pieces(seat, discard))
        return self.when(seat, Pass(self.state.round, cards), at)

    def ready(self, *seats: Seat) -> Self:
        """Let seats have seen the words."""
        for seat in seats:
            self.when(seat, Ready(self.state.round)).accepted()
        return self

    def all_ready(self) -> Self:
        """Let everybody have seen the words."""
        return self.ready(*(Seat(seat) for seat in range(len(self.state.seats))))

    def hand(self, seat: Seat) -> str:
        """Give the letters that a seat holds."""
        return "".join(self.state.orange[card] for card in self.state.seats[seat].hand)

    def middle(self) -> str:
        """Give the letters in the middle."""
        return "".join(self.state.blue[card] for card in self.state.middle)

    def fates(self) -> tuple[str, ...]:
        """Give what became of each seat's word at the last reveal."""
        return tuple(one.fate for one in self.state.shown)

    def shown(self, seat: Seat) -> Shown:
        """Give what a seat had at the last reveal."""
        return self.state.shown[seat]

    def words(self, seat: Seat) -> tuple[str, ...]:
        """Give the words that a seat has scored."""
        return tuple(word.word for word in self.state.seats[seat].kept)


def short(*hands: str, crack: str = "announced", **given: str) -> Spec:
    """Begin a game with a short keyword."""
    return Spec(*hands, listed="cat dog cats set", keyword="tea", crack=crack, **given)
