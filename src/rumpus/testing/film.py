"""
Films of lessons: scenes of a game as a learner's client receives them, made by the game's rules.

    (Recorder(Spec("CART"), ADA)
        .scene("trace")
        .act(ADA, Spell(CART))
        .act(BEN, Accept())
        .scene("pegs")
        .film())

The learner's first act in a scene is what the lesson waits for. What happens before it is the
scene's lead, and what happens after it the answer of the others. A scene without such an act is
only looked at. A refused act fails, so a film shows only what the rules allow.
"""

from collections.abc import Sequence
from typing import Any, Generic, Self

import msgspec

from rumpus.core.game import Action, Answer, Event, Question, State, View
from rumpus.core.values import Options, Refusal, Seat
from rumpus.table.patch import patch_of
from rumpus.testing.scenario import SECOND, Scenario


class Update(msgspec.Struct, frozen=True):
    """
    One entry, as the learner's client receives it.

    *after* is the time since the update before it, and *at* the table time, both in ms. *events*
    are those that the learner may see, *patch* the changes to the learner's view.
    """

    after: int
    at: int
    events: tuple[Any, ...]
    patch: msgspec.Raw


class Way(msgspec.Struct, frozen=True):
    """
    An act that the learner may try, and what follows.

    *back*: the scene begins again afterwards, because the act was not what the lesson waits for.
    """

    action: Any
    updates: tuple[Update, ...]
    back: bool = False


class Asked(msgspec.Struct, frozen=True):
    """A question that the learner's screen may ask in a scene, and its answer."""

    question: Any
    answer: Any


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """
    One scene: *lead* happens by itself, then the learner acts in one of *ways*.

    It begins where the scene before it ended, that is after its first way. *runs* is for how
    many ms after the lead the learner's clock goes on; then it waits for the learner. *over*: the
    game is over after the learner's act. *cut* holds what the script has changed since the scene
    before, as a patch.
    """

    name: str
    cut: msgspec.Raw | None = None
    lead: tuple[Update, ...] = ()
    ways: tuple[Way, ...] = ()
    asked: tuple[Asked, ...] = ()
    runs: int = 0
    over: bool = False


class Film(msgspec.Struct, frozen=True):
    """A lesson's scenes; *view* is the learner's at the beginning, and *at* the table time."""

    options: Options
    roles: tuple[str, ...]
    you: Seat
    at: int
    view: Any
    scenes: tuple[Scene, ...]


class Recorder(Generic[State, Action, Event, View, Question, Answer]):
    """Recorder of one learner's film, over a scenario that is set up."""

    def __init__(
        self, scenario: Scenario[State, Action, Event, View, Question, Answer], learner: Seat
    ) -> None:
        self._scenario = scenario
        self._learner = learner
        self._scenes: list[Scene] = []
        self._last = scenario.state
        self._acts = False
        self._start = (int(scenario.at), msgspec.to_builtins(scenario.view(learner)))

    def scene(self, name: str) -> Self:
        """Begin a scene; what the scenario was given since the last one becomes its cut."""
        assert all(scene.name != name for scene in self._scenes), name
        last, state = self._last, self._scenario.state
        cut = None if state is last else msgspec.Raw(self._patch(last, state))
        self._scenes.append(Scene(name, cut))
        self._last = state
        self._acts = False
        return self

    def act(self, seat: Seat, action: Action, *, after: int = SECOND) -> Self:
        """Let a seat act, *after* ms after what happened last."""
        update = self._acted(seat, action, after)
        if seat != self._learner or self._main is not None:
            return self._add(update)
        self._acts = True
        way = Way(msgspec.to_builtins(action), (update,))
        return self._change(ways=(way, *self._scenes[-1].ways), over=self._over)

    def fires(self) -> Self:
        """Let the next deadline fall due."""
        state, at = self._scenario.state, self._scenario.at
        self._scenario.serve(min(self._scenario.game.timers(state), key=lambda timer: timer.due))
        return self._add(self._update(state, int(self._scenario.at - at)))

    def miss(self, action: Action, *replies: tuple[Seat, Action], after: int = SECOND) -> Self:
        """
        Record what follows if the learner acts otherwise; then the scene begins again.

        Call it before the act that the lesson waits for.
        """
        return self._other(action, replies, after, back=True)

    def either(self, action: Action, *replies: tuple[Seat, Action], after: int = SECOND) -> Self:
        """Record another act that will do; call it before the one that the film goes on with."""
        return self._other(action, replies, after, back=False)

    def ask(self, *questions: Question) -> Self:
        """Record the answers to questions that the learner's screen may ask now."""
        asked = [self._asked(question) for question in questions]
        return self._change(asked=(*self._scenes[-1].asked, *asked))

    def runs(self, ms: int) -> Self:
        """Let the learner's clock go on for a while before it waits for them."""
        return self._change(runs=ms)

    def film(self) -> Film:
        """Return the film."""
        setup, (at, view) = self._scenario.setup, self._start
        roles = tuple(seat.role for seat in setup.seats)
        return Film(setup.options, roles, self._learner, at, view, tuple(self._scenes))

    @property
    def _main(self) -> Way | None:
        """The act that the lesson waits for in this scene, if it is known already."""
        return self._scenes[-1].ways[0] if self._acts else None

    @property
    def _over(self) -> bool:
        return self._scenario.game.result(self._scenario.state) is not None

    def _other(
        self, action: Action, replies: Sequence[tuple[Seat, Action]], after: int, *, back: bool
    ) -> Self:
        assert not self._acts, self._scenes[-1].name
        kept = (self._scenario.state, self._scenario.at, list(self._scenario.log))
        updates = [self._acted(self._learner, action, after)]
        updates += [self._acted(seat, reply, after) for seat, reply in replies]
        self._scenario.state, self._scenario.at, self._scenario.log = kept
        self._last = self._scenario.state
        way = Way(msgspec.to_builtins(action), tuple(updates), back)
        return self._change(ways=(*self._scenes[-1].ways, way))

    def _acted(self, seat: Seat, action: Action, after: int) -> Update:
        before = self._scenario.state
        self._scenario.when(seat, action, self._scenario.at + after)
        return self._update(before, after)

    def _update(self, before: State, after: int) -> Update:
        game, learner, state = self._scenario.game, self._learner, before
        shown: list[Any] = []
        for event in self._scenario.events:
            seen = game.redact(state, event, learner)
            shown += [] if seen is None else [msgspec.to_builtins(seen)]
            state = game.evolve(state, event)
        self._last = self._scenario.state
        patch = msgspec.Raw(self._patch(before, state))
        return Update(after, int(self._scenario.at), tuple(shown), patch)

    def _patch(self, before: State, after: State) -> bytes:
        view, learner = self._scenario.game.view, self._learner
        return patch_of(view(before, learner), view(after, learner))

    def _asked(self, question: Question) -> Asked:
        answer = self._scenario.ask(self._learner, question)
        assert not isinstance(answer, Refusal), answer
        return Asked(msgspec.to_builtins(question), msgspec.to_builtins(answer))

    def _add(self, update: Update) -> Self:
        """Add what somebody else did: to the lead, or to what follows the learner's act."""
        scene, main = self._scenes[-1], self._main
        if main is None:
            return self._change(lead=(*scene.lead, update))
        main = msgspec.structs.replace(main, updates=(*main.updates, update))
        return self._change(ways=(main, *scene.ways[1:]), over=self._over)

    def _change(self, **fields: Any) -> Self:
        self._scenes[-1] = msgspec.structs.replace(self._scenes[-1], **fields)
        return self
