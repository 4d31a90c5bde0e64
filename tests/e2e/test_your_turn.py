"""Tests of alerts: the tab, the setting, and a notification that leads back to its table."""

import pytest
from playwright.sync_api import expect

from e2e.match import opened as match_opened
from e2e.people import DESKTOP, People, until
from e2e.rooms import Room

pytestmark = pytest.mark.e2e
HIDE = """() => {
    Object.defineProperty(document, 'hidden', {get: () => true, configurable: true});
    document.dispatchEvent(new Event('visibilitychange'));
}"""
"""Makes a page believe that another tab covers it."""
SHOWN = """async () => {
    const worker = await navigator.serviceWorker.getRegistration();
    return (await worker.getNotifications()).map(({title, body, tag}) => [title, body, tag]);
}"""


def test_the_tab_and_a_notification_tell_whose_turn_it_is(running: Room, people: People) -> None:
    """The title and icon follow the turn; a covered page notifies once that was chosen."""
    match = match_opened(running, people)
    mine, theirs = match.turn()
    expect(mine.page).to_have_title("Your turn \u00b7 Keesdrow")
    icon = mine.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    expect(theirs.page).not_to_have_title("Your turn \u00b7 Keesdrow")

    theirs.page.context.grant_permissions(["notifications"])
    theirs.press("Table settings")
    drawer = theirs.page.get_by_role("dialog", name="This table")
    choice = drawer.get_by_label("When it\u2019s my turn")
    choice.select_option("Notify me when I\u2019m on another page")
    expect(choice).to_have_value("hidden")
    assert theirs.axe() == []
    theirs.press("Close")
    theirs.page.evaluate(HIDE)

    match.word()
    expect(theirs.page).to_have_title("Your turn \u00b7 Keesdrow")
    expect(icon).to_have_attribute("href", "/favicon.svg")
    until(theirs.page, lambda: theirs.page.evaluate(SHOWN) != [])
    assert theirs.page.evaluate(SHOWN) == [["Your turn", "Keesdrow", match.table]]


def test_a_browser_that_blocks_notifications_keeps_the_quiet_alert(
    running: Room, people: People
) -> None:
    """The setting says that the browser refused, and stays as it was."""
    noor = people.comes("Noor", DESKTOP)
    noor.press("Create a table")
    noor.press("Table settings")
    drawer = noor.page.get_by_role("dialog", name="This table")
    choice = drawer.get_by_label("When it\u2019s my turn")
    choice.select_option("Notify me when I\u2019m on another page")
    expect(drawer).to_contain_text("Your browser blocks notifications.")
    expect(choice).to_have_value("sound")
