from pathlib import Path

import pytest

from rumpus.store.lexicons import Lexicons
from rumpus.words import import_lexicon


def test_the_bundled_list_is_always_there() -> None:
    """A room without a folder has the list that ships with it."""
    lexicons = Lexicons()
    assert lexicons.names() == ["rumpus-en"]
    assert "table" in lexicons.get("rumpus-en")


def test_a_list_that_is_added_is_found_without_a_restart(tmp_path: Path) -> None:
    """A file that is added to the folder later is listed and opened."""
    lexicons = Lexicons(tmp_path)
    assert lexicons.names() == ["rumpus-en"]
    (tmp_path / "house.lex").write_bytes(import_lexicon("house", "zog\nzogs\n"))
    assert lexicons.names() == ["rumpus-en", "house"]
    assert "zog" in lexicons.get("house")
    assert lexicons.get("house") is lexicons.get("house")


@pytest.mark.parametrize("name", ["none", "../secret", "", "broken", "empty"])
def test_a_list_that_is_not_there_is_a_lookup_error(tmp_path: Path, name: str) -> None:
    """Unknown names, paths out of the folder and invalid files all raise LookupError."""
    (tmp_path / "lists").mkdir()
    (tmp_path / "secret.lex").write_bytes(import_lexicon("secret", "zog\n"))
    (tmp_path / "lists" / "broken.lex").write_bytes(b"not a list")
    (tmp_path / "lists" / "empty.lex").touch()
    with pytest.raises(LookupError):
        Lexicons(tmp_path / "lists").get(name)


def test_a_damaged_list_is_not_listed_until_it_is_repaired(tmp_path: Path) -> None:
    """A damaged list is not offered, but a repaired file is read again."""
    good = import_lexicon("house", "zog\nzogs\n")
    path = tmp_path / "house.lex"
    path.write_bytes(good[:-1] + bytes([good[-1] ^ 1]))
    lexicons = Lexicons(tmp_path)
    assert lexicons.names() == ["rumpus-en"]
    fresh = tmp_path / "fresh"
    fresh.write_bytes(good)
    fresh.rename(path)
    assert lexicons.names() == ["rumpus-en", "house"]
    assert "zog" in lexicons.get("house")


def _opened_again(path: Path) -> None:
    pytest.fail(f"opened {path}")


def test_a_damaged_list_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A damaged file that hasn't changed is not opened again."""
    (tmp_path / "broken.lex").write_bytes(b"not a list")
    lexicons = Lexicons(tmp_path)
    assert lexicons.names() == ["rumpus-en"]
    monkeypatch.setattr("rumpus.store.lexicons.open_lexicon", _opened_again)
    assert lexicons.names() == ["rumpus-en"]


def test_a_replaced_list_stays_for_the_games_that_began_with_it(tmp_path: Path) -> None:
    """A new list of the same name is offered; games of the old one find theirs by its hash."""
    room = Lexicons(tmp_path)
    room.add("house", import_lexicon("house", "abend\nmorgen"))
    before = Lexicons(tmp_path).get("house").sha256
    room.add("house", import_lexicon("house", "abend"))
    room.add("house", import_lexicon("house", "abend\nmittag"))
    now = Lexicons(tmp_path)
    assert now.names() == ["rumpus-en", "house"]
    assert [*now.get("house", before)] == ["abend", "morgen"]
    assert [*now.get("house")] == [*now.get("house", "f" * 64)] == ["abend", "mittag"]
    with pytest.raises(LookupError):
        now.get(f"house@{before[:16]}")
