"""A table on a television: phones are the hands, and the screen shows what everybody may see."""

import re

import pytest
from playwright.sync_api import expect

from e2e import cool, icecool
from e2e.boards import word_on
from e2e.hands import word_of
from e2e.match import Match
from e2e.people import DESKTOP, PHONE, People, Person, until
from e2e.rooms import Room
from e2e.screens import TELEVISION, Screen

pytestmark = pytest.mark.e2e


def gathered(running: Room, people: People, game: str, **options: str | int) -> Match:
    """Create a table, and let a second phone come by the link that the screen shows."""
    ida = people.comes("Ida", PHONE)
    wanted = {"game": game, "options": options}
    made = ida.page.context.request.post(f"{running.address}/api/tables", data=wanted)
    assert made.ok, made.text()
    table = str(made.json()["table"])
    ida.visit(f"/t/{table}")
    return Match(running, table, [ida, people.comes("Tomasz", PHONE)])


def seated(screen: Screen, match: Match) -> None:
    """Let the second phone sit down, watch the seats fill on the screen, and start."""
    page = screen.person.page
    expect(page.locator("[data-screen-seat]").first).to_contain_text("Ida")
    expect(page.get_by_role("img", name="QR code of the table\u2019s link")).to_be_visible()
    ida, tomasz = match.players
    tomasz.visit(f"/t/{match.table}")
    tomasz.press("Sit down")
    expect(page.locator("[data-screen-seat]").nth(1)).to_contain_text("Tomasz")
    screen.fits()
    ida.press("Start with two")
    screen.shows("play")


def test_keyword_keeps_the_hands_on_the_phones(running: Room, people: People) -> None:
    """Cards and words stay on the phones until the reveal, which the screen shows large."""
    match = gathered(running, people, "keyword", keyword="teas", timer=0)
    screen = Screen(people.comes("Screen", TELEVISION), match.table)
    seated(screen, match)
    words: list[str] = []
    for person in match.players:
        view = running.peek(match.table, person.cookie)["view"]
        word, _ = word_of(view)
        person.press("Type the word")
        person.page.get_by_label("Type a word; the table picks the cards").fill(word)
        if words:
            screen.fits()
            screen.again()
            assert screen.person.axe() == []
            seen = [screen.text(), *map(str, screen.messages)]
            assert not [text for text in seen if words[0] in text.lower()]
        person.press("Lay face down")
        words.append(word)
    page = screen.person.page
    for word in words:
        expect(page.get_by_role("img", name=word, exact=True)).to_be_visible()
    views = [message["view"] for message in screen.messages if message["t"] == "view"]
    assert [view["hand"] for view in views if view] == [[]] * len([view for view in views if view])
    assert {message["you"] for message in screen.messages if message["t"] == "view"} == {None}
    screen.fits()
    assert screen.person.axe() == []


def test_keep_your_cool_turns_no_tile_early(running: Room, people: People) -> None:
    """The screen shows words and tiles once they are said and turned, and never before."""
    ida, tomasz = people.comes("Ida", DESKTOP), people.comes("Tomasz", PHONE)
    game = cool.opened(running, ida, [tomasz], {})
    television = people.comes("Screen", TELEVISION)
    frames = cool.Frames(television)
    screen = Screen(television, game.table)
    game.throws("Rock", "Scissors")
    flipper = game.people[int(game.view["flipper"])]
    game.says(flipper, "table")
    expect(screen.person.page.get_by_role("listitem").filter(has_text="table")).to_be_visible()
    flipper = game.people[int(game.view["flipper"])]
    game.flip(flipper, 0)
    symbol = game.view["tiles"][0]["symbol"]
    tile = screen.person.page.locator('[data-tile="0"]')
    expect(tile).to_have_attribute("aria-label", re.compile(symbol, re.IGNORECASE))
    screen.fits()
    screen.again()
    assert screen.person.axe() == []
    assert frames.events
    assert frames.leaks == []


def test_keesdrow_traces_the_words_of_the_phones(running: Room, people: People) -> None:
    """A word traced on a phone appears on the screen with its points, also after a reload."""
    match = gathered(running, people, "keesdrow", timer=0)
    screen = Screen(people.comes("Screen", TELEVISION), match.table)
    seated(screen, match)
    match.draw()
    mine, theirs = match.turn()
    word, _ = word_on(match.view, 4)
    mine.type(word)
    mine.play_button(word).click()
    theirs.press("Accept")
    page = screen.person.page
    expect(page.locator("li").filter(has_text=word.upper())).to_be_visible()
    seat = match.players.index(mine)
    points = match.view["scores"][seat]
    expect(page.locator(f'[data-screen-seat="{seat}"]')).to_contain_text(str(points))
    screen.fits()
    screen.again()
    expect(page.locator("li").filter(has_text=word.upper())).to_be_visible()
    assert screen.person.axe() == []


def test_icecool_flies_on_the_screen(running: Room, people: People) -> None:
    """The screen says what a phone's flick did, and its seats show roles, fish and cards."""
    phones = [people.comes(name, PHONE) for name in ("Ida", "Tomasz")]
    game = icecool.opened(running, phones, {"turn": 0})
    screen = Screen(people.comes("Screen", TELEVISION), game.table)
    page = screen.person.page
    game.place()
    expect(page.locator("[data-screen-seat]").filter(has_text="Catcher")).to_have_count(1)
    runner = game.on_turn()
    game.set_off(0, 20)
    expect(page.locator(".news")).to_contain_text(runner.name)
    screen.fits()
    screen.again()
    assert screen.person.axe() == []


def test_a_closed_table_sends_its_screen_to_a_player(running: Room, people: People) -> None:
    """Without spectators, a table opens its screen only in the browser of one of its players."""
    match = gathered(running, people, "keyword", keyword="tea", timer=0)
    ida, tomasz = match.players
    door = ida.page.get_by_role("region", name="Who can come in")
    door.get_by_role("button").nth(1).click()
    ida.page.get_by_role("dialog").get_by_role("button", name="Only players").click()
    expect(door.get_by_role("button").nth(1)).to_have_text("Only players")
    tomasz.visit(f"/t/{match.table}")
    tomasz.press("Sit down")
    ida.press("Start with two")
    stranger = people.comes("Screen", TELEVISION)
    stranger.visit(f"/t/{match.table}/screen")
    stranger.sees("Only players can show this table")
    own = ida.tab(f"/t/{match.table}/screen")
    expect(own.locator('[data-screen="play"]')).to_be_visible()
    view = running.peek(match.table, ida.cookie)["view"]
    assert view["hand"] != []
    expect(own.locator("[data-screen-seat]")).to_have_count(2)


def test_what_is_said_stands_beside_the_speaker(running: Room, people: People) -> None:
    """Talk at the table and reactions appear at the seats, large; that of spectators does not."""
    match = gathered(running, people, "keyword", keyword="tea", timer=0)
    screen = Screen(people.comes("Screen", TELEVISION), match.table)
    seated(screen, match)
    ida, tomasz = match.players
    eve = people.comes("Eve", PHONE)
    eve.visit(f"/t/{match.table}")
    says(eve, "They have an X")
    says(tomasz, "Good luck, Ida")
    bubble = screen.person.page.locator("[data-bubble]")
    expect(bubble).to_have_text("Tomasz Good luck, Ida")
    screen.fits()

    def beside() -> bool:
        seat = screen.person.page.locator('[data-screen-seat="1"]').bounding_box()
        box = bubble.bounding_box()
        if seat is None or box is None:
            return False
        apart = (box["y"] + box["height"] / 2) - (seat["y"] + seat["height"] / 2)
        return abs(apart) < seat["height"]

    # A bubble follows its seat, which moves while the page settles.
    until(screen.person.page, beside)
    says(ida, "You, too")
    expect(screen.person.page.locator('[data-bubble="0"]')).to_contain_text("You, too")
    assert "X" not in "".join(bubble.all_inner_texts())


def says(person: Person, words: str) -> None:
    """Say something at the table."""
    person.page.get_by_role("button", name=re.compile("^Talk")).click()
    field = person.page.get_by_role("dialog").get_by_label(re.compile("^Say something"))
    field.fill(words)
    field.press("Enter")
    expect(person.page.get_by_role("log")).to_contain_text(words)
    person.page.keyboard.press("Escape")


def test_a_phone_leaves_sound_to_the_screen(running: Room, people: People) -> None:
    """A phone beside a screen is quiet, says so in its settings, and can sound all the same."""
    match = gathered(running, people, "keyword", keyword="tea", timer=0)
    screen = Screen(people.comes("Screen", TELEVISION), match.table)
    seated(screen, match)
    ida = match.players[0]
    ida.press("Table settings")
    here = ida.page.get_by_label("Sound here, too")
    expect(here).not_to_be_checked()
    here.check()
    ida.page.get_by_role("link", name="Show on a big screen").wait_for()
    assert ida.axe() == []
    screen.person.page.close()
    expect(here).to_be_hidden()


def test_a_locked_phone_is_away_and_back_at_once(running: Room, people: People) -> None:
    """The host's phone may lock: the game goes on, the screen shows it, and it comes back."""
    match = gathered(running, people, "keyword", keyword="tea", timer=0)
    screen = Screen(people.comes("Screen", TELEVISION), match.table)
    seated(screen, match)
    ida = match.players[0]
    seat = screen.person.page.locator('[data-screen-seat="0"]')
    ida.page.evaluate("window.dispatchEvent(new PageTransitionEvent('pagehide'))")
    expect(seat).to_contain_text("away")
    assert running.peek(match.table)["table"]["paused"] is False
    ida.page.evaluate(
        "window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))"
    )
    expect(seat).not_to_contain_text("away")
