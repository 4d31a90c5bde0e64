"""A bot for KEYWORD: what it does in each phase, and how long a person would take over it."""

from collections.abc import Sequence
from typing import Final, assert_never

from rumpus.bots.bot import Plan
from rumpus.bots.pace import planned
from rumpus.core.chance import Chance
from rumpus.core.values import Millis, Seat
from rumpus.games.keyword.actions import Action, Announce, Commit, Decline, Pass, Ready
from rumpus.games.keyword.bots.choosing import Chooser, may_pass
from rumpus.games.keyword.bots.levels import Level
from rumpus.games.keyword.events import KeywordEvent
from rumpus.games.keyword.rules.crack import cracks
from rumpus.games.keyword.state import Phase, View
from rumpus.words.lexicon import Lexicon

READING: Final = 2500
"""Ms to look at the words of a round; up to half as much again is added at random."""

NOTICING: Final = 1500
"""Ms to notice a complete keyword; up to as much again is added at random."""

HURRY: Final = 1800
"""Ms until the bot acts once others have laid, for itself and for each seat still thinking; up to
as much again is added at random."""

GLANCE: Final = 4000
"""Ms to see that the cards are bad; up to as much again is added at random."""

LOOKED_FOR: Final = 5
"""Length of a word that takes as long to find as giving up does (KW-10)."""

LEAST_PART: Final = 400
PART: Final = 450
"""If time is short, the bot uses 40 to 85 % of what is left."""

Situation = tuple[Phase, int]


class KeywordBot:
    """
    Bot of one seat.

    It keeps its plan for as long as its situation lasts, so that what others do in the meantime
    doesn't make it start over.
    """

    def __init__(self, lexicon: Lexicon, level: Level) -> None:
        self._level = level
        self._chooser = Chooser(lexicon, level)
        self._kept: tuple[Situation, Plan[Action] | None] | None = None

    def on(
        self, view: View, events: Sequence[KeywordEvent], at: Millis, chance: Chance
    ) -> Plan[Action] | None:
        """Plan the next action if one is awaited; otherwise return None to wait."""
        del events
        if view.you is None or view.you not in view.awaited or view.laid is not None:
            return None
        situation = view.phase, view.round
        if self._kept is None or self._kept[0] != situation or _spoilt(view, self._kept[1], at):
            self._kept = situation, self._plan(view, view.you, at, chance)
        return _hurried(view, view.you, self._kept[1], at, chance)

    def _plan(self, view: View, seat: Seat, at: Millis, chance: Chance) -> Plan[Action] | None:
        announce = self._announcing(view, seat, at, chance)
        if announce is not None:
            return announce
        match view.phase:
            case "lay":
                return self._laying(view, seat, at, chance)
            case "shown":
                pause = READING + chance.below(READING // 2)
                return planned(view.due, at, pause, Ready(view.round))
            case "last_call" | "over":
                return None
            case _:
                assert_never(view.phase)

    def _announcing(
        self, view: View, seat: Seat, at: Millis, chance: Chance
    ) -> Plan[Action] | None:
        """Announce the keyword unless the bot overlooks it, as it never does in the last call."""
        if view.rules.crack == "automatic" or not cracks(view.rules.keyword, view.seats[seat].kept):
            return None
        if view.phase != "last_call" and chance.below(1000) < self._level.overlooked:
            return None
        return planned(view.due, at, NOTICING + chance.below(NOTICING), Announce())

    def _laying(self, view: View, seat: Seat, at: Millis, chance: Chance) -> Plan[Action]:
        """Lay or decline within the time there is, or pass while that is possible (KW-10)."""
        action = self._chooser.choose(view, seat, at, chance)
        if isinstance(action, Pass):
            pause = GLANCE + chance.below(GLANCE)
            return planned(view.pass_until, at, pause, action)
        letters = LOOKED_FOR if isinstance(action, Decline) else len(action.pieces)
        pause = self._pace(letters, chance)
        if view.due is not None:
            most = max(0, view.due - at) * (LEAST_PART + chance.below(PART)) // 1000
            pause = min(pause, most)
        return planned(view.due, at, pause, action)

    def _pace(self, letters: int, chance: Chance) -> int:
        """Return the ms that a person takes over a word of this length."""
        half = self._level.glance // 2
        return half + chance.below(half) + letters * self._level.letter


def _spoilt(view: View, plan: Plan[Action] | None, at: Millis) -> bool:
    """Return True if the bot planned to pass but no longer may (KW-10)."""
    return plan is not None and isinstance(plan.action, Pass) and not may_pass(view, at)


def _hurried(
    view: View, seat: Seat, plan: Plan[Action] | None, at: Millis, chance: Chance
) -> Plan[Action] | None:
    """Hasten a plan once others have laid; the fewer are still thinking, the sooner it is due."""
    if plan is None or not isinstance(plan.action, Commit | Decline):
        return plan
    others = [one for other, one in enumerate(view.seats) if other != seat]
    thinking = sum(one.laid is None and not one.passed for one in others)
    if thinking == len(others):
        return plan
    pause = (HURRY + chance.below(HURRY)) * (1 + thinking)
    return Plan(min(plan.at, Millis(at + pause)), plan.action)
