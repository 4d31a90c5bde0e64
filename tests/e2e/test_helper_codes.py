"""A club lets a member in again: agreed to on their page, made on the club's, told to both."""

import pytest
from playwright.sync_api import expect

from e2e.people import DESKTOP, PHONE, People
from e2e.rooms import Room
from e2e.test_evening import founded
from e2e.test_you import comes, keeps_by_password

pytestmark = pytest.mark.e2e


def test_a_helper_lets_a_member_in_on_a_new_phone(running: Room, people: People) -> None:
    """Pia allows it, Olga makes the code, and Pia reads who did before she uses it."""
    olga, pia = comes(running, people, "Olga", DESKTOP), comes(running, people, "Pia", PHONE)
    for person in (olga, pia):
        keeps_by_password(person, person.name.lower())
    club = founded(olga, [pia])
    expect(olga.page.get_by_role("heading", name="Let somebody in")).to_have_count(0)

    pia.visit("/you")
    box = pia.page.get_by_label("Those who run Thursday round may let me in")
    expect(box).not_to_be_checked()
    box.check()
    expect(pia.page.get_by_text("Thursday round may let you in.")).to_be_attached()
    pia.looks_right("helpers-phone")

    olga.visit(club.split("#")[0])
    olga.press("Make a code")
    olga.press("Make it")
    slip = olga.page.get_by_role("group", name="Here is the code for Pia.")
    expect(slip).to_be_focused()
    code = slip.locator(".code").inner_text()
    olga.sees("Olga for Pia")
    olga.looks_right("let-in-desktop")

    pia.visit("/you")
    pia.sees("Olga made a code for your account in Thursday round.")
    pia.looks_right("helper-code-phone")
    phone = comes(running, people, "New", PHONE)
    phone.press("Use a recovery code")
    phone.page.get_by_label("Recovery code").fill(code)
    phone.press("Sign in", exact=True)
    phone.sees("You\u2019re signed in as Pia.")
    phone.sees("By Olga in Thursday round")
    expect(phone.page.get_by_text("Made on 1 March, used on 1 March")).to_be_visible()
    phone.press("Change the password")
    phone.page.get_by_label("New password", exact=True).fill("one more staple battery")
    phone.press("Save the password")
    expect(phone.page.get_by_role("button", name="Change the password")).to_be_focused()
    pia.visit("/you")
    pia.sees("Keep your name")


def test_the_member_voids_a_code_that_nobody_asked_for(running: Room, people: People) -> None:
    """The code lets nobody in any more, and the page says so."""
    olga, pia = comes(running, people, "Olga", PHONE), comes(running, people, "Pia", DESKTOP)
    for person in (olga, pia):
        keeps_by_password(person, person.name.lower())
    club = founded(olga, [pia])
    pia.visit("/you")
    pia.page.get_by_label("Those who run Thursday round may let me in").check()
    expect(pia.page.get_by_text("Thursday round may let you in.")).to_be_attached()
    olga.visit(club.split("#")[0])
    olga.press("Make a code")
    olga.press("Make it")
    expect(olga.page.get_by_role("group", name="Here is the code for Pia.")).to_be_focused()
    olga.looks_right("let-in-phone")
    pia.visit("/you")
    pia.looks_right("helper-code-desktop")
    pia.press("Void the code")
    expect(pia.page.get_by_role("heading", name="Let in by a club")).to_be_focused()
    pia.sees("Made on 1 March, no longer works")
