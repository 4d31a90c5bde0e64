"""Tests of connections that die without closing, and of pages in the back-forward cache."""

import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from e2e.boards import word_on
from e2e.conftest import CHROMIUM
from e2e.cool import opened
from e2e.lines import Line, line
from e2e.match import Match
from e2e.people import DESKTOP, PHONE, People, Person, until
from e2e.rooms import Room, room
from e2e.tables import begun, table_of
from e2e.wire import Wire
from rumpus.games.registry import own_games

pytestmark = pytest.mark.e2e
NOTICED = 5.0
"""Seconds within which a page notices that it hears nothing any more."""
SLACK = 4.0
"""Further seconds that a busy machine may take."""
UNTIMED: dict[str, str | int] = {"timer": 0}
COOL: dict[str, Any] = {"first_word_time": 120_000}


def took(what: Callable[[], object]) -> float:
    """Return how many seconds a function takes."""
    start = time.monotonic()
    what()
    return time.monotonic() - start


def reconnecting(person: Person) -> Callable[[], None]:
    """Return a function that waits until a page says that it has lost its connection."""
    return lambda: expect(person.page.get_by_text("Reconnecting").first).to_be_visible()


def back(person: Person) -> None:
    """Wait until a page is connected again."""
    expect(person.page.get_by_text("Reconnecting")).to_have_count(0)


@pytest.mark.parametrize("look", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", sorted(own_games()))
def test_a_silent_line_is_told_within_five_seconds_and_replaced(
    running: Room, people: People, game: str, look: dict[str, Any]
) -> None:
    """In every game, a page reports a silent line, and rejoins by itself when it can."""
    with line(running.port, 20) as thin:
        noor = people.comes("Noor", look, over=thin.address)
        wanted = {"game": game, "bots": [level(running, noor, game)], "start": True}
        made = noor.page.context.request.post(f"{running.address}/api/tables", data=wanted)
        assert made.ok, made.text()
        wire = Wire(noor)
        noor.visit(f"/t/{made.json()['table']}")
        until(noor.page, lambda: wire.view is not None)
        noor.page.wait_for_timeout(500)
        thin.hold(onward=False)
        assert took(reconnecting(noor)) < NOTICED + SLACK
        thin.free()
        back(noor)


def test_an_act_on_a_dead_line_is_shown_as_waiting_and_arrives_once(
    running: Room, people: People
) -> None:
    """A word played on a dead line reaches the board when the line is back, and counts once."""
    with line(running.port, 20) as thin:
        ida = people.comes("Ida", DESKTOP)
        match, noor = at_keesdrow(running, people, thin, ida)
        mover, _ = match.turn()
        if mover is not noor:
            match.word("Accept", length=3)
        before = len(match.view["plays"])
        word, path = word_on(match.view, 4)
        noor.drag(word, path)
        thin.hold(onward=False)
        noor.play_button(word).click()
        expect(noor.page.get_by_text("No answer yet")).to_be_visible()
        reconnecting(noor)()
        expect(noor.page.get_by_text("Your last action is waiting to be sent")).to_be_visible()
        thin.free()
        back(noor)
        ida.sees(f"played {word.upper()} for")
        assert [play["word"] for play in match.view["plays"][before:]] == [word]


def test_what_is_said_without_a_line_waits_and_arrives_or_is_told_as_not_sent(
    running: Room, people: People
) -> None:
    """A message is never lost silently: it's marked as waiting, then sent or offered again."""
    with line(running.port, 20) as thin:
        ida = people.comes("Ida", DESKTOP)
        _, noor = at_keesdrow(running, people, thin, ida)
        noor.press("Talk")
        noor.page.get_by_label("Say something to the table").wait_for()
        thin.hold(onward=False)
        said(noor, "Is anybody there?")
        expect(noor.page.get_by_text("Waiting to be sent.")).to_be_visible()
        reconnecting(noor)()
        thin.free()
        ida.press("Talk")
        ida.sees("Is anybody there?")
        expect(noor.page.get_by_text("Waiting to be sent.")).to_have_count(0)

        thin.hold(onward=False)
        reconnecting(noor)()
        said(noor, "Hello again?")
        expect(noor.page.get_by_text("Not sent: no connection.")).to_be_visible()
        thin.free()
        back(noor)
        noor.press("Send again")
        ida.sees("Hello again?")
        expect(ida.page.get_by_text("Hello again?")).to_have_count(1)


def test_a_race_stands_still_for_a_silent_line_and_is_not_played_on_unseen(
    running: Room, people: People
) -> None:
    """The opponent learns of the lost line within seconds, and can't reach for a flag meanwhile."""
    with line(running.port, 20) as thin:
        noor = people.comes("Noor", DESKTOP, over=thin.address)
        ida = people.comes("Ida", DESKTOP)
        game = opened(running, ida, [noor], COOL)
        game.throws("Rock", "Scissors")
        thin.hold(onward=False)
        other = took(lambda: ida.sees("Noor isn\u2019t connected."))
        assert other < NOTICED + SLACK
        reconnecting(noor)()
        reach = ida.page.get_by_role("button", name="Reach left", exact=True)
        if reach.count():
            expect(reach.first).to_be_disabled()
        thin.free()
        back(noor)
        expect(ida.page.get_by_text("Noor isn\u2019t connected.")).to_have_count(0)
        game.says(ida, "ludicrous")


def test_a_page_that_missed_the_end_shows_it_and_no_play(tmp_path: Path, browser: Browser) -> None:
    """A player who was away for too long finds the result, and no field for a word."""
    hurry = "from rumpus.server.tables import presence\npresence.BOT_SECONDS = 6.0\n"
    with room(tmp_path, before=hurry) as running, line(running.port, 20) as thin:
        people = People(browser, running.address)
        noor = people.comes("Noor", DESKTOP, over=thin.address)
        ida = people.comes("Ida", DESKTOP)
        game = opened(running, ida, [noor], COOL)
        game.throws("Rock", "Scissors")
        thin.hold(onward=False)
        ida.sees("You win")
        expect(noor.page.get_by_text("Reconnecting").first).to_be_visible()
        thin.free()
        noor.sees("Ida wins")
        expect(noor.page.get_by_label("Your word")).to_have_count(0)
        people.leave()


@pytest.fixture
def keeping(browser: Browser) -> Iterator[Browser]:
    """Yield a browser with a back-forward cache, as people's browsers have."""
    with browser.browser_type.launch(
        executable_path=shutil.which("chromium"),
        args=CHROMIUM,
        ignore_default_args=["--disable-back-forward-cache"],
    ) as started:
        yield started


def test_a_page_left_for_another_is_told_at_once_and_joins_again_on_the_way_back(
    running: Room, keeping: Browser
) -> None:
    """The opponent hears at once that a player left; Back restores the same page, which rejoins."""
    people = People(keeping, running.address)
    noor, ida = people.comes("Noor", DESKTOP), people.comes("Ida", DESKTOP)
    game = opened(running, ida, [noor], COOL)
    game.throws("Rock", "Scissors")
    noor.page.evaluate("window.wasHere = true")
    noor.page.goto("data:text/html,elsewhere")
    assert took(lambda: ida.sees("Noor isn\u2019t connected.")) < SLACK
    noor.page.go_back(wait_until="commit")
    expect(ida.page.get_by_text("Noor isn\u2019t connected.")).to_have_count(0)
    assert noor.page.evaluate("window.wasHere"), "the browser did not keep the page"
    back(noor)
    game.says(ida, "ludicrous")
    noor.sees("ludicrous")
    people.leave()


def level(running: Room, person: Person, game: str) -> str:
    """Return a game's first level of bots."""
    cards = person.page.context.request.get(f"{running.address}/api/games").json()
    return str(next(card["levels"][0] for card in cards if card["name"] == game))


def at_keesdrow(running: Room, people: People, thin: Line, ida: Person) -> tuple[Match, Person]:
    """Start an untimed game between Ida and Noor, who has a separate line."""
    noor = people.comes("Noor", DESKTOP, over=thin.address)
    match = table_of(running, ida, UNTIMED)
    noor.visit(f"/t/{match.table}")
    noor.press("Sit down")
    noor.sees("You\u2019re ready")
    match.players.append(noor)
    begun(match, "Start with two")
    return match, noor


def said(person: Person, text: str) -> None:
    """Type a message and send it."""
    field = person.page.get_by_label("Say something to the table")
    field.fill(text)
    field.press("Enter")
