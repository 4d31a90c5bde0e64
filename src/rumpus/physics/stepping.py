"""
Stepping the engine until all penguins rest, and recording every step.

Each simulation starts with fresh data, so nothing of an earlier one affects it: the same start
gives the same bits. The engine releases Python's lock, so other threads keep running.
"""

from typing import Final, Literal

import msgspec
import numpy as np
from numpy.typing import NDArray

from rumpus.physics._mujoco import Array, Data, Model, Rollout, mujoco, rollouts

SLOW: Final = 0.015
"""Speed in m/s below which a penguin may be at rest; it rocks a little for a long time."""
SLOW_TURN: Final = 0.8
"""Spin in rad/s below which a penguin may be at rest."""
QUIET: Final = 240
"""Steps for which all penguins must be slow to count as at rest: 120 ms."""
FAR: Final = 5.0
"""Distance from the corner of the school, in m, beyond which a penguin is lost."""
FASTEST: Final = 20.0
"""Speed in m/s above which a penguin is lost; the hardest flick gives 4."""
FASTEST_TURN: Final = 2000.0
"""Spin in rad/s above which a penguin is lost; the hardest flick gives 224."""
PICTURE: Final = 16
"""Steps between two frames of a track; the length of a run is a multiple of this."""
LONGEST: Final = 83 * QUIET
"""Steps after which a simulation is abandoned: just under 10 s."""


class Run(msgspec.Struct, frozen=True):
    """
    Recording of a simulation.

    `states` has a row for the start and one for each step: time in s, positions and quaternions,
    velocities. `sensed` has a row for each step. `ended` is how it ended.
    """

    states: Array
    sensed: Array
    ended: Literal["rest", "unsettled", "lost"]


def to_rest(model: Model, start: Array) -> Run:
    """Simulate from a state until the last penguin rests (IC-18), for at most 10 s."""
    data = mujoco().MjData(model)
    states = np.empty((1, LONGEST + 1, len(start)))
    sensed = np.empty((1, LONGEST, model.nsensordata))
    states[0, 0] = start
    warm = np.zeros((1, model.nv))
    loud = 0
    with rollouts().Rollout(nthread=0) as rollout:
        for done in range(0, LONGEST, QUIET):
            upto = done + QUIET
            part = states[:, done + 1 : upto + 1]
            _advance(rollout, model, data, states[:, done], warm, part, sensed[:, done:upto])
            # Carried over, this makes a run in parts identical to an unbroken one, bit for bit.
            warm = data.qacc_warmstart.reshape(1, -1).copy()
            if not _sane(part[0, -1], model.nq):
                return Run(states[0, : upto + 1], sensed[0, :upto], "lost")
            loud, rests = _listen(part[0], model.nv, done, loud)
            if rests:
                end = -(-(loud + QUIET) // PICTURE) * PICTURE
                return Run(states[0, : end + 1], sensed[0, :end], "rest")
    return Run(states[0], sensed[0], "unsettled")


def for_a_while(model: Model, start: Array, steps: int) -> Run | None:
    """Simulate this many steps, at rest or not; return None if a penguin is lost."""
    states = np.empty((1, steps + 1, len(start)))
    sensed = np.empty((1, steps, model.nsensordata))
    states[0, 0] = start
    with rollouts().Rollout(nthread=0) as rollout:
        warm, data = np.zeros((1, model.nv)), mujoco().MjData(model)
        _advance(rollout, model, data, states[:, 0], warm, states[:, 1:], sensed)
    if not _sane(states[0, -1], model.nq):
        return None
    return Run(states[0], sensed[0], "unsettled")


def _advance(
    rollout: Rollout, model: Model, data: Data, state: Array, warm: Array, to: Array, sensed: Array
) -> None:
    """Fill *to* with the states after *state*, and *sensed* with the sensor values of each step."""
    rollout.rollout(
        [model],
        [data],
        state,
        nstep=to.shape[1],
        initial_warmstart=warm,
        state=to,
        sensordata=sensed,
        skip_checks=True,
    )


def _listen(part: Array, speeds: int, done: int, loud: int) -> tuple[int, bool]:
    """Return the step since which all penguins are slow, and whether that is long enough."""
    if loud == done and not quiet(part[-1:], speeds)[0]:
        # Most parts begin and end fast, so there's no need to look at what is between.
        return done + len(part), False
    noisy = np.flatnonzero(~quiet(part, speeds))
    if done + (int(noisy[0]) if len(noisy) else len(part)) >= loud + QUIET:
        return loud, True
    return (done + int(noisy[-1]) + 1 if len(noisy) else loud), False


def _sane(state: Array, places: int) -> bool:
    """Return True if all positions and speeds are possible after a flick; NaN isn't."""
    fastest = np.abs(state[1 + places :].reshape(-1, 2, 3)).max(axis=(0, 2))
    near = np.abs(state[1 : 1 + places]).max() < FAR
    return bool(near and (fastest < (FASTEST, FASTEST_TURN)).all())


def quiet(states: Array, speeds: int) -> NDArray[np.bool_]:
    """Return, for each state, whether all penguins are slow; a state ends with *speeds* speeds."""
    squares = states[:, -speeds:].reshape(len(states), -1, 2, 3) ** 2
    slow: NDArray[np.bool_] = squares.sum(axis=3) < (SLOW**2, SLOW_TURN**2)
    every: NDArray[np.bool_] = np.all(slow, axis=(1, 2))
    return every
