"""
Scenarios of Keep Your Cool for tests: given past events, an action is played and others follow.

Tiles are written as letters, one per place: ``"abab"`` is a pair of suns and a pair of moons,
alternating. As in a room, deadlines before the time of an action fire first.
"""

from collections.abc import Sequence
from functools import cache
from typing import Self

from msgspec.structs import replace

from rumpus.core.values import (
    Lag,
    Line,
    Millis,
    OptionValue,
    Seat,
    SeatInfo,
    Setup,
)
from rumpus.games.keep_your_cool.actions import (
    Action,
    Answer,
    Flip,
    Question,
    Reach,
    Say,
    Stop,
    Throw,
)
from rumpus.games.keep_your_cool.events import CoolEvent, Dealt
from rumpus.games.keep_your_cool.game import KeepYourCool
from rumpus.games.keep_your_cool.rules.symbols import SYMBOLS
from rumpus.games.keep_your_cool.rules.wordbook import Wordbook
from rumpus.games.keep_your_cool.state import State, View
from rumpus.games.keep_your_cool.values import Grab, Player
from rumpus.testing import scenario
from rumpus.testing.lexicons import lexicon_of
from rumpus.testing.scenario import Scenario
from rumpus.words import Link, Strictness

A, B, MOD = Seat(0), Seat(1), Seat(2)
REASON = "I saw it"

WORDS = """
ludicrous casserole clear brace embalm creamy
play plays played playing player playable replay playground colour color
level lapel label legal relay yearly sly sorely oyster yolks lazy quay
sun suns moon moons cylinder psalms pond padlock
"""

BASES = {
    "play": {
        "plays": "-s",
        "played": "-ed",
        "playing": "-ing",
        "player": "-er",
        "playable": "-able",
    },
    "sun": {"suns": "-s"},
    "colour": {"color": "spelling"},
}
INFLECTING = ("-s", "-ed", "-ing", "spelling")

FAST, SLOW = Line(20, 2), Line(150, 12)


class SmallFamilies:
    """Word families of `BASES`: two words are related if both are at most one step from a base."""

    def same(self, one: str, other: str, strictness: Strictness) -> tuple[Link, ...] | None:
        """Return the steps from one word to the other through a base, or None."""
        if one == other:
            return ()
        for base in BASES if strictness != "exact" else ():
            steps = [self._step(base, word, strictness) for word in (one, other)]
            if None not in steps:
                return tuple(link for step in steps if step is not None for link in step)
        return None

    def relatives(self, word: str, strictness: Strictness) -> Sequence[str]:
        """Return the known words of the same family."""
        known = sorted({word, *WORDS.split()})
        return [other for other in known if self.same(word, other, strictness) is not None]

    def _step(self, base: str, word: str, strictness: Strictness) -> tuple[Link, ...] | None:
        if word == base:
            return ()
        how = BASES[base].get(word)
        if how is None or (strictness == "inflections" and how not in INFLECTING):
            return None
        return (Link(word, base, how),)


@cache
def game(words: str = WORDS) -> KeepYourCool:
    """Create the game with a small word list."""
    return KeepYourCool(lexicon_of(words), lambda listed: Wordbook(listed, SmallFamilies()))


def setup_of(
    *, moderated: bool = False, handicaps: tuple[int, int] = (0, 0), **given: OptionValue
) -> Setup:
    """Build a setup with these options, two players and, if moderated, a moderator."""
    roles = ["player", "player", *["moderator"] * moderated]
    setup = scenario.setup_of(game(), roles, **given)
    players = [SeatInfo(handicap=handicaps[seat]) for seat in (0, 1)]
    return replace(setup, seats=(*players, *setup.seats[2:]))


class Spec(Scenario[State, Action, CoolEvent, View, Question, Answer]):
    """Scenario in which A has won the throw and is the Flipper."""

    def __init__(
        self,
        tiles: str = "abcabc",
        *,
        listed: str = WORDS,
        first: str | None = "ludicrous",
        moderated: bool = False,
        handicaps: tuple[int, int] = (0, 0),
        lines: tuple[Line, Line] | None = None,
        **given: OptionValue,
    ) -> None:
        self._cool = game(listed)
        super().__init__(self._cool, setup_of(moderated=moderated, handicaps=handicaps, **given))
        self.lines = lines
        symbols = tuple(SYMBOLS[ord(tile) - ord("a")] for tile in tiles)
        self.given(Dealt(len(symbols), symbols, Millis(20_000)))
        self.when(A, Throw("rock"), 0)
        self.when(B, Throw("scissors"), 0)
        if first is not None:
            self.when(A, Say(first), 0).accepted()

    @property
    def game(self) -> KeepYourCool:
        """The game under test, with its word list."""
        return self._cool

    def player(self, seat: Seat) -> Player:
        """Return the state of a player."""
        return self.state.players[seat]

    @property
    def grab(self) -> Grab:
        """The only reach in progress."""
        (grab,) = self.state.grabs
        return grab

    def when(
        self, seat: Seat, action: Action, at: int | None = None, lag: Lag | None = None
    ) -> Self:
        """Fire timers due by *at*, then play a seat's action with the lag measured on its line."""
        if at is not None:
            self.wait(at)
        if lag is None and at is not None and self.lines is not None:
            lag = Lag(Millis(at), (*self.lines, Line())[: len(self.setup.seats)])
        return super().when(seat, action, None if at is None else self.at, lag)

    def flip(self, seat: Seat, *tiles: int, at: int) -> Self:
        """Turn these tiles for a seat, each as soon as the one before is done."""
        for number, tile in enumerate(tiles):
            self.when(seat, Flip(tile), at + number * self.state.rules.flip_time).accepted()
        return self

    def reach(self, seat: Seat, at: int) -> int:
        """Reach for the left flag and return the number of the reach."""
        self.when(seat, Reach("left"), at).accepted()
        return self.state.grabs_made - 1

    def stop(
        self, seat: Seat, at: int, *, reaction: int | None = None, reach: int | None = None
    ) -> Self:
        """Stop the reach in progress for a seat, with the lag that an honest client reports."""
        lag = None
        if self.lines is not None:
            began = self.grab.began
            lag = Lag(Millis(at), self.lines, reaction, began, began)
        number = self.grab.number if reach is None else reach
        return self.when(seat, Stop(number), at, lag).accepted()


def kinds(events: Sequence[CoolEvent]) -> list[str]:
    """Return the class names of events."""
    return [type(event).__name__ for event in events]
