"""Choice of the tile that a bot turns next, and of the pause before it."""

from collections.abc import Sequence
from typing import NamedTuple

from rumpus.core.chance import Chance
from rumpus.core.values import Millis
from rumpus.games.keep_your_cool.bots.drawing import about
from rumpus.games.keep_your_cool.bots.levels import Level
from rumpus.games.keep_your_cool.bots.memory import Memory
from rumpus.games.keep_your_cool.rules.flipping import UP_MOST
from rumpus.games.keep_your_cool.state import View


class Turning(NamedTuple):
    """A tile to turn after a *pause*, in ms."""

    tile: int
    pause: int


def turning(view: View, memory: Memory, level: Level, at: Millis, chance: Chance) -> Turning | None:
    """Choose a tile to turn; return None if none is left."""
    down = [place for place, tile in enumerate(view.tiles) if tile.lies == "down"]
    if not down:
        return None
    known = {tile: symbol for tile in down if (symbol := memory.recall(tile, at)) is not None}
    fresh = [tile for tile in down if tile not in known] or down
    if len(view.up) == UP_MOST:
        return _with_two(view, known, fresh, level, chance)
    aims = _partners(view, known, view.up) or _paired(known)
    if aims:
        return Turning(aims[0], about(level.look // 2, chance))
    return Turning(chance.choice(fresh), about(level.look, chance))


def _with_two(
    view: View, known: dict[int, str], fresh: Sequence[int], level: Level, chance: Chance
) -> Turning:
    """Turn down one of two tiles, keeping one with a known match; or err and turn up a third."""
    if view.rules.third_flip == "foul" and chance.below(1000) < level.stray:
        return Turning(chance.choice(fresh), about(level.look, chance))
    for kept, other in (view.up, view.up[::-1]):
        if _partners(view, known, (kept,)):
            return Turning(other, about(level.look // 2, chance))
    return Turning(chance.choice(view.up), about(level.look, chance))


def _partners(view: View, known: dict[int, str], up: Sequence[int]) -> list[int]:
    """Return remembered tiles that match a tile face up."""
    shown = {view.tiles[tile].symbol for tile in up}
    return [tile for tile, symbol in known.items() if symbol in shown]


def _paired(known: dict[int, str]) -> list[int]:
    """Return remembered tiles that are face down and match each other."""
    symbols = [*known.values()]
    return [tile for tile, symbol in known.items() if symbols.count(symbol) > 1]
