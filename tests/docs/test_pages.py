"""Tests of the titles and links of pages, and of paths and hosts in all files."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TRACKED = subprocess.run(
    ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
).stdout.splitlines()
PAGES = sorted(name for name in TRACKED if name.endswith(".md"))
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)#\s]+)")

# Written in pieces, so that the test doesn't find this file.
MACHINES = ["/wo" + "rk/", "/tm" + "p/venv", "/ro" + "ot/", "/ho" + "me/"]
REGISTRIES = ["pypi" + ".org", "python" + "hosted.org", "npm" + "js.org", "npm" + "js.com"]


@pytest.mark.parametrize("page", PAGES)
def test_a_page_has_one_title_and_begins_with_it(page: str) -> None:
    """Every Markdown page begins with its only first-level heading."""
    text = FENCE.sub("", (ROOT / page).read_text(encoding="utf-8"))

    titles = [line for line in text.splitlines() if line.startswith("# ")]

    assert len(titles) == 1
    assert text.lstrip().startswith(titles[0])


@pytest.mark.parametrize("page", PAGES)
def test_links_between_pages_lead_to_files(page: str) -> None:
    """A relative link on a page points to a file of the repository."""
    text = FENCE.sub("", (ROOT / page).read_text(encoding="utf-8"))

    dead = [link for link in LINK.findall(text) if not (ROOT / page).parent.joinpath(link).exists()]

    assert dead == []


def test_no_file_names_a_machine_or_a_registry() -> None:
    """No tracked file contains a path on a developer's machine or the host of a registry."""
    found = [
        f"{name}: {word}"
        for name in TRACKED
        if (ROOT / name).is_file()
        for word in [*MACHINES, *REGISTRIES]
        if word.encode() in (ROOT / name).read_bytes()
    ]

    assert found == []


def test_the_readme_begins_with_how_to_play_and_how_to_test() -> None:
    """The first two commands of the README are ``make play`` and ``make test``."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")

    commands = re.findall(r"^(?:\$ )?(make \w+|rumpus \w+|pip \w+)", text, re.MULTILINE)

    assert commands[:2] == ["make play", "make test"]
