"""Games of Keesdrow for ``tools/local_vectors.py``: two who try much, also what isn't allowed."""

import json
from collections.abc import Sequence
from typing import Final

from local_vectors import Played, played, text
from rumpus.core.chance import Chance
from rumpus.core.options import validated
from rumpus.core.values import Act, Millis, Options, Refusal, Seat, SeatInfo, Setup
from rumpus.games.keesdrow.actions import (
    Accept,
    Action,
    BestWords,
    CallCoaching,
    Challenge,
    Finish,
    IsWord,
    NearestTo,
    Pass,
    PathsOf,
    Pick,
    Question,
    Spell,
    TurningPoints,
)
from rumpus.games.keesdrow.bots.finding import Finder
from rumpus.games.keesdrow.bots.levels import LEVELS
from rumpus.games.keesdrow.bots.weighing import plainly_best
from rumpus.games.keesdrow.game import FACTS, Keesdrow
from rumpus.games.keesdrow.rules.board import board_seen, cells_of, grid_of
from rumpus.games.keesdrow.rules.search import best_words
from rumpus.games.keesdrow.state import View
from rumpus.words.lexicon import bundled
from rumpus.words.paths import solve

GAMES: Final = 20
BOARDS: Final = 40
TURNS: Final = 12
OPTIONS: Final[Options] = {"timer": 0, "words": "checked", "review": "two"}


def keesdrow_games() -> str:
    """Return the text of Keesdrow's file."""
    game = Keesdrow(bundled())
    return text([_game(game, seed) for seed in range(GAMES)])


def keesdrow_gentle() -> str:
    """Return how often Gentle passes, of many turns, and what its words are worth."""
    game = Keesdrow(bundled())
    options = validated(FACTS.options, {**OPTIONS, "turns": TURNS})
    assert not isinstance(options, Refusal)
    setup = Setup(options, (SeatInfo("player"), SeatInfo("player")))
    words: list[tuple[int, int]] = []
    for deal in range(BOARDS):
        chance, finder = Chance(b"gentle", f"deal {deal}"), Finder(game.lexicon, LEVELS["gentle"])
        state, at = game.initial_state(setup), Millis(0)
        events = game.deal(setup, at, chance)
        while True:
            for event in events:
                state = game.evolve(state, event)
            if state.phase == "over":
                break
            action: Action = Pass()
            if state.phase == "turn":
                view = game.view(state, state.seat)
                word = plainly_best(board_seen(view), finder.find(view, chance))
                if word is not None:
                    action = Spell(cells_of(board_seen(view), word.path))
            seat = state.seat
            if state.phase == "draw":
                seat = state.drawing[0]
                action = Pick(len(state.draws))
            assert seat is not None
            verdict = game.decide(state, Act(seat, action), at, chance)
            assert not isinstance(verdict, Refusal)
            events = verdict
        words += [(len(play.word), play.points) for play in state.plays]
    laid = [word for word in words if word[0]]
    measured = {
        "boards": BOARDS,
        "turns": len(words),
        "passes": round(1 - len(laid) / len(words), 4),
        "letters": round(sum(length for length, _ in laid) / len(laid), 4),
        "points": round(sum(points for _, points in words) / len(words), 4),
    }
    return json.dumps(measured) + "\n"


def _game(game: Keesdrow, seed: int) -> Played:
    # The shortest are for the draw; a long one uses letters up.
    turns = (5, 1, 25, 1, 1, 10, 1, 1, 1, 1)[seed % 10]
    return played(game, {**OPTIONS, "turns": turns}, seed, _tried, _questions)


def _tried(view: View, seat: Seat, chance: Chance) -> Action:
    if view.phase == "draw":
        taken = [draw.tile for draw in view.draws]
        again = chance.choice(taken) if taken else 37
        tile = again if chance.below(4) == 0 else chance.below(38)
        others: list[Action] = [Pass(), Finish()]
        return Pick(tile) if chance.below(4) else chance.choice(others)
    if view.seat != seat and chance.below(8):
        # The other may only try now and then, as it is refused each time.
        return Pass() if chance.below(3) == 0 else _spelled(view, chance)
    kinds: list[Action] = [_spelled(view, chance), _spelled(view, chance), _wandering(view, chance)]
    if chance.below(6) == 0:
        kinds += [Pass(), Finish(), Accept(), Challenge(), CallCoaching(), Pick(chance.below(36))]
    played_before = [play.path for play in view.plays if play.word]
    if played_before:
        path = chance.choice(played_before)
        kinds.append(Spell(path if chance.below(2) else path[: max(1, len(path) - 1)]))
    return chance.choice(kinds)


def _spelled(view: View, chance: Chance) -> Action:
    """Spell one of the best words, or any."""
    board = board_seen(view)
    if chance.below(2):
        found = best_words(bundled(), board, view.rules.min_length, 6)
        return Spell(chance.choice(found).path) if found else Pass()
    solution = solve(bundled(), grid_of(board), board.used, view.rules.min_length)
    if not solution:
        return Pass()
    return Spell(cells_of(board, solution[chance.below(len(solution))].path))


def _wandering(view: View, chance: Chance) -> Action:
    """Spell any letters, now and then with a jump, or with a letter used too often."""
    board = board_seen(view)
    grid = grid_of(board)
    path = [chance.below(len(grid.letters))]
    for _ in range(chance.below(6)):
        jumps = chance.below(8) == 0
        path.append(chance.below(144) if jumps else chance.choice(grid.touching[path[-1]]))
    if chance.below(8) == 0:
        path += [path[-1]] * 3
    cells = cells_of(board, tuple(path))
    return Spell((*cells, 200) if chance.below(12) == 0 else cells)


def _questions(view: View, chance: Chance) -> Sequence[Question]:
    """Ask for paths and best words now and then, and after the game for all that is reviewed."""
    if view.phase == "over":
        turns = [chance.below(len(view.plays)) for _ in range(3)]
        return [
            TurningPoints(),
            *(BestWords(turn) for turn in turns),
            *(NearestTo(turn, chance.choice((None, "stone", "quartz"))) for turn in turns),
        ]
    if view.phase != "turn" or chance.below(3):
        return []
    turn = chance.below(len(view.plays) + 1)
    words = [play.word for play in view.plays if len(play.word) > view.rules.min_length] or [
        "tones"
    ]
    before, word = chance.choice(words), chance.choice(("tea", "at", "quiz"))
    asked = [PathsOf(before), PathsOf(before[:-1]), PathsOf(word)]
    return [*asked, BestWords(turn), NearestTo(turn), IsWord("tea"), TurningPoints()]
