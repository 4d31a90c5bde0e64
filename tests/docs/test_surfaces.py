"""Tests that the docs cover what scripts rely on: make targets, message tags and options."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from rumpus.core.options import Option
from rumpus.games.registry import own_games
from rumpus.server import messages
from rumpus.table.actions import TableAction
from rumpus.table.events import TableEvent
from rumpus.words.lexicon import bundled

ROOT = Path(__file__).resolve().parents[2]
REFERENCE = "\n".join(
    page.read_text(encoding="utf-8") for page in sorted((ROOT / "docs" / "reference").glob("*.md"))
)
HANDBOOK = "\n".join(
    page.read_text(encoding="utf-8")
    for page in [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
)
TARGETS = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
UNIONS: dict[str, Any] = {
    "client message": messages.ClientMessage,
    "server message": messages.ServerMessage,
    "table action": TableAction,
    "table event": TableEvent,
}
PARTS = ("action", "question", "answer", "event")


def page_of(game: str) -> str:
    """Return the reference page of a game."""
    return (ROOT / "docs" / "reference" / f"{game}.md").read_text(encoding="utf-8")


def tags_of(union: Any) -> list[str]:
    """Return the tags of a closed union."""
    return [
        str(msgspec.inspect.type_info(struct).tag)  # type: ignore[attr-defined]
        for struct in get_args(union)
    ]


def tags() -> list[tuple[str, str]]:
    """Return every tag of the room's messages and table events, each with its kind."""
    return [(kind, tag) for kind, union in UNIONS.items() for tag in tags_of(union)]


def game_tags() -> list[tuple[str, str, str]]:
    """Return every tag of every game, each with its game and part."""
    made = {name: registered.make(bundled()) for name, registered in own_games().items()}
    return [
        (name, part, tag)
        for name, game in made.items()
        for part in PARTS
        for tag in tags_of(getattr(game.types, part))
    ]


def game_options() -> list[tuple[str, Option]]:
    """Return every option with its game."""
    return [(name, option) for name, game in own_games().items() for option in game.facts.options]


def _named(value: Option | str) -> str:
    return value.key if isinstance(value, Option) else value


@pytest.mark.parametrize("target", TARGETS)
def test_a_make_target_is_documented(target: str) -> None:
    """Every target of the Makefile is named on a page."""
    assert f"make {target}" in HANDBOOK


@pytest.mark.parametrize(("kind", "tag"), tags())
def test_a_message_is_documented(kind: str, tag: str) -> None:
    """The reference contains the tag of every message, table action and table event."""
    assert re.search(rf"`{tag}\b", REFERENCE)


@pytest.mark.parametrize(("game", "part", "tag"), game_tags())
def test_a_message_of_a_game_is_documented(game: str, part: str, tag: str) -> None:
    """The page of a game contains the tag of every action, event, question and answer."""
    assert re.search(rf"`{tag}\b", page_of(game))


@pytest.mark.parametrize(("game", "option"), game_options(), ids=_named)
def test_an_option_is_documented(game: str, option: Option) -> None:
    """The page of a game contains the key of every option."""
    assert f"`{option.key}`" in page_of(game)
