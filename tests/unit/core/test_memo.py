"""Memos by identity, not by equality."""

from rumpus.core.memo import STEPS, latest, stepwise


def test_the_latest_value_is_not_made_again() -> None:
    """The result for the same object is reused, but that for an equal object is computed again."""
    made: list[list[int]] = []

    @latest
    def doubled(value: list[int]) -> list[int]:
        made.append(value)
        return [*value, *value]

    first, equal = [1], [1]
    assert doubled(first) is doubled(first)
    assert doubled(equal) == [1, 1]
    assert made == [first, equal]
    assert made[1] is equal


def test_steps_that_were_made_are_found_again() -> None:
    """Results of recent steps are reused, until too many others have followed."""
    made: list[str] = []

    @stepwise
    def evolve(state: tuple[str, ...], event: str) -> tuple[str, ...]:
        made.append(event)
        return (*state, event)

    start: tuple[str, ...] = ()
    events = [f"event {number}" for number in range(STEPS)]
    state = start
    for event in events:
        state = evolve(state, event)
    again = start
    for event in events:
        again = evolve(again, event)
    assert again is state
    assert made == events

    evolve(state, "one more")
    assert evolve(start, events[0]) == (events[0],)
    assert made == [*events, "one more", events[0]]
