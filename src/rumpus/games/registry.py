"""The games there are: the one list that server, lab and command line look games up in."""

from collections.abc import Callable

import msgspec

from rumpus.core.game import AnyGame, GameFacts
from rumpus.core.values import Options
from rumpus.games import icecool, keep_your_cool, keesdrow, keyword
from rumpus.words.lexicon import BUNDLED, Lexicon


class Registered(msgspec.Struct, frozen=True):
    """A game before its word list is known."""

    facts: GameFacts
    make: Callable[[Lexicon], AnyGame]


def lexicon_named(options: Options) -> str:
    """Name the word list that options ask for; a game without words may have any."""
    return str(options.get("lexicon", BUNDLED))


def _icecool(_lexicon: Lexicon) -> AnyGame:
    return icecool.IceCool()


GAMES: dict[str, Registered] = {
    keesdrow.FACTS.name: Registered(keesdrow.FACTS, keesdrow.Keesdrow),
    keep_your_cool.FACTS.name: Registered(keep_your_cool.FACTS, keep_your_cool.under),
    keyword.FACTS.name: Registered(keyword.FACTS, keyword.Keyword),
    icecool.FACTS.name: Registered(icecool.FACTS, _icecool),
}
