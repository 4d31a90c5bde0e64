"""Acts on people: banning, signing out, a recovery code, a neutral name."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rumpus.server.names import guest_name
from rumpus.server.people.devices import Devices
from rumpus.server.people.orders import Orders
from rumpus.server.people.passwords import digest, new_code
from rumpus.server.people.sightings import Sightings
from rumpus.server.room import Room
from rumpus.server.ws.session import NOT_YET
from rumpus.store.people.bans import Ban
from rumpus.store.people.directory import Directory
from rumpus.store.people.members import Members
from rumpus.store.people.rows import Member
from rumpus.table.actions import Leave
from rumpus.table.guests import guest_of, players_of


class Registers(NamedTuple):
    """Where people are known: accounts, devices, sightings, and the database."""

    members: Members
    devices: Devices
    sightings: Sightings
    directory: Directory


class People:
    """The people of a room, as its operator acts on them."""

    def __init__(
        self, room: Room, orders: Orders, registers: Registers, left: Callable[[str], None]
    ) -> None:
        """Call *left* with a guest who may no longer seek."""
        self._room = room
        self._orders = orders
        self._registers = registers
        self._left = left

    async def ban(self, bans: Sequence[Ban]) -> list[Ban]:
        """
        Ban people and addresses, at once: their sockets close, and lobbies lose them.

        In a running game their seats follow the rule for absent players.
        """
        kept = await self._orders.ban(bans)
        addresses = {ban.whom for ban in kept if ban.kind == "address"}
        guests = {ban.whom for ban in kept if ban.kind == "person"}
        for guest in guests:
            self._left(guest)
            self._leave_lobbies(guest)
        for one in self._room.sockets():
            if one.address in addresses or guest_of(one.player) in guests:
                one.bye("banned", -1, NOT_YET)
        return kept

    async def rename(self, guest: str) -> str:
        """
        Replace the names of a guest by a made-up one, wherever they are shown.

        Return the name that offended.
        """
        offended: dict[str, str] = {}
        for player in players_of(guest):
            await self._room.chosen_name(player)
            offended[player] = self._room.name_of(player)
            for host in self._room.index.seated(player):
                seat = host.table.lobby.seat_of(player)
                sitter = None if seat is None else host.table.lobby.places[seat].sitter
                if sitter is not None:
                    await self._forbid(guest, sitter.name)
        for player, name in offended.items():
            await self._forbid(guest, name)
            await self._room.services.store.forget(player, guest_name(player))
        self._room.forget_names(guest)
        return offended[guest]

    async def sign_out(self, member: str) -> bool:
        """Sign a member out on all devices; return False if the guest is no member."""
        if await self._registers.members.find(member) is None:
            return False
        await self._registers.members.keep_device(member, "")
        self._registers.devices.keep(member)
        self._room.disconnect(member)
        return True

    async def new_code(self, member: str) -> str | None:
        """Return a new recovery code of a member, or None if the guest is no member."""
        if await self._registers.members.find(member) is None:
            return None
        code = new_code()
        await self._registers.members.set_recovery(member, digest(code))
        return code

    async def member(self, guest: str) -> Member | None:
        """Return a guest's account, or None."""
        return await self._registers.members.find(guest)

    async def search(self, query: str, start: int, most: int) -> tuple[int, list[str]]:
        """
        Return how many guests fit a query, and some of their ids.

        Without a query these are the guests who were here since the room started, those seen last
        first. Names that the room made up are found among these only.
        """
        recent = self._registers.sightings.recent()
        if not query:
            return len(recent), recent[start : start + most]
        low = query.lower()
        made_up = [guest for guest in recent if low in self._room.name_of(guest).lower()]
        total, found = await self._registers.directory.people(query, 0, start + most)
        known = set(found)
        found += [guest for guest in made_up if guest not in known]
        return max(total, len(found)), found[start : start + most]

    async def exists(self, guest: str) -> bool:
        """Return True if the room knows a guest."""
        if self._registers.sightings.of(guest) is not None:
            return True
        return guest in (await self._registers.directory.people(guest, 0, 1))[1]

    def seen(self, guest: str) -> tuple[int, str] | None:
        """Return when and from which address a guest was last here since the start, or None."""
        sighting = self._registers.sightings.of(guest)
        return None if sighting is None else (sighting.at, sighting.address)

    def _leave_lobbies(self, guest: str) -> None:
        """Take a guest out of all lobbies, and away from the doors where they ask."""
        for player in players_of(guest):
            for host in list(self._room.index.seated(player)):
                if host.table.phase == "lobby":
                    host.request(player, Leave())
        for host in self._room.hosts.values():
            if host.doorstep is not None:
                host.doorstep.withdraws(guest)

    async def _forbid(self, guest: str, name: str) -> None:
        neutral = {guest_name(player) for player in players_of(guest)}
        if name not in neutral and (guest, name) not in self._orders.offending:
            await self._orders.rename(guest, {name}, guest_name(guest))
