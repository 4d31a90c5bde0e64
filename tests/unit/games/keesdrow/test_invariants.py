"""Tests of what is true after every step of a random game, illegal acts included."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from rules.keesdrow.spec import Spec, setup_of
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Act, Millis, OptionValue, Refusal, Seat, Timer
from rumpus.games.keesdrow.actions import (
    Accept,
    Action,
    Challenge,
    Finish,
    Pass,
    PathsOf,
    Pick,
    Spell,
)
from rumpus.games.keesdrow.game import Keesdrow
from rumpus.games.keesdrow.rules import search
from rumpus.games.keesdrow.rules.board import board_of, board_seen, grid_of
from rumpus.games.keesdrow.rules.search import word_left
from rumpus.games.keesdrow.state import Play, State
from rumpus.words import Used, any_word, bundled

GAME = Keesdrow(bundled())
KINDS: dict[str, dict[str, OptionValue]] = {
    "plain": {},
    "checked": {"words": "checked", "min_length": 2},
    "points": {"end": "points", "goal": 100, "shorter": "part"},
    "exhausted": {"end": "exhausted", "timer": 30},
    "deluxe": {"size": "deluxe", "turns": 7, "timer": 0},
    "teams": {"teams": "yes", "turns": 7, "timer": 60},
    "four_score": {"variation": "four_score", "words": "challenge", "tiles_to_win": 5},
    "flip_flop": {"variation": "flip_flop"},
}
each_kind = pytest.mark.parametrize("kind", KINDS)


def some_action(state: State, whim: Chance) -> Action:
    """Return a random action, mostly a path that wanders over the board."""
    if state.phase == "draw":
        return Pick(whim.below(40))
    if state.phase == "window":
        heard: list[Action] = [Accept(), Challenge(), Pass()]
        return whim.choice(heard)
    if whim.below(10) == 0:
        quiet: list[Action] = [Pass(), Finish()]
        return whim.choice(quiet)
    length = 2 + whim.below(7)
    start = whim.below(len(state.uses))
    if state.rules.variation == "four_score" and whim.below(2):
        # Tiles fill up if words use all of their letters, and often the same ones.
        return Spell(tuple(whim.shuffled(range(start % 32 // 4 * 4, start % 32 // 4 * 4 + 4))))
    path = [start]
    for _ in range(length - 1):
        # Cells of a tile touch; now and then a path leaves its tile.
        last = path[-1]
        path.append(last - last % 4 + whim.below(4) if whim.below(9) else last ^ 4)
    return Spell(tuple(path))


def wander(number: int, options: dict[str, OptionValue], seats: int) -> list[State]:
    """Return the states of a random game of words and bluffs, for up to 600 causes."""
    seed = simulation_seed(number)
    whim = Chance(seed, "whim")
    setup = setup_of(seats, **options)
    state, at = GAME.initial_state(setup), 0
    for event in GAME.deal(setup, Millis(0), Chance(seed, "deal")):
        state = GAME.evolve(state, event)
    states = [state]
    for step in range(600):
        if state.phase == "over":
            break
        timers = GAME.timers(state)
        cause: Act[Action] | Timer = Act(Seat(whim.below(seats)), some_action(state, whim))
        if timers and whim.below(10) == 0:
            cause, at = timers[0], max(at, timers[0].due)
        decided = GAME.decide(state, cause, Millis(at), Chance(seed, str(step)))
        if not isinstance(decided, Refusal):
            for event in decided:
                state = GAME.evolve(state, event)
            states.append(state)
    return states


@cache
def states_of(kind: str) -> list[State]:
    """Return all states of a few random games of one kind."""
    players = [4, 6, 4] if kind == "teams" else [2, 3, 4]
    games = [wander(number, KINDS[kind], players[number % 3]) for number in range(12)]
    return [state for game in games for state in game]


def standing(state: State) -> list[Play]:
    """Return the plays whose pegs are on the board."""
    return [play for play in state.plays if play.word and play.outcome != "struck"]


@each_kind
def test_random_games_get_somewhere(kind: str) -> None:
    """Random games have many words that stood and, unless words are checked, struck ones."""
    outcomes = Counter(play.outcome for state in states_of(kind) for play in state.plays)
    assert outcomes["stood"] > 20
    assert outcomes["struck"] > 0 or kind == "checked"


@pytest.mark.rule("KD-9", "KD-19")
@each_kind
def test_the_pegs_are_those_of_the_words_that_stand(kind: str) -> None:
    """The pegs are those of the words that stand, three at most on a cell."""
    for state in states_of(kind):
        counts = Counter(cell for play in standing(state) for cell in play.path)
        assert state.uses == "".join(str(counts[cell]) for cell in range(len(state.uses)))
        assert set(state.uses) <= set("0123")


@each_kind
def test_what_is_kept_of_used_paths_is_what_the_story_says(kind: str) -> None:
    """Used paths, however they were updated, equal those rebuilt from the plays."""
    for state in states_of(kind):
        if state.places:
            assert board_of(state) == board_seen(GAME.view(state, None))
        fresh = Used(state.used.paths, state.used.shorter)
        assert (state.used.through, state.used.packed) == (fresh.through, fresh.packed)


@pytest.mark.rule("KD-24")
@pytest.mark.parametrize("often", [0, search.OFTEN])
@each_kind
def test_words_that_are_known_prove_what_a_search_would_find(
    kind: str, often: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A search that remembers known words agrees with a full search, for boards in any order."""
    monkeypatch.setattr(search, "OFTEN", often)
    search._proofs.cache_clear()
    for state in states_of(kind)[::-7]:
        if state.places:
            board, least = board_of(state), state.rules.min_length
            searched = any_word(GAME.lexicon, grid_of(board), board.used, least)
            assert word_left(GAME.lexicon, board, least) is searched


@pytest.mark.rule("KD-24")
def test_a_board_is_solved_only_once_it_was_searched_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches that stop at the first word come first; then known words make both needless."""
    board = next(board_of(state) for state in states_of("plain") if state.places)
    done: list[str] = []
    for name in ("any_word", "solve"):
        monkeypatch.setattr(search, name, noting(done, name, getattr(search, name)))
    search._proofs.cache_clear()
    assert all(word_left(GAME.lexicon, board, 3) for _ in range(search.OFTEN + 5))
    assert done == ["any_word"] * search.OFTEN + ["solve"]


def noting(done: list[str], name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    """Wrap a function so that its calls are noted by name."""

    def wrapped(*given: Any) -> Any:
        done.append(name)
        return function(*given)

    return wrapped


@pytest.mark.rule("KD-10", "KD-18", "KD-19")
@each_kind
def test_the_totals_are_those_of_the_story(kind: str) -> None:
    """Scores add up words that stood, doubled ones twice; open and struck words add nothing."""
    for state in states_of(kind):
        # A team is the seats with one number; without teams each seat is a separate team.
        teams = [info.team if kind == "teams" else s for s, info in enumerate(state.setup.seats)]
        totals = Counter[int | None]()
        for play in state.plays:
            if play.outcome in {"stood", "doubled"}:
                totals[teams[play.seat]] += play.points
        if kind == "four_score":
            assert not totals.total()
            totals.update(teams[taking.seat] for taking in state.taken)
        assert list(state.scores) == [totals[team] for team in teams]


@pytest.mark.rule("KD-26")
def test_every_tile_that_was_filled_is_gone() -> None:
    """A tile is gone exactly if it was filled, by a turn whose word went over it."""
    taken = 0
    for state in states_of("four_score"):
        gone = {taking.tile: taking for taking in state.taken}
        assert len(gone) == len(state.taken)
        for tile in range(len(state.places)):
            full = state.uses[4 * tile : 4 * tile + 4] in {"2222", "3333"}
            # The pegs of the open word are on the board, but it takes nothing yet.
            assert state.phase == "window" or full is (tile in gone)
        for taking in state.taken:
            play = state.plays[taking.turn]
            assert play.seat == taking.seat
            assert taking.tile in {cell // 4 for cell in play.path}
        taken += len(gone)
    assert taken > 0


@pytest.mark.rule("KD-27")
def test_the_board_lies_as_the_words_that_stand_have_turned_it() -> None:
    """The board equals one on which each standing word turns its columns again."""
    moved = 0
    for state in states_of("flip_flop"):
        columns = [list(range(column, 36, 6)) for column in range(6)]
        for play in state.plays:
            if play.outcome in {"stood", "doubled"}:
                again = [c for c, n in Counter(play.path).items() if n > 1]
                for column in columns:
                    if any(c // 4 in column for c in again):
                        column.insert(0, column.pop())
                        moved += 1
        if state.places:
            assert [list(state.places[column::6]) for column in range(6)] == columns
    assert moved > 0


@pytest.mark.rule("KD-4", "KD-16")
@each_kind
def test_the_story_goes_round_the_table(kind: str) -> None:
    """Each turn has one play, clockwise from the seat that started."""
    for state in states_of(kind):
        if state.first is None:
            continue
        seats = len(state.scores)
        order = [(state.first + turn) % seats for turn in range(len(state.plays))]
        assert [play.seat for play in state.plays] == order
        if state.phase == "turn":
            assert state.turn == len(state.plays)
            assert state.seat == (state.first + state.turn) % seats


@pytest.mark.rule("KD-11", "KD-14")
@each_kind
def test_no_word_was_allowed_twice_nor_shorter(kind: str) -> None:
    """No play that stands repeats or shortens an earlier one, by a naive comparison."""
    for state in states_of(kind):
        before: list[Play] = []
        for play in standing(state):
            for other in before:
                same = sorted(other.path) == sorted(play.path) and other.word == play.word
                assert not same
                if len(play.word) < len(other.word) and set(play.path) <= set(other.path):
                    if state.rules.shorter == "part":
                        assert play.word not in other.word
                    else:
                        assert not other.word.startswith(play.word)
            before.append(play)


@pytest.mark.rule("KD-20")
def test_a_typed_word_is_found_where_it_may_be_played() -> None:
    """Every path returned for a word is accepted and scores the points that it promised."""
    spec = Spec("STRESS", "TEARST", "SSTARE", min_length=2)
    spec.play(Seat(0), "a1 b1 a2").fires("window")
    for word in ("stress", "star", "tear", "ss", "test", "terse"):
        answer = spec.ask(None, PathsOf(word))
        for found in getattr(answer, "found", ()):
            before = spec.state
            spec.when(Seat(1), Spell(found.path)).accepted()
            assert (spec.state.plays[-1].word, spec.state.plays[-1].points) == (word, found.score)
            spec.state = before
