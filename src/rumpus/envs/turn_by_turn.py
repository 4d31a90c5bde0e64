"""A game as an environment of PettingZoo in which one agent acts after the other."""

from collections.abc import Sequence
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv  # pyright: ignore[reportMissingTypeStubs]

from rumpus.core.work import Mapper
from rumpus.envs.course import Course, Observation
from rumpus.envs.picture import Picture
from rumpus.envs.space import Action, action_space, observation_space


class TurnByTurn(AECEnv[str, Observation, Action]):
    """
    Agents that act one after the other, each for its own seat.

    At a game in which several may act at once, each of them makes one choice in turn.
    """

    def __init__(self, course: Course) -> None:
        super().__init__()
        self.course = course
        self.metadata = course.facts
        self.render_mode = course.render_mode
        self.possible_agents = list(course.seats)
        self._observations = {a: observation_space(course.kind) for a in self.possible_agents}
        self._actions = {agent: action_space(course.kind) for agent in self.possible_agents}
        seats = [*course.seats.items()]
        self._orders = {
            agent: seats[at:] + seats[:at] for at, agent in enumerate(self.possible_agents, 1)
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations, the same object each time."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's choices, the same object each time."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin another game; the same seed begins the same game. There are no *options*."""
        del options
        self.course.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, str]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next(self.agents[-1])

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees, and the choices that it has."""
        return self.course.observe(self.course.seats[agent])

    def view(self, agent: str) -> Any:
        """Return what an agent sees, of the game's own type."""
        return self.course.play.view(self.course.seats[agent])

    def step(self, action: Action | None) -> None:
        """Make a choice for the agent whose turn it is; None if its game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError(f"the game of {agent} is over: step(None)")
            self._was_dead_step(None)  # pyright: ignore[reportArgumentType]
            return
        if action is None:
            raise ValueError(f"{agent} has to choose")
        course = self.course
        self._cumulative_rewards[agent] = 0.0
        seat = course.seats[agent]
        course.choose({seat: action})
        if course.drafting:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self.infos[agent] = course.told[seat]
        else:
            self._settle()
            if course.over:
                self.terminations = dict.fromkeys(self.agents, True)
                return
        self.agent_selection = self._next(agent)
        if course.cut([course.seats[self.agent_selection]]):
            self.truncations = dict.fromkeys(self.agents, True)

    def tries(
        self, agent: str, dials: Sequence[Sequence[float]], mapper: Mapper = map
    ) -> Sequence[Any]:
        """Return what each of many flicks would do (`rumpus.envs.course.Course.tries`)."""
        return self.course.tries(self.course.seats[agent], dials, mapper)

    def says(self, agent: str, choice: int) -> str:
        """Return an agent's choice as a person would say it."""
        return self.course.play.says(self.course.seats[agent], choice)

    def render(self) -> Picture | None:
        """Print the game as the agent whose turn it is sees it, or return a picture of that."""
        return self.course.render(self.course.seats[self.agent_selection])

    def close(self) -> None:
        """Do nothing: a game holds nothing open."""

    def _settle(self) -> None:
        """Let the game go on, and pay what everybody has earned."""
        course = self.course
        earned = course.settle()
        for other, seat in course.seats.items():
            self.infos[other] = course.told.get(seat, {})
            self.rewards[other] = earned[seat]
        self._accumulate_rewards()

    def _next(self, agent: str) -> str:
        """Return the first agent after *agent* that has to decide."""
        decides = self.course.play.decides
        for other, seat in self._orders[agent]:
            if decides(seat):
                return other
        return agent
