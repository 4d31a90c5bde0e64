"""View of a game for everybody, and the seats and deadlines that it waits for."""

from functools import cache
from typing import Final

from msgspec.structs import replace

from rumpus.core.memo import latest
from rumpus.core.values import Millis, Seat, Timer
from rumpus.games.keep_your_cool.events import (
    ActHeld,
    CoolEvent,
    Dealt,
    RulingMade,
    Thrown,
)
from rumpus.games.keep_your_cool.rules.board import gone, points, speaker
from rumpus.games.keep_your_cool.rules.seating import PLAYERS, moderator
from rumpus.games.keep_your_cool.rules.settling import first
from rumpus.games.keep_your_cool.state import State, Tile, View
from rumpus.games.keep_your_cool.values import Change, Ruled

DOWN: Final = Tile("down", None)
GONE: Final = Tile("gone", None)


def view(state: State, seat: Seat | None) -> View:
    """Return all that may be known, which is the same for everybody (KYC-31)."""
    public = _public(state)
    return public if seat is None else replace(public, you=seat)


@latest
def _public(state: State) -> View:
    """Return what spectators know, and thus everybody."""
    return View(
        you=None,
        rules=state.rules,
        moderator=moderator(state.setup.seats),
        handicaps=tuple(state.setup.seats[player].handicap for player in PLAYERS),
        players=state.players,
        phase=state.phase,
        at=state.at,
        due=state.due,
        tiles=_tiles(state),
        up=state.up,
        pairs=state.pairs,
        flags=state.flags,
        thrown=tuple(player for player in PLAYERS if state.thrown[player] is not None),
        throws=state.throws,
        flipper=state.flipper,
        speaker=speaker(state),
        keys=state.keys,
        used=state.used,
        grabs=state.grabs,
        attempts=state.attempts,
        verdicts=state.verdicts,
        calls=state.calls,
        rulings=tuple(ruling.note for ruling in state.rulings),
        halt=state.halt,
        points=points(state),
        awaited=awaited(state),
        result=state.outcome,
    )


def redact(event: CoolEvent) -> CoolEvent | None:
    """Hide symbols of tiles that are face down, secret throws and held acts; shorten rulings."""
    match event:
        case Dealt():
            return replace(event, symbols=())
        case Thrown():
            return replace(event, hand=None)
        case ActHeld():
            return None
        case RulingMade():
            # The view shows what a ruling set; repeating it here, with all words, would be long.
            return replace(event, ruling=Ruled(event.ruling.note, Change(), Change()))
        case _:
            return event


def awaited(state: State) -> tuple[Seat, ...]:
    """Return the seats that may act now: everybody, at all times, until the game is over."""
    if state.phase == "over":
        return ()
    return tuple(Seat(seat) for seat in range(len(state.setup.seats)))


def timers(state: State) -> tuple[Timer, ...]:
    """List the deadlines of the state; during a halt only the one that ends it."""
    if state.phase == "over":
        return ()
    halt = state.halt
    if halt is not None and halt.why == "overturn":
        return (Timer("overturn", halt.due),)
    dues = [flag.due for flag in state.flags if flag.due is not None]
    confirm = [Timer("confirm", min(dues))] if dues else []
    if halt is not None:
        return tuple(confirm)
    waiting = first(state)
    settle = [] if waiting is None else [Timer("settle", max(waiting.due, Millis(0)))]
    phase = [] if state.due is None else [Timer(state.phase, state.due)]
    return (*phase, *confirm, *settle)


def _tiles(state: State) -> tuple[Tile, ...]:
    """Show the symbols of tiles that are face up, and the places of tiles that are gone (KYC-3)."""
    away = gone(state)
    return tuple(
        GONE if place in away else _face(symbol) if place in state.up else DOWN
        for place, symbol in enumerate(state.symbols)
    )


@cache
def _face(symbol: str) -> Tile:
    return Tile("up", symbol)
