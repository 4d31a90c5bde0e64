import pytest

from rules.keesdrow.spec import A, B, Spec, cell, cells
from rumpus.core.options import validated
from rumpus.core.values import Millis, OptionValue, Refusal
from rumpus.games.keesdrow.actions import Accept, BestWords, Challenge, Finish, Pass, PathsOf
from rumpus.games.keesdrow.events import (
    Ended,
    Flipped,
    NoWordLeft,
    Spelled,
    Stood,
    Struck,
    TurnBegan,
    WordsAgain,
)
from rumpus.games.keesdrow.options import OPTIONS
from rumpus.games.keesdrow.rules.board import layout, pegged
from rumpus.games.keesdrow.rules.moving import turned, turning
from rumpus.games.keesdrow.state import Play

ROWS = ("LEVELS", "TREAJ")
LEVEL = "a1 b1 c1 b1 a1"
"""LEVEL uses L and E twice, so only the first column turns."""

FIRST = (30, *range(1, 6), 0, *range(7, 12), 6, *range(13, 18), 12, *range(19, 24))
TURNED = (*FIRST, 18, *range(25, 30), 24, *range(31, 36))
"""Places of the tiles after the first of six columns has turned."""


def table(*rows: str, listed: str = "level eve tree seat vet", **options: OptionValue) -> Spec:
    """Lay a board for Flip Flop with checked words."""
    options = {"variation": "flip_flop", "words": "checked", **options}
    return Spec(*(rows or ROWS), listed=listed, seats=2, **options)


@pytest.mark.rule("KD-27")
def test_the_bottom_tile_moves_to_the_top_and_the_others_slide_down() -> None:
    """A turned column moves its bottom tile to the top; the other columns stay."""
    three = (0, 1, 2, 3, 4, 5, 6, 7, 8)
    assert turned(three, (0,)) == (6, 1, 2, 0, 4, 5, 3, 7, 8)
    assert turned(three, (2,)) == (0, 1, 8, 3, 4, 2, 6, 7, 5)
    assert turned(three, (0, 2)) == (6, 1, 8, 0, 4, 2, 3, 7, 5)
    assert turned(three, ()) == three


@pytest.mark.rule("KD-27")
def test_a_column_turns_where_a_cell_was_used_again() -> None:
    """A column turns if a word uses one of its cells twice; each is listed once, left to right."""
    places = tuple(range(36))
    assert turning(places, (0, 4, 8)) == ()
    assert turning(places, (8, 4, 8, 4, 0)) == (1, 2)
    assert turning(places, (0, 0, 1, 1)) == (0,)
    # Tile 6 lies below tile 0.
    assert turning(places, (0, 24, 0, 24)) == (0,)
    # After tiles have moved, the column in which they lie now turns.
    assert turning((1, 0, *range(2, 36)), (0, 0)) == (1,)


@pytest.mark.rule("KD-27")
def test_a_word_that_uses_a_cell_again_turns_its_column() -> None:
    """LEVEL turns the column of L and E, which it uses twice, but not the column of V."""
    spec = table().play(A, LEVEL, at=1000)
    spec.then(
        # L 2, E 1, V 4, then E 2 and L 4.
        Spelled(A, "level", cells(LEVEL), (2, 1, 4, 2, 4), None),
        Stood(A, 13, doubled=False),
        Flipped((0,), TURNED),
        TurnBegan(B, 1, Millis(121_000)),
    )
    assert spec.view(None).places == TURNED


@pytest.mark.rule("KD-27", "KD-8")
def test_staying_on_a_cell_uses_it_again() -> None:
    """TREE, whose path stays on its E, turns the column of that E."""
    spec = table().play(A, "a2 b2 c2 c2")
    assert spec.events[2] == Flipped((1,), turned(tuple(range(36)), (1,)))


@pytest.mark.rule("KD-27")
def test_a_word_that_uses_every_cell_once_turns_nothing() -> None:
    """Words that use each cell once turn no column, even on cells that had pegs before."""
    spec = table("SEAT", "TEAS", listed="seat seats eats")
    spec.play(A, "a1 b1 c1 d1").play(B, "b1 c1 d1 d2")
    assert not spec.happened(Flipped)
    assert spec.state.places == tuple(range(36))


@pytest.mark.rule("KD-27")
def test_several_columns_turn_each_once() -> None:
    """EVEVE, which uses a cell twice in each of two columns, turns both columns once."""
    spec = table("XEVX", listed="eveve vet").play(A, "b1 c1 b1 c1 b1")
    assert spec.events[2] == Flipped((0, 1), turned(turned(tuple(range(36)), (0,)), (1,)))


@pytest.mark.rule("KD-27", "KD-9")
def test_pegs_go_with_their_tiles() -> None:
    """Cells keep their pegs when their tile moves: L now lies in the third row of letters."""
    spec = table().play(A, LEVEL)
    assert spec.pegs("a1 b1 c1") == "221"
    width = layout(spec.state.places).width
    assert layout(spec.state.places).positions[cell("a1")] == 2 * width
    assert layout(spec.state.places).positions[cell("c1")] == 2


@pytest.mark.rule("KD-27", "KD-7")
def test_what_touches_changes_with_the_board() -> None:
    """V stays in the first row of letters, E slides to the third: VET is no longer a path."""
    spec = table().play(A, LEVEL)
    spec.play(B, "c1 b1 a2").refused("not_adjoining", "KD-7", cell=cell("b1"), letter="E")


@pytest.mark.rule("KD-27", "KD-11", "KD-14")
def test_used_paths_are_known_by_their_cells() -> None:
    """After its column has turned, SEAT on the same cells is still refused, and so is SEA."""
    spec = table("SE", "TA", "EE", listed="seat sea ee eee", min_length=2)
    spec.play(A, "a1 b1 b2 a2").play(B, "a3 a3")
    assert spec.happened(Flipped)
    spec.play(A, "a1 b1 b2 a2").refused("used_before", "KD-11", word="seat")
    spec.play(A, "a1 b1 b2").refused("shorter_version", "KD-14", word="sea")
    assert getattr(spec.ask(A, PathsOf("seat")), "why", None) == "used_before"


@pytest.mark.rule("KD-27", "KD-17")
def test_tiles_move_only_after_the_window() -> None:
    """No column turns while the word can be challenged; it turns once the window has closed."""
    spec = table(words="challenge").play(A, LEVEL)
    assert not spec.happened(Flipped)
    assert spec.state.places == tuple(range(36))
    spec.when(B, Accept())
    assert spec.happened(Flipped)
    late = table(words="challenge").play(A, LEVEL).fires("window")
    assert late.happened(Flipped)


@pytest.mark.rule("KD-27", "KD-18")
def test_a_word_that_was_challenged_in_vain_turns_columns() -> None:
    """A word that survives a challenge turns its columns and scores double: 26."""
    spec = table(words="challenge").play(A, LEVEL).when(B, Challenge())
    assert spec.happened(Flipped)
    assert spec.scores() == (26, 0)


@pytest.mark.rule("KD-27", "KD-19")
def test_a_struck_word_turns_nothing() -> None:
    """A word that is struck after a challenge turns no column."""
    spec = table(words="challenge", listed="vet").play(A, LEVEL).when(B, Challenge())
    assert spec.happened(Struck)
    assert not spec.happened(Flipped)


@pytest.mark.rule("KD-27", "KD-22")
def test_the_last_word_of_the_game_moves_tiles_too() -> None:
    """Columns turn after the last word, and only then does the game end."""
    spec = table(turns=7).skip(*[A, B] * 6, A).play(B, LEVEL)
    assert list(spec.events[-2:]) == [Flipped((0,), TURNED), Ended("turns")]


def without_words(**options: OptionValue) -> Spec:
    """Lay N and O out of reach of T; when their column turns, they slide down beside T."""
    spec = table("NOJJ", "JJJJ", "JJTJ", listed="not", words="challenge", timer=0, **options)
    return spec.given(NoWordLeft())


@pytest.mark.rule("KD-24", "KD-27")
def test_a_column_that_turns_may_bring_words_back() -> None:
    """If a turned column makes a word possible, the table says so and drops agreements to end."""
    spec = without_words().when(B, Finish()).play(A, "a5 a5 a5").when(B, Accept())
    assert list(spec.events[-3:]) == [
        Flipped((0,), TURNED),
        WordsAgain(),
        TurnBegan(B, 1, None),
    ]
    assert not spec.view(None).no_word_left
    assert spec.view(None).finishing == ()
    spec.when(B, Finish()).refused("words_left", "KD-24")
    spec.play(B, "a1 b1 c3").accepted()


@pytest.mark.rule("KD-24", "KD-27")
def test_where_no_word_comes_back_the_table_says_nothing() -> None:
    """If still no word is possible after a column turns, the table doesn't announce it again."""
    spec = without_words().play(A, "e1 e1 e1").when(B, Accept())
    assert spec.happened(Flipped)
    assert not spec.happened(WordsAgain)
    assert not spec.happened(NoWordLeft)
    assert spec.view(None).no_word_left


@pytest.mark.rule("KD-24", "KD-27")
def test_a_column_that_turns_may_take_the_last_word_away() -> None:
    """No word is left when a turned column tears CAT apart; CAT remains when another one turns."""
    for path, torn in (("c3 c3 c3", True), ("e3 e3 e3", False)):
        spec = table("CATJ", "JJJJ", listed="cat", words="challenge", timer=0)
        spec.play(A, path).when(B, Accept())
        assert spec.happened(NoWordLeft) is torn
        assert not spec.happened(WordsAgain)


@pytest.mark.rule("KD-28")
@pytest.mark.parametrize("end", ["turns", "points", "exhausted"])
def test_flip_flop_goes_with_every_end(end: str) -> None:
    """Flip Flop is valid with every end and leaves the chosen end as it is."""
    options = validated(OPTIONS, {"variation": "flip_flop", "end": end})
    assert not isinstance(options, Refusal)
    assert (options["variation"], options["end"]) == ("flip_flop", end)


@pytest.mark.rule("KD-28")
def test_without_the_variation_the_board_lies_still() -> None:
    """Without Flip Flop, LEVEL turns no column."""
    spec = table(variation="none").play(A, LEVEL)
    assert not spec.happened(Flipped)


def test_an_earlier_turn_is_looked_at_on_the_board_as_it_lay() -> None:
    """VET is among the best words of the turn in which LEVEL was played, but not of the next."""
    spec = table(turns=7).play(A, LEVEL)
    spec.given(Spelled(B, "jjj", cells("l12"), (5,), None), Stood(B, 5, doubled=False))
    spec.given(TurnBegan(A, 2, None)).skip(*[A, B] * 5, A).when(B, Pass())
    missed = [
        {found.word for found in getattr(spec.ask(None, BestWords(turn)), "found", ())}
        for turn in (0, 1)
    ]
    assert "vet" in missed[0]
    assert "vet" not in missed[1]
    assert spec.state.plays[0] == Play(A, "level", cells(LEVEL), 13, "stood")
    assert spec.state.uses == pegged(pegged("0" * 144, cells(LEVEL)), cells("l12"))
