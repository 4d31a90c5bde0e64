import pytest
from msgspec.structs import replace

from rules.keesdrow.spec import A, B, C, Spec, cells, faces, setup_of
from rumpus.core.values import Millis, Refusal
from rumpus.games.keesdrow.actions import (
    Accept,
    Best,
    BestWords,
    Challenge,
    Finish,
    FoundPath,
    Pass,
    Paths,
    PathsOf,
    Pick,
    Spell,
)
from rumpus.games.keesdrow.events import DrawTied, Ended, Laid, Picked, TurnBegan
from rumpus.games.keesdrow.state import View

ROWS = ("CARTS",)
CART = "a1 b1 c1 d1"
LISTED = "cart carts art arts tar!"
MANY = " ".join("j" * length for length in range(3, 16))


def found(word: str, names: str, score: int) -> FoundPath:
    """Return a path as it appears in an answer."""
    return FoundPath(word, cells(names), score)


@pytest.mark.rule("KD-7", "KD-13")
def test_a_typed_word_has_its_paths_best_first() -> None:
    """With pegs on R and one T, one path of CART is worth 3 + 1 + 2 + 4, another 3 + 1 + 2 + 2."""
    spec = Spec("CARTS", "XXXT").play(A, "e1 d1 c1").fires("window")
    both = (found("cart", CART, 10), found("cart", "a1 b1 c1 d2", 8))
    for seat in (A, B, None):
        assert spec.ask(seat, PathsOf("Cart")) == Paths("cart", both, None, None)


def test_a_typed_word_has_eight_paths_at_most() -> None:
    """JJJ has hundreds of paths on this board, and eight are returned."""
    paths = Spec().ask(A, PathsOf("jjj"))
    assert isinstance(paths, Paths)
    assert len(paths.found) == 8


def test_paths_are_found_where_the_tiles_lie() -> None:
    """Paths follow tiles that have moved, whose cells keep their names."""
    spec = Spec(*ROWS)
    moved = replace(spec.view(A), places=(35, *range(1, 35), 0))
    assert spec.game.ask(moved, PathsOf("rts")) == Paths(
        "rts", (found("rts", "c1 d1 e1", 5),), None, None
    )
    assert spec.game.ask(moved, PathsOf("cart")) == Paths("cart", (), "no_path", "KD-7")
    assert spec.game.ask(moved, PathsOf("caj")) != Paths("caj", (), "no_path", "KD-7")


@pytest.mark.rule("KD-7")
def test_a_word_that_is_not_there_has_no_path() -> None:
    """CRAT has no path, because two of its letters don't touch."""
    assert Spec(*ROWS).ask(A, PathsOf("crat")) == Paths("crat", (), "no_path", "KD-7")


@pytest.mark.rule("KD-9")
def test_a_word_over_an_expired_letter_is_told_to_be_spent() -> None:
    """A word over an R with a red peg is reported as spent."""
    spec = Spec(*ROWS).play(A, "c1 c1 c1").fires("window")
    assert spec.ask(B, PathsOf("cart")) == Paths("cart", (), "spent", "KD-9")


@pytest.mark.rule("KD-9", "KD-11")
def test_an_expired_letter_is_the_reason_also_for_a_used_word() -> None:
    """CART was played, but once its R is spent, that is the reason reported."""
    spec = Spec(*ROWS, min_length=2).play(A, CART).fires("window").play(B, "c1 c1").fires("window")
    assert spec.ask(A, PathsOf("cart")) == Paths("cart", (), "spent", "KD-9")


@pytest.mark.rule("KD-11")
def test_a_word_that_was_played_is_told_to_be_used() -> None:
    """CART was played over its only path, and is reported as used."""
    spec = Spec(*ROWS).play(A, CART).fires("window")
    assert spec.ask(B, PathsOf("cart")) == Paths("cart", (), "used_before", "KD-11")


@pytest.mark.rule("KD-14")
def test_a_shorter_version_is_told_to_be_one() -> None:
    """After CARTS, CART is reported as a shorter version, and so is ART with ``part``."""
    for shorter, art in (("beginning", False), ("part", True)):
        spec = Spec(*ROWS, shorter=shorter).play(A, f"{CART} e1").fires("window")
        none = Paths("cart", (), "shorter_version", "KD-14")
        assert spec.ask(B, PathsOf("cart")) == none
        paths = spec.ask(B, PathsOf("art"))
        assert isinstance(paths, Paths)
        assert (paths.why == "shorter_version") is art
        assert (paths.found == ()) is art


@pytest.mark.rule("KD-15")
def test_a_word_that_is_too_short_is_told_to_be() -> None:
    """With a minimum of four letters, ART is too short and CART is found."""
    spec = Spec(*ROWS, min_length=4)
    assert spec.ask(A, PathsOf("art")) == Paths("art", (), "too_short", "KD-15")
    assert spec.ask(A, PathsOf("cart")) == Paths("cart", (found("cart", CART, 7),), None, None)


def test_a_seat_sees_what_its_turn_had_missed() -> None:
    """A seat sees the words that were possible in its turn, best first; TAR is never suggested."""
    spec = Spec(*ROWS, listed=LISTED).play(A, CART).fires("window")
    words = (
        found("carts", f"{CART} e1", 9),
        found("cart", CART, 7),
        found("arts", "b1 c1 d1 e1", 6),
        found("art", "b1 c1 d1", 4),
    )
    assert spec.ask(A, BestWords(0)) == Best(0, 9, words)


def test_what_a_turn_had_missed_is_told_from_the_board_before_it() -> None:
    """A turn's missed words depend on pegs and paths of earlier turns, not of later ones."""
    spec = Spec(*ROWS, listed=LISTED).play(A, CART).fires("window").skip(B)
    spec.play(A, "b1 c1 d1").fires("window")
    words = (
        found("carts", f"{CART} e1", 16),
        found("arts", "b1 c1 d1 e1", 10),
        found("art", "b1 c1 d1", 8),
    )
    assert spec.ask(B, BestWords(1)) == Best(1, 16, words)


@pytest.mark.rule("KD-15")
def test_words_too_short_were_not_missed() -> None:
    """Words below the minimum length don't count as missed."""
    spec = Spec(*ROWS, listed=LISTED, min_length=5).skip(A)
    assert spec.ask(A, BestWords(0)) == Best(0, 9, (found("carts", f"{CART} e1", 9),))


def test_of_the_best_words_eight_are_told() -> None:
    """Only the eight best words are returned."""
    best = Spec(listed=MANY).skip(A).ask(A, BestWords(0))
    assert isinstance(best, Best)
    assert [len(item.word) for item in best.found] == list(range(15, 7, -1))


def test_equally_good_words_come_in_alphabetical_order() -> None:
    """ART and TRA are worth 4 each, and come in alphabetical order."""
    best = Spec(*ROWS, listed="tra art").skip(A).ask(A, BestWords(0))
    assert isinstance(best, Best)
    assert [item.word for item in best.found] == ["art", "tra"]


def test_nobody_sees_what_another_turn_had_missed() -> None:
    """An opponent or spectator sees what a turn missed only after the game."""
    spec = Spec(*ROWS, listed=LISTED).play(A, CART).fires("window")
    for seat in (B, None):
        assert spec.ask(seat, BestWords(0)) == Refusal("not_over", "KD-6", {"turn": 0})
    spec.given(Ended("agreed"))
    for seat in (A, B, None):
        assert isinstance(spec.ask(seat, BestWords(0)), Best)


def test_a_turn_that_was_not_played_has_missed_nothing() -> None:
    """A question about a turn that hasn't been played is refused; the first turn is number 0."""
    spec = Spec(*ROWS)
    assert spec.ask(A, BestWords(0)) == Refusal("no_such_turn", "KD-6", {"turn": 0})
    spec.skip(A)
    assert isinstance(spec.ask(A, BestWords(0)), Best)
    assert spec.ask(A, BestWords(1)) == Refusal("no_such_turn", "KD-6", {"turn": 1})


@pytest.mark.rule("KD-6")
def test_no_list_of_words_is_shown_while_a_challenge_is_possible() -> None:
    """No list of words is shown while a challenge is possible."""
    closed = Refusal("dictionary_closed", "KD-6", {"why": "window"})
    spec = Spec(*ROWS).skip(A).play(B, CART)
    assert spec.ask(A, BestWords(0)) == closed
    assert spec.ask(B, BestWords(1)) == closed


@pytest.mark.rule("KD-4")
def test_in_the_draw_the_free_tiles_are_offered() -> None:
    """In the draw, seats that have yet to pick get the free tiles as hints."""
    spec = Spec()
    shown = faces(*ROWS)
    state = spec.game.initial_state(setup_of())
    for event in (Laid(shown, ("AAAA",) * 36, Millis(1)), Picked(A, 7, "A", chance=False)):
        state = spec.game.evolve(state, event)
    free = [Pick(tile) for tile in range(36) if tile != 7]
    assert list(spec.game.hints(spec.game.view(state, B))) == free
    assert list(spec.game.hints(spec.game.view(state, A))) == []
    state = spec.game.evolve(state, DrawTied((A, B), Millis(2)))
    assert list(spec.game.hints(spec.game.view(state, A))) == free


def hints(spec: Spec, view: View) -> list[object]:
    """Return the hints of a view."""
    return list(spec.game.hints(view))


def test_on_a_turn_good_words_are_offered_and_passing() -> None:
    """Only the seat whose turn it is gets hints: good words and a pass."""
    spec = Spec(*ROWS, listed=LISTED)
    assert hints(spec, spec.view(A)) == [
        Spell(cells(f"{CART} e1")),
        Spell(cells(CART)),
        Spell(cells("b1 c1 d1 e1")),
        Spell(cells("b1 c1 d1")),
        Pass(),
    ]
    assert hints(spec, spec.view(B)) == hints(spec, spec.view(None)) == []


@pytest.mark.rule("KD-15")
def test_offered_words_are_long_enough() -> None:
    """With a minimum of five letters, CARTS is the only word among the hints."""
    spec = Spec(*ROWS, listed=LISTED, min_length=5)
    assert hints(spec, spec.view(A)) == [Spell(cells(f"{CART} e1")), Pass()]


def test_six_words_are_offered_at_most() -> None:
    """Of many words, only the six best are among the hints."""
    spec = Spec(listed=MANY)
    words = hints(spec, spec.view(A))[:-1]
    assert [len(word.path) for word in words if isinstance(word, Spell)] == [15, 14, 13, 12, 11, 10]


@pytest.mark.rule("KD-17")
def test_in_the_window_acceptance_and_challenge_are_offered() -> None:
    """Opponents who haven't answered yet get accepting and challenging as hints."""
    spec = Spec(*ROWS, seats=3).play(A, CART).when(B, Accept())
    assert hints(spec, spec.view(C)) == [Accept(), Challenge()]
    assert hints(spec, spec.view(A)) == hints(spec, spec.view(B)) == []


@pytest.mark.rule("KD-24")
def test_when_no_word_is_left_an_end_is_offered() -> None:
    """Once no word is left, players who haven't agreed to end get finishing as a hint."""
    spec = Spec(*ROWS, seats=3).play(A, CART).fires("window").when(C, Finish())
    assert hints(spec, spec.view(B)) == [Pass(), Finish()]
    assert hints(spec, spec.view(A)) == [Finish()]
    assert hints(spec, spec.view(C)) == []
    spec.when(B, Finish())
    assert hints(spec, spec.view(B)) == [Pass()]


def test_after_the_game_nothing_is_offered() -> None:
    """After the game, there are no hints."""
    spec = Spec(*ROWS).given(TurnBegan(A, 0, None), Ended("agreed"))
    assert hints(spec, spec.view(A)) == []
