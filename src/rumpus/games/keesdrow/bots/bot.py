"""A bot for Keesdrow: what it does in each phase, and how long a person would take over it."""

from collections.abc import Sequence
from typing import Final

from rumpus.bots.bot import Plan
from rumpus.bots.pace import planned
from rumpus.core.chance import Chance
from rumpus.core.values import Millis, Seat
from rumpus.games.keesdrow.actions import (
    Accept,
    Action,
    Challenge,
    Deny,
    Finish,
    Pass,
    Pick,
    Spell,
)
from rumpus.games.keesdrow.bots.bluffing import bluff
from rumpus.games.keesdrow.bots.finding import Finder
from rumpus.games.keesdrow.bots.levels import Level
from rumpus.games.keesdrow.bots.odds import pays, worth_a_challenge
from rumpus.games.keesdrow.bots.weighing import Weigher, plainly_best
from rumpus.games.keesdrow.events import KeesdrowEvent
from rumpus.games.keesdrow.rules.board import board_seen, cells_of
from rumpus.games.keesdrow.state import View
from rumpus.words.grid import Found
from rumpus.words.lexicon import Lexicon

CONFESSION: Final = 12_000
"""Ms that the bot leaves a partner to admit that the turn was coached."""

STAKE: Final = 12
"""Points of a word of middling worth."""

SUREST: Final = 850
"""Most unknown words, of 1000, that a bot challenges, since it may be wrong."""

Situation = tuple[str, int, int, bool, str]


class KeesdrowBot:
    """
    Bot of one seat.

    It keeps its plan for as long as its situation lasts, so that what others do in the meantime
    doesn't make it start over.
    """

    def __init__(self, lexicon: Lexicon, level: Level) -> None:
        self._lexicon = lexicon
        self._level = level
        self._finder = Finder(lexicon, level)
        self._kept: tuple[Situation, Plan[Action] | None] | None = None

    def on(
        self, view: View, events: Sequence[KeesdrowEvent], at: Millis, chance: Chance
    ) -> Plan[Action] | None:
        """Plan the next action if one is awaited; otherwise return None to wait."""
        del events
        if view.you is None or view.you not in view.awaited:
            return None
        situation = _situation(view, view.you)
        if self._kept is None or self._kept[0] != situation or _spoilt(view, self._kept[1]):
            self._kept = situation, self._plan(view, view.you, at, chance)
        return self._kept[1]

    def _plan(self, view: View, seat: Seat, at: Millis, chance: Chance) -> Plan[Action] | None:
        match view.phase:
            case "draw":
                return planned(view.due, at, 1000 + chance.below(2500), _pick(view, chance))
            case "turn":
                return self._turn(view, seat, at, chance)
            case "window":
                return self._window(view, at, chance)
            case "coaching":
                return _answer(view, seat, at)
            case "over":
                return None

    def _turn(self, view: View, seat: Seat, at: Millis, chance: Chance) -> Plan[Action]:
        if view.no_word_left and seat not in view.finishing:
            return planned(view.due, at, 1500 + chance.below(2000), Finish())
        found = [] if view.no_word_left else self._finder.find(view, chance)
        word = self._chosen(view, found, chance)
        if word is None:
            return planned(view.due, at, 2 * self._pace(2, chance), Pass())
        path = cells_of(board_seen(view), word.path)
        return planned(view.due, at, self._pace(len(path), chance), Spell(path))

    def _chosen(self, view: View, found: Sequence[Found], chance: Chance) -> Found | None:
        """Choose the best of the words found or, now and then, a bluff; None for neither."""
        chosen = self._best(view, found)
        if view.rules.words == "challenge" and chance.below(1000) < self._level.bluff:
            bluffed = bluff(self._lexicon, view, found, chance)
            if bluffed is not None and (not self._level.reckons or pays(view, bluffed, chosen)):
                return bluffed
        return chosen

    def _best(self, view: View, found: Sequence[Found]) -> Found | None:
        if not self._level.ahead:
            return plainly_best(board_seen(view), found)
        weigher = Weigher(self._lexicon, self._finder.vocabulary, view)
        return weigher.best(found, self._level.ahead)

    def _window(self, view: View, at: Millis, chance: Chance) -> Plan[Action]:
        """Accept the open word, or challenge an unknown one, the likelier the more is at stake."""
        play = view.plays[-1]
        pause = 900 + chance.below(1600)
        known = self._finder.vocabulary.recognises(play.word)
        if not known and self._doubts(view, play.points, chance):
            return planned(view.due, at, pause + 1500, Challenge())
        return planned(view.due, at, pause, Accept())

    def _doubts(self, view: View, points: int, chance: Chance) -> bool:
        if self._level.reckons and not worth_a_challenge(view):
            return False
        # KD-26: without points, the stake is the same for every word.
        stake = STAKE if view.rules.variation == "four_score" else min(points, 2 * STAKE)
        return chance.below(1000) < min(SUREST, self._level.doubt * stake // STAKE)

    def _pace(self, letters: int, chance: Chance) -> int:
        """Return the ms that a person takes over a word of this length."""
        return self._level.glance + chance.below(self._level.glance) + letters * self._level.letter


def _situation(view: View, seat: Seat) -> Situation:
    """Return what a plan depends on: when this changes, the bot needs a new plan."""
    drawn = sum(draw.seat == seat for draw in view.draws)
    finishes = view.no_word_left and seat not in view.finishing
    # Pegs change during a turn if the word before it is taken back (KD-25).
    return view.phase, view.turn, drawn, finishes, view.uses


def _spoilt(view: View, plan: Plan[Action] | None) -> bool:
    """Return True if somebody else has just looked at the tile that the bot wanted."""
    if plan is None or not isinstance(plan.action, Pick):
        return False
    return plan.action.tile in {draw.tile for draw in view.draws}


def _pick(view: View, chance: Chance) -> Pick:
    taken = {draw.tile for draw in view.draws}
    return Pick(chance.choice([tile for tile in range(len(view.places)) if tile not in taken]))


def _answer(view: View, seat: Seat, at: Millis) -> Plan[Action] | None:
    """Deny coaching, after leaving a partner time to admit it; never rule on others."""
    return None if seat == view.moderator else planned(view.due, at, CONFESSION, Deny())
