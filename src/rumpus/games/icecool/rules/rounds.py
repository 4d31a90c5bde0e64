"""Turns and rounds: their order, when a turn ends, and the effects of the end of a round."""

from typing import Final

from rumpus.core.values import Millis, Seat
from rumpus.games.icecool.events import (
    Ending,
    Entered,
    Finished,
    FlickAgain,
    Flicked,
    IdsCashed,
    RoundBegan,
    RoundEnded,
    TurnBegan,
    TurnEnded,
)
from rumpus.games.icecool.rules import seating, whereabouts
from rumpus.games.icecool.rules.cards import PAIR, face_down
from rumpus.games.icecool.rules.clock import Clock
from rumpus.games.icecool.rules.ending import round_over
from rumpus.games.icecool.rules.moving import Move
from rumpus.games.icecool.rules.story import Story
from rumpus.games.icecool.state import State
from rumpus.physics.layout import School

FAILURES: Final = 3
"""Number of failed simulations in a turn after which the turn is over (IC-29)."""


def begin(school: School, story: Story, clock: Clock, number: int, catcher: Seat) -> None:
    """Begin a round: hang the fish, and wait for the Catcher's place (IC-7, IC-8)."""
    doors = whereabouts.fish_doors(school, len(story.state.seats))
    story.tell(RoundBegan(number, catcher, doors, clock.turn()))


def next_turn(school: School, story: Story, clock: Clock) -> None:
    """Begin the turn of the seat to the left (IC-9)."""
    begin_turn(school, story, clock, seating.after(story.state, story.state.turn))


def begin_turn(school: School, story: Story, clock: Clock, seat: Seat) -> None:
    """Begin a turn; a Runner who isn't on the board yet enters first (IC-10)."""
    story.tell(TurnBegan(seat, clock.turn()))
    if story.state.seats[seat].pose is None:
        enter(school, story, seat)


def enter(school: School, story: Story, seat: Seat) -> None:
    """Put a Runner on the red circle (IC-10, IC-34)."""
    others = whereabouts.others(story.state.seats, seat)
    story.tell(Entered(seat, whereabouts.circle_place(school, others)))


def end_turn(school: School, story: Story, clock: Clock, why: Ending) -> None:
    """End the current turn and begin the next."""
    story.tell(TurnEnded(story.state.turn, why))
    next_turn(school, story, clock)


def end_if_idle(school: School, story: Story, clock: Clock) -> None:
    """
    End a turn in which nothing more can be done, whatever the cards.

    Skates and moving a fish both take at least two cards face down. As everybody sees how many a
    seat has, this reveals nothing about them (IC-29).
    """
    seated = story.state.seats[story.state.turn]
    if story.state.rules.scoring == "tournament" or len(face_down(seated)) < PAIR:
        end_turn(school, story, clock, "nothing")


def flicked(school: School, story: Story, clock: Clock, event: Flicked) -> None:
    """Apply a flick and all its consequences (IC-18); *clock* starts at the end of its shot."""
    if not event.shot.safe:
        _failed(school, story, clock, event)
        return
    before = story.state
    move = Move(school, story, event)
    move.happen()
    over = round_over(story.state)
    if over is None and move.is_to_be_repeated():
        later = _later(before, event)
        if later is None or clock.at < later:
            story.tell(FlickAgain(event.seat, "circle", later))
        else:
            move.fail()
            end_turn(school, story, clock, "timer")
        return
    move.fail()
    caught = move.caught()
    if over is not None:
        _end_round(school, story, clock, over)
    elif caught is not None:
        # IC-34: no skates; the caught Runner goes to the circle and takes the next turn at once.
        story.tell(TurnEnded(event.seat, "caught"))
        story.tell(TurnBegan(caught, clock.turn()))
        enter(school, story, caught)
    else:
        end_if_idle(school, story, clock)


def _later(before: State, flick: Flicked) -> Millis | None:
    """
    Return the deadline of a repeated flick, None without a timer (IC-11).

    It belongs to the same turn, so only the time that the penguins moved is added, up to twice the
    time of a turn in all. Otherwise a player could hold up the table for good by flicking softly
    again and again, or gain time by not waiting until the penguin rests.
    """
    if before.due is None or before.latest is None:
        return None
    return min(Millis(before.due + flick.shot.duration), before.latest)


def _failed(school: School, story: Story, clock: Clock, event: Flicked) -> None:
    """
    Undo a flick that couldn't be simulated; it may be repeated in the time that is left.

    The table is at fault, not the player. Still, after several such flicks the turn ends, so that
    nobody can hold up the game with them.
    """
    due = story.state.due
    story.tell(event)
    if story.state.failures + 1 < FAILURES:
        story.tell(FlickAgain(event.seat, "trouble", due))
    else:
        end_turn(school, story, clock, "trouble")


def _end_round(school: School, story: Story, clock: Clock, over: RoundEnded) -> None:
    """IC-31: draw cards for ID cards, the Catcher first; then begin the next round, or finish."""
    story.tell(over)
    catcher = story.state.catcher
    order = seating.order(story.state)
    for seat in (catcher, *order[:-1]):
        ids = seating.ids(story.state, seat)
        if ids:
            story.tell(IdsCashed(seat, ids))
        for _ in range(ids):
            story.draw(seat, "id")
    number = story.state.round + 1
    if number == seating.rounds(story.state):
        story.tell(Finished("rounds"))
    else:
        begin(school, story, clock, number, seating.after(story.state, catcher))
