"""Tuning: targets, spaces, what is proposed, and a search that finds what is known."""

import itertools

import pytest

from rumpus.core.values import Options
from rumpus.games.keep_your_cool.options import OPTIONS
from rumpus.lab.intervals import Interval
from rumpus.lab.pool import ALONE
from rumpus.lab.sweep.figures import of_cell
from rumpus.lab.sweep.played import Row
from rumpus.lab.tune.proposals import Proposals
from rumpus.lab.tune.search import Search, Terms
from rumpus.lab.tune.space import Over, SpaceError, combinations, over
from rumpus.lab.tune.target import Target, TargetError, distance, reached, target

ROW = Row(0, 0, ((0,), (1,)), (30, 20), "flag", 120.0, 2, comeback=False, margin=1 / 3, words=9)
GRID = (Over("a", tuple(range(100)), ranged=True), Over("b", tuple(range(100)), ranged=True))


def certain(mean: float) -> Interval:
    """Return a figure without doubt."""
    return Interval(mean, mean, mean)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("flag_wins=0.5", Target("flag_wins", 50)),
        ("flag_wins=50%", Target("flag_wins", 50)),
        ("ties=0", Target("ties", 0)),
        ("first_seat=-0.05", Target("first_seat", -5)),
        ("length=12.5", Target("length", 12.5)),
    ],
)
def test_a_share_is_a_fraction_or_a_percentage(text: str, found: Target) -> None:
    """A target holds its value in the figure's unit."""
    assert target(text) == found


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("length", "must be FIGURE=VALUE"),
        ("length=long", "must be FIGURE=VALUE"),
        ("length=10%", "counts minutes"),
        ("luck=1", "unknown figure 'luck'; choose one of: first_seat, length"),
    ],
)
def test_a_target_that_cannot_be_meant_is_refused(text: str, says: str) -> None:
    """The message says what to write."""
    with pytest.raises(TargetError, match=says):
        target(text)


def test_a_figure_counts_the_games_that_end_for_a_reason() -> None:
    """A target of wins by flag is the share of games that end so."""
    by_words = Row(
        0, 1, ((0,), (1,)), (3, 2), "words", 120.0, 2, comeback=False, margin=0.3, words=9
    )
    figure = of_cell([ROW, by_words, by_words, by_words], Target("flag_wins", 50).figure)

    assert figure is not None
    assert figure.mean == pytest.approx(25)


def test_ten_points_or_a_tenth_are_a_distance_of_one() -> None:
    """Distances of several targets add up as in space."""
    both = [Target("flag_wins", 50), Target("length", 20)]

    assert distance(both, [certain(50), certain(20)]) == 0
    assert distance(both, [certain(40), certain(20)]) == pytest.approx(1)
    assert distance(both, [certain(50), certain(22)]) == pytest.approx(1)
    assert distance(both, [certain(80), certain(12)]) == pytest.approx(5)


def test_a_figure_that_games_lack_is_named() -> None:
    """A game without words has no words a minute."""
    silent = Row(
        0, 0, ((0,), (1,)), (3, 2), "end", 60.0, None, comeback=None, margin=0.3, words=None
    )
    with pytest.raises(TargetError, match="no figure 'words'"):
        reached([Target("words", 3)], [silent])


def test_an_option_varies_over_a_range_some_values_or_all() -> None:
    """`KEY` alone is all that the option may be."""
    assert over(OPTIONS, "reach=500..503") == Over("reach", (500, 501, 502, 503), ranged=True)
    assert over(OPTIONS, "reach=900,500,900") == Over("reach", (900, 500), ranged=False)
    assert over(OPTIONS, "game") == Over("game", ("standard", "advanced"), ranged=False)
    assert over(OPTIONS, "min_answers").values == tuple(range(1, 51))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("speed=1..2", "no option 'speed'"),
        ("game=1..2", "game is no number"),
        ("reach=900..500", "the lower one first"),
        ("reach=x..y", "the lower one first"),
        ("reach=1..9000", "from 500 to 2000"),
        ("lexicon", "lexicon needs values"),
    ],
)
def test_an_option_that_cannot_vary_so_is_refused(text: str, says: str) -> None:
    """The message says what to write."""
    with pytest.raises(SpaceError, match=says):
        over(OPTIONS, text)


def test_an_end_counts_only_in_a_range() -> None:
    """Of some values, none is an end."""
    assert [Over("a", (1, 2, 3), ranged=True).edge(value) for value in (1, 2, 3)] == [
        True,
        False,
        True,
    ]
    assert not Over("a", (1, 2, 3), ranged=False).edge(1)


def test_a_small_space_is_tried_as_a_whole() -> None:
    """If there are no more combinations than trials, each is proposed once, the standard first."""
    space = (Over("a", (1, 2), ranged=False), Over("b", ("x", "y", "z"), ranged=False))
    proposals = Proposals(space, {"a": 2, "b": "y", "c": 9}, 6, 0)
    found: list[Options] = []
    for values in proposals:
        found.append(values)
        proposals.tell(values, 1.0)

    assert found[0] == {"a": 2, "b": "y"}
    assert sorted(map(str, found)) == sorted(map(str, combinations(space)))


def proposed(seed: int, trials: int = 60) -> list[tuple[Options, float]]:
    """Search a bowl whose lowest point is known, and return the proposals with their heights."""
    proposals = Proposals(GRID, {"a": 90, "b": 90}, trials, seed)
    found: list[tuple[Options, float]] = []
    for values in itertools.islice(proposals, trials):
        height = abs(int(values["a"]) - 20) + abs(int(values["b"]) - 70)
        found.append((values, float(height)))
        proposals.tell(values, height)
    return found


def test_a_large_space_is_searched_where_it_gets_better() -> None:
    """The last third of the trials lies nearer the best point than chance does, over ten seeds."""
    late = [height for seed in range(10) for _, height in proposed(seed)[40:]]
    anywhere = [abs(a - 20) + abs(b - 70) for a in range(100) for b in range(100)]

    assert sum(late) / len(late) < 0.6 * sum(anywhere) / len(anywhere)


def test_the_same_seed_proposes_the_same_and_never_twice() -> None:
    """A search can go on in another process, and no combination is played again."""
    assert proposed(3) == proposed(3)
    assert proposed(3) != proposed(4)
    keys = [str(values) for values, _ in proposed(3)]
    assert len(set(keys)) == len(keys)


def test_what_the_game_refuses_is_left_out() -> None:
    """A proposal that can't be played costs no trial."""
    space = (Over("keyword", ("tea", "zzzzz", "sport"), ranged=False),)
    search = Search(terms(space, trials=3), None, ALONE)
    list(search.rows([]))

    assert [trial.cell.varied["keyword"] for trial in search.trials] == ["tea", "sport"]


def test_the_nearest_is_played_again_with_other_deals() -> None:
    """The games end with fresh ones of the nearest trial, whose seeds were not played before."""
    search = Search(terms((Over("keyword", ("tea", "sport"), ranged=False),)), None, ALONE)
    rows = list(search.rows([]))

    assert [row.seed for row in rows] == [5, 6, 7, 5, 6, 7, 8, 9]
    assert search.best == min(search.trials, key=lambda trial: trial.distance)
    assert search.fresh == reached(search.terms.targets, rows[6:])
    assert search.trials[0].figures == reached(search.terms.targets, rows[:3])


@pytest.mark.parametrize("done", [0, 1, 3, 4, 7, 8])
def test_a_search_goes_on_where_it_stopped(done: int) -> None:
    """With the games that are done, a search plays the others, and comes to the same."""
    space = (Over("keyword", ("tea", "sport"), ranged=False),)
    whole = Search(terms(space), None, ALONE)
    rows = list(whole.rows([]))
    again = Search(terms(space), None, ALONE)

    assert list(again.rows(rows[:done])) == rows[done:]
    assert (again.trials, again.fresh) == (whole.trials, whole.fresh)


def terms(space: tuple[Over, ...], trials: int = 2) -> Terms:
    """Return a short search over KEYWORD."""
    fixed: dict[str, int | str] = {}
    aims = (Target("length", 4),)
    return Terms("1", 1, "keyword", "gentle", 2, fixed, space, aims, trials, 3, 2, 5)
