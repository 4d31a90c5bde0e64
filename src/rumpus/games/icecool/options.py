"""House rules of ICECOOL 2, agreed on at the table before play."""

from typing import Final

import msgspec

from rumpus.core.options import Choice, Option, Preset
from rumpus.core.values import Options
from rumpus.games.icecool.state import Rules

SCORING: Final = Option(
    key="scoring",
    kind="choice",
    default="cards",
    sentence="Each fish card counts {}.",
    rule="IC-37",
    choices=(
        Choice("cards", "its printed points", "1 to 3, with skates, tasks and moved fish"),
        Choice("tournament", "one point", "Cards stay face down and have no abilities"),
    ),
)

TWO_DOORS: Final = Option(
    key="two_doors",
    kind="choice",
    default="different",
    sentence="The two-door task takes {}.",
    rule="IC-26",
    choices=(
        Choice("different", "two different doors"),
        Choice("there_and_back", "two passages", "There and back through one door counts"),
    ),
    when={"scoring": ("cards",)},
)

STEADINESS: Final = Option(
    key="steadiness",
    kind="choice",
    default="calm",
    sentence="Your hand is {}.",
    rule="IC-40",
    choices=(
        Choice("exact", "exact", "You flick what you aim, but a program can calculate flicks"),
        Choice("calm", "steady", "A little off in direction and power"),
        Choice("shaky", "shaky", "Well off in direction and power"),
    ),
)

TURN: Final = Option(
    key="turn",
    kind="choice",
    default=60,
    sentence="You have {} for a flick.",
    rule="IC-12",
    choices=(
        Choice(0, "as long as you like", "No timer: players end their own turns"),
        Choice(20, "20 seconds"),
        Choice(30, "30 seconds"),
        Choice(60, "a minute"),
        Choice(120, "two minutes"),
    ),
)

ROUNDS: Final = Option(
    key="rounds",
    kind="choice",
    default=0,
    sentence="The game has {}.",
    rule="IC-5",
    choices=(
        Choice(0, "one round per player", "Everyone is the Catcher once; with two players, twice"),
        Choice(2, "two rounds", "A short game: two players are the Catcher once each"),
        Choice(1, "one round", "The shortest game: only one player is the Catcher"),
    ),
)

OPTIONS: Final = (ROUNDS, SCORING, TWO_DOORS, STEADINESS, TURN)

PRESETS: Final = (
    Preset("Rulebook", "As printed: cards are worth 1 to 3 and have abilities", {}),
    Preset("Short", "Two rounds, and half a minute for a flick", {"rounds": 2, "turn": 30}),
    Preset("Family", "No clock, and an easier task", {"turn": 0, "two_doors": "there_and_back"}),
    Preset("Tournament", "Every fish is one point", {"scoring": "tournament", "turn": 30}),
)


def rules_of(options: Options) -> Rules:
    """Return validated options as `Rules`."""
    return msgspec.convert(options, Rules)
