"""Choice of the tests nearest to a change, as `make check` runs them."""

from pathlib import Path

from changed import nearest

ROOT = Path(__file__).parents[3]


def near(*files: str) -> list[str]:
    """Return the tests of this repository that are near to *files*."""
    return nearest([Path(file) for file in files], ROOT)


def test_a_test_that_was_touched_is_near() -> None:
    """A changed test selects itself and no other test."""
    here = "tests/unit/packaging/test_changed.py"

    assert near(here) == [here]


def test_tests_that_import_a_changed_module_are_near() -> None:
    """A changed module selects the tests that import it, by its name or from its package."""
    found = near("tools/changed.py", "src/rumpus/games/registry.py")

    assert "tests/unit/packaging/test_changed.py" in found
    assert "tests/unit/games/test_registry.py" in found


def test_a_game_brings_the_tests_of_its_rules() -> None:
    """A changed part of a game selects tests of that game's rules, and of no other game's."""
    found = near("src/rumpus/games/keesdrow/rules/path.py")

    assert any(test.startswith("tests/rules/keesdrow/") for test in found)
    assert not any(test.startswith("tests/rules/icecool/") for test in found)


def test_pages_have_their_tests() -> None:
    """A changed page selects the tests of pages."""
    assert "tests/docs/test_pages.py" in near("docs/rules/keyword.md")


def test_browsers_stay_out(tmp_path: Path) -> None:
    """A changed module selects no browser tests, since those take minutes."""
    browsers = tmp_path / "tests" / "e2e"
    browsers.mkdir(parents=True)
    (browsers / "test_it.py").write_text("from rumpus.server import app\n", encoding="utf-8")

    assert nearest([Path("src/rumpus/server/app.py")], tmp_path) == []
