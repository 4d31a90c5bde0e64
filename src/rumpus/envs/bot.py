"""A policy at a table: what a program has learned in an environment plays as any other bot does."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from rumpus.bots.bot import Plan
from rumpus.core.chance import Chance
from rumpus.core.values import Millis
from rumpus.envs.course import Observation
from rumpus.envs.kind import Kind
from rumpus.games.encoding import WAIT, Draft

Policy = Callable[[Observation], int]
"""Function from what an agent sees to its choice, which the mask must allow."""

THINKING: Final = Millis(3_000)
"""Table time that a decision takes by default."""


class PolicyBot:
    """
    Bot that does what a policy chooses, at any table of the game and the options of *kind*.

    Each decision takes *thinking* ms of table time. Raises ValueError for a game in real time, or
    one whose acts have dials; `on` raises it for a choice that the mask forbids.
    """

    def __init__(self, kind: Kind, policy: Policy, thinking: Millis = THINKING) -> None:
        if kind.timed or kind.dialled:
            raise ValueError(f"policies for {kind.module.facts.name} can't sit at a table")
        self._kind: Final = kind
        self._policy: Final = policy
        self._thinking: Final = thinking

    def on(self, view: Any, events: Sequence[Any], at: Millis, chance: Chance) -> Plan[Any] | None:
        """Plan what the policy chooses, or return None if it waits or has nothing to decide."""
        del events, chance
        encoding = self._kind.encoding
        act = encoding.at_once(view)
        if act is None and encoding.decision(view) is not None:
            act = self._chosen(view)
        return None if act is None else Plan(Millis(at + self._thinking), act)

    def _chosen(self, view: Any) -> Any | None:
        """Let the policy choose until its choices make an act."""
        encoding = self._kind.encoding
        draft: Draft = ()
        act = None
        while act is None:
            told = self._told(view, draft)
            choice = int(self._policy(told))
            if not told["action_mask"][choice]:
                raise ValueError(f"the mask forbids {encoding.says(view, (*draft, choice))!r}")
            if choice == WAIT:
                return None
            draft = (*draft, choice)
            act = encoding.act(view, draft)
        return act

    def _told(self, view: Any, draft: Draft) -> Observation:
        kind = self._kind
        return {"observation": kind.observed(view, draft), "action_mask": kind.masked(view, draft)}
