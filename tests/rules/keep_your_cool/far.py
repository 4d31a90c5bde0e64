"""
Helpers for tests of races over lines of different latency.

A has a round trip of 20 ms and a jitter of 2 ms, B 150 ms and 12 ms. A's actions arrive 10 ms
after A presses, B's after 75 ms. The tie band is 15 ms, as the larger jitter is 12 ms. A line is
compensated for its round trip plus at most 40 ms, namely a frame of 16 ms and twice the jitter:
A for 20 + 20 = 40 ms, B for 150 + 40 = 190 ms.
"""

from rules.keep_your_cool.spec import FAST, SLOW, Spec
from rumpus.core.values import Lag, Line, Millis, Seat
from rumpus.games.keep_your_cool.actions import Stop
from rumpus.games.keep_your_cool.events import CoolEvent

LINES = (FAST, SLOW)


def far(tiles: str = "abcabc", lines: tuple[Line, Line] = LINES, **given: str | int) -> Spec:
    """Create a game over lines that are both known from the throw on."""
    return Spec(tiles, lines=lines, swap_pause=0, **given)  # type: ignore[arg-type]


def answer(
    spec: Spec,
    seat: Seat,
    received: int,
    reaction: int | None,
    *,
    sent: int,
    seen: int | None = None,
) -> list[CoolEvent]:
    """Stop the reach in progress with the lag that the server measures; return the events."""
    grab = spec.grab
    began = grab.began if seen is None else Millis(seen)
    lag = Lag(Millis(received), LINES, reaction, began, Millis(sent))
    return spec.when(seat, Stop(grab.number), received, lag).events
