"""Operators for tests: people who sign in to the desk of a real room."""

from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from members import post
from rumpus.store.operator_file import FILE
from serving import Person

AREA = "/api/admin"


def password_of(data: Path) -> str:
    """Return the operator's password in a room's folder."""
    return (data / FILE).read_text("utf-8").strip()


async def operator(base: str, data: Path, name: str = "Ann") -> Person:
    """Return an operator who has signed in with the password."""
    person = Person()
    answer = await post(base, person, f"{AREA}/sign-in", password=password_of(data), name=name)
    assert answer.status_code == 200, answer.text
    return person


async def read(base: str, person: Person, path: str = "") -> Any:
    """Return what the desk shows to an operator."""
    answer = await person.http(base, "GET", f"{AREA}{path}")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def act(base: str, person: Person, path: str, **body: Any) -> Any:
    """Do something as an operator, which must be done, and return the answer."""
    answer = await acted(base, person, path, **body)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def acted(base: str, person: Person, path: str, **body: Any) -> httpx.Response:
    """Send a request as a page of the desk does, and return the answer."""
    before = person.cookie
    answer = await post(base, person, f"{AREA}{path}", **body)
    person.cookie = before
    return answer


async def deeds(base: str, person: Person) -> list[tuple[str, str, Any]]:
    """Return the acts in the log, the newest first: what was done to whom, and details."""
    page = await read(base, person, "/log")
    return [(each["act"], each["whom"], each["details"]) for each in page["acts"]]


async def turned_away(base: str, person: Person, table: str) -> str:
    """Return why a socket at a table is closed at once."""
    person.known, person.got = {}, []
    with suppress(ConnectionClosed):
        await person.join(base, table)
    assert await person.closed() == 4403
    (bye,) = person.got
    assert bye["t"] == "bye"
    return str(bye["code"])


async def id_of(base: str, person: Person, name: str) -> str:
    """Return the id of the only guest of a name."""
    (found,) = (await read(base, person, f"/people?q={name}"))["people"]
    return str(found["id"])
