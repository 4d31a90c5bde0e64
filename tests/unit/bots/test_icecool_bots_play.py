"""Tests of ICECOOL 2's bots in whole games: legality, patience, and hidden cards."""

from collections.abc import Sequence
from typing import Any

import pytest

from icecool_subject import GAME, other_secrets
from rumpus.bots.bot import AnyBot
from rumpus.bots.means import FRUGAL, Means
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.game import AnyGame
from rumpus.core.options import Preset, validated
from rumpus.core.values import Act, Millis, Options, Refusal, Seat, Timer
from rumpus.games.icecool import GAME as MODULE
from rumpus.games.icecool.bots import LEVELS, IceBot
from rumpus.games.icecool.events import Flicked, IceEvent
from rumpus.games.icecool.game import FACTS, IceCool
from rumpus.games.icecool.options import PRESETS
from rumpus.games.icecool.state import State
from rumpus.lab.run import Run
from rumpus.lab.simulate import Sitting, play
from rumpus.table.record import verify
from unit.bots.boards import Counting

HASTY = FRUGAL._replace(effort=0.0)
"""Means of a bot that simulates no flicks, because toy physics draws outcomes at random."""


def hasty(game: AnyGame, level: str) -> AnyBot:
    """Create a bot that hardly thinks."""
    return MODULE.make_bot(game, level, HASTY)


def run_of(levels: Sequence[str], given: Options | None = None) -> Run:
    """Start a game with toy physics."""
    options = validated(FACTS.options, given or {})
    assert not isinstance(options, Refusal), options
    run = Run(FACTS, lambda _options: GAME, hasty, simulation_seed(1))
    run.open(levels, options)
    return run


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_bots_play_every_preset_to_the_end(preset: Preset, seats: int) -> None:
    """The rules accept everything that bots plan, and no turn is left to the timer."""
    run = run_of(("gentle",) * seats, preset.options)
    run.finish()
    assert run.table.result is not None
    assert not any(isinstance(entry.cause, Timer) for entry in run.entries)


def test_bots_wait_until_all_penguins_rest() -> None:
    """A bot acts only once all penguins rest, after a pause like that of a person who looks."""
    run = run_of(("fair", "gentle", "sharp"))
    run.finish()
    rest = 0
    for entry in run.entries:
        if isinstance(entry.cause, Act):
            assert entry.at >= rest + LEVELS["sharp"].pause
        rest = max(
            rest,
            *(entry.at + e.shot.duration for e in entry.events if isinstance(e, Flicked)),
            0,
        )


def test_bots_see_no_card_that_is_hidden() -> None:
    """A bot's plan is the same at tables that differ only in what its seat can't know."""
    assert blind(HASTY, run_of(("fair", "fair"))) > 20


def test_no_flick_is_judged_by_a_card_that_is_hidden() -> None:
    """Hidden cards don't change the plan of a bot with a task card, even if it tries flicks out."""
    mapper = Counting()
    run = run_of(("fair", "fair"))
    while not of_task(run.table.state):
        run.step()
    assert blind(FRUGAL._replace(mapper=mapper), run, most=6) == 6
    assert mapper.done > 20


def of_task(state: Any) -> bool:
    """Return True if the seat that may flick holds a card with a task."""
    if not isinstance(state, State) or state.phase != "before":
        return False
    return any(card.task for card in GAME.view(state, state.turn).hand)


def blind(means: Means, run: Run, most: int = 1000) -> int:
    """Check that other hidden cards don't change a bot's plans; return how many were compared."""
    equal = 0
    while run.table.phase == "play" and equal < most:
        state = run.table.state
        if isinstance(state, State) and state.outcome is None:
            other = other_secrets(state, state.turn, Chance(simulation_seed(0), "alter"))
            plans = [
                IceBot(GAME.school, LEVELS["fair"], means).on(
                    GAME.view(each, state.turn), [], Millis(0), Chance(b"", "bot")
                )
                for each in (state, other)
                if each is not None
            ]
            assert all(plan == plans[0] is not None for plan in plans)
            equal += len(plans) - 1
        run.step()
    return equal


def test_a_bot_waits_for_others() -> None:
    """A bot plans nothing out of turn."""
    run = run_of(("fair", "fair"))
    state = run.table.state
    assert isinstance(state, State)
    events: list[IceEvent] = []
    for seat in (0, 1):
        view = GAME.view(state, Seat(seat))
        bot = IceBot(GAME.school, LEVELS["fair"], HASTY)
        plan = bot.on(view, events, Millis(0), Chance(b"", "x"))
        assert (plan is not None) == (state.turn == seat)


def test_a_real_game_is_what_its_record_says() -> None:
    """A game under real physics can be verified: replayed from its record, it's the same."""
    options = validated(FACTS.options, {"scoring": "tournament"})
    assert not isinstance(options, Refusal)
    played = play(Sitting(FACTS.name, ("gentle", "gentle"), options), 1)
    assert verify(played.record, FACTS, lambda _options: IceCool()) is None


def test_who_is_asked_again_about_the_same_does_not_think_again() -> None:
    """A bot repeats its plan as long as nothing that it sees has changed."""
    run = run_of(("fair", "fair"))
    state = run.table.state
    assert isinstance(state, State)
    bot = IceBot(GAME.school, LEVELS["fair"], HASTY)
    view = GAME.view(state, state.turn)
    first = bot.on(view, [], Millis(0), Chance(b"", "one"))
    again = bot.on(view, [], Millis(100), Chance(b"", "two"))
    late = bot.on(view, [], Millis(50_000), Chance(b"", "three"))
    assert first is not None
    assert late is not None
    assert first == again
    assert late.action == first.action
    assert late.at == 50_000
