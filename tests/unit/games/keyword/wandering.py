"""Random games of KEYWORD, with sensible and illegal acts."""

import wandering
from keyword_subject import GAME, setup
from rumpus.core.chance import Chance
from rumpus.core.values import Act, OptionValue, Seat
from rumpus.games.keyword.actions import (
    Action,
    Announce,
    Arrange,
    Blue,
    Commit,
    Decline,
    Orange,
    Pass,
    Piece,
    Ready,
    TakeBack,
)
from rumpus.games.keyword.events import KeywordEvent
from rumpus.games.keyword.state import State

KINDS: dict[str, dict[str, OptionValue]] = {
    "plain": {},
    "untimed": {"timer": 0, "keyword": "crane"},
    "announced": {"crack": "announced", "keyword": "tea", "review": "all"},
    "hurried": {"timer": 20, "pass_window": 60, "words": "helped", "min_length": 4, "review": "no"},
}


Step = wandering.Step[State, Action, KeywordEvent]


def wander(number: int, kind: str, seats: int, most: int = 250) -> list[Step]:
    """Play a random game for up to *most* causes, refused ones included."""

    def some_act(state: State, whim: Chance) -> Act[Action]:
        seat = Seat(whim.below(seats))
        return Act(seat, some_action(state, seat, whim))

    return wandering.wander(GAME, setup(seats, **KINDS[kind]), number, some_act, rush=20, most=most)


def some_action(state: State, seat: Seat, whim: Chance) -> Action:
    """Return a random action: a word, nonsense, or something for another phase or round."""
    number = state.round if whim.below(20) else state.round + 1
    if state.phase != "lay":
        late: list[Action] = [Ready(number), Ready(number), Ready(number), Announce()]
        return whim.choice(late)
    hints = [a for a in GAME.hints(GAME.view(state, seat)) if isinstance(a, Commit)]
    if hints and whim.below(3) == 0:
        return whim.choice(hints)
    hand = state.seats[seat].hand
    discard = tuple(whim.shuffled(hand)[: whim.below(len(hand) + 1)])
    tries: list[Action] = [
        Commit(number, some_word(state, seat, whim)),
        Arrange(number, some_word(state, seat, whim)),
        Arrange(number, hints[0].pieces if hints else ()),
        TakeBack(number),
        Decline(number),
        Pass(number, discard),
        Pass(number, (*discard[:3], whim.below(104))),
        Announce(),
    ]
    return whim.choice(tries)


def some_word(state: State, seat: Seat, whim: Chance) -> tuple[Piece, ...]:
    """Return cards in a row, now and then with one that isn't there."""
    own = whim.shuffled(state.seats[seat].hand)[: whim.below(7)]
    shared = whim.shuffled(state.middle)[: whim.below(4)]
    pieces: list[Piece] = [
        *(Orange(card, said(state.orange, card)) for card in own),
        *(Blue(card, said(state.blue, card)) for card in shared),
    ]
    if whim.below(10) == 0:
        pieces.append(Orange(whim.below(104)) if whim.below(2) else Blue(whim.below(97), "q"))
    return tuple(whim.shuffled(pieces)[:12])


def said(deck: str, card: int) -> str | None:
    """Return the letter for a blank, or None for a printed card."""
    return "e" if deck[card] == "?" else None
