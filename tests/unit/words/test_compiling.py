import pytest

from rumpus.words import (
    Entry,
    LexiconError,
    compile_lexicon,
    compiling,
    import_lexicon,
    normalise_words,
    read_lexicon,
)


def test_a_list_is_folded_sorted_and_each_word_once() -> None:
    """Case, order, repeats, blank lines, spaces, CR LF and a byte order mark make no difference."""
    text = "\ufeffZebra\r\nANT\r\n\r\n  bee \nant\nzebra".encode()

    assert normalise_words(text) == ["ant", "bee", "zebra"]
    assert normalise_words(text.decode()) == ["ant", "bee", "zebra"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b"ant\ncaf\xc3\xa9\n", "line 2: 'caf\u00e9' has '\u00e9'"),
        ("ant\ncafe\u0301\n".encode(), "line 2: 'caf\u00e9' has '\u00e9'"),
        (b"ant\nbee\nice-cream", "line 3: 'ice-cream' has '-'"),
        (b"two words", "line 1: 'two words' has ' '"),
        (b"ant\r\nx\xff\r\n", "line 2: not UTF-8. If it is ISO-8859-1, .*iconv -f ISO-8859-1 "),
        ("ant\nbee".encode("utf-16"), "line 1: not UTF-8. .*iconv -f UTF-16 -t UTF-8 "),
        ("ant\nbee".encode("utf-16-le"), "line 1: not UTF-8. .*iconv -f UTF-16LE "),
        ("ant\nbee".encode("utf-16-be"), "line 1: not UTF-8. .*iconv -f UTF-16BE "),
        (b"a" * 29, "line 1: 'a{29}' has 29 letters"),
        (b"b" * 5000, "line 1: 'b{40}' has 5000 letters"),
        (b"", "0 words"),
        (b"\n \r\n", "0 words"),
        (b"a" * ((16 << 20) + 1), "16 MiB"),
    ],
)
def test_a_bad_list_is_refused_by_line(text: bytes, message: str) -> None:
    """The message names the line and shows the word, cut if it is long."""
    with pytest.raises(ValueError, match=message):
        normalise_words(text)


def test_too_many_words_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of words in a list is limited, whatever its size in bytes."""
    monkeypatch.setattr(compiling, "WORDS_MAX", 2)

    with pytest.raises(ValueError, match="3 words"):
        normalise_words("a\nb\nc")


@pytest.mark.parametrize(
    "entries",
    [
        [],
        [Entry("")],
        [Entry("Ant")],
        [Entry("a" * 29)],
        [Entry("a-b")],
        [Entry("ant", 0)],
        [Entry("ant", 10)],
        [Entry("ant", 1), Entry("ant", 2)],
    ],
)
def test_what_is_no_entry_is_not_compiled(entries: list[Entry]) -> None:
    """An entry is a word of 1 to 28 letters a to z, unique, of a class from 1 to 9."""
    with pytest.raises(LexiconError):
        compile_lexicon("tiny", entries)


def test_the_longest_word_compiles() -> None:
    """Words of one letter and of 28 letters compile."""
    entries = [Entry("a"), Entry("z" * 28)]

    assert entries == list(read_lexicon(compile_lexicon("tiny", entries)).entries())


def test_an_imported_list_takes_what_the_house_knows() -> None:
    """Known words keep their class and mark in an imported list; others get the rarest class."""
    lexicon = read_lexicon(import_lexicon("mine", b"the\nxqzzy\nbitch\nparky\n"))

    assert [lexicon.commonness("the"), lexicon.commonness("xqzzy")] == [1, 9]
    assert lexicon.may_suggest("the")
    assert not lexicon.may_suggest("bitch")
    assert lexicon.name == "mine"


def test_an_imported_list_needs_a_name() -> None:
    """An imported list needs a name that can be a file name."""
    with pytest.raises(LexiconError, match="name"):
        import_lexicon("../mine", b"ant")
