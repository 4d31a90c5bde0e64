"""Notation: each value has one text, which reads back as the same value."""

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
    """Struct with a default for one of its fields."""

    times: int
    names: tuple[str, ...] = ()


class Rest(msgspec.Struct, frozen=True, tag="rest"):
    """Struct without fields."""


@given(st.dictionaries(KEYS, VALUES, max_size=5))
def test_fields_read_back(fields: dict[str, Any]) -> None:
    """Any JSON fields are written on one line, and read back from it."""
    text = fields_text(fields)

    assert "\n" not in text
    assert read_fields(text) == fields


@pytest.mark.parametrize("word", ["true", "false", "null", "12", "1e3", "", "two words", "é", "-x"])
def test_a_string_that_could_be_something_else_is_quoted(word: str) -> None:
    """Plain words are written without quotes, but not words that look like another value."""
    assert fields_text({"a": word}).startswith('a="')
    assert fields_text({"a": "Plain-word_1.x"}) == "a=Plain-word_1.x"


def test_a_struct_is_its_tag_and_its_fields() -> None:
    """A struct is written as its tag and fields; one without fields, as its tag alone."""
    assert struct_text(Ring(2, ("ann", "bob smith"))) == 'ring times=2 names=["ann","bob smith"]'
    assert struct_text(Rest()) == "rest"
    assert read_struct(Ring | Rest, 'ring times=2 names=["ann","bob smith"]') == Ring(
        2, ("ann", "bob smith")
    )
    assert read_struct(Ring | Rest, "rest") == Rest()


def test_fields_with_defaults_may_be_left_out() -> None:
    """Fields with defaults may be omitted."""
    assert read_struct(Ring | Rest, "ring times=3") == Ring(3)


@pytest.mark.parametrize(
    "text",
    ["ring", "ring times=x", "ring times", "ring times=", "ring times=[1", "gong", "rest a=1 b"],
)
def test_what_makes_no_sense_is_told(text: str) -> None:
    """A missing field, a wrong type, an incomplete value and an unknown tag raise an error."""
    with pytest.raises(NotationError):
        read_struct(Ring | Rest, text)
