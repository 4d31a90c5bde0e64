"""
Races over lines of different lengths: what their tests begin with.

A has 20 ms round trip and 2 of jitter, B 150 and 12. What A presses arrives 10 ms later, what B
presses 75. The tie band is 15 ms, the larger jitter being 12. A line is forgiven its round trip,
a frame of 16 ms and twice its jitter, 40 at most together: A 20 + 20 = 40 ms, B 150 + 40 = 190.
"""

from rules.keep_your_cool.spec import FAST, SLOW, Spec
from rumpus.core.values import Lag, Line, Millis, Seat
from rumpus.games.keep_your_cool.actions import Stop
from rumpus.games.keep_your_cool.events import CoolEvent

LINES = (FAST, SLOW)


def far(tiles: str = "abcabc", lines: tuple[Line, Line] = LINES, **given: str | int) -> Spec:
    """Play over lines of which both are known from the throw on."""
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
    """Stop the reach under way, as the server measures it."""
    grab = spec.grab
    began = grab.began if seen is None else Millis(seen)
    lag = Lag(Millis(received), LINES, reaction, began, Millis(sent))
    return spec.when(seat, Stop(grab.number), received, lag).events
