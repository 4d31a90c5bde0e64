"""Keesdrow as a subject of the conformance suite: both sizes, every end, challenged and checked."""

from typing import Any

import msgspec

from rumpus.core.chance import Chance
from rumpus.core.conform import Subject
from rumpus.core.options import validated
from rumpus.core.values import OptionValue, Refusal, Seat, SeatInfo, Setup
from rumpus.games.keesdrow import FACTS, Keesdrow
from rumpus.words.lexicon import bundled


def setup(seats: int, **given: OptionValue) -> Setup:
    """Give a set-up with these options."""
    options = validated(FACTS.options, given)
    assert not isinstance(options, Refusal), options
    return Setup(options, (SeatInfo(),) * seats)


def _other_backs(state: Any, seat: Seat | None, chance: Chance) -> Any | None:
    """Turn the letters on the backs round: nobody may know them, but for those already drawn."""
    drawn = {draw.tile for draw in state.draws}
    backs = tuple(
        back if tile in drawn else "".join(reversed(back)) for tile, back in enumerate(state.backs)
    )
    return msgspec.structs.replace(state, backs=backs)


KEESDROW = Subject(
    Keesdrow(bundled()),
    (
        setup(2, turns=7),
        setup(2, turns=7, words="checked", timer=0),
        setup(3, end="points", goal=100, shorter="part"),
        setup(2, end="exhausted", min_length=6, timer=120),
        setup(8, size="deluxe", turns=7, challenge_window=60),
    ),
    _other_backs,
)
