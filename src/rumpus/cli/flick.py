"""`rumpus flick`: replays a shot from its text, describes it, and compares it with the text."""

import argparse
from typing import assert_never

from rumpus.cli.common import Commands
from rumpus.cli.failure import FAILED, CommandError
from rumpus.physics import School, Shot, load, simulate
from rumpus.physics.facts import (
    Bounced,
    Fact,
    Jumped,
    Landed,
    Left,
    Passed,
    Rested,
    Touched,
)
from rumpus.physics.fitting import misfit
from rumpus.physics.layout import walls_digest
from rumpus.physics.notation import NotationError, Noted, read

_WRONG = {
    "turn": "has an invalid rotation",
    "outside": "is outside the school",
    "height": "is in the air, or under the floor",
    "wall": "overlaps a wall",
    "penguin": "overlaps another penguin",
}


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("flick", help="replay an ICECOOL shot from its text")
    parser.add_argument("shot", metavar="SHOT", help="the text, or an address with it")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print what happens in a shot; status 1 if that differs from the text."""
    noted, school = _read(options.shot), load()
    shot = simulate(noted.scene, noted.flick, school)
    hit = noted.flick
    print(
        f"penguin {noted.scene.mover} is flicked to {hit.aim / 100:.2f} degrees,"
        f" power {hit.power}, side {hit.side}, height {hit.height}"
    )
    if shot.trouble is not None:
        print(f"implausible ({shot.trouble}): nothing moves")
    for fact in shot.facts:
        print(f"{fact.at:>6}  penguin {fact.penguin} {_told(school, fact)}")
    verdict, same = _compared(noted, shot, school)
    print(verdict)
    return 0 if same else FAILED


def _read(text: str) -> Noted:
    try:
        noted = read(text.rpartition("#")[2].strip())
    except NotationError as error:
        raise CommandError(f"not a shot: {error}") from error
    wrong = misfit(load(), noted.scene)
    if wrong is not None:
        raise CommandError(f"not a shot: penguin {wrong.penguin} {_WRONG[wrong.why]}")
    return noted


def _compared(noted: Noted, shot: Shot, school: School) -> tuple[str, bool]:
    if noted.digest == shot.digest:
        return f"matches the text: {shot.digest}", True
    walls = walls_digest(school)
    if noted.school != walls:
        return f"made in another school: {noted.school}, here {walls}", False
    if noted.engine != shot.engine:
        return f"made by another engine: {noted.engine}, here {shot.engine}", False
    return f"differs from the text: {shot.digest}, expected {noted.digest}", False


def _told(school: School, fact: Fact) -> str:
    match fact:
        case Passed(door=door, to=to):
            return f"goes through {_door(school, door)} into {_room(school, to)}"
        case Jumped(out_of=out_of, to=to):
            return f"jumps over a wall from {_room(school, out_of)} to {_room(school, to)}"
        case Landed(room=room):
            return f"lands in {_room(school, room)}"
        case Touched(other=other):
            return f"touches penguin {other}"
        case Bounced(wall=wall):
            return f"bounces off {_wall(school, wall)}"
        case Left():
            return "has left the school"
        case Rested(room=room, door=door):
            where = _room(school, room) if door is None else _door(school, door)
            return f"rests in {where}"
        case _:
            assert_never(fact)


def _room(school: School, room: int | None) -> str:
    return "the yard" if room is None else f"the {school.rooms[room].name}"


def _wall(school: School, wall: int) -> str:
    sides = (school.walls[wall].below, school.walls[wall].above)
    names = [school.rooms[side].name for side in sides if side is not None]
    if len(names) == 1:
        return f"the outer wall of the {names[0]}"
    return f"the wall between the {names[0]} and the {names[1]}"


def _door(school: School, door: int) -> str:
    one, other = school.joined(door)
    return f"the door between the {school.rooms[one].name} and the {school.rooms[other].name}"
