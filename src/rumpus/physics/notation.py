"""
A shot as a line of text: the scene, the flick, the engine and the outcome.

    ice1~<school>~<mover>~<penguins>~<flick>~<engine>~<digest>

All characters are allowed in a URL. Penguins are separated by dots, the numbers of a penguin by
"_": its pose in thousandths of a mm and millionths, or "x" for a penguin that isn't on the board.
Replaying the text with the same engine gives the same digest.
"""

import re
from typing import Final

import msgspec

from rumpus.physics.flick import Flick
from rumpus.physics.layout import School, walls_digest
from rumpus.physics.scene import PLACES, TURN_PLACES, Pose, Scene
from rumpus.physics.shot import Shot

SIGN: Final = "ice1"
LONGEST: Final = 500
"""Most characters of a text; a longer one is refused unread."""

_NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,8}")
_WORD: Final = re.compile(r"[a-z0-9][a-z0-9.-]{0,39}")
_NOBODY: Final = "x"


class NotationError(ValueError):
    """A text that isn't a shot."""


class Noted(msgspec.Struct, frozen=True):
    """A shot read from a text: everything needed to replay it, and the expected outcome."""

    scene: Scene
    flick: Flick
    school: str
    engine: str
    digest: str


def write(scene: Scene, flick: Flick, shot: Shot, school: School) -> str:
    """Write a shot, played from a scene in a school, as a text."""
    penguins = ".".join(_write_pose(pose) for pose in scene.penguins)
    hit = _join(flick.aim, flick.power, flick.side, flick.height)
    walls = walls_digest(school)
    return f"{SIGN}~{walls}~{scene.mover}~{penguins}~{hit}~{shot.engine}~{shot.digest}"


def read(text: str) -> Noted:
    """Read a shot from a text. Raises NotationError, which says what is wrong."""
    if len(text) > LONGEST:
        raise NotationError(f"a text of {len(text)} characters; a shot has {LONGEST} at most")
    parts = text.split("~")
    if len(parts) != 7 or parts[0] != SIGN:
        raise NotationError(f"a shot has 7 parts, parted by ~, the first {SIGN}: {text!r}")
    _, school, mover, penguins, hit, engine, name = parts
    for word in (school, engine, name):
        if not _WORD.fullmatch(word):
            raise NotationError(f"no name: {word!r}")
    (number,) = _numbers(mover, 1)
    aim, power, side, height = _numbers(hit, 4)
    values = {"aim": aim, "power": power, "side": side, "height": height}
    try:
        scene = Scene(tuple(_read_pose(one) for one in penguins.split(".")), number)
        flick = msgspec.convert(values, Flick)
    except (ValueError, msgspec.ValidationError) as error:
        raise NotationError(str(error)) from error
    return Noted(scene, flick, school, engine, name)


def _write_pose(pose: Pose | None) -> str:
    if pose is None:
        return _NOBODY
    places = (round(value * 10**PLACES) for value in (pose.x, pose.y, pose.z))
    turns = (round(value * 10**TURN_PLACES) for value in (pose.qw, pose.qx, pose.qy, pose.qz))
    return _join(*places, *turns)


def _read_pose(text: str) -> Pose | None:
    if text == _NOBODY:
        return None
    numbers = _numbers(text, 7)
    x, y, z = (number / 10**PLACES for number in numbers[:3])
    qw, qx, qy, qz = (number / 10**TURN_PLACES for number in numbers[3:])
    if not 0.99 < qw * qw + qx * qx + qy * qy + qz * qz < 1.01:
        raise NotationError(f"no turn of a penguin: {text!r}")
    return Pose(x, y, z, qw, qx, qy, qz)


def _join(*numbers: int) -> str:
    return "_".join(map(str, numbers))


def _numbers(text: str, count: int) -> list[int]:
    parts = text.split("_")
    if len(parts) != count or not all(map(_NUMBER.fullmatch, parts)):
        raise NotationError(f"not {count} whole numbers: {text!r}")
    return [int(part) for part in parts]
