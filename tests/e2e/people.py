"""People with browsers, who visit a room and play Keesdrow by hand."""

import json
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from re import Pattern
from typing import Any, Literal

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
SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
DRAG = 6
"""Mouse steps from one letter to the next."""
PATIENCE_MS = 60_000
"""How long a page may take to do what's asked; the machine may be busy."""
DRAWN_MS = 2_000
"""Timeout of a short wait that may fail without harm."""
STILL = """() => document.getAnimations().every((each) =>
    each.playState !== 'running' || each.effect.getComputedTiming().endTime > 2000)"""
"""True if no animation of up to two seconds is running; longer ones, such as clocks, may go on."""
REDRAWN = """async text => {
    document.documentElement.style.fontSize = text;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}"""
"""Sets the size of the text, and waits until the page is drawn at the new sizes."""
GRAPHICS = """graphics => {
    try {
        localStorage.setItem('rumpus.probe', 'on');
        if (graphics) localStorage['rumpus.graphics'] ??= graphics;
    } catch { /* A page without an address stores nothing. */ }
}"""
"""Chooses how scenes are drawn unless the person has chosen, and lets them count their cost."""
LOST = (
    "WebSocket connection to",
    "ERR_CONNECTION_REFUSED",
    "ERR_CONNECTION_RESET",
    "ERR_CONTENT_LENGTH_MISMATCH",
    "ERR_EMPTY_RESPONSE",
    "ERR_SOCKET_NOT_CONNECTED",
    "Failed to fetch",
)
"""Parts of the messages that a browser logs when the room, or the line to it, is gone."""
SVELTE = "svelte.dev/e/"
"""Part of every Svelte warning; other warnings come from the browser and its graphics."""


class Person:
    """Person with a separate browser context."""

    def __init__(
        self, context: BrowserContext, address: str, name: str, *, touch: bool = False
    ) -> None:
        """Set a name, and open the front door."""
        self.name = name
        self._touch = touch
        self.complaints: list[str] = []
        self._context = context
        self._address = address
        context.request.post(f"{address}/api/me", data={"name": name})
        self.page = self.tab("/")

    def tab(self, path: str) -> Page:
        """Open a path of the room in a new tab."""
        page = self._context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._listen)
        page.goto(f"{self._address}{path}")
        return page

    def visit(self, path: str) -> None:
        """Open a path of the room over this person's line."""
        self.page.goto(f"{self._address}{path}")

    def resizes(self, width: int, height: int, text: str = "100%") -> None:
        """Set the size of the window and of its text, and wait until the page has followed."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(REDRAWN, text)

    def axe(self) -> list[str]:
        """Wait until the page is still, and return the violations that axe finds."""
        self.page.wait_for_timeout(700)
        with suppress(TimeoutError):
            self.page.wait_for_function(STILL, timeout=DRAWN_MS)
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text())
        script = "tags => axe.run({runOnly: {type: 'tag', values: tags}})"
        found = self.page.evaluate(script, TAGS)["violations"]
        return [f"{each['id']}: {[node['target'] for node in each['nodes']]}" for each in found]

    def looks_right(self, name: str) -> None:
        """Check the page in both lights; with SHOTS set, keep pictures of it in that folder."""
        for scheme in SCHEMES:
            self.page.emulate_media(color_scheme=scheme)
            assert self.axe() == []
            if "SHOTS" in os.environ:
                path = Path(os.environ["SHOTS"], f"{name}-{scheme}.png")
                self.page.screenshot(path=path, full_page=True)

    @property
    def cookie(self) -> str:
        """The cookies by which the room knows this person."""
        kept = self._context.cookies()
        return "; ".join(f"{each.get('name')}={each.get('value')}" for each in kept)

    @property
    def board(self) -> Locator:
        """The locator of the board."""
        return self.page.locator("svg[aria-label]").filter(has=self.page.locator(".letters")).first

    def drag(self, word: str, path: Sequence[int], *, rest_ms: int = 0) -> None:
        """Drag a word over the board with the mouse, resting on its second letter for *rest_ms*."""
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
        """Take a tile if the draw for the start is on; another player may end it meanwhile."""
        take = self.page.get_by_role("button", name="Take any tile")
        if take.is_visible():
            with suppress(TimeoutError):
                take.click(timeout=DRAWN_MS)

    def tap(self, path: Sequence[int]) -> None:
        """Tap the letters one by one; unlike a drag, this can use a letter again."""
        for cell in path:
            x, y = self._centre(cell)
            if self._touch:
                self.page.touchscreen.tap(x, y)
            else:
                self.page.mouse.click(x, y)

    def type(self, word: str) -> None:
        """Type a word, and wait for the button that plays it."""
        field = self.page.get_by_label("Type a word; the board finds its best path")
        opener = self.page.get_by_role("button", name="Type it")
        expect(field.or_(opener).first).to_be_visible()
        if not field.is_visible():
            opener.click()
        field.fill(word)
        expect(self.play_button(word)).to_be_visible()

    def play_button(self, word: str) -> Locator:
        """Return the button that plays a word."""
        return self.page.get_by_role("button", name=f"Play {word.upper()}")

    def press(self, name: str, *, exact: bool = False) -> None:
        """Press a button."""
        self.page.get_by_role("button", name=name, exact=exact).first.click()

    def sees(self, text: str | Pattern[str]) -> None:
        """Wait until a text is visible; text only for screen readers doesn't count."""
        read = self.page.locator(":not(.sr, .sr *)")
        expect(self.page.get_by_text(text).and_(read).first).to_be_visible()

    def _centre(self, cell: int) -> tuple[float, float]:
        """Return a letter's position on the screen, provided that no tile has moved."""
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
            self.complaints.append(f"{said.text} {said.location['url']}")


class People:
    """All visitors of one room."""

    def __init__(self, browser: Browser, address: str) -> None:
        """Prepare for visitors of the room at *address*."""
        self._browser = browser
        self._address = address
        self._persons: list[Person] = []
        self._expected: list[str] = []

    def comes(
        self,
        name: str,
        look: dict[str, Any],
        *,
        over: str | None = None,
        graphics: str | None = "plain",
        script: str = "",
        **more: Any,
    ) -> Person:
        """Let a person visit with a desktop or a phone, perhaps *over* a slow line.

        Scenes are drawn plainly, since machines for tests have no graphics card; with None, as the
        person's settings say. A *script* runs on each of their pages before the client does.
        """
        context = self._browser.new_context(**look, **more)
        context.add_init_script(f"({GRAPHICS})({json.dumps(graphics)})")
        if script:
            context.add_init_script(script)
        context.set_default_timeout(PATIENCE_MS)
        touch = bool(look.get("has_touch"))
        person = Person(context, over or self._address, name, touch=touch)
        self._persons.append(person)
        return person

    def expected(self, *texts: str) -> None:
        """Accept complaints that contain one of these texts, as a test provokes them."""
        self._expected += texts

    def leave(self) -> None:
        """Close every browser, and fail if a page complained."""
        for person in self._persons:
            person.page.context.close()
        complaints = [
            (person.name, text)
            for person in self._persons
            for text in person.complaints
            if not any(one in text for one in self._expected)
        ]
        assert complaints == [], complaints


def until(page: Page, what: Callable[[], object]) -> None:
    """Wait until a condition is true, and let the page run meanwhile."""
    for _ in range(1_000):
        if what():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it never came")
