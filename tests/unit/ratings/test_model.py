"""The model of ratings: what a game does to the numbers of those who played it."""

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.core.chance import Chance, simulation_seed
from rumpus.ratings.ladder import Entrant, played, side_of
from rumpus.ratings.model import Rating, rate

RATINGS = st.builds(Rating, st.floats(-60, 110), st.floats(1.3, 25 / 3))


@st.composite
def games(draw: st.DrawFn) -> tuple[list[list[Rating]], list[int]]:
    """Return sides of one to three players each, and their places."""
    sides = draw(st.lists(st.lists(RATINGS, min_size=1, max_size=3), min_size=2, max_size=5))
    return sides, draw(st.lists(st.integers(1, 5), min_size=len(sides), max_size=len(sides)))


def test_a_new_rating_is_1500_and_wide() -> None:
    """Somebody new has 1500 points, in a range of 500 each way, and is provisional."""
    new = Rating()
    assert (new.points, new.least, new.most, new.provisional) == (1500, 1000, 2000, True)
    assert not Rating(sigma=5.0).provisional


@given(games())
def test_the_number_never_falls_on_a_win(game: tuple[list[list[Rating]], list[int]]) -> None:
    """Each player of the only side in the first place keeps at least the points they had."""
    sides, places = game
    places[0] = 0
    after = rate(sides, places)
    assert all(new.points >= old.points for old, new in zip(sides[0], after[0], strict=True))


@given(games())
def test_a_game_never_makes_a_rating_less_certain(
    game: tuple[list[list[Rating]], list[int]],
) -> None:
    """The range of everybody narrows or stays as it was."""
    sides, places = game
    for side, rated in zip(sides, rate(sides, places), strict=True):
        assert all(new.sigma <= old.sigma for old, new in zip(side, rated, strict=True))


@given(games(), st.permutations(range(5)))
def test_the_order_of_the_sides_does_not_matter(
    game: tuple[list[list[Rating]], list[int]], permuted: list[int]
) -> None:
    """Sides in another order get the same ratings, apart from the last digits."""
    sides, places = game
    order = [at for at in permuted if at < len(sides)]
    straight = rate(sides, places)
    shuffled = rate([sides[at] for at in order], [places[at] for at in order])
    for at, side in zip(order, shuffled, strict=True):
        for one, other in zip(straight[at], side, strict=True):
            assert one == pytest.approx(other, rel=1e-9)


@given(st.permutations(range(4)), st.lists(st.integers(1, 3), min_size=4, max_size=4))
def test_seats_of_a_ladder_may_come_in_any_order(order: list[int], places: list[int]) -> None:
    """A stored game gives exactly the same numbers, in whatever order its rows are read."""
    before = {rater: Rating(20.0 + rater, 8 - rater) for rater in range(4)}
    seats = [Entrant(seat, side_of(seat, None), place) for seat, place in enumerate(places)]
    assert played(before, [seats[at] for at in order]) == played(before, seats)


def test_places_1_2_3_2_4_rank_as_they_should() -> None:
    """The third is below the two who tie for the second place, who get the same."""
    first, one, third, two, last = (side[0] for side in rate([[Rating()]] * 5, [1, 2, 3, 2, 4]))
    assert one == two
    assert first.mu > one.mu > third.mu > last.mu
    golden = [35.54, 27.64, 19.73, 27.64, 14.46]
    assert [one.mu for one in (first, one, third, two, last)] == pytest.approx(golden, abs=0.01)
    assert first.sigma == pytest.approx(7.20, abs=0.01)


def test_a_tie_brings_two_together() -> None:
    """Equal ones stay equal; a better one loses to a worse one what that one wins."""
    assert rate([[Rating()], [Rating()]], [1, 1])[0][0].mu == Rating().mu
    (better,), (worse,) = rate([[Rating(30, 4)], [Rating(20, 4)]], [1, 1])
    assert better.mu < 30
    assert worse.mu - 20 == pytest.approx(30 - better.mu)


def test_partners_gain_and_lose_together() -> None:
    """Both of a team move the same way; the one about whom less is known moves further."""
    (settled, new), losers = rate([[Rating(25, 2), Rating()], [Rating(25, 2), Rating()]], [1, 2])
    assert Rating().mu < settled.mu < new.mu
    assert all(one.mu < Rating().mu for one in losers)


@pytest.mark.parametrize("seed", range(5))
def test_a_closed_trio_does_not_inflate(seed: int) -> None:
    """After 1,000 games among three, the sum of their points is within 2 % of 4,500."""
    chance = Chance(simulation_seed(seed), "trio")
    trio = {rater: Rating() for rater in range(3)}
    for _ in range(1000):
        # The second draws from more than the first, and the third from more still.
        drawn = {rater: chance.below(10 + 3 * rater) for rater in trio}
        order = sorted(trio, key=lambda rater: -drawn[rater])
        seats = [Entrant(rater, rater, order.index(rater) + 1) for rater in trio]
        trio = played(trio, seats)
    assert sum(one.points for one in trio.values()) == pytest.approx(4500, rel=0.02)
    assert trio[0].points < trio[1].points < trio[2].points


def test_a_rating_is_never_clipped() -> None:
    """Somebody who always loses goes below 0, and goes on."""
    loser = Rating()
    points: list[int] = []
    for _ in range(400):
        (loser,) = rate([[loser], [Rating(loser.mu + 1, 1.3)]], [2, 1])[0]
        points.append(loser.points)
    assert Rating(-40, 3).points < 0
    (lower,) = rate([[Rating(-40, 3)], [Rating(-40, 3)]], [2, 1])[0]
    assert lower.points < Rating(-40, 3).points
    assert points == sorted(points, reverse=True)


def test_a_bot_in_two_seats_gets_the_mean() -> None:
    """Two bots of one level share a rating, which takes the mean of both results."""
    before = {1: Rating(), 2: Rating()}
    after = played(before, [Entrant(1, -1, 1), Entrant(2, -2, 1), Entrant(2, -3, 3)])
    apart = rate([[Rating()]] * 3, [3, 1, 1])
    assert after[2].mu == pytest.approx((apart[0][0].mu + apart[2][0].mu) / 2)
    assert set(after) == {1, 2}


def test_a_room_starts_without_the_model() -> None:
    """The library of the model is loaded for the first rated game, not by importing the room."""
    code = "import sys, rumpus.server.app; sys.exit('openskill' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
