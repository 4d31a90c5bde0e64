"""The operator's endpoints for words, limits, announcements, the last games and the log."""

import asyncio
import json
from collections.abc import Mapping
from typing import Final

from starlette.requests import Request

from rumpus.server.admin.sessions import Session
from rumpus.server.admin.words import Words
from rumpus.server.endpoints import admin_schemas as schemas
from rumpus.server.endpoints.admin_gate import Deed, Done, page_asked, sentence
from rumpus.server.endpoints.callers import decoded, read
from rumpus.server.endpoints.errors import Refused, must
from rumpus.server.limits import values as limits
from rumpus.server.people.crowd import Crowd
from rumpus.server.people.orders import Orders
from rumpus.server.people.passkeys import shown_id
from rumpus.server.room import Room
from rumpus.server.settings import limits_in_force
from rumpus.store.operator_file import FILE
from rumpus.store.people.audit import AuditRows
from rumpus.store.people.conduct import Conduct
from rumpus.words.lexicon import BUNDLED, Lexicon

_HOUR_SECONDS: Final = 3600
_WORDS_LOGGED: Final = 50


class AdminRoomApi:
    """The endpoints of one room's operator for the room itself."""

    def __init__(
        self,
        room: Room,
        orders: Orders,
        words: Words,
        audit: AuditRows,
        conduct: Conduct,
        crowd: Crowd,
    ) -> None:
        self._room = room
        self._orders = orders
        self._words = words
        self._audit = audit
        self._conduct = conduct
        self._crowd = crowd

    async def desk(self, request: Request) -> schemas.AdminDesk:
        """Show what an operator sees first."""
        session: Session = request.state.session
        reports, _ = await self._conduct.reports(0, 1)
        keys = [
            schemas.AdminKeyLine(shown_id(key.id), key.label, key.added, key.used)
            for key in await self._audit.keys()
        ]
        return schemas.AdminDesk(
            session.label,
            FILE,
            keys,
            reports,
            self._orders.last_games,
            self._remaining(),
            announcement_of(self._orders),
        )

    async def forbidden(self, request: Request) -> schemas.Filtered:
        """Show the word filter."""
        del request
        return self._filtered()

    async def forbid(self, request: Request) -> Done:
        """Replace the word filter."""
        wanted = await decoded(request, schemas.FilterText, limits.FILTER_BYTES)
        added, removed = await self._words.forbid(wanted.text)
        details = {
            "added": added[:_WORDS_LOGGED],
            "removed": removed[:_WORDS_LOGGED],
            "changes": len(added) + len(removed),
        }
        return Done(self._filtered(), (Deed("word_filter", "", details),))

    async def lists(self, request: Request) -> list[schemas.ListLine]:
        """List the word lists."""
        del request
        return await self._lists()

    async def add_list(self, request: Request) -> Done:
        """Add a word list: the body is its text, one word a line in UTF-8."""
        name = str(request.path_params["name"])
        text = await read(request, limits.UPLOAD_BYTES)
        lexicon = must(await self._words.add(name, text))
        details = {"words": len(lexicon), "sha256": lexicon.sha256}
        return Done(await self._lists(), (Deed("add_list", name, details),))

    async def remove_lists(self, request: Request) -> Done:
        """Remove word lists that no unfinished table uses; all of them, or none."""
        wanted = await decoded(request, schemas.ListNames)
        names = list(dict.fromkeys(wanted.names))
        for name in names:
            must(await self._words.removable(name))
        for name in names:
            await self._words.remove(name)
        return Done(await self._lists(), tuple(Deed("remove_list", name) for name in names))

    async def limits(self, request: Request) -> list[schemas.LimitLine]:
        """List the limits in force; they come from the settings, and change with a restart."""
        del request
        return [schemas.LimitLine(*line) for line in limits_in_force()]

    async def announce(self, request: Request) -> Done:
        """Announce a sentence to everybody, for some hours."""
        wanted = await decoded(request, schemas.NewAnnouncement)
        text = sentence(wanted.text)
        before = self._orders.announcement
        until = self._orders.now() + wanted.hours * _HOUR_SECONDS
        await self._orders.announce(text, until)
        details = {"before": before and before.text, "after": text, "until": until}
        return Done(announcement_of(self._orders), (Deed("announce", "", details),))

    async def end_announcement(self, request: Request) -> Done:
        """End the announcement."""
        del request
        before = self._orders.announcement
        if before is None:
            raise Refused("no_announcement")
        await self._orders.end_announcement()
        return Done({}, (Deed("end_announcement", "", {"before": before.text}),))

    async def last_games(self, request: Request) -> Done:
        """Let no game begin, or let games begin again."""
        wanted = await decoded(request, schemas.LastGames)
        before, self._orders.last_games = self._orders.last_games, wanted.on
        details = {"before": before, "after": wanted.on}
        return Done(self._remaining(), (Deed("last_games", "", details),))

    async def log(self, request: Request) -> schemas.AuditPage:
        """List the acts of operators, the newest first."""
        total, acts = await self._audit.page(page_asked(request), limits.ADMIN_PAGE)
        lines = [
            schemas.AuditLine(act.id or 0, act.at, act.who, act.act, act.whom, _read(act.details))
            for act in acts
        ]
        return schemas.AuditPage(total, lines)

    def _remaining(self) -> schemas.Remaining:
        tables = [host.table for host in self._room.hosts.values()]
        playing = [table.slow for table in tables if table.phase == "play"]
        return schemas.Remaining(
            playing.count(False),
            playing.count(True),
            sum(table.phase == "lobby" for table in tables),
            self._crowd.people(asyncio.get_running_loop().time()),
        )

    def _filtered(self) -> schemas.Filtered:
        return schemas.Filtered(*self._words.forbidden)

    async def _lists(self) -> list[schemas.ListLine]:
        return [await self._list(lexicon) for lexicon in self._words.lists()]

    async def _list(self, lexicon: Lexicon) -> schemas.ListLine:
        ships = lexicon.name == BUNDLED
        using = [] if ships else await self._words.using(lexicon.name)
        return schemas.ListLine(lexicon.name, len(lexicon), lexicon.sha256, ships, using)


def announcement_of(orders: Orders) -> schemas.AnnouncementLine | None:
    """Return what everybody should read now, or None."""
    found = orders.announcement
    return (
        None if found is None else schemas.AnnouncementLine(found.id or 0, found.text, found.until)
    )


def _read(details: str) -> Mapping[str, object]:
    read_: Mapping[str, object] = json.loads(details)
    return read_
