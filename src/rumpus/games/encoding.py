"""
Encodings: the views of a game as numbers, and numbers as its acts, for programs that learn.

A *decision* ends with an act. It may take several choices, such as one card of a word after the
other; the choices so far are the *draft*. Everything follows from a seat's view and draft alone, so
an encoding can't tell a program what a player couldn't know.
"""

from collections.abc import Hashable, Mapping, Sequence
from itertools import accumulate
from math import prod
from typing import Any, Final, NamedTuple, Protocol, TypeVar, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from rumpus.core.values import Millis
from rumpus.core.work import Mapper

View = TypeVar("View", contravariant=True)

Draft = tuple[int, ...]
"""The choices so far in a decision."""
Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]

WAIT: Final = 0
"""The choice to do nothing, the first of every game."""


class Part(NamedTuple):
    """A part of an observation: its name, its shape, and what it holds."""

    name: str
    shape: tuple[int, ...]
    holds: str


class Encoding(Protocol[View]):
    """
    How a program sees and plays a game.

    An observation is one vector from 0 to 1, of the *parts* in their order. A choice is a number
    below *choices*; `WAIT` is 0.
    """

    @property
    def parts(self) -> tuple[Part, ...]:
        """Return the parts of an observation."""
        ...

    @property
    def choices(self) -> int:
        """Return the number of choices."""
        ...

    def decision(self, view: View) -> Hashable | None:
        """Return what tells the decision of the view's seat from others, or None."""
        ...

    def at_once(self, view: View) -> Any | None:
        """
        Return the act that leaves the view's seat nothing to decide, or None.

        It is asked for once after each change of the game, not at each tick.
        """
        ...

    def observe(self, view: View, into: Numbers) -> None:
        """Write an observation without a draft; *into* holds zeros."""
        ...

    def sketch(self, view: View, draft: Draft, into: Numbers) -> None:
        """Add the last choice of a draft to an observation, which has those before it."""
        ...

    def mask(self, view: View, draft: Draft, into: Mask) -> None:
        """Set the choices that are allowed to 1; *into* holds zeros."""
        ...

    def act(self, view: View, draft: Draft) -> Any | None:
        """Return the act that a draft amounts to, or None if it needs more choices."""
        ...

    def points(self, view: View) -> Sequence[int]:
        """Return the points of each seat so far."""
        ...

    def says(self, view: View, draft: Draft) -> str:
        """Return a draft as a person would say it."""
        ...

    def shows(self, view: View) -> str:
        """Return what a seat sees, as lines of text."""
        ...


AnyEncoding = Encoding[Any]


class Moment(NamedTuple):
    """
    What a player of a game in real time has before them at one tick.

    *memory* is what they noted of earlier events. Their acts take effect *delay* ms after they are
    chosen; *coming* has the choices that haven't yet.
    """

    view: Any
    memory: Any
    now: Millis
    delay: int
    coming: Draft


@runtime_checkable
class TimedEncoding(Protocol):
    """The further part of an encoding for a game in real time, which reads a `Moment`."""

    def noted(self, memory: Any, event: Any) -> Any:
        """Return a player's memory after an event that they saw; at first it is None."""
        ...

    def takes(self, moment: Moment, choice: int) -> int:
        """Return the ms that a choice takes beyond a player's delay."""
        ...


@runtime_checkable
class DialledEncoding(Protocol):
    """
    The further part of an encoding in which a choice comes with numbers from -1 to 1, the *dials*.

    What they mean depends on the choice; many choices ignore them.
    """

    @property
    def dials(self) -> int:
        """Return how many numbers there are."""
        ...

    def dialled(self, view: Any, choice: int, dials: Sequence[float]) -> Any:
        """Return the act of a choice with these numbers."""
        ...

    def tries(
        self, view: Any, dials: Sequence[Sequence[float]], mapper: Mapper = map
    ) -> Sequence[Any]:
        """Return what the act that the numbers matter most to would do, for each of many."""
        ...


Places = Mapping[str, slice]
"""Where each part lies in an observation, by name."""


def starts(parts: Sequence[Part]) -> Mapping[str, int]:
    """Return where each part begins in an observation: single numbers are written by index."""
    return {name: place.start for name, place in placed(parts).items()}


def placed(parts: Sequence[Part]) -> Places:
    """Return where each part lies in an observation."""
    ends = list(accumulate(prod(part.shape) for part in parts))
    return {
        part.name: slice(begin, end)
        for part, begin, end in zip(parts, [0, *ends], ends, strict=False)
    }
