"""
Choice of the engine that searches grids: the C++ kernel if it is installed, otherwise pure Python.

This is the one module below the store that reads the environment: RUMPUS_PURE=1 must work for every
caller, including tests and benches, before any of them can pass an argument. It is read once.
"""

import os
from importlib import import_module
from importlib.util import find_spec
from typing import Final, Protocol, cast
from weakref import WeakKeyDictionary

from rumpus.words.alphabet import LATIN
from rumpus.words.layout import Nodes
from rumpus.words.lexicon import Lexicon

Columns = tuple[bytes, bytes, bytes, bytes]
"""Letters, cells (u16), ends (u32), scores (u32); word i has the letters and cells from the end of
word i-1 to its own end."""


class Trie(Protocol):
    """A trie that the kernel has checked and keeps a reference to."""


class Board(Protocol):
    """A grid and its used paths, checked and copied by the kernel."""

    def solve(self, trie: Trie, min_length: int, beam: int) -> Columns: ...

    def any_word(self, trie: Trie, min_length: int, beam: int) -> bool: ...

    def paths_of(self, word: str, limit: int, beam: int) -> Columns: ...


class Kernel(Protocol):
    """The module `rumpus_kernel`, whose functions raise ValueError for invalid arguments."""

    def Trie(self, nodes: Nodes) -> Trie: ...  # noqa: N802 - a class of the module

    def Board(  # noqa: N802, PLR0913, PLR0917 - a class of the module; a flat call is the fastest
        self,
        width: int,
        height: int,
        letters: str,
        values: bytes,
        uses: bytes,
        used_cells: bytes,
        used_lengths: bytes,
        part: bool,  # noqa: FBT001 - positional for speed
    ) -> Board: ...


_FORCED_PURE: Final = os.environ.get("RUMPUS_PURE", "") not in {"", "0"}
_KERNEL: Final = (
    cast("Kernel", import_module("rumpus_kernel")) if find_spec("rumpus_kernel") else None
)
_tries: Final[WeakKeyDictionary[Lexicon, Trie]] = WeakKeyDictionary()


def choose(*, pure: bool | None, letters: int = len(LATIN)) -> Kernel | None:
    """
    Return the kernel, or None for pure Python.

    True and False insist on one engine; None uses the kernel unless it is missing, lacks room for
    that number of letters, or RUMPUS_PURE is set. Raises RuntimeError if the kernel is required but
    not installed, or too old.
    """
    # Kernels before 1.1 know a to z only, and don't say so.
    fits = _KERNEL is not None and letters <= getattr(_KERNEL, "LETTERS", len(LATIN))
    if pure is False and not fits:
        raise RuntimeError(f"no kernel for {letters} letters is installed: pip install ./kernel")
    return None if pure or not fits or (pure is None and _FORCED_PURE) else _KERNEL


def trie_of(kernel: Kernel, lexicon: Lexicon) -> Trie:
    """Return the kernel's trie of a lexicon, made once and kept for as long as the lexicon is."""
    trie = _tries.get(lexicon)
    if trie is None:
        trie = _tries[lexicon] = kernel.Trie(lexicon.nodes)
    return trie
