"""The endpoints of what a guest has learnt: steps of lessons, and tips."""

from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rumpus.server.endpoints.callers import Callers
from rumpus.server.endpoints.errors import Refused, answer
from rumpus.server.endpoints.house_rules import game_asked
from rumpus.server.limits import values as limits
from rumpus.server.room import Room
from rumpus.store.people.learning import Learning, Learnt
from rumpus.store.people.members import Members

Step = Annotated[int, msgspec.Meta(ge=0, lt=limits.LESSON_STEPS)]
TipKey = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9-]{0,23}\Z")]
FirstTable = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9-]{1,64}\Z")]


class LearningLine(msgspec.Struct, frozen=True):
    """
    What a guest has learnt of a game.

    *step* is the step of the lesson where they are, and *done* is true once they were at its end.
    *dismissed*: they don't want to be offered the lesson. *silent*: they want no tips. *table* is
    their first table of that game, the only one with tips, or empty. *tips* are those seen.
    """

    game: str
    step: int
    done: bool
    dismissed: bool
    silent: bool
    table: str
    tips: tuple[str, ...]


class NewLearning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something new about a game; what is left out stays as it was."""

    game: str
    step: Step | None = None
    done: bool | None = None
    dismissed: bool | None = None
    silent: bool | None = None
    table: FirstTable | None = None
    tips: Annotated[tuple[TipKey, ...], msgspec.Meta(max_length=limits.TIPS)] | None = None


class LearningApi:
    """The endpoints of what one room's guests have learnt."""

    def __init__(self, room: Room, callers: Callers, members: Members) -> None:
        self._room = room
        self._callers = callers
        self._learning = Learning(members)

    async def look(self, request: Request) -> Response:
        """Return what the guest has learnt of each game."""
        self._callers.may_look(request)
        return answer(await self.of(self._callers.visitor(request).guest))

    async def add(self, request: Request) -> Response:
        """Add something new, for a guest whom the room knows; others would leave only rows."""
        wanted = await self._callers.body(request, NewLearning)
        guest = self._callers.guest(request)
        if guest is None:
            raise Refused("bad_request")
        game = game_asked(self._room, wanted.game).facts.name
        known = next((line for line in await self.of(guest) if line.game == game), None)
        if known is not None and len({*known.tips, *(wanted.tips or ())}) > limits.TIPS:
            raise Refused("too_many")
        fields: dict[str, Any] = msgspec.structs.asdict(wanted) | {"game": game}
        given = {name: value for name, value in fields.items() if value is not None}
        now = int(self._room.services.utc().timestamp())
        learnt = await self._learning.add(guest, Learnt(**given), frozenset(given), now)
        return answer(_line(learnt))

    async def of(self, guest: str) -> list[LearningLine]:
        """Return what a guest has learnt, for themselves."""
        return [_line(learnt) for learnt in await self._learning.of(guest)]


def _line(learnt: Learnt) -> LearningLine:
    return LearningLine(**msgspec.structs.asdict(learnt))
