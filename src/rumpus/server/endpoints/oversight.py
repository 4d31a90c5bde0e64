"""What the operator of a room works with, put together."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from rumpus.server.admin.entrance import Entrance
from rumpus.server.admin.people import People, Registers
from rumpus.server.admin.sessions import Sessions
from rumpus.server.admin.tables import Tables
from rumpus.server.admin.words import Words, WordStock
from rumpus.server.clubs.clubs import Clubs
from rumpus.server.endpoints.admin_gate import AdminGate
from rumpus.server.endpoints.admin_people import AdminPeopleApi
from rumpus.server.endpoints.admin_room import AdminRoomApi
from rumpus.server.endpoints.admin_routes import AdminApis
from rumpus.server.endpoints.admin_tables import AdminTablesApi
from rumpus.server.endpoints.callers import Callers
from rumpus.server.people.crowd import Crowd
from rumpus.server.people.devices import Devices
from rumpus.server.people.orders import Orders
from rumpus.server.people.sightings import Sightings
from rumpus.server.room import Room
from rumpus.store.operator_file import OperatorFile
from rumpus.store.people.audit import AuditRows
from rumpus.store.people.conduct import Conduct
from rumpus.store.people.directory import Directory
from rumpus.store.people.members import Members


class Keys(NamedTuple):
    """The secret keys of a room: one signs cookies, the other alerts for push services."""

    cookies: bytes
    push: bytes


class Premises(NamedTuple):
    """
    What is in a room's folder: its secret keys, the operator's password, the words.

    *pictures* is the folder of what has been drawn; without one, nothing is kept.
    """

    keys: Keys
    password: OperatorFile
    words: WordStock
    pictures: Path | None = None


class Known(NamedTuple):
    """Where the people of a room are known."""

    members: Members
    devices: Devices
    sightings: Sightings
    conduct: Conduct
    clubs: Clubs
    crowd: Crowd


def admin_apis(
    room: Room,
    callers: Callers,
    orders: Orders,
    known: Known,
    premises: Premises,
    left: Callable[[str], None],
) -> AdminApis:
    """Return the endpoints of operators, *left* is called with a guest who may no longer seek."""
    members, audit, directory = known.members, AuditRows(known.members), Directory(known.members)
    registers = Registers(members, known.devices, known.sightings, directory)
    people = People(room, orders, registers, left)
    words = Words(room, premises.words, directory)
    entrance = Entrance(room.services, premises.password, audit)
    sessions = Sessions(premises.keys.cookies, premises.password.stamp)
    conduct, crowd = known.conduct, known.crowd
    return AdminApis(
        AdminGate(callers, entrance, sessions, audit, orders),
        AdminPeopleApi(room, orders, people, conduct, known.clubs, crowd),
        AdminTablesApi(room, orders, Tables(room, orders, directory)),
        AdminRoomApi(room, orders, words, audit, conduct, crowd),
    )
