"""Tests of the bundled families: the sources build the same file; the manual list is sound."""

import os
import subprocess
import sys
from importlib.util import find_spec
from itertools import chain
from pathlib import Path

import pytest

from families.byhand import by_hand
from rumpus.words import bundled, families_of
from rumpus.words.families import FILE

ROOT = Path(__file__).parents[3]
SCOWL = Path("/usr/share/dict/scowl")
WORDNET = Path("/usr/share/wordnet")
HAND = by_hand()


def lemminflect() -> Path | None:
    """Return the folder of the lemminflect package (only its data is used), or None."""
    spec = find_spec("lemminflect")
    return Path(spec.origin).parent if spec and spec.origin else None


@pytest.mark.skipif(
    lemminflect() is None or not SCOWL.is_dir() or not WORDNET.is_dir(),
    reason="the sources of the families are missing: pip install --no-deps lemminflect==0.2.3; "
    "apt-get install scowl wordnet-base",
)
def test_their_sources_build_the_same_file(tmp_path: Path) -> None:
    """The tool builds the committed file from the sources, byte for byte."""
    built = tmp_path / "built.kin"
    tool = ROOT / "tools" / "build_families.py"
    sources = [str(WORDNET), str(lemminflect()), str(SCOWL)]

    subprocess.run(
        [sys.executable, str(tool), *sources, str(built)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        check=True,
    )

    assert built.read_bytes() == FILE.read_bytes()


def test_the_list_made_by_hand_has_words_of_the_list_only() -> None:
    """The list made by hand has only listed words, so that no misspelling goes unnoticed."""
    pairs = chain(HAND.forms, HAND.steps, HAND.spellings, HAND.apart)

    assert {word for pair in pairs for word in pair if word not in bundled()} == set()


def test_what_the_list_says_is_so() -> None:
    """Words that the list joins are in one family, and no link joins a pair that it keeps apart."""
    families = families_of(bundled())
    joined = HAND.forms | HAND.steps | HAND.spellings

    assert [pair for pair in sorted(joined) if families.same(*pair, "family") is None] == []
    assert all(families.same(*pair, "inflections") is not None for pair in sorted(HAND.forms))
    assert all(families.same(*pair, "exact") is not None for pair in sorted(HAND.spellings))
    direct = [
        (one, other)
        for one, other in sorted(HAND.apart)
        for link in families.same(one, other, "family") or ()
        if {link.word, link.base} == {one, other}
    ]
    assert direct == []
