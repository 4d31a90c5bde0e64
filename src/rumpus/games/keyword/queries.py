"""Questions and hints, answered from the view alone."""

from typing import Final, assert_never

from rumpus.core.values import Refusal, Seat
from rumpus.games.keyword.actions import (
    Action,
    Announce,
    Answer,
    Arrange,
    Best,
    BestOf,
    BestOfRound,
    BestWords,
    Blue,
    Commit,
    Decline,
    IsWord,
    Orange,
    Pass,
    PastCard,
    Pieces,
    Question,
    Ready,
    TakeBack,
    WordIs,
)
from rumpus.games.keyword.rules.crack import cracks
from rumpus.games.keyword.state import Card, View
from rumpus.words.hands import Hands, hands_of
from rumpus.words.laying import Laying
from rumpus.words.lexicon import Lexicon

WORDS: Final = 2
"""Most words that are hinted."""

Cards = tuple[Card, ...]


def ask(lexicon: Lexicon, view: View, question: Question) -> Answer | Refusal:
    """Answer a question from the seat of this view."""
    match question:
        case IsWord(word):
            return _is_word(lexicon, view, lexicon.language.folded(word))
        case BestWords():
            return _best(lexicon, view)
        case BestOfRound():
            return _best_of_round(lexicon, view, question)
        case _:
            assert_never(question)


def hints(lexicon: Lexicon, view: View) -> list[Action]:
    """List some legal actions for the seat of the view, the best first."""
    if view.you is None or view.you not in view.awaited:
        return []
    own = view.seats[view.you]
    announces: list[Action] = []
    if view.rules.crack == "announced" and not own.announced:
        announces = [Announce()] if cracks(view.rules.keyword, own.kept) else []
    match view.phase:
        case "lay" if view.laid is not None:
            return [*announces, TakeBack(view.round)]
        case "lay":
            return [*announces, *_words(lexicon, view), *_passes(view), Decline(view.round)]
        case "shown":
            return [*announces, Ready(view.round)]
        case "last_call" | "over":
            return announces


def _is_word(lexicon: Lexicon, view: View, word: str) -> WordIs | Refusal:
    """Answer whether a word is on the list, if that was agreed or the game is over (KW-13)."""
    if view.rules.words == "checked" and view.phase != "over":
        return Refusal("dictionary_closed", "KW-13")
    return WordIs(word, word in lexicon)


def _best(lexicon: Lexicon, view: View) -> Best | Refusal:
    """Return the best words of the last round for the hands that the table shows (KW-4)."""
    if not view.shown:
        return Refusal("nothing_shown", "KW-4")
    if not view.held:
        return Refusal("review_closed", "KW-4", {"review": view.rules.review})
    hands = hands_of(lexicon)
    # While words are being laid, the round last shown is the one before.
    number = view.round - 1 if view.phase == "lay" else view.round
    found = (_best_of(hands, view, held.seat, held.cards, view.before) for held in view.held)
    return Best(number, tuple(found))


def _best_of_round(lexicon: Lexicon, view: View, asked: BestOfRound) -> Best | Refusal:
    """Return the best words of an earlier round's hands, once all of them are public (KW-4)."""
    if view.phase != "over":
        return Refusal("not_over", "KW-4")
    hands, middle = hands_of(lexicon), _cards(asked.middle)
    found = (_best_of(hands, view, one.seat, _cards(one.cards), middle) for one in asked.hands)
    return Best(asked.round, tuple(found))


def _cards(past: tuple[PastCard, ...]) -> Cards:
    return tuple(Card(card.id, card.letter) for card in past)


def _best_of(hands: Hands, view: View, seat: Seat, orange: Cards, blue: Cards) -> BestOf:
    found = _found(hands, view, orange, blue, 1)
    if not found:
        return BestOf(seat, "", ())
    return BestOf(seat, found[0].word, pieces_of(found[0], orange, blue))


def _words(lexicon: Lexicon, view: View) -> list[Action]:
    """Return a good word or two (KW-4), and one of them as a rack (KW-12)."""
    found = _found(hands_of(lexicon), view, view.hand, view.middle, WORDS)
    racks = [pieces_of(laying, view.hand, view.middle) for laying in found]
    commits: list[Action] = [Commit(view.round, pieces) for pieces in racks]
    if view.due is None or view.rack:
        return commits
    return [*commits, *(Arrange(view.round, pieces) for pieces in racks[:1])]


def _passes(view: View) -> list[Action]:
    """Return passes, unless a clock ends passing, since a view doesn't hold the time (KW-10)."""
    if not view.may_pass or view.pass_until is not None:
        return []
    return [Pass(view.round, tuple(card.id for card in view.hand)), Pass(view.round, ())]


def _found(hands: Hands, view: View, orange: Cards, blue: Cards, top: int) -> tuple[Laying, ...]:
    """Return the best words that may be suggested."""
    own, shared = ("".join(card.letter for card in cards) for cards in (orange, blue))
    return hands.words(own, shared, top, hands.suggested, view.rules.min_length)


def pieces_of(laying: Laying, orange: Cards, blue: Cards) -> Pieces:
    """Return the cards of a laying as pieces."""
    return tuple(
        (Orange if pick.colour == "orange" else Blue)(
            (orange if pick.colour == "orange" else blue)[pick.at].id,
            letter if pick.blank else None,
        )
        for letter, pick in zip(laying.word, laying.picks, strict=True)
    )
