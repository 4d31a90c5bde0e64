"""Tests that equally fast players have equal chances over any lines (`tools/duels.py`)."""

from functools import cache

import pytest

from duels import (
    FAST,
    SLOW,
    Arena,
    Pongs,
    Wire,
    behind_proxy,
    evenly,
    honest,
    late_behind_proxy,
    late_pongs,
    rate,
)

NUMBER = 2000


@cache
def arena() -> Arena:
    """Return the table that all duels share."""
    return Arena()


@cache
def stops(here: Wire, there: Wire, *, lies: bool = False, pongs: Pongs = honest) -> float:
    """Return how often a defender over *here* stops a reach from *there*, in percent."""
    mean = evenly()
    return rate(
        f"test/{here}/{there}",
        NUMBER,
        lambda chance: arena().grab((there, here), chance, mean, lies=lies, pongs=pongs),
    ).percent


@cache
def flips(here: Wire, there: Wire) -> float:
    """Return how often a Flipper over *here* beats a Speaker over *there*, in percent."""
    name = f"test/{here}/{there}"
    return rate(name, NUMBER, lambda chance: arena().word((here, there), chance)).percent


@pytest.mark.rule("KYC-23")
@pytest.mark.parametrize(("here", "there"), [(FAST, SLOW), (SLOW, FAST)])
def test_grab_and_stop_are_even(here: Wire, there: Wire) -> None:
    """At 20 ms and at 150 ms, about half of all reaches are stopped."""
    assert 47 <= stops(here, there) <= 53


@pytest.mark.rule("KYC-23")
@pytest.mark.parametrize(("here", "there"), [(FAST, SLOW), (SLOW, FAST)])
def test_a_lie_gains_little(here: Wire, there: Wire) -> None:
    """A player who always claims a reaction of 100 ms gains at most six percentage points."""
    gained = stops(here, there, lies=True) - stops(here, there)

    assert 0 < gained <= 6


@pytest.mark.rule("KYC-23")
@pytest.mark.parametrize(("here", "there"), [(FAST, SLOW), (SLOW, FAST)])
def test_late_pongs_gain_no_more_than_a_lie(here: Wire, there: Wire) -> None:
    """With late pongs, a lie still gains at most six points: the kernel knows the round trip."""
    gained = stops(here, there, lies=True, pongs=late_pongs) - stops(here, there)

    assert 0 < gained <= 6


@pytest.mark.rule("KYC-23")
def test_behind_a_proxy_late_pongs_gain_more() -> None:
    """Where only pings are measured, late pongs make any line pass for one of 100 ms."""
    assert stops(FAST, SLOW, pongs=behind_proxy) == stops(FAST, SLOW)
    assert stops(FAST, SLOW, lies=True, pongs=late_behind_proxy) - stops(FAST, SLOW) > 10
    assert stops(SLOW, FAST, pongs=behind_proxy) < stops(SLOW, FAST) - 3
    assert stops(SLOW, FAST, lies=True, pongs=late_behind_proxy) < stops(SLOW, FAST)


@pytest.mark.rule("KYC-12")
@pytest.mark.parametrize("pongs", [(late_pongs, honest), (honest, late_pongs)])
def test_late_pongs_win_no_word_and_no_tile(pongs: tuple[Pongs, Pongs]) -> None:
    """The Flipper's late pongs change nothing; the Speaker's make the Speaker lose more."""
    name = f"test/{FAST}/{FAST}"
    won = rate(name, NUMBER, lambda chance: arena().word((FAST, FAST), chance, pongs)).percent

    if pongs[0] is late_pongs:
        assert won == flips(FAST, FAST)
    else:
        assert won > flips(FAST, FAST)


@pytest.mark.rule("KYC-12")
def test_word_and_flip_are_even_over_both_roles() -> None:
    """A player on the long line wins half of the races over both roles; ties help the Flipper."""
    long = (flips(SLOW, FAST) + 100 - flips(FAST, SLOW)) / 2

    assert 47 <= long <= 53
    assert 50 <= flips(FAST, FAST) <= 58


def test_a_slow_defender_stops_almost_no_reach() -> None:
    """A defender who needs 700 ms on average stops almost no reach of 500 ms."""
    assert arena().start.rules.reach == 500
    unmeasured = Wire(SLOW.round_trip, 0)
    assert (
        rate(
            "test/arrival",
            500,
            lambda chance: arena().grab((FAST, unmeasured), chance, 700, lies=False),
        ).percent
        < 5
    )
