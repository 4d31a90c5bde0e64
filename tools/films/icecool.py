"""Script of the lesson in ICECOOL 2: a fish, a jump, a catch and a curve, with simulated flicks."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from rumpus.core.values import Seat
from rumpus.games.icecool.actions import Action, MakeFlick
from rumpus.games.icecool.events import (
    Entered,
    IceEvent,
    Placed,
    RoundBegan,
    Shuffled,
    TurnBegan,
)
from rumpus.games.icecool.game import IceCool
from rumpus.games.icecool.rules import cards
from rumpus.games.icecool.state import State, View
from rumpus.physics import Flick, Pose, standing
from rumpus.physics.layout import load
from rumpus.testing.film import Film, Recorder, Way
from rumpus.testing.scenario import Scenario, setup_of

YOU, ROBIN = Seat(0), Seat(1)
UP: Final = 9_000
"""Aim up the plan, in hundredths of a degree."""
CROWN: Final = 1000
"""Height of a hit on top of the head."""
KITCHEN: Final = standing(460, 320)


def film() -> Film:
    """Record the lesson."""
    game, school = IceCool(), load()
    roles = ["player"] * 2
    setup = setup_of(game, roles, scoring="tournament", steadiness="exact", turn=0)
    scenario = Scenario(game, setup).given(
        Shuffled(cards.BLANK * len(cards.DECK)),
        RoundBegan(0, ROBIN, school.fish.two, None),
        Placed(ROBIN, KITCHEN, timer=False),
        TurnBegan(YOU, None),
        Entered(YOU, standing(school.circle.x, school.circle.y)),
    )

    def stage(you: Pose, robin: Pose, *, catcher: Seat = ROBIN) -> None:
        seats = tuple(
            replace(seated, pose=pose, away=True, caught=0)
            for seated, pose in zip(scenario.state.seats, (you, robin), strict=True)
        )
        scenario.given_state(seats=seats, catcher=catcher, turn=YOU, phase="before", outside=False)

    recorder = Recorder(scenario, YOU)
    recorder.scene("fish")
    recorder.scene("flick")
    flicks = [Flick(8_600, 450), Flick(9_400, 450), Flick(UP, 450)]
    _tried(recorder, "fish_taken", flicks, [Flick(UP, 250), Flick(7_700, 450), Flick(10_300, 450)])

    stage(standing(120, 200), KITCHEN)
    recorder.scene("jump")
    flicks = [Flick(aim, 850, 0, CROWN) for aim in (6_500, 11_800, UP)]
    _tried(recorder, "jumped", flicks, [Flick(UP, 700)])

    stage(standing(60, 400), standing(230, 400), catcher=YOU)
    recorder.scene("catch")
    _tried(recorder, "caught", [Flick(0, 400)], [Flick(0, 150), Flick(1_900, 450)])

    stage(standing(100, 200), standing(190, 378), catcher=YOU)
    recorder.scene("curve")
    _tried(recorder, "caught", [Flick(UP, 400, 400)], [Flick(UP, 400)])
    return recorder.film()


def _tried(
    recorder: Recorder[State, Action, IceEvent, View, None, None],
    goal: str,
    hits: Sequence[Flick],
    misses: Sequence[Flick],
) -> None:
    """Record flicks that reach a goal, the last of which the film shows first, and that miss it."""
    for flick in misses:
        recorder.miss(_act(flick))
    for flick in hits[:-1]:
        recorder.either(_act(flick))
    recorder.act(YOU, _act(hits[-1]))
    for way in recorder.film().scenes[-1].ways:
        assert _reached(way, goal) is not way.back, way.action


def _act(flick: Flick) -> MakeFlick:
    return MakeFlick(flick.aim, flick.power, flick.side, flick.height)


def _reached(way: Way, goal: str) -> bool:
    events = [event for update in way.updates for event in update.events]
    facts = [fact for event in events for fact in event.get("shot", {}).get("facts", ())]
    return any(each["type"] == goal for each in (*events, *facts))
