"""
Time at a slow table: the wall clock, which waits for players who are on holiday.

All times are in ms since 1970. Between two entries of the log the same seats are awaited, so the
deadline follows from the last entry and the holidays of these players alone.
"""

from collections.abc import Iterable
from typing import NamedTuple


class Span(NamedTuple):
    """A holiday from *start* to *until*, without that last moment."""

    start: int
    until: int


def waited(spans: Iterable[Span], since: int, now: int) -> int:
    """Return how long time has stood still between two moments, because of these holidays."""
    still, end = 0, since
    for span in sorted(spans):
        start, until = max(span.start, end), min(span.until, now)
        if until > start:
            still, end = still + until - start, until
    return still


def moment_after(spans: Iterable[Span], since: int, passing: int) -> int:
    """Return the first moment at which *passing* ms of a table's time have passed since another."""
    moment, end = since + passing, since
    for span in sorted(spans):
        start = max(span.start, end)
        if start >= moment:
            break
        if span.until > start:
            moment, end = moment + span.until - start, span.until
    return moment
