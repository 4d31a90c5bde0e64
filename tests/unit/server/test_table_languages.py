"""Languages of tables in a room: what is offered, what the list shows, and what lookups follow."""

from pathlib import Path
from typing import Any

import pytest

from german import german
from rooms import Guest, close_room, open_room, run, set_table
from rumpus.games.registry import games
from rumpus.server.endpoints.listing import line_of
from rumpus.server.endpoints.schemas import card_of
from rumpus.server.room import Room
from rumpus.server.tables.hosted_game import kinds_of
from rumpus.store.lexicons import Lexicons
from rumpus.words.compiling import compile_lexicon
from rumpus.words.language import languages


def room_with_german(folder: Path) -> Room:
    """Open a room with a German word list."""
    raw = compile_lexicon("german", german().entries(), languages()["de"])
    (folder / "german.lex").write_bytes(raw)
    room = open_room()
    room.kinds = kinds_of(games().values(), Lexicons(folder))
    return room


def test_a_german_list_is_offered_where_it_can_be_played(tmp_path: Path) -> None:
    """Keesdrow and KEYWORD offer it, with a keyword that it has; Keep Your Cool is English."""

    async def work() -> None:
        room = room_with_german(tmp_path)
        cards = {name: card_of(kind, "de") for name, kind in room.kinds.items()}
        assert cards["keesdrow"].lexicons == ["rumpus-en", "german"]
        assert cards["keesdrow"].foreign["german"].language == "de"
        assert cards["keyword"].foreign["german"].brings == {"keyword": "orange"}
        assert cards["keep_your_cool"].lexicons == ["rumpus-en"]
        assert cards["keep_your_cool"].foreign == cards["icecool"].foreign == {}
        host = await set_table(room, "ann", game="keep_your_cool")
        answer = await Guest(host, "ann").table("set_option", key="lexicon", value="german")
        assert answer["code"] == "no_such_lexicon"
        await close_room(room)

    run(work())


@pytest.mark.rule("KD-6")
def test_each_table_takes_the_words_of_its_language(tmp_path: Path) -> None:
    """A German phone at an English table, another table in German: lookups follow the table."""

    async def work() -> None:
        room = room_with_german(tmp_path)
        known: dict[str, dict[str, bool]] = {}
        for name in ("rumpus-en", "german"):
            rules: dict[str, Any] = {"lexicon": name, "dictionary_help": "yes", "timer": 0}
            host = await set_table(room, "ann", game="keesdrow", words="checked", **rules)
            ann = Guest(host, "ann")
            assert (await ann.table("start"))["t"] == "done"
            known[name] = {}
            for word in ("word", "wörter", "hand", "Straße"):
                answer = await ann.ask("ask", question={"type": "is_word", "word": word})
                known[name][word] = answer["answer"]["known"]
        assert known["rumpus-en"] == {"word": True, "wörter": False, "hand": True, "Straße": False}
        assert known["german"] == {"word": False, "wörter": True, "hand": True, "Straße": True}
        await close_room(room)

    run(work())


def test_the_list_of_tables_shows_their_languages(tmp_path: Path) -> None:
    """A line has the language of its words, and none for a game without words."""

    async def work() -> None:
        room = room_with_german(tmp_path)
        shown: list[str | None] = []
        tables: tuple[tuple[str, dict[str, Any]], ...] = (
            ("keesdrow", {}),
            ("keesdrow", {"lexicon": "german"}),
            ("keyword", {"lexicon": "german", "keyword": "rätsel"}),
            ("icecool", {}),
        )
        for game, rules in tables:
            host = await set_table(room, "ann", game=game, **rules)
            shown.append(line_of(host).language)
        assert shown == ["en", "de", "de", None]
        await close_room(room)

    run(work())
