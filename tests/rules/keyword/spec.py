"""
Scenarios of KEYWORD for tests: given past events, an action is played and its events follow.

Hands and the middle are written as letters, with ``?`` for a blank. A word is written as its cards:
a small letter is an orange card, a capital a blue one, ``(r)`` an orange blank laid as R, and
``[R]`` a blue blank laid as R.
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
    """Create the game with a list of these words and the keywords that tests use."""
    return Keyword(lexicon_of(f"{words} keyword tea crane eve"))


def setup_of(seats: int = 2, **given: OptionValue) -> Setup:
    """Build a setup with these options and this many players."""
    return scenario.setup_of(game_of(), ["player"] * seats, **given)


class Spec(Scenario[State, Action, KeywordEvent, View, Question, Answer]):
    """
    Scenario in the first round of a game with written cards; the round begins at time 0.

    *orange* and *blue* are the rest of each deck in the order of drawing; by default all are Xs.
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
        """The game under test."""
        return self._keyword

    def kept(self, seat: Seat, *words: str) -> Self:
        """Give a seat these scored words, made of cards outside the game."""
        seated = self.state.seats[seat]
        kept = tuple(Kept(0, plain(word), open_cards(word)) for word in words)
        seats = list(self.state.seats)
        kept = (*seated.kept, *kept)
        spots = spelled(self.state.rules.keyword, kept)
        seats[seat] = replace(seated, kept=kept, spelled=spots)
        self.state = replace(self.state, seats=tuple(seats))
        return self

    def pieces(self, seat: Seat, written: str) -> tuple[Piece, ...]:
        """Return the pieces of a word, each the first card that fits in the hand or the middle."""
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
        """Commit a word for a seat."""
        return self.when(seat, Commit(self.state.round, self.pieces(seat, written)), at)

    def arrange(self, seat: Seat, written: str, at: int | None = None) -> Self:
        """Arrange cards on the rack of a seat."""
        return self.when(seat, Arrange(self.state.round, self.pieces(seat, written)), at)

    def skip(self, seat: Seat, discard: str = "", at: int | None = None) -> Self:
        """Pass for a seat and discard these letters."""
        cards = tuple(piece.card for piece in self.pieces(seat, discard))
        return self.when(seat, Pass(self.state.round, cards), at)

    def ready(self, *seats: Seat) -> Self:
        """Mark these seats as ready after a reveal."""
        for seat in seats:
            self.when(seat, Ready(self.state.round)).accepted()
        return self

    def all_ready(self) -> Self:
        """Mark all seats as ready after a reveal."""
        return self.ready(*(Seat(seat) for seat in range(len(self.state.seats))))

    def hand(self, seat: Seat) -> str:
        """Return the letters in a seat's hand."""
        return "".join(self.state.orange[card] for card in self.state.seats[seat].hand)

    def middle(self) -> str:
        """Return the letters in the middle."""
        return "".join(self.state.blue[card] for card in self.state.middle)

    def fates(self) -> tuple[str, ...]:
        """Return the fate of each seat's word at the last reveal."""
        return tuple(one.fate for one in self.state.shown)

    def shown(self, seat: Seat) -> Shown:
        """Return what a seat showed at the last reveal."""
        return self.state.shown[seat]

    def words(self, seat: Seat) -> tuple[str, ...]:
        """Return the words that a seat has scored."""
        return tuple(word.word for word in self.state.seats[seat].kept)


def short(*hands: str, crack: str = "announced", **given: str) -> Spec:
    """Create a game whose keyword is TEA."""
    return Spec(*hands, listed="cat dog cats set", keyword="tea", crack=crack, **given)
