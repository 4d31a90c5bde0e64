import hashlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.words import Entry, LexiconError, compile_lexicon, open_lexicon, read_lexicon

WORDS = st.text("abcxyz", min_size=1, max_size=28)
ENTRIES = st.dictionaries(WORDS, st.tuples(st.integers(1, 9), st.booleans()), min_size=1)


@given(ENTRIES)
def test_a_lexicon_gives_back_what_it_was_made_of(words: dict[str, tuple[int, bool]]) -> None:
    """Words, classes and marks survive compiling and reading, and the words are in order."""
    entries = [Entry(word, *rest) for word, rest in words.items()]

    lexicon = read_lexicon(compile_lexicon("tiny", entries))

    assert sorted(entries) == list(lexicon.entries())
    assert sorted(words) == list(lexicon)
    assert len(words) == len(lexicon)
    lexicon.verify()


@given(ENTRIES, WORDS)
def test_membership_is_that_of_a_set(words: dict[str, tuple[int, bool]], other: str) -> None:
    """A prefix or an extension of a word is in the lexicon only if it was listed itself."""
    lexicon = read_lexicon(compile_lexicon("tiny", [Entry(w, *rest) for w, rest in words.items()]))

    for word in (*words, other, *(w[:-1] for w in words), *(w + "a" for w in words)):
        commonness, never_suggest = words.get(word, (0, True))
        assert (word in lexicon) is (word in words)
        assert commonness == lexicon.commonness(word)
        assert lexicon.may_suggest(word) is not never_suggest


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("kin", True),
        ("KIN", True),
        ("Kin", True),
        ("\u212ain", False),
        ("ki\u0307n", False),
        ("k\u0131n", False),
        ("", False),
        ("k", False),
        ("kin ", False),
        ("ki{", False),
        ("ki`", False),
        ("kin" * 10, False),
        (7, False),
        (None, False),
    ],
)
def test_case_is_ignored_and_nothing_else(word: object, expected: bool) -> None:
    """Look-alikes in Unicode, spaces and values that aren't strings are not in a lexicon."""
    lexicon = read_lexicon(compile_lexicon("tiny", [Entry("kin")]))

    assert expected is (word in lexicon)


def test_the_hash_is_that_of_the_lines_word_and_class() -> None:
    """The hash covers lines of words and classes, and ignores the name and the input order."""
    entries = [Entry("bee", 3), Entry("ant", 1, never_suggest=True)]
    lines = b"ant 1!\nbee 3\n"

    for name in ("one", "other"):
        lexicon = read_lexicon(compile_lexicon(name, entries[:: 1 if name == "one" else -1]))
        assert hashlib.sha256(lines).hexdigest() == lexicon.sha256
        assert name == lexicon.name


def test_a_file_is_mapped_and_reads_like_its_bytes(tmp_path: Path) -> None:
    """A lexicon opens from a Path or a string, read-only, with the words of the file."""
    file = tmp_path / "tiny.lex"
    file.write_bytes(compile_lexicon("tiny", [Entry("ant"), Entry("bee")]))

    for path in (file, str(file)):
        lexicon = open_lexicon(path)
        assert list(lexicon) == ["ant", "bee"]
        assert not lexicon.nodes.flags.writeable
        assert repr(lexicon).startswith("<Lexicon tiny: 2 words, sha256 ")


def test_a_file_that_is_no_lexicon_is_named(tmp_path: Path) -> None:
    """An error about a file has its path; a missing file raises FileNotFoundError."""
    for content in (b"", b"word\n" * 100):
        (tmp_path / "odd.lex").write_bytes(content)
        with pytest.raises(LexiconError, match=r"odd\.lex"):
            open_lexicon(tmp_path / "odd.lex")
    with pytest.raises(FileNotFoundError):
        open_lexicon(tmp_path / "none.lex")
