"""
Practice flicks, alone and without a table (IC-6).

Only the server's physics decides, so a client asks the room for the result of a flick. The room
refuses a position in which the guest is about to flick at a table: with an exact hand, trying it
would reveal where that flick ends (IC-39).
"""

from collections.abc import Sequence
from math import hypot
from typing import Final, Literal, NamedTuple

import msgspec

from rumpus.core.values import Refusal
from rumpus.games.icecool.state import State
from rumpus.games.modes import PracticeMode
from rumpus.physics import Flick, Pose, Scene, Shot, load, simulate
from rumpus.physics.fitting import Misfit, Reason, misfit
from rumpus.physics.layout import walls_digest
from rumpus.physics.notation import LONGEST, NotationError, Noted, read, write
from rumpus.physics.scene import pose

NEAR: Final = 5.0
"""Distance, in mm, within which two penguins count as being in the same place."""

Again = Literal["same", "school", "engine", "otherwise"]
"""
Result of replaying a shot: the same; different because of another school or engine than in its
text; or different otherwise, since the text is untrue or comes from another kind of machine.
"""

_CODES: dict[Reason, str] = {
    "turn": "no_turn",
    "outside": "outside_school",
    "height": "off_the_floor",
    "wall": "in_a_wall",
    "penguin": "in_a_penguin",
}


class WantedFlick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A flick to try: a scene and a flick in it, or the text of a shot."""

    scene: Scene | None = None
    flick: Flick | None = None
    text: str | None = None


class TriedFlick(msgspec.Struct, frozen=True):
    """A flick that was tried, its shot and its text; *again* is set if it was given as a text."""

    scene: Scene
    flick: Flick
    shot: Shot
    text: str
    again: Again | None


class Attempt(NamedTuple):
    """A flick that can be tried; *noted* is the text that it came from, if any."""

    scene: Scene
    flick: Flick
    noted: Noted | None


def attempt(wanted: WantedFlick) -> Attempt | Refusal:
    """Return the flick to try, or a refusal that says what is wrong with it."""
    if wanted.text is not None:
        if wanted.scene is not None or wanted.flick is not None:
            return Refusal("bad_request", params={"field": "text"})
        return _read(wanted.text)
    if wanted.scene is None or wanted.flick is None:
        return Refusal("bad_request", params={"field": "flick" if wanted.scene else "scene"})
    wrong = misfit(load(), wanted.scene)
    return _worded(wrong) if wrong else Attempt(_rounded(wanted.scene), wanted.flick, None)


def withheld(tried: Attempt, state: State) -> Refusal | None:
    """Refuse to play the position of a table at which the guest is playing (IC-39)."""
    position = tuple(seated.pose for seated in state.seats if seated.pose is not None)
    return Refusal("live_position", "IC-39") if shows(tried.scene, position) else None


def play(tried: Attempt) -> TriedFlick:
    """Simulate a flick, for anyone and without a table (IC-6)."""
    scene, flick, noted = tried
    shot = simulate(scene, flick)
    text = write(scene, flick, shot, load())
    return TriedFlick(scene, flick, shot, text, None if noted is None else _again(noted, shot))


def shows(scene: Scene, position: Sequence[Pose]) -> bool:
    """Return True if a scene has the penguins of a position and no others."""
    there = [pose for pose in scene.penguins if pose is not None]
    return len(there) == len(position) and all(_has(there, pose) for pose in position)


def _has(there: Sequence[Pose], pose: Pose) -> bool:
    return any(hypot(one.x - pose.x, one.y - pose.y) < NEAR for one in there)


def _read(text: str) -> Attempt | Refusal:
    try:
        noted = read(text)
    except NotationError:
        return Refusal("no_shot", params={"longest": LONGEST})
    wrong = misfit(load(), noted.scene)
    return _worded(wrong) if wrong else Attempt(noted.scene, noted.flick, noted)


def _worded(wrong: Misfit) -> Refusal:
    params: dict[str, str | int] = {"penguin": wrong.penguin}
    if wrong.other is not None:
        params["other"] = wrong.other
    return Refusal(_CODES[wrong.why], params=params)


def _rounded(scene: Scene) -> Scene:
    """Return the scene with the precision of its text."""
    return Scene(tuple(one and _as_written(one) for one in scene.penguins), scene.mover)


def _as_written(one: Pose) -> Pose:
    return pose((one.x, one.y, one.z), (one.qw, one.qx, one.qy, one.qz))


def _again(noted: Noted, shot: Shot) -> Again:
    if noted.digest == shot.digest:
        return "same"
    if noted.school != walls_digest(load()):
        return "school"
    return "engine" if noted.engine != shot.engine else "otherwise"


MODE: Final = PracticeMode(
    path="flick",
    summary="Try a flick in practice",
    wanted=WantedFlick,
    tried=TriedFlick,
    read=attempt,
    withheld=withheld,
    play=play,
)
