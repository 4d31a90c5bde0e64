"""
What `learn.py` has learned, as a bot: for the arena, or for any table.

    rumpus arena keyword gentle fair learned=learned:Keyword
"""

from pathlib import Path

from ppo import Network

from rumpus.core.game import AnyGame
from rumpus.envs.bot import PolicyBot
from rumpus.envs.course import Observation
from rumpus.envs.kind import Kind


class Learned(PolicyBot):
    """Bot of the network in ``GAME.npz``, in the folder in which it is started."""

    game: str

    def __init__(self, game: AnyGame) -> None:
        del game  # the kind makes the same one
        self._network = Network.load(Path(f"{self.game}.npz"))
        super().__init__(Kind(self.game, "words", {}), self._likeliest)

    def _likeliest(self, told: Observation) -> int:
        return int(self._network(told["observation"], told["action_mask"])[1].argmax())


class Keyword(Learned):
    """Bot for KEYWORD."""

    game = "keyword"


class Keesdrow(Learned):
    """Bot for Keesdrow."""

    game = "keesdrow"
