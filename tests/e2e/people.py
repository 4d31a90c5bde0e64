"""People with browsers: how they come in, and how they play Keesdrow by hand."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from re import Pattern
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    TimeoutError,  # noqa: A004
    expect,
)

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
DRAG = 6
"""In how many steps a hand goes from letter to letter."""
PATIENCE_MS = 60_000
"""So long a page may take to do what it is asked; a machine may do much else at once."""
DRAWN_MS = 2_000
"""So long a word may take to stand on its button; one that was drawn wrong never does."""
STILL = """() => document.getAnimations().every((each) =>
    each.playState !== 'running' || each.effect.getComputedTiming().endTime > 2000)"""
"""Nothing fades in or out any more; a clock that runs down may go on for ever."""
LOST = ("WebSocket connection to", "ERR_CONNECTION_REFUSED", "Failed to fetch")
"""What a browser says by itself when the room is not there."""
SVELTE = "svelte.dev/e/"
"""A warning of Svelte names its page; other warnings come from the browser and its graphics."""


class Person:
    """Somebody with their own browser."""

    def __init__(
        self, context: BrowserContext, address: str, name: str, *, touch: bool = False
    ) -> None:
        """Come to the front door under a name."""
        self.name = name
        self._touch = touch
        self.complaints: list[str] = []
        self._context = context
        self._address = address
        context.request.post(f"{address}/api/me", data={"name": name})
        self.page = self.tab("/")

    def tab(self, path: str) -> Page:
        """Open a tab on a path of the room."""
        page = self._context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._listen)
        page.goto(f"{self._address}{path}")
        return page

    def visit(self, path: str) -> None:
        """Go to a path of the room on the line that this person has."""
        self.page.goto(f"{self._address}{path}")

    def axe(self) -> list[str]:
        """Name what axe finds on the page when it has had time to come to rest."""
        self.page.wait_for_timeout(700)
        with suppress(TimeoutError):
            self.page.wait_for_function(STILL, timeout=DRAWN_MS)
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text())
        script = "tags => axe.run({runOnly: {type: 'tag', values: tags}})"
        found = self.page.evaluate(script, TAGS)["violations"]
        return [f"{each['id']}: {[node['target'] for node in each['nodes']]}" for each in found]

    @property
    def cookie(self) -> str:
        """Give what the room knows this person by."""
        kept = self._context.cookies()
        return "; ".join(f"{each.get('name')}={each.get('value')}" for each in kept)

    @property
    def board(self) -> Locator:
        """Find the board."""
        return self.page.locator("svg[aria-label]").filter(has=self.page.locator(".letters")).first

    def drag(self, word: str, path: Sequence[int], *, rest_ms: int = 0) -> None:
        """Draw a word over the board with the mouse, and rest on its second letter."""
        centres = [self._centre(cell) for cell in path]
        mouse = self.page.mouse
        mouse.move(*centres[0])
        mouse.down()
        for centre in centres[1:]:
            mouse.move(*centre, steps=DRAG)
            if centre == centres[1]:
                self.page.wait_for_timeout(rest_ms)
        mouse.up()
        expect(self.play_button(word)).to_be_visible()

    def take_tile(self) -> None:
        """Draw for the start where it is to be done; somebody else may end it meanwhile."""
        take = self.page.get_by_role("button", name="Take any tile")
        if take.is_visible():
            with suppress(TimeoutError):
                take.click(timeout=DRAWN_MS)

    def tap(self, path: Sequence[int]) -> None:
        """Tap letter after letter: the way to use one again that a drag would take back."""
        for cell in path:
            x, y = self._centre(cell)
            if self._touch:
                self.page.touchscreen.tap(x, y)
            else:
                self.page.mouse.click(x, y)

    def type(self, word: str) -> None:
        """Type a word, and wait until the board has its best path."""
        field = self.page.get_by_label("Type a word; the board finds its best path")
        if not field.is_visible():
            self.page.get_by_role("button", name="Type it").click()
        field.fill(word)
        expect(self.play_button(word)).to_be_visible()

    def play_button(self, word: str) -> Locator:
        """Find the one filled button of a turn."""
        return self.page.get_by_role("button", name=f"Play {word.upper()}")

    def press(self, name: str, *, exact: bool = False) -> None:
        """Press a button."""
        self.page.get_by_role("button", name=name, exact=exact).first.click()

    def sees(self, text: str | Pattern[str]) -> None:
        """Wait until a text can be read; what is only heard does not count."""
        read = self.page.locator(":not(.sr, .sr *)")
        expect(self.page.get_by_text(text).and_(read).first).to_be_visible()

    def _centre(self, cell: int) -> tuple[float, float]:
        """Find a letter on the screen; cells count by tile, and no tile has moved."""
        tile, corner = divmod(cell, 4)
        row, column = divmod(tile, 6)
        place = [2 * column + corner % 2, 2 * row + corner // 2]
        x, y = self.board.evaluate(
            "(svg, [x, y]) => {"
            " const p = new DOMPoint(60 * x + 26, 60 * y + 28).matrixTransform(svg.getScreenCTM());"
            " return [p.x, p.y] }",
            place,
        )
        return x, y

    def _listen(self, said: ConsoleMessage) -> None:
        failed = said.type == "error" and not any(lost in said.text for lost in LOST)
        warned = said.type == "warning" and SVELTE in said.text
        if failed or warned:
            self.complaints.append(said.text)


class People:
    """Everybody who comes to one room."""

    def __init__(self, browser: Browser, address: str) -> None:
        """Wait at the door."""
        self._browser = browser
        self._address = address
        self._persons: list[Person] = []

    def comes(
        self, name: str, look: dict[str, Any], *, over: str | None = None, **more: Any
    ) -> Person:
        """Let somebody in, with a desktop or a phone; perhaps *over* a separate line."""
        context = self._browser.new_context(**look, **more)
        context.set_default_timeout(PATIENCE_MS)
        touch = bool(look.get("has_touch"))
        person = Person(context, over or self._address, name, touch=touch)
        self._persons.append(person)
        return person

    def leave(self) -> None:
        """Close every browser; a page that complained fails the test."""
        for person in self._persons:
            person.page.context.close()
        complaints = [(p.name, p.complaints) for p in self._persons if p.complaints]
        assert complaints == [], complaints


def until(page: Page, what: Callable[[], object]) -> None:
    """Wait until something is true, while the page goes on."""
    for _ in range(1_000):
        if what():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it never came")
