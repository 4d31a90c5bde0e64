"""Tests of the disputes that a bot of Keep Your Cool grants, refuses and begins."""

import pytest
from msgspec.structs import replace

from rules.keep_your_cool.spec import A, B, Spec, kinds
from rumpus.core.values import Lag, Line, Millis, Seat
from rumpus.games.keep_your_cool.actions import AskOverturn, Grant, Refuse, Say, Stop
from rumpus.games.keep_your_cool.bots import LEVELS, CoolBot, agreeing
from rumpus.games.keep_your_cool.bots.agreeing import CLOSE, HAIR, RELATED
from rumpus.games.keep_your_cool.events import OverturnAsked
from unit.bots.cool_minds import MANY, accepted, asked, fresh


def test_it_grants_what_is_far_fetched_and_refuses_the_rest() -> None:
    """KYC-30: after some seconds, a bot grants a dispute only if the relation is far-fetched."""
    spec = Spec(first="play", swap_pause=0)
    spec.when(B, Say("played"), 1000).accepted()
    spec.when(B, AskOverturn(0, "please"), 2000).accepted()
    plan = fresh(spec, A)

    assert plan is not None
    assert plan.action == Refuse()
    assert 3000 < plan.at < 10_000
    assert fresh(spec, B) is None
    call = spec.state.calls[0]
    doubt = call.doubt
    assert doubt is not None
    far = replace(doubt, chain=doubt.chain * 3)
    spec.given_state(calls=(replace(call, doubt=far),))
    granted = fresh(spec, A)
    assert granted is not None
    assert granted.action == Grant()


def lost_flag(*, late: int | None = None) -> Spec:
    """Let B take A's flag, which ends the game; A stops *late* ms too late, or never."""
    slow = Line(200, 0)
    spec = Spec(lines=(slow, Line()))
    number = spec.reach(B, at=1000)
    if late is not None:
        lag = Lag(Millis(1900), (slow, Line()), 700 + late, Millis(1000), Millis(1000))
        spec.when(A, Stop(number), 1900, lag).accepted()
    spec.wait(2000)
    assert spec.state.halt is not None
    assert (spec.state.halt.why, spec.state.halt.seat) == ("dispute", A)
    return spec


@pytest.mark.parametrize("level", LEVELS)
def test_a_flag_lost_by_a_hair_is_disputed(level: str) -> None:
    """KYC-30: a bot disputes a flag lost by a hair within 10 s, and the rules accept that."""
    spec = lost_flag(late=10)
    plan = fresh(spec, A, level)

    assert plan is not None
    assert plan.action == AskOverturn(0, CLOSE)
    assert plan.at < spec.at + 10_000
    assert accepted(spec, A, plan)
    assert spec.state.phase == "play"


@pytest.mark.parametrize("late", [None, HAIR + 1, 90])
def test_any_other_flag_stands(late: int | None) -> None:
    """KYC-30: a bot lets any other flag stand, so that the game is over at once."""
    spec = lost_flag(late=late)
    plan = fresh(spec, A)

    assert plan is not None
    assert plan.action == Refuse()
    happened = spec.when(A, plan.action, plan.at).events
    assert kinds(happened)[0] == "FlagStood"
    assert kinds(happened)[-1] == "Ended"


def test_whoever_took_the_flag_waits_for_the_dispute() -> None:
    """A bot that took a flag waits for a dispute, and grants it if the stop was only just late."""
    spec = lost_flag(late=10)
    assert fresh(spec, B) is None

    spec.when(A, AskOverturn(0, CLOSE), spec.at + 10).accepted()
    plan = fresh(spec, B)
    assert plan is not None
    assert plan.action == Grant()


def refused_relative() -> Spec:
    """Let B say PLAYER, which is refused as a relative of PLAYABLE through PLAY."""
    spec = Spec(first="playable", swap_pause=0, min_answers=1)
    spec.when(B, Say("player"), 1000).accepted()
    assert spec.state.calls != ()
    return spec


def test_it_asks_about_an_arguable_word() -> None:
    """KYC-30: a bot may dispute its refused word, unless the ruling is closed, old or moderated."""
    spec = refused_relative()
    view = spec.game.view(spec.state, B)
    question = agreeing.asked(view, B)
    assert question == AskOverturn(view.calls[-1].number, RELATED)
    assert agreeing.asked(view, A) is None

    closed = replace(view, calls=(replace(view.calls[-1], closed=True),))
    assert agreeing.asked(closed, B) is None
    assert agreeing.asked(replace(view, moderator=Seat(2)), B) is None
    word = replace(view.calls[-1], key=99)
    assert agreeing.asked(replace(view, calls=(word,)), B) is None


def test_questions_are_asked_as_often_as_the_level_says() -> None:
    """A bot disputes a ruling about as often as its level says, and the rules accept that."""
    spec = refused_relative()
    plans = [fresh(spec, B, "sharp", number) for number in range(MANY)]
    asks = [p for p in plans if p is not None and isinstance(p.action, AskOverturn)]

    share = LEVELS["sharp"].asks / 1000
    assert abs(len(asks) - share * MANY) < MANY / 5
    assert accepted(spec, B, asks[0])


def test_after_three_questions_it_asks_no_more() -> None:
    """After three disputes, a bot doesn't ask again."""
    spec = refused_relative()
    mind = CoolBot(spec.game.book, replace(LEVELS["sharp"], asks=1000, bold=1))
    question = OverturnAsked(0, B, RELATED, Millis(0), Millis(0))
    plan = asked(mind, spec, B, events=(question,) * 2)
    assert plan is not None
    assert isinstance(plan.action, AskOverturn)

    plan = asked(mind, spec, B, events=(question,))
    assert plan is None or not isinstance(plan.action, AskOverturn)
