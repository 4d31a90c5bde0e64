"""Tests that the threat model names files that exist."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "reference" / "threat-model.md"
NAMED = re.compile(r"`([\w/]+\.py)`")


def test_the_threat_model_names_files_that_exist() -> None:
    """Every test and module that is named as a proof is a file of the repository."""
    named = NAMED.findall(PAGE.read_text(encoding="utf-8"))

    assert len(named) > 30
    places = [*ROOT.glob("src/rumpus/**/*.py"), *ROOT.glob("tests/**/*.py")]
    paths = [path.as_posix() for path in places]
    assert [name for name in named if not any(path.endswith(f"/{name}") for path in paths)] == []
