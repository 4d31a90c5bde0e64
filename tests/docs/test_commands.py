"""Tests that the reference documents every command with all its options."""

import contextlib
import io
import re
from pathlib import Path

import pytest

from rumpus.cli.main import parser

REFERENCE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "cli.md"
SUBCOMMAND = re.compile(r"^    ([a-z-]+)(?: {2,}|$)", re.MULTILINE)
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")


def shown(*command: str) -> str:
    """Return the output of ``--help`` for a command."""
    with contextlib.redirect_stdout(io.StringIO()) as printed, pytest.raises(SystemExit):
        parser().parse_args([*command, "--help"])
    return printed.getvalue()


def commands() -> list[tuple[str, ...]]:
    """Return every command and subcommand."""
    top = [(name,) for name in SUBCOMMAND.findall(shown())]
    below = [(*command, name) for command in top for name in SUBCOMMAND.findall(shown(*command))]
    return [*top, *below]


COMMANDS = commands()


def test_the_command_line_has_commands() -> None:
    """The help text is parsed correctly: known commands are among those found."""
    assert {("serve",), ("simulate",), ("replay",), ("lexicon", "check")} <= set(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_command_is_documented_with_its_options(command: tuple[str, ...]) -> None:
    """The reference names the command and every option in its help text."""
    text = REFERENCE.read_text(encoding="utf-8")

    missing = [option for option in OPTION.findall(shown(*command)) if option not in text]

    assert f"rumpus {' '.join(command)}" in text
    assert sorted(set(missing) - {"--help"}) == []
