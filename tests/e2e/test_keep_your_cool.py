"""Two people on lines of 20 and 150 ms play Keep Your Cool; a third one moderates."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.cool import Cool, opened
from e2e.lines import line
from e2e.people import DESKTOP, PHONE, People, Person
from e2e.rooms import Room, room
from rumpus.server.limits.latency import UNPROVED_MS

pytestmark = pytest.mark.e2e
# Flips are quick, but reaches are slow, because the machine may be busy.
OPTIONS: dict[str, Any] = {"flip_time": 200, "reach": 9000, "first_word_time": 120_000}
SLOW_HANDS = """
from msgspec.structs import force_setattr
from rumpus.games.keep_your_cool.options import REACH

force_setattr(REACH, "most", 9000)
"""

NEEDED = "[data-tile], [aria-label^='Key word'], .press button, .press input"


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Room]:
    """
    Yield a room behind proxies, so that the kernel can't measure the length of the lines.

    House rules may make a reach longer than they can elsewhere.
    """
    with room(tmp_path, "--proxy", before=SLOW_HANDS) as one:
        yield one


def test_a_whole_standard_game_with_a_moderator(running: Room, people: People) -> None:
    """
    A standard game with a moderator runs from the throw to the last tile, over unequal lines.

    A struck word loses its pair until the ruling is undone; a reach is stopped in time; play
    resumes after a pause, a closed page and a killed room; no frame reveals a face-down tile.
    """
    with line(running.port, 20) as short, line(running.port, 150) as long:
        noor = people.comes("Noor", DESKTOP, over=short.address)
        ida = people.comes("Ida", PHONE, over=long.address)
        kim = people.comes("Kim", DESKTOP)
        game = opened(running, noor, [ida, kim], OPTIONS)
        assert [noor.axe(), ida.axe()] == [[], []]
        game.throws("Rock", "Scissors")
        game.says(noor, "ludicrous")
        game.pair(noor)
        game.says(ida, "casserole")
        game.pair(ida)

        a_word_is_struck_and_given_back(game)
        a_reach_is_stopped(game)
        play_stands_still(game)
        assert [ida.axe(), kim.axe()] == [[], []]

        game.says(noor, "clear")
        view = game.view
        while view["phase"] != "over":
            view = game.pair(noor)
        assert (view["result"]["reason"], view["points"]) == ("tiles", [10, 2])
        noor.sees("You win")
        for person in (ida, kim):
            person.sees("Noor wins")
        assert [noor.axe(), ida.axe()] == [[], []]
        assert game.leaks() == []


def a_word_is_struck_and_given_back(game: Cool) -> None:
    """Let Kim strike Ida's word; her pair lies beside the table until the ruling is undone."""
    noor, ida, kim = game.people
    kim.sees("Key word: casserole")
    kim.sees("in the word list and has the letters")
    assert kim.axe() == []
    view = game.rules(kim, "Strike it down", "Two of these in one pot.")
    assert [key["word"] for key in view["keys"]] == ["ludicrous"]
    assert (view["flipper"], view["speaker"]) == (0, 1)
    assert [(pair["seat"], pair["floor"]) for pair in view["pairs"]] == [(0, False), (1, True)]
    expect(ida.page.get_by_label("Your word")).to_be_editable()

    view = game.rules(kim, "Undo ruling", "It was one pot after all.")
    assert [key["word"] for key in view["keys"]] == ["ludicrous", "casserole"]
    assert (view["flipper"], view["speaker"]) == (1, 0)
    assert [(pair["seat"], pair["floor"]) for pair in view["pairs"]] == [(0, False), (1, False)]
    expect(noor.page.get_by_label("Your word")).to_be_editable()
    kim.sees("Two of these in one pot. (taken back)")


def a_reach_is_stopped(game: Cool) -> None:
    """Let Noor reach and Ida stop her in time, although Ida sees the hand late."""
    noor, ida, kim = game.people
    stop = ida.page.get_by_role("button", name="Stop", exact=True).last

    def stopped() -> None:
        ida.sees("Noor wants your left flag")
        ida.page.wait_for_timeout(200)
        stop.click()
        game.until(lambda view: view["attempts"])

    game.reach(noor, "right", stopped)
    view = game.view
    verdict = view["attempts"][-1]["verdict"]
    assert (view["attempts"][-1]["outcome"], verdict["ruling"]) == ("stopped", "in_time")
    assert verdict["round_trip"] == UNPROVED_MS
    assert 0 < verdict["compensation"] <= verdict["round_trip"] + 40
    assert verdict["counted"] + verdict["margin"] == verdict["window"]
    for person, name in ((noor, "Ida"), (ida, "You")):
        person.sees(re.compile(rf"^{name} stopped with \d\.\d+ s to spare\."))
        assert covered(person) == []
        person.press("How it was judged")
        person.sees(f"{verdict['counted']} ms of {verdict['window']} ms")
    kim.sees("left flag, and Ida said stop.")
    kim.sees("to spare")
    assert view["players"][0]["lock"] is not None
    expect(noor.page.get_by_role("button", name="Reach right: locked")).to_be_visible()


def covered(person: Person) -> list[str]:
    """Return the controls needed in play that the verdict covers."""
    found: list[str] = person.page.get_by_label("The table ruled").evaluate(
        "(news, needed) => { const over = news.getBoundingClientRect();"
        " return [...document.querySelectorAll(needed)].filter((one) => {"
        " const it = one.getBoundingClientRect();"
        " return it.right > over.left && it.left < over.right"
        " && it.bottom > over.top && it.top < over.bottom"
        " }).map((one) => one.getAttribute('aria-label') ?? one.textContent) }",
        NEEDED,
    )
    return found


def play_stands_still(game: Cool) -> None:
    """Check that play resumes unchanged after a pause, a closed page and a killed room."""
    noor, ida, kim = game.people
    kim.press("Pause")
    for person in (noor, ida):
        person.sees("Kim paused the table. Only Kim can resume.")
        expect(person.page.get_by_role("button", name="Resume")).to_be_hidden()
    kim.press("Resume")
    expect(noor.page.get_by_text("Kim paused the table.")).to_be_hidden()

    ida.page.close()
    noor.sees("Ida isn\u2019t connected.")
    ida.page = ida.tab("/")
    game.frames[1].listen(ida)
    ida.visit(f"/t/{game.table}")
    expect(noor.page.get_by_text("Ida isn\u2019t connected.")).to_be_hidden()

    before = game.view
    game.running.kill()
    for person in game.people:
        person.sees("Reconnecting")
    game.running.start_again()
    for person in game.people:
        expect(person.page.get_by_text("Reconnecting")).to_be_hidden()
    for field in ("tiles", "pairs", "flags", "keys", "flipper", "phase", "rulings"):
        assert game.view[field] == before[field], field


def test_a_whole_advanced_game_without_a_moderator(running: Room, people: People) -> None:
    """
    Taking both flags of a player ends an advanced game, and points decide it.

    A word of a used family is refused, with the steps that lead to it.
    """
    with line(running.port, 150) as long, line(running.port, 20) as short:
        noor = people.comes("Noor", DESKTOP, over=long.address)
        ida = people.comes("Ida", DESKTOP, over=short.address)
        game = opened(running, noor, [ida], {**OPTIONS, "game": "advanced", "reach": 500})
        assert len(game.view["tiles"]) == 22
        game.throws("Paper", "Rock")
        game.says(noor, "play")
        game.say(ida, "player")
        for person in (noor, ida):
            person.sees("PLAYER is in the same family as PLAY")
            person.sees("player ← play")
        game.pair(noor)
        assert game.pair(noor)["points"] == [4, 0]
        game.says(ida, "happy")
        game.pair(ida)

        for at, side in enumerate(("left", "right"), 1):

            def off(taken: int = at) -> None:
                game.until(lambda view: sum(flag["taken"] for flag in view["flags"]) == taken)

            game.reach(ida, side, off)
        ida.sees("Noor can dispute it.")
        assert [noor.axe(), ida.axe()] == [[], []]
        noor.page.get_by_role("button", name="Let it stand").click()
        view = game.until(lambda view: view["phase"] == "over")
        assert (view["result"]["reason"], view["points"]) == ("flags", [4, 12])
        ida.sees("You win by eight.")
        noor.sees("Ida wins by eight.")
        assert [noor.axe(), ida.axe()] == [[], []]
        assert game.leaks() == []
