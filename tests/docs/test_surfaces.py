"""What people script against is written down: make targets, messages, tags, options."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from rumpus.games.keesdrow import actions, events
from rumpus.games.keesdrow.options import OPTIONS
from rumpus.server import wire
from rumpus.table.events import TableAction, TableEvent

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
    "client message": wire.ClientMessage,
    "server message": wire.ServerMessage,
    "table action": TableAction,
    "table event": TableEvent,
    "action": actions.Action,
    "question": actions.Question,
    "answer": actions.Answer,
    "event": events.KeesdrowEvent,
}


def tags() -> list[tuple[str, str]]:
    """Give every tag of every closed union that leaves the server, with what it is."""
    return [
        (kind, str(msgspec.inspect.type_info(struct).tag))  # type: ignore[attr-defined]
        for kind, union in UNIONS.items()
        for struct in get_args(union)
    ]


@pytest.mark.parametrize("target", TARGETS)
def test_a_make_target_is_documented(target: str) -> None:
    """Every target of the Makefile is named on some page."""
    assert f"make {target}" in HANDBOOK


@pytest.mark.parametrize(("kind", "tag"), tags())
def test_a_message_is_documented(kind: str, tag: str) -> None:
    """The tag of every message, action, event, question and answer stands in the reference."""
    assert re.search(rf"`{tag}\b", REFERENCE)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: str(option.key))
def test_an_option_is_documented(option: Any) -> None:
    """The key of every option stands in the reference."""
    assert f"`{option.key}`" in REFERENCE
