"""A game as an environment of Gymnasium: one agent against bots."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from rumpus.core.work import Mapper
from rumpus.envs.course import Course, Observation
from rumpus.envs.picture import Picture
from rumpus.envs.space import Action, action_space, observation_space


class AgainstBots(gymnasium.Env[Observation, Action]):
    """One agent, which is asked whenever it has something to decide."""

    def __init__(self, course: Course) -> None:
        self.course = course
        (self._seat,) = course.seats.values()
        self.metadata = course.facts
        self.render_mode = course.render_mode
        self.observation_space = observation_space(course.kind)
        self.action_space = action_space(course.kind)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin another game; the same seed begins the same game. There are no *options*."""
        super().reset(seed=seed)
        del options
        self.course.begin(seed)
        return self.course.observe(self._seat), {}

    def step(self, action: Action) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a choice; return observation, reward, end, cut and info."""
        course = self.course
        course.choose({self._seat: action})
        earned = course.settle()[self._seat]
        cut = not course.over and course.cut([self._seat])
        return course.observe(self._seat), earned, course.over, cut, course.told[self._seat]

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which choices the agent has, as MaskablePPO asks for them."""
        return self.course.play.mask(self._seat).astype(np.bool_)

    def view(self) -> Any:
        """Return what the agent sees, of the game's own type."""
        return self.course.play.view(self._seat)

    def tries(self, dials: Sequence[Sequence[float]], mapper: Mapper = map) -> Sequence[Any]:
        """Return what each of many flicks would do (`rumpus.envs.course.Course.tries`)."""
        return self.course.tries(self._seat, dials, mapper)

    def says(self, choice: int) -> str:
        """Return a choice as a person would say it."""
        return self.course.play.says(self._seat, choice)

    def render(self) -> Picture | None:
        """Print the game as the agent sees it, or return a picture of that."""
        return self.course.render(self._seat)
