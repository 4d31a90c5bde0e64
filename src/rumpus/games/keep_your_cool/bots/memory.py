"""A bot's memory of the tiles: which symbol it saw where, until it forgets."""

import math

import msgspec
from msgspec.structs import replace

from rumpus.core.chance import Chance
from rumpus.core.values import Millis
from rumpus.games.keep_your_cool.bots.levels import Level


class Trace(msgspec.Struct, frozen=True):
    """
    Memory of one tile.

    *at* is when the tile was last seen, *times* how often it was noticed, *since* how many tiles
    had been turned up by then, and *doubt* the strength, drawn at random, at which it is forgotten.
    """

    symbol: str
    at: Millis
    times: int
    since: int
    doubt: float


class Memory:
    """
    One bot's memory of the tiles.

    What it has seen fades with time, and with every tile that is turned up later. While thinking of
    a word, it notices only a part of the tiles that the other player turns.
    """

    def __init__(self, level: Level) -> None:
        self._level = level
        self._traces: dict[int, Trace] = {}
        self._turned = 0

    def see(self, tile: int, symbol: str, at: Millis, chance: Chance, *, own: bool) -> None:
        """Note a tile turned up by the bot (*own*) or the other player; it may miss the latter."""
        self._turned += 1
        if not own and chance.below(1000) >= self._level.heed:
            return
        known = self._traces.get(tile)
        times = 1 + (known.times if known is not None and known.symbol == symbol else 0)
        self._traces[tile] = Trace(symbol, at, times, self._turned, chance.unit())

    def look_at(self, tile: int, symbol: str, at: Millis, chance: Chance) -> None:
        """Refresh the memory of a face-up tile, which a bot sees as the Flipper."""
        known = self._traces.get(tile)
        if known is not None and known.symbol == symbol:
            self._traces[tile] = replace(known, at=at, since=self._turned)
        else:
            self._traces[tile] = Trace(symbol, at, 1, self._turned, chance.unit())

    def recall(self, tile: int, at: Millis) -> str | None:
        """Return the symbol that it remembers for a tile, or None if it forgot or never saw it."""
        trace = self._traces.get(tile)
        if trace is None or self._strength(trace, at) <= trace.doubt:
            return None
        return trace.symbol

    def _strength(self, trace: Trace, at: Millis) -> float:
        """Return how strong a memory still is, from 1 down to 0."""
        fading = math.exp((trace.at - at) / (self._level.lasting * trace.times))
        return fading * math.pow(self._level.crowding / 1000, self._turned - trace.since)
