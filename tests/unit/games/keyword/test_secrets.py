"""
Tests that face-down cards stay secret until the reveal, by content and by size.

Two tables that differ only in the secrets of others, and in what others do with them, send a seat
the same bytes, in the projection that goes over the wire and in answers and hints.
"""

from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from keyword_subject import GAME, other_secrets
from rumpus.core.chance import Chance
from rumpus.core.values import Act, Millis, Refusal, Seat
from rumpus.games.keyword.actions import (
    Action,
    Arrange,
    BestWords,
    Blue,
    Commit,
    Decline,
    IsWord,
    Orange,
    Pass,
    Piece,
)
from rumpus.games.keyword.state import State
from rumpus.table.events import Entry
from rumpus.table.project import Projection, Projector
from rumpus.table.table import Table
from unit.games.keyword.wandering import KINDS, said, wander
from unit.table.tables import playing

games = given(
    number=st.integers(0, 2**32 - 1),
    kind=st.sampled_from(sorted(KINDS)),
    seats=st.integers(2, 6),
    where=st.floats(0, 1, exclude_max=True),
)


def encoded(value: Any) -> bytes:
    """Encode a value as it would be sent."""
    return msgspec.json.encode(value)


def laying_state(number: int, kind: str, seats: int, where: float) -> State:
    """Return a state of a random game in which a seat can lay without being the last."""
    steps = wander(number, kind, seats, 120)
    states = [step.after for step in steps if step.after.phase == "lay" and open_seats(step.after)]
    assume(states)
    return states[int(where * len(states))]


def open_seats(state: State) -> list[Seat]:
    """Return the seats that could lay now without being the last."""
    free = [s for s, seat in enumerate(state.seats) if seat.laid is None and seat.swapped is None]
    return [Seat(seat) for seat in free] if len(free) > 1 else []


def at_table(state: State) -> Table:
    """Create a table in this state."""
    table = playing(GAME, *(f"guest{seat}" for seat in range(len(state.seats))))
    table.state = state
    return table


def told(state: State, act: Act[Action], seat: Seat | None) -> Projection:
    """Submit an act, and return what a seat sees of it."""
    table = at_table(state)
    entry = table.decide(act, Millis(0))
    assert not isinstance(entry, Refusal), entry
    return Projector(table).project(table.apply(entry), [seat])[seat]


def word(state: State, seat: Seat, oranges: int, blues: int, whim: Chance) -> tuple[Piece, ...]:
    """Return random cards in a row, of a seat's hand and of the middle."""
    own = whim.shuffled(state.seats[seat].hand)[:oranges]
    shared = whim.shuffled(state.middle)[:blues]
    pieces: list[Piece] = [Orange(card, said(state.orange, card)) for card in own]
    pieces += [Blue(card, said(state.blue, card)) for card in shared]
    return tuple(whim.shuffled(pieces))


def audiences(state: State, seat: Seat) -> list[Seat | None]:
    """Return all who must not see this seat's secrets: the other seats and a spectator."""
    return [*(Seat(s) for s in range(len(state.seats)) if s != seat), None]


@pytest.mark.rule("KW-9")
@games
def test_others_are_told_the_same_bytes_whatever_is_laid(
    number: int, kind: str, seats: int, where: float
) -> None:
    """Others learn only the number of orange cards: letters and blue cards change no byte."""
    state, whim = laying_state(number, kind, seats, where), Chance(b"", "lay")
    seat = whim.choice(open_seats(state))
    for hears in audiences(state, seat):
        other = other_secrets(state, hears, whim) or state
        oranges = 1 + whim.below(6)
        messages = {
            told(table, Act(seat, Commit(state.round, cards)), hears)
            for table in (state, other)
            for cards in (word(table, seat, oranges, blues, whim) for blues in (3, 4, 6))
        }
        assert len(messages) == 1


@pytest.mark.rule("KW-10")
@games
def test_others_are_told_the_same_bytes_of_no_word_as_of_a_word(
    number: int, kind: str, seats: int, where: float
) -> None:
    """Others receive the same bytes for no word as for a word with as many orange cards."""
    state, whim = laying_state(number, kind, seats, where), Chance(b"", "none")
    seat = whim.choice(open_seats(state))
    for hears in audiences(state, seat):
        none = told(state, Act(seat, Decline(state.round)), hears)
        (event,) = msgspec.json.decode(none.events)
        cards = word(state, seat, event["oranges"], 4, whim)
        assert told(state, Act(seat, Commit(state.round, cards)), hears) == none


@pytest.mark.rule("KW-12")
@games
def test_others_are_told_nothing_of_a_rack(
    number: int, kind: str, seats: int, where: float
) -> None:
    """Others receive an empty update about a rack, whatever lies on it."""
    state, whim = laying_state(number, kind, seats, where), Chance(b"", "rack")
    assume(state.rules.timer)
    seat = whim.choice(open_seats(state))
    assume(state.seats[seat].arranged < 60)
    for hears in audiences(state, seat):
        for size in (0, 1, 5):
            rack = word(state, seat, size, size, whim)
            assert told(state, Act(seat, Arrange(state.round, rack)), hears) == Projection(
                b"[]", b"{}"
            )


@pytest.mark.rule("KW-10")
@games
def test_others_are_told_the_same_bytes_whatever_is_discarded(
    number: int, kind: str, seats: int, where: float
) -> None:
    """Others receive the same bytes whichever cards are discarded and drawn."""
    state, whim = laying_state(number, kind, seats, where), Chance(b"", "pass")
    able = [seat for seat in open_seats(state) if GAME.view(state, seat).may_pass]
    assume(able)
    seat = whim.choice(able)
    for hears in audiences(state, seat):
        other = other_secrets(state, hears, whim) or state
        count = whim.below(7)
        messages = {
            told(
                table,
                Act(seat, Pass(state.round, tuple(whim.shuffled(table.seats[seat].hand)[:count]))),
                hears,
            )
            for table in (state, other)
            for _ in range(3)
        }
        assert len(messages) == 1


@pytest.mark.rule("KW-3", "KW-9", "KW-12")
@games
def test_a_seat_knows_what_it_may_know(number: int, kind: str, seats: int, where: float) -> None:
    """A seat's view, hints and answers don't depend on what others hold and lay."""
    steps = wander(number, kind, seats, 120)
    state, whim = steps[int(where * len(steps))].after, Chance(b"", "know")
    for seat in (*(Seat(s) for s in range(seats)), None):
        other = other_secrets(state, seat, whim)
        if other is None:
            continue
        ours, theirs = GAME.view(state, seat), GAME.view(other, seat)
        assert encoded(ours) == encoded(theirs)
        assert encoded(GAME.hints(ours)) == encoded(GAME.hints(theirs))
        for question in (IsWord("cat"), BestWords()):
            assert encoded(GAME.ask(ours, question)) == encoded(GAME.ask(theirs, question))


@pytest.mark.rule("KW-9")
@games
def test_a_spectator_hears_of_no_card_before_it_lies_open(
    number: int, kind: str, seats: int, where: float
) -> None:
    """A spectator's messages name no orange card before it lies open."""
    steps = wander(number, kind, seats, int(20 + where * 100))
    table = at_table(steps[0].before)
    projector, seen = Projector(table), set[int]()
    for step in steps:
        entry = Entry(table.seq + 1, Millis(0), Act(Seat(0), None), step.events, ())
        (heard,) = projector.project(table.apply(entry), [None]).values()
        for event in step.events:
            seen |= {card.card for one in getattr(event, "shown", ()) for card in one.cards}
        named = set(orange_cards(msgspec.json.decode(heard.events)))
        # A patch may name a card without its colour, so the resulting view is checked as well.
        named |= set(orange_cards(msgspec.json.decode(projector.view(None))))
        if step.after.phase != "over" and step.after.rules.review != "all":
            assert named <= seen


def orange_cards(told_of: Any) -> list[int]:
    """Return every orange card that a message names, however deep."""
    if isinstance(told_of, list):
        items = msgspec.convert(told_of, list[Any])
        return [card for item in items for card in orange_cards(item)]
    if not isinstance(told_of, dict):
        return []
    fields = msgspec.convert(told_of, dict[str, Any])
    own = fields.get("colour", fields.get("type")) == "orange"
    found: list[int] = [fields["card"]] if own else []
    if fields.get("type") in {"drew", "passed"}:
        found += fields["cards"]
    return found + [card for item in fields.values() for card in orange_cards(item)]
