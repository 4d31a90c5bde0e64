"""Big screens in browsers: a page that watches a table, and what it was sent and shows."""

from typing import Any

from playwright.sync_api import expect

from e2e.people import Person
from e2e.wire import Wire

TELEVISION: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
SMALL = """() => {
    const least = 0.0215 * innerHeight, small = [];
    for (const one of document.querySelectorAll('[data-screen] *:not(svg *, .sr, .sr *)')) {
        const words = [...one.childNodes].filter((node) => node.nodeType === 3);
        const text = words.map((node) => node.textContent.trim()).join('');
        const { width } = one.getBoundingClientRect();
        const size = parseFloat(getComputedStyle(one).fontSize) * (one.currentCSSZoom ?? 1);
        if (text && width > 2 && size < least) small.push(`${text}: ${size}`);
    }
    return small;
}"""
"""Lists the texts that nobody can read from three metres."""
SPILT = """() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
}"""
"""Returns by how much the page is larger than its window."""


class Screen(Wire):
    """Big screen of a table, with every message that it was sent."""

    def __init__(self, person: Person, table: str) -> None:
        """Open the screen of a table in somebody's browser."""
        super().__init__(person)
        self.person = person
        self.messages: list[dict[str, Any]] = []
        person.visit(f"/t/{table}/screen")
        expect(person.page.locator("[data-screen]")).to_be_visible()

    def take(self, message: dict[str, Any]) -> None:
        """Keep one message."""
        super().take(message)
        self.messages.append(message)

    def shows(self, phase: str) -> None:
        """Wait until the screen shows a phase of the table."""
        expect(self.person.page.locator(f'[data-screen="{phase}"]')).to_be_visible()

    def text(self) -> str:
        """Return everything that the page holds, visible or not."""
        content: str = self.person.page.content()
        return content

    def fits(self) -> None:
        """Check on every usual size that nothing scrolls and that all can be read."""
        page = self.person.page
        for width, height in SIZES:
            self.person.resizes(width, height)
            assert page.evaluate(SPILT) == [0, 0], (width, height)
            assert page.evaluate(SMALL) == [], (width, height)
        self.person.resizes(1280, 720)

    def again(self) -> None:
        """Reload the screen, which must show the same as before."""
        seats = self.person.page.locator("[data-screen-seat]")
        before = seats.all_inner_texts()
        self.person.page.reload()
        expect(seats).to_have_text(before, use_inner_text=True)
