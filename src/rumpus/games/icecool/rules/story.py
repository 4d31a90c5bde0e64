"""A cause with many consequences: its events so far, and the state after them."""

from rumpus.core.values import Seat
from rumpus.games.icecool.events import Drew, IceEvent, StandIn, Why
from rumpus.games.icecool.evolve import evolve
from rumpus.games.icecool.rules import cards
from rumpus.games.icecool.state import State


class Story:
    """Story of a cause: its events in order, each judged by the state after the earlier ones."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[IceEvent] = []

    def tell(self, *events: IceEvent) -> None:
        """Append events and apply them to the state."""
        for event in events:
            self.events.append(event)
            self.state = evolve(self.state, event)

    def draw(self, seat: Seat, why: Why) -> None:
        """Draw the top card for a seat, or a stand-in if the pile is empty (IC-33)."""
        number = self.state.drawn
        card = cards.card(self.state.deck, number)
        drew = Drew if number < len(self.state.deck) else StandIn
        self.tell(drew(seat, card, why))
