"""Tests of a bot of Keep Your Cool: what it throws and says, and when it does nothing."""

import pytest
from msgspec.structs import replace

from rules.keep_your_cool.spec import A, B, Spec
from rumpus.core.values import Millis, Seat
from rumpus.games.keep_your_cool.actions import AskOverturn, Flip, Refuse, Say, Throw
from rumpus.games.keep_your_cool.bots import LEVELS
from rumpus.games.keep_your_cool.fields import Hand
from unit.bots.cool_minds import MANY, accepted, asked, bot, fresh, turned, wanted


def test_it_throws() -> None:
    """A bot throws any hand within three seconds, and only once."""
    spec = Spec(first=None)
    spec.given_state(phase="throw", due=Millis(20_000))
    hands: set[Hand] = set()
    for number in range(30):
        plan = fresh(spec, A, number=number)
        assert plan is not None
        assert isinstance(plan.action, Throw)
        assert 500 < plan.at < 3000
        hands.add(plan.action.hand)
    assert hands == {"rock", "paper", "scissors"}
    spec.given_state(thrown=("rock", None))
    assert fresh(spec, A) is None


@pytest.mark.parametrize("level", LEVELS)
def test_the_first_word_comes_in_time(level: str) -> None:
    """A bot's first word is legal and comes before the roles swap; the other bot waits."""
    spec = Spec(first=None, first_word_time=5000)
    for number in range(50):
        plan = fresh(spec, A, level, number)
        assert plan is not None
        assert isinstance(plan.action, Say)
        assert 1000 < plan.at < 5000
    assert accepted(spec, A, wanted(spec, A, Say, level))
    assert fresh(spec, B, level) is None


@pytest.mark.parametrize("level", LEVELS)
def test_a_word_has_both_letters_and_takes_its_time(level: str) -> None:
    """A bot's answer has both letters, takes time for each letter, and is accepted."""
    for number in range(30):
        spec = Spec(first="ludicrous", swap_pause=0)
        mind = bot(spec, level)
        plan = asked(mind, spec, B, number)
        while plan is not None and not isinstance(plan.action, Say):
            spec.wait(spec.at + 1)
            plan = asked(mind, spec, B, number + 1000 * spec.at)
        assert plan is not None
        assert isinstance(plan.action, Say)
        word = plan.action.word
        assert {"l", "s"} <= {*word}
        assert plan.at > 1000 + len(word) * LEVELS[level].letter
        assert accepted(spec, B, plan)


def test_who_has_lost_the_tiles_does_not_speak_too_soon() -> None:
    """After losing the tiles, a bot waits until it may speak, however quick its idea (KYC-12)."""
    spec = Spec(first="ludicrous")
    pausing = replace(spec.player(B), speak_from=Millis(20_000))
    spec.given_state(players=(spec.player(A), pausing))
    plans = [fresh(spec, B, "sharp", number) for number in range(MANY)]
    said = [plan.at for plan in plans if plan is not None and isinstance(plan.action, Say)]

    assert min(said) == 20_000 < max(said)


def test_a_plan_lasts_as_long_as_its_reason() -> None:
    """A bot keeps its plan while its reason lasts, however often it's asked."""
    spec = Spec(first="ludicrous")
    mind = bot(spec)
    words: set[tuple[str, int]] = set()
    for number in range(20):
        spec.wait(spec.at + 10)
        plan = asked(mind, spec, B, number)
        if plan is not None and isinstance(plan.action, Say):
            words.add((plan.action.word, plan.at))

    assert len(words) == 1


def test_while_play_stands_still_it_does_nothing_else() -> None:
    """A bot with an open question plans nothing until the other player has answered."""
    spec = Spec(first="play", swap_pause=0)
    spec.when(B, Say("played"), 1000).accepted()
    mind = bot(spec)
    asked(mind, spec, B)
    spec.when(B, AskOverturn(0, "please"), 2000).accepted()

    assert asked(mind, spec, B) is None
    happened = spec.when(A, Refuse(), 20_000).events
    plan = asked(mind, spec, B, events=happened)
    assert plan is not None
    assert plan.at > 20_000


def test_what_waits_to_be_decided_is_not_done_twice() -> None:
    """A bot that is asked again while its flip is undecided doesn't repeat it at once."""
    spec = Spec()
    mind = bot(spec, "sharp")
    tile = turned(mind, spec)

    for number in range(MANY):
        plan = asked(mind, spec, A, number)
        assert plan is not None
        assert plan.action != Flip(tile) or plan.at >= spec.at + 300


def test_a_seat_that_does_not_play_has_no_plans() -> None:
    """A moderator's seat has no plans, and no seat has any after the game."""
    spec = Spec(moderated=True)
    assert fresh(spec, Seat(2)) is None
    over = Spec("aa")
    over.flip(A, 0, 1, at=0)
    assert over.state.phase == "over"
    assert fresh(over, A) is None
