"""
Words package: full solves of fresh boards by both engines, membership tests, loading.

    python bench/words.py [REPEATS]

Prints CPU times, the best of the repeats, for fresh boards of the game's own tiles, a late board, a
search for any word, and a hostile typed word.
"""

import sys
from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time
from typing import Final, Literal

from rumpus.games.keesdrow.data import tiles, values
from rumpus.words import (
    Grid,
    Lexicon,
    Used,
    any_word,
    bundled,
    engine,
    open_lexicon,
    paths_of,
    solve,
)
from rumpus.words.lexicon import BUNDLED, DATA

Size = Literal["keesdrow", "deluxe"]
BOARDS: Final[dict[Size, int]] = {"keesdrow": 6, "deluxe": 8}
SEEDS: Final = range(4)


def least(work: Callable[[], object], repeats: int) -> float:
    """Return the least CPU time of a function over all repeats, in ms."""
    times: list[float] = []
    for _ in range(repeats):
        start = process_time()
        work()
        times.append(process_time() - start)
    return 1000 * min(times)


def deal(size: Size, seed: int) -> Grid:
    """Return a board of the game's tiles, placed at random with a random side up (KD-3)."""
    chance = Random(seed)  # noqa: S311 - the same boards every time
    across = BOARDS[size]
    faces = [chance.choice(sides) for sides in chance.sample(tiles(size), across * across)]
    side = 2 * across
    letters = "".join(
        faces[row // 2 * across + column // 2][row % 2 * 2 + column % 2]
        for row in range(side)
        for column in range(side)
    )
    return Grid(side, side, letters, values(), (0,) * len(letters))


def mean(numbers: list[float]) -> float:
    """Return the arithmetic mean."""
    return sum(numbers) / len(numbers)


def measure_solves(lexicon: Lexicon, repeats: int) -> None:
    """Print a line for each size of board: words, ms of both engines, and their ratio."""
    for size in BOARDS:
        boards = [deal(size, seed) for seed in SEEDS]
        words = mean([len(solve(lexicon, board)) for board in boards])
        slow = [
            least(partial(solve, lexicon, board, pure=True), max(repeats // 3, 1))
            for board in boards
        ]
        print(f"solve {size}, {words:,.0f} words: pure {mean(slow):.1f} ms", end="")
        if engine() == "kernel":
            fast = [least(partial(solve, lexicon, board), repeats) for board in boards]
            ratio = mean(slow) / mean(fast)
            print(
                f", kernel {mean(fast):.2f} ms (worst {max(fast):.2f}), {ratio:.0f} times", end=""
            )
        print()


def measure_searches(lexicon: Lexicon, repeats: int) -> None:
    """Print the times of a late board, a search for any word, and a hostile typed word."""
    board = deal("deluxe", 0)
    used = Used(tuple(item.path for item in solve(lexicon, board).best(200)))
    hostile = Grid(16, 16, "A" * 256, values(), (0,) * 256)
    late = least(partial(solve, lexicon, board, used), repeats)
    quick = least(partial(any_word, lexicon, board), repeats)
    typed = least(partial(paths_of, "a" * 28, hostile), repeats)
    slow = least(partial(paths_of, "a" * 28, hostile, pure=True), 2)
    print(f"{engine()}: solve deluxe with 200 used paths {late:.2f} ms")
    print(f"{engine()}: any word {quick:.3f} ms")
    print(f"{engine()}: 28 A on 256 A {typed:.1f} ms")
    print(f"pure: 28 A on 256 A {slow:.0f} ms")


def measure_lexicon(lexicon: Lexicon, repeats: int) -> None:
    """Print the times of membership tests, listing and loading."""
    words = list(lexicon)[::7]
    queries = words + [word + "x" for word in words]
    member = 1000 * least(lambda: sum(q in lexicon for q in queries), repeats) / len(queries)
    print(f"membership {member:.2f} us a word")
    print(f"list {len(lexicon):,} words {least(lambda: list(lexicon), 3):.0f} ms")
    file = DATA / f"{BUNDLED}.lex"
    size = file.stat().st_size / 1e6
    print(f"open {size:.2f} MB with all checks {least(lambda: open_lexicon(file), repeats):.1f} ms")


def main() -> None:
    """Measure, with as many repeats as the argument says."""
    repeats = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    measure_solves(bundled(), repeats)
    measure_searches(bundled(), repeats)
    measure_lexicon(bundled(), repeats)


if __name__ == "__main__":
    main()
