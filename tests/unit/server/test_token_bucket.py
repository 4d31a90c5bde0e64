"""Token buckets: a burst, and then a rate per second."""

import pytest

from rumpus.server.limits.token_bucket import Bucket, Buckets
from rumpus.server.limits.values import Rate


def test_a_bucket_allows_a_burst_and_then_its_rate() -> None:
    """After the burst, one token returns per interval, up to the size of the burst."""
    bucket = Bucket(Rate(2, 3), 100.0)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(100.5), bucket.take(100.5)] == [True, False]
    assert [bucket.take(1000.0) for _ in range(4)] == [True, True, True, False]


def test_buckets_forget_who_was_away_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each key has its own rate; of too many keys, the one unused for longest is dropped."""
    monkeypatch.setattr("rumpus.server.limits.token_bucket.BUCKETS", 2)
    buckets = Buckets(Rate(0, 1))
    assert buckets.take("a", 0)
    assert buckets.take("b", 0)
    assert not buckets.take("a", 0)
    assert buckets.take("c", 0)
    assert not buckets.take("a", 0)
    assert buckets.take("b", 0)


def test_a_reading_from_before_takes_nothing_away() -> None:
    """A request with an earlier time takes one token and doesn't turn the clock back."""
    bucket = Bucket(Rate(60, 120), 100.0)
    assert bucket.take(90.0)
    assert [bucket.take(100.0) for _ in range(120)] == [*[True] * 119, False]


def test_each_key_has_a_burst_and_then_its_rate() -> None:
    """Rounding takes no token away, however long the clock has run."""
    buckets = Buckets(Rate(20, 40))
    now = 123_456.789
    assert [buckets.take("a", now) for _ in range(41)] == [*[True] * 40, False]
    assert buckets.spent("a", now)
    assert not buckets.spent("b", now)
    assert [buckets.take("a", now + 0.05) for _ in range(2)] == [True, False]
    assert [buckets.take("a", now + 60) for _ in range(41)] == [*[True] * 40, False]


def test_a_reading_from_before_takes_one_token_of_a_key() -> None:
    """A message that waited while a table was loaded counts as if it came with the latest one."""
    buckets = Buckets(Rate(20, 40))
    assert buckets.take("a", 100.0)
    assert [buckets.take("a", 90.0) for _ in range(40)] == [*[True] * 39, False]


def test_several_tokens_are_taken_together_or_not_at_all() -> None:
    """A request for more than are left gets none, and takes none away."""
    buckets = Buckets(Rate(1, 5))
    assert [buckets.take("a", 0.0, 3) for _ in range(2)] == [True, False]
    assert [buckets.take("a", 0.0, 2), buckets.take("a", 0.0)] == [True, False]
    assert [buckets.take("a", 4.0, 4), buckets.take("a", 4.0)] == [True, False]
