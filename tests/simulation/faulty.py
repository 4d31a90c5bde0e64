"""Clients on faulty connections: messages are lost, late, doubled and out of order."""

import asyncio
from typing import Any

import msgspec

from rooms import Guest, Inline, fold, kinds, log_of, settled, truth
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Act, Seat
from rumpus.server.limits.quotas import Quotas
from rumpus.server.ops.metrics import Counts
from rumpus.server.room import Room
from rumpus.server.services import Services
from rumpus.server.tables.create import Wanted
from rumpus.server.tables.host import Host
from rumpus.store.memory import MemoryStore
from rumpus.table.events import Do, Sitter
from rumpus.table.table import AnyEntry

LOST = 0.04
DOUBLED = 0.08
LONGEST_DELAY_SECONDS = 1.5


class Line:
    """Connection on which every message is delayed, and some break it."""

    def __init__(self, client: "Client", host: Host, known: dict[str, Any]) -> None:
        self.client = client
        self.up = True
        self._chance = client.chance
        self._loop = asyncio.get_running_loop()
        self._last = 0.0
        self._guest = Guest(host, client.player, join=False)
        self._guest.wire.on_text = self._down
        self._guest.session.hear(
            msgspec.json.encode(
                {"t": "join", "since": known.get("seq"), "timeline": known.get("timeline")}
            ).decode(),
            self._loop.time(),
        )

    def send(self, message: dict[str, Any]) -> None:
        """Send a message: it may be lost, doubled, late and out of order."""
        text = msgspec.json.encode(message).decode()
        if self._broken():
            return
        copies = 2 if self._chance.unit() < DOUBLED else 1
        for _ in range(copies):
            self._loop.call_later(self._delay(), self._arrive, text)

    def cut(self) -> None:
        """Break the connection, and lose all messages on their way in either direction."""
        if self.up:
            self.up = False
            self._guest.leave()
            self.client.lost(self)

    def _arrive(self, text: str) -> None:
        if self.up:
            self._guest.session.hear(text, self._loop.time())

    def _down(self, text: str) -> None:
        if self._broken():
            return
        # Some messages overtake others, so that the client has to notice the gap and join again.
        delay = self._delay()
        if self._chance.unit() > 0.05:
            delay = max(delay, self._last - self._loop.time() + 0.001)
            self._last = self._loop.time() + delay
        copies = 2 if self._chance.unit() < DOUBLED else 1
        for _ in range(copies):
            self._loop.call_later(delay, self._hear, text)

    def _hear(self, text: str) -> None:
        if self.up:
            self.client.hear(msgspec.json.decode(text))

    def _broken(self) -> bool:
        if self.up and not self.client.healed and self._chance.unit() < LOST:
            self.cut()
        return not self.up

    def _delay(self) -> float:
        if self.client.healed:
            return 0.0
        return LONGEST_DELAY_SECONDS * self._chance.unit() ** 3


class Client:
    """Player that acts at random, joins again after a gap, and repeats unanswered requests."""

    def __init__(self, player: str, host: Host, seed: int, tab: str) -> None:
        self.player = player
        self.tab = tab
        self.host = host
        self.chance = Chance(simulation_seed(seed), f"{player} {tab}")
        self.known: dict[str, Any] = {}
        self.healed = False
        self.answers: dict[str, dict[str, Any]] = {}
        self.pending: dict[str, dict[str, Any]] = {}
        self.joins = 0
        self._count = 0
        self._line: Line | None = None
        self._loop = asyncio.get_running_loop()

    def connect(self) -> None:
        """Open a connection, join with what is known, and repeat unanswered requests."""
        self.joins += 1
        line = self._line = Line(self, self.host, self.known)
        for message in list(self.pending.values()):
            line.send(message)
        if not line.up:
            # The connection broke while it was being opened.
            self.lost(line)

    def lost(self, line: Line) -> None:
        """Reconnect after a random delay."""
        if line is self._line:
            self._line = None
            self._loop.call_later(2 * self.chance.unit(), self._again)

    def hear(self, message: dict[str, Any]) -> None:
        """Fold a message that follows what is known, and reconnect after a gap."""
        if "id" in message:
            before = self.answers.setdefault(message["id"], message)
            assert before == message, "two answers to one request"
            self.pending.pop(message["id"], None)
        if message["t"] == "view":
            # A late view is older than what is known, and has nothing new.
            if message["seq"] >= self.known.get("seq", -1):
                self.known = fold([message])
        elif message["t"] == "update":
            self._update(message)

    def _update(self, message: dict[str, Any]) -> None:
        seq = self.known.get("seq")
        if seq is not None and message["seq"] == seq + 1:
            self.known = fold([{"t": "view", **self.known}, message])
        elif (seq is None or message["seq"] > seq + 1) and self._line is not None:
            self._line.cut()

    def act(self, action: dict[str, Any], kind: str = "act") -> None:
        """Send a request, under an id that stays the same when it is repeated."""
        self._count += 1
        key = f"{self.tab}-{self._count}"
        message = {"t": kind, "id": key, "action": action}
        self.pending[key] = message
        if self._line is not None:
            self._line.send(message)

    async def play(self, until: float) -> None:
        """Act at random moments until the given time."""
        while self._loop.time() < until:
            await asyncio.sleep(0.3 + 2 * self.chance.unit())
            self._anything()

    def _anything(self) -> None:
        table = self.host.table
        seat = table.seat_of(self.player)
        lot = self.chance.unit()
        if table.game is None or seat is None:
            return
        if lot < 0.05:
            self.act({"type": "pause"}, "table")
        elif lot < 0.15:
            self.act({"type": self.chance.choice(("resume", "take_back"))}, "table")
        else:
            hints = table.game.hints(table.game.view(table.state, Seat(seat)))
            if hints:
                self.act(msgspec.to_builtins(self.chance.choice(hints)))

    def _again(self) -> None:
        if self._line is None:
            self.connect()

    def heal(self) -> None:
        """Reconnect on a connection that no longer loses or delays anything."""
        self.healed = True
        if self._line is not None:
            self._line.cut()
        self._line = None
        self.connect()


async def simulate(game: str, seed: int, seconds: float = 240.0) -> dict[str, int]:
    """Play on faulty connections, repair them, and compare every client with the server."""
    chance = Chance(simulation_seed(seed), "room")
    services = Services(
        MemoryStore(),
        Inline(),
        Counts(),
        Quotas(Inline(), Inline(), Inline()),
        seed=lambda: simulation_seed(seed),
        below=chance.below,
    )
    room = Room(services, kinds(), b"k" * 32)
    kind = room.kinds[game]
    players = ["ann", "bob"]
    options = {option.key: option.default for option in kind.facts.options}
    sitters = tuple(Sitter(player, player.capitalize()) for player in players)
    host = await room.create(Wanted(kind, "Bad lines", options, public=True, sitters=sitters))
    clients = [
        Client(player, host, seed, f"tab{number}")
        for number, player in enumerate((*players, "ann", "eve"))
    ]
    for client in clients:
        client.connect()
    clients[0].act({"type": "start"}, "table")
    await asyncio.gather(*(client.play(seconds) for client in clients))
    for client in clients:
        client.heal()
    await asyncio.sleep(5)
    await settled()
    for client in clients:
        assert client.known == truth(host, client.player), (client.player, game, seed)
        assert not client.pending, "a request without an answer"
    await _check_log(room, host, clients)
    await room.drain()
    return {
        "entries": host.table.seq,
        "joins": sum(client.joins for client in clients),
        "answers": sum(len(client.answers) for client in clients),
    }


async def _check_log(room: Room, host: Host, clients: list[Client]) -> None:
    """Check that the log has each request answered as done exactly once, and no others."""
    entries = await log_of(room, host.table.lobby.name)
    logged = [
        (_asker(host, entry), entry.id, entry.seq) for entry in entries if entry.id is not None
    ]
    assert len({(asker, key) for asker, key, _ in logged}) == len(logged)
    done = {
        (client.player, key, answer["seq"])
        for client in clients
        for key, answer in client.answers.items()
        if answer["t"] == "done"
    }
    assert set(logged) == done


def _asker(host: Host, entry: AnyEntry) -> str:
    if isinstance(entry.cause, Do):
        return entry.cause.player
    assert isinstance(entry.cause, Act)
    return host.table.sitters[entry.cause.seat].player
