"""
Given, when, then: how the tests of Keep Your Cool speak.

Tiles are letters, one a place: ``"abab"`` is a pair of suns and a pair of moons, crossed. Deadlines
fall due by themselves before what comes later, as they do in a room.
"""

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.options import validated
from rumpus.core.values import (
    Act,
    Lag,
    Line,
    Millis,
    OptionValue,
    Refusal,
    Seat,
    SeatInfo,
    Setup,
    Timer,
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
from rumpus.games.keep_your_cool.options import OPTIONS
from rumpus.games.keep_your_cool.rules.symbols import SYMBOLS
from rumpus.games.keep_your_cool.rules.wordbook import Wordbook
from rumpus.games.keep_your_cool.state import State, View
from rumpus.games.keep_your_cool.values import Grab, Player
from rumpus.words import Entry, Lexicon, Link, Strictness, compile_lexicon, read_lexicon

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
    """The families of `BASES`: two words are related over a base that is a step from each."""

    def same(self, one: str, other: str, strictness: Strictness) -> tuple[Link, ...] | None:
        """Give the steps from one to the other over a base."""
        if one == other:
            return ()
        for base in BASES if strictness != "exact" else ():
            steps = [self._step(base, word, strictness) for word in (one, other)]
            if None not in steps:
                return tuple(link for step in steps if step is not None for link in step)
        return None

    def relatives(self, word: str, strictness: Strictness) -> Sequence[str]:
        """List what `same` relates."""
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
def lexicon(words: str = WORDS) -> Lexicon:
    """Compile a word list."""
    return read_lexicon(compile_lexicon("tiny", [Entry(word, 1) for word in words.split()]))


@cache
def game(words: str = WORDS) -> KeepYourCool:
    """Make the game with a small word list."""
    return KeepYourCool(Wordbook(lexicon(words), SmallFamilies()))


def setup_of(
    *, moderated: bool = False, handicaps: tuple[int, int] = (0, 0), **given: OptionValue
) -> Setup:
    """Complete a few options, and seat the players and perhaps a moderator."""
    options = validated(OPTIONS, given)
    assert not isinstance(options, Refusal), options
    infos = game().seat(options, ["player", "player", *["moderator"] * moderated])
    assert not isinstance(infos, Refusal), infos
    players = [SeatInfo(handicap=handicaps[seat]) for seat in (0, 1)]
    return Setup(options, (*players, *infos[2:]))


class Spec:
    """One game that a test plays; A has won the throw and flips."""

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
        self.game = game(listed)
        self.setup = setup_of(moderated=moderated, handicaps=handicaps, **given)
        self.lines = lines
        self.log: list[CoolEvent] = []
        self.at = 0
        symbols = tuple(SYMBOLS[ord(tile) - ord("a")] for tile in tiles)
        self.state: State = self.game.initial_state(self.setup)
        self._fold([Dealt(len(symbols), symbols, Millis(20_000))])
        self.act(A, Throw("rock"), 0)
        self.act(B, Throw("scissors"), 0)
        if first is not None:
            self.act(A, Say(first), 0)

    @property
    def view(self) -> View:
        """What everybody sees."""
        return self.game.view(self.state, None)

    def player(self, seat: Seat) -> Player:
        """What is true of a player."""
        return self.state.players[seat]

    @property
    def grab(self) -> Grab:
        """The reach under way."""
        (grab,) = self.state.grabs
        return grab

    def act(self, seat: Seat, action: Action, at: int, lag: Lag | None = None) -> list[CoolEvent]:
        """Act; must be accepted. Gives the events that it brought."""
        decided = self.decide(seat, action, at, lag)
        assert not isinstance(decided, Refusal), decided
        self._fold(decided)
        return list(decided)

    def refused(self, seat: Seat, action: Action, at: int, lag: Lag | None = None) -> Refusal:
        """Act; must be refused, and leave no trace."""
        self.wait(at)
        before = self.state
        decided = self.decide(seat, action, at, lag)
        assert isinstance(decided, Refusal), decided
        assert self.state == before
        return decided

    def decide(
        self, seat: Seat, action: Action, at: int, lag: Lag | None = None
    ) -> Sequence[CoolEvent] | Refusal:
        """Judge an act, after all that was due before."""
        self.wait(at)
        if lag is None and self.lines is not None:
            lag = Lag(Millis(at), (*self.lines, Line())[: len(self.setup.seats)])
        act = Act(seat, action, lag)
        return self.game.decide(self.state, act, Millis(self.at), self._chance())

    def wait(self, at: int) -> list[CoolEvent]:
        """Let time pass, and every deadline in it fall due. Gives what happened."""
        happened: list[CoolEvent] = []
        while (timer := self._due()) is not None and timer.due <= at:
            self.at = max(self.at, timer.due)
            decided = self.game.decide(self.state, timer, Millis(self.at), self._chance())
            assert not isinstance(decided, Refusal), decided
            self._fold(decided)
            happened += decided
        self.at = max(self.at, at)
        return happened

    def ask(self, seat: Seat | None, question: Question) -> Answer | Refusal:
        """Ask something from a seat's view."""
        return self.game.ask(self.game.view(self.state, seat), question)

    def flip(self, seat: Seat, *tiles: int, at: int) -> list[CoolEvent]:
        """Turn tiles, each as soon as hands are free. Gives what the last brought."""
        events: list[CoolEvent] = []
        for number, tile in enumerate(tiles):
            events = self.act(seat, Flip(tile), at + number * self.state.rules.flip_time)
        return events

    def reach(self, seat: Seat, at: int) -> int:
        """Reach for the left flag. Gives the number of the reach."""
        self.act(seat, Reach("left"), at)
        return self.state.grabs_made - 1

    def stop(
        self, seat: Seat, at: int, *, reaction: int | None = None, reach: int | None = None
    ) -> list[CoolEvent]:
        """Stop the reach under way, as an honest client tells it."""
        lag = None
        if self.lines is not None:
            began = self.grab.began
            lag = Lag(Millis(at), self.lines, reaction, began, began)
        number = self.grab.number if reach is None else reach
        return self.act(seat, Stop(number), at, lag)

    def with_state(self, **fields: object) -> None:
        """Put the game into a state that play would take long to reach."""
        self.state = replace(self.state, **fields)

    def _due(self) -> Timer | None:
        return min(self.game.timers(self.state), key=lambda timer: timer.due, default=None)

    def _fold(self, events: Sequence[CoolEvent]) -> None:
        for event in events:
            self.state = self.game.evolve(self.state, event)
        self.log += events

    def _chance(self) -> Chance:
        return Chance(simulation_seed(1), f"act/{len(self.log)}")


def kinds(events: Sequence[CoolEvent]) -> list[str]:
    """Name events by their classes."""
    return [type(event).__name__ for event in events]
