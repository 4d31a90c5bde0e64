"""Tests of seats with bots: which bots are asked, and which of their plans comes first."""

from collections.abc import Sequence
from typing import Any

import pytest

from rumpus.bots.bot import Plan
from rumpus.core.chance import Chance
from rumpus.core.values import Act, Millis, Refusal, Seat
from rumpus.table.actions import AddBot, TakeBack
from rumpus.table.bot_seats import Ask, BotSeats
from rumpus.table.table import AnyEntry, Table
from toys.sealed import Seal, Sealed
from unit.table.tables import act, do, playing


class Still:
    """Bot that records what it was asked, and plans nothing."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.seen: list[tuple[Any, tuple[Any, ...]]] = []

    def on(self, view: Any, events: Sequence[Any], at: Millis, chance: Chance) -> Plan[Seal] | None:
        self.seen.append((view, tuple(events)))
        return None


def table_with_bots(*seats: int) -> tuple[Table, BotSeats]:
    """Create a game of three in which bots have taken these seats."""
    table = playing(None, "ann", "bob", "cid")
    for seat in seats:
        do(table, "ann", AddBot(seat, "gentle"))
    return table, BotSeats(table, lambda _game, level: Still(level))


def follow(table: Table, seats: BotSeats, entry: AnyEntry) -> list[Ask]:
    """Apply an entry to a table as a driver does, and return the bots to ask."""
    return seats.asks(table.apply(entry))


def sealed(table: Table, seat: int, number: int) -> AnyEntry:
    """Return the entry of a seal without applying it."""
    entry = table.decide(Act(Seat(seat), Seal(number)), Millis(500))
    assert not isinstance(entry, Refusal)
    return entry


def test_only_seats_with_bots_are_asked() -> None:
    """Bots are asked only about seats that they have taken."""
    _, seats = table_with_bots(1, 2)

    assert [ask.seat for ask in seats.asks()] == [1, 2]


def test_a_bot_gets_the_view_and_the_events_of_its_seat() -> None:
    """A number that another seat has sealed is hidden from a bot, in both its view and events."""
    table, seats = table_with_bots(1, 2)
    seats.asks()

    asks = follow(table, seats, sealed(table, 1, 7))

    assert [(ask.view.you, ask.view.mine) for ask in asks] == [(1, 7), (2, 0)]
    assert [ask.events for ask in asks] == [(Sealed(Seat(1), 7),), (Sealed(Seat(1), 0),)]
    assert {ask.at for ask in asks} == {500}


def test_each_event_is_redacted_by_the_state_before_it() -> None:
    """A bot's events show another seat's seal as hidden, and the reveal after it as open."""
    table, seats = table_with_bots(2)
    seats.asks()
    act(table, 0, Seal(1))
    act(table, 2, Seal(2))

    (ask,) = follow(table, seats, sealed(table, 1, 3))

    assert [type(event).__name__ for event in ask.events] == ["Sealed", "Revealed"]
    assert ask.events[0].number == 0
    assert ask.events[1].numbers == (1, 3, 2)


def test_a_plan_is_replaced_by_the_next_one() -> None:
    """Every update voids the plan made before it."""
    table, seats = table_with_bots(1)
    (ask,) = seats.asks()
    seats.answer(ask, Plan(Millis(900), Seal(4)))

    follow(table, seats, sealed(table, 0, 7))

    assert seats.due() is None


def test_a_plan_for_an_older_update_is_dropped() -> None:
    """A plan made for an older update is dropped."""
    table, seats = table_with_bots(1)
    (old,) = seats.asks()
    follow(table, seats, sealed(table, 0, 7))

    seats.answer(old, Plan(Millis(900), Seal(4)))

    assert seats.due() is None


def test_the_earliest_plan_comes_first() -> None:
    """Plans are due in order of time, and equal ones by seat."""
    _, seats = table_with_bots(0, 1, 2)
    plans = [Plan(Millis(at), Seal(at // 100)) for at in (300, 200, 200)]
    for ask, plan in zip(seats.asks(), plans, strict=True):
        seats.answer(ask, plan)

    assert seats.due() == (1, plans[1])
    assert seats.take(Seat(1)).action == Seal(2)
    assert seats.due() == (2, plans[2])


def test_a_bot_that_plans_nothing_has_no_plan() -> None:
    """A bot that answers None has no plan."""
    _, seats = table_with_bots(1)
    (ask,) = seats.asks()

    seats.answer(ask, ask.think())

    assert seats.due() is None


def test_bots_sit_down_and_get_up_as_the_table_says() -> None:
    """A bot plays from the time it takes a seat until the player takes the seat back."""
    table, seats = table_with_bots(1)
    first = seats.asks()
    do(table, "cid", AddBot(2, "fair"))
    both = seats.asks()
    do(table, "bob", TakeBack())
    last = seats.asks()

    assert [[ask.seat for ask in asks] for asks in (first, both, last)] == [[1], [1, 2], [2]]
    assert both[0].bot is first[0].bot
    assert [ask.bot.level for ask in both if isinstance(ask.bot, Still)] == ["gentle", "fair"]


def test_nobody_is_asked_when_the_game_is_over() -> None:
    """No bot is asked once the game is over."""
    table, seats = table_with_bots(1)
    asks = seats.asks()
    while table.phase == "play":
        timer = table.due()
        assert timer is not None
        entry = table.decide(timer, timer.due)
        assert not isinstance(entry, Refusal)
        asks = follow(table, seats, entry)

    assert asks == []


@pytest.mark.replay
def test_every_seat_has_a_stream_of_chance_of_its_own_at_every_update() -> None:
    """Streams of chance differ by seat and by update, and are the same in a replay."""

    def streams() -> list[int]:
        table, seats = table_with_bots(1, 2)
        asks = [*seats.asks(), *follow(table, seats, sealed(table, 0, 7))]
        return [ask.chance.below(2**32) for ask in asks]

    assert streams() == streams()
    assert len(set(streams())) == 4
