"""Weighing words: what a word scores, and what it leaves on the board for the next player."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from rumpus.games.keesdrow.bots.odds import doubted
from rumpus.games.keesdrow.bots.vocabulary import Vocabulary
from rumpus.games.keesdrow.rules.board import (
    Board,
    board_seen,
    cells_of,
    grid_of,
    moved,
    pegged,
    positions_of,
)
from rumpus.games.keesdrow.rules.moving import NEVER, filled, lacking, turned, turning
from rumpus.games.keesdrow.rules.search import lacking_by_position, tiles_of
from rumpus.games.keesdrow.state import View
from rumpus.words.grid import USES, Found, Grid
from rumpus.words.lexicon import Lexicon
from rumpus.words.paths import Solution, engine, solve

PURE: Final = 2
"""Most words whose replies a bot considers without the kernel, as searches are slow then."""

REPLIES: Final = 3
"""Number of best replies whose mean score stands for the word that the next player finds."""

READ: Final = 300
"""Number of best words that are searched for replies that people know."""

REPLY: Final = 0.25
"""Weight of the next player's points compared with one's own: they may well miss them."""

TILE: Final = 100
"""Four Score: value of a tile (KD-26)."""

REACH: Final = 4
"""Most pegs that one word is likely to add to a tile."""

RED: Final = 0.5
"""Cost of a red peg at the start of a game: the bot, too, can't use that letter again (KD-9)."""


def searched(board: Board) -> Grid:
    """Return the board in the form that a bot searches."""
    grid = grid_of(board)
    # In Four Score all letters are worth the same, so the best path is the one over most pegs.
    return replace(grid, values=(1,) * len(grid.values)) if board.tiles else grid


def plainly_best(board: Board, found: Sequence[Found]) -> Found | None:
    """Return the word that scores most at once or, in Four Score, takes most tiles (KD-26)."""
    return max(found, key=lambda item: (_tiles_by(board, item), item.score), default=None)


class Weigher:
    """Comparison of words for one seat in one turn; paths are of positions, like the solver's."""

    def __init__(self, lexicon: Lexicon, vocabulary: Vocabulary, view: View) -> None:
        self._lexicon = lexicon
        self._vocabulary = vocabulary
        self._view = view
        self._board = board_seen(view)

    def best(self, found: Sequence[Found], ahead: int) -> Found | None:
        """Return the word of most worth, or None; replies are considered for the *ahead* best."""
        known = dict(zip(found, map(self._gain, found), strict=True))
        promising = sorted(known, key=lambda item: -known[item])
        if _is_last(self._view):
            return promising[0] if promising else None
        looked_at = promising[: min(ahead, PURE) if engine() == "pure" else ahead]
        sign = 1 if len(self._view.teams) == 1 else -1
        return max(
            looked_at,
            key=lambda item: known[item] + sign * REPLY * self._reply(item),
            default=None,
        )

    def _gain(self, item: Found) -> float:
        """Return what a word is worth without regard to replies."""
        path = cells_of(self._board, item.path)
        if self._board.tiles:
            # If it takes no tile, it should leave the others as little as possible.
            uses = pegged(self._board.uses, path)
            return TILE * tiles_of(self._board, path) - _within_reach(self._board, uses)
        gain = item.score - RED * _reds(self._board, path) * _left(self._view)
        if self._view.rules.words == "challenge" and not self._vocabulary.common(item.word):
            # KD-18: a word that survives a challenge counts double.
            gain += item.score * doubted(self._view, item.score)
        return gain

    def _reply(self, item: Found) -> float:
        """Return what the next player is likely to score on the board after a word."""
        board = self.after(cells_of(self._board, item.path))
        least = self._view.rules.min_length
        solution = solve(self._lexicon, searched(board), board.used, least)
        return self._tiles(board, solution) if board.tiles else self._points(solution)

    def _points(self, solution: Solution) -> float:
        scores: list[int] = []
        for item in solution.best(READ):
            if self._vocabulary.common(item.word):
                scores.append(item.score)
                if len(scores) == REPLIES:
                    break
        return sum(scores) / REPLIES

    def _tiles(self, board: Board, solution: Solution) -> float:
        """Return the value of the most tiles that a common word would take."""
        near = [lack if lack <= REACH else NEVER for lack in lacking_by_position(board)]
        most = 0
        for index in solution.reaching(near):
            item = solution[index]
            tiles = tiles_of(board, cells_of(board, item.path))
            if tiles > most and self._vocabulary.common(item.word):
                most = tiles
        return TILE * most

    def after(self, path: tuple[int, ...]) -> Board:
        """Return the board after a word, assuming that it stands."""
        board, uses = self._board, pegged(self._board.uses, path)
        used = board.used.plus(positions_of(board.places, path))
        after = replace(board, uses=uses, used=used)
        if board.tiles:
            return replace(after, gone=(*board.gone, *filled(uses, path, board.gone)))
        if self._view.rules.variation == "flip_flop":
            places = turned(board.places, turning(board.places, path))
            return replace(after, places=places, used=moved(used, board.places, places))
        return after


def _tiles_by(board: Board, item: Found) -> int:
    return tiles_of(board, cells_of(board, item.path)) if board.tiles else 0


def _reds(board: Board, path: tuple[int, ...]) -> int:
    """Count the letters that a word would use up."""
    return sum(int(board.uses[cell]) + path.count(cell) == USES for cell in set(path))


def _left(view: View) -> float:
    """Return the share of the game that is left; half if its length isn't agreed."""
    if view.rules.end != "turns":
        return 0.5
    return max(0.0, 1 - len(view.plays) / (view.rules.turns * players_of(view)))


def _is_last(view: View) -> bool:
    """Return True if nobody plays after this turn."""
    if view.rules.end != "turns" or view.rules.variation == "four_score":
        return False
    return len(view.plays) + 1 >= view.rules.turns * players_of(view)


def players_of(view: View) -> int:
    """Count the players: all seats but the moderator's (KD-25)."""
    return len(view.teams) - (view.moderator is not None)


def _within_reach(board: Board, uses: str) -> float:
    """Add up the value of nearly full tiles to the next player (KD-26)."""
    return sum(REACH + 1 - lack for lack in lacking(uses, board.gone) if lack <= REACH)
