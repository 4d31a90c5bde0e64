"""A game as an environment of PettingZoo in which all agents act at once."""

from collections.abc import Mapping, Sequence
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv  # pyright: ignore[reportMissingTypeStubs]

from rumpus.core.work import Mapper
from rumpus.envs.course import Course, Observation
from rumpus.envs.picture import Picture
from rumpus.envs.space import Action, action_space, observation_space


class AllAtOnce(ParallelEnv[str, Observation, Action]):
    """
    Agents that all make one choice in each step.

    An agent that has nothing to decide waits: choice 0 is its only one. Choices are made in the
    order of the seats; one that an earlier choice of the same step has made impossible is void.
    """

    def __init__(self, course: Course) -> None:
        self.course = course
        self.metadata = course.facts
        self.render_mode = course.render_mode
        self.possible_agents = list(course.seats)
        self.agents = list[str]()
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
        self.course.begin(seed)
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, Action]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Make a choice for each agent; return observations, rewards, ends, cuts and infos."""
        course, agents = self.course, self.agents
        course.choose({course.seats[a]: actions[a] for a in agents})
        earned = course.settle()
        cut = not course.over and course.cut(course.seats.values())
        if course.over or cut:
            self.agents = list[str]()
        return (
            {agent: course.observe(course.seats[agent]) for agent in agents},
            {agent: earned[course.seats[agent]] for agent in agents},
            dict.fromkeys(agents, course.over),
            dict.fromkeys(agents, cut),
            {agent: course.told[course.seats[agent]] for agent in agents},
        )

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees, and the choices that it has."""
        return self.course.observe(self.course.seats[agent])

    def view(self, agent: str) -> Any:
        """Return what an agent sees, of the game's own type."""
        return self.course.play.view(self.course.seats[agent])

    def tries(
        self, agent: str, dials: Sequence[Sequence[float]], mapper: Mapper = map
    ) -> Sequence[Any]:
        """Return what each of many flicks would do (`rumpus.envs.course.Course.tries`)."""
        return self.course.tries(self.course.seats[agent], dials, mapper)

    def says(self, agent: str, choice: int) -> str:
        """Return an agent's choice as a person would say it."""
        return self.course.play.says(self.course.seats[agent], choice)

    def render(self) -> Picture | None:
        """Print the game as the first agent sees it, or return a picture of that."""
        return self.course.render(self.course.seats[self.possible_agents[0]])

    def close(self) -> None:
        """Do nothing: a game holds nothing open."""

    def _seen(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}
