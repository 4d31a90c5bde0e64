"""Script of the lesson in Keep Your Cool: tiles, a word, a stop, a feint and a reach."""

from typing import Final

from rumpus.core.values import Millis, Seat
from rumpus.games.keep_your_cool import GAME
from rumpus.games.keep_your_cool.actions import Flip, Reach, Refuse, Say, Stop, Throw, Withdraw
from rumpus.games.keep_your_cool.events import Dealt
from rumpus.games.keep_your_cool.rules.symbols import PAIRS_STANDARD, SYMBOLS
from rumpus.testing.film import Film, Recorder
from rumpus.testing.scenario import Scenario, setup_of
from rumpus.words.lexicon import bundled

YOU, ROBIN = Seat(0), Seat(1)
TILES: Final = "bcadefacbfed"
"""The tiles by place, one letter for each symbol."""

PAIR: Final = (2, 6)
OTHERS: Final = (0, 4)
"""Tiles that Robin turns."""


def film() -> Film:
    """Record the lesson."""
    game = GAME.make(bundled())
    times = {"reach": 1000, "void_stop_lock": 2000, "flip_time": 400}
    setup = setup_of(game, ["player"] * 2, **times)
    symbols = tuple(SYMBOLS[ord(tile) - ord("a")] for tile in TILES)
    scenario = Scenario(game, setup).given(Dealt(2 * PAIRS_STANDARD, symbols, Millis(20_000)))
    scenario.when(YOU, Throw("rock")).when(ROBIN, Throw("scissors"))
    scenario.when(YOU, Say("garden"))
    recorder = Recorder(scenario, YOU)
    recorder.scene("tile").act(YOU, Flip(PAIR[0]))
    recorder.scene("pair").act(YOU, Flip(PAIR[1]))
    recorder.scene("word").act(ROBIN, Say("morning"), after=900)
    recorder.act(ROBIN, Flip(OTHERS[0]), after=1200).act(YOU, Say("game"), after=1200)
    recorder.scene("stop").act(ROBIN, Reach("left"), after=1200).runs(550)
    recorder.act(YOU, Stop(0), after=600)
    recorder.scene("feint").act(YOU, Reach("right"), after=2500)
    recorder.scene("back").runs(500).act(YOU, Withdraw(), after=500)
    recorder.act(ROBIN, Stop(1), after=400)
    recorder.scene("reach").act(YOU, Reach("right"), after=300).fires()
    recorder.act(ROBIN, Refuse(), after=1600)
    return recorder.film()
