"""Games that bots have played, for tests that look at them from several sides."""

from functools import cache
from typing import Any

from rumpus.core.options import validated
from rumpus.core.values import Options, OptionValue, Refusal
from rumpus.games.keesdrow.game import FACTS, Keesdrow
from rumpus.lab.simulate import Played, Sitting, play
from rumpus.words.lexicon import bundled

BOTH = ("gentle", "fair")


def keesdrow() -> Keesdrow:
    """Give the game with the bundled word list."""
    return Keesdrow(bundled())


def house_rules(**options: OptionValue) -> Options:
    """Complete some options of Keesdrow."""
    complete = validated(FACTS.options, options)
    assert not isinstance(complete, Refusal), complete
    return complete


def sitting(*levels: str, **options: OptionValue) -> Sitting:
    """Seat bots at a game of Keesdrow."""
    return Sitting(FACTS.name, levels or BOTH, house_rules(**options))


@cache
def played(seed: int, *levels: str, **options: OptionValue) -> Played:
    """Simulate one game; each is played once a session."""
    return play(sitting(*levels, **options), seed)


def events(game: Played, *kinds: type) -> list[Any]:
    """List the events of some kinds in the order in which they happened."""
    return [event for e in game.record.entries for event in e.events if isinstance(event, kinds)]
