"""Tests of when a bot of Keep Your Cool says stop: its reaction times, feints included."""

from collections.abc import Sequence
from statistics import mean, quantiles

import pytest
from msgspec.structs import replace

from rules.keep_your_cool.spec import A, B, Spec
from rumpus.bots.bot import Plan
from rumpus.core.values import Lag, Line, Millis
from rumpus.games.keep_your_cool.actions import Action, Stop, Withdraw
from rumpus.games.keep_your_cool.bots import LEVELS, CoolBot
from rumpus.games.keep_your_cool.bots.drawing import FASTEST, exponential, normal, reaction
from rumpus.games.keep_your_cool.bots.reacting import Nerves
from unit.bots.cool_minds import MANY, asked, fresh, luck


def test_luck_has_the_right_shape() -> None:
    """The draws have the means and deviations of their distributions."""
    chance = luck()
    even, tail = ([draw(chance) for _ in range(4000)] for draw in (normal, exponential))

    assert abs(mean(even)) < 0.06
    assert abs(mean(x * x for x in even) - 1) < 0.08
    assert abs(mean(tail) - 1) < 0.06
    assert min(tail) >= 0


@pytest.mark.parametrize("name", LEVELS)
def test_reactions_are_ex_gaussian(name: str) -> None:
    """Reaction times have the right mean, a tail to the right, and are never inhumanly short."""
    level, chance = LEVELS[name], luck()
    drawn = [reaction(level, chance) for _ in range(4000)]
    low, middle, high = quantiles(drawn, n=20)[0], quantiles(drawn, n=2)[0], quantiles(drawn)[2]

    assert min(drawn) >= FASTEST
    assert abs(mean(drawn) - level.reaction - level.tail) < 10
    assert mean(drawn) > middle
    assert quantiles(drawn, n=20)[18] - middle > 1.5 * (middle - low)
    assert high < 800


def test_better_levels_are_faster_and_later_less_often() -> None:
    """Of reaches of 0.7 s, each level misses fewer than the one below."""
    late = [
        sum(reaction(level, luck(number)) >= 700 for number in range(2000))
        for level in LEVELS.values()
    ]

    assert late[0] > 1.3 * late[1] > 1.3 * 1.3 * late[2] > 0


@pytest.mark.parametrize("level", LEVELS)
def test_a_reach_is_answered_from_when_it_began(level: str) -> None:
    """The time of a stop is drawn once per reach, and later updates don't change it."""
    spec = Spec()
    number = spec.reach(A, at=1000)
    mind = CoolBot(spec.game.book, replace(LEVELS[level], bold=1))
    first = asked(mind, spec, B)
    spec.wait(1100)
    again = asked(mind, spec, B, 1)

    assert first is not None
    assert first == again
    assert first.action == Stop(number)
    assert first.at >= 1150


def test_a_reach_at_a_busy_bot_is_answered_later() -> None:
    """A bot that is flipping a tile or about to speak answers a reach later."""
    idle, busy = Spec(), Spec()
    busy.flip(A, 0, at=900)
    for spec in (idle, busy):
        spec.reach(B, at=1000)
    load = LEVELS["fair"].load
    begun = (Millis(990),)

    for number in range(20):
        free = answering(idle, number)
        assert answering(busy, number) == answering(idle, number, begun) == free + load
        assert answering(idle, number, (Millis(1010),)) == free


def answering(spec: Spec, number: int, speaking: Sequence[Millis] = ()) -> int:
    """Return the time at which a bot on A would stop the current reach."""
    view, nerves = spec.game.view(spec.state, A), Nerves(LEVELS["fair"])
    plan = nerves.stop(view, A, spec.grab, speaking, luck(number))
    assert plan is not None
    return plan.at


def test_a_locked_stop_waits_for_what_is_left_of_the_reach() -> None:
    """After a void stop, a bot answers a reach as soon as it may say stop again (KYC-21)."""
    spec = Spec(void_stop_lock=2000)
    spec.when(B, Stop(), 0).accepted()
    spec.reach(A, at=1700)

    mind = CoolBot(spec.game.book, replace(LEVELS["fair"], bold=1))
    plan = asked(mind, spec, B)

    assert plan is not None
    assert isinstance(plan.action, Stop)
    assert plan.at >= 2000


def test_a_reach_answered_too_late_is_not_answered_again() -> None:
    """A bot doesn't stop a reach again after a stop that came too late."""
    spec = Spec(lines=(Line(), Line(200, 0)))
    spec.reach(A, at=0)
    lag = Lag(Millis(740), (Line(), Line(200, 0)), 730, None, None)
    spec.when(B, Stop(0), 740, lag).accepted()
    assert spec.grab.late is not None

    plans = [fresh(spec, B, number=number) for number in range(30)]

    assert not any(plan is not None and isinstance(plan.action, Stop) for plan in plans)


def feint(number: int = 0, level: str = "fair") -> tuple[Spec, Nerves, int, Plan[Action] | None]:
    """
    Let B reach at A at 1000 and take the hand back at 1300.

    Return the game, the nerves of A's bot, when it would have said stop, and what it plans when it
    sees the hand go back.
    """
    spec, nerves = Spec(), Nerves(LEVELS[level])
    spec.reach(B, at=1000)
    coming = nerves.stop(spec.game.view(spec.state, A), A, spec.grab, (), luck(number))
    spec.when(B, Withdraw(), 1300).accepted()
    going = nerves.stop(spec.game.view(spec.state, A), A, spec.grab, (), luck(number))
    assert coming is not None
    return spec, nerves, coming.at, going


@pytest.mark.parametrize("level", LEVELS)
def test_a_stop_on_its_lips_is_said_to_a_hand_that_goes_back(level: str) -> None:
    """KYC-22: a stop due within `restraint` of a withdrawal is still said; a later one isn't."""
    said = {"in time": 0, "void": 0, "held back": 0}
    for number in range(MANY):
        spec, nerves, at, going = feint(number, level)
        spec.wait(1451)
        assert spec.state.grabs == ()
        assert nerves.slip(spec.game.view(spec.state, A), A) == going
        if at > 1300 + LEVELS[level].restraint:
            assert going is None
            said["held back"] += 1
        else:
            assert going == Plan(Millis(at), Stop(0))
            said["in time" if at <= 1450 else "void"] += 1

    assert min(said.values()) > MANY / 20


def test_a_stop_that_was_said_to_a_feint_is_not_said_again() -> None:
    """A bot says stop only once to a feint."""
    number = next(number for number in range(MANY) if 1450 < feint(number)[2] <= 1600)
    spec, nerves, at, _ = feint(number)
    spec.wait(1451)
    assert nerves.slip(spec.game.view(spec.state, A), A) is not None

    spec.when(A, Stop(0), at).accepted()

    assert nerves.slip(spec.game.view(spec.state, A), A) is None
