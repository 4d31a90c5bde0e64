"""Chance: specified, unbiased and independent for each purpose."""

import hashlib
import hmac
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from rumpus.core.chance import Chance, commitment, simulation_seed

SEED = bytes(range(32))


def test_stream_is_hmac_in_counter_mode() -> None:
    """Draws are HMAC(HMAC(seed, purpose), counter), four bytes to an integer, big-endian."""
    key = hmac.new(SEED, b"deal", hashlib.sha256).digest()
    block = hmac.new(key, (0).to_bytes(8, "big"), hashlib.sha256).digest()
    expected = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
    second = hmac.new(key, (1).to_bytes(8, "big"), hashlib.sha256).digest()
    expected.append(int.from_bytes(second[:4], "big"))

    chance = Chance(SEED, "deal")

    assert [chance.below(2**32) for _ in range(9)] == expected


def test_integers_reject_the_incomplete_tail() -> None:
    """A draw at or above the last whole multiple of the bound is discarded, not reduced."""
    bound = 2**31 + 1
    plain = Chance(SEED, "reject")
    words = [plain.below(2**32) for _ in range(40)]
    kept = [w for w in words if w < bound]
    assert len(kept) < len(words)

    chance = Chance(SEED, "reject")

    assert [chance.below(bound) for _ in range(len(kept))] == kept


def test_shuffle_is_fisher_yates_from_the_end() -> None:
    """Each item, from the last down, is swapped with a random item at or before its place."""
    draws = Chance(SEED, "s")
    expected = list("abcdef")
    for last in range(5, 0, -1):
        other = draws.below(last + 1)
        expected[last], expected[other] = expected[other], expected[last]

    assert Chance(SEED, "s").shuffled("abcdef") == expected


def test_a_shuffle_rejects_what_a_draw_rejects() -> None:
    """A word that is rejected moves all those after it to the next draw."""
    block = b"".join(word.to_bytes(4, "big") for word in (7, 2**32 - 1, 8, 2**32 - 1, 5, 3, 1))
    draws, chance = Chance(SEED, "s"), Chance(SEED, "s")
    draws._block = chance._block = block
    expected = list("abcdef")
    for last in range(5, 0, -1):
        other = draws.below(last + 1)
        expected[last], expected[other] = expected[other], expected[last]

    assert chance.shuffled("abcdef") == expected
    assert chance.below(2**32) == draws.below(2**32)


@given(st.lists(st.integers()), st.binary(min_size=32, max_size=32))
def test_shuffle_keeps_what_it_shuffles(items: list[int], seed: bytes) -> None:
    """A shuffle keeps all items, adds none and doesn't change its input."""
    before = list(items)

    assert Counter(Chance(seed, "s").shuffled(items)) == Counter(items)
    assert items == before


@given(st.integers(1, 2**32), st.binary(min_size=32, max_size=32))
def test_integers_stay_below_their_bound(bound: int, seed: bytes) -> None:
    """Every draw is from 0 to bound - 1."""
    assert 0 <= Chance(seed, "x").below(bound) < bound


def test_unit_is_in_range_and_fine() -> None:
    """Floats are in [0, 1) and use more than 32 bits."""
    chance = Chance(SEED, "u")
    values = [chance.unit() for _ in range(1000)]

    assert all(0 <= v < 1 for v in values)
    assert any(v * 2**32 != int(v * 2**32) for v in values)
    assert 0.45 < sum(values) / 1000 < 0.55


def test_every_permutation_is_as_likely() -> None:
    """In 6,000 shuffles of three items, each order occurs about 1,000 times."""
    chance = Chance(SEED, "fair")
    counts = Counter("".join(chance.shuffled("abc")) for _ in range(6000))

    assert len(counts) == 6
    assert all(850 < n < 1150 for n in counts.values())


def test_purposes_are_independent() -> None:
    """Two purposes of one seed have different streams."""
    first = [Chance(SEED, "a").below(2**32) for _ in range(4)]
    second = [Chance(SEED, "b").below(2**32) for _ in range(4)]

    assert first != second


def test_commitment_is_the_sha256_of_the_seed() -> None:
    """The commitment is the SHA-256 of the seed, so anybody can check it after the game."""
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_simulation_seeds_differ() -> None:
    """Numbered seeds are 256 bits long and all different."""
    seeds = {simulation_seed(n) for n in range(100)}

    assert len(seeds) == 100
    assert {len(s) for s in seeds} == {32}
