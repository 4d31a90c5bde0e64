"""What a page gets over its own socket: a test looks at a game without a separate connection."""

import json
from typing import Any

from playwright.sync_api import WebSocket

from e2e.people import Person
from rooms import patched


class Wire:
    """Follows the messages of one page: the view that they make, and what happened."""

    def __init__(self, person: Person) -> None:
        """Listen to a page from now on."""
        self.view: dict[str, Any] | None = None
        self.events: list[dict[str, Any]] = []
        self.listen(person)

    def listen(self, person: Person) -> None:
        """Listen to a new page of the same person, too."""
        person.page.on("websocket", self._socket)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._frame)

    def _frame(self, payload: str | bytes) -> None:
        self.take(json.loads(payload))

    def take(self, message: dict[str, Any]) -> None:
        """Follow one message."""
        if message["t"] == "view":
            self.view = message["view"]
        elif message["t"] == "update" and self.view is not None:
            self.view = patched(self.view, message["patch"])
        self.events += message.get("events", [])
