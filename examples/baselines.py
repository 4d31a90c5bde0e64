"""
Two policies to measure others by: one that chooses by chance, and one that takes the first word.

    rumpus arena keyword gentle random=baselines:RandomKeyword greedy=baselines:GreedyKeyword

The words that may be laid come in order: in Keesdrow the most points first, in KEYWORD the longest.
"""

import numpy as np

from rumpus.core.game import AnyGame
from rumpus.envs.bot import PolicyBot
from rumpus.envs.course import Observation
from rumpus.envs.kind import Kind
from rumpus.games.encoding import WAIT


class Baseline(PolicyBot):
    """Bot of a game of words."""

    game: str

    def __init__(self, game: AnyGame) -> None:
        del game  # the kind makes the same one
        self._chance = np.random.default_rng(0)
        kind = Kind(self.game, "words", {})
        lengths = kind.places["lengths"]
        self.words = lengths.stop - lengths.start
        super().__init__(kind, self.choice)

    def choice(self, told: Observation) -> int:
        """Return any choice that does something; to wait is the last resort."""
        allowed = np.flatnonzero(told["action_mask"])
        return int(self._chance.choice(allowed[allowed > 0] if len(allowed) > 1 else allowed))


class RandomKeyword(Baseline):
    """Chance, in KEYWORD."""

    game = "keyword"


class RandomKeesdrow(Baseline):
    """Chance, in Keesdrow."""

    game = "keesdrow"


class Greedy(Baseline):
    """The first word of the list."""

    def choice(self, told: Observation) -> int:
        """Return the first word; without one, the last choice: to accept, pass or announce."""
        allowed = np.flatnonzero(told["action_mask"])
        first = allowed[np.searchsorted(allowed, WAIT, side="right") :][:1]
        return int(first[0] if len(first) and first[0] <= self.words else allowed[-1])


class GreedyKeyword(Greedy):
    """The longest word, in KEYWORD."""

    game = "keyword"


class GreedyKeesdrow(Greedy):
    """The word that scores most, in Keesdrow."""

    game = "keesdrow"
