"""Notation: every value has one text, and that text gives the value again."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.table.notation import (
    NotationError,
    fields_text,
    read_fields,
    read_struct,
    struct_text,
)

KEYS = st.from_regex(r"[A-Za-z_][\w.-]{0,10}", fullmatch=True)
LEAVES = st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(max_size=12)
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


class Ring(msgspec.Struct, frozen=True, tag="ring"):
    """A bell, so often, with these names."""

    times: int
    names: tuple[str, ...] = ()


class Rest(msgspec.Struct, frozen=True, tag="rest"):
    """Nothing."""


@given(st.dictionaries(KEYS, VALUES, max_size=5))
def test_fields_read_back(fields: dict[str, Any]) -> None:
    """Whatever JSON can say is said in a line and read from it."""
    text = fields_text(fields)

    assert "\n" not in text
    assert read_fields(text) == fields


@pytest.mark.parametrize("word", ["true", "false", "null", "12", "1e3", "", "two words", "é", "-x"])
def test_a_string_that_could_be_something_else_is_quoted(word: str) -> None:
    """Plain words go bare; what reads like another value does not."""
    assert fields_text({"a": word}).startswith('a="')
    assert fields_text({"a": "Plain-word_1.x"}) == "a=Plain-word_1.x"


def test_a_struct_is_its_tag_and_its_fields() -> None:
    """The tag comes first; a struct without fields is its tag."""
    assert struct_text(Ring(2, ("ann", "bob smith"))) == 'ring times=2 names=["ann","bob smith"]'
    assert struct_text(Rest()) == "rest"
    assert read_struct(Ring | Rest, 'ring times=2 names=["ann","bob smith"]') == Ring(
        2, ("ann", "bob smith")
    )
    assert read_struct(Ring | Rest, "rest") == Rest()


def test_fields_with_defaults_may_be_left_out() -> None:
    """Whoever writes a script by hand writes what matters."""
    assert read_struct(Ring | Rest, "ring times=3") == Ring(3)


@pytest.mark.parametrize(
    "text",
    ["ring", "ring times=x", "ring times", "ring times=", "ring times=[1", "gong", "rest a=1 b"],
)
def test_what_makes_no_sense_is_told(text: str) -> None:
    """A missing field, a wrong type, half a value, an unknown tag."""
    with pytest.raises(NotationError):
        read_struct(Ring | Rest, text)
