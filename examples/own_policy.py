"""A policy of your own: it plays the longest word of the board, against one of the game's bots."""

import argparse
from collections.abc import Sequence

from rumpus.bots.bot import AnyBot, Plan
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.game import AnyGame
from rumpus.core.options import defaults
from rumpus.core.values import Millis
from rumpus.games.keesdrow import GAME
from rumpus.games.keesdrow.actions import Action, Spell
from rumpus.games.keesdrow.events import KeesdrowEvent
from rumpus.games.keesdrow.game import Keesdrow
from rumpus.games.keesdrow.rules.board import board_seen, cells_of, grid_of
from rumpus.games.keesdrow.state import View
from rumpus.lab.run import Run
from rumpus.words import bundled, solve

THINKING = 4_000
"""Table time in ms that a turn takes; the program doesn't wait for it."""


class Longest:
    """Bot that knows every word, and cares about nothing but length."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def on(
        self, view: View, events: Sequence[KeesdrowEvent], at: Millis, chance: Chance
    ) -> Plan[Action] | None:
        """Plan the longest word; if there is none, the first of the game's hints."""
        del events, chance
        hints = self._game.hints(view)
        if not hints:
            return None
        return Plan(Millis(at + THINKING), longest_word(view) or hints[0])


def longest_word(view: View) -> Spell | None:
    """Return the play of the longest word on the board; of equally long ones, the best."""
    if view.phase != "turn":
        return None
    board = board_seen(view)
    words = solve(bundled(), grid_of(board), board.used, view.rules.min_length)
    found = max(words, key=lambda word: (len(word.word), word.score), default=None)
    return None if found is None else Spell(cells_of(board, found.path))


def make_bot(game: AnyGame, level: str) -> AnyBot:
    """Create the bot of a seat: your own, or one of the game's."""
    return Longest(game) if level == "longest" else GAME.make_bot(game, level)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Let the longest word play against a level.")
    parser.add_argument("--level", default="sharp", choices=GAME.bots.levels)
    parser.add_argument("--games", type=int, default=3)
    options = parser.parse_args()
    for seed in range(options.games):
        run = Run(GAME.facts, lambda _: Keesdrow(bundled()), make_bot, simulation_seed(seed))
        run.open(("longest", options.level), defaults(GAME.facts.options))
        run.finish()
        assert run.table.result is not None
        print(seed, "longest", *run.table.result.scores, options.level)
