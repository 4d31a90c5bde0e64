"""Rotation of a group at a game for two: the queue, and the players of the next game."""

from rooms import Guest, close_room, open_room, run, set_table, settled, truth
from rumpus.server.limits import values as limits
from rumpus.server.room import Room
from rumpus.server.tables.host import Host


async def playing(room: Room, *others: str) -> tuple[Host, dict[str, Guest]]:
    """Start a game of Ann and Bob, with the others in the queue."""
    host = await set_table(room, "ann", "bob", game="reach")
    guests = {name: Guest(host, name) for name in ("ann", "bob", *others)}
    for name in others:
        assert (await guests[name].table("join_queue"))["t"] == "done"
    await guests["ann"].table("start")
    return host, guests


async def next_of(room: Room, host: Host) -> Host:
    """Return the driver of the rematch's table."""
    assert host.table.next is not None
    after = await room.host(host.table.next)
    assert after is not None
    return after


def names(host: Host) -> tuple[list[str], list[str]]:
    """Return the names of the players and of the queue."""
    table = host.table
    return [one.name for one in table.sitters], [one.name for one in table.lobby.queue]


def test_one_press_seats_winner_and_next_and_begins() -> None:
    """The winner, the loser or the first in the queue can start the game of winner and first."""

    async def work() -> None:
        for presses in ("ann", "bob", "cid"):
            room = open_room()
            host, guests = await playing(room, "cid", "dot")
            await guests["bob"].act("resign")
            table = guests["dot"].folded()["table"]
            assert (table["stays"], table["queue"]) == (0, ["Cid", "Dot"])
            assert (await guests[presses].table("rematch"))["t"] == "done"
            after = await next_of(room, host)
            assert after.table.phase == "play"
            assert names(after) == (["Ann", "Cid"], ["Dot", "Bob"])
            for name in ("ann", "bob", "cid", "dot"):
                assert (await guests[name].table("rematch"))["t"] == "done"
            assert names(after) == (["Ann", "Cid"], ["Dot", "Bob"])
            assert truth(after, "eve")["table"]["tally"][0] == {
                "name": "Ann",
                "played": 1,
                "won": 1,
                "row": 1,
            }
            await close_room(room)

    run(work())


def test_the_house_rules_can_be_changed_before_the_next_game() -> None:
    """Without `start`, the rematch is a lobby; the asker hosts it, unless the asker lost."""

    async def work() -> None:
        for presses, hosts in (("cid", "cid"), ("bob", "ann")):
            room = open_room()
            host, guests = await playing(room, "cid")
            await guests["bob"].act("resign")
            await guests[presses].table("rematch", start=False)
            after = await next_of(room, host)
            assert (after.table.phase, after.table.lobby.host) == ("lobby", hosts)
            assert [p.sitter and p.sitter.name for p in after.table.lobby.places][:2] == [
                "Ann",
                "Cid",
            ]
            await close_room(room)

    run(work())


def test_a_closed_page_is_skipped_and_two_tabs_are_one_player() -> None:
    """A queued player who is away is skipped, and one with two tabs is queued once."""

    async def work() -> None:
        room = open_room()
        host, guests = await playing(room, "cid", "dot")
        tab = Guest(host, "dot")
        await tab.ask("chat", text="me again")
        assert (await tab.table("join_queue"))["code"] == "already_queued"
        guests["cid"].leave()
        tab.leave()
        await guests["bob"].act("resign")
        assert host.attendance.message().queue == [False, True]
        await guests["ann"].table("rematch")
        after = await next_of(room, host)
        assert names(after) == (["Ann", "Dot"], ["Bob"])
        await close_room(room)

    run(work())


def test_when_all_who_waited_are_gone_the_two_play_on_as_ever() -> None:
    """If nobody in the queue is there, the loser can take the seat again by asking."""

    async def work() -> None:
        room = open_room()
        host, guests = await playing(room, "cid")
        guests["cid"].leave()
        await guests["bob"].act("resign")
        await guests["ann"].table("rematch")
        after = await next_of(room, host)
        assert after.table.phase == "lobby"
        assert (after.table.seat_of("ann"), after.table.seat_of("bob")) == (0, None)
        await guests["bob"].table("rematch")
        assert after.table.seat_of("bob") == 1
        await close_room(room)

    run(work())


def test_a_place_in_the_queue_is_told_to_its_player() -> None:
    """A queued player gets a new view when the place changes; players get only an update."""

    async def work() -> None:
        room = open_room()
        _, guests = await playing(room, "cid", "dot")
        views = len(guests["ann"].got("view"))
        assert guests["dot"].got("view")[-1]["queued"] == 1
        await guests["cid"].table("leave_queue")
        assert guests["dot"].got("view")[-1]["queued"] == 0
        assert guests["cid"].got("view")[-1]["queued"] is None
        assert len(guests["ann"].got("view")) == views
        assert guests["ann"].folded()["table"]["queue"] == ["Dot"]
        await close_room(room)

    run(work())


def test_guests_who_may_not_wait_are_refused() -> None:
    """Removed guests and a screen's second player can't queue, and the queue has a limit."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", "pest", game="reach")
        ann = Guest(host, "ann")
        await ann.table("remove", seat=1)
        for player, code in (("pest", "removed"), ("pest~2", "removed"), ("cid~2", "no_queue")):
            assert (await Guest(host, player).table("join_queue"))["code"] == code
        crowd = [await Guest(host, f"g{n}").table("join_queue") for n in range(1000)]
        codes = {answer.get("code") for answer in crowd}
        assert codes == {None, "queue_full"}
        assert sum(answer["t"] == "done" for answer in crowd) == len(host.table.lobby.queue) == 12
        assert host.table.seq < limits.SITTINGS.burst
        await close_room(room)

    run(work())


def test_two_at_one_screen_are_no_table_to_wait_at() -> None:
    """When two players share a screen, the queue ends and nobody can join it."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", game="reach")
        ann, second, cid = Guest(host, "ann"), Guest(host, "ann~2"), Guest(host, "cid")
        await cid.table("join_queue")
        assert cid.got("view")[-1]["queued"] == 0
        assert (await second.table("sit", seat=1))["t"] == "done"
        assert ann.folded()["table"]["queue"] is None
        assert cid.got("view")[-1]["queued"] is None
        assert (await cid.table("leave_queue"))["code"] == "not_queued"
        assert (await Guest(host, "dot").table("join_queue"))["code"] == "no_queue"
        await ann.table("start")
        await second.act("resign")
        await ann.table("rematch")
        after = await next_of(room, host)
        assert names(after) == ([], [])
        assert (await cid.table("rematch"))["code"] == "not_seated"
        await close_room(room)

    run(work())


def test_a_screen_that_two_share_at_the_next_game_ends_the_queue() -> None:
    """The queue ends whichever of the two sits down last, and can begin again afterwards."""

    async def work() -> None:
        for last in ("ann", "ann~2"):
            room = open_room()
            host, guests = await playing(room, "cid", "dot")
            await guests["bob"].act("resign")
            assert (await guests["ann"].table("rematch", start=False))["t"] == "done"
            after = await next_of(room, host)
            ann, second, cid = (Guest(after, name) for name in ("ann", "ann~2", "cid"))
            assert (await cid.table("leave"))["t"] == "done"
            assert (await cid.table("join_queue"))["t"] == "done"
            assert names(after)[1] == ["Dot", "Bob", "Cid"]
            if last == "ann":
                await ann.table("leave")
                await ann.table("join_queue")
            assert (await second.table("sit", seat=1))["t"] == "done"
            if last == "ann":
                assert names(after)[1] == ["Dot", "Bob", "Cid", "Ann"]
                assert (await ann.table("sit", seat=0))["t"] == "done"
            assert names(after)[1] == []
            assert cid.got("view")[-1]["queued"] is None
            await second.table("leave")
            assert (await cid.table("join_queue"))["t"] == "done"
            assert ann.folded()["table"]["queue"] == ["Cid"]
            await close_room(room)

    run(work())


def test_the_queue_outlasts_a_restart() -> None:
    """The queue is restored from the log after a restart."""

    async def work() -> None:
        room = open_room()
        host, _ = await playing(room, "cid")
        await settled()
        room.dropped(host)
        again = await room.host(host.table.lobby.name)
        assert again is not None
        assert names(again)[1] == ["Cid"]
        await close_room(room)

    run(work())


def test_requests_that_are_refused_keep_nobody_from_sitting_down() -> None:
    """Refused requests to queue don't count towards the table's rate of seatings."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", game="reach")
        strangers = [Guest(host, f"stranger{number}") for number in range(3)]
        for one in strangers:
            assert (await one.table("join_queue"))["t"] == "done"
        for _ in range(limits.SITTINGS.burst):
            for one in strangers:
                assert (await one.table("join_queue"))["code"] in {"already_queued", "too_many"}
        assert (await Guest(host, "bob").table("sit", seat=1))["t"] == "done"
        await close_room(room)

    run(work())


def test_a_removed_guest_stays_away_from_the_next_table() -> None:
    """A guest removed from the queue is also refused at the rematch's table."""

    async def work() -> None:
        room = open_room()
        host, guests = await playing(room, "cid", "eve")
        assert (await guests["ann"].table("leave_queue", place=1))["t"] == "done"
        await guests["bob"].act("resign")
        await guests["ann"].table("rematch")
        after = await next_of(room, host)
        assert (await Guest(after, "eve").table("join_queue"))["code"] == "removed"
        await close_room(room)

    run(work())


def test_a_loser_who_comes_back_late_does_not_become_the_moderator() -> None:
    """A loser who returns late gets no seat when only the moderator's is free."""

    async def work() -> None:
        room = open_room()
        host, guests = await playing(room, "cid")
        await guests["bob"].act("resign")
        guests["bob"].leave()
        await guests["ann"].table("rematch", start=False)
        after = await next_of(room, host)
        assert (await Guest(host, "bob").table("rematch"))["code"] == "seat_taken"
        assert [place.sitter and place.sitter.name for place in after.table.lobby.places] == [
            "Ann",
            "Cid",
            None,
        ]
        await close_room(room)

    run(work())
