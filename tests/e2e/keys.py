"""A person who plays by keyboard alone, and knows only what the accessibility tree says."""

import re
from typing import Any, NamedTuple

from e2e.people import Person, until
from rumpus.words.grid import Grid
from rumpus.words.lexicon import bundled
from rumpus.words.paths import solve

TABS = 150
"""Presses of Tab after which what is looked for can't be on the page."""
HEAR_MS = 5_000
LISTEN = """() => {
    window.heard = [];
    window.told = [];
    window.WebSocket = class extends WebSocket {
        constructor(...given) {
            super(...given);
            this.addEventListener('message', ({ data }) => {
                const { t, events = [] } = JSON.parse(data);
                const at = Date.now();
                if (t === 'update') window.told.push(...events.map(({ type }) => ({ at, type })));
            });
        }
    };
    const live = '[aria-live], [role=status], [role=alert], [role=log], [role=timer]';
    new MutationObserver((changes) => {
        for (const { target } of changes) {
            const element = target instanceof Element ? target : target.parentElement;
            const text = element?.closest(live)?.textContent?.trim();
            if (text) window.heard.push({ at: Date.now(), text });
        }
    }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
"""Keeps all that live regions say, as a screen reader hears it, and all events of the game."""
CELL = re.compile(
    r"(?:(?P<letter>[A-Z])|gap), row (?P<row>\d+), column (?P<column>\d+)(?:, (?P<uses>.+))?"
)
USES = {None: 0, "used once": 1, "used twice": 2, "spent": 3}


class Node(NamedTuple):
    """A node of the accessibility tree."""

    role: str
    name: str
    off: bool

    def is_(self, role: str, name: str) -> bool:
        """Return True if it can be used, has this role, and its name matches a pattern."""
        return self.role == role and not self.off and re.search(name, self.name) is not None


class Keys:
    """The keyboard and the screen reader of a person."""

    def __init__(self, person: Person) -> None:
        """Listen on the page of *person*, from its next load on."""
        self.person = person
        self.page = person.page
        self.page.add_init_script(f"({LISTEN})()")
        self._line: Any = self.page.context.new_cdp_session(self.page)
        self._line.send("Accessibility.enable")
        self.page.reload()

    def press(self, role: str, name: str) -> None:
        """Press Tab until the focus is on an element, and then Enter."""
        self.to(role, name)
        self.page.keyboard.press("Enter")

    def to(self, role: str, name: str) -> None:
        """Press Tab until the focus is on an element."""
        until(self.page, lambda: self.finds(role, name))
        passed: list[Node] = []
        for _ in range(TABS):
            node = self.focused()
            if node.is_(role, name):
                return
            passed.append(node)
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads to the {role} {name!r}, only to {passed}")

    def finds(self, role: str, name: str) -> bool:
        """Return True if an element is in the tree."""
        return any(node.is_(role, name) for node in self.tree())

    def focused(self) -> Node:
        """Return the element that has the focus."""
        script = {"expression": "document.activeElement"}
        element = self._line.send("Runtime.evaluate", script)["result"]["objectId"]
        wanted = {"objectId": element, "fetchRelatives": False}
        return _node(self._line.send("Accessibility.getPartialAXTree", wanted)["nodes"][0])

    def tree(self) -> list[Node]:
        """Return all nodes of the page that are not hidden."""
        nodes = self._line.send("Accessibility.getFullAXTree")["nodes"]
        return [_node(node) for node in nodes if not node["ignored"]]

    def heard(self) -> list[str]:
        """Return what the live regions of this page have said, from its load on."""
        return [said["text"] for said in self.page.evaluate("window.heard")]

    def hears(self, pattern: str, since: int = 0) -> str:
        """Wait until a live region says something; return that."""

        def said() -> str | None:
            return next((one for one in self.heard()[since:] if re.search(pattern, one)), None)

        until(self.page, said)
        found = said()
        assert found is not None
        return found

    def unheard(self) -> list[str]:
        """Return the events after which no live region has said anything soon."""
        self.page.wait_for_timeout(HEAR_MS)
        times = [said["at"] for said in self.page.evaluate("window.heard")]
        told = self.page.evaluate("window.told")
        assert told
        return [
            event["type"]
            for event in told
            if not any(event["at"] <= heard <= event["at"] + HEAR_MS for heard in times)
        ]

    def word(self, played: set[str]) -> tuple[str, tuple[int, ...]]:
        """Read the board; return a word on it that clashes with none before, and its path."""
        cells = [match for node in self.tree() if (match := _cell(node))]
        side = max(int(cell["column"]) for cell in cells)
        assert len(cells) == side * side
        letters = "".join(cell["letter"] or "." for cell in cells)
        uses = tuple(USES[cell["uses"]] for cell in cells)
        grid = Grid(side, side, letters, (1,) * 26, uses)
        for found in solve(bundled(), grid, min_length=4):
            word, path = found.word, tuple(found.path)
            clashes = any(word.startswith(one) or one.startswith(word) for one in played)
            if len(word) == 4 and not clashes and len(set(path)) == len(path):
                return word, path
        raise AssertionError("no such word on this board")

    def draws(self, path: tuple[int, ...]) -> None:
        """Draw a path on the board with arrows and Enter, and play it with Shift and Enter."""
        self.to("grid", "letters")
        side = round(sum(_cell(node) is not None for node in self.tree()) ** 0.5)
        for _ in range(side):
            self.page.keyboard.press("ArrowUp")
            self.page.keyboard.press("ArrowLeft")
        row = column = 0
        for cell in path:
            to_row, to_column = divmod(cell, side)
            self._arrows("ArrowDown", "ArrowUp", to_row - row)
            self._arrows("ArrowRight", "ArrowLeft", to_column - column)
            row, column = to_row, to_column
            self.page.keyboard.press("Enter")
        self.page.keyboard.press("Shift+Enter")

    def _arrows(self, on: str, back: str, steps: int) -> None:
        for _ in range(abs(steps)):
            self.page.keyboard.press(on if steps > 0 else back)


def _cell(node: Node) -> "re.Match[str] | None":
    return CELL.fullmatch(node.name) if node.role == "gridcell" else None


def _node(node: dict[str, Any]) -> Node:
    off = any(
        one["name"] == "disabled" and one["value"].get("value")
        for one in node.get("properties", ())
    )
    role = node.get("role", {}).get("value", "")
    return Node(role, node.get("name", {}).get("value", ""), off)
