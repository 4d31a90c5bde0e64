"""Preparation of a checkout: steps that run once, and missing programs."""

import os
import shutil
from pathlib import Path

import pytest

import bootstrap


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create a checkout with two files, and return its path."""
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    monkeypatch.setattr(bootstrap, "STAMPS", tmp_path / ".venv" / "stamps")
    (tmp_path / "one").write_text("1", encoding="utf-8")
    (tmp_path / "two").write_text("2", encoding="utf-8")
    return tmp_path


def digest(checkout: Path) -> str:
    """Return the digest of the two files as they are now."""
    return bootstrap.digest_of([checkout / "one", checkout / "two"])


def test_a_step_is_done_once_for_the_same_files(checkout: Path) -> None:
    """A step counts as done after it is stamped with the digest of its files."""
    before = bootstrap.stamped("step", digest(checkout))
    bootstrap.stamp("step", digest(checkout))

    assert not before
    assert bootstrap.stamped("step", digest(checkout))


def test_a_changed_file_makes_a_step_due_again(checkout: Path) -> None:
    """A step is due again when a file's content changes, but not when only its timestamp does."""
    bootstrap.stamp("step", digest(checkout))
    os.utime(checkout / "one", (0, 0))
    touched = bootstrap.stamped("step", digest(checkout))
    (checkout / "one").write_text("changed", encoding="utf-8")

    assert touched
    assert not bootstrap.stamped("step", digest(checkout))


def test_what_was_installed_is_no_source(checkout: Path) -> None:
    """Folders that tools fill are not counted as the source of a step."""
    (checkout / "node_modules").mkdir()
    (checkout / "node_modules" / "left-alone").touch()

    assert list(bootstrap.files_under(checkout)) == [checkout / "one", checkout / "two"]


def everything_but_sudo(name: str) -> str | None:
    """Return a path for every program except `sudo`."""
    return None if name == "sudo" else f"/bin/{name}"


def test_without_rights_the_line_to_type_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the right to install, the error has the exact command for Debian."""
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(shutil, "which", everything_but_sudo)

    with pytest.raises(bootstrap.MissingError) as raised:
        bootstrap.install("g++", "python3-dev")

    line = "sudo apt-get install --yes --no-install-recommends g++ python3-dev"
    assert line in str(raised.value)
