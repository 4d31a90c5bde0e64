"""Identity: guests keep their name, sign in elsewhere, sign out, and delete what they kept."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from e2e.people import DESKTOP, PHONE, People, Person
from e2e.rooms import Room

pytestmark = pytest.mark.e2e
PASSWORD = "correct horse battery"
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
FAILED = "Failed to load resource"


class Authenticator:
    """A browser's passkeys, without anybody's finger."""

    def __init__(self, person: Person) -> None:
        """Add an authenticator to a browser."""
        self._line: Any = person.page.context.new_cdp_session(person.page)
        self._line.send("WebAuthn.enable")
        made = self._line.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        self._id = made["authenticatorId"]

    def passkeys(self) -> list[dict[str, Any]]:
        """Return the passkeys."""
        found = self._line.send("WebAuthn.getCredentials", {"authenticatorId": self._id})
        return list(found["credentials"])

    def take_over(self, passkey: dict[str, Any]) -> None:
        """Keep a passkey of another browser, as a password manager does."""
        wanted = {"authenticatorId": self._id, "credential": passkey}
        self._line.send("WebAuthn.addCredential", wanted)

    def refuse(self) -> None:
        """Let its owner fail to prove who they are."""
        wanted = {"authenticatorId": self._id, "isUserVerified": False}
        self._line.send("WebAuthn.setUserVerified", wanted)


def comes(running: Room, people: People, name: str, look: dict[str, Any]) -> Person:
    """Let somebody in at an address with a name: a passkey belongs to no IP address."""
    person = people.comes(name, look, over=f"http://localhost:{running.port}")
    person.visit("/you")
    return person


def heading(person: Person, name: str) -> Locator:
    """Find a heading."""
    return person.page.get_by_role("heading", name=name, exact=True)


def keeps_by_password(person: Person, login: str) -> None:
    """Keep a name with a password."""
    person.press("With a password instead")
    types(person, login, PASSWORD)
    person.press("Keep my name")
    person.sees(f"You\u2019ve kept the name {person.name}")


def types(person: Person, login: str, password: str) -> None:
    """Fill in a sign-in name and a password."""
    person.page.get_by_label("Sign-in name").fill(login)
    person.page.get_by_label("Password", exact=True).fill(password)


def signs_in(person: Person, login: str) -> None:
    """Sign in with the password."""
    person.press("Sign in with a password")
    types(person, login, PASSWORD)
    person.press("Sign in", exact=True)


def sits(running: Room, person: Person) -> str:
    """Create a table and sit at it; return its path."""
    where = f"http://localhost:{running.port}/api/tables"
    made = person.page.context.request.post(where, data={"game": "keesdrow"})
    path = f"/t/{made.json()['table']}"
    person.visit(path)
    person.sees("Invite with a link")
    return path


def is_refused(person: Person, sentence: str) -> None:
    """Read a refusal, which the browser writes into its console, too."""
    expect(person.page.get_by_role("alert")).to_have_text(sentence)
    assert all(FAILED in said for said in person.complaints), person.complaints
    person.complaints.clear()


def test_a_passkey_brings_name_and_seat_to_another_device(running: Room, people: People) -> None:
    """A phone signs up with a passkey; a computer with that passkey is the same player."""
    phone = comes(running, people, "Noor", PHONE)
    assert phone.axe() == []
    keys = Authenticator(phone)
    phone.press("Keep it with a passkey")
    phone.sees("You\u2019ve kept the name Noor")
    expect(heading(phone, "Noor")).to_be_focused()
    phone.sees("It\u2019s your only way to sign in, so it stays.")
    assert phone.axe() == []
    path = sits(running, phone)
    expect(phone.page.get_by_role("button", name="Sit down")).to_have_count(0)

    computer = comes(running, people, "Somebody", DESKTOP)
    other = Authenticator(computer)
    other.take_over(keys.passkeys()[0])
    computer.press("Sign in with a passkey")
    computer.sees("You\u2019re signed in as Noor.")
    computer.sees("Add a passkey")
    computer.visit(path)
    computer.sees("Invite with a link")
    player = running.peek(path.rsplit("/", 1)[1], computer.cookie)
    assert player["you"] == 0
    assert player["table"]["seats"][0]["name"] == "Noor"


def test_somebody_who_cancels_can_try_again(running: Room, people: People) -> None:
    """A passkey that nobody confirms changes nothing, and the page says so calmly."""
    noor = comes(running, people, "Noor", PHONE)
    keys = Authenticator(noor)
    keys.refuse()
    noor.press("Keep it with a passkey")
    is_refused(noor, "No passkey was used. Try again when you\u2019re ready.")
    expect(heading(noor, "Keep your name")).to_be_visible()


def test_signing_out_elsewhere_makes_a_new_guest_there(running: Room, people: People) -> None:
    """With a password on two devices, one signs out the other, whose player then only watches."""
    phone = comes(running, people, "Noor", PHONE)
    keeps_by_password(phone, "noor")
    path = sits(running, phone)

    computer = comes(running, people, "Somebody", DESKTOP)
    signs_in(computer, "noor")
    computer.sees("You\u2019re signed in as Noor.")
    devices = computer.page.get_by_role("region", name="Devices").get_by_role("listitem")
    expect(devices).to_have_count(2)
    assert computer.axe() == []
    computer.press("Sign out all others")
    expect(devices).to_have_count(1)
    expect(heading(computer, "Devices")).to_be_focused()

    phone.press("Sit down")
    expect(phone.page.get_by_role("button", name="Sit down")).to_have_count(0)
    phone.page.reload()
    phone.sees("Invite with a link")
    player = running.peek(path.rsplit("/", 1)[1], phone.cookie)
    assert player["you"] == 1
    phone.visit("/you")
    expect(heading(phone, "Keep your name")).to_be_visible()
    expect(phone.page.get_by_label("What should we call you?")).to_have_value("")


def test_a_recovery_code_signs_in_once(running: Room, people: People) -> None:
    """A code is shown once, signs in on another device, and is refused after that."""
    noor = comes(running, people, "Noor", PHONE)
    keeps_by_password(noor, "noor")
    noor.press("Make a recovery code")
    code = noor.page.locator(".code").inner_text()
    assert noor.axe() == []
    noor.page.reload()
    noor.sees("You have a recovery code.")
    expect(noor.page.get_by_text(code)).to_have_count(0)

    for look, again in ((DESKTOP, False), (PHONE, True)):
        other = comes(running, people, "Somebody", look)
        other.press("Use a recovery code")
        other.page.get_by_label("Recovery code").fill(code.lower().replace("-", " "))
        other.press("Sign in", exact=True)
        if again:
            is_refused(other, "That code isn\u2019t valid. Check it, or use another way.")
            expect(other.page.get_by_label("Recovery code")).to_be_focused()
        else:
            other.sees("Your code is used up, so make a new one.")


def test_a_deleted_account_is_gone(running: Room, people: People) -> None:
    """The browser is a new guest's, and the sign-in name leads nowhere."""
    noor = comes(running, people, "Noor", DESKTOP)
    keeps_by_password(noor, "noor")
    with noor.page.expect_download() as download:
        noor.page.get_by_role("link", name="Download my data").click()
    assert '"noor"' in download.value.path().read_text()
    noor.press("Delete my account")
    expect(noor.page.get_by_role("button", name="Keep it")).to_be_focused()
    assert noor.axe() == []
    noor.press("Delete it")
    noor.sees("Your account is deleted.")
    expect(heading(noor, "Keep your name")).to_be_focused()
    signs_in(noor, "noor")
    is_refused(noor, "Sign-in name and password don\u2019t match. Check both and try again.")
    expect(noor.page.get_by_label("Password", exact=True)).to_be_focused()


def test_a_password_is_changed(running: Room, people: People) -> None:
    """Rules are read before; just after signing in, nothing else is asked."""
    noor = comes(running, people, "Noor", PHONE)
    noor.press("With a password instead")
    noor.sees("At least 8 characters.")
    types(noor, "noor", "short")
    noor.press("Keep my name")
    is_refused(noor, "Use at least eight characters.")
    types(noor, "noor", PASSWORD)
    noor.press("Keep my name")
    noor.press("Change the password")
    noor.page.get_by_label("New password", exact=True).fill(PASSWORD + " staple")
    noor.press("Save the password")
    expect(noor.page.get_by_role("button", name="Change the password")).to_be_focused()


@pytest.mark.parametrize("look", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("light", ["light", "dark"])
def test_the_page_is_accessible(
    running: Room, people: People, look: dict[str, Any], light: Any
) -> None:
    """A guest and a member find no barrier, in both lights, and nothing runs out of the screen."""
    noor = comes(running, people, "Noor", look)
    noor.page.emulate_media(color_scheme=light)
    noor.press("Sign in with a password")
    assert noor.axe() == []
    keeps_by_password(noor, "noor")
    noor.press("Change the password")
    noor.press("Make a recovery code")
    noor.sees("It signs you in once.")
    assert noor.axe() == []
    noor.resizes(320, 640, "200%")
    assert noor.page.evaluate("document.documentElement.scrollWidth") <= 320
    noor.visit("/")
    link = noor.page.get_by_role("link", name="You: Noor")
    link.click()
    expect(heading(noor, "Noor")).to_be_visible()


def test_a_seat_in_another_tab_outlasts_signing_up(running: Room, people: People) -> None:
    """Somebody sits in one tab and keeps their name in another; the first tab stays seated."""
    noor = comes(running, people, "Noor", DESKTOP)
    path = sits(running, noor)
    table = noor.page
    noor.page = noor.tab("/you")
    with table.expect_websocket() as socket:
        keeps_by_password(noor, "noor")
    socket.value.wait_for_event("framereceived")
    noor.page = table
    noor.sees("Invite with a link")
    expect(table.get_by_role("button", name="Sit down")).to_have_count(0)
    assert running.peek(path.rsplit("/", 1)[1], noor.cookie)["you"] == 0
    noor.visit("/you")
    expect(heading(noor, "Noor")).to_be_visible()


@pytest.mark.parametrize("look", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_guest_downloads_and_deletes_everything(
    running: Room, people: People, look: dict[str, Any]
) -> None:
    """Without an account, one press gets the file and two delete all of it; keys suffice."""
    gus = comes(running, people, "Gus", look)
    with gus.page.expect_download() as download:
        gus.page.get_by_role("link", name="Download my data").press("Enter")
    assert json.loads(download.value.path().read_text(encoding="utf-8"))["name"] == "Gus"
    gus.looks_right(f"you-{look['viewport']['width']}")
    gus.page.get_by_role("button", name="Delete everything about me").press("Enter")
    gus.sees("Delete everything about you for good? You can\u2019t undo this.")
    assert gus.axe() == []
    gus.page.get_by_role("button", name="Delete it").press("Enter")
    gus.sees("Everything about you is deleted. You\u2019re a new guest now.")
    expect(heading(gus, "Keep your name")).to_be_focused()
    expect(gus.page.get_by_label("What should we call you?")).not_to_have_value("Gus")
