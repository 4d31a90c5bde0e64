"""Acts on words: the filter of talk, and the word lists of the room."""

import asyncio
from functools import partial
from typing import NamedTuple

from rumpus.core.values import Refusal
from rumpus.games.module import lexicon_named
from rumpus.server.room import Room
from rumpus.server.tables.word_filter import WordFilter
from rumpus.store.folder import DataFolder
from rumpus.store.lexicons import Lexicons
from rumpus.store.people.directory import Directory
from rumpus.words.compiling import import_lexicon
from rumpus.words.layout import LexiconError, check_name
from rumpus.words.lexicon import BUNDLED, Lexicon


class WordStock(NamedTuple):
    """The words of a room: its folder, the lists in it, and the filter of talk."""

    folder: DataFolder
    lexicons: Lexicons
    unwelcome: WordFilter


class Words:
    """The words of a room, as its operator acts on them."""

    def __init__(self, room: Room, stock: WordStock, directory: Directory) -> None:
        self._room = room
        self._stock = stock
        self._directory = directory
        self._adding = asyncio.Lock()

    @property
    def forbidden(self) -> tuple[str, int]:
        """Return the text of the filter, one word a line, and the number of its words."""
        return self._stock.unwelcome.text, len(self._stock.unwelcome.words)

    async def forbid(self, text: str) -> tuple[list[str], list[str]]:
        """Replace the filter at once, and return the words that are new and those that left it."""
        before = self._stock.unwelcome.words
        await asyncio.to_thread(self._stock.folder.forbid, text)
        self._stock.unwelcome.read(text)
        after = self._stock.unwelcome.words
        return sorted(after - before), sorted(before - after)

    def lists(self) -> list[Lexicon]:
        """Return the word lists, the bundled one first."""
        return [self._stock.lexicons.get(name) for name in self._stock.lexicons.names()]

    async def add(self, name: str, text: bytes) -> Lexicon | Refusal:
        """Add a word list, one word a line in UTF-8; it must not replace another."""
        try:
            check_name(name)
        except LexiconError:
            return Refusal("bad_list_name")
        async with self._adding:
            if name in self._stock.lexicons.names():
                return Refusal("list_exists")
            loop = asyncio.get_running_loop()
            compile_ = partial(import_lexicon, name, text)
            try:
                compiled = await loop.run_in_executor(self._room.services.threads, compile_)
            except ValueError as error:
                return Refusal("bad_list", None, {"why": str(error)})
            await asyncio.to_thread(self._stock.lexicons.add, name, compiled)
            return self._stock.lexicons.get(name)

    async def removable(self, name: str) -> Refusal | None:
        """Return why a word list can't be removed, or None; unfinished tables need theirs."""
        if name == BUNDLED or name not in self._stock.lexicons.names():
            return Refusal("no_such_lexicon")
        using = await self.using(name)
        if not using:
            return None
        return Refusal("list_in_use", None, {"list": name, "table": using[0]})

    async def remove(self, name: str) -> None:
        """Remove a word list."""
        await asyncio.to_thread(self._stock.lexicons.remove, name)

    async def using(self, name: str) -> list[str]:
        """Return some unfinished tables that use a word list."""
        loaded = [
            host.table.lobby.name
            for host in self._room.hosts.values()
            if host.table.phase != "over" and lexicon_named(host.table.lobby.options) == name
        ]
        return loaded or await self._directory.running_with(name, 9)
