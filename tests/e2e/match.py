"""Keesdrow by two people in two browsers, and the view that a spectator gets."""

import re
from typing import Any

from playwright.sync_api import expect

from e2e.boards import bluff_on, word_on
from e2e.people import DESKTOP, PHONE, People, Person
from e2e.rooms import Room

PATIENCE = 1_000
LOOK_MS = 50


class Match:
    """Two people at one table: the first drags on a desktop, the second types on a phone."""

    def __init__(self, running: Room, table: str, players: list[Person]) -> None:
        """Follow a table; the *players* have its first seats, in this order."""
        self.running = running
        self.table = table
        self.players = players

    @property
    def view(self) -> dict[str, Any]:
        """The game as a spectator sees it."""
        view: dict[str, Any] = self.running.peek(self.table)["view"]
        return view

    def turn(self) -> tuple[Person, Person]:
        """Return the person whose turn it is, and the other person."""
        seat: int = self.view["seat"]
        return self.players[seat], self.players[1 - seat]

    def draw(self) -> None:
        """Let everybody draw for the start, until the first turn begins."""
        for _ in range(PATIENCE):
            for person in self.players:
                person.take_tile()
            view = self.running.peek(self.table)["view"]
            if view and view["phase"] == "turn":
                return
            self.players[0].page.wait_for_timeout(LOOK_MS)
        raise AssertionError("the draw for the start does not end")

    def spell(self, word: str, path: tuple[int, ...]) -> None:
        """Play a word as the current player, and wait until the other person sees it."""
        mine, theirs = self.turn()
        mine.sees("your turn")
        if mine is self.players[0]:
            mine.drag(word, path)
        else:
            mine.type(word)
        mine.play_button(word).click()
        theirs.sees(f"played {word.upper()} for")

    def word(self, verdict: str = "Accept", length: int = 4) -> dict[str, Any]:
        """Play a listed word and let the other person answer; return the finished turn."""
        return self._turn(*word_on(self.view, length), verdict)

    def bluff(self, verdict: str = "Challenge") -> dict[str, Any]:
        """Play letters that aren't a word, let the other person answer, and return the turn."""
        return self._turn(*bluff_on(self.view), verdict)

    def answer(self, verdict: str) -> dict[str, Any]:
        """Answer the open word as the other person; return the finished turn."""
        _, theirs = self.turn()
        done = self._done()
        theirs.press(verdict, exact=True)
        for _ in range(PATIENCE):
            if self._done() > done:
                break
            theirs.page.wait_for_timeout(LOOK_MS)
        play: dict[str, Any] = self.view["plays"][done]
        assert play["outcome"] != "open", f"{verdict} was pressed, and nothing came of it"
        return play

    def _turn(self, word: str, path: tuple[int, ...], verdict: str) -> dict[str, Any]:
        self.spell(word, path)
        return self.answer(verdict)

    def _done(self) -> int:
        return sum(play["outcome"] != "open" for play in self.view["plays"])


def opened(running: Room, people: People) -> Match:
    """
    Create a table, send the link, sit down, agree on house rules, and draw for the start.

    The game has seven turns of up to ten minutes each, and 60 seconds to challenge in, because the
    machine may be busy.
    """
    noor = people.comes("Noor", DESKTOP)
    noor.press("Create a table")
    noor.sees("Invite with a link")
    link = noor.page.url
    ida = people.comes("Ida", PHONE)
    ida.page.goto(link)
    ida.press("Sit down")
    noor.press("ten", exact=True)
    noor.page.get_by_role("dialog").get_by_role("button", name=re.compile("^seven")).click()
    expect(noor.page.get_by_role("button", name="seven", exact=True)).to_be_visible()
    noor.press("ten", exact=True)
    noor.page.get_by_role("dialog").get_by_role("button", name=re.compile("^60")).click()
    noor.press("two minutes", exact=True)
    noor.page.get_by_role("dialog").get_by_role("button", name=re.compile("^ten minutes")).click()
    expect(noor.page.get_by_role("button", name="ten minutes", exact=True)).to_be_visible()
    ida.press("Ready", exact=True)
    noor.press("Start with two")
    match = Match(running, link.rsplit("/", 1)[1], [noor, ida])
    match.draw()
    return match
