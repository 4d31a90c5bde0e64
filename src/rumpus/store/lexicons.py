"""The word lists of a room: the bundled one and those in its folder."""

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from rumpus.words.editions import edition
from rumpus.words.layout import LexiconError
from rumpus.words.lexicon import BUNDLED, Lexicon, bundled, open_lexicon

SUFFIX = ".lex"
EDITION = "@"
"""Mark between the name of a replaced list and the beginning of its SHA-256, in no list's name."""


_Stamp = tuple[int, int, int]


class Lexicons:
    """Word lists by name, each opened once; a list that is added later needs no restart."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._open = {bundled().name: bundled()}
        self._damaged: dict[Path, _Stamp] = {}

    def names(self) -> list[str]:
        """Return the names of the readable lists: the bundled one first, then alphabetically."""
        added = {path.stem: path for path in self._files()}
        readable = (name for name, path in added.items() if self._opened(name, path) is not None)
        return [bundled().name, *sorted(set(readable) - {bundled().name})]

    def get(self, name: str, sha256: str | None = None) -> Lexicon:
        """
        Return the list of this name; raises LookupError if no readable list has it.

        A game that began with an earlier edition of a list requests it by *sha256*.
        """
        if EDITION in name:
            raise LookupError(name)
        if name == BUNDLED and sha256 is not None:
            return edition(sha256) or bundled()
        if sha256 is not None and (earlier := self._earlier(name, sha256)) is not None:
            return earlier
        if name in self._open:
            return self._open[name]
        # Looked up among the files, so that no name can lead out of the folder.
        path = next((path for path in self._files() if path.stem == name), None)
        lexicon = None if path is None else self._opened(name, path)
        if lexicon is None:
            raise LookupError(name)
        return lexicon

    def add(self, name: str, compiled: bytes) -> None:
        """Write a compiled list into the folder; the one that it replaces stays for its games."""
        assert self._folder is not None
        path = self._folder / f"{name}{SUFFIX}"
        if path.exists():
            with suppress(LexiconError, FileExistsError):
                (self._folder / _edition(name, open_lexicon(path).sha256)).hardlink_to(path)
        # Renamed into place, because a running room may have mapped the old file.
        partial = self._folder / f"{name}{SUFFIX}.partial"
        partial.write_bytes(compiled)
        partial.rename(path)

    def remove(self, name: str) -> None:
        """Delete the file of a list, and forget it."""
        for path in [path for path in self._files() if path.stem == name]:
            path.unlink()
        self._open.pop(name, None)

    def _files(self) -> Iterable[Path]:
        found = () if self._folder is None else self._folder.glob(f"*{SUFFIX}")
        return (path for path in found if EDITION not in path.stem)

    def _earlier(self, name: str, sha256: str) -> Lexicon | None:
        """Return a replaced edition of a list, or None if none has this hash."""
        folder = self._folder
        if folder is None or name not in self.names():
            return None
        file = _edition(name, sha256)
        # Compared as names, so that no hash can lead out of the folder.
        path = next((path for path in folder.glob(f"*{SUFFIX}") if path.name == file), None)
        found = None if path is None else self._opened(path.stem, path)
        return found if found is not None and found.sha256 == sha256 else None

    def _opened(self, name: str, path: Path) -> Lexicon | None:
        """Open a list once; a damaged one is tried again when its file has changed."""
        if name in self._open:
            return self._open[name]
        try:
            found = path.stat()
            stamp = (found.st_mtime_ns, found.st_size, found.st_ino)
            if self._damaged.get(path) == stamp:
                return None
            # Marked as damaged first; the mark is removed only if the list opens.
            self._damaged[path] = stamp
            self._open[name] = open_lexicon(path)
        except (LexiconError, OSError):
            return None
        del self._damaged[path]
        return self._open[name]


def _edition(name: str, sha256: str) -> str:
    return f"{name}{EDITION}{sha256[:16]}{SUFFIX}"
