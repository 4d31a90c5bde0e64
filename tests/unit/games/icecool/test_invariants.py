"""Tests of what is true after every step of a random game, illegal acts included."""

from collections.abc import Iterator
from itertools import chain

import pytest

from icecool_subject import GAME
from rumpus.core.values import Seat
from rumpus.games.icecool.events import (
    Caught,
    Entered,
    FishTaken,
    Flicked,
    IdsCashed,
    PutOnLine,
    RoundEnded,
)
from rumpus.games.icecool.rules import cards
from rumpus.games.icecool.rules.seating import catches, ids, runners
from rumpus.physics import load, outside
from rumpus.physics.footprint import gap
from unit.games.icecool.wandering import KINDS, Step, wander
from wandering import folded

Game = list[Step]


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """Return random games, of each kind and each number of seats, played to the end."""
    kinds = sorted(KINDS)
    return [wander(number, kinds[number % 3], 2 + number // 3 % 3) for number in range(36)]


def steps_of(games: list[Game]) -> Iterator[Step]:
    """Yield all steps of all games."""
    return chain.from_iterable(games)


@pytest.mark.rule("IC-3", "IC-27", "IC-33")
def test_every_card_is_held_by_one_seat_or_lies_in_the_pile(games: list[Game]) -> None:
    """Cards are drawn in order, never come back, and are turned up once at most."""
    for step in steps_of(games):
        held = [card for seated in step.after.seats for card in seated.cards]
        assert sorted(held) == list(range(step.after.drawn))
        for before, after in zip(step.before.seats, step.after.seats, strict=True):
            assert after.cards[: len(before.cards)] == before.cards
            assert after.up[: len(before.up)] == before.up
            assert len(set(after.up)) == len(after.up)
            assert set(after.up) <= set(after.cards)


@pytest.mark.rule("IC-2", "IC-7", "IC-13", "IC-28")
def test_every_runner_has_three_fish(games: list[Game]) -> None:
    """A Runner always has three fish, taken or over different doors; the Catcher has none."""
    for step in steps_of(games):
        state = step.after
        if state.phase == "over":
            continue
        assert (state.seats[state.catcher].fish, state.seats[state.catcher].taken) == ((), 0)
        for runner in runners(state):
            fish = state.seats[runner].fish
            assert len(fish) + state.seats[runner].taken == 3
            assert sorted(set(fish)) == list(fish)
            assert all(0 <= door < len(load().doors) for door in fish)


@pytest.mark.rule("IC-16", "IC-31", "IC-35")
def test_there_are_as_many_id_cards_as_players(games: list[Game]) -> None:
    """There are always as many ID cards as players, and all are cashed in when a round ends."""
    for step in steps_of(games):
        state, seats = step.after, len(step.after.seats)
        assert sum(ids(state, Seat(seat)) for seat in range(seats)) == seats
        assert all(seated.caught <= catches(state) for seated in state.seats)
        cashed = [event.ids for event in step.events if isinstance(event, IdsCashed)]
        ended = [event for event in step.events if isinstance(event, RoundEnded)]
        assert sum(cashed) == seats * len(ended)


@pytest.mark.rule("IC-21", "IC-22", "IC-23", "IC-34")
def test_nobody_is_left_outside(games: list[Game]) -> None:
    """Whatever a flick has done, all penguins stand in the school before the next act."""
    for step in steps_of(games):
        poses = [seated.pose for seated in step.after.seats if seated.pose is not None]
        assert not any(outside(load(), pose) for pose in poses)


@pytest.mark.rule("IC-11", "IC-16", "IC-19")
def test_whoever_is_put_down_touches_nobody(games: list[Game]) -> None:
    """A penguin put on the circle or the line is at least a millimetre from all others."""
    put = 0
    for step in steps_of(games):
        for count, event in enumerate(step.events, 1):
            if not isinstance(event, Entered | PutOnLine):
                continue
            state = folded(GAME, step.before, step.events[:count])
            others = [s.pose for k, s in enumerate(state.seats) if s.pose and k != event.seat]
            assert all(gap(event.pose, pose) > 0.99 for pose in others)
            put += bool(others)
    assert put > 50


@pytest.mark.rule("IC-5", "IC-30", "IC-36")
def test_rounds_follow_each_other_to_the_end(games: list[Game]) -> None:
    """Each round ends once, for a reason that has occurred, and the next seat is Catcher."""
    for game in games:
        last = game[-1].after
        seats = len(last.seats)
        ended = [event for step in game for event in step.events if isinstance(event, RoundEnded)]
        assert last.phase == "over"
        assert len(ended) == (4 if seats == 2 else seats)
    for step in steps_of(games):
        for event in step.events:
            if not isinstance(event, RoundEnded):
                continue
            kinds = {type(one) for one in step.events[: step.events.index(event)]}
            assert {Flicked, FishTaken if event.why == "fish" else Caught} <= kinds
            if step.after.phase != "over":
                assert step.after.catcher == (step.before.catcher + 1) % len(step.after.seats)


@pytest.mark.rule("IC-32")
def test_places_follow_points_then_cards(games: list[Game]) -> None:
    """Every seat has a place, by points and then by the number of cards."""
    for game in games:
        state = game[-1].after
        assert state.outcome is not None
        worth = [(cards.points(state, seated), len(seated.cards)) for seated in state.seats]
        assert state.outcome.scores == tuple(points for points, _ in worth)
        assert sorted(chain.from_iterable(state.outcome.places)) == list(range(len(worth)))
        groups = [{worth[seat] for seat in place} for place in state.outcome.places]
        assert groups == [{one} for one in sorted(set(worth), reverse=True)]
