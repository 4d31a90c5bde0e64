"""Tests of seats, the board, its tiles and the options (KD-1, KD-2, KD-3, KD-5, KD-6)."""

from collections import Counter

import pytest

from rules.keesdrow.drawing import GAME, ROWS, dealt, decide, drawing, fold
from rules.keesdrow.spec import A, B, Spec, faces, setup_of
from rumpus.core.game import Role
from rumpus.core.values import Act, Millis, Refusal, SeatInfo, Setup
from rumpus.games.keesdrow.actions import Challenge, IsWord, Pick, WordIs
from rumpus.games.keesdrow.data import tiles
from rumpus.games.keesdrow.events import Ended, Laid, NoWordLeft, Struck


@pytest.mark.rule("KD-1", "KD-25")
def test_up_to_eight_players_sit_down_and_one_who_only_rules() -> None:
    """A table has one to eight players and at most one moderator."""
    assert GAME.facts.roles == (Role("player", 1, 8), Role("moderator", 0, 1))


@pytest.mark.rule("KD-1")
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_everybody_gets_a_turn_before_the_first_plays_again(seats: int) -> None:
    """Turns go through all the seats and then return to the first."""
    spec = Spec(*ROWS, seats=seats)
    order = [spec.state.seat]
    for _ in range(seats):
        assert order[-1] is not None
        spec.skip(order[-1])
        order.append(spec.state.seat)
    assert order == [*range(seats), 0]


@pytest.mark.rule("KD-2")
@pytest.mark.parametrize(("size", "count"), [("keesdrow", 36), ("deluxe", 64)])
def test_the_board_has_36_or_64_tiles_of_two_sides(size: str, count: int) -> None:
    """Every tile of the set is laid once, with four letters on each side."""
    laid = dealt(size=size)
    sides = [tuple(sorted(pair)) for pair in zip(laid.faces, laid.backs, strict=True)]
    ours = tiles("deluxe" if size == "deluxe" else "keesdrow")
    assert len(sides) == count
    assert Counter(sides) == Counter(tuple(sorted(tile)) for tile in ours)
    assert all(len(side) == 4 and side.isupper() for pair in sides for side in pair)


@pytest.mark.rule("KD-3")
def test_the_tiles_are_mixed() -> None:
    """Different seeds put the tiles in different orders; the same seed gives the same order."""
    orders = [
        [frozenset(pair) for pair in zip(d.faces, d.backs, strict=True)]
        for d in (dealt(1), dealt(2), dealt(1))
    ]
    assert orders[0] != orders[1]
    assert orders[0] == orders[2]


@pytest.mark.rule("KD-3")
def test_either_side_may_be_up() -> None:
    """Over 20 deals, about half of the tiles lie with their first side up."""
    firsts = {front for front, _ in tiles("keesdrow")}
    ups = [face in firsts for seed in range(20) for face in dealt(seed).faces]
    assert 300 < sum(ups) < 420


@pytest.mark.rule("KD-3")
def test_a_fresh_board_has_no_pegs_and_every_tile_in_its_place() -> None:
    """After the deal no cell has been used, no tile has moved and all totals are 0."""
    state = fold(GAME.initial_state(setup_of()), dealt())
    assert state.uses == "0" * 144
    assert state.places == tuple(range(36))
    assert state.phase == "draw"
    assert state.scores == (0, 0)


@pytest.mark.rule("KD-4", "KD-24")
def test_a_board_without_words_is_known_from_the_start() -> None:
    """With checked words, a game without a possible word ends right after the draw, as a tie."""
    shown = faces("XX")
    state = GAME.evolve(
        GAME.initial_state(setup_of(words="checked")),
        Laid(shown, ("BJJJ", *["AJJJ"] * 35), Millis(10_000)),
    )
    state = fold(state, *decide(state, Act(A, Pick(0))))
    events = decide(state, Act(B, Pick(1)))
    assert events[1:] == [NoWordLeft(), Ended("no_word_left")]
    result = GAME.result(fold(state, *events))
    assert result is not None
    assert result.places == ((A, B),)


@pytest.mark.rule("KD-5")
@pytest.mark.parametrize(
    ("letters", "value"),
    [("AEIOR", 1), ("DLNST", 2), ("CGHMPU", 3), ("BFKVWY", 4), ("JQXZ", 5)],
)
def test_a_letter_has_its_value(letters: str, value: int) -> None:
    """A letter without pegs scores its printed value."""
    for letter in letters:
        spec = Spec(f"{letter}J", min_length=2).play(A, "a1 b1")
        assert spec.state.plays[-1].points == value + 5


@pytest.mark.rule("KD-5", "KD-8", "KD-9", "KD-10")
def test_stress_on_a_fresh_board_with_one_s_is_worth_16() -> None:
    """With one S used three times, STRESS scores S2 T2 R1 E1 S4 S6 = 16."""
    spec = Spec("ST", "ER", listed="stress").play(A, "a1 b1 b2 a2 a1 a1")
    assert spec.state.plays[-1].word == "stress"
    assert spec.state.plays[-1].points == 16
    assert spec.pegs("a1 b1 b2 a2") == "3111"


@pytest.mark.rule("KD-6")
def test_the_player_whose_turn_it_is_may_look_words_up_where_that_is_agreed() -> None:
    """The table answers whether a word is in the list, and ignores the case of letters."""
    spec = Spec(*ROWS, dictionary_help="yes")
    assert spec.ask(A, IsWord("Cart")) == WordIs("cart", known=True)
    assert spec.ask(A, IsWord("TRAC")) == WordIs("trac", known=False)


@pytest.mark.rule("KD-6")
def test_nobody_looks_words_up_where_it_is_not_agreed() -> None:
    """By default, looking words up is refused."""
    closed = Refusal("dictionary_closed", "KD-6", {"why": "option"})
    assert Spec(*ROWS).ask(A, IsWord("cart")) == closed


@pytest.mark.rule("KD-6")
def test_others_do_not_look_words_up() -> None:
    """Only the player whose turn it is can look words up; none can in the draw or after the end."""
    closed = Refusal("dictionary_closed", "KD-6", {"why": "turn"})
    spec = Spec(*ROWS, dictionary_help="yes")
    assert spec.ask(B, IsWord("cart")) == closed
    assert spec.ask(None, IsWord("cart")) == closed
    spec.given(Ended("agreed"))
    assert spec.ask(A, IsWord("cart")) == closed
    assert spec.ask(None, IsWord("cart")) == closed
    assert GAME.ask(GAME.view(drawing(dictionary_help="yes"), A), IsWord("cart")) == closed
    assert GAME.ask(GAME.view(drawing(dictionary_help="yes"), None), IsWord("cart")) == closed


@pytest.mark.rule("KD-6")
def test_the_dictionary_is_closed_for_everybody_while_a_challenge_is_possible() -> None:
    """During the window neither the player of the word nor the opponent can look words up."""
    closed = Refusal("dictionary_closed", "KD-6", {"why": "window"})
    spec = Spec(*ROWS, dictionary_help="yes").play(A, "a1 b1 c1 d1")
    assert spec.ask(A, IsWord("cart")) == closed
    assert spec.ask(B, IsWord("cart")) == closed


@pytest.mark.rule("KD-6")
def test_the_word_list_of_the_table_settles_challenges() -> None:
    """The same challenged word stands with one list and is struck with another."""
    for listed, struck in (("cart", False), ("trace", True)):
        spec = Spec(*ROWS, listed=listed).play(A, "a1 b1 c1 d1").when(B, Challenge())
        assert spec.happened(Struck) is struck


@pytest.mark.rule("KD-6")
def test_what_was_agreed_is_for_all_to_see() -> None:
    """A spectator's view contains the house rules."""
    seats = (SeatInfo(), SeatInfo())
    setup = Setup(setup_of(end="points", goal=200).options, seats)
    rules = GAME.view(GAME.initial_state(setup), None).rules
    assert (rules.end, rules.goal, rules.words) == ("points", 200, "challenge")
