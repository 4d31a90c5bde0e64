"""Tests of which tiles a bot of Keep Your Cool remembers, and which it flips as a result."""

import pytest
from msgspec.structs import replace

from rules.keep_your_cool.spec import A, Spec
from rumpus.core.values import Millis
from rumpus.games.keep_your_cool.actions import Flip
from rumpus.games.keep_your_cool.bots import LEVELS, CoolBot
from rumpus.games.keep_your_cool.bots.memory import Memory
from unit.bots.cool_minds import MANY, asked, fresh, luck, turned


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_seen_is_remembered_and_fades(level: str) -> None:
    """The longer ago tiles were seen, the fewer a bot remembers; it knows no unseen tile."""
    memory = Memory(LEVELS[level])
    for tile in range(MANY):
        memory.look_at(tile, "sun", Millis(0), luck(tile))
    known = [
        sum(memory.recall(tile, Millis(at)) == "sun" for tile in range(MANY))
        for at in (0, 5_000, 20_000, 60_000, 600_000)
    ]

    assert known[0] == MANY
    assert known == sorted(known, reverse=True)
    assert known[2] > known[3]
    assert known[-1] < MANY / 50
    assert memory.recall(MANY, Millis(0)) is None


def test_tiles_seen_later_crowd_out_earlier_ones() -> None:
    """After the same time, a tile is forgotten more often if more tiles were seen since."""

    def kept(others: int) -> int:
        """Count the bots that still know the first tile."""
        count = 0
        for number in range(MANY):
            memory, chance = Memory(LEVELS["gentle"]), luck(number)
            for tile in range(others + 1):
                memory.see(tile, "sun", Millis(0), chance, own=True)
            count += memory.recall(0, Millis(1000)) is not None
        return count

    assert kept(0) > 1.5 * kept(10)


def test_what_was_seen_twice_lasts_longer() -> None:
    """A tile that was seen twice is remembered longer."""

    def kept(times: int) -> int:
        count = 0
        for number in range(MANY):
            memory, chance = Memory(LEVELS["fair"]), luck(number)
            for _ in range(times):
                memory.see(0, "sun", Millis(0), chance, own=True)
            count += memory.recall(0, Millis(30_000)) is not None
        return count

    assert kept(2) > 1.2 * kept(1)


def test_it_takes_in_a_part_of_what_the_other_turns() -> None:
    """A bot notices only some of the opponent's flips, but all its own."""
    share = LEVELS["gentle"].heed / 1000
    for own in (True, False):
        seen = 0
        for number in range(MANY):
            memory = Memory(LEVELS["gentle"])
            memory.see(0, "sun", Millis(0), luck(number), own=own)
            seen += memory.recall(0, Millis(0)) is not None
        assert seen == MANY if own else abs(seen - share * MANY) < MANY / 8


@pytest.mark.parametrize("level", LEVELS)
def test_two_that_it_knows_are_taken(level: str) -> None:
    """A bot that has seen both tiles of a pair flips them one after the other."""
    spec = Spec("abcdefabcdef")
    mind = unforgetting(spec, level)
    show(mind, spec, 0, 0, 6, 6)
    first = turned(mind, spec)
    show(mind, spec, first)

    assert {first, turned(mind, spec)} == {0, 6}


def test_of_two_tiles_it_turns_down_the_one_whose_like_it_does_not_know() -> None:
    """A bot turns down the tile without a known match, then flips the match of the other."""
    spec = Spec("abcabc")
    mind = unforgetting(spec, "sharp")
    show(mind, spec, 4, 4, 0, 1)
    down = turned(mind, spec)
    show(mind, spec, down)

    assert (down, turned(mind, spec)) == (0, 4)


def unforgetting(spec: Spec, level: str) -> CoolBot:
    """Create a bot that forgets nothing."""
    return CoolBot(spec.game.book, replace(LEVELS[level], lasting=10**9, crowding=1000))


def show(mind: CoolBot, spec: Spec, *tiles: int) -> None:
    """Flip tiles on seat A while its bot looks on."""
    for tile in tiles:
        at = max(spec.at, spec.player(A).busy)
        asked(mind, spec, A, at, spec.when(A, Flip(tile), at).events)


def test_without_a_memory_it_turns_down_one_of_two() -> None:
    """With two tiles up, Gentle turns one down; a third flip is rare, and only as a foul."""
    for third in ("foul", "refused"):
        spec = Spec("abcabc", third_flip=third)
        spec.flip(A, 0, 1, at=0)
        turned = [
            plan.action.tile
            for number in range(MANY)
            if (plan := fresh(spec, A, "gentle", number)) is not None
            and isinstance(plan.action, Flip)
        ]
        strays = [tile for tile in turned if tile > 1]
        assert {0, 1} <= {*turned}
        assert len(strays) < len(turned) / 10
        assert (strays == []) == (third == "refused")
