"""Turning tiles: pairs and fouls."""

from collections.abc import Sequence

from rumpus.core.values import Millis, Refusal, Seat
from rumpus.games.keep_your_cool.events import CoolEvent, Fouled, PairTaken, TileTurned
from rumpus.games.keep_your_cool.rules.board import gone, later
from rumpus.games.keep_your_cool.rules.timing import known_leeway
from rumpus.games.keep_your_cool.state import State

UP_MOST = 2
"""Most tiles that may be face up, no matter who turned them (KYC-7)."""


def flip(state: State, seat: Seat, tile: int, at: Millis) -> Sequence[CoolEvent] | Refusal:
    """Judge turning a tile up, or down again, effective *at* (KYC-6)."""
    refusal = _not_to_flip(state, seat, tile, at)
    if refusal is not None:
        return refusal
    # Turning slightly early, within the leeway for lag, makes hands no quicker.
    busy = later(max(at, state.players[seat].busy), state.rules.flip_time)
    if tile in state.up:
        return [TileTurned(seat, tile, None, busy, at)]
    symbol = state.symbols[tile]
    turned = TileTurned(seat, tile, symbol, busy, at)
    if len(state.up) == UP_MOST:
        # KYC-9: a third tile is a foul even if it would match one of the two.
        pause = later(at, state.rules.swap_pause)
        return [turned, Fouled(state.called, seat, (*state.up, tile), pause, at)]
    if [state.symbols[up] for up in state.up] != [symbol]:
        return [turned]
    # KYC-8: the player who turned the second tile gets the pair before any word can be said.
    lock = state.players[seat].lock
    # KYC-19: a pair lifts only a lock that began before it, not at the same time or later.
    lifted = lock if lock is not None and at > lock.since else None
    return [turned, PairTaken(state.takes, seat, (*state.up, tile), symbol, at, lifted)]


def _not_to_flip(state: State, seat: Seat, tile: int, at: Millis) -> Refusal | None:
    if state.phase != "play":
        return Refusal("no_word_yet", "KYC-5")
    if seat != state.flipper:
        return Refusal("not_flipper", "KYC-6")
    if tile >= len(state.symbols):
        return Refusal("no_such_tile", "KYC-2")
    if tile in gone(state):
        return Refusal("no_tile_there", "KYC-3")
    wait = state.players[seat].busy - known_leeway(state) - at
    if wait > 0:
        return Refusal("hands_busy", "KYC-6", {"ms": wait})
    full = len(state.up) == UP_MOST and tile not in state.up
    if full and state.rules.third_flip == "refused":
        return Refusal("two_up", "KYC-7")
    return None
