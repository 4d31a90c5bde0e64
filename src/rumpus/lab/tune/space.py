"""Space of a search: the options that may vary, each over a range of numbers or some values."""

from collections.abc import Sequence
from itertools import product
from math import prod
from typing import Final

import msgspec

from rumpus.core.options import Option, parsed
from rumpus.core.values import Options, OptionValue

RANGE: Final = ".."


class SpaceError(ValueError):
    """An option that can't be varied so; the message says why."""


class Over(msgspec.Struct, frozen=True):
    """An option and its *values*; those of a range are in order, with both ends."""

    key: str
    values: tuple[OptionValue, ...]
    ranged: bool

    def edge(self, value: OptionValue) -> bool:
        """Return whether a value is an end of a range."""
        return self.ranged and value in (self.values[0], self.values[-1])


def over(declared: Sequence[Option], text: str) -> Over:
    """
    Parse ``KEY=LOW..HIGH`` or ``KEY=VALUE,...``; ``KEY`` alone is all that the option may be.

    Raises `SpaceError`.
    """
    key, equals, values = text.partition("=")
    option = next((one for one in declared if one.key == key), None)
    if option is None:
        known = ", ".join(one.key for one in declared)
        raise SpaceError(f"no option {key!r}; choose one of: {known}")
    if not equals:
        return _all(option)
    if RANGE in values:
        low, _, high = values.partition(RANGE)
        return _range(option, low, high)
    found = tuple(dict.fromkeys(parsed(declared, key, value) for value in values.split(",")))
    return Over(key, found, ranged=False)


def size(space: Sequence[Over]) -> int:
    """Return the number of combinations."""
    return prod(len(one.values) for one in space)


def combinations(space: Sequence[Over]) -> list[Options]:
    """Return all combinations."""
    keys = [one.key for one in space]
    return [
        dict(zip(keys, values, strict=True)) for values in product(*(one.values for one in space))
    ]


def _all(option: Option) -> Over:
    if option.kind == "choice":
        return Over(option.key, tuple(choice.value for choice in option.choices), ranged=False)
    if option.kind == "number":
        return _range(option, str(option.least), str(option.most))
    raise SpaceError(f"--over {option.key} needs values: {option.key}=VALUE,...")


def _range(option: Option, low: str, high: str) -> Over:
    if option.kind != "number":
        raise SpaceError(f"{option.key} is no number: --over {option.key}=VALUE,...")
    if not (low.isdecimal() and high.isdecimal() and int(low) <= int(high)):
        raise SpaceError(f"--over {option.key}=LOW..HIGH needs two numbers, the lower one first")
    least, most = max(int(low), option.least), min(int(high), option.most)
    if (least, most) != (int(low), int(high)):
        raise SpaceError(f"{option.key} must be a number from {option.least} to {option.most}")
    return Over(option.key, tuple(range(least, most + 1)), ranged=True)
