"""KEYWORD: sealed longest words from cards (`docs/rules/keyword.md` has the rules)."""

from rumpus.games.keyword.bots import BOTS
from rumpus.games.keyword.encoding import CardByCard, WholeWords
from rumpus.games.keyword.feats import find_feats
from rumpus.games.keyword.game import FACTS, Keyword
from rumpus.games.keyword.gauges import GAUGES
from rumpus.games.keyword.pictures import PICTURES
from rumpus.games.module import GameModule
from rumpus.games.wording import wordings

__all__ = ["GAME"]

GAME = GameModule(
    api=1,
    facts=FACTS,
    make=Keyword,
    bots=BOTS,
    encodings={"cards": CardByCard, "words": WholeWords},
    pictures=PICTURES,
    wordings=wordings(__name__),
    feats=find_feats,
    gauges=GAUGES,
    any_language=True,
)
