"""Languages of word lists: letters, folds, files of format 2, and searches in both engines."""

import unicodedata

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from german import WORDS, german
from rumpus.words import Grid, any_word, bundled, hands_of, lay, paths_of, solve
from rumpus.words._engine import choose
from rumpus.words.alphabet import LATIN, LETTERS_MAX, alphabet_of
from rumpus.words.compiling import compile_lexicon, import_lexicon, normalise_words
from rumpus.words.language import (
    ENGLISH,
    Language,
    LanguageError,
    languages,
    read_language,
    shares,
    written,
)
from rumpus.words.layout import LexiconError
from rumpus.words.lexicon import Entry, read_lexicon
from rumpus.words.sifting import fit_words

DE = languages()["de"]
GREEK = "αβγδεζηθικλμνξοπρστυφχψω"
HAS_KERNEL = choose(pure=None, letters=LETTERS_MAX) is not None


def test_german_has_29_letters_and_spells_sharp_s_with_two() -> None:
    """Umlauts are letters with tiles; ß is ss, in capitals, too, and Ä in two signs is Ä in one."""
    assert len(DE.letters) == 29
    assert DE.folded("STRAẞE") == DE.folded("Straße") == "strasse"
    assert DE.folded(unicodedata.normalize("NFD", "Äpfel")) == "äpfel"
    assert DE.folded("Café") == "cafe"
    assert set(DE.tiles) == set(DE.letters)


@pytest.mark.parametrize(
    "letters", ["a", "aa", "aA", "aß", "\u0131i", "a1", "ab" * 16, LATIN + "ä" * 2]
)
def test_what_is_no_alphabet_is_refused(letters: str) -> None:
    """Letters are small, distinct, of one sign, and so are their capitals; 31 is the most."""
    with pytest.raises(ValueError, match="no alphabet"):
        alphabet_of(letters)


@given(st.text(LATIN + "äöü" + "ÄÖÜ", min_size=1, max_size=28))
def test_coding_keeps_every_word(word: str) -> None:
    """A word is its coded letters, a byte each, whatever its case."""
    alphabet = alphabet_of(DE.letters)
    coded = alphabet.coded(word)
    assert len(coded) == len(word)
    assert alphabet.decoded(coded) == word.lower()


@pytest.mark.parametrize("language", [DE, Language("el", GREEK), Language("cy", "abcǆ")])
def test_a_list_carries_its_language(language: Language) -> None:
    """A file of format 2 gives back its language and its words, and verifies its hash."""
    words = [language.letters[:2], language.letters[::-1][:5], language.letters[-1] * 3]
    raw = compile_lexicon("own", [Entry(word) for word in words], language)
    lexicon = read_lexicon(raw)
    lexicon.verify()
    assert lexicon.language == language
    assert set(lexicon) == set(words)
    assert all(word.upper() in lexicon for word in words)
    hands = hands_of(lexicon)
    assert {hands.word(number) for number in range(len(hands))} == set(words)


def test_the_language_belongs_to_the_hash() -> None:
    """The same words with other tiles are another list, so a record can't mix them up."""
    other = msgspec.structs.replace(DE, tiles={**DE.tiles, "e": (1, 9)})
    entries = [Entry("abend"), Entry("öl")]
    one, two = (read_lexicon(compile_lexicon("own", entries, each)) for each in (DE, other))
    assert one.sha256 != two.sha256
    assert [*one] == [*two] == ["abend", "öl"]


@pytest.mark.parametrize(
    ("at", "by", "message"),
    [
        (8, b"\3", "format 3"),
        (56, b"\0\0\0\0", "how long"),
        (60, b"x", "how long"),
        (130, b"?", "checksum"),
    ],
)
def test_a_damaged_language_is_refused(at: int, by: bytes, message: str) -> None:
    """A changed header or description is refused with the reason."""
    raw = bytearray(compile_lexicon("own", [Entry("öl")], DE))
    raw[at : at + len(by)] = by
    with pytest.raises(LexiconError, match=message):
        read_lexicon(bytes(raw))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"code": "DE"}, "not a language"),
        ({"vowels": "é"}, "vowels and folds"),
        ({"folds": {"ß": "ß"}}, "vowels and folds"),
        ({"tiles": {"a": (1, 1)}}, "each letter"),
        ({"letters": "ba" + "ß"}, "no alphabet"),
        ({"unknown": 1}, "not a language"),
        ({"never_suggest": ["a" * 9000]}, "8192 bytes"),
    ],
)
def test_a_description_is_checked(change: dict[str, object], message: str) -> None:
    """A faulty description is refused with its fault."""
    raw = msgspec.json.encode({**msgspec.to_builtins(DE), **change})
    with pytest.raises(LanguageError, match=message):
        read_language(raw)
    assert read_language(written(DE)) == DE


def test_no_word_crosses_into_another_language() -> None:
    """English lists refuse umlauts, and German lists take no class or word from the English one."""
    assert "öl" in german()
    assert "öl" not in bundled()
    assert "word" in bundled()
    assert "word" not in german()
    assert {german().commonness(word) for word in ("hand", "wind", "arm")} == {9}
    with pytest.raises(ValueError, match="not one of a to z"):
        normalise_words("öl")


def test_what_german_never_suggests_stays_playable() -> None:
    """A barred word is a word, but no bot, hint or keyword uses it."""
    lexicon = read_lexicon(import_lexicon("own", "Scheiße\nAbend", DE))
    assert "scheisse" in lexicon
    assert not lexicon.may_suggest("scheisse")
    assert lexicon.may_suggest("abend")


def test_a_spelling_list_is_sifted() -> None:
    """Abbreviations, single letters and foreign signs go, with their number; capitals stay."""
    fit = fit_words("Abend\nkW\nUSA\na\nSeñorita\nwas'n\n\nStraße\n", DE)
    assert normalise_words(fit.text, DE) == ["abend", "senorita", "strasse"]
    assert fit.left_out == 4
    assert fit_words("ABEND\nÖL", DE).left_out == 0


@pytest.mark.parametrize("total", [58, 97, 104, 288, 512])
def test_tiles_are_shared_out_by_count(total: int) -> None:
    """All tiles are given, each letter has its least, and none is off by more than one."""
    found = shares(DE, total, 2)
    spare, whole = total - 2 * 29, sum(count for count, _ in DE.tiles.values())
    assert sum(found.values()) == total
    for letter, (count, _) in DE.tiles.items():
        assert 0 <= abs(found[letter] - 2 - spare * count / whole) < 1


def _grid(letters: str) -> Grid:
    side = int(len(letters) ** 0.5)
    values = tuple(DE.values.values())
    return Grid(side, side, letters, values, (0,) * len(letters), DE.letters)


@pytest.mark.skipif(not HAS_KERNEL, reason="no kernel for 31 letters: pip install ./kernel")
@given(st.text("ABEHILNORSTÄÖÜ.", min_size=25, max_size=25))
def test_both_engines_find_the_same_german_words(letters: str) -> None:
    """The kernel and Python agree on boards with umlauts, word by word and path by path."""
    grid = _grid(letters)
    fast, slow = (list(solve(german(), grid, pure=pure)) for pure in (False, True))
    assert fast == slow
    assert any_word(german(), grid, pure=False) == bool(slow)
    assert all(paths_of(each.word, grid, pure=False)[0] == each for each in slow)


def test_a_german_board_is_solved_without_the_kernel() -> None:
    """Words with umlauts are found, and the nearest to a tried word, and typed in any case."""
    grid = _grid("ÄPFELÖLXXXXXXXXX")
    solution = solve(german(), grid, min_length=2, pure=True)
    assert "öl" in {found.word for found in solution}
    away, order = solution.nearest("öL"[:1] + "x")
    assert away[order[0]] == 1
    assert paths_of("ÖL", grid, pure=True)
    assert paths_of("ñ", grid, pure=True) == []


def test_a_list_of_other_letters_is_no_list_for_a_board() -> None:
    """Searching a German board for English words is an error, not an empty answer."""
    with pytest.raises(ValueError, match="other letters"):
        solve(bundled(), _grid("ÄBER"))


def test_a_blank_stands_only_for_a_letter_of_the_language() -> None:
    """A hand lays Ä with a blank in German, and not in English."""
    assert lay("äste", "?ste", "", DE.letters) is not None
    assert lay("äste", "?ste", "") is None
    found = hands_of(german()).words("?st", "e", 50)
    assert "äste" in {laying.word for laying in found}


def test_every_everyday_word_is_there() -> None:
    """The list of the tests survives its compilation, and English needs no description."""
    assert all(word in german() for word in WORDS.split())
    assert bundled().language == ENGLISH
