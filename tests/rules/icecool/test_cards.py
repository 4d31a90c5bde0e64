"""Skates, tasks, moved fish, and the end of a turn (IC-25 to IC-29, IC-33)."""

import pytest

from rules.icecool.spec import (
    CIRCLE,
    CLASSROOM,
    DURATION,
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
from rumpus.core.values import Millis, Seat, Timer
from rumpus.games.icecool.actions import (
    Announce,
    EndTurn,
    MakeFlick,
    MoveFish,
    Skate,
    Task,
)
from rumpus.games.icecool.events import (
    Announced,
    Drew,
    FishMoved,
    FishTaken,
    FlickAgain,
    Skated,
    StandIn,
    TaskDone,
    TaskFailed,
    TurnBegan,
    TurnEnded,
)
from rumpus.games.icecool.rules.cards import DECK, card
from rumpus.physics.facts import Bounced, Fact, Passed
from rumpus.physics.scene import standing

PARTITION = 14


@pytest.mark.rule("IC-25")
def test_two_ones_are_skates_for_another_turn() -> None:
    """They are turned up for all to see, and the same seat flicks again."""
    spec = Spec(deck="jd3").holds(B, 3).flick(B).when(B, Skate(0, 1), at=4000)
    spec.then(Skated(B, (spec.card(0), spec.card(1)), Millis(64_000)))
    assert (spec.state.turn, spec.state.phase) == (B, "before")
    seat = spec.view(None).seats[B]
    assert (seat.cards, seat.down, [card.worth for card in seat.up]) == (3, 1, [1, 1])
    assert spec.view(B).hand == (spec.card(2),)
    spec.flick(B).accepted()


@pytest.mark.rule("IC-25")
def test_skates_go_on_while_cards_last() -> None:
    """For the Catcher as for Runners."""
    spec = Spec(2, deck="jdbj").flick(B).holds(A, 4).flick(A)
    spec.when(A, Skate(0, 1)).accepted()
    spec.flick(A).when(A, Skate(2, 3)).accepted()
    spec.flick(A)
    assert spec.told(TurnEnded) == [TurnEnded(A, "nothing")]


@pytest.mark.rule("IC-25")
def test_skates_take_two_ones_of_ones_own() -> None:
    """After the flick, two different cards, both worth 1."""
    spec = Spec(deck="jd2b").holds(B, 3).holds(C, 1)
    spec.when(B, Skate(0, 1)).refused("flick_first", "IC-12")
    spec.flick(B)
    spec.when(B, Skate(0, 0)).refused("card_twice", "IC-25", card=0)
    spec.when(B, Skate(0, 2)).refused("no_skates", "IC-25")
    spec.when(B, Skate(0, 3)).refused("not_your_card", "IC-25", card=3)
    spec.when(C, Skate(0, 1)).refused("not_your_turn", "IC-9", seat=B)


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
    """A jump lands in a room, two doors are two, a bounce comes first; all by oneself."""
    spec = Spec(deck="jdb").flick(B).flick(C).flick(A).holds(B, 3).announce(B, task)
    spec.flick(B, *facts)
    held = {"jump": 0, "doors": 1, "bounce": 2}[task]
    assert spec.told(TaskDone) == ([TaskDone(B, task, spec.card(held))] if done else [])
    assert spec.told(TaskFailed) == ([] if done else [TaskFailed(B, task, "missed")])


@pytest.mark.rule("IC-26")
def test_a_task_done_turns_the_card_up_and_draws_a_new_one() -> None:
    """Fish on the way have their cards first."""
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
    """Nothing is fulfilled by chance, and nothing in somebody else's turn."""
    spec = Spec(deck="d33").holds(B, 3).flick(B, through(B, 0), through(B, 1))
    assert spec.told(TaskDone, TaskFailed) == []
    spec.when(B, Announce("doors")).refused("flicked_already", "IC-12")
    spec.when(B, EndTurn()).flick(C, through(B, 0), through(B, 1))
    assert spec.told(TaskDone) == []


@pytest.mark.rule("IC-26")
def test_one_task_is_announced_a_turn() -> None:
    """Everybody hears its kind, and nobody which card; it can't be changed."""
    spec = Spec(deck="jd").holds(B, 2).when(B, Announce("jump"))
    spec.then(Announced(B, "jump"))
    assert spec.view(None).announced == "jump"
    spec.when(B, Announce("doors")).refused("announced_already", "IC-26")


@pytest.mark.rule("IC-26")
def test_after_skates_another_task_may_be_announced() -> None:
    """A skate is another turn."""
    spec = Spec(deck="jdbb").holds(B, 4).announce(B, "jump").flick(B)
    spec.when(B, Skate(0, 2)).accepted()
    spec.announce(B, "doors").flick(B, through(B, 0), through(B, 1))
    assert spec.told(TaskDone) == [TaskDone(B, "doors", spec.card(1))]


@pytest.mark.rule("IC-26")
def test_the_next_turn_knows_of_no_task() -> None:
    """Fulfilling later what was announced in a turn before is nothing."""
    spec = Spec(2, deck="d").holds(B, 1).announce(B, "doors").flick(B).flick(A)
    assert spec.view(None).announced is None
    spec.flick(B, through(B, 0), through(B, 1))
    assert spec.told(TaskDone, TaskFailed) == []


@pytest.mark.rule("IC-26")
def test_whoever_announces_what_he_cannot_prove_gets_nothing() -> None:
    """The table takes the announcement, since a refusal would tell the others of a hand."""
    spec = Spec(deck="j3").holds(B, 2).announce(B, "doors")
    spec.flick(B, through(B, 0), through(B, 1))
    assert spec.told(TaskDone, TaskFailed) == [TaskFailed(B, "doors", "no_card")]


@pytest.mark.rule("IC-11", "IC-26")
def test_a_task_without_its_card_is_told_when_it_is_fulfilled() -> None:
    """Also in a flick that is repeated; nothing more comes of it in the repeat."""
    spec = Spec(deck="j3").holds(B, 2).announce(B, "doors")
    spec.flick(B, through(B, 0), through(B, 1), to={B: CIRCLE})
    assert spec.told(TaskFailed) == [TaskFailed(B, "doors", "no_card")]
    spec.flick(B, through(B, 0), through(B, 1))
    assert spec.told(TaskDone, TaskFailed) == []


@pytest.mark.rule("IC-26")
def test_a_card_drawn_in_the_flick_serves_the_next_one() -> None:
    """It was not held before."""
    spec = Spec(deck="3d").holds(B, 1).announce(B, "doors")
    spec.flick(B, through(B, 3), through(B, 0))
    assert spec.card(1).task == "doors"
    assert spec.told(TaskFailed) == [TaskFailed(B, "doors", "no_card")]


@pytest.mark.rule("IC-26")
def test_without_a_card_face_down_there_is_nothing_to_announce() -> None:
    """As everybody can see."""
    spec = Spec(deck="j").when(B, Announce("jump")).refused("no_cards", "IC-26")
    assert spec.state.announced is None
    used = Spec(deck="jj").holds(B, 2).flick(B).when(B, Skate(0, 1)).accepted()
    used.when(B, Announce("jump")).refused("no_cards", "IC-26")


@pytest.mark.rule("IC-26")
def test_the_catcher_has_tasks_as_well() -> None:
    """His doors count, though he has no fish."""
    spec = Spec(2, deck="d").flick(B).holds(A, 1).announce(A, "doors")
    spec.flick(A, through(A, 3), through(A, 5))
    assert spec.told(TaskDone, FishTaken) == [TaskDone(A, "doors", spec.card(0))]


@pytest.mark.rule("IC-26")
def test_there_and_back_is_two_doors_where_that_was_agreed() -> None:
    """Option ``two_doors``."""
    spec = Spec(deck="d", two_doors="there_and_back").holds(B, 1).announce(B, "doors")
    spec.flick(B, through(B, 0), through(B, 0))
    assert spec.told(TaskDone) != []


@pytest.mark.rule("IC-27")
def test_a_card_that_served_a_task_is_no_skate() -> None:
    """It is turned up."""
    spec = Spec(deck="djb").holds(B, 3).announce(B, "doors")
    spec.flick(B, through(B, 0), through(B, 1))
    spec.when(B, Skate(0, 1)).refused("card_used", "IC-27", card=0)
    spec.when(B, Skate(1, 2)).accepted()


@pytest.mark.rule("IC-27")
def test_a_card_that_served_as_skate_fulfils_no_task() -> None:
    """Nor is it a skate once more."""
    spec = Spec(deck="djbb").holds(B, 4).flick(B).when(B, Skate(0, 1)).accepted()
    spec.announce(B, "doors").flick(B, through(B, 0), through(B, 1))
    assert spec.told(TaskFailed) == [TaskFailed(B, "doors", "no_card")]
    spec.when(B, Skate(1, 2)).refused("card_used", "IC-27", card=1)


@pytest.mark.rule("IC-28")
def test_two_twos_move_a_fish() -> None:
    """The table picks the cards, and turns them up."""
    spec = Spec(deck="2322").holds(B, 4).when(B, MoveFish(B, 1, 6))
    spec.then(FishMoved(B, B, 1, 6, (spec.card(0), spec.card(2))))
    assert (spec.seat(B).fish, spec.seat(B).up) == ((3, 5, 6), (0, 2))
    spec.when(B, MoveFish(B, 3, 2)).refused("no_twos", "IC-28")
    spec.flick(B, through(B, 6))
    assert spec.told(FishTaken) == [FishTaken(B, 6)]


@pytest.mark.rule("IC-28")
def test_a_fish_is_moved_before_the_flick_or_after_it() -> None:
    """And again while there are cards; not in somebody else's turn."""
    spec = Spec(deck="222222").holds(B, 6).when(B, MoveFish(B, 1, 6)).accepted()
    spec.flick(B).when(B, MoveFish(B, 3, 1)).accepted()
    assert spec.told(TurnEnded) == []
    spec.when(B, MoveFish(B, 1, 2)).accepted()
    assert spec.told(TurnEnded) == [TurnEnded(B, "nothing")]
    spec.when(B, MoveFish(B, 2, 1)).refused("not_your_turn", "IC-9", seat=C)


@pytest.mark.rule("IC-28")
def test_the_catcher_moves_fish_as_well() -> None:
    """Of any colour."""
    spec = Spec(2, deck="22").flick(B).holds(A, 2).when(A, MoveFish(B, 1, 6))
    spec.then(FishMoved(A, B, 1, 6, (spec.card(0), spec.card(1))))


@pytest.mark.rule("IC-28")
def test_only_a_fish_that_hangs_is_moved() -> None:
    """Over a door that there is, and not to where another of its colour hangs."""
    spec = Spec(deck="22").holds(B, 2).hangs(B, 1, 3)
    for colour, out_of in ((B, 5), (B, 0), (A, 1), (Seat(3), 1)):
        spec.when(B, MoveFish(colour, out_of, 6)).refused("fish_not_there", "IC-28")
    for to in (1, 3):
        spec.when(B, MoveFish(B, 1, to)).refused("fish_there_already", "IC-28")
    spec.when(B, MoveFish(B, 1, 7)).refused("no_such_door", "IC-28")


@pytest.mark.rule("IC-28")
def test_a_door_may_have_fish_of_several_colours() -> None:
    """One of each."""
    spec = Spec(deck="22").holds(B, 2).hangs(B, 1).when(B, MoveFish(B, 1, 5)).accepted()
    assert (spec.seat(B).fish, spec.seat(C).fish) == ((5,), (1, 3, 5))


@pytest.mark.rule("IC-28")
@pytest.mark.parametrize(
    ("x", "y", "barred"),
    [
        (460, 320, {1, 2, 6}),
        (400, 80, {2, 3, 5}),
        (280, 240, {4, 5, 6}),
        (200, 80, {0, 2, 3, 4, 5}),
        (187, 80, {0, 2, 3, 4, 5}),
    ],
)
def test_no_fish_goes_to_the_room_where_its_penguin_is(x: int, y: int, barred: set[int]) -> None:
    """In a doorway a penguin is in both rooms, seen from there or not."""
    for to in range(7):
        spec = Spec(deck="22").flick(B).holds(C, 2).hangs(B, 1).stands(B, standing(x, y))
        spec.when(C, MoveFish(B, 1, to))
        if to in barred - {1}:
            spec.refused("penguin_there", "IC-28")
        elif to != 1:
            spec.accepted()


@pytest.mark.rule("IC-28")
def test_a_runner_who_has_not_come_in_is_in_the_classroom() -> None:
    """So no door of it takes his fish."""
    spec = Spec(deck="2222").holds(B, 4).hangs(C, 1)
    for to in (0, 3, 4):
        spec.when(B, MoveFish(C, 1, to)).refused("penguin_there", "IC-28")
    spec.when(B, MoveFish(C, 1, 5)).accepted()


@pytest.mark.rule("IC-29")
def test_a_turn_waits_for_a_word_with_or_without_usable_cards() -> None:
    """Two cards face down, whatever they are: nobody learns anything from the pace."""
    events: list[list[str]] = []
    for deck in ("jj", "22", "33", "j2"):
        spec = Spec(deck=deck).holds(B, 2).flick(B)
        assert spec.game.timers(spec.state) == (
            Timer("turn_end", Millis(1000 + DURATION + 15_000)),
        )
        events.append(spec.kinds)
        spec.when(B, EndTurn())
        assert spec.told(TurnEnded) == [TurnEnded(B, "said")]
    assert all(names == ["Flicked", "OffCircle"] for names in events)


@pytest.mark.rule("IC-29")
@pytest.mark.parametrize("cards", [0, 1])
def test_with_fewer_than_two_cards_a_turn_ends_by_itself(cards: int) -> None:
    """Everybody sees that there is nothing to use."""
    spec = Spec(deck="j").holds(B, cards).flick(B)
    assert spec.told(TurnEnded) == [TurnEnded(B, "nothing")]


@pytest.mark.rule("IC-29")
def test_a_turn_ends_by_the_timer() -> None:
    """After the flick as well as before it."""
    spec = Spec(deck="jj").holds(B, 2).flick(B).fires("turn_end")
    assert spec.told(TurnEnded, TurnBegan) == [
        TurnEnded(B, "timer"),
        TurnBegan(C, Millis(spec.at + 60_000)),
    ]
    spec.fires("turn")
    assert spec.told(TurnEnded) == [TurnEnded(C, "timer")]
    assert spec.state.turn == A


@pytest.mark.rule("IC-29", "IC-11")
def test_whoever_did_not_flick_in_time_still_has_his_first_flick_to_come() -> None:
    """He stands on the circle, and the flick is repeated if he stays there."""
    spec = Spec(2).fires("turn").flick(A).flick(B, to={B: standing(105, 160)})
    assert spec.told(FlickAgain) != []


@pytest.mark.rule("IC-29")
def test_without_a_timer_nothing_ends_by_itself() -> None:
    """Neither before the flick nor after it."""
    spec = Spec(deck="jj", turn=0).holds(B, 2)
    assert spec.game.timers(spec.state) == ()
    assert spec.game.timers(spec.flick(B).state) == ()


@pytest.mark.rule("IC-29")
def test_a_timer_that_nobody_waits_for_is_void() -> None:
    """It was overtaken by a flick."""
    spec = Spec()
    (timer,) = spec.game.timers(spec.state)
    spec.flick(B)
    spec.serve(timer).refused("void", None)


@pytest.mark.rule("IC-29")
def test_cards_turned_up_still_count() -> None:
    """And a new card can be used at once."""
    spec = Spec(2, deck="jb").holds(B, 1)
    spec.flick(B, through(B, 3)).when(B, Skate(0, 1)).accepted()
    spec.given(*spec.game.cut_short(spec.state, spec.at))
    assert spec.view(None).seats[B].points == 2


@pytest.mark.rule("IC-29")
def test_a_flick_that_cannot_be_simulated_may_be_made_again() -> None:
    """Nothing has moved, the announcement stands, and the time goes on."""
    spec = Spec(deck="bb").holds(B, 2).announce(B, "bounce").flick(B, trouble="unsettled")
    due = Millis(60_000)
    assert spec.kinds == ["Flicked", "FlickAgain"]
    assert spec.told(FlickAgain) == [FlickAgain(B, "trouble", due)]
    assert (spec.state.announced, spec.state.due) == ("bounce", due)
    spec.flick(B, bounce(B), through(B, 0))
    assert spec.told(TaskDone) != []


@pytest.mark.rule("IC-29")
def test_the_third_flick_that_cannot_be_simulated_ends_the_turn() -> None:
    """So nobody holds up a table without a timer."""
    spec = Spec(turn=0)
    for _ in range(2):
        spec.flick(B, trouble="lost")
        assert spec.told(TurnEnded) == []
    spec.flick(B, trouble="lost")
    assert spec.told(TurnEnded) == [TurnEnded(B, "trouble")]
    spec.flick(C).flick(A).flick(B, trouble="lost")
    assert spec.told(TurnEnded) == []


@pytest.mark.rule("IC-33")
def test_the_deck_has_eighteen_of_each() -> None:
    """And six 1s with each task."""
    cards = [card(DECK, number) for number in range(54)]
    assert [sum(c.worth == w for c in cards) for w in (1, 2, 3)] == [18, 18, 18]
    assert [sum(c.task == t for c in cards) for t in ("jump", "doors", "bounce")] == [6, 6, 6]


@pytest.mark.rule("IC-33")
def test_an_empty_pile_credits_a_point() -> None:
    """Everybody is told; it counts as a card, and can do nothing."""
    spec = Spec(2).holds(B, 54).flick(B, through(B, 3), through(B, 5))
    assert spec.told(StandIn, Drew) == [
        StandIn(B, spec.card(54), "fish"),
        StandIn(B, spec.card(55), "fish"),
    ]
    assert (spec.card(54).worth, spec.card(54).task) == (1, None)
    for event in spec.told(StandIn):
        assert spec.game.redact(spec.state, event, A) == event
        assert spec.game.redact(spec.state, event, None) == event
    assert spec.view(None).deck_left == 0
    spec.when(B, Skate(54, 55)).refused("no_skates", "IC-25")
    spec.given(*spec.game.cut_short(spec.state, spec.at))
    assert (spec.view(A).seats[B].points, spec.view(A).seats[B].cards) == (54 * 3 + 2, 56)


@pytest.mark.rule("IC-3", "IC-33")
def test_the_last_card_is_drawn_like_any_other() -> None:
    """Nobody else sees it; the one after it is the first that is credited."""
    spec = Spec(2).holds(B, 53).flick(B, through(B, 3), through(B, 5))
    assert spec.told(Drew, StandIn) == [
        Drew(B, spec.card(53), "fish"),
        StandIn(B, spec.card(54), "fish"),
    ]


@pytest.mark.rule("IC-26", "IC-33")
def test_a_task_on_an_empty_pile_is_credited_too() -> None:
    """The card is turned up all the same."""
    spec = Spec(2, deck="d").holds(B, 54).announce(B, "doors")
    spec.flick(B, through(B, 0), through(B, 2), to={B: STREET})
    assert spec.told(TaskDone, StandIn) == [
        TaskDone(B, "doors", spec.card(0)),
        StandIn(B, spec.card(54), "task"),
    ]
    spec.when(B, MakeFlick(0, 1)).refused("flicked_already", "IC-12")
