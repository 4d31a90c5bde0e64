"""Giving up: the result of a game that ends because a side has given up."""

from collections.abc import Collection

from msgspec.structs import replace

from rumpus.core.values import Result, Seat


def behind(result: Result, gave_up: Collection[Seat]) -> Result:
    """Return a result with the seats that gave up behind all others; both keep their order."""
    if not gave_up:
        return result
    ahead = [tuple(seat for seat in place if seat not in gave_up) for place in result.places]
    after = [tuple(seat for seat in place if seat in gave_up) for place in result.places]
    return replace(result, places=tuple(place for place in (*ahead, *after) if place))
