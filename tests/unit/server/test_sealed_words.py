"""Committed words in a room: they survive restarts, are revealed once and stay secret before."""

import asyncio
import logging
from collections.abc import Iterator
from io import StringIO
from typing import Any

import msgspec
import pytest

from rooms import Guest, close_room, log_of, run, set_table, settled
from rumpus.core.values import Act, Timer
from rumpus.games.keyword.events import Revealed
from rumpus.games.keyword.rules.judge import Judge
from rumpus.server.ops.logging import LOGGER, Lines
from rumpus.server.ops.metrics import Metrics
from rumpus.server.room import Room
from rumpus.server.tables.host import Host
from rumpus.store.log import Store
from rumpus.store.memory import MemoryStore
from unit.server.keesdrow_rooms import open_room

DAY = "2026-12-01T10:00:00"
PLAYERS = ("ann", "bob", "cy")


class Heard:
    """Guest with a record of the raw frames that the room sent."""

    def __init__(self, host: Host, player: str) -> None:
        self.guest = Guest(host, player, join=False)
        self.frames: list[str] = []
        self.guest.wire.on_text = self.frames.append
        self.guest.say({"t": "join", "since": None})

    @property
    def view(self) -> dict[str, Any]:
        """Return the guest's view of the game."""
        view: dict[str, Any] = self.guest.folded()["view"]
        return view

    def word(self, oranges: int, blues: int = 0) -> list[dict[str, Any]]:
        """Return the pieces of a word with the given numbers of orange and blue cards."""
        own = [_piece("orange", card) for card in self.view["hand"][:oranges]]
        return [*own, *(_piece("blue", card) for card in self.view["middle"][:blues])]

    async def does(self, kind: str, **fields: Any) -> str:
        """Act in the current round, and return `done` or the code of the refusal."""
        answer = await self.guest.act(kind, round=self.view["round"], **fields)
        return str(answer.get("code", answer["t"]))


def _piece(colour: str, card: dict[str, Any]) -> dict[str, Any]:
    letter = "e" if card["letter"] == "?" else None
    return {"type": colour, "card": card["id"], "letter": letter}


async def begun(room: Room, **options: Any) -> tuple[Host, list[Heard]]:
    """Start a game of three players with one spectator."""
    host = await set_table(room, *PLAYERS, game="keyword", **options)
    heard = [Heard(host, player) for player in (*PLAYERS, "watcher")]
    assert (await heard[0].guest.table("start"))["t"] == "done"
    return host, heard


async def killed(room: Room, host: Host, store: Store) -> tuple[Room, Host, list[Heard]]:
    """Simulate a crash, and reconnect everybody to a new room."""
    room._keeper.cancel()
    host.close()
    again = open_room(DAY, store)
    found = await again.host(host.table.lobby.name)
    assert found is not None
    heard = [Heard(found, player) for player in (*PLAYERS, "watcher")]
    await settled()
    return again, found, heard


async def reveals(room: Room, name: str) -> list[tuple[Any, Revealed]]:
    """List the reveals in the log, each with its cause."""
    return [
        (entry.cause, event)
        for entry in await log_of(room, name)
        for event in entry.events
        if isinstance(event, Revealed)
    ]


@pytest.mark.rule("KW-11", "KW-12")
@pytest.mark.parametrize("kills", [1, 3])
def test_the_timer_outlasts_the_room(kills: int) -> None:
    """Due time, committed word and rack survive restarts, and the timer reveals once."""

    async def work() -> None:
        store = MemoryStore()
        room = open_room(DAY, store)
        host, (ann, bob, *_) = await begun(room)
        due = ann.view["due"]
        laid, rack = ann.word(3, 1), bob.word(2)
        assert await ann.does("commit", pieces=laid) == "done"
        assert await bob.does("arrange", pieces=rack) == "done"
        for _ in range(kills):
            await asyncio.sleep(5)
            room, host, (ann, bob, *_) = await killed(room, host, store)
            assert (ann.view["due"], ann.view["phase"]) == (due, "lay")
            assert (ann.view["laid"], bob.view["rack"]) == (laid, rack)
            assert bob.view["laid"] is None
        await asyncio.sleep(120)
        ((cause, revealed),) = await reveals(room, host.table.lobby.name)
        assert cause == Timer("sand", due)
        assert revealed.timer
        assert [one.fate for one in revealed.shown][2] == "nothing"
        assert len(revealed.shown[0].word) == 4
        await close_room(room)

    run(work())


@pytest.mark.rule("KW-11")
@pytest.mark.parametrize(("millis", "answer"), [(19_999, "done"), (20_000, "refused")])
def test_the_last_word_and_the_timer_reveal_once_between_them(millis: int, answer: str) -> None:
    """The last word is accepted until just before the timer, and only one of them reveals."""

    async def work() -> None:
        room = open_room(DAY)
        host, (ann, bob, cy, _) = await begun(room, timer=20)
        for one in (ann, bob):
            assert await one.does("commit", pieces=one.word(2)) == "done"
        action = {"type": "commit", "round": 0, "pieces": cy.word(2)}
        message = {"t": "act", "id": "last", "action": action}
        # Simulate a busy loop: the act is read before the timer runs.
        came = asyncio.get_running_loop().time() + millis / 1000
        cy.guest.session.hear(msgspec.json.encode(message).decode(), came)
        await settled()
        assert cy.guest.answer("last")["t"] == answer
        await asyncio.sleep(25)
        ((_, revealed),) = await reveals(room, host.table.lobby.name)
        assert revealed.timer is (answer == "refused")
        await close_room(room)

    run(work())


@pytest.mark.rule("KW-11")
def test_the_last_word_that_is_sent_twice_reveals_once() -> None:
    """The last word reveals once, even if it is sent again after a restart."""

    async def work() -> None:
        store = MemoryStore()
        room = open_room(DAY, store)
        host, heard = await begun(room)
        for one in heard[:2]:
            assert await one.does("commit", pieces=one.word(2)) == "done"
        last = {"type": "commit", "round": 0, "pieces": heard[2].word(2)}
        message = {"t": "act", "id": "last", "action": last}
        heard[2].guest.say(message)
        await settled()
        assert heard[2].guest.answer("last")["t"] == "done"
        room, host, heard = await killed(room, host, store)
        heard[2].guest.say(message)
        await settled()
        assert heard[2].guest.answer("last")["t"] == "done"
        ((cause, revealed),) = await reveals(room, host.table.lobby.name)
        assert isinstance(cause, Act)
        assert not revealed.timer
        await close_room(room)

    run(work())


@pytest.mark.rule("KW-9", "KW-12")
@pytest.mark.parametrize("oranges", [1, 3, 6])
def test_the_wire_carries_the_same_bytes_whatever_is_laid(oranges: int) -> None:
    """Frames to other players and spectators don't depend on the cards in a rack or a word."""

    async def heard_by_others(racks: list[int], blues: int) -> list[list[str]]:
        room = open_room(DAY)
        _, (ann, *others) = await begun(room)
        for size in racks:
            await ann.does("arrange", pieces=ann.word(size, size))
        assert await ann.does("commit", pieces=ann.word(oranges, blues)) == "done"
        assert await ann.does("take_back") == "done"
        assert await ann.does("commit", pieces=ann.word(oranges, blues)[::-1]) == "done"
        told = [list(other.frames) for other in others]
        await close_room(room)
        return told

    first = run(heard_by_others([0, 2, 6], 1))
    second = run(heard_by_others([6, 5, 0], 6))
    assert first == second
    empty = [frame for frame in first[0] if '"events":[],"patch":{}' in frame]
    assert len(empty) == 3
    assert len({len(frame) for frame in empty}) == 1


@pytest.fixture
def lines() -> Iterator[StringIO]:
    """Yield a buffer of what the room writes to its operational log."""
    kept = StringIO()
    handler = logging.StreamHandler(kept)
    handler.setFormatter(Lines())
    root, level = logging.getLogger(), LOGGER.level
    root.addHandler(handler)
    LOGGER.setLevel(logging.INFO)
    yield kept
    root.removeHandler(handler)
    LOGGER.setLevel(level)


@pytest.mark.rule("KW-9")
def test_no_operational_log_holds_a_word(lines: StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    """No word appears in the log, presence or metrics, even when a rule raises an error."""

    async def work() -> tuple[str, str]:
        room = open_room(DAY)
        _, (ann, bob, *_) = await begun(room)
        laid = ann.word(5, 4)
        assert await ann.does("commit", pieces=laid) == "done"
        assert await ann.does("commit", pieces=laid) == "already_laid"
        assert await bob.does("commit", pieces=[*bob.word(2), laid[0]]) == "not_your_card"
        presence = msgspec.json.encode(bob.guest.got("presence")).decode()
        metrics = Metrics(room.services.counts, {}).text().decode()

        def broken(*_: Any) -> Any:
            raise ValueError(str(laid))

        monkeypatch.setattr(Judge, "act", broken)
        bob.guest.say({"t": "act", "id": "x", "action": {"type": "announce"}})
        await settled()
        assert bob.guest.wire.code == 1012
        await close_room(room)
        return presence, metrics

    presence, metrics = run(work())
    written = lines.getvalue()
    assert '"error": "ValueError"' in written
    for text in (written, presence, metrics):
        assert "pieces" not in text
        assert "orange" not in text
        assert '"card"' not in text
