"""Script of the lesson in Keesdrow: path, peg, worth more each time, challenge."""

from typing import Final

from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Millis, Seat
from rumpus.games.keesdrow.actions import Accept, Challenge, PathsOf, Spell
from rumpus.games.keesdrow.events import TurnBegan
from rumpus.games.keesdrow.game import Keesdrow
from rumpus.games.keesdrow.rules.board import layout
from rumpus.testing.film import Film, Recorder
from rumpus.testing.scenario import Scenario, setup_of
from rumpus.words.lexicon import bundled

YOU, ROBIN = Seat(0), Seat(1)
DEAL: Final = 35
"""Number of a deal with TONE and STONE in its middle."""

TONE: Final = (80, 91, 90, 103)
LOVE: Final = (102, 91, 92, 103)
STONE: Final = (79, *TONE)
DAGLY: Final = (81, 93, 94, 105, 116)
"""Paths by position, row by row."""


def film() -> Film:
    """Record the lesson."""
    game = Keesdrow(bundled())
    setup = setup_of(game, ["player"] * 2, timer=0, review="no", challenge_window=30)
    (laid,) = game.deal(setup, Millis(0), Chance(simulation_seed(DEAL), "deal"))
    scenario = Scenario(game, setup).given(laid, TurnBegan(YOU, 0, None))
    lay = layout(scenario.state.places)

    def along(positions: tuple[int, ...]) -> Spell:
        return Spell(tuple(lay.cells[at] for at in positions))

    return (
        Recorder(scenario, YOU)
        .scene("path")
        .ask(*(PathsOf("tone"[:end]) for end in (3, 4)))
        .act(YOU, along(TONE))
        .act(ROBIN, Accept(), after=1400)
        .scene("peg")
        .scene("again")
        .act(ROBIN, along(LOVE))
        .miss(Challenge())
        .act(YOU, Accept())
        .scene("more")
        .ask(*(PathsOf("stone"[:end]) for end in (3, 4, 5)))
        .act(YOU, along(STONE))
        .act(ROBIN, Accept(), after=1600)
        .scene("red")
        .scene("challenge")
        .act(ROBIN, along(DAGLY))
        .miss(Accept())
        .act(YOU, Challenge())
        .film()
    )
