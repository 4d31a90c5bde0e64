"""Tests of players and time, the decks, the keyword and the deal (KW-0 to KW-3)."""

from collections import Counter

import pytest

from rules.keyword.spec import Spec, game_of, setup_of
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.game import Role
from rumpus.core.options import validated
from rumpus.core.values import Millis, OptionValue, Refusal, Seat, SeatInfo
from rumpus.games.keyword.data import deck
from rumpus.games.keyword.events import Drew, Filled, KeywordEvent, RoundBegan, Shuffled
from rumpus.games.keyword.options import OPTIONS

GAME = game_of("zzzzzzzzzzzz zzzzzzzzzzz pizzazz slur!")


def seated(seats: int = 2, **given: OptionValue) -> tuple[SeatInfo, ...] | Refusal:
    """Return how this many players are seated under these options, or the refusal."""
    options = validated(OPTIONS, given)
    assert not isinstance(options, Refusal), options
    return GAME.seat(options, ["player"] * seats)


def opened(seed: int = 0, seats: int = 3, at: int = 0, **given: OptionValue) -> list[KeywordEvent]:
    """Return the events of the deal of a new game."""
    setup = setup_of(seats, **given)
    return list(GAME.deal(setup, Millis(at), Chance(simulation_seed(seed), "deal")))


@pytest.mark.rule("KW-0")
def test_two_to_six_play() -> None:
    """A table has two to six players and no other role."""
    assert GAME.facts.roles == (Role("player", 2, 6),)
    assert seated(6) == (SeatInfo("player"),) * 6


@pytest.mark.rule("KW-0")
@pytest.mark.parametrize("timer", [0, 20, 90, 300])
def test_a_round_has_a_timer_or_none(timer: int) -> None:
    """A round has the agreed timer's deadline or, without a timer, no deadline or pass window."""
    assert seated(timer=timer) == (SeatInfo("player"),) * 2
    due = Millis(5000 + 1000 * timer) if timer else None
    began = opened(at=5000, timer=timer)[-1]
    assert isinstance(began, RoundBegan)
    assert (began.round, began.due) == (0, due)
    assert (began.pass_until is None) is (due is None)


@pytest.mark.rule("KW-0")
def test_everybody_sees_when_the_timer_ends() -> None:
    """All players and spectators see when the round ends."""
    spec = Spec("catxxx", "dogxxx", timer=30)
    assert {spec.view(seat).due for seat in (Seat(0), Seat(1), None)} == {30_000}


@pytest.mark.rule("KW-0")
@pytest.mark.parametrize("timer", [1, 19])
def test_a_timer_that_nobody_keeps_up_with_is_refused(timer: int) -> None:
    """A timer of less than 20 seconds is refused, and the refusal names that minimum."""
    assert seated(timer=timer) == Refusal("bad_timer", "KW-0", {"timer": timer, "least": 20})


@pytest.mark.rule("KW-1")
def test_the_decks_have_their_cards() -> None:
    """The decks have 104 orange and 97 blue cards, at least two of each letter, and blanks."""
    for colour, count, blanks in (("orange", 104, 4), ("blue", 97, 3)):
        cards = Counter(deck("orange" if colour == "orange" else "blue"))
        assert (cards.total(), cards["?"]) == (count, blanks)
        assert len(cards) == 27
        assert min(cards.values()) >= 2


@pytest.mark.rule("KW-1")
def test_both_decks_are_shuffled() -> None:
    """Each game has all cards of both decks, and no two decks have the same order."""
    orders: set[str] = set()
    for seed in range(5):
        decks = opened(seed)[0]
        assert isinstance(decks, Shuffled)
        assert sorted(decks.orange) == sorted(deck("orange"))
        assert sorted(decks.blue) == sorted(deck("blue"))
        orders |= {decks.orange, decks.blue}
    assert len(orders) == 10


@pytest.mark.rule("KW-2")
@pytest.mark.parametrize("keyword", ["keyword", "tea", "crane", "pizzazz"])
def test_a_word_of_the_list_can_be_the_keyword(keyword: str) -> None:
    """Any word of the list that the decks can spell, even with blanks, is a valid keyword."""
    assert not isinstance(seated(keyword=keyword), Refusal)


@pytest.mark.rule("KW-2")
@pytest.mark.parametrize("keyword", ["xyz", "slur"])
def test_what_is_no_word_to_propose_is_no_keyword(keyword: str) -> None:
    """A word outside the list, or an offensive one, is refused as keyword."""
    assert seated(keyword=keyword) == Refusal("keyword_unknown", "KW-2", {"word": keyword})


@pytest.mark.rule("KW-2")
def test_the_decks_must_be_able_to_spell_the_keyword() -> None:
    """Four Zs and seven blanks can spell a keyword of eleven Zs, but not of twelve."""
    assert not isinstance(seated(keyword="z" * 11), Refusal)
    refusal = Refusal("keyword_impossible", "KW-2", {"word": "z" * 12})
    assert seated(keyword="z" * 12) == refusal


@pytest.mark.rule("KW-2")
@pytest.mark.parametrize("keyword", ["te", "t" * 13, "Tea", "te4", "t a"])
def test_a_keyword_has_three_to_twelve_letters(keyword: str) -> None:
    """A keyword that isn't three to twelve small letters is refused."""
    assert isinstance(validated(OPTIONS, {"keyword": keyword}), Refusal)


@pytest.mark.rule("KW-3")
@pytest.mark.parametrize("seats", [2, 6])
def test_everybody_gets_six_orange_cards_and_the_middle_six_blue_ones(seats: int) -> None:
    """Each player is dealt six orange cards and the middle six blue ones, and no card twice."""
    decks, *drew, filled, _ = opened(seats=seats)
    assert isinstance(decks, Shuffled)
    cards: list[int] = []
    for seat, event in enumerate(drew):
        assert isinstance(event, Drew)
        assert (event.seat, event.count, len(event.cards)) == (seat, 6, 6)
        assert event.letters == "".join(decks.orange[card] for card in event.cards)
        cards += event.cards
    assert sorted(cards) == list(range(6 * seats))
    assert filled == Filled(tuple(range(6)), decks.blue[:6])


@pytest.mark.rule("KW-3")
def test_hands_are_secret_and_the_middle_is_open() -> None:
    """All see the middle and the size of each hand, but only their own orange cards."""
    spec = Spec("abcdef", "ghijkl")
    views = [spec.view(seat) for seat in (Seat(0), Seat(1), None)]
    hands = ["".join(card.letter for card in view.hand) for view in views]
    assert hands == ["abcdef", "ghijkl", ""]
    for view in views:
        assert [card.letter for card in view.middle] == list("aeinrt")
        assert [seat.cards for seat in view.seats] == [6, 6]


@pytest.mark.rule("KW-3")
def test_what_is_drawn_is_for_who_draws() -> None:
    """Drawn cards are visible only to their owner, the decks to nobody, the rest to all."""
    decks, first, *_, filled, began = opened(seats=2)
    state = GAME.initial_state(setup_of(2))
    for seat in (Seat(1), None):
        assert GAME.redact(state, decks, seat) == Shuffled("", "")
        assert GAME.redact(state, first, seat) == Drew(Seat(0), 6, (), "")
        assert GAME.redact(state, filled, seat) == filled
        assert GAME.redact(state, began, seat) == began
    assert GAME.redact(state, first, Seat(0)) == first
    assert GAME.redact(state, decks, Seat(0)) == Shuffled("", "")
