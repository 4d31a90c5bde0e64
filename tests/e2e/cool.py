"""Keep Your Cool in browsers: actions by hand, and a check of the frames for leaked symbols."""

import json
from collections.abc import Callable, Iterator
from typing import Any, cast

from playwright.sync_api import expect

from e2e.people import Person
from e2e.rooms import Room
from e2e.wire import Wire
from rumpus.games.keep_your_cool.rules.symbols import SYMBOLS

LOOK_MS = 20
PATIENCE = 3_000


class Frames(Wire):
    """Messages that one page receives, and those that reveal a symbol too early."""

    def __init__(self, person: Person) -> None:
        """Start listening to a page."""
        super().__init__(person)
        self.leaks: list[str] = []
        self._known: set[str] = set()

    def take(self, message: dict[str, Any]) -> None:
        """Apply one message, and check it for symbols that should still be hidden."""
        super().take(message)
        if self.view is not None and self.view["phase"] != "over":
            self._check(message, self.view)

    def _check(self, message: dict[str, Any], view: dict[str, Any]) -> None:
        down = [tile for tile in view["tiles"] if tile["lies"] == "down" and tile["symbol"]]
        turned = [event for event in message.get("events", []) if event["type"] == "tile_turned"]
        shown = [*turned, *view["tiles"], *view["pairs"]]
        self._known |= {each["symbol"] for each in shown if each["symbol"]}
        told = {text for text in strings(message) if text in SYMBOLS}
        if down or not told <= self._known:
            self.leaks.append(json.dumps(message))


def strings(value: object) -> Iterator[str]:
    """Yield every string in a message but emblems, some of which are called like a symbol."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, each in cast("dict[str, object]", value).items():
            if key != "emblem":
                yield from strings(each)
    elif isinstance(value, list):
        for each in cast("list[object]", value):
            yield from strings(each)


class Cool:
    """Table of two players, perhaps with a moderator, and the symbols seen so far."""

    def __init__(self, running: Room, table: str, people: list[Person]) -> None:
        """Follow a table; the first two of the *people* play."""
        self.running = running
        self.table = table
        self.people = people
        self.frames = [Frames(person) for person in people]
        self._seen: dict[int, str] = {}

    @property
    def view(self) -> dict[str, Any]:
        """The latest view that the first person received."""
        assert self.frames[0].view is not None
        return self.frames[0].view

    def until(self, what: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Wait until a condition on the view is true, and return the view."""
        for _ in range(PATIENCE):
            if what(self.view):
                return self.view
            self.people[0].page.wait_for_timeout(LOOK_MS)
        raise AssertionError(f"it never came: {self.view}")

    def throws(self, first: str, second: str) -> None:
        """Let both players throw, and wait for the phase of the first word."""
        for person, hand in zip(self.people, (first, second), strict=False):
            person.press(hand)
        self.until(lambda view: view["phase"] == "first_word")

    def say(self, person: Person, word: str) -> None:
        """Type a word and submit it."""
        field = person.page.get_by_label("Your word")
        expect(field).to_be_editable()
        field.fill(word)
        field.press("Enter")

    def says(self, person: Person, word: str) -> dict[str, Any]:
        """Say a word, and wait until it's the latest key word."""
        self.say(person, word)
        return self.until(lambda view: view["keys"] and view["keys"][-1]["word"] == word)

    def flip(self, person: Person, tile: int) -> dict[str, Any]:
        """Turn one tile over, and wait until the view shows it."""
        before = self.view["tiles"][tile]["lies"]
        button = person.page.locator(f'[data-tile="{tile}"]')
        expect(button).to_have_attribute("aria-disabled", "false")
        button.press("Enter")
        view = self.until(lambda view: view["tiles"][tile]["lies"] != before)
        self._seen |= {at: one["symbol"] for at, one in enumerate(view["tiles"]) if one["symbol"]}
        return view

    def pair(self, person: Person) -> dict[str, Any]:
        """Turn tiles over until a pair is taken, with a perfect memory of the symbols seen."""
        view = self.view
        had = len(view["pairs"])
        while len(view["pairs"]) == had:
            first = view["up"][0] if view["up"] else self._first(view)
            if not view["up"]:
                self.flip(person, first)
            view = self.flip(person, self._second(view, first))
            if len(view["pairs"]) == had:
                for tile in view["up"]:
                    view = self.flip(person, tile)
        return view

    def reach(self, person: Person, side: str, done: Callable[[], object]) -> None:
        """Hold a reach button down until *done* returns."""
        button = person.page.get_by_role("button", name=f"Reach {side}", exact=True)
        expect(button).to_be_enabled()
        button.hover()
        person.page.mouse.down()
        done()
        person.page.mouse.up()

    def rules(self, person: Person, what: str, reason: str) -> dict[str, Any]:
        """Make a ruling with a reason, and wait until both players can read it."""
        before = len(self.view["rulings"])
        person.press(what)
        person.page.get_by_label("Your reason, for everybody to read").fill(reason)
        person.press("Make this ruling")
        view = self.until(lambda view: len(view["rulings"]) > before)
        for each in self.people[:2]:
            each.sees(reason)
        return view

    def leaks(self) -> list[str]:
        """Return the frames that revealed a symbol too early."""
        assert all(frames.events for frames in self.frames)
        return [leak for frames in self.frames for leak in frames.leaks]

    def _down(self, view: dict[str, Any]) -> list[int]:
        return [at for at, tile in enumerate(view["tiles"]) if tile["lies"] == "down"]

    def _first(self, view: dict[str, Any]) -> int:
        down = self._down(view)
        known = [self._seen.get(tile) for tile in down]
        both = [tile for tile in down if tile in self._seen and known.count(self._seen[tile]) == 2]
        new = [tile for tile in down if tile not in self._seen]
        return [*both, *new][0]

    def _second(self, view: dict[str, Any], first: int) -> int:
        rest = [tile for tile in self._down(view) if tile != first]
        same = [tile for tile in rest if self._seen.get(tile) == self._seen[first]]
        new = [tile for tile in rest if tile not in self._seen]
        return [*same, *new][0]


def opened(running: Room, host: Person, others: list[Person], options: dict[str, Any]) -> Cool:
    """Create a table, seat the second person, let a third one moderate, and start."""
    wanted = {"game": "keep_your_cool", "options": options}
    made = host.page.context.request.post(f"{running.address}/api/tables", data=wanted)
    assert made.ok, made.text()
    game = Cool(running, str(made.json()["table"]), [host, *others])
    for at, person in enumerate(game.people):
        person.visit(f"/t/{game.table}")
        if at > 0:
            person.press("Moderate" if at == 2 else "Sit down")
            person.sees("You\u2019re ready")
    host.sees("Everyone is ready")
    host.press("Start")
    for person in game.people[:2]:
        expect(person.page.get_by_role("button", name="Rock")).to_be_visible()
    return game
