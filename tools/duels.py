"""
Duels of Keep Your Cool: two equal players race over connections of different lengths.

The game itself judges every duel; the model covers connections, screens and players. A connection
takes half its round trip each way plus a random time, so that measured round trips have the
requested mean deviation. The server knows only what it measures: the minimum of fifteen pings and
their mean deviation. A screen draws 60 times a second. Reactions are ex-Gaussian. A cheat reports
the fastest possible reaction, and may also answer pings late.
"""

from collections.abc import Callable
from math import cos, log, sqrt, tau
from statistics import fmean, median
from typing import Final, NamedTuple

from msgspec.structs import replace

from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.options import validated
from rumpus.core.values import Act, Lag, Line, Millis, Refusal, Seat, SeatInfo, Setup, Timer
from rumpus.games.keep_your_cool.actions import Action, Flip, Reach, Say, Stop
from rumpus.games.keep_your_cool.game import under
from rumpus.games.keep_your_cool.options import OPTIONS
from rumpus.games.keep_your_cool.rules.symbols import SYMBOLS
from rumpus.games.keep_your_cool.state import State
from rumpus.games.keep_your_cool.values import KeyWord
from rumpus.server.limits.latency import JITTER_MOST, UNPROVED_MS
from rumpus.words import Entry, compile_lexicon, read_lexicon

REACH: Final = 500
PINGS: Final = 15
FRAME: Final = 1000 / 60
SPREAD: Final = 50.0
TAIL: Final = 120.0
"""Deviation of the normal part of a reaction, and mean of its exponential tail, in ms."""

DEVIATION: Final = 1.083
"""Mean deviation of the sum of two exponential times whose mean is 1."""

BEGIN: Final = 10_000.0
A, B = Seat(0), Seat(1)

Pongs = Callable[[Line], Line]
"""Way of answering pings: turns the measured line into the one that the room assumes."""


class Wire(NamedTuple):
    """True round trip and jitter of a line, in ms."""

    round_trip: float
    jitter: float

    def way(self, chance: Chance) -> float:
        """Return how long a message takes."""
        return self.round_trip / 2 + self.jitter / DEVIATION * _exponential(chance)

    def measured(self, chance: Chance) -> Line:
        """Return the server's measurement of this line."""
        pings = [self.way(chance) + self.way(chance) for _ in range(PINGS)]
        mean = fmean(pings)
        jitter = fmean(abs(ping - mean) for ping in pings)
        return Line(max(1, int(min(pings))), round(jitter))


FAST: Final = Wire(20, 2)
SLOW: Final = Wire(150, 12)


def wire(round_trip: float) -> Wire:
    """Return a typical line with this round trip: the longer it is, the more jitter it has."""
    return Wire(round_trip, max(2.0, round_trip * 0.08))


def honest(line: Line) -> Line:
    """Answer every ping at once."""
    return line


def late_pongs(line: Line) -> Line:
    """Answer some pings late: the kernel still knows the round trip, but jitter is at its limit."""
    return Line(line.round_trip, JITTER_MOST)


def behind_proxy(line: Line) -> Line:
    """Answer pings at once where no kernel measures: a long round trip isn't believed."""
    return Line(min(line.round_trip, UNPROVED_MS), line.jitter)


def late_behind_proxy(line: Line) -> Line:
    """Answer pings late where no kernel measures: any line passes for the longest one believed."""
    del line
    return Line(UNPROVED_MS, JITTER_MOST)


def reaction(chance: Chance, mean: float) -> float:
    """Draw a reaction in ms, whose normal part has this *mean*."""
    even = sqrt(-2 * log(1 - chance.unit())) * cos(tau * chance.unit())
    return mean + SPREAD * even + TAIL * _exponential(chance)


def evenly() -> float:
    """Return the mean for which half of all reactions are quicker than a reach."""
    chance = Chance(simulation_seed(0), "median")
    return REACH - median(reaction(chance, 0) for _ in range(40_001))


class Arena:
    """Table on which duels are fought, each from the same position."""

    def __init__(self) -> None:
        lexicon = read_lexicon(
            compile_lexicon("duel", [Entry(w, 1) for w in ("abc", "cab", "bca")])
        )
        self.game: Final = under(lexicon)
        options = validated(OPTIONS, {"reach": REACH, "game": "advanced", "strictness": "exact"})
        assert not isinstance(options, Refusal)
        start = self.game.initial_state(Setup(options, (SeatInfo(), SeatInfo())))
        key = KeyWord(0, "abc", A, A, Millis(0))
        self.start: Final[State] = replace(
            start, phase="play", symbols=(*SYMBOLS, *SYMBOLS), keys=(key,), used=("abc",), words=1
        )
        self._chance: Final = Chance(simulation_seed(0), "judge")

    def grab(
        self,
        wires: tuple[Wire, Wire],
        chance: Chance,
        mean: float,
        *,
        lies: bool,
        pongs: Pongs = honest,
    ) -> bool:
        """Let A reach and B say stop on seeing the hand; return True if the flag stays."""
        lines = wires[A].measured(chance), pongs(wires[B].measured(chance))
        came = BEGIN + wires[A].way(chance)
        state = self._judged(self.start, A, Reach("left"), Lag(_ms(came), lines))
        began = state.grabs[0].began
        drawn = began + wires[B].way(chance) + FRAME * chance.unit()
        took = reaction(chance, mean)
        answer = drawn + took + wires[B].way(chance)
        # A liar reports the fastest reaction that is possible.
        told = 100 if lies else round(took)
        lag = Lag(_ms(answer), lines, told, began, began)
        state = self._judged(state, B, Stop(0), lag)
        return not self._until(state, 60_000.0).flags[2].taken

    def word(
        self,
        wires: tuple[Wire, Wire],
        chance: Chance,
        pongs: tuple[Pongs, Pongs] = (honest, honest),
    ) -> bool:
        """Let A flip a tile and B say a word after random reactions; return True if A wins."""
        lines = tuple(pongs[seat](wires[seat].measured(chance)) for seat in (A, B))
        presses: list[tuple[float, Seat, Action]] = []
        acts: tuple[tuple[Seat, Action], ...] = ((A, Flip(0)), (B, Say("cab")))
        for seat, action in acts:
            pressed = BEGIN + reaction(chance, 300)
            presses.append((pressed + wires[seat].way(chance), seat, action))
        state = self.start
        for came, seat, action in sorted(presses, key=lambda press: press[0]):
            state = self._judged(state, seat, action, Lag(_ms(came), lines))
        return bool(self._until(state, 60_000.0).up)

    def _judged(self, state: State, seat: Seat, action: Action, lag: Lag) -> State:
        """Judge an act on arrival, after all timers due before; a refusal changes nothing."""
        state = self._until(state, lag.received)
        return self._decided(state, Act(seat, action, lag), lag.received)

    def _until(self, state: State, at: float) -> State:
        while (timer := min(self.game.timers(state), key=_due, default=None)) is not None:
            if timer.due > at:
                break
            state = self._decided(state, timer, timer.due)
        return state

    def _decided(self, state: State, cause: Act[Action] | Timer, at: Millis) -> State:
        decided = self.game.decide(state, cause, at, self._chance)
        for event in () if isinstance(decided, Refusal) else decided:
            state = self.game.evolve(state, event)
        return state


class Rate(NamedTuple):
    """Number of duels won, and number fought."""

    won: int
    of: int

    @property
    def percent(self) -> float:
        """The duels won, in percent."""
        return 100 * self.won / self.of


def rate(name: str, number: int, duel: Callable[[Chance], bool]) -> Rate:
    """Fight *number* duels, each with a separate stream of chance, and return the rate."""
    seed = simulation_seed(0)
    won = sum(duel(Chance(seed, f"{name}/{each}")) for each in range(number))
    return Rate(won, number)


def _exponential(chance: Chance) -> float:
    return -log(1 - chance.unit())


def _ms(time: float) -> Millis:
    return Millis(int(time))


def _due(timer: Timer) -> int:
    return timer.due
