import pytest

from rules.keesdrow.spec import A, Spec, setup_of
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.options import validated
from rumpus.core.values import Millis, OptionValue, Refusal, Result, SeatInfo
from rumpus.games.keesdrow.actions import Accept, CallCoaching, Pass
from rumpus.games.keesdrow.events import Ended, KeesdrowEvent, Laid, NoWordLeft, TurnBegan
from rumpus.games.keesdrow.game import Keesdrow
from rumpus.games.keesdrow.options import DAILY, OPTIONS
from rumpus.testing.lexicons import lexicon_of
from rumpus.words.lexicon import bundled

CART = "a1 b1 c1 d1"


def alone(**given: OptionValue) -> object:
    """Return how one player is seated under these options, or the refusal."""
    options = validated(OPTIONS, given)
    assert not isinstance(options, Refusal)
    return Keesdrow(lexicon_of("cart")).seat(options, ["player"])


def opened(listed: str = "", **given: OptionValue) -> list[KeesdrowEvent]:
    """Return the events of the deal of a game for one player."""
    game = Keesdrow(lexicon_of(listed) if listed else bundled())
    setup = setup_of(1, words="checked", **given)
    return list(game.deal(setup, Millis(500), Chance(simulation_seed(1), "deal")))


@pytest.mark.rule("KD-29")
@pytest.mark.parametrize("turns", [7, 10, 20])
@pytest.mark.parametrize("variation", ["none", "flip_flop"])
def test_one_player_plays_a_number_of_turns_with_checked_words(turns: int, variation: str) -> None:
    """One player can play any of these numbers of turns, with or without Flip Flop."""
    assert alone(words="checked", turns=turns, variation=variation) == (SeatInfo(),)


@pytest.mark.rule("KD-29")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("words", "challenge"),
        ("end", "points"),
        ("end", "exhausted"),
        ("teams", "yes"),
        ("variation", "four_score"),
    ],
)
def test_alone_there_is_nobody_to_doubt_to_race_or_to_share_with(option: str, value: str) -> None:
    """Each option that needs other players is refused, and the refusal names it."""
    given: dict[str, OptionValue] = {"words": "checked", option: value}
    assert alone(**given) == Refusal("not_alone", "KD-29", {"option": option})


@pytest.mark.rule("KD-29", "KD-4")
def test_alone_one_draws_for_nothing_and_begins_at_once() -> None:
    """A game for one begins its first turn right after the deal, without a draw."""
    laid, began = opened()
    assert isinstance(laid, Laid)
    assert began == TurnBegan(A, 0, Millis(120_500))


@pytest.mark.rule("KD-29", "KD-24")
def test_a_board_without_a_word_ends_before_it_begins() -> None:
    """The game ends at the deal if no word of the list is on the board."""
    assert opened("zzzzzzzzzzzzzzzz")[1:] == [NoWordLeft(), Ended("no_word_left")]


@pytest.mark.rule("KD-29", "KD-22")
@pytest.mark.parametrize("turns", [7, 10])
def test_the_total_after_the_last_turn_is_the_result(turns: int) -> None:
    """After the last turn, the result has one place and the player's total."""
    spec = Spec("CARTS", listed="cart arts", seats=1, words="checked", turns=turns)
    spec.play(A, CART)
    assert spec.state.seat == A
    spec.skip(*[A] * (turns - 2))
    assert spec.game.result(spec.state) is None
    spec.when(A, Pass())
    assert spec.game.result(spec.state) == Result(((A,),), (7,), "turns")


@pytest.mark.rule("KD-29")
def test_alone_nobody_is_awaited_but_oneself() -> None:
    """The game waits for the only player; accepting and calling coaching are refused."""
    spec = Spec("CARTS", seats=1, words="checked")
    assert spec.state.drawing == ()
    assert spec.game.awaited(spec.state) == {A}
    spec.when(A, Accept()).refused("no_window", "KD-17")
    spec.when(A, CallCoaching()).refused("no_teams", "KD-25")


@pytest.mark.rule("KD-29")
def test_the_daily_board_is_a_solitaire_that_everybody_can_compare() -> None:
    """The daily board is small, with ten turns of two minutes, checked words and no help."""
    assert validated(OPTIONS, DAILY) == DAILY
    assert alone(**DAILY) == (SeatInfo(),)
    chosen = {key: DAILY[key] for key in ("size", "end", "turns", "timer", "words", "variation")}
    assert chosen == {
        "size": "keesdrow",
        "end": "turns",
        "turns": 10,
        "timer": 120,
        "words": "checked",
        "variation": "none",
    }
    assert (DAILY["review"], DAILY["dictionary_help"]) == ("no", "no")
