"""The circle: the classic order of a round robin, in which everybody meets everybody once."""

from collections import Counter
from collections.abc import Sequence


def circle(
    people: Sequence[str], met: Counter[frozenset[str]], byes: Counter[str]
) -> dict[str, str | None]:
    """
    Return everybody's opponent in the round of the circle in which the fewest meet again.

    A person without one sits out. While nobody comes or goes, the rounds follow each other.
    """
    seats: list[str | None] = [*people, *([None] if len(people) % 2 else [])]
    turning = len(seats) - 1
    rounds = [_turn(seats, turn) for turn in range(turning)]

    def cost(opponents: dict[str, str | None]) -> tuple[int, int]:
        again = sum(met[frozenset((one, other))] for one, other in opponents.items() if other)
        out = sum(byes[one] for one, other in opponents.items() if other is None)
        return out, again

    return min(rounds, key=cost)


def _turn(seats: Sequence[str | None], turn: int) -> dict[str, str | None]:
    """Return the opponents when all seats but the last have turned around the circle."""
    turning = len(seats) - 1
    ring = [*(seats[(turn + at) % turning] for at in range(turning)), seats[-1]]
    return {one: other for one, other in zip(ring, reversed(ring), strict=True) if one is not None}
