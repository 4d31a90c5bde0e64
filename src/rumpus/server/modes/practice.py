"""
Flicks for practice, alone and without a table.

The room's physics is the only truth, so a client asks here what comes of a flick. It is worked out
on the threads of questions, in turn with them: no table waits for it. A position in which the
guest is about to flick at a table is not played here (IC-39).
"""

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from typing import Literal

import msgspec

from rumpus.core.values import Refusal
from rumpus.physics import Flick, Pose, Scene, Shot, load, simulate
from rumpus.physics.fitting import Misfit, Reason, misfit
from rumpus.physics.layout import walls_digest
from rumpus.physics.notation import LONGEST, NotationError, Noted, read, write
from rumpus.physics.scene import pose
from rumpus.server.limits import values as limits
from rumpus.server.limits.token_bucket import Buckets
from rumpus.server.modes.live_positions import Position, shows
from rumpus.server.services import Services

Live = Callable[[str], Iterable[Position]]
Again = Literal["same", "school", "engine", "otherwise"]
"""
How a shot came out that was played again: the same; in another school, or by another engine, than
it was written down; or otherwise, since its text is not true or from another kind of machine.
"""

_CODES: dict[Reason, str] = {
    "turn": "no_turn",
    "outside": "outside_school",
    "height": "off_the_floor",
    "wall": "in_a_wall",
    "penguin": "in_a_penguin",
}


class WantedFlick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A flick to be tried: a scene and what is done in it, or the text of a shot."""

    scene: Scene | None = None
    flick: Flick | None = None
    text: str | None = None


class TriedFlick(msgspec.Struct, frozen=True):
    """What was played, what came of it, and its text; *again* where it was given as one."""

    scene: Scene
    flick: Flick
    shot: Shot
    text: str
    again: Again | None


class Practice:
    """Flicks tried alone and without a table (IC-6), each address at its rate and in turn."""

    def __init__(self, services: Services, live: Live) -> None:
        """Use the threads and quotas of the room; *live* lists where a guest's penguins stand."""
        self._services = services
        self._live = live
        self._flicks = Buckets(limits.FLICKS)

    async def flick(
        self, wanted: WantedFlick, guest: str | None, address: str
    ) -> TriedFlick | Refusal:
        """Try a flick; *guest* is None for whoever has no cookie."""
        asked = _asked(wanted)
        if isinstance(asked, Refusal):
            return asked
        if guest is not None and any(shows(asked[0], one) for one in self._live(guest)):
            return Refusal("live_position", "IC-39")
        if not self._flicks.take(address, asyncio.get_running_loop().time()):
            return Refusal("too_many")
        quotas, who = self._services.quotas, guest or address
        if not quotas.begin(who, address):
            return Refusal("too_many")
        try:
            scene, flick, noted = asked
            shot: Shot = await quotas.questions.take(address, partial(simulate, scene, flick))
        finally:
            quotas.end(who, address)
        self._services.counts.flicks += 1
        text = write(scene, flick, shot, load())
        return TriedFlick(scene, flick, shot, text, None if noted is None else _again(noted, shot))


def _asked(wanted: WantedFlick) -> tuple[Scene, Flick, Noted | None] | Refusal:
    if wanted.text is not None:
        if wanted.scene is not None or wanted.flick is not None:
            return Refusal("bad_request", params={"field": "text"})
        return _read(wanted.text)
    if wanted.scene is None or wanted.flick is None:
        return Refusal("bad_request", params={"field": "flick" if wanted.scene else "scene"})
    wrong = misfit(load(), wanted.scene)
    return _worded(wrong) if wrong else (_rounded(wanted.scene), wanted.flick, None)


def _read(text: str) -> tuple[Scene, Flick, Noted | None] | Refusal:
    try:
        noted = read(text)
    except NotationError:
        return Refusal("no_shot", params={"longest": LONGEST})
    wrong = misfit(load(), noted.scene)
    return _worded(wrong) if wrong else (noted.scene, noted.flick, noted)


def _worded(wrong: Misfit) -> Refusal:
    params: dict[str, str | int] = {"penguin": wrong.penguin}
    if wrong.other is not None:
        params["other"] = wrong.other
    return Refusal(_CODES[wrong.why], params=params)


def _rounded(scene: Scene) -> Scene:
    """Give the scene that its text will say."""
    return Scene(tuple(one and _as_written(one) for one in scene.penguins), scene.mover)


def _as_written(one: Pose) -> Pose:
    return pose((one.x, one.y, one.z), (one.qw, one.qx, one.qy, one.qz))


def _again(noted: Noted, shot: Shot) -> Again:
    if noted.digest == shot.digest:
        return "same"
    if noted.school != walls_digest(load()):
        return "school"
    return "engine" if noted.engine != shot.engine else "otherwise"
