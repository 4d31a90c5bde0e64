"""Games of KEYWORD for ``tools/local_vectors.py``: two who try much, also what isn't allowed."""

import json
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from local_vectors import Played, played, text
from rumpus.core.chance import Chance
from rumpus.core.options import validated
from rumpus.core.values import Millis, Options, Refusal, Seat, SeatInfo, Setup
from rumpus.games.keyword.actions import (
    Action,
    Announce,
    Arrange,
    BestOfRound,
    BestWords,
    Blue,
    Commit,
    Decline,
    IsWord,
    Orange,
    Pass,
    PastCard,
    PastHand,
    Pieces,
    Question,
    Ready,
    TakeBack,
)
from rumpus.games.keyword.bots.choosing import Chooser
from rumpus.games.keyword.bots.levels import LEVELS
from rumpus.games.keyword.data import BLANK
from rumpus.games.keyword.game import FACTS, Keyword
from rumpus.games.keyword.queries import pieces_of
from rumpus.games.keyword.state import Card, View
from rumpus.words.hands import hands_of
from rumpus.words.lexicon import bundled

GAMES: Final = 12
DEALS: Final = 1_500
WORDS: Final = 40
"""Most words among which a player chooses."""

HARD: Final = "quixotically"
"""A keyword that nobody completes, so that a deck runs out."""


def keyword_games() -> str:
    """Return the text of KEYWORD's file: games of four kinds, which end in all possible ways."""
    game = Keyword(bundled())
    return text([_game(game, seed) for seed in range(GAMES)])


def keyword_gentle() -> str:
    """Return how often Gentle swaps cards, of many deals, and how long its words are."""
    game = Keyword(bundled())
    chooser = Chooser(game.lexicon, LEVELS["gentle"])
    options = validated(FACTS.options, {"timer": 0})
    assert not isinstance(options, Refusal)
    setup = Setup(options, (SeatInfo("player"), SeatInfo("player")))
    lengths: dict[bool, list[int]] = {True: [], False: []}
    for deal in range(DEALS):
        chance, state = Chance(b"gentle", f"deal {deal}"), game.initial_state(setup)
        for event in game.deal(setup, Millis(0), chance):
            state = game.evolve(state, event)
        for may_pass, found in lengths.items():
            view = replace(game.view(state, Seat(1)), may_pass=may_pass)
            action = chooser.choose(view, Seat(1), Millis(0), chance)
            found.append(len(action.pieces) if isinstance(action, Commit) else 0)
    measured = {
        "deals": DEALS,
        "passes": round(lengths[True].count(0) / DEALS, 4),
        "letters": round(sum(lengths[True]) / (DEALS - lengths[True].count(0)), 4),
        "letters_at_last": round(sum(lengths[False]) / DEALS, 4),
    }
    return json.dumps(measured) + "\n"


def _game(game: Keyword, seed: int) -> Played:
    # Passing empties the orange deck, long words the blue one; those who do neither get stuck.
    swaps, declines, most = ((1, 0, WORDS), (2, 0, 1), (4, 0, WORDS), (0, 6, WORDS))[seed % 4]
    options: Options = {"timer": 0} if seed % 4 % 3 == 0 else {"timer": 0, "keyword": HARD}

    def player(view: View, seat: Seat, chance: Chance) -> Action:
        if seat and most < WORDS and chance.below(8):
            # The other's cards stay, so that the blue deck is the first to run out.
            return Ready(view.round) if view.phase == "shown" else Decline(view.round)
        return _tried(view, chance, swaps, declines, most)

    return played(game, options, seed, player, _questions)


def _tried(view: View, chance: Chance, swaps: int, declines: int, most: int) -> Action:
    number = view.round if chance.below(40) else view.round + 1
    if view.phase == "shown" and chance.below(8):
        return Ready(number)
    hand = tuple(card.id for card in view.hand)
    kinds: list[Action] = [
        *(Pass(number, tuple(chance.shuffled(hand))[: chance.below(7)]) for _ in range(swaps)),
        *(Decline(number) for _ in range(declines)),
        TakeBack(number),
        _wild(view, number, chance),
        *(
            _word(view, number, chance, most, spare=declines > 0)
            for _ in range(2 + 4 * (most < WORDS))
        ),
    ]
    if chance.below(12) == 0:
        kinds += [
            Ready(number),
            Announce(),
            Decline(number),
            Arrange(number, ()),
            Pass(number, (*hand[:1], *hand[:1])),
            Pass(number, (chance.below(104),)),
        ]
    return chance.choice(kinds)


def _word(view: View, number: int, chance: Chance, most: int, *, spare: bool) -> Action:
    """Lay a word, long or short, or decline if there is none or as most others do."""
    if spare and chance.below(12):
        return Decline(number)
    own, shared = ("".join(card.letter for card in cards) for cards in (view.hand, view.middle))
    hands = hands_of(bundled())
    found = hands.words(own, shared, most, hands.suggested)
    if not found:
        return Decline(number)
    return Commit(number, pieces_of(chance.choice(found), view.hand, view.middle))


def _wild(view: View, number: int, chance: Chance) -> Action:
    """Lay cards in any order: seldom a word, and often not even allowed."""
    # Blanks first, so that many words have one.
    own, shared = (
        sorted(chance.shuffled(cards), key=lambda card: card.letter != BLANK)[: chance.below(4)]
        for cards in (view.hand, view.middle)
    )
    pieces: list[Orange | Blue] = [
        *(Orange(card.id, _letter(card, chance)) for card in own),
        *(Blue(card.id, _letter(card, chance)) for card in shared),
    ]
    if chance.below(10) == 0:
        strange: list[Orange | Blue] = [Orange(chance.below(104)), Blue(chance.below(97))]
        pieces.append(chance.choice(strange))
    if pieces and chance.below(12) == 0:
        pieces.append(chance.choice(pieces))
    laid: Pieces = tuple(chance.shuffled(pieces))[:12]
    return Commit(number, laid)


def _letter(card: Card, chance: Chance) -> str | None:
    """Return a letter for a blank, and None for any other card; now and then the other way."""
    wants = chance.below(3) > 0 if card.letter == BLANK else chance.below(20) == 0
    return chance.choice("aeis\u00e9") if wants else None


def _questions(view: View, chance: Chance) -> Sequence[Question]:
    """Ask now and then for the best words, and after the game for those of its last round."""
    if view.phase == "over":
        past = tuple(
            PastHand(held.seat, tuple(PastCard(card.id, card.letter) for card in held.cards))
            for held in view.held
        )
        middle = tuple(PastCard(card.id, card.letter) for card in view.before)
        return [BestWords(), BestOfRound(view.round, past, middle), IsWord("House"), IsWord("qqx")]
    if view.phase == "shown":
        return [BestWords()] if chance.below(3) == 0 else []
    return [BestWords(), IsWord("house")] if chance.below(24) == 0 else []
