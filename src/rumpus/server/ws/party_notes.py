"""The last notes of a watch party, so that a report can quote them."""

from collections.abc import Iterable
from typing import NamedTuple

from rumpus.server.limits import values as limits


class Note(NamedTuple):
    """A note that *guest* wrote at a *step*, from the page *by*, and the guests who read it."""

    by: int
    guest: str
    name: str
    step: int
    text: str
    read: frozenset[str]


class Notes:
    """Notes of one party, kept in memory until it ends."""

    def __init__(self) -> None:
        self._last: list[Note] = []

    def write(self, note: Note) -> None:
        """Keep a note; one that goes on with the last takes its place, since it's sent as typed."""
        if not note.text:
            return
        if self._last:
            before = self._last[-1]
            same = (before.guest, before.step) == (note.guest, note.step)
            if same and before.text.startswith(note.text):
                self.read(note.read)
                return
            if same and note.text.startswith(before.text):
                del self._last[-1]
                note = note._replace(read=note.read | before.read)
        self._last.append(note)
        del self._last[: -limits.QUOTES]

    def read(self, guests: Iterable[str]) -> None:
        """Add guests who read the last note, such as those who came later."""
        if self._last:
            last = self._last[-1]
            self._last[-1] = last._replace(read=last.read.union(guests))

    def of(self, guest: str) -> list[Note]:
        """Return the notes that a guest read, oldest first."""
        return [note for note in self._last if guest in note.read]
