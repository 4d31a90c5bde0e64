"""
Scripted games: the same name and number always give the same table and causes.

Scripts are chosen for their length and a steady mix of acts, not for good play.
"""

import sys
from collections.abc import Callable
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.toy import Hide, ToyGame

from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.game import AnyGame
from rumpus.core.options import validated
from rumpus.core.values import Act, Lag, Line, Millis, Options, Refusal, Seat, Timer
from rumpus.games.keep_your_cool.actions import Flip, Reach, Say, Stop, Throw, Withdraw
from rumpus.games.keep_your_cool.fields import Hand
from rumpus.games.keep_your_cool.rules.wordbook import book_of
from rumpus.games.keesdrow.actions import Accept, Pick, Spell
from rumpus.games.keyword.actions import Arrange, Commit, Ready, TakeBack
from rumpus.games.module import GameModule, wordless
from rumpus.games.registry import games
from rumpus.table.actions import Start
from rumpus.table.events import Do, Sitter
from rumpus.table.lobby import created
from rumpus.table.table import Table
from rumpus.words import bundled

TOY_ACTS: Final = 400
REPORTS: Final = 16
"""How often each seat rearranges its rack in a round of KEYWORD."""

SAYINGS: Final = 60
"""Key words said in Keep Your Cool."""

HANDS: Final[tuple[Hand, ...]] = ("rock", "scissors")
LINES: Final = (Line(20, 2), Line(24, 3))
"""Connections of two people, as a room measures them."""


class Cause(NamedTuple):
    """Scripted act or timer, and the time at which it happens."""

    cause: Act[Any] | Timer
    at: Millis

    @property
    def kind(self) -> str:
        """Return the kind of act, or the name of the timer."""
        if isinstance(self.cause, Timer):
            return self.cause.name
        return str(self.cause.action.__struct_config__.tag)


class Script(NamedTuple):
    """Game, house rules and seats of a script, and the function that plays it."""

    game: str
    options: Options
    seats: int
    play: "Callable[[Ahead], None]"


class Ahead:
    """Table that records a script while it is played."""

    def __init__(self, table: Table, chance: Chance) -> None:
        self.table = table
        self.chance = chance
        self.at = Millis(0)
        self.causes: list[Cause] = []

    @property
    def playing(self) -> bool:
        """Return True while the game is being played."""
        return self.table.phase == "play"

    @property
    def state(self) -> Any:
        """Return the state of the game."""
        return self.table.state

    def hints(self, seat: Seat) -> list[Any]:
        """Return the hints of a seat."""
        assert self.table.game is not None
        return list(self.table.game.hints(self.table.game.view(self.state, seat)))

    def act(self, seat: int, action: Any, lag: Lag | None = None) -> None:
        """Submit an act by a seat."""
        self._submit(Act(Seat(seat), action, lag))

    def wait(self, ms: int) -> None:
        """Let time pass, and submit the timers that fall due."""
        until = Millis(self.at + ms)
        while (timer := self.table.due()) is not None and timer.due <= until:
            self.at = max(self.at, timer.due)
            self._submit(timer)
        self.at = until

    def _submit(self, cause: Act[Any] | Timer) -> None:
        entry = self.table.submit(cause, self.at)
        assert not isinstance(entry, Refusal), (cause, entry)
        self.causes.append(Cause(cause, self.at))


def script(name: str, number: int = 0) -> tuple[Table, list[Cause]]:
    """Return a table at which a game has just begun, and the causes of the whole game."""
    ahead = Ahead(_begun(name, number), Chance(simulation_seed(number), "script"))
    SCRIPTS[name].play(ahead)
    return _begun(name, number), ahead.causes


def _begun(name: str, number: int) -> Table:
    given = SCRIPTS[name]
    facts, game = _module(given.game).facts, _game(given.game)
    options = validated(facts.options, given.options)
    assert not isinstance(options, Refusal)
    table = Table(facts, lambda _: game, simulation_seed(number))
    sitters = [Sitter(f"p{seat}", f"P{seat}") for seat in range(given.seats)]
    made = created(facts, "bench", "Bench", public=False, options=options)
    table.apply(table.opening(made, "p0", sitters))
    started = table.submit(Do("p0", Start()), Millis(0))
    assert not isinstance(started, Refusal), started
    return table


def _module(name: str) -> GameModule:
    return GameModule(1, ToyGame.facts, wordless(ToyGame)) if name == "toy" else games()[name]


@cache
def _game(name: str) -> AnyGame:
    """Return the one game that all tables share, as in a room."""
    return _module(name).make(bundled())


def _toy(ahead: Ahead) -> None:
    for number in range(TOY_ACTS):
        ahead.act(number % 2, Hide(number % 1000))


def _keesdrow(ahead: Ahead) -> None:
    """Play one of the best words each turn; where words can be challenged, everybody accepts."""
    while ahead.playing:
        for seat in sorted(ahead.table.game.awaited(ahead.state)):  # type: ignore[union-attr]
            hints = ahead.hints(seat)
            match hints[0]:
                case Spell():
                    ahead.act(seat, ahead.chance.choice(hints[:-1]))
                case Pick() | Accept():
                    ahead.act(seat, hints[0])
                case _:
                    return
            break


def _keyword(ahead: Ahead) -> None:
    """Lay the best word in each round, after many rearrangements and one change of mind."""
    while ahead.playing:
        number = ahead.state.round
        for seat in range(2):
            commits = [hint for hint in ahead.hints(Seat(seat)) if isinstance(hint, Commit)]
            if not commits:
                return
            pieces = commits[0].pieces
            for count in range(REPORTS):
                ahead.act(seat, Arrange(number, pieces[: 1 + count % len(pieces)]))
            if seat == 0:
                ahead.act(seat, Commit(number, pieces))
                ahead.act(seat, TakeBack(number))
            ahead.act(seat, Commit(number, pieces))
        for seat in range(2):
            if ahead.playing:
                ahead.act(seat, Ready(number))


def _keep_your_cool(ahead: Ahead) -> None:
    """Flip two tiles up and down again between words; now and then the speaker reaches."""
    book = book_of(bundled())
    for seat, hand in enumerate(HANDS):
        _measured(ahead, seat, Throw(hand))
    for number in range(SAYINGS):
        state = ahead.state
        key = state.keys[-1].word if state.keys else None
        word = next(book.common(state.rules, key, state.used))
        speaker = 1 - state.flipper if state.keys else state.flipper
        _measured(ahead, speaker, Say(word))
        ahead.wait(2000)
        _turn_tiles(ahead)
        if number % 12 == 2:
            _reach(ahead)


def _turn_tiles(ahead: Ahead) -> None:
    """Flip two tiles; they match only if the flipper needs a pair to be able to reach again."""
    state = ahead.state
    flipper = state.flipper
    taken = {tile for pair in state.pairs for tile in pair.tiles}
    first, *others = (tile for tile in range(len(state.symbols)) if tile not in taken)
    locked = state.players[flipper].lock is not None
    alike = (t for t in others if (state.symbols[t] == state.symbols[first]) == locked)
    tiles = [first, *islice(alike, 1)]
    for tile in tiles if locked else tiles * 2:
        _measured(ahead, flipper, Flip(tile))
        ahead.wait(2000)


def _reach(ahead: Ahead) -> None:
    """Let the speaker reach twice: first withdraw the hand, then be stopped."""
    flipper = ahead.state.flipper
    speaker = 1 - flipper
    if ahead.state.players[speaker].lock is not None:
        return
    _measured(ahead, speaker, Reach("left"))
    ahead.wait(400)
    _measured(ahead, speaker, Withdraw())
    ahead.wait(5000)
    _measured(ahead, speaker, Reach("left"))
    ahead.wait(350)
    _measured(ahead, flipper, Stop(ahead.state.grabs[-1].number), 300)
    ahead.wait(1000)


def _measured(ahead: Ahead, seat: int, action: Any, reaction: int | None = None) -> None:
    ahead.act(seat, action, Lag(ahead.at, LINES, reaction))


CHECKED: Final[Options] = {"size": "deluxe", "words": "checked", "turns": 50, "timer": 0}
OPEN: Final[Options] = {**CHECKED, "words": "challenge"}

SCRIPTS: Final = {
    "toy": Script("toy", {}, 2, _toy),
    "keesdrow": Script("keesdrow", OPEN, 3, _keesdrow),
    "keesdrow-checked": Script("keesdrow", CHECKED, 2, _keesdrow),
    "keyword": Script("keyword", {"keyword": "quizzed", "timer": 300}, 2, _keyword),
    "keep_your_cool": Script("keep_your_cool", {}, 2, _keep_your_cool),
}
"""All scripts, by name."""
