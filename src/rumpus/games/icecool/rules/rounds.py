"""Turns and rounds: whose turn comes next, when one ends, and what a round's end brings."""

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
"""Flicks that the table can't work out, after which a turn is over (IC-29)."""


def begin(school: School, story: Story, clock: Clock, number: int, catcher: Seat) -> None:
    """Begin a round: the fish hang, and the Catcher is to place a penguin (IC-7, IC-8)."""
    doors = whereabouts.fish_doors(school, len(story.state.seats))
    story.tell(RoundBegan(number, catcher, doors, clock.turn()))


def next_turn(school: School, story: Story, clock: Clock) -> None:
    """Begin the turn of the seat to the left (IC-9)."""
    begin_turn(school, story, clock, seating.after(story.state, story.state.turn))


def begin_turn(school: School, story: Story, clock: Clock, seat: Seat) -> None:
    """Begin a turn; a Runner who is not on the board yet enters (IC-10)."""
    story.tell(TurnBegan(seat, clock.turn()))
    if story.state.seats[seat].pose is None:
        enter(school, story, seat)


def enter(school: School, story: Story, seat: Seat) -> None:
    """Put a Runner on the red circle (IC-10, IC-34)."""
    others = whereabouts.others(story.state.seats, seat)
    story.tell(Entered(seat, whereabouts.circle_place(school, others)))


def end_turn(school: School, story: Story, clock: Clock, why: Ending) -> None:
    """End the turn under way, and begin the next."""
    story.tell(TurnEnded(story.state.turn, why))
    next_turn(school, story, clock)


def end_if_idle(school: School, story: Story, clock: Clock) -> None:
    """
    End a turn in which nothing more can be done, whatever the cards.

    Two cards face down are the least that skates or a moved fish take, and everybody sees how many
    there are: so this tells nothing about a hand (IC-29).
    """
    seated = story.state.seats[story.state.turn]
    if story.state.rules.scoring == "tournament" or len(face_down(seated)) < PAIR:
        end_turn(school, story, clock, "nothing")


def flicked(school: School, story: Story, clock: Clock, event: Flicked) -> None:
    """Apply a flick and all its consequences (IC-18); *clock* counts from its end."""
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
        # IC-34: no skates; the Runner goes to the circle and has a turn at once.
        story.tell(TurnEnded(event.seat, "caught"))
        story.tell(TurnBegan(caught, clock.turn()))
        enter(school, story, caught)
    else:
        end_if_idle(school, story, clock)


def _later(before: State, flick: Flicked) -> Millis | None:
    """
    Return the deadline of a repeated flick, None without a timer (IC-11).

    It is the same turn, and so the same time, but for the penguins that moved; and with all of
    that a turn takes twice its time at most. Otherwise a player could flick softly on and on
    and hold up the table for good, or save up time by not waiting for the penguin.
    """
    if before.due is None or before.latest is None:
        return None
    return min(Millis(before.due + flick.shot.duration), before.latest)


def _failed(school: School, story: Story, clock: Clock, event: Flicked) -> None:
    """
    Undo a flick that could not be simulated: it may be repeated in the time that is left.

    The fault is the table's, not the player's. But nobody holds a game up with flicks like that.
    """
    due = story.state.due
    story.tell(event)
    if story.state.failures + 1 < FAILURES:
        story.tell(FlickAgain(event.seat, "trouble", due))
    else:
        end_turn(school, story, clock, "trouble")


def _end_round(school: School, story: Story, clock: Clock, over: RoundEnded) -> None:
    """IC-31: cards for ID cards, the Catcher first; then the next round, or the end."""
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
