"""Members for tests: guests of a real room who keep their name and sign in."""

from typing import Any

import httpx

from authenticator import Authenticator
from serving import PATIENCE, Person

PASSWORD = "three tame badgers"
STALE = """
from msgspec.structs import replace
from rumpus.server.people import proofs

wanted = proofs.Proofs.wanted

def stale(self, member, device, now):
    if member is not None:
        devices = tuple(replace(each, added=each.added - 600) for each in member.devices)
        member = replace(member, devices=devices)
    return wanted(self, member, device, now)

proofs.Proofs.wanted = stale
"""
"""Makes each session ten minutes old."""


async def visit(base: str, name: str = "") -> Person:
    """Return a new guest, who has chosen a name if one is given."""
    person = Person()
    await person.http(base, "GET", "/api/me")
    if name:
        await person.http(base, "POST", "/api/me", json={"name": name})
    return person


async def post(base: str, person: Person, path: str, **body: Any) -> httpx.Response:
    """Send something as a page of the room does."""
    extra = {"origin": f"http://{base}"}
    async with httpx.AsyncClient(base_url=f"http://{base}", timeout=PATIENCE) as client:
        headers = {"cookie": person.cookie, "user-agent": "Firefox/140 (Android)", **extra}
        response = await client.post(path, headers=headers, json=body)
    cookies = [f"{name}={value}" for name, value in response.cookies.items() if value]
    person.cookie = "; ".join(cookies) or person.cookie
    return response


async def member(base: str, name: str, login: str) -> Person:
    """Return a guest who has become a member with a password."""
    person = await visit(base, name)
    response = await post(base, person, "/api/account/password", login=login, password=PASSWORD)
    assert response.status_code == 200, response.text
    return person


async def me(base: str, person: Person) -> dict[str, Any]:
    """Return what the room says of its guest."""
    answer: dict[str, Any] = (await person.http(base, "GET", "/api/me")).json()
    return answer


async def account(base: str, person: Person) -> dict[str, Any]:
    """Return the account of a person."""
    answer: dict[str, Any] = (await person.http(base, "GET", "/api/account")).json()
    return answer


def code_of(response: httpx.Response) -> str:
    """Return the code of a problem."""
    return str(response.json()["code"])


async def add(base: str, person: Person, key: Authenticator) -> httpx.Response:
    """Add a passkey to a person's account."""
    origin = f"http://{base}"
    options = (await post(base, person, "/api/account/passkey/begin")).json()
    made = key.made(options, origin)
    return await post(base, person, "/api/account/passkey", credential=made)


async def enter(base: str, person: Person, key: Authenticator, origin: str = "") -> httpx.Response:
    """Sign in with a passkey."""
    options = (await post(base, person, "/api/sign-in/passkey/begin")).json()
    signed = key.signed(options, origin or f"http://{base}")
    return await post(base, person, "/api/sign-in/passkey", credential=signed)


async def prove(base: str, person: Person, key: Authenticator) -> httpx.Response:
    """Prove by a passkey who somebody is."""
    options = (await post(base, person, "/api/account/proof/passkey/begin")).json()
    signed = key.signed(options, f"http://{base}")
    return await post(base, person, "/api/account/proof/passkey", credential=signed)
