import hashlib
from collections import Counter
from typing import Literal

import pytest

from rumpus.games.keesdrow.data import ALPHABET, FILE, tiles, values
from rumpus.games.keesdrow.game import FACTS

Size = Literal["keesdrow", "deluxe"]


def test_the_facts_name_the_data_by_hash() -> None:
    """The facts name the tiles by hash, so that a corrected file changes no old game unnoticed."""
    assert FACTS.data == {"tiles.json": hashlib.sha256(FILE.read_bytes()).hexdigest()}


@pytest.mark.rule("KD-5")
def test_every_letter_has_a_value_from_1_to_5() -> None:
    """Every letter has a value from 1 to 5, and five of them count 1: A, E, I, O and R."""
    assert len(values()) == 26
    assert Counter(values()) == {1: 5, 2: 5, 3: 6, 4: 6, 5: 4}
    assert "".join(x for x, value in zip(ALPHABET, values(), strict=True) if value == 1) == "AEIOR"


@pytest.mark.rule("KD-2")
@pytest.mark.parametrize(("size", "count"), [("keesdrow", 36), ("deluxe", 64)])
def test_a_set_has_its_tiles(size: Size, count: int) -> None:
    """Each tile has four capital letters on either side."""
    assert len(tiles(size)) == count
    for front, back in tiles(size):
        assert len(front) == len(back) == 4
        assert set(front + back) <= set(ALPHABET)
