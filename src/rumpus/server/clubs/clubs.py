"""Clubs of a room: founding, joining by link or request, roles, leaving."""

import secrets
from collections.abc import Collection, Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Final

import msgspec

from rumpus.core.values import Refusal
from rumpus.server.clubs.rights import Right, objection
from rumpus.server.limits import values as limits
from rumpus.server.names import table_name
from rumpus.server.services import Services
from rumpus.store.log import StoreError
from rumpus.store.people.club_rows import Belonging, Club, Membership, Role
from rumpus.store.people.clubs import ClubRows, Judged

_NAMES_TRIED: Final = 20
_WORD_BYTES: Final = 9
_SHOWN: Final = 16
_GONE: Final = Refusal("no_such_club")
_NOBODY: Final = Refusal("no_such_person")
_FULL: Final = Refusal("club_full", params={"most": limits.CLUB_PEOPLE})


class Clubs:
    """The clubs of a room; each request names the guest who makes it."""

    def __init__(self, services: Services, rows: ClubRows) -> None:
        self._services = services
        self._rows = rows

    async def of(self, person: str) -> list[Membership]:
        """Return the clubs that a person is in or has asked to join."""
        return await self._rows.of(person)

    async def find(self, name: str) -> Club | Refusal:
        """Return a club."""
        return await self._rows.find(name) or _GONE

    async def seen(self, name: str, person: str, right: Right) -> Club | Refusal:
        """Return a club in which a person has a right."""
        club = await self._rows.find(name)
        return _GONE if club is None else objection(club, person, right) or club

    async def has(self, name: str, person: str) -> bool:
        """Return True if a person is a member of a club."""
        club = await self._rows.find(name)
        return club is not None and objection(club, person, "play") is None

    async def found(self, person: str, title: str) -> Club | Refusal:
        """Found a club, whose first person owns it; the title is in the form that is shown."""
        now = self._now()
        owner = Belonging(person, "owner", now)
        for _ in range(_NAMES_TRIED):
            name = table_name(self._services.below, public=True)
            club = Club(name, title, now, _word(), (owner,))
            founded = await self._rows.found(club, limits.CLUBS_OF_PERSON)
            if founded:
                return founded if isinstance(founded, Refusal) else club
        raise StoreError("no free name was found")

    async def join(self, name: str, person: str, word: str) -> Club | Refusal:
        """Join by the secret word of the club's link, which is too long to be guessed."""

        def judged(club: Club) -> Club | Refusal:
            known = club.word
            if known is None or not secrets.compare_digest(known.encode(), word.encode()):
                return Refusal("wrong_word")
            return self._entered(club, person, "member")

        return await self._change(name, judged)

    async def ask(self, name: str, person: str) -> Club | Refusal:
        """Ask to join; somebody who leads the club decides."""

        def judged(club: Club) -> Club | Refusal:
            if club.role(person) is not None:
                return club
            asking = len(club.people) - len(club.members)
            return _FULL if asking >= limits.CLUB_ASKING else self._entered(club, person, "asked")

        return await self._change(name, judged)

    async def admit(self, name: str, person: str, shown: Collection[str]) -> Club | Refusal:
        """Let in people who have asked."""

        def judged(club: Club) -> Club | Refusal:
            people = _chosen(club, shown, person, "admit")
            if isinstance(people, Refusal):
                return people
            if any(each.role != "asked" for each in people):
                return _NOBODY
            return _with(club, dict.fromkeys([each.person for each in people], "member"))

        return await self._change(name, judged)

    async def remove(self, name: str, person: str, shown: Collection[str]) -> Club | Refusal:
        """Remove people, or turn down those who ask: helpers only members, the owner all others."""

        def judged(club: Club) -> Club | Refusal:
            people = _chosen(club, shown, person, "admit")
            if isinstance(people, Refusal):
                return people
            kept = {"owner"} if club.role(person) == "owner" else {"owner", "helper"}
            if any(each.role in kept for each in people):
                return Refusal("not_leader")
            return _with(club, dict.fromkeys([each.person for each in people]))

        return await self._change(name, judged)

    async def set_role(
        self, name: str, person: str, shown: Collection[str], role: Role
    ) -> Club | Refusal:
        """Change the role of members; an owner who names another becomes a helper."""

        def judged(club: Club) -> Club | Refusal:
            people = _chosen(club, shown, person, "own")
            if isinstance(people, Refusal):
                return people
            roles: dict[str, Role | None] = dict.fromkeys([each.person for each in people], role)
            several = role == "owner" and len(roles) > 1
            if role == "asked" or several or {each.role for each in people} & {"asked", "owner"}:
                return _NOBODY
            if role == "owner":
                roles[person] = "helper"
            return _with(club, roles)

        return await self._change(name, judged)

    async def rename(self, name: str, person: str, title: str) -> Club | Refusal:
        """Change a club's title, to one in the form that is shown."""

        def judged(club: Club) -> Club | Refusal:
            return objection(club, person, "own") or msgspec.structs.replace(club, title=title)

        return await self._change(name, judged)

    async def set_link(self, name: str, person: str, *, on: bool) -> Club | Refusal:
        """Make a new join link, which voids the one before, or switch it off."""
        word = _word() if on else None

        def judged(club: Club) -> Club | Refusal:
            return objection(club, person, "own") or msgspec.structs.replace(club, word=word)

        return await self._change(name, judged)

    async def trust(self, name: str, person: str, *, on: bool) -> Club | Refusal:
        """Let the leaders of a club make recovery codes for a person, or forbid it."""

        def judged(club: Club) -> Club | Refusal:
            refusal = objection(club, person, "play")
            if refusal is not None:
                return refusal
            people = (
                msgspec.structs.replace(each, trusts=on) if each.person == person else each
                for each in club.people
            )
            return msgspec.structs.replace(club, people=tuple(people))

        return await self._change(name, judged)

    async def leave(self, name: str, person: str) -> Club | Refusal:
        """Leave a club, or take back a request to join."""

        def judged(club: Club) -> Club | Refusal:
            return objection(club, person, "leave") or _with(club, {person: None})

        return await self._change(name, judged)

    async def delete(self, name: str, person: str) -> Club | Refusal:
        """Delete a club with all that it holds."""
        outcome = await self._rows.delete(name, lambda club: objection(club, person, "own") or club)
        return _GONE if outcome is None else outcome

    async def _change(self, name: str, judged: Judged) -> Club | Refusal:
        outcome = await self._rows.change(name, limits.CLUBS_OF_PERSON, judged)
        return _GONE if outcome is None else outcome

    def _entered(self, club: Club, person: str, role: Role) -> Club | Refusal:
        """Return a club with a person in it, or asking; nobody's role becomes a lower one."""
        before = club.role(person)
        if before not in {None, "asked"}:
            return club
        if before is None and len(club.people) >= limits.CLUB_PEOPLE:
            return _FULL
        rest = [each for each in club.people if each.person != person]
        entered = (*rest, Belonging(person, role, self._now()))
        return msgspec.structs.replace(club, people=entered)

    def _now(self) -> int:
        return int(self._services.utc().timestamp())


@lru_cache(limits.SHOWN_IDS)
def shown_id(club: str, person: str) -> str:
    """Return the name under which a club lists a person; it doesn't reveal the guest's id."""
    return sha256(f"{club}/{person}".encode()).hexdigest()[:_SHOWN]


def _chosen(
    club: Club, shown: Collection[str], person: str, right: Right
) -> list[Belonging] | Refusal:
    """Return all people listed under these ids, if a person has a right over them."""
    refusal = objection(club, person, right)
    if refusal is not None:
        return refusal
    wanted = set(shown)
    found = [each for each in club.people if shown_id(club.name, each.person) in wanted]
    return found if found and len(found) == len(wanted) else _NOBODY


def _with(club: Club, roles: Mapping[str, Role | None]) -> Club:
    """Return a club in which people have other roles; those with None are no longer in it."""
    people = (
        msgspec.structs.replace(each, role=role)
        for each in club.people
        if (role := roles.get(each.person, each.role)) is not None
    )
    return msgspec.structs.replace(club, people=tuple(people))


def _word() -> str:
    return secrets.token_urlsafe(_WORD_BYTES)
