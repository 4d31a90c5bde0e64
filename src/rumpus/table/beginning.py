"""Beginnings: games that go on from a moment of a finished one, instead of a deal."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rumpus.core.chance import Chance
from rumpus.core.game import AnyGame, Retryable, offers
from rumpus.core.values import Millis, Setup
from rumpus.table.events import Header, Origin


class Beginning(NamedTuple):
    """
    A moment of a finished game, as the entry *seq* left it at table time *at*.

    *header* is that game's, and *events* are all its events up to there.
    """

    header: Header
    seq: int
    at: Millis
    events: tuple[Any, ...]

    @property
    def origin(self) -> Origin:
        """Return what the header of a game says that begins here."""
        return Origin(self.header.commitment, self.seq, len(self.events))


def retryable(game: AnyGame) -> bool:
    """Return whether a game may go on from a moment of a finished one."""
    return offers(game, Retryable)


def first_events(
    game: AnyGame,
    header: Header,
    taken: Sequence[Any],
    at: Millis,
    chance: Callable[[str], Chance],
) -> tuple[Any, ...] | None:
    """
    Return the events with which a game begins: its deal, or a moment of a finished game.

    In that case all events *taken* from there come first, and then everything is drawn anew that
    nobody had drawn by then; None if the game can't do that. *chance* returns a stream.
    """
    setup = Setup(header.options, header.seats)
    if header.origin is None:
        return tuple(game.deal(setup, at, chance("deal")))
    asked: object = game
    if not offers(asked, Retryable):
        return None
    state = game.initial_state(setup)
    for event in taken:
        state = game.evolve(state, event)
    return (*taken, *asked.redrawn(state, chance("redraw")))
