"""
The conformance suite: the same questions for every game.

Tests and authors of games can import it. Each question raises AssertionError with an explanation. A
`Subject` holds the game, its set-ups, and a function that alters what a seat may not know. Play is
random but seeded: at each step an awaited seat performs one of its hints, or the earliest timer
falls due.
"""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.game import AnyGame, HandlesGivingUp, HasBlockingSeats
from rumpus.core.options import validated
from rumpus.core.values import Act, Millis, Refusal, Result, Seat, Setup, Timer

Alter = Callable[[Any, Seat | None, Chance], Any | None]


def _no_secrets(state: Any, seat: Seat | None, chance: Chance) -> None:
    """Return None: there are no secrets to alter."""
    del state, seat, chance


class Subject(msgspec.Struct, frozen=True):
    """
    A game under test.

    *alter(state, seat, chance)* returns a state that differs only in what *seat* may not know, or
    None if there is no such secret at that moment; without *alter*, the game has no secrets at all.
    *steps* limits a random game.
    """

    game: AnyGame
    setups: tuple[Setup, ...]
    alter: Alter = _no_secrets
    steps: int = 2000


class Step(msgspec.Struct, frozen=True):
    """One step of a random game: the state before, the cause, its events, the state after."""

    cause: Act[Any] | Timer | None
    at: Millis
    before: Any
    events: tuple[Any, ...]
    after: Any


def random_game(subject: Subject, setup: Setup, number: int) -> list[Step]:
    """Play one seeded random game to its end, or up to the limit of steps."""
    game, seed = subject.game, simulation_seed(number)
    whim = Chance(seed, "whim")
    at = Millis(0)
    state = game.initial_state(setup)
    events = tuple(game.deal(setup, at, Chance(seed, "deal")))
    steps = [Step(None, at, state, events, fold(game, state, events))]
    while len(steps) < subject.steps and game.result(steps[-1].after) is None:
        state = steps[-1].after
        cause, at = _next_cause(game, state, at, whim)
        decided = game.decide(state, cause, at, Chance(seed, f"act/{len(steps)}"))
        assert not isinstance(decided, Refusal), f"{cause} was offered, but refused: {decided}"
        steps.append(Step(cause, at, state, tuple(decided), fold(game, state, decided)))
    return steps


def fold(game: AnyGame, state: Any, events: Sequence[Any]) -> Any:
    """Fold events into a state."""
    for event in events:
        state = game.evolve(state, event)
    return state


def repeats_itself(subject: Subject) -> None:
    """Check that the same seed and causes give the same game, byte for byte."""
    for number, setup in enumerate(subject.setups):
        first, second = (random_game(subject, setup, number) for _ in range(2))
        assert encoded(first) == encoded(second), (
            f"set-up {number} plays differently the second time"
        )


def folds_from_its_log(subject: Subject) -> None:
    """Check that events written and read back fold to the live state at every step."""
    game = subject.game
    decoder = msgspec.json.Decoder(game.types.event)
    for number, setup in enumerate(subject.setups):
        state = game.initial_state(setup)
        for step in random_game(subject, setup, number):
            state = fold(game, state, [decoder.decode(encoded(e)) for e in step.events])
            assert state == step.after, f"the log folds to another state after {step.cause}"


def can_be_stored_anywhere(subject: Subject) -> None:
    """Check that a state written and read back is equal."""
    decoder = msgspec.json.Decoder(subject.game.types.state)
    for number, setup in enumerate(subject.setups):
        for step in random_game(subject, setup, number):
            assert decoder.decode(encoded(step.after)) == step.after, (
                f"state lost after {step.cause}"
            )


def speaks_its_own_types(subject: Subject) -> None:
    """Check that actions and views survive their codec."""
    types = subject.game.types
    actions = msgspec.json.Decoder(types.action)
    views = msgspec.json.Decoder(types.view)
    for number, setup in enumerate(subject.setups):
        for step in random_game(subject, setup, number):
            if isinstance(step.cause, Act):
                assert actions.decode(encoded(step.cause.action)) == step.cause.action
            for seat in audiences(setup):
                view = subject.game.view(step.after, seat)
                assert views.decode(encoded(view)) == view, f"view of {seat} is lost in its codec"


def keeps_secrets(subject: Subject) -> None:
    """Check that no byte of a seat's view and hints depends on what the seat may not know."""
    game, chance = subject.game, Chance(simulation_seed(0), "alter")
    for number, setup in enumerate(subject.setups):
        for step in random_game(subject, setup, number):
            for seat in audiences(setup):
                other = subject.alter(step.after, seat, chance)
                if other is None:
                    continue
                assert other != step.after, "alter changed nothing"
                ours, theirs = (game.view(s, seat) for s in (step.after, other))
                assert encoded(ours) == encoded(theirs), f"{seat} can tell after {step.cause}"
                assert encoded(game.hints(ours)) == encoded(game.hints(theirs))


def shows_all_the_same_when_open(subject: Subject) -> None:
    """Check that, if information is open, seats see what spectators see, apart from ``you``."""
    game = subject.game
    if not game.facts.open_information:
        return
    for number, setup in enumerate(subject.setups):
        for step in random_game(subject, setup, number):
            public = msgspec.structs.asdict(game.view(step.after, None))
            for seat in audiences(setup):
                seen = msgspec.structs.asdict(game.view(step.after, seat))
                assert {**seen, "you": None} == public, f"seat {seat} sees more than spectators"
                for event in step.events:
                    shown = [game.redact(step.before, event, s) for s in (seat, None)]
                    assert shown[0] == shown[1], f"seat {seat} sees another {event}"


def fires_timers_once(subject: Subject) -> None:
    """Check that a served timer causes events and is no longer listed, and that names differ."""
    for number, setup in enumerate(subject.setups):
        for step in random_game(subject, setup, number):
            listed = list(subject.game.timers(step.after))
            assert len({t.name for t in listed}) == len(listed), f"two timers of one name: {listed}"
            if isinstance(step.cause, Timer):
                assert step.cause not in listed, f"{step.cause} would fire again"
                assert step.events, f"{step.cause} was served without an event"


def refuses_without_a_trace(subject: Subject) -> None:
    """Check that any action at any time is decided or refused, and that judging changes nothing."""
    game = subject.game
    for number, setup in enumerate(subject.setups):
        steps = random_game(subject, setup, number)
        actions = _some_actions(steps)
        for step in steps[:: max(1, len(steps) // 40)]:
            was = encoded(step.after)
            for seat in range(len(setup.seats)):
                for action in actions:
                    chance = Chance(simulation_seed(number), "try")
                    game.decide(step.after, Act(Seat(seat), action), step.at, chance)
            assert encoded(step.after) == was, f"judging changed the state after {step.cause}"


def awaits_whom_it_hints(subject: Subject) -> None:
    """Check that only awaited seats get hints, and that every hint is accepted."""
    game = subject.game
    for number, setup in enumerate(subject.setups):
        for step in random_game(subject, setup, number):
            awaited = game.awaited(step.after)
            assert awaited <= {Seat(s) for s in range(len(setup.seats))}
            if isinstance(game, HasBlockingSeats):
                assert game.blocking_seats(step.after) <= awaited, (
                    "somebody is waited for who can't act"
                )
            for seat in audiences(setup):
                hints = game.hints(game.view(step.after, seat))
                assert seat in awaited or not hints, f"{seat} gets hints out of turn"
                for action in hints[:3]:
                    assert seat is not None
                    chance = Chance(simulation_seed(number), "try")
                    decided = game.decide(step.after, Act(seat, action), step.at, chance)
                    assert not isinstance(decided, Refusal), f"hint refused: {action} {decided}"


def ends(subject: Subject) -> None:
    """Check that random play ends, each player gets one place, and nobody is awaited then."""
    game = subject.game
    for number, setup in enumerate(subject.setups):
        state = random_game(subject, setup, number)[-1].after
        result = game.result(state)
        assert result is not None, f"no end after {subject.steps} steps"
        assert not game.awaited(state)
        assert not game.timers(state)
        placed = sorted(seat for place in result.places for seat in place)
        assert placed == [s for s, info in enumerate(setup.seats) if info.role == "player"]


def ends_by_what_stands(subject: Subject) -> None:
    """Check that a game cut short at any moment has a result, as after a normal end."""
    game = subject.game
    events = msgspec.json.Decoder(game.types.event)
    for number, setup in enumerate(subject.setups):
        for step in random_game(subject, setup, number)[:-1]:
            cut = game.cut_short(step.after, step.at)
            state = fold(game, step.after, [events.decode(encoded(event)) for event in cut])
            _is_over(game, state, setup, f"when cut short after {step.cause}")


def ends_when_a_seat_gives_up(subject: Subject) -> None:
    """Check that a seat may give up at any moment: the game ends, and the seat comes last."""
    game = subject.game
    if not isinstance(game, HandlesGivingUp):
        return
    events = msgspec.json.Decoder(game.types.event)
    for number, setup in enumerate(subject.setups):
        players = [Seat(s) for s, info in enumerate(setup.seats) if info.role == "player"]
        for index, step in enumerate(random_game(subject, setup, number)[:-1]):
            loser = players[index % len(players)]
            given = game.given_up(step.after, [loser], step.at)
            state = fold(game, step.after, [events.decode(encoded(event)) for event in given])
            result = _is_over(game, state, setup, f"when {loser} gives up after {step.cause}")
            assert result.places[-1] == (loser,), f"{loser} gave up, and is not last"


def declares_what_it_offers(subject: Subject) -> None:
    """Check that defaults and presets are valid, and that every offered number is in its range."""
    facts = subject.game.facts
    for given in ({}, *(preset.options for preset in facts.presets)):
        assert not isinstance(validated(facts.options, given), Refusal), given
    for option in facts.options:
        for choice in option.choices:
            assert not isinstance(validated(facts.options, {option.key: choice.value}), Refusal)


def _is_over(game: AnyGame, state: Any, setup: Setup, when: str) -> Result:
    """Check that a game is over, that nobody is to act, and that each player has one place."""
    result = game.result(state)
    assert result is not None, f"no end {when}"
    assert not game.awaited(state)
    assert not game.timers(state)
    for seat in audiences(setup):
        assert not game.hints(game.view(state, seat)), f"{seat} is still to act {when}"
    placed = sorted(seat for place in result.places for seat in place)
    assert placed == [s for s, info in enumerate(setup.seats) if info.role == "player"]
    return result


def audiences(setup: Setup) -> list[Seat | None]:
    """Return every seat and, for the spectators, None."""
    return [*(Seat(s) for s in range(len(setup.seats))), None]


def encoded(value: Any) -> bytes:
    """Encode a value as it would be logged or sent."""
    return msgspec.json.encode(value)


def _next_cause(
    game: AnyGame, state: Any, at: Millis, whim: Chance
) -> tuple[Act[Any] | Timer, Millis]:
    timer = min(game.timers(state), key=lambda t: t.due, default=None)
    awaited = sorted(game.awaited(state))
    offers = [(s, a) for s in awaited for a in game.hints(game.view(state, s))]
    if timer is not None and (not offers or whim.below(8) == 0):
        return timer, Millis(max(at, timer.due))
    assert offers, "nobody can act and no timer runs, but there is no result"
    seat, action = whim.choice(offers)
    later = Millis(at + whim.below(3000))
    return Act(seat, action), later if timer is None else min(later, max(at, timer.due))


def _some_actions(steps: Sequence[Step]) -> list[Any]:
    """Return up to 20 different actions of a game, spread over it."""
    acts = {encoded(s.cause.action): s.cause.action for s in steps if isinstance(s.cause, Act)}
    actions = list(acts.values())
    return actions[:: max(1, len(actions) // 20)][:20]


QUESTIONS: tuple[Callable[[Subject], None], ...] = (
    repeats_itself,
    folds_from_its_log,
    can_be_stored_anywhere,
    speaks_its_own_types,
    keeps_secrets,
    shows_all_the_same_when_open,
    fires_timers_once,
    refuses_without_a_trace,
    awaits_whom_it_hints,
    ends,
    ends_by_what_stands,
    ends_when_a_seat_gives_up,
    declares_what_it_offers,
)
"""All questions; a test runs each of them on each game."""
