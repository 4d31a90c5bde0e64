"""Sweeps: what is counted in a game, what cells come to, and how they differ."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from rumpus.core.values import Setup
from rumpus.games.keesdrow.events import Spelled, Struck
from rumpus.lab.pool import Processes
from rumpus.lab.sweep.figures import FIGURES, between, of_cell
from rumpus.lab.sweep.played import Leads, Row, Task, play
from rumpus.lab.sweep.sweep import SweepError, cells, missing, tasks
from rumpus.library.catalog import game
from simulated import events, keesdrow, played, sitting

FIGURE = {figure.name: figure for figure in FIGURES}
ROW = Row(0, 0, ((0,), (1,)), (30, 20), "turns", 120.0, 2, comeback=False, margin=1 / 3, words=9)


def leaders(seed: int) -> list[tuple[int, int | None]]:
    """Fold a record, and return who was ahead after each entry, with its time."""
    record, rules = played(seed).record, keesdrow()
    state: Any = rules.initial_state(Setup(record.header.options, record.header.seats))
    found: list[tuple[int, int | None]] = []
    for entry in record.entries:
        for event in entry.events:
            state = rules.evolve(state, event)
        best = [s for s, points in enumerate(state.scores) if points == max(state.scores)]
        found.append((entry.at, best[0] if len(best) == 1 else None))
    return found


@pytest.mark.parametrize("seed", range(4))
def test_a_game_is_counted_as_its_record_says(seed: int) -> None:
    """What is counted while a game is played is what its record, folded anew, says."""
    row, record = play(Task(3, sitting(), seed)), played(seed)
    ahead = leaders(seed)
    order = [leader for _, leader in ahead if leader is not None]
    half = [leader for at, leader in ahead if at <= record.millis / 2][-1]
    words = len(events(record, Spelled)) - len(events(record, Struck))

    assert (row.cell, row.seed, row.reason) == (3, seed, record.result.reason)
    assert (row.places, row.scores) == (record.result.places, record.result.scores)
    assert row.seconds == record.millis / 1000
    assert row.words == words
    assert row.lead_changes == sum(one != other for one, other in pairwise(order))
    assert row.comeback == (None if half is None else half not in record.result.places[0])
    low, high = sorted(record.result.scores)
    assert row.margin == (high - low) / high


def test_a_tie_is_no_change_of_the_lead() -> None:
    """The lead changes when somebody else takes it; a tie in between doesn't count."""
    leads = Leads()
    for at, points in enumerate([(0, 0), (5, 0), (5, 5), (6, 5), (6, 9), (6, 12), (20, 12)]):
        leads.note(10 * at, points)

    assert leads.changes() == 2
    assert [leads.at(time) for time in (-1, 9, 10, 25, 39, 40, 60, 99)] == [
        None,
        None,
        0,
        None,
        0,
        1,
        0,
        0,
    ]


@pytest.mark.parametrize("name", ["keyword", "keep_your_cool"])
def test_every_game_of_words_is_counted(name: str) -> None:
    """Each game of words has points in the open and words."""
    (cell,) = cells(game(name), [2], {}, {})
    row = play(next(tasks(name, "gentle", [cell], [1], None)))

    assert row.words is not None
    assert row.words > 0
    assert row.lead_changes is not None


def test_figures_come_from_games() -> None:
    """Each figure is a mean over games, in its unit; words are per minute of all games."""
    other = replace(ROW, places=((1,), (0,)), seconds=60.0, lead_changes=4, comeback=True, words=3)
    tie = replace(ROW, places=((0, 1),), margin=0.0)
    rows = [ROW, ROW, other, tie]

    found = {name: of_cell(rows, figure) for name, figure in FIGURE.items()}

    means = {name: one and round(one.mean, 3) for name, one in found.items()}
    assert means == {
        "first seat": 12.5,
        "length": 1.75,
        "ties": 25,
        "lead changes": 2.5,
        "comebacks": 25,
        "decisive by": 25,
        "words": round(30 / 7, 3),
    }
    assert all(one and one.low <= one.mean <= one.high for one in found.values())


def test_a_figure_that_no_game_has_is_left_out() -> None:
    """Where points are secret, nothing is said about leads."""
    secret = [replace(ROW, lead_changes=None, comeback=None, words=None)] * 3

    assert [name for name, figure in FIGURE.items() if of_cell(secret, figure) is None] == [
        "lead changes",
        "comebacks",
        "words",
    ]
    assert between(secret, [ROW] * 3, FIGURE["words"]) is None


def test_differences_are_taken_deal_by_deal() -> None:
    """Two cells whose games differ by the same for each seed differ without doubt."""
    rows = [replace(ROW, seed=seed, seconds=100.0 + 37 * seed) for seed in range(12)]
    others = [replace(row, cell=1, seconds=row.seconds + 60) for row in rows]
    length = FIGURE["length"]
    alone = of_cell(rows, length)
    found = between(rows, others, length)

    assert alone is not None
    assert alone.around > 0.5
    assert found is not None
    assert found.mean == pytest.approx(1)
    assert found.around == pytest.approx(0, abs=1e-9)
    # A seed that only one of them has played counts for neither.
    assert between([*rows, replace(ROW, seed=99, seconds=9e9)], others, length) == found


def test_cells_are_all_combinations_with_the_same_seeds() -> None:
    """Each seed is played in every cell before the next seed."""
    found = cells(game("keesdrow"), [2, 3], {"turns": [7, 10]}, {"words": "checked"})
    listed = list(tasks("keesdrow", "fair", found, [5, 6], None))

    assert [cell.name for cell in found] == [
        "2 seats, turns=7",
        "2 seats, turns=10",
        "3 seats, turns=7",
        "3 seats, turns=10",
    ]
    assert {cell.options["words"] for cell in found} == {"checked"}
    assert [(task.seed, task.cell) for task in listed] == [
        (seed, cell) for seed in (5, 6) for cell in range(4)
    ]
    assert listed[3].sitting.levels == ("fair",) * 3


@pytest.mark.parametrize(
    ("seats", "varied", "says"),
    [
        ([2], {"turns": [0]}, "bad_option"),
        ([2], {"stakes": [3]}, "no_such_option"),
        ([2, 99], {}, "takes 1 to"),
        ([2], {"lexicon": ["klingon"]}, "no word list 'klingon'"),
    ],
)
def test_a_combination_that_cannot_be_is_refused(
    seats: Sequence[int], varied: dict[str, list[int | str | bool]], says: str
) -> None:
    """A sweep with an impossible cell doesn't begin."""
    with pytest.raises(SweepError, match=says):
        cells(game("keesdrow"), seats, varied, {})


@pytest.mark.replay
def test_games_that_are_done_are_not_played_again() -> None:
    """What is missing is played, in order, in one process or two."""
    found = cells(game("keyword"), [2], {"keyword": ["tea", "cat"]}, {})
    whole = list(missing(tasks("keyword", "gentle", found, range(3), None), [], Processes(1)))

    rest = missing(tasks("keyword", "gentle", found, range(3), None), whole[:2], Processes(2))
    assert [*whole[:2], *rest] == whole
