"""Games played by bots, shared by tests that check different parts of them."""

from functools import cache
from typing import Any

from rumpus.core.options import validated
from rumpus.core.values import Options, OptionValue, Refusal
from rumpus.games.keesdrow.game import FACTS, Keesdrow
from rumpus.lab.simulate import Played, Sitting, play
from rumpus.words.lexicon import bundled

BOTH = ("gentle", "fair")


def keesdrow() -> Keesdrow:
    """Return Keesdrow with the bundled word list."""
    return Keesdrow(bundled())


def house_rules(**options: OptionValue) -> Options:
    """Return complete options of Keesdrow, with these changed."""
    complete = validated(FACTS.options, options)
    assert not isinstance(complete, Refusal), complete
    return complete


def sitting(*levels: str, **options: OptionValue) -> Sitting:
    """Return a sitting of bots at a game of Keesdrow."""
    return Sitting(FACTS.name, levels or BOTH, house_rules(**options))


@cache
def played(seed: int, *levels: str, **options: OptionValue) -> Played:
    """Simulate a game, once per session for the same arguments."""
    return play(sitting(*levels, **options), seed)


def events(game: Played, *kinds: type) -> list[Any]:
    """Return the events of some kinds, in order."""
    return [event for e in game.record.entries for event in e.events if isinstance(event, kinds)]
