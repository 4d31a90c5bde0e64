import pytest

from rules.keesdrow.spec import A, B, C, Spec, cell, cells
from rumpus.core.values import Millis, Timer
from rumpus.games.keesdrow.actions import Pass, Paths, PathsOf, Spell
from rumpus.games.keesdrow.events import Passed, Spelled, Stood, Struck, TurnBegan
from rumpus.games.keesdrow.state import Play

CARTS = ("CARTS",)


@pytest.mark.rule("KD-7")
def test_a_word_is_a_path_of_adjoining_cells() -> None:
    """The letters along the path spell the word, and each of its cells gets a peg."""
    spec = Spec(*CARTS).play(A, "a1 b1 c1 d1", at=4000)
    spec.then(Spelled(A, "cart", cells("a1 b1 c1 d1"), (3, 1, 1, 2), Millis(14_000)))
    assert spec.pegs("a1 b1 c1 d1 e1") == "11110"
    assert spec.state.uses.count("0") == 140


@pytest.mark.rule("KD-7")
@pytest.mark.parametrize(
    "to", ["b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"], ids=lambda to: f"c3-{to}"
)
def test_cells_adjoin_sideways_up_down_and_diagonally(to: str) -> None:
    """Each of a cell's eight neighbours can come next in a path."""
    Spec(min_length=2).play(A, f"c3 {to}").accepted()


@pytest.mark.rule("KD-7")
@pytest.mark.parametrize("to", ["a3", "e3", "c1", "c5", "a1", "e5", "a4", "e2", "d5"])
def test_cells_two_steps_apart_do_not_adjoin(to: str) -> None:
    """A path can't jump to a cell two steps away or farther."""
    Spec(min_length=2).play(A, f"c3 {to}").refused(
        "not_adjoining", "KD-7", cell=cell(to), letter="J"
    )


@pytest.mark.rule("KD-7")
def test_the_first_cell_that_is_apart_is_named() -> None:
    """The refusal names the first cell that doesn't touch the one before."""
    Spec("CARTS").play(A, "a1 b1 d1 a1").refused(
        "not_adjoining", "KD-7", cell=cell("d1"), letter="T"
    )


@pytest.mark.rule("KD-7")
@pytest.mark.parametrize("path", ["l1 a2", "l1 a1", "a12 a1", "l12 a1"])
def test_the_board_has_edges(path: str) -> None:
    """Cells at opposite edges of the board don't adjoin."""
    spec = Spec(min_length=2).play(A, path)
    spec.refused("not_adjoining", "KD-7", cell=cell(path.split()[1]), letter="J")


@pytest.mark.rule("KD-7", "KD-2")
@pytest.mark.parametrize("path", ["l1 m1", "p15 p16", "l12 m13"])
def test_the_large_board_reaches_further(path: str) -> None:
    """On the large board, paths can use all sixteen columns and rows."""
    Spec(size="deluxe", min_length=2).play(A, path).accepted()


@pytest.mark.rule("KD-7")
def test_a_path_stays_on_the_board() -> None:
    """Cell 143 is the last of the small board; the large board has cells up to 255."""
    spec = Spec(min_length=2)
    spec.when(A, Spell((143, 144))).refused("no_such_cell", "KD-7", cell=144)
    spec.when(A, Spell((143, 142))).accepted()
    Spec(size="deluxe", min_length=2).when(A, Spell((255, 254))).accepted()


@pytest.mark.rule("KD-7")
def test_only_the_player_whose_turn_it_is_names_a_word() -> None:
    """Words and passes are refused from players whose turn it isn't."""
    spec = Spec(*CARTS, seats=3)
    spec.play(B, "a1 b1 c1 d1").refused("not_your_turn", "KD-4")
    spec.when(C, Pass()).refused("not_your_turn", "KD-4")


@pytest.mark.rule("KD-8")
def test_a_cell_may_serve_more_than_once_in_a_word() -> None:
    """A path can go back over its own cells: LEVEL uses only three."""
    spec = Spec("LEV").play(A, "a1 b1 c1 b1 a1")
    assert spec.state.plays[-1].word == "level"
    assert spec.pegs("a1 b1 c1") == "221"


@pytest.mark.rule("KD-8")
def test_staying_on_a_cell_doubles_the_letter() -> None:
    """A path can stay on a cell for a double letter."""
    spec = Spec("FAL").play(A, "a1 b1 c1 c1")
    assert spec.state.plays[-1].word == "fall"
    assert spec.pegs("c1") == "2"


@pytest.mark.rule("KD-9", "KD-10")
def test_each_use_of_a_cell_counts_its_peg() -> None:
    """A letter scores its value at the first use of its cell, then double, then triple."""
    spec = Spec("KA", min_length=2)
    spec.play(A, "a1 b1").then(Spelled(A, "ka", cells("a1 b1"), (4, 1), Millis(11_000)))
    spec.fires("window")
    spec.play(B, "b1 a1").then(Spelled(B, "ak", cells("b1 a1"), (2, 8), Millis(spec.at + 10_000)))
    spec.fires("window")
    spec.play(A, "a1 a2").then(Spelled(A, "kj", cells("a1 a2"), (12, 5), Millis(spec.at + 10_000)))


@pytest.mark.rule("KD-9")
def test_a_cell_with_a_red_peg_is_expired() -> None:
    """After three uses in three words, a fourth use of the cell is refused."""
    spec = Spec("KA", min_length=2, seats=3)
    for seat, path in ((A, "a1 b1"), (B, "a1 a2"), (C, "a1 b2")):
        spec.play(seat, path).accepted().fires("window")
    assert spec.pegs("a1") == "3"
    spec.play(A, "b1 a1").refused("spent", "KD-9", cell=cell("a1"), letter="K")


@pytest.mark.rule("KD-9")
def test_uses_within_one_word_expire_a_cell_too() -> None:
    """A word can use a fresh cell three times, and a cell with one peg twice."""
    spec = Spec("AK", min_length=2).play(A, "a1 a1 a1 a1")
    spec.refused("spent", "KD-9", cell=cell("a1"), letter="A")
    spec.play(A, "b1 a1").accepted().fires("window")
    spec.play(B, "a1 a1 a1").refused("spent", "KD-9", cell=cell("a1"), letter="A")
    spec.play(B, "a1 a1").accepted()
    assert spec.pegs("a1") == "3"


@pytest.mark.rule("KD-9", "KD-10")
def test_uses_within_one_word_count_one_after_another() -> None:
    """On an A that already has one peg, AA scores its yellow and its red use: 2 + 3."""
    spec = Spec("AK", min_length=2).play(A, "b1 a1").fires("window")
    spec.play(B, "a1 a1").accepted()
    assert spec.state.plays[-1].points == 5


@pytest.mark.rule("KD-10")
def test_a_word_scores_the_sum_of_its_letters() -> None:
    """CARTS scores C3 A1 R1 T2 S2 = 9 for its player once it stands."""
    spec = Spec(*CARTS).play(A, "a1 b1 c1 d1 e1")
    assert spec.scores() == (0, 0)
    spec.fires("window")
    assert spec.scores() == (9, 0)
    assert spec.state.plays == (Play(A, "carts", cells("a1 b1 c1 d1 e1"), 9, "stood"),)


@pytest.mark.rule("KD-11")
def test_the_same_word_on_the_same_cells_is_spent_for_all() -> None:
    """Neither the player of a word nor an opponent can repeat it on the same cells."""
    spec = Spec(*CARTS).play(A, "a1 b1 c1 d1").fires("window")
    spec.play(B, "a1 b1 c1 d1").refused("used_before", "KD-11", word="cart")
    spec.skip(B).play(A, "a1 b1 c1 d1").refused("used_before", "KD-11", word="cart")


@pytest.mark.rule("KD-11")
def test_the_same_word_on_the_same_cells_in_another_order_is_the_same() -> None:
    """LEVEL backwards on the same cells is refused as the same word."""
    spec = Spec("LEVEL").play(A, "a1 b1 c1 d1 e1").fires("window")
    spec.play(B, "e1 d1 c1 b1 a1").refused("used_before", "KD-11", word="level")


@pytest.mark.rule("KD-11")
def test_another_word_on_the_same_cells_is_another_word() -> None:
    """TRAC can be played on the cells of CART."""
    spec = Spec(*CARTS).play(A, "a1 b1 c1 d1").fires("window")
    spec.play(B, "d1 c1 b1 a1").accepted()


@pytest.mark.rule("KD-11", "KD-13")
def test_each_cell_must_be_used_as_often_to_be_the_same() -> None:
    """ANNA over both Ns and ANNA with one N used twice are different paths."""
    spec = Spec("ANN").play(A, "a1 b1 c1 b1").fires("window")
    spec.play(B, "a1 b1 c1 c1").accepted()


@pytest.mark.rule("KD-12")
@pytest.mark.parametrize(("path", "points"), [("a1 b1 c1 d1 e1", 16), ("a2 a1 b1 c1 d1", 16)])
def test_a_longer_word_on_used_cells_is_allowed(path: str, points: int) -> None:
    """After CART, CARTS and SCART score 14 for CART's letters, doubled, and 2 for a fresh S."""
    spec = Spec("CARTS", "S").play(A, "a1 b1 c1 d1").fires("window")
    spec.play(B, path).accepted()
    assert spec.state.plays[-1].points == points


@pytest.mark.rule("KD-13")
def test_the_same_word_by_another_path_is_allowed() -> None:
    """CART can be played again if its path has one other cell."""
    spec = Spec("CART", "XXXT").play(A, "a1 b1 c1 d1").fires("window")
    spec.play(B, "a1 b1 c1 d2").accepted()
    assert [play.word for play in spec.state.plays] == ["cart", "cart"]


@pytest.mark.rule("KD-14")
@pytest.mark.parametrize("path", ["a1 b1 c1", "a1 b1 c1 d1"])
def test_a_beginning_of_a_used_path_is_a_shorter_version(path: str) -> None:
    """After CARTS, CART and CAR on its cells are refused to both players."""
    spec = Spec(*CARTS).play(A, "a1 b1 c1 d1 e1").fires("window")
    word = "cart" if path.endswith("d1") else "car"
    spec.play(B, path).refused("shorter_version", "KD-14", word=word)
    spec.skip(B).play(A, path).refused("shorter_version", "KD-14", word=word)


@pytest.mark.rule("KD-14")
@pytest.mark.parametrize("path", ["b1 c1 d1", "b1 c1 d1 e1", "d1 c1 b1 a1", "a1 b1 c1 d2"])
def test_other_parts_of_a_used_path_are_free_by_default(path: str) -> None:
    """After CARTS, ART, ARTS, TRAC and CART with another T are accepted by default."""
    spec = Spec("CARTS", "XXXT").play(A, "a1 b1 c1 d1 e1").fires("window")
    spec.play(B, path).accepted()


@pytest.mark.rule("KD-14")
@pytest.mark.parametrize("path", ["a1 b1 c1", "b1 c1 d1", "c1 d1 e1", "b1 c1 d1 e1"])
def test_with_part_every_part_of_a_used_path_is_a_shorter_version(path: str) -> None:
    """With ``part``, every run of consecutive letters of CARTS is refused on the same cells."""
    spec = Spec(*CARTS, shorter="part").play(A, "a1 b1 c1 d1 e1").fires("window")
    spec.play(B, path)
    spec.refused("shorter_version", "KD-14", word=spec_word(path))


@pytest.mark.rule("KD-14")
@pytest.mark.parametrize("path", ["d1 c1 b1", "a1 b1 c1 d2"])
def test_with_part_only_parts_of_the_word_are_shorter_versions(path: str) -> None:
    """With ``part``, TRA and CART with another T are accepted after CARTS."""
    spec = Spec("CARTS", "XXXT", shorter="part").play(A, "a1 b1 c1 d1 e1").fires("window")
    spec.play(B, path).accepted()


@pytest.mark.rule("KD-14")
@pytest.mark.parametrize("shorter", ["beginning", "part"])
@pytest.mark.parametrize(
    ("row", "longer", "path", "word"),
    [
        ("LEVELS", "a1 b1 c1 d1 e1 f1", "e1 d1 c1 b1 a1", "level"),
        ("REFERS", "a1 b1 c1 d1 e1 f1", "e1 d1 c1 b1 a1", "refer"),
        ("LEVELS", "a1 b1 c1 d1 e1 f1", "a1 b1 c1 b1 a1", "level"),
    ],
)
def test_a_shorter_version_is_one_in_whatever_order_of_the_cells(
    row: str, longer: str, path: str, word: str, shorter: str
) -> None:
    """A shorter version is refused whatever the order of its cells, such as backwards."""
    spec = Spec(row, shorter=shorter).play(A, longer).fires("window").play(B, path)
    spec.refused("shorter_version", "KD-14", word=word)


@pytest.mark.rule("KD-14")
def test_swapped_letters_make_no_other_path_of_a_shorter_version() -> None:
    """After BOOKS, BOOK with its two Os swapped is refused; with a third O it is accepted."""
    spec = Spec("BO", "OK", "OS", listed="book books").play(A, "a1 b1 a2 b2 b3").fires("window")
    spec.play(B, "a1 a2 b1 b2").refused("shorter_version", "KD-14", word="book")
    spec.play(B, "a1 b1 a3 b2").refused("not_adjoining", "KD-7", cell=cell("a3"), letter="O")
    spec.play(B, "b1 a2 a3 b2").accepted()


@pytest.mark.rule("KD-14", "KD-20")
def test_a_shorter_version_is_not_offered_in_any_order() -> None:
    """After LEVELS, a query for the paths of LEVEL returns none, with the reason."""
    spec = Spec("LEVELS", listed="level levels").play(A, "a1 b1 c1 d1 e1 f1").fires("window")
    assert spec.ask(B, PathsOf("level")) == Paths("level", (), "shorter_version", "KD-14")


@pytest.mark.rule("KD-15")
@pytest.mark.parametrize("least", [2, 3, 4, 5, 6])
def test_a_word_has_a_least_length(least: int) -> None:
    """A word of the minimum length is accepted; a word one letter shorter is refused."""
    path = ["a1", "b1", "c1", "d1", "e1", "f1"]
    spec = Spec("CARTSX", min_length=least)
    spec.play(A, " ".join(path[: least - 1])).refused("too_short", "KD-15", least=least)
    spec.play(A, " ".join(path[:least])).accepted()


@pytest.mark.rule("KD-15")
def test_by_default_a_word_has_three_letters() -> None:
    """By default, CA is refused as too short and CAR is accepted."""
    spec = Spec(*CARTS)
    spec.play(A, "a1 b1").refused("too_short", "KD-15", least=3)
    spec.play(A, "a1 b1 c1").accepted()


@pytest.mark.rule("KD-15", "KD-17")
def test_what_is_no_word_of_the_list_is_refused_with_checked_words() -> None:
    """A word outside the list is refused at once and leaves no pegs."""
    spec = Spec(*CARTS, words="checked")
    spec.play(A, "a1 b1 c1").refused("not_a_word", "KD-17", word="car")
    assert spec.pegs("a1 b1 c1") == "000"
    spec.play(A, "a1 b1 c1 d1").accepted()


@pytest.mark.rule("KD-16")
def test_a_turn_lasts_two_minutes_by_default() -> None:
    """By default, the deadline is two minutes after the turn begins."""
    spec = Spec(*CARTS)
    assert spec.game.timers(spec.state) == (Timer("turn", Millis(120_000)),)


@pytest.mark.rule("KD-16")
@pytest.mark.parametrize("seconds", [30, 600])
def test_the_length_of_a_turn_is_agreed(seconds: int) -> None:
    """The next turn has the agreed length, counted from the end of the turn before."""
    spec = Spec(*CARTS, timer=seconds).when(A, Pass(), at=5000)
    spec.then(Passed(A, "pass"), TurnBegan(B, 1, Millis(5000 + 1000 * seconds)))


@pytest.mark.rule("KD-16")
def test_without_a_timer_a_turn_lasts_as_long_as_it_takes() -> None:
    """Without a timer, the turn has no deadline and can end late."""
    spec = Spec(*CARTS, timer=0)
    assert spec.game.timers(spec.state) == ()
    spec.when(A, Pass(), at=9_000_000).then(Passed(A, "pass"), TurnBegan(B, 1, None))


@pytest.mark.rule("KD-16")
def test_when_the_time_is_out_the_turn_is_a_pass() -> None:
    """At the deadline the turn becomes a pass, and the next turn begins."""
    spec = Spec(*CARTS).fires("turn")
    spec.then(Passed(A, "timer"), TurnBegan(B, 1, Millis(240_000)))
    assert spec.state.plays == (Play(A, "", (), 0, "timer"),)
    assert spec.scores() == (0, 0)


@pytest.mark.rule("KD-16")
def test_a_player_may_pass() -> None:
    """A pass ends the turn without a word or a score."""
    spec = Spec(*CARTS).when(A, Pass(), at=100)
    spec.then(Passed(A, "pass"), TurnBegan(B, 1, Millis(120_100)))
    assert spec.state.plays == (Play(A, "", (), 0, "passed"),)
    assert spec.state.turn == 1


@pytest.mark.rule("KD-16", "KD-17")
def test_the_timer_of_a_turn_stops_with_the_word() -> None:
    """A word in the last millisecond of a turn has its whole window."""
    spec = Spec(*CARTS).play(A, "a1 b1 c1 d1", at=119_999)
    assert spec.game.timers(spec.state) == (Timer("window", Millis(129_999)),)


@pytest.mark.rule("KD-16", "KD-17")
def test_nobody_passes_or_spells_while_a_word_is_open() -> None:
    """Passes and words are refused during the window, to both players."""
    spec = Spec(*CARTS).play(A, "a1 b1 c1 d1")
    for seat in (A, B):
        spec.when(seat, Pass()).refused("not_now", "KD-16", phase="window")
        spec.play(seat, "b1 c1 d1").refused("not_now", "KD-7", phase="window")


@pytest.mark.rule("KD-7", "KD-9", "KD-11", "KD-14", "KD-15")
def test_rules_are_asked_in_order() -> None:
    """Refusals name the first fault in order: not adjoining, spent, too short, repeated."""
    spec = Spec("CARTS").play(A, "a1 b1 c1 d1").fires("window")
    spec.play(B, "a1 a1 a1 c1").refused("not_adjoining", "KD-7", cell=cell("c1"), letter="R")
    spec.play(B, "a1 a1 a1").refused("spent", "KD-9", cell=cell("a1"), letter="C")
    spec.play(B, "a1 b1").refused("too_short", "KD-15", least=3)
    spec.play(B, "a1 b1 c1").refused("shorter_version", "KD-14", word="car")


@pytest.mark.rule("KD-11", "KD-19")
def test_a_struck_path_is_free_again() -> None:
    """After CARTS was struck, both CART and CARTS can be played on its path."""
    spec = Spec(*CARTS).play(A, "a1 b1 c1 d1 e1").given(Struck(A), TurnBegan(B, 1, None))
    spec.play(B, "a1 b1 c1 d1").accepted()
    spec.given(Stood(B, 7, doubled=False), TurnBegan(A, 2, None))
    spec.play(A, "a1 b1 c1 d1 e1").accepted()


def spec_word(path: str) -> str:
    """Return the word along this path in the row CARTS."""
    return "".join("carts"[ord(name[0]) - ord("a")] for name in path.split())
