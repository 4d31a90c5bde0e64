"""
ICECOOL 2 as a subject of the conformance suite.

Two to four players under all kinds of options. The physics are a toy: the outcome of a flick
is random, and more eventful than anything that a real penguin does.
"""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import msgspec
from msgspec.structs import replace

from rumpus.core.chance import Chance
from rumpus.core.options import validated
from rumpus.core.values import OptionValue, Refusal, Seat, Setup
from rumpus.games.icecool.game import FACTS, IceCool
from rumpus.games.icecool.state import State
from rumpus.games.module import wordless
from rumpus.games.registry import games
from rumpus.physics.facts import Bounced, Fact, Jumped, Landed, Left, Passed, Rested, Touched
from rumpus.physics.flick import Flick
from rumpus.physics.free import nearest_free
from rumpus.physics.layout import School
from rumpus.physics.places import doorway_at, lines_of, outside
from rumpus.physics.scene import Pose, Scene, standing
from rumpus.physics.shot import Shot
from rumpus.testing.conformance import Subject


def toy(scene: Scene, flick: Flick, school: School) -> Shot:
    """Return a random outcome of a flick, always the same for the same flick and scene."""
    lots = Chance(msgspec.json.encode((scene, flick)), "toy")
    if lots.below(40) == 0:
        return Shot(scene.penguins, (), 0, b"", "toy", "", "unsettled")
    moved = [scene.mover]
    moved += [
        at
        for at, pose in enumerate(scene.penguins)
        if at not in moved and pose is not None and lots.below(4) == 0
    ]
    rest = list(scene.penguins)
    for penguin in moved:
        rest[penguin] = _anywhere(lots, school, [p for p in rest if p is not None])
    facts: list[Fact] = []
    for at in range(10, 10 * (1 + lots.below(5)), 10):
        facts += _happens(lots, school, scene, at, lots.choice(moved))
    for penguin in moved:
        pose = rest[penguin]
        assert pose is not None
        facts += _rests(school, penguin, pose)
    return Shot(tuple(rest), tuple(facts), 1000, b"track", "toy", str(lots.below(1000)))


@contextmanager
def toy_flicks() -> Generator[None]:
    """Let flicks end like that in environments, too."""
    toyed = replace(games()["icecool"], make=wordless(lambda: IceCool(toy)))
    with patch("rumpus.envs.kind.games", lambda: {**games(), "icecool": toyed}):
        yield


def _anywhere(lots: Chance, school: School, others: list[Pose]) -> Pose:
    if lots.below(8) == 0:
        return standing(-100.0 - 40 * lots.below(20), lots.below(400))
    if lots.below(6) == 0:
        x, y = school.door_point(lots.below(len(school.doors)))
        return standing(x + lots.below(20) - 10, y)
    left, bottom, right, top = lines_of(school, lots.below(len(school.rooms)))
    x, y = (low + (high - low) * lots.unit() for low, high in ((left, right), (bottom, top)))
    return standing(*nearest_free(school, x, y, others))


def _happens(lots: Chance, school: School, scene: Scene, at: int, penguin: int) -> list[Fact]:
    match lots.below(10):
        case 0:
            others = [n for n, p in enumerate(scene.penguins) if p is not None and n != penguin]
            pair = sorted((penguin, *others[:1])) if lots.below(4) == 0 else []
            return [Touched(at, *pair)] if len(pair) == 2 else []
        case 1:
            return [Bounced(at, penguin, lots.below(len(school.walls)))]
        case 2:
            out_of, to = lots.shuffled(range(len(school.rooms)))[:2]
            wall = lots.below(len(school.walls))
            return [Jumped(at, penguin, wall, out_of, to), Landed(at, penguin, to)]
        case 3 | 4:
            door = lots.below(len(school.doors))
            return [Passed(at, penguin, door, lots.choice(school.joined(door)))]
        case _:
            return []


def _rests(school: School, penguin: int, pose: Pose) -> list[Fact]:
    if outside(school, pose):
        return [Left(1000, penguin), Rested(1000, penguin, None)]
    doorway = doorway_at(school, pose)
    if doorway is None:
        return [Rested(1000, penguin, 0)]
    return [Rested(1000, penguin, 0, doorway.door, doorway.sides)]


GAME = IceCool(toy)


def setup(seats: int, **given: OptionValue) -> Setup:
    """Return a set-up for a number of players with these options."""
    options = validated(FACTS.options, given)
    assert not isinstance(options, Refusal), options
    infos = GAME.seat(options, ["player"] * seats)
    assert not isinstance(infos, Refusal), infos
    return Setup(options, infos)


def other_secrets(state: Any, seat: Seat | None, chance: Chance) -> State | None:
    """Shuffle all cards that a seat can't see: the draw pile and the cards of other seats."""
    assert isinstance(state, State)
    if state.outcome is not None:
        return None
    known = {number for seated in state.seats for number in seated.up}
    known |= set(() if seat is None else state.seats[seat].cards)
    hidden = [number for number in range(len(state.deck)) if number not in known]
    letters = list(state.deck)
    mixed = chance.shuffled([letters[number] for number in hidden])
    for number, letter in zip(hidden, mixed, strict=True):
        letters[number] = letter
    other = replace(state, deck="".join(letters))
    return None if other == state else other


ICECOOL = Subject(
    GAME,
    (
        setup(2),
        setup(2, turn=0, steadiness="shaky"),
        setup(3, two_doors="there_and_back", turn=20),
        setup(4, steadiness="calm"),
        setup(4, scoring="tournament", turn=0),
    ),
    other_secrets,
)
