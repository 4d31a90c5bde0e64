"""Tests of what is true after every step of a random game, illegal acts included."""

from collections import Counter
from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keyword_subject import GAME
from rumpus.core.values import Timer
from rumpus.games.keyword.events import Ended, Passed, Revealed
from rumpus.games.keyword.rules.crack import cracks, spelled
from rumpus.games.keyword.state import State
from unit.games.keyword.wandering import KINDS, Step, wander

games = given(
    number=st.integers(0, 2**32 - 1), kind=st.sampled_from(sorted(KINDS)), seats=st.integers(2, 6)
)


def discarded(step: Step) -> list[int]:
    """Return the orange cards that a step takes out of the game."""
    out: list[int] = []
    for event in step.events:
        if isinstance(event, Passed):
            out += event.cards
        if isinstance(event, Revealed):
            losers = [one for one in event.shown if one.fate in {"beaten", "tied"}]
            out += [c.card for one in losers for c in one.cards if c.colour == "orange"]
    return out


def in_play(state: State, colour: str) -> list[int]:
    """Return the cards of a colour that lie anywhere but in the discards."""
    held = [card for seat in state.seats for card in seat.hand]
    kept = [c.card for s in state.seats for w in s.kept for c in w.cards if c.colour == colour]
    if colour == "orange":
        return [*range(state.orange_drawn, 104), *held, *kept]
    return [*range(state.blue_drawn, 97), *state.middle, *kept]


@pytest.mark.rule("KW-1", "KW-15", "KW-20")
@games
def test_every_card_is_in_exactly_one_place(number: int, kind: str, seats: int) -> None:
    """A card is in the deck, a hand, the middle, a kept word, or for ever in the discards."""
    out: list[int] = []
    for step in wander(number, kind, seats):
        out += discarded(step)
        assert sorted([*in_play(step.after, "orange"), *out]) == list(range(104))
        assert sorted(in_play(step.after, "blue")) == list(range(97))


@pytest.mark.rule("KW-3", "KW-16")
@games
def test_hands_and_middle_are_full_when_a_round_begins(number: int, kind: str, seats: int) -> None:
    """Each hand and the middle have six cards when a round begins."""
    for before, after in pairs(wander(number, kind, seats)):
        if after.phase == "lay" and (before.phase != "lay" or before.round != after.round):
            assert [len(seat.hand) for seat in after.seats] == [6] * seats
            assert len(after.middle) == 6


@pytest.mark.rule("KW-17")
@games
def test_what_is_kept_of_the_keyword_is_what_the_words_spell(
    number: int, kind: str, seats: int
) -> None:
    """The part of the keyword that a seat has spelled is always what its kept words spell."""
    for step in wander(number, kind, seats):
        for seat in step.after.seats:
            assert seat.spelled == spelled(step.after.rules.keyword, seat.kept)


@pytest.mark.rule("KW-11")
@games
def test_every_round_is_revealed_once(number: int, kind: str, seats: int) -> None:
    """Each round is revealed once, by the last player or the timer, with matching fates."""
    steps = wander(number, kind, seats)
    rounds = [step for step in steps if any(isinstance(e, Revealed) for e in step.events)]
    assert [step.before.round for step in rounds] == list(range(len(rounds)))
    for step in rounds:
        (shown,) = [event for event in step.events if isinstance(event, Revealed)]
        assert shown.timer is isinstance(step.cause, Timer)
        assert (shown.winner is None) is (shown.why in {"tied", "nobody"})
        fates = Counter(one.fate for one in shown.shown)
        assert fates["won"] == (shown.winner is not None)
        assert fates["tied"] != 1
        assert not any(one.late for one in shown.shown) or shown.timer


@pytest.mark.rule("KW-13", "KW-14")
@games
def test_no_valid_word_is_better_than_that_of_the_winner(
    number: int, kind: str, seats: int
) -> None:
    """No valid word is better than the winner's, by a plain comparison of all words shown."""
    for step in wander(number, kind, seats):
        for event in step.events:
            if not isinstance(event, Revealed):
                continue
            worths = [
                (len(one.word), sum(card.colour == "blue" for card in one.cards))
                if one.word in GAME.lexicon
                else (0, 0)
                for one in event.shown
            ]
            best = max(worths)
            if event.winner is None:
                assert best == (0, 0) or worths.count(best) > 1
            else:
                assert worths[event.winner] == best
                assert worths.count(best) == 1


@pytest.mark.rule("KW-5", "KW-7", "KW-8")
@games
def test_what_lies_face_down_can_be_laid(number: int, kind: str, seats: int) -> None:
    """Cards laid face down are a seat's own or the middle's, each once, at least one orange."""
    for step in wander(number, kind, seats):
        for seat in step.after.seats:
            if not seat.laid:
                continue
            named = [(type(piece).__name__, piece.card) for piece in seat.laid]
            assert len(set(named)) == len(named) >= step.after.rules.min_length
            assert any(colour == "Orange" for colour, _ in named)
            own = set(seat.hand)
            assert all(c in (own if n == "Orange" else step.after.middle) for n, c in named)


@pytest.mark.rule("KW-17", "KW-19", "KW-20")
@games
def test_a_game_ends_for_its_reason(number: int, kind: str, seats: int) -> None:
    """A game ends with a spelled keyword, a used-up deck, or three idle rounds."""
    last = wander(number, kind, seats, 2000)[-1]
    assert last.after.outcome is not None
    (reason,) = [event.reason for event in last.events if isinstance(event, Ended)]
    state, places = last.after, last.after.outcome.places
    able = [s for s, seat in enumerate(state.seats) if cracks(state.rules.keyword, seat.kept)]
    if reason == "keyword":
        assert len(places[0]) == 1
        assert places[0][0] in able
    else:
        assert not able or state.rules.crack == "announced"
    assert reason != "orange_deck" or state.orange_drawn == 104
    assert reason != "blue_deck" or (state.blue_drawn == 97 and state.orange_drawn < 104)
    assert reason != "stuck" or state.idle == 3
    assert sorted(chain.from_iterable(places)) == list(range(seats))


def pairs(steps: list[Step]) -> list[tuple[State, State]]:
    """Return the states before and after each step."""
    return [(step.before, step.after) for step in steps]
