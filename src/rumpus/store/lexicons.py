"""The word lists of a room: the bundled one and those in its folder."""

from collections.abc import Iterable
from pathlib import Path

from rumpus.words.editions import edition
from rumpus.words.layout import LexiconError
from rumpus.words.lexicon import BUNDLED, Lexicon, bundled, open_lexicon

SUFFIX = ".lex"


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

        A game that began with an earlier edition of the bundled list requests it by *sha256*.
        """
        if name == BUNDLED and sha256 is not None:
            return edition(sha256) or bundled()
        if name in self._open:
            return self._open[name]
        # Looked up among the files, so that no name can lead out of the folder.
        path = next((path for path in self._files() if path.stem == name), None)
        lexicon = None if path is None else self._opened(name, path)
        if lexicon is None:
            raise LookupError(name)
        return lexicon

    def add(self, name: str, compiled: bytes) -> None:
        """Write a compiled list into the folder."""
        assert self._folder is not None
        # Renamed into place, because a running room may have mapped the old file.
        partial = self._folder / f"{name}{SUFFIX}.partial"
        partial.write_bytes(compiled)
        partial.rename(self._folder / f"{name}{SUFFIX}")

    def remove(self, name: str) -> None:
        """Delete the file of a list, and forget it."""
        for path in [path for path in self._files() if path.stem == name]:
            path.unlink()
        self._open.pop(name, None)

    def _files(self) -> Iterable[Path]:
        return () if self._folder is None else self._folder.glob(f"*{SUFFIX}")

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
