"""Keesdrow: words as paths over a board of letters (`docs/rules/keesdrow.md` has the rules)."""

from rumpus.games.keesdrow import daily
from rumpus.games.keesdrow.bots import BOTS
from rumpus.games.keesdrow.encoding import LetterByLetter, WholeWords
from rumpus.games.keesdrow.feats import find_feats
from rumpus.games.keesdrow.game import FACTS, Keesdrow
from rumpus.games.keesdrow.gauges import GAUGES
from rumpus.games.keesdrow.pictures import PICTURES
from rumpus.games.modes import Modes
from rumpus.games.module import GameModule
from rumpus.games.wording import wordings

__all__ = ["GAME"]

GAME = GameModule(
    api=1,
    facts=FACTS,
    make=Keesdrow,
    bots=BOTS,
    modes=Modes(daily.MODE),
    encodings={"letters": LetterByLetter, "words": WholeWords},
    pictures=PICTURES,
    wordings=wordings(__name__),
    feats=find_feats,
    gauges=GAUGES,
    any_language=True,
)
