"""Finding words: a bot notices some words on the board, and knows some of those."""

from collections.abc import Iterable, Iterator
from itertools import islice
from math import log
from typing import NamedTuple

from msgspec.structs import replace

from rumpus.core.chance import Chance
from rumpus.games.keesdrow.bots.levels import Level, turns_of
from rumpus.games.keesdrow.bots.vocabulary import Vocabulary
from rumpus.games.keesdrow.bots.weighing import players_of, searched
from rumpus.games.keesdrow.rules.board import board_seen
from rumpus.games.keesdrow.rules.ending import FAILURES
from rumpus.games.keesdrow.state import View
from rumpus.words.grid import USES, Found, Grid
from rumpus.words.lexicon import Lexicon
from rumpus.words.paths import Solution, solve


class Form(NamedTuple):
    """Form of a bot in one turn: a level, with its vocabulary."""

    level: Level
    vocabulary: Vocabulary

    def seen(
        self, solution: Solution, least: int, chance: Chance, *, fresh_only: bool
    ) -> list[Found]:
        """
        Return the first few known words that some glances show, in the order of noticing.

        If they show none, search the board for a single word, unless the bot loses patience.
        """
        if not solution:
            return []
        times = _attention(self.level.looks, chance)
        looks = dict.fromkeys(chance.below(len(solution)) for _ in range(times))
        found = list(self._known(solution, looks, least, fresh_only=fresh_only))
        if found or chance.below(1000) >= self.level.patience:
            return found[: self.level.compared]
        every = chance.shuffled(range(len(solution)))
        return list(islice(self._known(solution, every, least, fresh_only=fresh_only), 1))

    def _known(
        self, solution: Solution, order: Iterable[int], least: int, *, fresh_only: bool
    ) -> Iterator[Found]:
        for index in order:
            item = solution[index]
            twice = len(set(item.path)) < len(item.path)
            if not (fresh_only and twice) and self.vocabulary.finds(item.word, least):
                yield item


class Finder:
    """Word finder for one level; cells in its results are positions on the grid."""

    def __init__(self, lexicon: Lexicon, level: Level) -> None:
        self.vocabulary = Vocabulary(lexicon, level)
        self._lexicon = lexicon
        self._forms = [Form(each, Vocabulary(lexicon, each)) for each in turns_of(level)]

    def find(self, view: View, chance: Chance) -> list[Found]:
        """
        List the words that the bot found, in the order of finding; the list may be empty.

        It usually overlooks that cells can be used again. After a whole round without a word it
        racks its brains, and may come up with any word on the list.
        """
        board = board_seen(view)
        grid, used = searched(board), board.used
        least = view.rules.min_length
        form = chance.choice(self._forms)
        if chance.below(1000) >= form.level.reuse:
            fresh = solve(self._lexicon, _untouched(grid), used, least)
            found = form.seen(fresh, least, chance, fresh_only=True)
            if found:
                return found
        everything = solve(self._lexicon, grid, used, least)
        found = form.seen(everything, least, chance, fresh_only=False)
        return found or (self._any(everything, chance) if _stuck(view) else [])

    def _any(self, solution: Solution, chance: Chance) -> list[Found]:
        items = (solution[index] for index in chance.shuffled(range(len(solution))))
        decent = (item for item in items if self._lexicon.may_suggest(item.word))
        return list(islice(decent, 1))


def _attention(mean: int, chance: Chance) -> int:
    """
    Draw how often a bot looks in one turn, exponentially: now and then it overlooks a lot.

    With steady attention, a slightly better level would win every game, as luck evens out in ten
    turns.
    """
    return 1 + int(mean * -log(1 - chance.unit()))


def _untouched(grid: Grid) -> Grid:
    """Return the grid with every pegged cell used up, so that only untouched ones are left."""
    return replace(grid, uses=tuple(USES if count else 0 for count in grid.uses))


def _stuck(view: View) -> bool:
    """Return True if the last round passed without a word that counted."""
    last = view.plays[-players_of(view) :]
    return bool(last) and all(play.outcome in FAILURES for play in last)
