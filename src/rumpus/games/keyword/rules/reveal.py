"""The reveal: what each seat had, and which word wins."""

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from rumpus.core.values import Seat
from rumpus.games.keyword.rules.cards import laid, of_colour, spelling
from rumpus.games.keyword.rules.rack import objection
from rumpus.games.keyword.state import Scoring, Shown, State
from rumpus.words.lexicon import Lexicon


def revealed(
    lexicon: Lexicon, state: State, *, timer: bool
) -> tuple[tuple[Shown, ...], Seat | None, Scoring]:
    """Turn all words up and judge them (KW-11); with *timer*, words on racks count (KW-12)."""
    shown = [_shown(lexicon, state, Seat(seat), timer=timer) for seat in range(len(state.seats))]
    winner, why = _best(shown)
    fate: Literal["tied", "won"] = "tied" if why == "tied" else "won"
    for seat in _longest(shown):
        shown[seat] = replace(shown[seat], fate=fate)
    return tuple(shown), winner, why


def _shown(lexicon: Lexicon, state: State, seat: Seat, *, timer: bool) -> Shown:
    """Turn up a seat's cards; every valid word counts as beaten until the best is known."""
    seated = state.seats[seat]
    if seated.swapped is not None:
        return Shown("passed", swapped=seated.swapped)
    if seated.laid == ():
        return Shown("declined")
    if seated.laid is not None:
        cards = laid(state, seated.laid)
        word = spelling(cards)
        # KW-13: the cards of an invalid word are taken back.
        return Shown("beaten" if word in lexicon else "no_word", word, cards)
    if timer and objection(state, seat, seated.rack) is None:
        cards = laid(state, seated.rack)
        word = spelling(cards)
        # KW-12: cards on a rack count only if they spell a valid word.
        if word in lexicon:
            return Shown("beaten", word, cards, late=True)
    return Shown("nothing")


def _best(shown: Sequence[Shown]) -> tuple[Seat | None, Scoring]:
    """Return the winner or None, and why: the longest word wins, then most blue cards (KW-14)."""
    best = _longest(shown)
    if not best:
        return None, "nobody"
    if len(best) > 1:
        return None, "tied"
    (winner,) = best
    length = len(shown[winner].cards)
    alone = sum(one.fate == "beaten" and len(one.cards) == length for one in shown) == 1
    return winner, "longest" if alone else "more_blue"


def _longest(shown: Sequence[Shown]) -> list[Seat]:
    """Return the seats with the best word: by length, then blue cards."""
    valid = [Seat(seat) for seat, one in enumerate(shown) if one.fate == "beaten"]
    if not valid:
        return []
    most = max(_worth(shown[seat]) for seat in valid)
    return [seat for seat in valid if _worth(shown[seat]) == most]


def _worth(one: Shown) -> tuple[int, int]:
    return len(one.cards), len(of_colour(one.cards, "blue"))
