"""
The text of ``web/tests/games/*/local/vectors.json``: games by the rules, to be judged again.

The client has separate rules for games against a bot on one device. Each act here comes with what
chance drew for it, and with its outcome by the room's rules: why it is refused, or a digest of the
events, of what each seat sees of them, of the views, and of the deadline.
"""

import hashlib
import json
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from rumpus.core.chance import Chance
from rumpus.core.game import Game
from rumpus.core.options import validated
from rumpus.core.values import Act, Millis, Options, Refusal, Seat, Setup, Timer

DIGITS: Final = 16
STEP_MS: Final = 1_700
LONGEST: Final = 4_000
"""Most causes of a game; none comes near that."""

AnyGame = Game[Any, Any, Any, Any, Any, Any]
Player = Callable[[Any, Seat, Chance], Any]
"""Chooses an action, which the rules may refuse, for the view of a seat."""


class Recorded(Chance):
    """Chance that remembers what it drew."""

    def __init__(self, seed: bytes, purpose: str) -> None:
        super().__init__(seed, purpose)
        self.drawn: list[int] = []

    def below(self, bound: int) -> int:
        """Draw as usual, and remember the number."""
        number = super().below(bound)
        self.drawn.append(number)
        return number

    def _each_below(self, bounds: Sequence[int]) -> list[int]:
        """Draw the numbers of a shuffle one by one, and note them."""
        return [self.below(bound) for bound in bounds]


class Judged(msgspec.Struct, omit_defaults=True):
    """
    A cause and its outcome; without a seat, the deadline came.

    *refused* is why it was refused. *ended* is the result, in the entry that ended the game.
    """

    at: int
    seat: int | None = None
    action: Any = None
    drawn: list[int] = []
    refused: Refusal | None = None
    digest: str = ""
    asked: list[tuple[Any, Any]] = []
    ended: Any = None


class Played(msgspec.Struct):
    """A whole game: its house rules, what chance drew for the deal, and all causes."""

    options: Options
    drawn: list[int]
    dealt: str
    acts: list[Judged]


def text(games: Sequence[Played]) -> str:
    """Return games as the text of a file, a line for each."""
    lines = [json.dumps(msgspec.to_builtins(one), separators=(",", ":")) for one in games]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def played(
    game: AnyGame,
    given: Options,
    seed: int,
    player: Player,
    questions: Callable[[Any, Chance], Sequence[Any]],
) -> Played:
    """Play one game of two at random, by what *player* tries; *questions* are asked at its end."""
    options = validated(game.facts.options, given)
    assert not isinstance(options, Refusal)
    seats = game.seat(options, ["player"] * 2)
    assert not isinstance(seats, Refusal)
    setup, tries = Setup(options, seats), Chance(b"local", f"tries {seed}")
    chance = Recorded(b"local", f"deal {seed}")
    events = game.deal(setup, Millis(0), chance)
    state = _folded(game, game.initial_state(setup), events)
    record = Played(options, chance.drawn, _digest(game, state, events), [])
    at = 0
    while game.result(state) is None:
        assert len(record.acts) < LONGEST
        at += tries.below(STEP_MS)
        timers = game.timers(state)
        chance = Recorded(b"local", f"act {seed} {len(record.acts)}")
        cause: Act[Any] | Timer
        if timers and (timers[0].due <= at or tries.below(30) == 0):
            at = max(at, timers[0].due)
            cause, tried = timers[0], Judged(at)
        else:
            seat = Seat(tries.below(2))
            action = player(game.view(state, seat), seat, tries)
            cause, tried = Act(seat, action), Judged(at, seat, msgspec.to_builtins(action))
        verdict = game.decide(state, cause, Millis(at), chance)
        record.acts.append(tried)
        tried.drawn = chance.drawn
        if isinstance(verdict, Refusal):
            tried.refused = verdict
            continue
        state = _folded(game, state, verdict)
        tried.digest = _digest(game, state, verdict)
        view = game.view(state, Seat(0))
        tried.asked = [
            (msgspec.to_builtins(question), msgspec.to_builtins(game.ask(view, question)))
            for question in questions(view, tries)
        ]
    record.acts[-1].ended = msgspec.to_builtins(game.result(state))
    return record


def _folded(game: AnyGame, state: Any, events: Sequence[Any]) -> Any:
    for event in events:
        state = game.evolve(state, event)
    return state


def _digest(game: AnyGame, state: Any, events: Sequence[Any]) -> str:
    """Return a digest of all that a table would send after an entry, and of its deadline."""
    seen = [Seat(0), Seat(1), None]
    told = {
        "events": events,
        "told": [[game.redact(state, event, seat) for event in events] for seat in seen],
        "views": [game.view(state, seat) for seat in seen],
        "due": [timer.due for timer in game.timers(state)],
    }
    canonical = json.dumps(
        msgspec.to_builtins(told), ensure_ascii=False, sort_keys=True, separators=(",", ":")
    )
    return hashlib.sha256(canonical.encode()).hexdigest()[:DIGITS]
