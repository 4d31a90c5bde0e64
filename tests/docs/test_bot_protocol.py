"""Tests that the page of the arena's protocol has every message, field and fault."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from rumpus.lab.arena import protocol
from rumpus.lab.arena.fault import Kind

PAGE = (Path(__file__).resolve().parents[2] / "docs/reference/bot-protocol.md").read_text("utf-8")
MESSAGES: list[Any] = [
    kind
    for kind in vars(protocol).values()
    if getattr(kind, "__module__", "") == protocol.__name__ and isinstance(kind, type)
]


def rows(tag: str) -> str:
    """Return the rows of the tables about a message."""
    return "\n".join(re.findall(rf"^\| `{tag}` \|.*$", PAGE, re.MULTILINE))


@pytest.mark.parametrize("message", MESSAGES)
def test_a_message_is_documented_with_its_fields(message: Any) -> None:
    """The page has a row for each message, which names all of its fields."""
    row = rows(message.__struct_config__.tag)

    assert [name for name in message.__struct_fields__ if f"`{name}`" not in row] == []
    assert row


@pytest.mark.parametrize("kind", get_args(Kind))
def test_a_fault_is_documented(kind: str) -> None:
    """The page explains each fault."""
    assert rows(kind)


@pytest.mark.parametrize("line", re.findall(r"^([<>]) (\{.*\})$", PAGE, re.MULTILINE))
def test_the_game_on_the_page_is_in_the_protocol(line: tuple[str, str]) -> None:
    """Each line of the example decodes as a message, and is complete."""
    text = line[1].replace(",...", "").replace("{...}", '{"type":"x"}')
    names = set(msgspec.json.decode(text))
    fitting = [
        kind
        for kind in MESSAGES
        if kind.__struct_config__.tag == msgspec.json.decode(text)["type"]
        and names - {"type"} == set(kind.__struct_fields__)
    ]

    assert len(fitting) == 1
    assert msgspec.json.decode(text, type=fitting[0])
