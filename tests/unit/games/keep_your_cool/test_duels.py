"""Two equal players get as much over a long line as over a short one (`tools/duels.py`)."""

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
    """Create one table for all duels."""
    return Arena()


@cache
def stops(here: Wire, there: Wire, *, lies: bool = False, pongs: Pongs = honest) -> float:
    """Give how often a defender over *here* stops a reach from *there*, in percent."""
    mean = evenly()
    return rate(
        f"test/{here}/{there}",
        NUMBER,
        lambda chance: arena().grab((there, here), chance, mean, lies=lies, pongs=pongs),
    ).percent


@cache
def flips(here: Wire, there: Wire) -> float:
    """Give how often a Flipper over *here* is earlier than a Speaker over *there*, in percent."""
    name = f"test/{here}/{there}"
    return rate(name, NUMBER, lambda chance: arena().word((here, there), chance)).percent


@pytest.mark.rule("KYC-23")
@pytest.mark.parametrize(("here", "there"), [(FAST, SLOW), (SLOW, FAST)])
def test_grab_and_stop_are_even(here: Wire, there: Wire) -> None:
    """At 20 and at 150 ms half of all reaches are stopped."""
    assert 47 <= stops(here, there) <= 53


@pytest.mark.rule("KYC-23")
@pytest.mark.parametrize(("here", "there"), [(FAST, SLOW), (SLOW, FAST)])
def test_a_lie_gains_little(here: Wire, there: Wire) -> None:
    """Who says that he needed 100 ms each time gains something, and at most six points."""
    gained = stops(here, there, lies=True) - stops(here, there)

    assert 0 < gained <= 6


@pytest.mark.rule("KYC-23")
@pytest.mark.parametrize(("here", "there"), [(FAST, SLOW), (SLOW, FAST)])
def test_late_pongs_gain_no_more_than_a_lie(here: Wire, there: Wire) -> None:
    """The kernel knows the round trip, and jitter beyond an even line is no credit."""
    gained = stops(here, there, lies=True, pongs=late_pongs) - stops(here, there)

    assert 0 < gained <= 6


@pytest.mark.rule("KYC-23")
def test_behind_a_proxy_late_pongs_gain_more() -> None:
    """Nothing but pings is measured there: any line passes for one of 100 ms, and none for more."""
    assert stops(FAST, SLOW, pongs=behind_proxy) == stops(FAST, SLOW)
    assert stops(FAST, SLOW, lies=True, pongs=late_behind_proxy) - stops(FAST, SLOW) > 10
    assert stops(SLOW, FAST, pongs=behind_proxy) < stops(SLOW, FAST) - 3
    assert stops(SLOW, FAST, lies=True, pongs=late_behind_proxy) < stops(SLOW, FAST)


@pytest.mark.rule("KYC-12")
@pytest.mark.parametrize("pongs", [(late_pongs, honest), (honest, late_pongs)])
def test_late_pongs_win_no_word_and_no_tile(pongs: tuple[Pongs, Pongs]) -> None:
    """The Flipper's jitter widens no tie; the Speaker's widens those that he loses."""
    name = f"test/{FAST}/{FAST}"
    won = rate(name, NUMBER, lambda chance: arena().word((FAST, FAST), chance, pongs)).percent

    if pongs[0] is late_pongs:
        assert won == flips(FAST, FAST)
    else:
        assert won > flips(FAST, FAST)


@pytest.mark.rule("KYC-12")
def test_word_and_flip_are_even_over_both_roles() -> None:
    """Who has the long line wins half; ties go to the Flipper and no further."""
    long = (flips(SLOW, FAST) + 100 - flips(FAST, SLOW)) / 2

    assert 47 <= long <= 53
    assert 50 <= flips(FAST, FAST) <= 58


def test_the_model_tells_the_lines_apart() -> None:
    """By arrival alone the long line would lose: half of what it stops comes after the reach."""
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
