"""A cause that has many consequences: events so far, and the state that they lead to."""

from rumpus.core.values import Seat
from rumpus.games.icecool.events import Drew, IceEvent, StandIn, Why
from rumpus.games.icecool.evolve import evolve
from rumpus.games.icecool.rules import cards
from rumpus.games.icecool.state import State


class Story:
    """The events of a flick in order; each is judged on what the ones before have brought."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[IceEvent] = []

    def tell(self, *events: IceEvent) -> None:
        """Apply these events."""
        for event in events:
            self.events.append(event)
            self.state = evolve(self.state, event)

    def draw(self, seat: Seat, why: Why) -> None:
        """Draw the top card for a seat, or a stand-in if there is none (IC-33)."""
        number = self.state.drawn
        card = cards.card(self.state.deck, number)
        drew = Drew if number < len(self.state.deck) else StandIn
        self.tell(drew(seat, card, why))
