"""A bot for Keep Your Cool: eyes, a mouth and two hands, each with its own plan."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Final, assert_never

from rumpus.bots.bot import Plan
from rumpus.bots.pace import planned
from rumpus.core.chance import Chance
from rumpus.core.values import Millis, Seat
from rumpus.games.keep_your_cool.actions import Action, Flip, Reach, Say, Stop, Throw, Withdraw
from rumpus.games.keep_your_cool.bots.agreeing import answered, asked, disputed
from rumpus.games.keep_your_cool.bots.drawing import about
from rumpus.games.keep_your_cool.bots.finding import Finder
from rumpus.games.keep_your_cool.bots.grabbing import (
    baited,
    follow_at,
    jump_at,
    reach_at,
    withdraw_at,
)
from rumpus.games.keep_your_cool.bots.levels import Level
from rumpus.games.keep_your_cool.bots.memory import Memory
from rumpus.games.keep_your_cool.bots.reacting import Nerves
from rumpus.games.keep_your_cool.bots.turning import turning
from rumpus.games.keep_your_cool.events import (
    CoolEvent,
    KeyWordSaid,
    OverturnAsked,
    PlayWentOn,
    TileTurned,
    WordRefused,
)
from rumpus.games.keep_your_cool.rules.board import VAIN_MOST
from rumpus.games.keep_your_cool.rules.opening import HANDS
from rumpus.games.keep_your_cool.rules.seating import PLAYERS
from rumpus.games.keep_your_cool.rules.wordbook import Wordbook
from rumpus.games.keep_your_cool.state import View
from rumpus.games.keep_your_cool.values import Grab, Halt

THROWING: Final = 1500
"""Mean ms until the bot throws."""

ANSWERING: Final = 3500
"""Mean ms that the bot thinks about a request of the other player."""

ASKING: Final = 1500
"""Mean ms until the bot asks to overturn a ruling."""

WAITING: Final = 300
"""Ms before the bot repeats a kind of act, as the last one may still be held."""

Intent = Plan[Action] | None


class CoolBot:
    """
    Bot of one seat.

    Each plan is made once and kept for as long as its reason lasts, so that what happens in the
    meantime neither hurries the bot nor makes it start over.
    """

    def __init__(self, book: Wordbook, level: Level) -> None:
        self._level = level
        self._finder = Finder(book, level)
        self._memory = Memory(level)
        self._nerves = Nerves(level)
        self._refused: set[str] = set()
        self._vain = 0
        self._kept: dict[str, tuple[Hashable, Intent]] = {}
        self._last: Intent = None
        self._done: dict[type[Action], Millis] = {}

    def on(
        self, view: View, events: Sequence[CoolEvent], at: Millis, chance: Chance
    ) -> Plan[Action] | None:
        """Look at what happened, and return the earliest of all plans, or None."""
        seat = view.you
        if seat is None or seat not in PLAYERS:
            return None
        self._watch(view, seat, events, at, chance)
        if self._last is not None and self._last.at <= at:
            self._done[type(self._last.action)] = self._last.at
        intents = self._intents(view, seat, at, chance)
        plans = [self._not_twice(intent, at) for intent in intents if intent is not None]
        self._last = min(plans, key=lambda plan: plan.at, default=None)
        return self._last

    def _watch(
        self, view: View, seat: Seat, events: Sequence[CoolEvent], at: Millis, chance: Chance
    ) -> None:
        """Note what happened and, as Flipper, remember the tiles that are face up."""
        for event in events:
            match event:
                case TileTurned(symbol=str(shown)):
                    self._memory.see(event.tile, shown, at, chance, own=event.seat == seat)
                case WordRefused() if event.seat == seat:
                    self._refused.add(event.word)
                case OverturnAsked() if event.seat == seat:
                    self._vain += 1
                case KeyWordSaid():
                    self._refused.clear()
                case PlayWentOn():
                    # Plans made before the halt are out of date.
                    self._kept.clear()
                case _:
                    pass
        for tile in view.up if seat == view.flipper else ():
            symbol = view.tiles[tile].symbol
            assert symbol is not None
            self._memory.look_at(tile, symbol, at, chance)

    def _intents(self, view: View, seat: Seat, at: Millis, chance: Chance) -> Iterator[Intent]:
        if view.halt is not None:
            yield self._answer(view, view.halt, seat, at, chance)
            return
        match view.phase:
            case "throw":
                yield self._throw(view, seat, at, chance)
            case "first_word":
                yield self._word(view, seat, at, chance) if seat == view.flipper else None
            case "play":
                speaks = seat == view.speaker
                word = self._word(view, seat, at, chance) if speaks else None
                yield word if speaks else self._flip(view, seat, at, chance)
                yield from self._hands(view, seat, word, at, chance)
                yield self._ask(view, seat, at, chance)
            case "over":
                return
            case _:
                assert_never(view.phase)

    def _hands(
        self, view: View, seat: Seat, word: Intent, at: Millis, chance: Chance
    ) -> Iterator[Intent]:
        """Yield plans to stop a reach, seen or only expected, and to reach or withdraw."""
        for grab in view.grabs:
            if grab.seat == seat:
                yield self._withdraw(grab, chance)
            else:
                yield self._nerves.stop(view, seat, grab, self._begun(word), chance)
        if not view.grabs:
            yield self._nerves.slip(view, seat)
        yield self._follow(view, seat, chance)
        yield _reach(view, seat, reach_at(view, seat, self._level, at, chance), chance)
        jump = jump_at(view, seat, self._level, at, chance)
        yield None if jump is None else Plan(jump, Stop())

    def _answer(self, view: View, halt: Halt, seat: Seat, at: Millis, chance: Chance) -> Intent:
        """KYC-30: answer the other player's request, or dispute a flag, if there's no moderator."""
        call = next((call for call in view.calls if call.number == halt.call), None)
        if call is None or (halt.why == "overturn") == (halt.seat == seat) or halt.why == "flag":
            return None
        answer = answered if halt.why == "overturn" else disputed
        pause = about(ANSWERING, chance)
        return self._keep(
            "answer",
            (halt.why, halt.call),
            lambda: planned(halt.due, at, pause, answer(view, call)),
        )

    def _ask(self, view: View, seat: Seat, at: Millis, chance: Chance) -> Intent:
        """KYC-30: now and then ask to overturn a ruling, while no reach is in progress."""
        question = None if view.grabs or self._vain >= VAIN_MOST else asked(view, seat)
        if question is None:
            return None

        def think() -> Intent:
            if chance.below(1000) >= self._level.asks:
                return None
            return Plan(Millis(at + about(ASKING, chance)), question)

        return self._keep("ask", question.call, think)

    def _follow(self, view: View, seat: Seat, chance: Chance) -> Intent:
        """Reach while the other player can't stop, since they fell for a feint."""
        void = baited(view, seat)
        if void is None:
            return None
        return self._keep(
            "follow",
            void.reach,
            lambda: _reach(view, seat, follow_at(void, self._level, chance), chance),
        )

    def _throw(self, view: View, seat: Seat, at: Millis, chance: Chance) -> Intent:
        if seat in view.thrown:
            return None

        def think() -> Intent:
            hand = Throw(chance.choice(HANDS))
            return planned(view.due, at, about(THROWING, chance), hand)

        return self._keep("throw", view.due, think)

    def _word(self, view: View, seat: Seat, at: Millis, chance: Chance) -> Intent:
        """Think of a word and say it as soon as allowed."""

        def think() -> Intent:
            idea = self._finder.find(view, self._refused, chance)
            if idea is None:
                return None
            return planned(view.due, at, idea.think + idea.say, Say(idea.word))

        number = view.keys[-1].number if view.keys else None
        intent = self._keep("word", (view.phase, number, len(self._refused)), think)
        if intent is None:
            return None
        return Plan(max(intent.at, view.players[seat].speak_from), intent.action)

    def _begun(self, word: Intent) -> list[Millis]:
        """Return when the bot begins to say its planned word, as a list of at most one time."""
        if word is None or not isinstance(word.action, Say):
            return []
        return [Millis(word.at - len(word.action.word) * self._level.letter)]

    def _flip(self, view: View, seat: Seat, at: Millis, chance: Chance) -> Intent:
        busy = view.players[seat].busy

        def think() -> Intent:
            turn = turning(view, self._memory, self._level, at, chance)
            return None if turn is None else Plan(Millis(at + turn.pause), Flip(turn.tile))

        intent = self._keep("flip", (view.up, busy, view.pairs, len(view.keys)), think)
        return None if intent is None else Plan(max(intent.at, busy), intent.action)

    def _withdraw(self, grab: Grab, chance: Chance) -> Intent:
        def think() -> Intent:
            back = withdraw_at(grab, self._level, chance)
            return None if back is None else Plan(back, Withdraw())

        return None if grab.withdrawn is not None else self._keep("hand", grab.number, think)

    def _keep(self, what: str, why: Hashable, think: Callable[[], Intent]) -> Intent:
        """Return the kept plan; think again only if the reason *why* has changed."""
        kept = self._kept.get(what)
        if kept is None or kept[0] != why:
            kept = self._kept[what] = why, think()
        return kept[1]

    def _not_twice(self, plan: Plan[Action], at: Millis) -> Plan[Action]:
        """Postpone a plan while the last act of its kind may still be held."""
        done = self._done.get(type(plan.action))
        least = at if done is None else max(at, Millis(done + WAITING))
        return Plan(max(plan.at, least), plan.action)


def _reach(view: View, seat: Seat, at: Millis | None, chance: Chance) -> Intent:
    flags = [flag for flag in view.flags if flag.owner != seat and not flag.taken]
    if at is None or not flags:
        return None
    return Plan(at, Reach(chance.choice(flags).side))
