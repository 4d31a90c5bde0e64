"""Messages of a page's own socket, so that a test needs no separate connection."""

import json
from typing import Any

from playwright.sync_api import WebSocket

from e2e.people import Person
from rooms import patched


class Wire:
    """Listener to one page's messages: the current view, and the events so far."""

    def __init__(self, person: Person) -> None:
        """Start listening to a page."""
        self.view: dict[str, Any] | None = None
        self.events: list[dict[str, Any]] = []
        self.listen(person)

    def listen(self, person: Person) -> None:
        """Listen to another page of the same person as well."""
        person.page.on("websocket", self._socket)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._frame)

    def _frame(self, payload: str | bytes) -> None:
        self.take(json.loads(payload))

    def take(self, message: dict[str, Any]) -> None:
        """Apply one message."""
        if message["t"] == "view":
            self.view = message["view"]
        elif message["t"] == "update" and self.view is not None:
            self.view = patched(self.view, message["patch"])
        self.events += message.get("events", [])
