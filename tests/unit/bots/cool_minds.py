"""Bots of Keep Your Cool, asked about one view with one draw of luck at a time."""

from collections.abc import Sequence

from rules.keep_your_cool.spec import A, Spec
from rumpus.bots.bot import Plan
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Act, Millis, Refusal, Seat
from rumpus.games.keep_your_cool.actions import Action, Flip
from rumpus.games.keep_your_cool.bots import LEVELS, CoolBot
from rumpus.games.keep_your_cool.events import CoolEvent

MANY = 200


def luck(number: int = 0) -> Chance:
    """Return one bot's luck at one update."""
    return Chance(simulation_seed(number), "bot")


def bot(spec: Spec, level: str = "fair") -> CoolBot:
    """Create a bot for a game."""
    return CoolBot(spec.game.book, LEVELS[level])


def asked(
    mind: CoolBot, spec: Spec, seat: Seat, number: int = 0, events: Sequence[CoolEvent] = ()
) -> Plan[Action] | None:
    """Ask a bot for a plan at the table's time."""
    view = spec.game.view(spec.state, seat)
    return mind.on(view, events, Millis(spec.at), luck(number))


def fresh(spec: Spec, seat: Seat, level: str = "fair", number: int = 0) -> Plan[Action] | None:
    """Ask a new bot for a plan."""
    return asked(bot(spec, level), spec, seat, number)


def wanted(spec: Spec, seat: Seat, kind: type[Action], level: str = "fair") -> Plan[Action]:
    """Ask bots with different luck until one plans an action of this kind."""
    plans = (fresh(spec, seat, level, number) for number in range(MANY))
    return next(plan for plan in plans if plan is not None and isinstance(plan.action, kind))


def accepted(spec: Spec, seat: Seat, plan: Plan[Action]) -> bool:
    """Return True if the rules accept a bot's planned action at its planned time."""
    spec.wait(plan.at)
    decided = spec.game.decide(spec.state, Act(seat, plan.action), plan.at, luck())
    return not isinstance(decided, Refusal)


def turned(mind: CoolBot, spec: Spec) -> int:
    """Ask a bot with different luck until it plans to flip a tile; return that tile."""
    for number in range(MANY):
        plan = asked(mind, spec, A, number)
        if plan is not None and isinstance(plan.action, Flip):
            spec.wait(plan.at)
            return plan.action.tile
    raise AssertionError("it never turns a tile")
