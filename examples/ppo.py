"""
Proximal policy optimisation with a small network, in NumPy alone.

Written to be read: one hidden layer, gradients by hand, Adam. Positions come in rows.
"""

from pathlib import Path
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

Rows = NDArray[Any]

HIDDEN: Final = 64
RATE: Final = 1e-3
CLIP: Final = 0.2
ENTROPY: Final = 0.01
LAMBDA: Final = 0.95
EPOCHS: Final = 4
BATCH: Final = 256
NEVER: Final = -1e9


class Network:
    """The chances of the choices that a mask allows, and the value of a position."""

    def __init__(self, weights: dict[str, Rows]) -> None:
        self.weights: Final = weights
        self._means = {name: np.zeros_like(rows) for name, rows in weights.items()}
        self._squares = {name: np.zeros_like(rows) for name, rows in weights.items()}
        self._steps = 0

    @classmethod
    def new(cls, sees: int, choices: int, seed: int) -> Self:
        """Return a network that chooses at random."""
        chance = np.random.default_rng(seed)
        shapes = {
            "in": (sees, HIDDEN),
            "in0": (HIDDEN,),
            "out": (HIDDEN, choices),
            "out0": (choices,),
            "value": (HIDDEN, 1),
            "value0": (1,),
        }
        weights = {name: np.zeros(shape, np.float32) for name, shape in shapes.items()}
        weights["in"] += chance.normal(0, sees**-0.5, shapes["in"]).astype(np.float32)
        return cls(weights)

    @classmethod
    def load(cls, file: Path) -> Self:
        """Read a network that `save` wrote."""
        with np.load(file) as kept:
            return cls(dict(kept))

    def save(self, file: Path) -> None:
        """Write the weights."""
        np.savez_compressed(file, allow_pickle=False, **self.weights)

    def __call__(self, seen: Rows, mask: Rows) -> tuple[Rows, Rows, Rows]:
        """Return the hidden layer, the chances of all choices, and the values."""
        own = self.weights
        hidden = np.tanh(seen @ own["in"] + own["in0"])
        scores = np.where(mask > 0, hidden @ own["out"] + own["out0"], NEVER)
        odds = np.exp(scores - scores.max(-1, keepdims=True))
        odds /= odds.sum(-1, keepdims=True)
        return hidden, odds, (hidden @ own["value"] + own["value0"])[..., 0]

    def descend(self, slopes: dict[str, Rows]) -> None:
        """Take a step of Adam."""
        self._steps += 1
        for name, slope in slopes.items():
            mean, square = self._means[name], self._squares[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            straight = mean / (1 - 0.9**self._steps)
            steep = square / (1 - 0.999**self._steps)
            self.weights[name] -= RATE * straight / (np.sqrt(steep) + 1e-8)


class Batch:
    """Positions in the order of play: what was seen, chosen and earned."""

    def __init__(self, size: int, sees: int, choices: int) -> None:
        self.seen = np.zeros((size, sees), np.float32)
        self.mask = np.zeros((size, choices), np.float32)
        self.chosen = np.zeros(size, np.int64)
        self.odds = np.zeros(size, np.float32)
        self.values = np.zeros(size + 1, np.float32)
        self.earned = np.zeros(size, np.float32)
        self.ended = np.zeros(size, np.float32)

    def gains(self) -> Rows:
        """Return how much better each choice was than the network expected."""
        found = np.zeros_like(self.earned)
        ahead = np.float32(0)
        for at in reversed(range(len(found))):
            on = 1 - self.ended[at]
            surprise = self.earned[at] + on * self.values[at + 1] - self.values[at]
            found[at] = ahead = surprise + LAMBDA * on * ahead
        return found


def improve(network: Network, batch: Batch, chance: np.random.Generator) -> None:
    """Make choices likelier that went better than expected, but none by much at once."""
    gains = batch.gains()
    aims = gains + batch.values[:-1]
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        for rows in np.array_split(chance.permutation(len(gains)), len(gains) // BATCH or 1):
            network.descend(_slopes(network, batch, rows, gains[rows], aims[rows]))


def _slopes(
    network: Network, batch: Batch, rows: NDArray[np.int64], gains: Rows, aims: Rows
) -> dict[str, Rows]:
    seen, chosen, count = batch.seen[rows], batch.chosen[rows], np.arange(len(rows))
    hidden, odds, values = network(seen, batch.mask[rows])
    ratio = odds[count, chosen] / batch.odds[rows]
    moved = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP) * ratio * gains
    scores = odds * moved[:, None]
    scores[count, chosen] -= moved
    logs = np.log(np.maximum(odds, 1e-12))
    scores += ENTROPY * odds * (logs - (odds * logs).sum(-1, keepdims=True))
    scores /= len(rows)
    off = (values - aims)[:, None] / len(rows)
    own = network.weights
    below = (scores @ own["out"].T + off @ own["value"].T) * (1 - hidden**2)
    return {
        "in": seen.T @ below,
        "in0": below.sum(0),
        "out": hidden.T @ scores,
        "out0": scores.sum(0),
        "value": hidden.T @ off,
        "value0": off.sum(0),
    }
