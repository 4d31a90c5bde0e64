"""Big screens: they see what everybody may see, ask for nothing, and quieten phones near them."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from rooms import Guest, close_room, open_room, run, set_table, settled
from rumpus.server.limits.values import PRESENCE_SECONDS
from rumpus.server.tables.big_screen import heard_at
from rumpus.server.tables.host import Host
from rumpus.server.tables.shared_screen import side_of
from rumpus.server.ws.session import NOT_YET
from rumpus.table.guests import guest_of, is_screen
from serving import Person, Serving, table_of
from serving import run as run_for_real
from unit.server.keesdrow_rooms import open_room as open_real_room

HOME, PHONE, ELSEWHERE = "127.0.0.1", "192.168.1.7", "9.9.9.9"


class Frames(Guest):
    """Guest whose raw frames are kept."""

    def __init__(self, host: Host, player: str) -> None:
        super().__init__(host, player, join=False)
        self.frames: list[str] = []
        self.wire.on_text = self.frames.append
        self.say({"t": "join", "since": None})


def test_only_the_very_query_names_a_screen() -> None:
    """Only the query `screen` names a screen, which belongs to its guest but is no player."""
    sides = [side_of("ann", query) for query in (b"screen", b"screen=1", b"side=screen", b"")]
    assert [is_screen(side) for side in sides] == [True, False, False, False]
    assert {guest_of(side) for side in sides} == {"ann"}


async def sealing(seed: int, number: int) -> list[str]:
    """Return a screen's frames of a game until the last seal, in which Bob seals *number*."""
    room = open_room(seed=seed)
    host = await set_table(room, "ann", "bob")
    screen, ann, bob = Frames(host, "ann~screen"), Guest(host, "ann"), Guest(host, "bob")
    await ann.table("ready", ready=True)
    await ann.table("start")
    await bob.act("seal", number=number)
    await bob.act("unseal")
    await bob.act("seal", number=number)
    again = Frames(host, "ann~screen")
    await asyncio.sleep(PRESENCE_SECONDS)
    frames = [*screen.frames, *again.frames]
    assert screen.folded()["you"] is None
    await close_room(room)
    return frames


def test_tables_that_differ_only_in_secrets_send_a_screen_the_same_bytes() -> None:
    """What a player hides changes no byte, no order and no number of a screen's messages."""
    ours, theirs = run(sealing(1, 3)), run(sealing(1, 8))
    assert ours == theirs
    assert any('"t":"view"' in frame for frame in ours)


async def laying(oranges: list[int]) -> list[str]:
    """Return a screen's frames of a round of KEYWORD in which Ann arranges these cards."""
    room = open_real_room("2026-11-30T10:00:00")
    host = await set_table(room, "ann", "bob", game="keyword")
    screen, ann = Frames(host, "ann~screen"), Guest(host, "ann")
    Guest(host, "bob")
    await ann.table("start")
    seen = ann.folded()["view"]
    hand = seen["hand"]
    word = [
        {
            "type": "orange",
            "card": hand[at]["id"],
            "letter": "e" if hand[at]["letter"] == "?" else None,
        }
        for at in oranges
    ]
    answer = await ann.act("arrange", round=seen["round"], pieces=word)
    assert answer["t"] == "done", answer
    await asyncio.sleep(PRESENCE_SECONDS)
    again = Frames(host, "ann~screen")
    view: dict[str, Any] = screen.folded()["view"]
    assert view["hand"] == []
    await close_room(room)
    return [*screen.frames, *again.frames]


def test_a_rack_of_keyword_changes_nothing_on_a_screen() -> None:
    """Cards that a player moves about in their rack don't reach the screen in any way."""
    assert run(laying([0, 1, 2])) == run(laying([4, 3, 5, 1]))


def test_a_screen_asks_for_nothing() -> None:
    """A screen can't sit down, act, speak or react, even where its guest could."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann")
        ann, screen = Guest(host, "ann"), Guest(host, "bob~screen")
        for refused in (
            await screen.table("sit", seat=1),
            await screen.table("start"),
            await screen.act("seal", number=2),
            await screen.ask("chat", text="hello"),
            await screen.ask("phrase", phrase="hello"),
        ):
            assert refused["code"] == "only_shows"
        screen.say({"t": "react", "reaction": "heart"})
        await settled()
        assert ann.got("reacted") == []
        assert screen.wire.code is None
        await close_room(room)

    run(work())


def test_a_screen_hears_the_table_and_nobody_else() -> None:
    """A screen shows what is said to the whole table, but not what spectators say meanwhile."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", "bob")
        ann, eve, screen = Guest(host, "ann"), Guest(host, "eve"), Guest(host, "ann~screen")
        await Guest(host, "bob").table("ready", ready=True)
        await ann.table("start")
        await eve.ask("chat", text="Ann has a 3", channel="spectators")
        await ann.ask("chat", text="your turn")
        assert [said["text"] for said in screen.got("said")] == ["your turn"]
        assert [said["text"] for said in eve.got("said")] == ["Ann has a 3", "your turn"]
        await close_room(room)

    run(work())


@pytest.mark.parametrize(
    ("address", "quiet"), [(HOME, True), (PHONE, True), (ELSEWHERE, False), ("", False)]
)
def test_a_phone_is_quiet_where_a_screen_sounds(address: str, *, quiet: bool) -> None:
    """A client near a screen leaves sound to it until it is closed; others keep theirs."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann")
        ann = Guest(host, "ann", address=address)
        screen = Guest(host, "cy~screen", address=HOME)
        await asyncio.sleep(PRESENCE_SECONDS)
        presence = ann.got("presence")[-1]
        assert (presence.get("screen", False), presence["watching"]) == (quiet, 0)
        assert Guest(host, "bob", address=address).got("presence")[0].get("screen", False) is quiet
        screen.leave()
        await asyncio.sleep(PRESENCE_SECONDS)
        assert "screen" not in ann.got("presence")[-1]
        await close_room(room)

    run(work())


def test_the_same_public_address_is_the_same_place() -> None:
    """Phones behind one router have one address on the internet, and so has their screen."""
    listeners = [("ann", PHONE), ("ann~screen", ELSEWHERE)]
    assert heard_at(ELSEWHERE, listeners)
    assert not heard_at("2001:4860::/64", listeners)
    assert not heard_at(ELSEWHERE, [("ann", ELSEWHERE), ("ann~2", ELSEWHERE)])


def test_a_screen_keeps_nobody_present() -> None:
    """A player whose phone is gone is away, though their screen is still open."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", "bob")
        ann, bob = Guest(host, "ann"), Guest(host, "bob")
        await bob.table("ready", ready=True)
        await ann.table("start")
        Guest(host, "ann~screen")
        assert host.audience.looks("ann")
        ann.leave()
        await asyncio.sleep(PRESENCE_SECONDS)
        people = bob.got("presence")[-1]["people"]
        assert [person["here"] for person in people] == [False, True]
        assert not host.audience.looks("ann")
        await close_room(room)

    run(work())


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One room for all tests with sockets."""
    with Serving(tmp_path_factory.mktemp("room") / "data") as serving:
        yield serving
        serving.check_log()


@pytest.mark.parametrize("seated", [True, False])
def test_a_closed_table_shows_itself_on_its_players_screens_only(
    room: Serving, *, seated: bool
) -> None:
    """At a table without spectators, only a browser with a seat there opens a screen."""

    async def work() -> None:
        ann, bob = Person(), Person()
        table = await table_of(room.base, ann, bob)
        await ann.ask("table", action={"type": "set_door", "sit": "open", "watch": "players"})
        await bob.ask("table", action={"type": "ready", "ready": True})
        await ann.ask("table", action={"type": "start"})
        screen = Person()
        await screen.http(room.base, "GET", "/api/me")
        if seated:
            screen.cookie = ann.cookie
        # A refused socket may be closed before its first message is sent.
        with suppress(ConnectionClosed):
            await screen.join(room.base, table, query="?screen")
        if seated:
            view = await screen.until(lambda m: m["t"] == "view")
            assert (view["you"], view["hosting"]) == (None, False)
        else:
            assert await screen.closed() == NOT_YET
            assert screen.got[-1] == {"t": "bye", "code": "players_only", "retry_ms": -1}
        for person in (ann, bob, *([screen] if seated else [])):
            await person.leave()

    run_for_real(work)
