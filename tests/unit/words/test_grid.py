import pytest

from rumpus.words import NOTHING_USED, Grid, Used, flaw, score, spell, why_forbidden
from unit.words.boards import VALUES, grid_of


@pytest.mark.rule("KD-5", "KD-8", "KD-9")
def test_stress_on_a_fresh_board_with_one_s_is_worth_sixteen() -> None:
    """S2 + T2 + R1 + E1 + S4 + S6: one S cell takes all three pegs, the last two in a row."""
    grid = grid_of("ST", "ER")
    path = (0, 1, 3, 2, 0, 0)

    assert spell(grid.letters, path) == "stress"
    assert score(grid, path) == 16


@pytest.mark.rule("KD-9", "KD-10")
@pytest.mark.parametrize(
    ("uses", "points"),
    [((0, 0, 0), 3 + 1 + 2), ((1, 0, 0), 6 + 1 + 2), ((2, 1, 2), 9 + 2 + 6)],
    ids=["fresh", "one green peg", "yellow, green and yellow"],
)
def test_pegs_on_the_board_multiply_a_letters_value(uses: tuple[int, ...], points: int) -> None:
    """A letter counts twice on a cell with one peg, and three times on a cell with two."""
    assert points == score(grid_of("CAT", uses=uses), (0, 1, 2))


@pytest.mark.rule("KD-7", "KD-9")
@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ((), "empty"),
        ((0,) * 29, "long"),
        ((0, 6), "outside"),
        ((-1, 0), "outside"),
        ((0, 4), "gap"),
        ((0, 2), "apart"),
        ((2, 3), "apart"),
        ((0, 0, 0, 0), "expired"),
        ((5,), "expired"),
        ((0, 1, 2), None),
        ((0, 0, 0), None),
    ],
)
def test_a_path_that_cannot_be_laid_has_a_flaw(path: tuple[int, ...], expected: str | None) -> None:
    """The cells of a path must touch, lie on the board, not be gaps, and have pegs left."""
    grid = grid_of("CAT", "S.E", uses=(0, 0, 0, 0, 0, 3))

    assert expected == flaw(grid, path)


def test_a_flawed_path_has_no_score() -> None:
    """The error names the path and its flaw."""
    with pytest.raises(ValueError, match=r"\[0, 2\] can't be laid: apart"):
        score(grid_of("CAT"), (0, 2))


@pytest.mark.rule("KD-11")
def test_the_same_word_on_the_same_cells_is_used_in_any_order() -> None:
    """LEVEL traced backwards is the same word; PETS on the cells of STEP is a new one."""
    level = Used(((0, 1, 2, 3, 4),))
    step = Used(((0, 1, 2, 3),))

    assert why_forbidden("level", (4, 3, 2, 1, 0), level) == "same"
    assert why_forbidden("step", (3, 2, 1, 0), step) is None


@pytest.mark.rule("KD-11")
def test_cells_used_more_often_make_another_path() -> None:
    """TEE on two cells and TEE on three cells are different paths."""
    assert why_forbidden("tee", (0, 1, 1), Used(((0, 1, 2),))) is None


@pytest.mark.rule("KD-12", "KD-13")
def test_longer_words_and_other_paths_are_free() -> None:
    """CARTS after CART is allowed, and so is CART elsewhere."""
    cart = Used(((0, 1, 2, 3),))

    assert why_forbidden("carts", (0, 1, 2, 3, 4), cart) is None
    assert why_forbidden("cartsxxxt", (0, 1, 2, 8), cart) is None


@pytest.mark.rule("KD-14")
@pytest.mark.parametrize(
    ("letters", "played", "path", "beginning", "part"),
    [
        ("carts", (0, 1, 2, 3, 4), (0, 1, 2, 3), "shorter", "shorter"),
        ("carts", (0, 1, 2, 3, 4), (1, 2, 3), None, "shorter"),
        ("carts", (0, 1, 2, 3, 4), (1, 2, 3, 4), None, "shorter"),
        ("carts", (0, 1, 2, 3, 4), (3, 2, 1), None, None),
        ("carts", (0, 1, 2, 3, 4), (0, 1, 2, 3, 4), "same", "same"),
        ("carts", (0, 1, 2, 3, 4), (0, 1, 3, 4), None, None),
        ("cartst", (0, 1, 2, 3, 4), (0, 1, 2, 5), None, None),
        ("levels", (0, 1, 2, 3, 4, 5), (4, 3, 2, 1, 0), "shorter", "shorter"),
        ("levels", (0, 1, 2, 3, 4, 5), (0, 1, 2, 1, 0), "shorter", "shorter"),
        ("slevel", (0, 1, 2, 3, 4, 5), (5, 4, 3, 2, 1), None, "shorter"),
        ("books", (0, 1, 2, 3, 4), (0, 2, 1, 3), "shorter", "shorter"),
        ("books", (0, 1, 1, 3, 4), (0, 1, 2, 3), None, None),
    ],
)
def test_a_shorter_version_is_a_beginning_or_by_option_any_part_on_the_same_cells(
    letters: str,
    played: tuple[int, ...],
    path: tuple[int, ...],
    beginning: str | None,
    part: str | None,
) -> None:
    """After CARTS, CART is forbidden, and ART only with `part`; another cell makes another path."""
    assert beginning == why_forbidden(letters, path, Used((played,)))
    assert part == why_forbidden(letters, path, Used((played,), "part"))


def test_nothing_is_forbidden_at_first() -> None:
    """A game begins without used paths, so that nothing is forbidden."""
    assert why_forbidden("cat", (0, 1, 2), NOTHING_USED) is None


@pytest.mark.parametrize(
    ("width", "height", "letters", "values", "uses", "message"),
    [
        (0, 1, "", VALUES, (), "sides"),
        (33, 1, "A" * 33, VALUES, (0,) * 33, "sides"),
        (2, 1, "A", VALUES, (0, 0), "as many"),
        (2, 1, "AB", VALUES, (0,), "as many"),
        (2, 1, "A?", VALUES, (0, 0), "A to Z"),
        (2, 1, "AÄ", VALUES, (0, 0), "A to Z"),
        (2, 1, "AB", VALUES[1:], (0, 0), "26"),
        (2, 1, "AB", (256, *VALUES[1:]), (0, 0), "26"),
        (2, 1, "AB", VALUES, (0, 4), "0 to 3"),
        (2, 1, "AB", VALUES, (-1, 0), "0 to 3"),
    ],
)
def test_what_no_board_can_be_is_refused(
    width: int,
    height: int,
    letters: str,
    values: tuple[int, ...],
    uses: tuple[int, ...],
    message: str,
) -> None:
    """A grid checks its sizes, letters, values and uses."""
    with pytest.raises(ValueError, match=message):
        Grid(width, height, letters, values, uses)


@pytest.mark.parametrize(
    "paths", [((),), ((0,) * 29,), ((0,),) * 4097], ids=["empty", "too long", "too many"]
)
def test_what_no_used_path_can_be_is_refused(paths: tuple[tuple[int, ...], ...]) -> None:
    """A used path has 1 to 28 cells, and there are at most 4096."""
    with pytest.raises(ValueError, match="used paths"):
        Used(paths)
