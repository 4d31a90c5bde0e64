"""The endpoints of ratings: leaderboards, the guest's own, and what a game changed."""

from collections.abc import Collection

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rumpus.ratings.model import Rating
from rumpus.server.endpoints.callers import Callers
from rumpus.server.endpoints.errors import answer
from rumpus.server.endpoints.house_rules import game_asked
from rumpus.server.limits import values as limits
from rumpus.server.limits.address import table_asked
from rumpus.server.room import Room
from rumpus.store.people.ratings import Ratings
from rumpus.store.people.rows import Change, RatingRow


class RatingLine(msgspec.Struct, frozen=True):
    """
    A rating in points, after *played* rated games.

    With 95 %, the strength lies from *least* to *most*. While that range is wide, the rating is
    *provisional*, and no leaderboard shows it.
    """

    game: str
    points: int
    least: int
    most: int
    provisional: bool
    played: int


class Ranked(msgspec.Struct, frozen=True):
    """A line of a leaderboard; *bot* is the level of a bot, and *you* the guest who asks."""

    name: str
    bot: str | None
    you: bool
    rating: RatingLine


class Leaderboard(msgspec.Struct, frozen=True):
    """The highest ratings in a game, best first, and the guest's own, however high or new it is."""

    game: str
    lines: list[Ranked]
    you: RatingLine | None


class GameRating(msgspec.Struct, frozen=True):
    """How a table's game changed the guest's rating; None if it didn't, or hasn't yet."""

    change: Change | None


class RatingApi:
    """The endpoints of one room's ratings."""

    def __init__(self, room: Room, callers: Callers, ratings: Ratings) -> None:
        self._room = room
        self._callers = callers
        self._ratings = ratings

    async def best(self, request: Request) -> Response:
        """Return the leaderboard of a game (`?game=`)."""
        self._callers.may_look(request)
        guest = self._callers.visitor(request).guest
        game = game_asked(self._room, request.query_params.get("game", "")).facts.name
        best = await self._ratings.best(game, limits.LEADERBOARD)
        own = next((line for line in await self.of(guest) if line.game == game), None)
        return answer(Leaderboard(game, [await self._ranked(row, guest) for row in best], own))

    async def mine(self, request: Request) -> Response:
        """Return the guest's own ratings, of the game played most often first."""
        self._callers.may_look(request)
        return answer(await self.of(self._callers.visitor(request).guest))

    async def of(self, person: str) -> list[RatingLine]:
        """Return a person's ratings, for themselves."""
        return [_line(row) for row in await self._ratings.of_person(person)]

    async def of_people(self, game: str, people: Collection[str]) -> dict[str, RatingLine]:
        """Return the ratings of people in a game; those without one are left out."""
        rows = await self._ratings.of_people(game, people) if people else []
        return {row.person: _line(row) for row in rows if row.person is not None}

    async def change(self, request: Request) -> Response:
        """Return how the game of a table changed the guest's rating."""
        self._callers.may_look(request)
        guest = self._callers.visitor(request).guest
        table = table_asked(request.path_params["name"])
        return answer(GameRating(await self._ratings.change(table, guest)))

    async def _ranked(self, row: RatingRow, guest: str) -> Ranked:
        if row.person is None:
            return Ranked("", row.bot, you=False, rating=_line(row))
        await self._room.chosen_name(row.person)
        name = self._room.name_of(row.person)
        return Ranked(name, None, you=row.person == guest, rating=_line(row))


def _line(row: RatingRow) -> RatingLine:
    rating = Rating(row.mu, row.sigma)
    return RatingLine(
        row.game, rating.points, rating.least, rating.most, rating.provisional, row.played
    )
