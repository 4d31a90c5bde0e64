"""Script of the lesson in KEYWORD: own cards and blue ones, the longest word, the secret word."""

from typing import Final

from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Seat
from rumpus.games.keyword import data
from rumpus.games.keyword.actions import Blue, Commit, Decline, Orange, Piece, Ready
from rumpus.games.keyword.events import RoundBegan, Shuffled
from rumpus.games.keyword.game import Keyword
from rumpus.games.keyword.rules.dealing import refill
from rumpus.games.keyword.state import State
from rumpus.testing.film import Film, Recorder
from rumpus.testing.scenario import Scenario, setup_of
from rumpus.words.lexicon import bundled

YOU, ROBIN = Seat(0), Seat(1)
ORANGE: Final = "cprndstmawktlrsogd"
"""Orange cards in the order in which they are dealt, in turn, and drawn in the second round."""

BLUE: Final = "hoibeynu"
"""The middle, and the blue cards drawn after the first round."""


def film() -> Film:
    """Record the lesson."""
    game = Keyword(bundled())
    setup = setup_of(game, ["player"] * 2, keyword="rose", timer=0, review="no")
    scenario = Scenario(game, setup).given(Shuffled(_deck("orange", ORANGE), _deck("blue", BLUE)))
    scenario.given(*refill(scenario.state)).given(RoundBegan(0, None, None))

    def lay(seat: Seat, written: str) -> Commit:
        return Commit(scenario.state.round, _pieces(scenario.state, seat, written))

    recorder = Recorder(scenario, YOU).scene("cards").scene("longest")
    recorder.miss(Decline(0), (ROBIN, lay(ROBIN, "spOt")))
    recorder.act(YOU, lay(YOU, "cHOrd")).act(ROBIN, lay(ROBIN, "spOt"), after=1500)
    recorder.scene("keyword").act(YOU, Ready(0)).act(ROBIN, Ready(0), after=600)
    recorder.scene("blue").act(YOU, lay(YOU, "lIkEs")).act(ROBIN, lay(ROBIN, "Brown"), after=1500)
    return recorder.film()


def _deck(colour: data.Colour, first: str) -> str:
    """Return a deck that begins with these letters."""
    left = list(data.deck(colour))
    for letter in first:
        left.remove(letter)
    return first + "".join(Chance(simulation_seed(0), colour).shuffled(left))


def _pieces(state: State, seat: Seat, written: str) -> tuple[Piece, ...]:
    """Return the cards of a word, in which capitals are blue."""
    orange = {state.orange[card]: card for card in state.seats[seat].hand}
    blue = {state.blue[card]: card for card in state.middle}
    return tuple(
        Blue(blue[letter.lower()]) if letter.isupper() else Orange(orange[letter])
        for letter in written
    )
