"""ICECOOL 2: penguins flicked through a school (`docs/rules/icecool.md` has the rules)."""

from rumpus.games.icecool import practice, school
from rumpus.games.icecool.bots import BOTS
from rumpus.games.icecool.encoding import Flicks
from rumpus.games.icecool.feats import find_feats
from rumpus.games.icecool.game import FACTS, IceCool
from rumpus.games.icecool.pictures import PICTURES
from rumpus.games.modes import Modes
from rumpus.games.module import GameModule, wordless
from rumpus.games.wording import wordings

__all__ = ["GAME"]

MODES = Modes(practice=practice.MODE, documents=(school.DOCUMENT,))

GAME = GameModule(
    api=1,
    facts=FACTS,
    make=wordless(IceCool),
    bots=BOTS,
    modes=MODES,
    encodings={"flicks": Flicks},
    pictures=PICTURES,
    wordings=wordings(__name__),
    feats=find_feats,
)
