"""Wishes of guests who look for somebody: what they agree on, and who plays with whom."""

import asyncio
from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooms import Guest, close_room, open_room, run, set_table
from rumpus.core.values import Options
from rumpus.server.limits import values as limits
from rumpus.server.people.seeks import Seek, Seeks
from rumpus.server.people.wishes import Terms, Wish, agreed

SHORT: Options = {"turns": 5}
LONG: Options = {"turns": 20}

TWO = Terms(SHORT, rated=True, players=2)
THREE = Terms(SHORT, rated=True, players=3)
UNRATED = Terms(SHORT, rated=False, players=2)
MayMeet = Callable[[str, str], bool]

wishes = st.builds(
    Wish,
    st.sampled_from(["reach", "sealed"]),
    st.sampled_from([SHORT, LONG]),
    any=st.booleans(),
    named=st.booleans(),
    rated=st.sampled_from([None, True, False]),
    players=st.sampled_from([(2,), (3,), (2, 3), (2, 3, 4)]),
).filter(lambda wish: wish.named or not wish.rated)
guests = st.sampled_from("abcdefgh")
blocks = st.frozensets(st.sampled_from(list(combinations("abcdefgh", 2))), max_size=4)
steps = st.lists(
    st.tuples(guests, wishes) | st.tuples(st.sampled_from(["stop", "accept", "late"]), guests),
    max_size=30,
)


@pytest.mark.parametrize(
    ("one", "other", "terms"),
    [
        (Wish("toy", SHORT), Wish("toy", SHORT), TWO),
        (Wish("toy", SHORT), Wish("toy", SHORT, rated=False), UNRATED),
        (Wish("toy", SHORT, rated=True), Wish("toy", SHORT, rated=False), None),
        (Wish("toy", SHORT, named=False), Wish("toy", SHORT, named=False), UNRATED),
        (Wish("toy", SHORT, named=False), Wish("toy", LONG, any=True, rated=True), None),
        (Wish("toy", SHORT, any=True), Wish("toy", LONG, any=True), TWO),
        (
            Wish("toy", SHORT, players=(2, 3)),
            Wish("toy", SHORT, players=(3,)),
            THREE,
        ),
    ],
)
def test_what_two_wishes_agree_on(one: Wish, other: Wish, terms: Terms | None) -> None:
    """Rated and unrated exclude each other; a rated game needs a preset; any goes with all."""
    assert agreed([one, other]) == terms
    assert (agreed([other, one]) is None) == (terms is None)


def test_three_who_wish_for_three_meet() -> None:
    """The first two wait; the third completes the group, and those who wait longest sit first."""
    seeks = Seeks(lambda one, other: one != other)
    three = Wish("toy", SHORT, players=(3,))
    first, second = (seeks.begin(guest, three, at) for at, guest in enumerate("ab"))
    assert (first.state, second.state) == ("waiting", "waiting")
    third = seeks.begin("c", Wish("toy", LONG, any=True, players=(2, 3, 4)), 2)
    assert third.match is not None
    assert third.match.seeks == [first, second, third]
    assert third.match.terms == THREE
    assert [seeks.accept(each) for each in (third, first)] == [False, False]
    seeks.sweep(3 + limits.ACCEPT_SECONDS)
    assert [each.state for each in (first, second, third)] == ["waiting", "over", "waiting"]


def test_two_who_may_meet_again_are_found() -> None:
    """Opponents of now are passed over, and looked at again once their game has ended."""
    playing = {"ab"}
    seeks = Seeks(lambda one, other: "".join(sorted(one + other)) not in playing)
    first, second = (seeks.begin(guest, Wish("toy", SHORT), 0) for guest in "ab")
    seeks.again(second, 1)
    assert second.state == "waiting"
    playing.clear()
    seeks.again(second, 2)
    assert (first.state, second.others) == ("found", [first])


def test_the_usual_wait_is_that_of_the_same_wish() -> None:
    """Until it is known, it is that of the game."""
    seeks = Seeks(lambda one, other: True)
    wish, rare = Wish("toy", SHORT), Wish("toy", LONG)
    for turn in range(2):
        pair = [seeks.begin(guest, wish, turn) for guest in "ab"]
        for seek in pair:
            seeks.accept(seek)
        assert pair[0].match is not None
        seeks.seat(pair[0].match, "oak-bell-42", turn + 6)
    assert seeks.usual_ms("toy", wish) == seeks.usual_ms("toy", rare) == 6000
    pair = [seeks.begin(guest, rare, 10) for guest in "abc"]
    assert [seek.others for seek in pair] == [[pair[1]], [pair[0]], []]
    assert seeks.usual_ms("other", rare) is None


@given(steps, blocks)
def test_every_match_agrees_and_nobody_waits_in_vain(
    taken: list[tuple[str, Wish | str]], apart: frozenset[tuple[str, str]]
) -> None:
    """Groups agree and may meet, nobody is in two, and no group could be made of those waiting."""

    def may_meet(one: str, other: str) -> bool:
        return (min(one, other), max(one, other)) not in apart

    seeks, mine, now = Seeks(may_meet), dict[str, Seek](), 0.0
    for what, how in taken:
        now += 1
        for seek in mine.values():
            seek.seen = now
        if isinstance(how, Wish):
            seeks.leave(what, now)
            before = [
                seek for seek in mine.values() if seek.state == "waiting" and what != seek.guest
            ]
            mine[what] = seeks.begin(what, how, now)
            _first_come(mine[what], before, may_meet)
        elif how in mine and what == "stop":
            seeks.end(mine[how], now)
        elif how in mine and what == "accept" and seeks.accept(mine[how]):
            match = mine[how].match
            assert match is not None
            seeks.seat(match, "oak-bell-42", now)
        elif what == "late":
            now += limits.ACCEPT_SECONDS + 1
            for seek in mine.values():
                seek.seen = now
            seeks.sweep(now)
        _sound(list(mine.values()), may_meet)


def _first_come(seek: Seek, before: list[Seek], may_meet: MayMeet) -> None:
    """Assert that of all who could play with a newcomer alone, the one waiting longest does."""
    two = (
        each
        for each in sorted(before, key=lambda each: each.since)
        if (terms := agreed([seek.wish, each.wish])) is not None
        and terms.players == 2
        and may_meet(seek.guest, each.guest)
    )
    oldest = next(two, None)
    if oldest is not None and seek.match is not None:
        assert min(each.since for each in seek.others) <= oldest.since
    assert oldest is None or seek.match is not None


def _sound(seeks: list[Seek], may_meet: MayMeet) -> None:
    matches = {id(seek.match): seek.match for seek in seeks if seek.state in {"found", "accepted"}}
    members = Counter(seek.id for match in matches.values() if match for seek in match.seeks)
    assert all(count == 1 for count in members.values())
    for match in matches.values():
        assert match is not None
        assert agreed([seek.wish for seek in match.seeks]) == match.terms
        assert len(match.seeks) == match.terms.players
        for one, other in combinations(match.seeks, 2):
            assert one.guest != other.guest
            assert may_meet(one.guest, other.guest)
    waiting = [seek for seek in seeks if seek.state == "waiting"]
    for size in (2, 3, 4):
        for group in combinations(waiting, size):
            terms = agreed([seek.wish for seek in group])
            friends = all(may_meet(a.guest, b.guest) for a, b in combinations(group, 2))
            assert terms is None or terms.players != size or not friends


def test_nobody_meets_those_with_whom_they_play_already() -> None:
    """Two who sit at one unfinished table may meet again once its game is over."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann")
        ann, bob = Guest(host, "ann"), Guest(host, "bob")
        assert room.may_meet("ann", "bob")
        assert (await bob.table("sit", seat=1))["t"] == "done"
        assert not room.may_meet("ann", "bob")
        assert not room.may_meet("bob", "ann")
        assert room.may_meet("ann", "cid")
        assert (await ann.table("start"))["t"] == "done"
        assert not room.may_meet("ann", "bob")
        await asyncio.sleep(300)
        assert host.table.phase == "over"
        assert room.may_meet("ann", "bob")
        await close_room(room)

    run(work())
