"""A game as an environment of PettingZoo in which all agents act at once."""

from collections.abc import Mapping
from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import ParallelEnv

from rumpus.envs.course import MODES, Course, Observation
from rumpus.envs.picture import Picture
from rumpus.envs.space import action_space, observation_space


class AllAtOnce(ParallelEnv[str, Observation, int]):
    """
    Agents that all make one choice in each step.

    An agent that has nothing to decide waits: choice 0 is its only one. Choices are made in the
    order of the seats; one that an earlier choice of the same step has made impossible is void.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES)}

    def __init__(self, course: Course) -> None:
        self._course = course
        self.metadata = {**self.metadata, "name": course.name}
        self.render_mode = course.render_mode
        self.possible_agents = list(course.seats)
        self.agents = []
        self._observations = {a: observation_space(course.kind) for a in self.possible_agents}
        self._actions = {agent: action_space(course.kind) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations, the same object each time."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's choices, the same object each time."""
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin another game; the same seed begins the same game. There are no *options*."""
        del options
        self._course.begin(seed)
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Make a choice for each agent; return observations, rewards, ends, cuts and infos."""
        course, agents = self._course, self.agents
        told = course.choose({course.seats[a]: int(actions[a]) for a in agents})
        earned = course.settle()
        cut = not course.over and course.cut(course.seats.values())
        if course.over or cut:
            self.agents = []
        return (
            {agent: course.observe(course.seats[agent]) for agent in agents},
            {agent: earned[course.seats[agent]] for agent in agents},
            dict.fromkeys(agents, course.over),
            dict.fromkeys(agents, cut),
            {agent: told[course.seats[agent]] for agent in agents},
        )

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees, and the choices that it has."""
        return self._course.observe(self._course.seats[agent])

    def view(self, agent: str) -> Any:
        """Return what an agent sees, of the game's own type."""
        return self._course.play.view(self._course.seats[agent])

    def render(self) -> Picture | None:
        """Print the game as the first agent sees it, or return a picture of that."""
        return self._course.render(self._course.seats[self.possible_agents[0]])

    def close(self) -> None:
        """Do nothing: a game holds nothing open."""

    def _seen(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}
