import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rumpus.words import (
    Found,
    Grid,
    Used,
    _engine,
    any_word,
    bundled,
    engine,
    flaw,
    paths_of,
    score,
    solve,
    spell,
    why_forbidden,
)
from unit.words.boards import (
    VALUES,
    brute_force,
    grid_of,
    grids,
    is_walk,
    lexicon_of,
    points_of,
    used_paths,
    words_over,
)


@settings(max_examples=60, deadline=None)
@given(data=st.data(), words=words_over("abc", 5), min_length=st.integers(1, 4))
def test_the_python_search_equals_trying_every_path(
    data: st.DataObject, words: list[str], min_length: int
) -> None:
    """On boards of up to 3 x 3, the search finds the words, paths and scores of brute force."""
    grid = data.draw(grids(side=3))
    used = data.draw(used_paths(grid))

    found = solve(lexicon_of(*words), grid, used, min_length, pure=True)

    assert brute_force(words, grid, used, min_length) == list(found)


@settings(max_examples=30, deadline=None)
@given(data=st.data())
def test_what_is_found_may_be_laid_and_scores_what_it_says(data: st.DataObject, pure: bool) -> None:
    """Paths touch, have pegs left, are not forbidden, and spell a word of the lexicon."""
    grid = data.draw(grids("AEIRSTN.", side=5))
    used = data.draw(used_paths(grid))

    for word, path, points in (
        (item.word, item.path, item.score) for item in solve(bundled(), grid, used, 3, pure=pure)
    ):
        assert word in bundled()
        assert word == spell(grid.letters, path)
        assert flaw(grid, path) is None
        assert is_walk(grid, path)
        assert points == score(grid, path) == points_of(grid, path)
        assert why_forbidden(grid.letters, path, used) is None


def test_words_come_sorted_each_once(pure: bool) -> None:
    """A solution has its words in alphabetical order, each only once."""
    words = [item.word for item in solve(bundled(), grid_of("STRE", "NAIL", "GODS"), pure=pure)]

    assert sorted(set(words)) == words
    assert {"nails", "donation"} <= set(words)


@pytest.mark.rule("KD-8", "KD-9")
def test_stress_is_found_with_its_best_path(pure: bool) -> None:
    """The solver stays on a cell, and comes back to it, if that scores more."""
    found = solve(lexicon_of("stress"), grid_of("ST", "ER"), pure=pure)

    assert [Found("stress", (0, 1, 3, 2, 0, 0), 16)] == list(found)


def test_of_equal_scores_the_smaller_cells_win(pure: bool) -> None:
    """Of two paths of CAT with equal scores, the lexicographically smaller one is found."""
    found = solve(lexicon_of("cat"), grid_of("TAT", ".C."), pure=pure)

    assert [Found("cat", (4, 1, 0), 6)] == list(found)


def test_nothing_crosses_a_gap(pure: bool) -> None:
    """Cells on both sides of a gap don't touch, but diagonal neighbours do."""
    lexicon = lexicon_of("cat", "cot")

    assert list(solve(lexicon, grid_of("C.T"), pure=pure)) == []
    assert [x.word for x in solve(lexicon, grid_of("C.", ".O", "T."), pure=pure)] == ["cot"]


@pytest.mark.rule("KD-14")
@pytest.mark.parametrize(
    ("used", "left"),
    [
        (Used(((0, 1, 2, 3, 4),)), ["art", "arts"]),
        (Used(((0, 1, 2, 3, 4),), "part"), []),
        (Used(((0, 1, 2, 3),)), ["art", "arts", "carts"]),
    ],
    ids=["beginnings of carts", "parts of carts", "carts after cart"],
)
def test_used_paths_forbid_their_shorter_versions(used: Used, left: list[str], pure: bool) -> None:
    """On a row that spells CARTS, used paths forbid beginnings or parts, and never longer words."""
    lexicon = lexicon_of("cart", "carts", "art", "arts", "car")

    assert left == [x.word for x in solve(lexicon, grid_of("CARTS"), used, pure=pure)]


def test_the_next_best_path_takes_the_place_of_a_forbidden_one(pure: bool) -> None:
    """CAT to the left was played, so the best path is CAT to the right."""
    found = solve(lexicon_of("cat"), grid_of("TAT", ".C."), Used(((4, 1, 0),)), pure=pure)

    assert [Found("cat", (4, 1, 2), 6)] == list(found)


@pytest.mark.rule("KD-24")
@settings(max_examples=40, deadline=None)
@given(data=st.data(), words=words_over("abc", 5), min_length=st.integers(1, 4))
def test_a_word_is_left_when_the_solution_is_not_empty(
    data: st.DataObject, words: list[str], min_length: int, pure: bool
) -> None:
    """`any_word` is True exactly if `solve` finds a word."""
    grid = data.draw(grids())
    used = data.draw(used_paths(grid))
    lexicon = lexicon_of(*words)

    found = solve(lexicon, grid, used, min_length, pure=pure)

    assert (len(found) > 0) is any_word(lexicon, grid, used, min_length, pure=pure)


@pytest.mark.rule("KD-24")
def test_no_word_is_left_on_a_spent_board(pure: bool) -> None:
    """A board of red pegs has no word left."""
    grid = grid_of("CAT", uses=(3, 3, 3))

    assert not any_word(bundled(), grid, pure=pure)
    assert list(solve(bundled(), grid, pure=pure)) == []


@settings(max_examples=40, deadline=None)
@given(data=st.data(), words=words_over("abc", 5))
def test_the_best_path_of_a_typed_word_is_the_solutions(
    data: st.DataObject, words: list[str], pure: bool
) -> None:
    """`paths_of` begins with the path that `solve` gives, and has none where `solve` has none."""
    grid = data.draw(grids())
    used = data.draw(used_paths(grid))
    solved = {x.word: [x] for x in solve(lexicon_of(*words), grid, used, 1, pure=pure)}

    for word in words:
        assert paths_of(word, grid, used, 1, pure=pure) == solved.get(word, [])


def test_the_paths_of_a_typed_word_come_best_first(pure: bool) -> None:
    """Paths are ordered by score (a yellow peg beats a green one), and then by their cells."""
    grid = grid_of("TAT", "TC.", uses=(0, 0, 1, 0, 0, 0))

    assert [
        Found("cat", (4, 1, 2), 8),
        Found("cat", (4, 1, 0), 6),
        Found("cat", (4, 1, 3), 6),
    ] == paths_of("cat", grid, pure=pure)
    assert len(paths_of("cat", grid, limit=2, pure=pure)) == 2


def test_a_typed_word_need_not_be_a_word(pure: bool) -> None:
    """A path is found for a bluff as well, whatever its case."""
    assert [Found("xqz", (0, 1, 2), 15)] == paths_of("XqZ", grid_of("XQZ"), pure=pure)


@pytest.mark.parametrize("word", ["", "caf\u00e9", "x-y", "\u212a", "a" * 29, "a b", "..."])
def test_what_no_path_can_spell_has_no_paths(word: str, pure: bool) -> None:
    """Hyphens, accents, gaps or too many letters are no error, but have no path."""
    assert paths_of(word, grid_of("CAFE", "KABX"), pure=pure) == []


@pytest.mark.parametrize("letters", ["A", "AB"], ids=["one letter", "two letters"])
def test_a_hostile_word_ends_with_a_good_path(letters: str, pure: bool) -> None:
    """A word of 28 letters can have too many paths to try them all, but the beam finds some."""
    grid = Grid(16, 16, (letters * 256)[:256], VALUES, (0,) * 256)
    word = (letters * 28)[:28].lower()

    found = paths_of(word, grid, limit=5, pure=pure)

    assert [score(grid, item.path) for item in found] == [item.score for item in found]
    assert len(found) == 5


def test_a_used_path_off_the_board_is_refused(pure: bool) -> None:
    """A used path with cells off the board is refused."""
    for path in ((0, 3), (-1, 0)):
        with pytest.raises(ValueError, match="leaves"):
            solve(bundled(), grid_of("CAT"), Used((path,)), pure=pure)


@pytest.mark.parametrize("min_length", [0, 29])
def test_a_length_that_no_word_has_is_refused(min_length: int, pure: bool) -> None:
    """A minimum length outside 1 to 28 is refused."""
    with pytest.raises(ValueError, match="min_length"):
        any_word(bundled(), grid_of("CAT"), min_length=min_length, pure=pure)


@pytest.mark.parametrize("limit", [0, 1001])
def test_a_limit_of_paths_is_one_to_a_thousand(limit: int, pure: bool) -> None:
    """A limit outside 1 to 1,000 is refused."""
    with pytest.raises(ValueError, match="limit"):
        paths_of("cat", grid_of("CAT"), limit=limit, pure=pure)


def test_a_solution_reads_like_a_list(pure: bool) -> None:
    """A solution has items, slices and best words; past its end, it raises IndexError."""
    found = solve(lexicon_of("cat", "cats", "tax", "at"), grid_of("CATSX"), min_length=2, pure=pure)
    at, cat, cats = found

    assert found.scores.tolist() == [3, 6, 8]
    assert (at, [cat, cats], cats) == (found[0], found[1:], found[-1])
    assert [cats, cat] == found.best(2)
    assert repr(found) == "<Solution of 3 words>"
    with pytest.raises(IndexError):
        found[3]


def test_a_missing_kernel_is_missed_only_by_who_insists(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the kernel, Python searches; the error of `pure=False` says how to install it."""
    monkeypatch.setattr(_engine, "_KERNEL", None)

    assert engine() == "pure"
    with pytest.raises(RuntimeError, match="pip install"):
        engine(pure=False)


@given(lengths=st.lists(st.integers(2, 6), min_size=9, max_size=9))
def test_words_are_sifted_by_the_cells_that_they_go_over(lengths: list[int]) -> None:
    """`reaching` returns exactly the words that are long enough for some cell on their path."""
    listed = lexicon_of("abc", "cab", "bad", "dab", "babad", "ab")
    found = solve(listed, grid_of("ABC", "DAB", "CAD"), min_length=2)

    long = [i for i, f in enumerate(found) if any(lengths[c] <= len(f.word) for c in f.path)]

    assert found.reaching(lengths) == long


def test_of_no_words_none_is_sifted() -> None:
    """An empty solution has no words to sift."""
    assert solve(lexicon_of("zzz"), grid_of("AB", "CD")).reaching([1] * 4) == []
