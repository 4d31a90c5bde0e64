"""The operator's desk in two browsers: sign in, reports, bans, tables, words, announcements."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.people import DESKTOP, PHONE, People, Person
from rumpus.store.operator_file import FILE

pytestmark = pytest.mark.e2e
SECTIONS = ("Overview", "Reports", "People", "Tables", "Bans", "Words", "Limits", "Log")


@pytest.fixture
def password(tmp_path: Path, people: People) -> Iterator[str]:
    """Yield the password that the room has made at its first start."""
    yield (tmp_path / FILE).read_text("utf-8").strip()
    # Browsers report answers that refuse, such as those before somebody has signed in.
    people.expected("status of 401", "status of 403")


def signs_in(person: Person, password: str) -> None:
    """Sign in to the desk with a password."""
    person.visit("/admin")
    person.page.get_by_label("Your name, for the log").fill(person.name)
    person.page.get_by_label("Password").fill(password)
    person.press("Sign in", exact=True)


def goes_to(person: Person, section: str) -> None:
    """Open a section of the desk."""
    person.page.get_by_role("navigation").get_by_role("link", name=section).click()
    expect(person.page.locator("nav a[aria-current]")).to_contain_text(section)


def bans(person: Person, reason: str, time: str = "a week") -> None:
    """Fill in the form of a ban, and confirm it."""
    person.page.get_by_label("Reason (they see it)").fill(reason)
    person.page.get_by_label("For how long").select_option(time)
    person.page.locator("main").get_by_role("button", name="Ban", exact=True).last.click()
    person.page.get_by_role("group").get_by_role("button", name="Ban", exact=True).click()


def seated(person: Person) -> str:
    """Create a public table, and return its name."""
    made = person.page.evaluate(
        """() => fetch('/api/tables', {method: 'POST', body: JSON.stringify(
            {game: 'keesdrow', public: true})}).then((answer) => answer.json())"""
    )
    table = str(made["table"])
    person.visit(f"/t/{table}")
    expect(person.page.get_by_role("button", name="Leave the table")).to_be_visible()
    return table


@pytest.mark.parametrize("look", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_section_is_accessible(people: People, password: str, look: dict[str, Any]) -> None:
    """With something in each list, axe finds nothing, and nothing is wider than the page."""
    width = look["viewport"]["width"]
    bob = people.comes("Bob", PHONE)
    seated(bob)
    ann = people.comes("Ann", look)
    ann.visit("/admin")
    ann.sees("Look after the room")
    ann.looks_right(f"admin-sign-in-{width}")
    signs_in(ann, "wrong-wrong-wrong")
    ann.sees("That\u2019s not the password.")
    signs_in(ann, password)
    ann.sees("You\u2019re signed in as Ann")
    goes_to(ann, "Bans")
    ann.page.get_by_label("Address, such as").fill("203.0.113.9")
    bans(ann, "Attacks")
    for section in SECTIONS:
        goes_to(ann, section)
        ann.looks_right(f"admin-{section}-{width}")
        wide = "document.documentElement.scrollWidth <= window.innerWidth"
        assert ann.page.evaluate(wide), section
    goes_to(ann, "People")
    ann.page.get_by_role("link", name="Bob").click()
    ann.sees("Reports about them")
    ann.looks_right(f"admin-person-{width}")


def test_a_report_leads_to_a_ban_that_the_banned_read(people: People, password: str) -> None:
    """Bob is sent away, reads why on every page, and may play again once the ban is lifted."""
    ann, bob = people.comes("Ann", DESKTOP), people.comes("Bob", PHONE)
    table = seated(ann)
    bob.visit(f"/t/{table}")
    bob.page.get_by_role("button", name="Sit here").locator("visible=true").first.click()
    expect(bob.page.get_by_role("button", name="Sit here")).to_have_count(0)
    ann.page.evaluate(
        """table => fetch(`/api/tables/${table}/report`, {method: 'POST',
            body: JSON.stringify({seat: 1, reason: 'spam', remark: 'Links all day'})})""",
        table,
    )
    desk = people.comes("Olga", DESKTOP)
    signs_in(desk, password)
    goes_to(desk, "Reports")
    desk.sees("Links all day")
    desk.looks_right("admin-report")
    desk.page.get_by_role("button", name=re.compile("Ban ?: Bob")).click()
    bans(desk, "Links in chat")
    bob.sees("You can\u2019t play here now")
    bob.sees("The reason: Links in chat")
    assert bob.axe() == []
    bob.visit("/")
    bob.sees("You can watch, but not play or talk. The reason: Links in chat")
    assert bob.axe() == []
    desk.page.get_by_label("Choose Bob").check()
    desk.page.get_by_label("Note for the log").fill("Banned for a week")
    desk.press("Close", exact=True)
    desk.page.get_by_role("group").get_by_role("button", name="Close", exact=True).click()
    desk.sees("No open reports.")
    goes_to(desk, "Bans")
    desk.page.get_by_role("button", name=re.compile("Lift ?: Bob")).click()
    desk.page.get_by_role("group").get_by_role("button", name="Lift", exact=True).click()
    desk.sees("Nobody is banned.")
    bob.visit("/")
    expect(bob.page.get_by_text("You can watch, but not play")).to_have_count(0)
    goes_to(desk, "Log")
    for act in ("lifted the ban of", "closed report", "banned", "signed in"):
        desk.sees(act)
    desk.sees("reason: Links in chat, until:")
    desk.sees("with: the password, address: 127.0.0.1")
    desk.looks_right("admin-log")
    desk.page.get_by_role("link", name="Bob").first.click()
    desk.sees("Reports about them")


def test_an_announcement_and_the_last_games_reach_everybody(people: People, password: str) -> None:
    """Both show at a table, too; the announcement stays away once it is dismissed."""
    desk, bob = people.comes("Olga", PHONE), people.comes("Bob", DESKTOP)
    signs_in(desk, password)
    desk.page.get_by_label("One sentence").fill("We restart at nine.")
    desk.press("Announce", exact=True)
    desk.sees("Shown until")
    seated(bob)
    bob.sees("We restart at nine.")
    assert bob.axe() == []
    bob.press("Got it")
    expect(bob.page.get_by_text("We restart at nine.")).to_have_count(0)
    desk.press("Let no new games begin")
    desk.press("Stop new games")
    desk.sees("No new games can begin.")
    bob.visit("/")
    bob.sees("The room is closing soon.")
    expect(bob.page.get_by_text("We restart at nine.")).to_have_count(0)
    desk.press("Let games begin again")
    desk.sees("Let running games end before you restart")


def test_a_table_is_closed_with_a_reason(people: People, password: str) -> None:
    """Its people see the reason; so does everybody who comes later, until it is opened again."""
    bob = people.comes("Bob", PHONE)
    table = seated(bob)
    desk = people.comes("Olga", DESKTOP)
    signs_in(desk, password)
    goes_to(desk, "Tables")
    desk.page.get_by_label(f"Choose {table}").check()
    desk.page.get_by_label("Reason (everybody there sees it)").fill("Its title is rude")
    desk.press("Close", exact=True)
    desk.page.get_by_role("group").get_by_role("button", name="Close", exact=True).click()
    bob.sees("This table was closed")
    bob.sees("The reason: Its title is rude")
    bob.visit(f"/t/{table}")
    bob.sees("The reason: Its title is rude")
    assert bob.axe() == []
    desk.press("All stored")
    desk.page.get_by_label(f"Choose {table}").check()
    desk.press("Open again")
    expect(desk.page.get_by_text("Its title is rude")).to_have_count(0)
    bob.visit(f"/t/{table}")
    expect(bob.page.get_by_role("button", name="Leave the table")).to_be_visible()


def test_words_and_lists_change_at_once(people: People, password: str, tmp_path: Path) -> None:
    """A forbidden word can't be said any more, and an added list is offered and can go again."""
    desk = people.comes("Olga", DESKTOP)
    signs_in(desk, password)
    goes_to(desk, "Words")
    desk.page.get_by_label("Forbidden words").fill("# brands\nmegacola")
    desk.press("Save", exact=True)
    desk.sees("Saved.")
    desk.sees("one word")
    words = tmp_path / "words.txt"
    words.write_text("apple\npear\nplum\n")
    desk.page.get_by_label("Name, of a to z").fill("fruit")
    desk.page.get_by_label("Text file, one word a line").set_input_files(words)
    desk.press("Add the list")
    desk.sees("fruit is added.")
    desk.sees("3 words")
    desk.page.get_by_role("button", name=re.compile("Remove ?: fruit")).click()
    desk.page.get_by_role("group").get_by_role("button", name="Remove", exact=True).click()
    expect(desk.page.get_by_text("3 words")).to_have_count(0)
    assert (tmp_path / "forbidden-words.txt").read_text() == "# brands\nmegacola"


def test_an_operator_uses_a_passkey(people: People, running: object, password: str) -> None:
    """A passkey added inside lets the operator in after they have signed out."""
    desk = people.comes("Olga", DESKTOP)
    desk.page.context.set_default_timeout(60_000)
    line: Any = desk.page.context.new_cdp_session(desk.page)
    line.send("WebAuthn.enable")
    options: dict[str, Any] = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
    }
    line.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    port = getattr(running, "port")  # noqa: B009
    desk.page.goto(f"http://localhost:{port}/admin")
    desk.page.get_by_label("Password").fill(password)
    desk.press("Sign in", exact=True)
    desk.press("Add a passkey")
    desk.sees("added")
    desk.press("Sign out", exact=True)
    desk.press("Sign in with a passkey")
    desk.sees("You\u2019re signed in as")
