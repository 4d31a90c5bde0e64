"""Keep Your Cool: pairs, words, flags and nerve (`docs/rules/keep_your_cool.md` has the rules)."""

from rumpus.games.keep_your_cool.bots import BOTS
from rumpus.games.keep_your_cool.encoding import Ticks
from rumpus.games.keep_your_cool.feats import find_feats
from rumpus.games.keep_your_cool.game import FACTS, under
from rumpus.games.keep_your_cool.gauges import GAUGES
from rumpus.games.keep_your_cool.pictures import PICTURES
from rumpus.games.module import GameModule
from rumpus.games.wording import wordings

__all__ = ["GAME"]

GAME = GameModule(
    api=1,
    facts=FACTS,
    make=under,
    bots=BOTS,
    encodings={"ticks": Ticks},
    pictures=PICTURES,
    feats=find_feats,
    gauges=GAUGES,
    wordings=wordings(__name__),
)
