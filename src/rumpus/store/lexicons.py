"""The word lists of a room: the bundled one and those in its folder."""

from pathlib import Path

from rumpus.words.layout import LexiconError
from rumpus.words.lexicon import Lexicon, bundled, open_lexicon

SUFFIX = ".lex"


class Lexicons:
    """Word lists by name, each opened once; one that is added later is found without a restart."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._open = {bundled().name: bundled()}

    def names(self) -> list[str]:
        """List the names there are: the bundled list first, then by alphabet."""
        added = () if self._folder is None else self._folder.glob(f"*{SUFFIX}")
        return [bundled().name, *sorted({path.stem for path in added} - {bundled().name})]

    def get(self, name: str) -> Lexicon:
        """Give the list of this name; LookupError where there is none that can be read."""
        if name not in self._open:
            # Looked up among the names, so that no name leads out of the folder.
            if self._folder is None or name not in self.names():
                raise LookupError(name)
            try:
                self._open[name] = open_lexicon(self._folder / f"{name}{SUFFIX}")
            except (LexiconError, OSError) as error:
                raise LookupError(name) from error
        return self._open[name]
