"""Seeks: two guests who look for a game are brought together at a table."""

import asyncio
from typing import Any

import pytest

from members import member, post
from rumpus.server.limits import values as limits
from rumpus.server.people.seeks import Seek, Seeks
from rumpus.server.people.wishes import Wish
from serving import Person, Serving, run

QUICK = {"turns": 10}


def everybody(one: str, other: str) -> bool:
    """Let all guests meet."""
    return True


def pool() -> Seeks:
    """Return an empty pool in which all guests may meet."""
    return Seeks(everybody)


def begin(seeks: Seeks, guest: str, at: float = 0.0, **given: Any) -> Seek:
    """Begin a seek for the quick game of the toy."""
    wished: dict[str, Any] = {"game": "toy", "options": QUICK} | given
    return seeks.begin(guest, Wish(**wished), at)


def seated(seeks: Seeks, *pair: Seek, at: float = 0.0) -> None:
    """Let both accept, and bring them to a table."""
    assert [seeks.accept(seek) for seek in pair] == [False, True]
    assert pair[0].match is not None
    seeks.seat(pair[0].match, "oak-bell-42", at)


@pytest.mark.parametrize(
    ("given", "state"),
    [
        ({}, "found"),
        ({"game": "other"}, "waiting"),
        ({"options": {"turns": 12}}, "waiting"),
        ({"options": {"turns": 12}, "any": True}, "found"),
        ({"rated": True}, "found"),
        ({"players": (2, 3)}, "found"),
        ({"players": (3, 4)}, "waiting"),
    ],
)
def test_two_meet_who_want_the_same(given: dict[str, Any], state: str) -> None:
    """Game, house rules and number agree, or one of them takes any."""
    seeks = pool()
    first = begin(seeks, "ann")
    second = begin(seeks, "ben", **given)
    assert (first.state, second.state) == (state, state)


def test_nobody_meets_themself() -> None:
    """A second tab ends the first one's seek; an opponent of now is not offered again."""
    seeks = pool()
    first, second = begin(seeks, "ann"), begin(seeks, "ann")
    assert (first.state, second.state) == ("over", "waiting")
    apart = Seeks(lambda one, other: {one, other} != {"ann", "ben"})
    begin(apart, "ann")
    assert begin(apart, "ben").state == "waiting"
    assert begin(apart, "cat").state == "found"


def test_who_waits_longest_is_found_first() -> None:
    """A newcomer meets the first of those who wait."""
    seeks = pool()
    first, _ = begin(seeks, "ann", options={"turns": 4}), begin(seeks, "ben")
    third = begin(seeks, "cat", any=True)
    assert third.others == [first]


def test_who_does_not_accept_drops_out_and_the_other_waits_on() -> None:
    """Twenty seconds later the seek of one is over, and the other meets the next."""
    seeks = pool()
    first, second = begin(seeks, "ann"), begin(seeks, "ben")
    seeks.accept(first)
    late = limits.ACCEPT_SECONDS + 1
    first.seen = second.seen = late
    seeks.sweep(late)
    assert (first.state, second.state) == ("waiting", "over")
    third = begin(seeks, "cat", late)
    assert first.others == [third]


def test_who_turns_somebody_down_leaves_the_other_waiting() -> None:
    """Stopping ends one seek only."""
    seeks = pool()
    first, second = begin(seeks, "ann"), begin(seeks, "ben")
    seeks.end(second, 1.0)
    assert (first.state, second.state, first.match) == ("waiting", "over", None)
    assert seeks.find(second.id, "ben") is None


def test_a_page_that_no_longer_asks_is_forgotten() -> None:
    """Nobody is brought together with a guest who is gone."""
    seeks = pool()
    first = begin(seeks, "ann")
    second = begin(seeks, "ben", limits.SEEK_SECONDS + 1)
    assert (first.state, second.state) == ("over", "waiting")


def test_the_usual_wait_is_the_median_of_the_last_ones() -> None:
    """It is unknown until enough people were found."""
    seeks = pool()
    assert seeks.usual_ms("toy") is None
    for turn, wait in enumerate((4.0, 10.0)):
        start = 100.0 * turn
        first = begin(seeks, f"ann{turn}", start)
        second = begin(seeks, f"ben{turn}", start + wait)
        first.seen = start + wait
        seated(seeks, first, second, at=start + wait)
    assert seeks.usual_ms("toy") == 2000


def test_nobody_leaves_while_the_table_is_created() -> None:
    """A stop at that moment changes nothing; if the table can't be created, both seeks end."""
    seeks = pool()
    first, second = begin(seeks, "ann"), begin(seeks, "ben")
    assert [seeks.accept(first), seeks.accept(second)] == [False, True]
    seeks.end(first, 1.0)
    assert (first.state, second.state) == ("accepted", "accepted")
    assert second.match is not None
    seeks.stay(second.match)
    assert (first.state, second.state, len(seeks)) == ("over", "over", 0)


def test_only_its_guest_sees_a_seek() -> None:
    """Another guest who knows its id doesn't find it."""
    seeks = pool()
    seek = begin(seeks, "ann")
    assert seeks.find(seek.id, "ann") is seek
    assert seeks.find(seek.id, "ben") is None


async def seek(base: str, person: Person, **wanted: Any) -> dict[str, Any]:
    """Begin to seek over HTTP."""
    await person.http(base, "GET", "/api/me")
    answer = await person.http(base, "POST", "/api/seeks", json={"game": "keesdrow", **wanted})
    assert answer.status_code == 200, answer.text
    line: dict[str, Any] = answer.json()
    return line


async def look(base: str, person: Person, line: dict[str, Any]) -> dict[str, Any]:
    """Wait for news of a seek."""
    answer = await person.http(base, "GET", f"/api/seeks/{line['id']}?since={line['step']}")
    news: dict[str, Any] = answer.json()
    return news


async def accept(base: str, person: Person, line: dict[str, Any]) -> dict[str, Any]:
    """Accept who was found."""
    answer = await person.http(base, "POST", f"/api/seeks/{line['id']}/accept")
    news: dict[str, Any] = answer.json()
    return news


def test_two_strangers_find_each_other(tmp_path: Any) -> None:
    """Both accept, and sit at a running table that no list shows."""

    async def work() -> None:
        base, ann, ben = serving.base, Person(), Person()
        mine = await seek(base, ann)
        assert (mine["state"], mine["usual_ms"]) == ("waiting", None)
        await asyncio.sleep(1.1)
        await ben.http(base, "GET", "/api/me")
        shown = [(await each.http(base, "GET", "/api/me")).json() for each in (ann, ben)]
        assert [(one["people"], one["seeking"]) for one in shown] == [(2, []), (2, ["keesdrow"])]
        waiting = asyncio.create_task(look(base, ann, mine))
        theirs = await seek(base, ben)
        assert theirs["state"] == "found"
        news = await waiting
        assert news["state"] == "found"
        assert 0 < news["left_ms"] <= 1000 * limits.ACCEPT_SECONDS
        assert (await accept(base, ann, mine))["state"] == "accepted"
        seated = await accept(base, ben, theirs)
        assert seated["state"] == "table"
        there = await look(base, ann, news)
        assert there["table"] == seated["table"]
        for seat, person in enumerate((ann, ben)):
            await person.join(base, seated["table"])
            view = await person.until(lambda message: message["t"] == "view")
            assert (view["you"], view["table"]["phase"]) == (seat, "play")
        assert (await ann.http(base, "GET", "/api/tables")).json() == []
        again = await seek(base, ann)
        await seek(base, ben)
        assert (await look(base, ann, again | {"step": -1}))["state"] == "waiting"
        for person in (ann, ben):
            await person.leave()

    with Serving(tmp_path / "data") as serving:
        run(work)


@pytest.mark.parametrize("game", ["keesdrow", "keyword", "keep_your_cool", "icecool"])
def test_every_game_begins_for_two(tmp_path: Any, game: str) -> None:
    """With its default house rules."""

    async def work() -> None:
        ann, ben = Person(), Person()
        mine = await seek(serving.base, ann, game=game)
        theirs = await seek(serving.base, ben, game=game)
        await accept(serving.base, ann, mine)
        assert (await accept(serving.base, ben, theirs))["state"] == "table"

    with Serving(tmp_path / "data") as serving:
        run(work)


def test_rules_under_which_two_can_not_play_are_refused(tmp_path: Any) -> None:
    """Nobody waits for a game that couldn't begin."""

    async def work() -> None:
        ann = Person()
        await ann.http(serving.base, "GET", "/api/me")
        for wanted, code in (
            ({"game": "keesdrow", "options": {"teams": "yes"}, "players": 2}, "uneven_teams"),
            ({"game": "keesdrow", "options": {"turns": 9}, "rated": True}, "rules_not_rated"),
            ({"game": "keep_your_cool", "players": 3}, "bad_request"),
            ({"game": "keesdrow", "options": {"turns": 7777}}, "bad_option"),
            ({"game": "chess"}, "no_such_game"),
        ):
            answer = await ann.http(serving.base, "POST", "/api/seeks", json=wanted)
            assert answer.json()["code"] == code, answer.text

    with Serving(tmp_path / "data") as serving:
        run(work)


def test_seeks_are_no_way_around_the_limit_of_tables(tmp_path: Any) -> None:
    """An address with any number of cookies begins only so many."""

    async def work() -> None:
        for _ in range(3):
            await seek(serving.base, Person())
        one_more = Person()
        await one_more.http(serving.base, "GET", "/api/me")
        refused = await one_more.http(serving.base, "POST", "/api/seeks", json={"game": "keesdrow"})
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many")

    with Serving(tmp_path / "data", limit={"SEEKS_OF_ADDRESS": "l.Rate(0.001, 3)"}) as serving:
        run(work)


def test_a_closed_page_is_not_found(tmp_path: Any) -> None:
    """Some seconds after its connection ends, nobody is brought together with it."""

    async def work() -> None:
        base, ann, ben = serving.base, Person(), Person()
        mine = await seek(base, ann)
        waiting = asyncio.create_task(look(base, ann, mine))
        await asyncio.sleep(0.5)
        waiting.cancel()
        await asyncio.sleep(6)
        assert (await seek(base, ben))["state"] == "waiting"

    with Serving(tmp_path / "data") as serving:
        run(work)


def test_a_page_that_was_loaded_again_is_still_found(tmp_path: Any) -> None:
    """The connection of the old page ends after the new one asks: the seek goes on."""

    async def work() -> None:
        base, ann, ben = serving.base, Person(), Person()
        mine = await seek(base, ann)
        old = asyncio.create_task(look(base, ann, mine))
        await asyncio.sleep(0.3)
        new = asyncio.create_task(look(base, ann, mine))
        await asyncio.sleep(0.3)
        old.cancel()
        await asyncio.sleep(6)
        assert (await seek(base, ben))["state"] == "found"
        assert (await new)["state"] == "found"

    with Serving(tmp_path / "data") as serving:
        run(work)


def test_a_pool_full_of_pages_that_are_gone_empties_itself(tmp_path: Any) -> None:
    """Even if nobody asks who would notice."""

    async def work() -> None:
        people = [Person() for _ in range(4)]
        for person in people[:2]:
            await seek(serving.base, person)
        await people[2].http(serving.base, "GET", "/api/me")
        wanted = {"game": "keesdrow"}
        full = await people[2].http(serving.base, "POST", "/api/seeks", json=wanted)
        assert full.status_code == 429
        await asyncio.sleep(1.5)
        await seek(serving.base, people[3])

    with Serving(tmp_path / "data", limit={"SEEKS": 2, "SEEK_SECONDS": 1.0}) as serving:
        run(work)


def test_nobody_meets_a_member_whose_account_is_deleted(tmp_path: Any) -> None:
    """The other waits on instead of playing against nobody."""

    async def work() -> None:
        base, ben = serving.base, Person()
        ann = await member(base, "Ann", "ann")
        mine = await seek(base, ann)
        theirs = await seek(base, ben)
        await accept(base, ann, mine)
        await post(base, ann, "/api/account/delete")
        assert (await accept(base, ben, theirs))["state"] == "waiting"

    with Serving(tmp_path / "data") as serving:
        run(work)


BROKEN = """
from rumpus.server.room import Room

async def create(self, wanted, link=None):
    raise TimeoutError

Room.create = create
"""


@pytest.mark.parametrize(
    ("how", "status"), [({"before": BROKEN}, 500), ({"limit": {"TABLES_LOADED": 1}}, 429)]
)
def test_a_table_that_can_not_be_created_frees_both(
    tmp_path: Any, how: dict[str, Any], status: int
) -> None:
    """Whatever the reason, their seeks are over and they may begin again."""

    async def work() -> None:
        base, ann, ben = serving.base, Person(), Person()
        mine, theirs = await seek(base, ann), await seek(base, ben)
        if status == 429:
            await ann.http(base, "POST", "/api/tables", json={"game": "keesdrow"})
        await accept(base, ann, mine)
        failed = await ben.http(base, "POST", f"/api/seeks/{theirs['id']}/accept")
        assert failed.status_code == status
        gone = await ann.http(base, "GET", f"/api/seeks/{mine['id']}")
        assert gone.status_code == 404

    with Serving(tmp_path / "data", **how) as serving:
        run(work)
