"""Tests of the proper nouns of Keep Your Cool, and of building them from their sources."""

from pathlib import Path

import pytest

from build_names import build
from rumpus.games.keep_your_cool.names import FILE
from rumpus.words import bundled

SCOWL = Path("/usr/share/dict/scowl")
WORDNET = Path("/usr/share/wordnet")


def test_no_name_is_a_word_of_the_list() -> None:
    """Names are in lower case, unique and in order, and none is in the word list, unlike TURKEY."""
    names = FILE.read_text("utf-8").split()

    assert sorted(set(names)) == names
    assert [name for name in names if name in bundled()] == []
    assert "turkey" in bundled()
    assert {"london", "mary", "bodensee", "iphone"} <= set(names)


@pytest.mark.skipif(
    not SCOWL.is_dir() or not WORDNET.is_dir(),
    reason="the sources of the names are missing: apt-get install scowl wordnet-base",
)
def test_their_sources_build_the_same_file() -> None:
    """The tool builds exactly the committed file from the sources."""
    assert build(SCOWL, WORDNET) == FILE.read_text("utf-8")
