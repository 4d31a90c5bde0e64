"""The games of one environment, one after the other: what all kinds of environments share."""

import secrets
import sys
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any, Final, Literal, TypedDict

from rumpus.core.chance import simulation_seed
from rumpus.core.values import Refusal, Seat
from rumpus.core.work import Mapper
from rumpus.envs.kind import Kind
from rumpus.envs.picture import Picture, picture
from rumpus.envs.play import Play
from rumpus.envs.rewards import Reward, by_places
from rumpus.envs.space import Action, Chosen, chosen
from rumpus.envs.timed import playing
from rumpus.games.encoding import WAIT, Mask, Numbers

Illegal = Literal["lose", "ignore", "raise"]
"""What a choice does that the mask forbids. *lose*: the game ends, its agent gets -1, the others 0.
*ignore*: nothing. *raise*: it raises ValueError."""
RenderMode = Literal["human", "rgb_array"]

MODES: Final = ("human", "rgb_array")
SEED_BYTES: Final = 32
LONGEST: Final = 6000
"""Most choices of an agent in a game that may never end, unless *max_cycles* is given."""


class Observation(TypedDict):
    """What an agent sees, as numbers from 0 to 1, and the choices that it has, as ones."""

    observation: Numbers
    action_mask: Mask


class Course:
    """
    Games of one kind with the same seats.

    *levels* has a bot's level for each seat, or None for an agent; *seats* has the seat of each
    agent by its name. Without a seed, the system chooses that of the first game; each further game
    follows from the one before. *max_cycles* is the most choices of one agent in a game; by
    default it is 6000 in games that need not end: in real time, and with flicks. Raises ValueError
    for levels, seats or options with which the game can't begin.
    """

    def __init__(
        self,
        kind: Kind,
        levels: Sequence[str | None],
        *,
        reward: Reward = "places",
        illegal: Illegal = "lose",
        max_cycles: int | None = None,
        render_mode: RenderMode | None = None,
    ) -> None:
        self.kind: Final = kind
        facts, known = kind.module.facts, kind.module.bots.levels
        for level in levels:
            if level not in (None, *known):
                raise ValueError(f"{facts.name} has no bot {level!r}, only {', '.join(known)}")
        role = facts.roles[0]
        if not role.least <= len(levels) <= role.most:
            raise ValueError(
                f"{facts.name} has {role.least} to {role.most} seats, not {len(levels)}"
            )
        seated = kind.make_game(kind.options).seat(kind.options, [role.name] * len(levels))
        if isinstance(seated, Refusal):
            about = ", ".join(f"{key} {value}" for key, value in seated.params.items())
            raise ValueError(  # noqa: TRY004 - a refusal
                f"{facts.name} can't begin: {seated.code}, {seated.rule} ({about})"
            )
        self.facts: Final[dict[str, Any]] = {
            "name": f"{facts.name}_v{facts.rules_version}",
            "render_modes": list(MODES),
            "render_fps": 1,
        }
        self.render_mode: Final = render_mode
        self.seats: Final = {
            f"player_{seat}": Seat(seat) for seat, level in enumerate(levels) if level is None
        }
        self._levels: Final = tuple(levels)
        self._reward: Final = reward
        self._illegal: Final = illegal
        if max_cycles is None and (kind.timed or kind.dialled):
            max_cycles = LONGEST
        self._max_cycles: Final = max_cycles
        self._seed = secrets.token_bytes(SEED_BYTES)
        self._games = 0
        self._play: Play | None = None
        self._paid: list[float] = []
        self._made: list[int] = []
        self._loser: Seat | None = None
        self.drafting = False
        """Whether the last choices only added to drafts: nothing has happened for anybody."""
        self.told: dict[Seat, dict[str, str]] = {}
        """News for each seat since its last choice."""

    @property
    def play(self) -> Play:
        """Return the game that is played; raises RuntimeError before the first one."""
        if self._play is None:
            raise RuntimeError("call reset() first")
        return self._play

    @property
    def over(self) -> bool:
        """Return whether the game is over, by its rules or by a choice that wasn't allowed."""
        return self.play.result is not None or self._loser is not None

    def begin(self, seed: int | None) -> None:
        """Begin a game, and let it go on to the first decision of an agent."""
        if seed is not None:
            self._seed, self._games = simulation_seed(seed), 0
        self._games += 1
        seed_of_game = sha256(self._seed + self._games.to_bytes(8, "big")).digest()
        self._play = playing(self.kind, self._levels, seed_of_game)
        self._paid = [0.0] * len(self._levels)
        self._loser = None
        self.told = {}
        self._made = [0] * len(self._levels)
        self._play.go_on()

    def choose(self, actions: Mapping[Seat, Action]) -> None:
        """
        Make the choices of these seats, as if all at once.

        `told` then has news for each: usually nothing, *refusal* for a choice that it didn't have,
        and *void* if another choice made it impossible. In a game in real time, *void* may come
        later, from `settle`.
        """
        play = self.play
        choices = [(seat, self._allowed(play, seat, action)) for seat, action in actions.items()]
        self.drafting = self._loser is None
        if self._loser is not None:
            return
        for seat, one in choices:
            if one is None:
                continue
            # A choice to wait may be for what another seat has just ended.
            if one[0] == WAIT and len(choices) > 1 and not play.mask(seat)[WAIT]:
                continue
            why_not = play.choose(seat, *one)
            self.drafting = self.drafting and play.drafting
            if why_not is not None:
                self.told[seat]["void"] = why_not

    def settle(self) -> list[float]:
        """Let the game go on to the next decision, and return each seat's reward since the last."""
        if self._loser is not None:
            return [-1.0 if seat == self._loser else 0.0 for seat in range(len(self._levels))]
        if self.drafting:
            return [0.0] * len(self._levels)
        play = self.play
        play.go_on()
        for seat, why in play.voids().items():
            self.told.setdefault(seat, {})["void"] = why
        due = self._due()
        earned = [now - before for now, before in zip(due, self._paid, strict=True)]
        self._paid = due
        return earned

    def cut(self, seats: Iterable[Seat]) -> bool:
        """Return whether one of these seats has made as many choices as an agent may."""
        return self._max_cycles is not None and any(
            self._made[seat] >= self._max_cycles for seat in seats
        )

    def observe(self, seat: Seat) -> Observation:
        """Return what a seat sees, and what it may do."""
        play = self.play
        return {"observation": play.observe(seat), "action_mask": play.mask(seat).copy()}

    def tries(
        self, seat: Seat, dials: Sequence[Sequence[float]], mapper: Mapper = map
    ) -> Sequence[Any]:
        """
        Return what each of many acts with these dials would do, by what a seat knows.

        Raises ValueError for a game whose choices have no dials.
        """
        dialled = self.kind.dialled
        if dialled is None:
            raise ValueError(f"{self.kind.module.facts.name} has nothing to try")
        return dialled.tries(self.play.sight(seat), dials, mapper)

    def render(self, seat: Seat) -> Picture | None:
        """Print the game as a seat sees it, or return a picture of that text."""
        if self.render_mode is None:
            return None
        text = self.kind.encoding.shows(self.play.sight(seat))
        if self.render_mode == "rgb_array":
            return picture(text)
        sys.stdout.write(f"{text}\n")
        return None

    def _allowed(self, play: Play, seat: Seat, action: Action) -> Chosen | None:
        """Return a seat's choice, or None, with a refusal, if the mask forbids it."""
        one = choice, _dials = chosen(action)
        self._made[seat] += 1
        self.told[seat] = {}
        if play.mask(seat)[choice]:
            return one
        why = f"{seat} can't choose {choice}: the action mask has a 0 there"
        if self._illegal == "raise":
            raise ValueError(why)
        if self._illegal == "lose":
            self._loser = seat
        self.told[seat]["refusal"] = why
        return None

    def _due(self) -> list[float]:
        """Return what each seat has earned in this game so far."""
        if self._reward == "points":
            return [float(points) for points in self.play.points()]
        result = self.play.result
        return [0.0] * len(self._levels) if result is None else by_places(result)
