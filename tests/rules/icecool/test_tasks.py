"""Tests of announcing and fulfilling tasks, and of using their cards (IC-26, IC-27)."""

import pytest

from rules.icecool.spec import (
    CIRCLE,
    CLASSROOM,
    GYM,
    HALL,
    STREET,
    A,
    B,
    C,
    Spec,
    bounce,
    jump,
    land,
    through,
    touch,
)
from rumpus.games.icecool.actions import Announce, EndTurn, MakeFlick, Skate, Task
from rumpus.games.icecool.events import Announced, Drew, FishTaken, StandIn, TaskDone, TaskFailed
from rumpus.physics.facts import Bounced, Fact, Passed

PARTITION = 14
TASKS: list[tuple[Task, list[Fact], bool]] = [
    ("jump", [jump(B), land(B)], True),
    ("jump", [jump(B)], False),
    ("jump", [jump(B), land(B, None)], False),
    ("jump", [jump(B, CLASSROOM, None), land(B, None)], False),
    ("jump", [jump(B), jump(B, GYM, None), land(B, None)], False),
    ("jump", [jump(B), jump(B, GYM, None), jump(B, None, GYM), land(B)], False),
    ("jump", [jump(B, GYM, None), land(B, None), jump(B, None, GYM), land(B)], False),
    ("jump", [jump(B), jump(B, GYM, HALL), land(B, HALL)], True),
    ("jump", [jump(B), land(B), jump(B, GYM, None), land(B, None)], True),
    ("jump", [land(B), jump(B)], False),
    ("jump", [jump(C), land(C)], False),
    ("jump", [through(B, 3)], False),
    ("doors", [through(B, 0), through(B, 1)], True),
    ("doors", [through(B, 0), through(B, 0)], False),
    ("doors", [through(B, 0), through(C, 1)], False),
    ("doors", [jump(B), land(B), through(B, 0)], False),
    ("bounce", [bounce(B), through(B, 0)], True),
    ("bounce", [through(B, 0), bounce(B)], False),
    ("bounce", [bounce(C), through(B, 0)], False),
    ("bounce", [bounce(B), through(C, 0)], False),
    ("bounce", [touch(B, C), through(B, 0)], False),
    ("bounce", [bounce(B), bounce(B)], False),
    ("bounce", [Bounced(50, B, PARTITION), Passed(60, B, 3, GYM)], True),
]


@pytest.mark.rule("IC-26")
@pytest.mark.parametrize(("task", "facts", "done"), TASKS)
def test_what_fulfils_a_task(task: Task, facts: list[Fact], done: bool) -> None:
    """The mover fulfils a task by a jump into a room, two doors, or a bounce and then a door."""
    spec = Spec(deck="jdb").flick(B).flick(C).flick(A).holds(B, 3).announce(B, task)
    spec.flick(B, *facts)
    held = {"jump": 0, "doors": 1, "bounce": 2}[task]
    assert spec.told(TaskDone) == ([TaskDone(B, task, spec.card(held))] if done else [])
    assert spec.told(TaskFailed) == ([] if done else [TaskFailed(B, task, "missed")])


@pytest.mark.rule("IC-26")
def test_a_task_done_turns_the_card_up_and_draws_a_new_one() -> None:
    """A fulfilled task turns its card up and draws another, after the cards for fish on the way."""
    spec = Spec(deck="d232").holds(B, 1).announce(B, "doors")
    spec.flick(B, through(B, 3), through(B, 5))
    assert spec.kinds[1:7] == ["FishTaken", "Drew", "FishTaken", "Drew", "TaskDone", "Drew"]
    assert spec.told(TaskDone, Drew)[2:] == [
        TaskDone(B, "doors", spec.card(0)),
        Drew(B, spec.card(3), "task"),
    ]
    seat = spec.view(None).seats[B]
    assert (seat.cards, seat.down, seat.up) == (4, 3, (spec.card(0),))


@pytest.mark.rule("IC-26")
def test_a_task_is_announced_before_the_flick() -> None:
    """A task that wasn't announced isn't fulfilled, in one's own turn or in another player's."""
    spec = Spec(deck="d33").holds(B, 3).flick(B, through(B, 0), through(B, 1))
    assert spec.told(TaskDone, TaskFailed) == []
    spec.when(B, Announce("doors")).refused("flicked_already", "IC-12")
    spec.when(B, EndTurn()).flick(C, through(B, 0), through(B, 1))
    assert spec.told(TaskDone) == []


@pytest.mark.rule("IC-26")
def test_one_task_is_announced_a_turn() -> None:
    """A turn has one announcement, which shows the kind of task but not the card."""
    spec = Spec(deck="jd").holds(B, 2).when(B, Announce("jump"))
    spec.then(Announced(B, "jump"))
    assert spec.view(None).announced == "jump"
    spec.when(B, Announce("doors")).refused("announced_already", "IC-26")


@pytest.mark.rule("IC-26")
def test_after_skates_another_task_may_be_announced() -> None:
    """After skates another task can be announced and fulfilled."""
    spec = Spec(deck="jdbb").holds(B, 4).announce(B, "jump").flick(B)
    spec.when(B, Skate(0, 2)).accepted()
    spec.announce(B, "doors").flick(B, through(B, 0), through(B, 1))
    assert spec.told(TaskDone) == [TaskDone(B, "doors", spec.card(1))]


@pytest.mark.rule("IC-26")
def test_the_next_turn_knows_of_no_task() -> None:
    """A task announced in one turn isn't fulfilled in the next."""
    spec = Spec(2, deck="d").holds(B, 1).announce(B, "doors").flick(B).flick(A)
    assert spec.view(None).announced is None
    spec.flick(B, through(B, 0), through(B, 1))
    assert spec.told(TaskDone, TaskFailed) == []


@pytest.mark.rule("IC-26")
def test_whoever_announces_what_he_cannot_prove_gets_nothing() -> None:
    """A task without its card can be announced, but fails with ``no_card`` when fulfilled."""
    spec = Spec(deck="j3").holds(B, 2).announce(B, "doors")
    spec.flick(B, through(B, 0), through(B, 1))
    assert spec.told(TaskDone, TaskFailed) == [TaskFailed(B, "doors", "no_card")]


@pytest.mark.rule("IC-11", "IC-26")
def test_a_task_without_its_card_is_told_when_it_is_fulfilled() -> None:
    """A fulfilled task without its card fails once, in the first flick, not again in the repeat."""
    spec = Spec(deck="j3").holds(B, 2).announce(B, "doors")
    spec.flick(B, through(B, 0), through(B, 1), to={B: CIRCLE})
    assert spec.told(TaskFailed) == [TaskFailed(B, "doors", "no_card")]
    spec.flick(B, through(B, 0), through(B, 1))
    assert spec.told(TaskDone, TaskFailed) == []


@pytest.mark.rule("IC-26")
def test_a_card_drawn_in_the_flick_serves_the_next_one() -> None:
    """A card drawn in a flick can't be turned up for that flick's task."""
    spec = Spec(deck="3d").holds(B, 1).announce(B, "doors")
    spec.flick(B, through(B, 3), through(B, 0))
    assert spec.card(1).task == "doors"
    assert spec.told(TaskFailed) == [TaskFailed(B, "doors", "no_card")]


@pytest.mark.rule("IC-26")
def test_without_a_card_face_down_there_is_nothing_to_announce() -> None:
    """Announcing is refused to a player without a card face down."""
    spec = Spec(deck="j").when(B, Announce("jump")).refused("no_cards", "IC-26")
    assert spec.state.announced is None
    used = Spec(deck="jj").holds(B, 2).flick(B).when(B, Skate(0, 1)).accepted()
    used.when(B, Announce("jump")).refused("no_cards", "IC-26")


@pytest.mark.rule("IC-26")
def test_the_catcher_has_tasks_as_well() -> None:
    """The Catcher fulfils the task of two doors without taking fish."""
    spec = Spec(2, deck="d").flick(B).holds(A, 1).announce(A, "doors")
    spec.flick(A, through(A, 3), through(A, 5))
    assert spec.told(TaskDone, FishTaken) == [TaskDone(A, "doors", spec.card(0))]


@pytest.mark.rule("IC-26")
def test_there_and_back_is_two_doors_where_that_was_agreed() -> None:
    """With ``there_and_back``, going there and back through one door counts as two doors."""
    spec = Spec(deck="d", two_doors="there_and_back").holds(B, 1).announce(B, "doors")
    spec.flick(B, through(B, 0), through(B, 0))
    assert spec.told(TaskDone) != []


@pytest.mark.rule("IC-27")
def test_a_card_that_served_a_task_is_no_skate() -> None:
    """A card used for a task can't be used for skates; other 1s can."""
    spec = Spec(deck="djb").holds(B, 3).announce(B, "doors")
    spec.flick(B, through(B, 0), through(B, 1))
    spec.when(B, Skate(0, 1)).refused("card_used", "IC-27", card=0)
    spec.when(B, Skate(1, 2)).accepted()


@pytest.mark.rule("IC-27")
def test_a_card_that_served_as_skate_fulfils_no_task() -> None:
    """A card used for skates can neither be turned up for a task nor be used for skates again."""
    spec = Spec(deck="djbb").holds(B, 4).flick(B).when(B, Skate(0, 1)).accepted()
    spec.announce(B, "doors").flick(B, through(B, 0), through(B, 1))
    assert spec.told(TaskFailed) == [TaskFailed(B, "doors", "no_card")]
    spec.when(B, Skate(1, 2)).refused("card_used", "IC-27", card=1)


@pytest.mark.rule("IC-26", "IC-33")
def test_a_task_on_an_empty_pile_is_credited_too() -> None:
    """A task fulfilled when the pile is empty turns its card up and credits a point."""
    spec = Spec(2, deck="d").holds(B, 54).announce(B, "doors")
    spec.flick(B, through(B, 0), through(B, 2), to={B: STREET})
    assert spec.told(TaskDone, StandIn) == [
        TaskDone(B, "doors", spec.card(0)),
        StandIn(B, spec.card(54), "task"),
    ]
    spec.when(B, MakeFlick(0, 1)).refused("flicked_already", "IC-12")
