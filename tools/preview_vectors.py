"""
Writes ``web/tests/games/*/vectors.json``: inputs of the client's previews with expected results.

Inputs are drawn from a fixed stream, and the server's rules give the results. Keesdrow has boards,
peg counts and paths, with their value or why they can't be played. KEYWORD has hands and words,
with the cards that a word takes. ICECOOL 2 has penguins round doors (upright, leaning and lying),
with the door and rooms of each, and the table before each flick of a finished game. Keep Your Cool
has key words and beginnings of answers, with the missing letters, and pairs of words with the steps
between them, if they are of one family. `local_vectors` has whole games by the rules. ``--check``
only compares, and exits 1 if a committed file is outdated.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from math import cos, radians, sin
from pathlib import Path

import msgspec

from family_vectors import kinships
from local_keesdrow import keesdrow_games, keesdrow_gentle
from local_keyword import keyword_games, keyword_gentle
from review_vectors import reviews
from rumpus.core.chance import Chance
from rumpus.core.options import defaults
from rumpus.games.icecool.rules.whereabouts import rooms_of
from rumpus.games.icecool.state import Seated
from rumpus.games.keep_your_cool.options import OPTIONS as COOL
from rumpus.games.keep_your_cool.options import rules_of
from rumpus.games.keep_your_cool.rules.wordbook import Wordbook, book_of
from rumpus.games.keesdrow.rules.board import (
    Board,
    Layout,
    cells_of,
    grid_of,
    layout,
    pegged,
    points,
    positions_of,
)
from rumpus.games.keesdrow.rules.moving import filled, turned, turning
from rumpus.games.keesdrow.rules.path import forbidden, objection
from rumpus.games.keyword.data import BLANK, deck
from rumpus.physics import Pose, doorway_at, load
from rumpus.physics.layout import School
from rumpus.words.grid import NOTHING_USED, Used, spell
from rumpus.words.laying import Pick, lay
from rumpus.words.lexicon import bundled

ROOT = Path(__file__).resolve().parent.parent
TARGETS = ROOT / "web" / "tests" / "games"

BOARDS = 12
PATHS_A_BOARD = 20
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
REPEATS = ("used_before", "shorter_version")
HANDS = 240
PENGUINS = 240
ANSWERS = 240

Cells = tuple[int, ...]


class PathVector(msgspec.Struct):
    """
    Path over a board, and the preview that is expected of it.

    *tiles* are those that it would take (KD-26), *columns* those that it would turn, and *turned*
    the tiles by place afterwards (KD-27).
    """

    cells: Cells
    shorter: str
    word: str
    points: Cells
    flaw: str | None
    repeat: str | None
    tiles: Cells
    columns: Cells
    turned: Cells


class LayVector(msgspec.Struct):
    """A word, two hands of cards, and the cards that spell it; *picks* is None if they can't."""

    word: str
    orange: str
    blue: str
    picks: tuple[Pick, ...] | None


class PlaceVector(msgspec.Struct):
    """Where a penguin is: the door in which it is stuck, and the rooms that count (IC-28)."""

    pose: Pose
    door: int | None
    rooms: tuple[int, ...]


class AnswerVector(msgspec.Struct):
    """A key word, an answer as far as it is typed, and the letters it lacks (KYC-10, KYC-11)."""

    key: str
    typed: str
    same_letter_twice: str
    missing: str


class BoardVector(msgspec.Struct):
    """A position: tiles by place, a letter and a digit per cell, gaps, and the used paths."""

    places: Cells
    letters: str
    uses: str
    gone: Cells
    used: tuple[Cells, ...]
    paths: list[PathVector]


def main() -> int:
    """Write or compare the files, and return the exit code."""
    parser = argparse.ArgumentParser(description=str(__doc__).strip().splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only compare")
    check = parser.parse_args().check
    texts = {
        "keesdrow": vectors(),
        "keyword": layings(),
        "keesdrow/local": keesdrow_games(),
        "keesdrow/local/gentle": keesdrow_gentle(),
        "keyword/local": keyword_games(),
        "keyword/local/gentle": keyword_gentle(),
        "icecool": places(),
        "icecool/review": reviews(),
        "keep_your_cool": answers(),
        "keep_your_cool/companion": kinships(),
    }
    stale = [game for game in texts if not _settled(game, texts[game], check=check)]
    for game in stale:
        print(f"{game}/vectors.json is stale: run tools/preview_vectors.py")
    return 1 if stale else 0


def vectors() -> str:
    """Return the text of Keesdrow's file."""
    chance = Chance(b"preview", "vectors")
    boards = [
        _vector(chance, tiles_across=6 if index % 3 else 8, ripe=index % 2 == 1)
        for index in range(BOARDS)
    ]
    return _text(boards)


def layings() -> str:
    """Return the text of KEYWORD's file."""
    chance = Chance(b"preview", "layings")
    return _text([_laying(chance) for _ in range(HANDS)])


def places() -> str:
    """Return the text of ICECOOL's file."""
    chance, school = Chance(b"preview", "places"), load()
    return _text([_place(chance, school) for _ in range(PENGUINS)])


def answers() -> str:
    """Return the text of Keep Your Cool's file."""
    chance, book = Chance(b"preview", "answers"), book_of(bundled())
    words = tuple(book.lexicon)
    return _text([_answer(chance, book, words) for _ in range(ANSWERS)])


def _text(
    drawn: list[BoardVector] | list[LayVector] | list[PlaceVector] | list[AnswerVector],
) -> str:
    return json.dumps(msgspec.to_builtins(drawn), separators=(",", ":")) + "\n"


def _settled(game: str, generated: str, *, check: bool) -> bool:
    """Write a game's file, or compare it; return True if it's up to date."""
    target = TARGETS / game / "vectors.json"
    if not check:
        target.write_text(generated, encoding="utf-8")
        return True
    return target.exists() and target.read_text(encoding="utf-8") == generated


def _laying(chance: Chance) -> LayVector:
    """Draw two hands, with more blanks than in play, and a word mostly of their letters."""
    orange, blue = (
        "".join(BLANK if chance.below(8) == 0 else chance.choice(cards) for _ in range(6))
        for cards in (deck("orange"), deck("blue"))
    )
    # Half of the words could be laid with blue cards only, which KW-7 forbids.
    held = blue if chance.below(2) else orange + blue
    letters = [letter for letter in chance.shuffled(held) if letter != BLANK]
    letters = letters[: 1 + chance.below(10)]
    letters += [chance.choice("aeiostkq") for _ in range(chance.below(3))]
    word = "".join(chance.shuffled(letters)) or "a"
    laying = lay(word, orange, blue)
    return LayVector(word, orange, blue, None if laying is None else laying.picks)


def _place(chance: Chance, school: School) -> PlaceVector:
    """Draw a penguin near a door, sometimes up on the wall, turned and tilted at random."""
    door = chance.choice(school.doors)
    wall = school.walls[door.wall]
    across, along = wall.at + chance.below(81) - 40, door.centre + chance.below(101) - 50
    x, y = (across, along) if wall.across == "x" else (along, across)
    height = 15.0 + (chance.below(70) if chance.below(6) == 0 else 0)
    turn, tilt = radians(chance.below(360)) / 2, radians(chance.choice((0, 22, 45, 90))) / 2
    pose = Pose(
        x,
        y,
        height,
        round(cos(turn) * cos(tilt), 6),
        round(-sin(turn) * sin(tilt), 6),
        round(cos(turn) * sin(tilt), 6),
        round(sin(turn) * cos(tilt), 6),
    )
    doorway = doorway_at(school, pose)
    return PlaceVector(
        pose, None if doorway is None else doorway.door, rooms_of(school, Seated(pose))
    )


def _answer(chance: Chance, book: Wordbook, words: Sequence[str]) -> AnswerVector:
    """Draw a key word, half of them with the same letter at both ends, and a typed answer."""
    same, key = chance.below(2) == 1, chance.choice(words)
    while (key[0] == key[-1]) != same:
        key = chance.choice(words)
    ends = key[0] + key[-1]
    typed = "".join(chance.choice(ends + "aeirst") for _ in range(1 + chance.below(7)))
    twice = chance.choice(("no", "yes"))
    rules = msgspec.structs.replace(rules_of(defaults(COOL)), same_letter_twice=twice)
    doubts = book.doubts(rules, key, (), typed)
    missing = next((doubt.missing for doubt in doubts if doubt.why == "letters"), "")
    return AnswerVector(key, typed, twice, missing)


def _vector(chance: Chance, tiles_across: int, *, ripe: bool) -> BoardVector:
    """Draw a board; a ripe one has gaps, and tiles that are almost filled."""
    tiles = tiles_across**2
    pegs = [_pegs(chance, ripe=ripe) for _ in range(tiles)]
    board = Board(
        "".join(LETTERS[chance.below(26)] for _ in range(4 * tiles)),
        tuple(chance.shuffled(range(tiles))),
        "".join(pegs),
        NOTHING_USED,
        tuple(sorted(set(chance.shuffled(range(tiles))[: tiles // 12]))) if ripe else (),
    )
    used = tuple(_walk(chance, board, 3 + chance.below(5)) for _ in range(6))
    by_position = tuple(positions_of(board.places, path) for path in used)
    board = msgspec.structs.replace(board, used=Used(by_position))
    drawn = [_candidate(chance, board) for _ in range(PATHS_A_BOARD)]
    judged = [_judged(chance, board, path) for path in drawn]
    return BoardVector(board.places, board.letters, board.uses, board.gone, used, judged)


def _pegs(chance: Chance, *, ripe: bool) -> str:
    """Draw the pegs of one tile."""
    if ripe:
        return chance.choice(("2221", "2122", "1211", "2212", "1222", "3332", "0222"))
    return "".join(chance.choice("0001123") for _ in range(4))


def _walk(chance: Chance, board: Board, length: int) -> Cells:
    """Return a random walk from cell to touching cell, spent ones included."""
    grid = grid_of(board)
    positions = [chance.below(len(grid.letters))]
    while len(positions) < length:
        positions.append(chance.choice(grid.touching[positions[-1]]))
    return cells_of(board, tuple(positions))


def _candidate(chance: Chance, board: Board) -> Cells:
    """Draw a path: a walk, one with a jump, or something made of a used path."""
    whole = cells_of(board, chance.choice(board.used.paths))
    kinds = (
        _walk(chance, board, 1 + chance.below(8)),
        _walk(chance, board, 3 + chance.below(4)) + _walk(chance, board, 2),
        whole,
        whole[::-1],
        whole[:-1],
        whole[1:],
        _beside(layout(board.places), whole),
    )
    return kinds[chance.below(len(kinds))]


def _beside(lay: Layout, path: Sequence[int]) -> Cells:
    """Move a path one letter to the right, and from the right edge to the next row."""
    return tuple(lay.cells[(lay.positions[cell] + 1) % len(lay.cells)] for cell in path)


def _judged(chance: Chance, board: Board, path: Cells) -> PathVector:
    shorter = "part" if chance.below(2) else "beginning"
    used = msgspec.structs.replace(board.used, shorter=shorter)
    board = msgspec.structs.replace(board, used=used)
    refusal = objection(board, path, 1)
    flaw = refusal.code if refusal and refusal.code not in REPEATS else None
    repeat = forbidden(board, path)
    columns = turning(board.places, path)
    return PathVector(
        path,
        shorter,
        spell(board.letters, path).upper(),
        () if flaw else points(board.letters, board.uses, path),
        flaw,
        repeat.code if repeat else None,
        () if flaw else filled(pegged(board.uses, path), path, board.gone),
        columns,
        turned(board.places, columns),
    )


if __name__ == "__main__":
    sys.exit(main())
