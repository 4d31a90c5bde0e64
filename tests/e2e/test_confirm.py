"""A page that was left open doesn't give an account away: ways to sign in want a fresh proof."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.people import DESKTOP, PHONE, People
from e2e.rooms import Room, room
from e2e.test_you import (
    FAILED,
    PASSWORD,
    Authenticator,
    comes,
    is_refused,
    keeps_by_password,
)
from members import STALE

pytestmark = pytest.mark.e2e
TITLE = "Confirm that it\u2019s you"


@pytest.fixture(name="running")
def _running(tmp_path: Path) -> Iterator[Room]:
    """Yield a room in which everybody signed in ten minutes ago."""
    with room(tmp_path, before=STALE) as one:
        yield one


def confirms(page: Page, password: str) -> None:
    """Type the password into the question who it is."""
    asked = page.get_by_role("dialog", name=TITLE)
    asked.get_by_label("Your password").fill(password)
    asked.get_by_role("button", name="Confirm").click()


def test_a_password_confirms_it_and_the_change_goes_on(running: Room, people: People) -> None:
    """A closed question changes nothing, a wrong password neither; then ten minutes are free."""
    noor = comes(running, people, "Noor", PHONE)
    keeps_by_password(noor, "noor")
    noor.press("Make a recovery code")
    expect(noor.page.get_by_label("Your password")).to_be_focused()
    noor.looks_right("confirm-phone")
    noor.press("Close")
    is_refused(noor, "Confirm that it\u2019s you first.")
    noor.press("Make a recovery code")
    confirms(noor.page, "not this one")
    noor.sees("That isn\u2019t your password. Try again.")
    confirms(noor.page, PASSWORD)
    noor.sees("It signs you in once.")
    noor.press("Change the password")
    noor.page.get_by_label("New password", exact=True).fill(PASSWORD + " staple")
    noor.press("Save the password")
    expect(noor.page.get_by_role("button", name="Change the password")).to_be_focused()
    people.expected(FAILED)


def test_a_passkey_confirms_it(running: Room, people: People) -> None:
    """A member without a password is asked for the passkey alone."""
    ida = comes(running, people, "Ida", DESKTOP)
    Authenticator(ida)
    ida.press("Keep it with a passkey")
    ida.press("Set a password")
    ida.page.get_by_label("Sign-in name").fill("ida")
    ida.page.get_by_label("Password", exact=True).fill(PASSWORD)
    ida.press("Save the password")
    expect(ida.page.get_by_role("dialog", name=TITLE)).to_be_visible()
    ida.looks_right("confirm-desktop")
    ida.press("Use your passkey")
    ida.sees("Your sign-in name is ida.")
    people.expected(FAILED)
