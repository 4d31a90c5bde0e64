"""The keyword in the lobby: everybody reads it, so it is a word that may be read."""

from pathlib import Path
from typing import Any

import pytest

from rooms import Guest, close_room, hinting, open_room, run, set_table
from rumpus.server.endpoints.listing import line_of
from rumpus.server.room import Room
from rumpus.server.tables.host import Host
from rumpus.store.lexicons import Lexicons
from rumpus.words import Entry, bundled, compile_lexicon


async def lobby(folder: Path) -> tuple[Room, Host, Guest]:
    """Create a table in a room with a separate word list, for two."""
    entries = [Entry("zog"), Entry("zug", 9, never_suggest=True), Entry("zzzzzzzzzzzz")]
    (folder / "house.lex").write_bytes(compile_lexicon("house", entries))
    lexicons, room = Lexicons(folder), open_room()
    room.kinds = hinting(lexicons)
    host = await set_table(room, "ann", "bob", game="keyword")
    return room, host, Guest(host, "ann")


async def option(guest: Guest, key: str, value: Any) -> str:
    """Change a house rule, and give how it was answered."""
    answer = await guest.table("set_option", key=key, value=value)
    return str(answer.get("code", answer["t"]))


@pytest.mark.rule("KW-2")
def test_a_keyword_is_of_the_word_list_of_the_table(tmp_path: Path) -> None:
    """Also where that is another one; nothing else is written into the house rules."""
    blocked = next(entry.word for entry in bundled().entries() if entry.never_suggest)

    async def work() -> None:
        room, host, ann = await lobby(tmp_path)
        assert await option(ann, "keyword", "planet") == "done"
        for word in ("zog", "xqzv", blocked, "Planet", "", 7):
            assert await option(ann, "keyword", word) in {"no_such_word", "bad_option"}
        assert host.table.lobby.options["keyword"] == "planet"
        assert line_of(host).line == "The keyword is planet."
        assert await option(ann, "lexicon", "house") == "done"
        assert await option(ann, "keyword", "zug") == "no_such_word"
        assert await option(ann, "keyword", "planet") == "no_such_word"
        assert await option(ann, "keyword", "zog") == "done"
        assert (await Guest(host, "bob").table("ready", ready=True))["t"] == "done"
        assert (await ann.table("start"))["t"] == "done"
        await close_room(room)

    run(work())


@pytest.mark.rule("KW-2", "KW-0")
def test_what_can_not_be_played_is_said_at_the_start(tmp_path: Path) -> None:
    """A list without the keyword, one that the cards can't spell, a timer that is too short."""

    async def work() -> None:
        room, _, ann = await lobby(tmp_path)
        assert await option(ann, "timer", 5) == "done"
        assert (await ann.table("start"))["code"] == "bad_timer"
        assert await option(ann, "timer", 20) == "done"
        assert await option(ann, "lexicon", "house") == "done"
        refused = await ann.table("start")
        assert (refused["code"], refused["rule"]) == ("keyword_unknown", "KW-2")
        assert await option(ann, "keyword", "z" * 12) == "done"
        assert (await ann.table("start"))["code"] == "keyword_impossible"
        await close_room(room)

    run(work())
