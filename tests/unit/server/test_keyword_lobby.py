"""Choice of the keyword in a lobby: only suitable words of the table's list are accepted."""

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
    """Create a table for two in a room with an extra word list."""
    entries = [Entry("zog"), Entry("zug", 9, never_suggest=True), Entry("zzzzzzzzzzzz")]
    (folder / "house.lex").write_bytes(compile_lexicon("house", entries))
    lexicons, room = Lexicons(folder), open_room()
    room.kinds = hinting(lexicons)
    host = await set_table(room, "ann", "bob", game="keyword")
    return room, host, Guest(host, "ann")


async def option(guest: Guest, key: str, value: Any) -> str:
    """Set a house rule, and return `done` or the code of the refusal."""
    answer = await guest.table("set_option", key=key, value=value)
    return str(answer.get("code", answer["t"]))


@pytest.mark.rule("KW-2")
def test_a_keyword_is_of_the_word_list_of_the_table(tmp_path: Path) -> None:
    """A keyword must be a suitable word of the table's list, also after a change of list."""
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
    """The start is refused for a short timer, an unknown keyword or one the cards can't spell."""

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
