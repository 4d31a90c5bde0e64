"""Clubs of a room: founding, joining by link or request, roles, leaving."""

import secrets
from collections.abc import Collection
from hashlib import sha256
from typing import Final

from rumpus.core.values import Refusal
from rumpus.server.clubs.rights import Right, objection
from rumpus.server.limits import values as limits
from rumpus.server.names import cleaned, table_name
from rumpus.server.services import Services
from rumpus.store.log import StoreError
from rumpus.store.people.club_rows import Belonging, Club, Role
from rumpus.store.people.clubs import ClubRows

_NAMES_TRIED: Final = 20
_WORD_BYTES: Final = 9
_SHOWN: Final = 16
_GONE: Final = Refusal("no_such_club")
_FULL: Final = Refusal("club_full", params={"most": limits.CLUB_PEOPLE})


class Clubs:
    """The clubs of a room; each request names the guest who makes it."""

    def __init__(self, services: Services, rows: ClubRows) -> None:
        self._services = services
        self._rows = rows

    async def of(self, person: str) -> list[Club]:
        """Return the clubs that a person is in or has asked to join."""
        return await self._rows.of(person)

    async def find(self, name: str) -> Club | Refusal:
        """Return a club."""
        return await self._rows.find(name) or _GONE

    async def seen(self, name: str, person: str, right: Right) -> Club | Refusal:
        """Return a club in which a person has a right."""
        club = await self._rows.find(name)
        return _GONE if club is None else objection(club, person, right) or club

    async def found(self, person: str, title: str) -> Club | Refusal:
        """Found a club, whose first person owns it."""
        shown = cleaned(title, limits.TITLE_LENGTH)
        if shown is None:
            return Refusal("bad_request", params={"field": "title"})
        if len(await self._rows.of(person)) >= limits.CLUBS_OF_PERSON:
            return Refusal("clubs_enough", params={"most": limits.CLUBS_OF_PERSON})
        now = self._now()
        owner = Belonging(person, "owner", now)
        for _ in range(_NAMES_TRIED):
            name = table_name(self._services.below, public=True)
            club = Club(name, shown, now, _word(), (owner,))
            if await self._rows.found(club):
                return club
        raise StoreError("no free name was found")

    async def join(self, name: str, person: str, word: str) -> Club | Refusal:
        """Join by the secret word of the club's link, which is too long to be guessed."""
        club = await self._rows.find(name)
        if club is None:
            return _GONE
        if club.word is None or not secrets.compare_digest(club.word.encode(), word.encode()):
            return Refusal("wrong_word")
        return await self._enter(club, person, "member")

    async def ask(self, name: str, person: str) -> Club | Refusal:
        """Ask to join; somebody who leads the club decides."""
        club = await self._rows.find(name)
        if club is None:
            return _GONE
        if club.role(person) is not None:
            return club
        asking = len(club.people) - len(club.members)
        return _FULL if asking >= limits.CLUB_ASKING else await self._enter(club, person, "asked")

    async def admit(self, name: str, person: str, shown: Collection[str]) -> Club | Refusal:
        """Let in people who have asked."""
        club = await self.seen(name, person, "admit")
        people = club if isinstance(club, Refusal) else _chosen(club, shown)
        if isinstance(people, Refusal):
            return people
        if any(each.role != "asked" for each in people):
            return Refusal("no_such_person")
        await self._rows.set_roles(name, dict.fromkeys([each.person for each in people], "member"))
        return await self.find(name)

    async def remove(self, name: str, person: str, shown: Collection[str]) -> Club | Refusal:
        """Remove people, or turn down those who ask: helpers only members, the owner all others."""
        club = await self.seen(name, person, "admit")
        people = club if isinstance(club, Refusal) else _chosen(club, shown)
        if isinstance(people, Refusal):
            return people
        assert isinstance(club, Club)
        kept = {"owner"} if club.role(person) == "owner" else {"owner", "helper"}
        if any(each.role in kept for each in people):
            return Refusal("not_leader")
        await self._rows.remove(name, [each.person for each in people])
        return await self.find(name)

    async def set_role(
        self, name: str, person: str, shown: Collection[str], role: Role
    ) -> Club | Refusal:
        """Change the role of members; an owner who names another becomes a helper."""
        club = await self.seen(name, person, "own")
        people = club if isinstance(club, Refusal) else _chosen(club, shown)
        if isinstance(people, Refusal):
            return people
        one = role != "owner" or len(people) == 1
        if role == "asked" or not one or any(each.role in {"asked", "owner"} for each in people):
            return Refusal("no_such_person")
        roles: dict[str, Role] = dict.fromkeys([each.person for each in people], role)
        if role == "owner":
            roles[person] = "helper"
        await self._rows.set_roles(name, roles)
        return await self.find(name)

    async def rename(self, name: str, person: str, title: str) -> Club | Refusal:
        """Change a club's title."""
        shown = cleaned(title, limits.TITLE_LENGTH)
        club = await self.seen(name, person, "own")
        if shown is None:
            return Refusal("bad_request", params={"field": "title"})
        if isinstance(club, Club):
            await self._rows.rename(name, shown)
            return await self.find(name)
        return club

    async def set_link(self, name: str, person: str, *, on: bool) -> Club | Refusal:
        """Make a new join link, which voids the one before, or switch it off."""
        club = await self.seen(name, person, "own")
        if isinstance(club, Club):
            await self._rows.set_word(name, _word() if on else None)
            return await self.find(name)
        return club

    async def leave(self, name: str, person: str) -> Refusal | None:
        """Leave a club, or take back a request to join."""
        club = await self.seen(name, person, "leave")
        if isinstance(club, Refusal):
            return club
        await self._rows.remove(name, [person])
        return None

    async def delete(self, name: str, person: str) -> Refusal | None:
        """Delete a club with all that it holds."""
        club = await self.seen(name, person, "own")
        if isinstance(club, Refusal):
            return club
        await self._rows.delete(name)
        return None

    async def forget(self, person: str) -> None:
        """Take a person whose account was deleted out of all clubs; an owner's passes to others."""
        for club in await self._rows.of(person):
            heirs = [each.person for each in club.members if each.person != person]
            if not heirs and club.role(person) == "owner":
                await self._rows.delete(club.name)
                continue
            if club.role(person) == "owner":
                await self._rows.set_roles(club.name, {heirs[0]: "owner"})
            await self._rows.remove(club.name, [person])

    async def _enter(self, club: Club, person: str, role: Role) -> Club | Refusal:
        belonging = Belonging(person, role, self._now())
        if club.role(person) is None and len(await self._rows.of(person)) >= limits.CLUBS_OF_PERSON:
            return Refusal("clubs_enough", params={"most": limits.CLUBS_OF_PERSON})
        if not await self._rows.enter(club.name, belonging, limits.CLUB_PEOPLE):
            return _FULL
        return await self.find(club.name)

    def _now(self) -> int:
        return int(self._services.utc().timestamp())


def shown_id(club: str, person: str) -> str:
    """Return the name under which a club lists a person; it doesn't reveal the guest's id."""
    return sha256(f"{club}/{person}".encode()).hexdigest()[:_SHOWN]


def _chosen(club: Club, shown: Collection[str]) -> list[Belonging] | Refusal:
    """Return the people of a club that are listed under these ids; all of them, or a refusal."""
    wanted = set(shown)
    found = [each for each in club.people if shown_id(club.name, each.person) in wanted]
    return found if found and len(found) == len(wanted) else Refusal("no_such_person")


def _word() -> str:
    return secrets.token_urlsafe(_WORD_BYTES)
