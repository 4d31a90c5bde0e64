"""A room that is killed repeatedly during play, with checks of what must be true afterwards."""

import asyncio
import sqlite3
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Act, Seat
from rumpus.games.registry import games
from rumpus.server.tables.hosted_game import kinds_of
from rumpus.server.tables.table_view import table_view
from rumpus.store.folder import DATABASE
from rumpus.store.lexicons import Lexicons
from rumpus.table.events import Do, Opened
from rumpus.table.table import AnyEntry, Table
from serving import SLOW_DISK, Person, Serving, eventually, table_of

LOBBY: tuple[dict[str, Any], ...] = (
    *({"type": "sit", "seat": seat} for seat in range(4)),
    {"type": "leave"},
    {"type": "ready", "ready": True},
    *({"type": "set_option", "key": "turns", "value": turns} for turns in (7, 10, 20)),
    {"type": "add_bot", "seat": 3, "level": "gentle"},
    {"type": "remove", "seat": 3},
)
PLAY: tuple[dict[str, Any], ...] = (
    *({"type": "pick", "tile": tile} for tile in (0, 5, 9)),
    *({"type": "pass"} for _ in range(4)),
    *({"type": "spell", "path": [cell, cell + 1, cell + 2]} for cell in range(0, 140, 4)),
    {"type": "accept"},
    {"type": "challenge"},
)
ANSWERS = 12
"""Upper limit of answers after a start before the room is killed."""


class Player(Person):
    """Person who keeps sending requests, and remembers which were answered."""

    def __init__(self, chance: Chance) -> None:
        super().__init__()
        self.chance = chance
        self.table = ""
        self.count = 0
        self.unanswered: dict[str, dict[str, Any]] = {}

    async def fidget(self) -> None:
        """Repeat unanswered requests, then send random ones until the connection is lost."""
        with suppress(ConnectionClosed):
            for message in list(self.unanswered.values()):
                await self.send(message)
            while True:
                message = self._message()
                self.unanswered[message["id"]] = message
                await self.send(message)
                await asyncio.sleep(0.02 + 0.06 * self.chance.unit())

    def take_answers(self) -> dict[str, int]:
        """Return the seqs of completed requests by id, and forget all answered requests."""
        done = {m["id"]: m["seq"] for m in self.got if m["t"] == "done"}
        for message in self.got:
            self.unanswered.pop(message.get("id", ""), None)
        return done

    def _message(self) -> dict[str, Any]:
        self.count += 1
        playing = self.known.get("table", {}).get("phase") == "play"
        kind = "act" if playing else "table"
        action = self.chance.choice(PLAY if playing else LOBBY)
        return {"t": kind, "id": f"k{self.count}", "action": action}


class Log:
    """Log of one table, read from the disk of a dead room."""

    def __init__(self, data: Path, name: str) -> None:
        kinds = kinds_of(games().values(), Lexicons())
        database = sqlite3.connect(data / DATABASE)
        ((game, seed),) = database.execute(
            "SELECT game, seed FROM tables WHERE name = ?", (name,)
        ).fetchall()
        bodies = database.execute(
            "SELECT body FROM events WHERE stream = ? ORDER BY seq", (name,)
        ).fetchall()
        database.close()
        self._kind = kinds[game]
        self._seed = seed
        self.entries: list[AnyEntry] = [self._kind.read_entry(body) for (body,) in bodies]

    def folded(self, seq: int) -> Table:
        """Return the table as it was after entry *seq*."""
        table = Table(self._kind.facts, self._kind.make_game, self._seed, self._kind.levels)
        for entry in self.entries[: seq + 1]:
            table.apply(entry)
        assert table.seq == seq
        return table

    def shown(self, seq: int, player: int | None) -> tuple[Any, Any]:
        """Return the table and a seat's view as they were after entry *seq*."""
        table = self.folded(seq)
        view = None
        if table.game is not None:
            seen = table.game.view(table.state, None if player is None else Seat(player))
            view = msgspec.json.decode(msgspec.json.encode(seen))
        return msgspec.json.decode(msgspec.json.encode(table_view(table))), view

    def seq_of(self, key: str, seats: set[str]) -> list[int]:
        """Return the seqs of the entries that these players sent under an id."""
        return [e.seq for e in self.entries if e.id == key and _asker(e, self) in seats]

    def player_of(self, seat: int) -> str:
        """Return the player of a seat once play has begun."""
        events = (event for entry in self.entries for event in entry.table)
        opened = next(event for event in events if isinstance(event, Opened))
        return opened.sitters[seat].player


def _asker(entry: AnyEntry, log: Log) -> str:
    if isinstance(entry.cause, Do):
        return entry.cause.player
    assert isinstance(entry.cause, Act)
    return log.player_of(entry.cause.seat)


async def kill_again_and_again(data: Path, kills: int, seed: int) -> dict[str, int]:
    """Play, kill the room, check its disk and restart it; return counts of what was checked."""
    chance = Chance(simulation_seed(seed), "killing")
    players = [Player(Chance(simulation_seed(seed), f"player {n}")) for n in range(6)]
    counts = {"kills": 0, "seen": 0, "done": 0, "ahead": 0}
    for turn in range(kills):
        # With a slow disk, most kills hit entries that are decided but not yet stored, or stored
        # but not yet announced.
        with Serving(data, before=SLOW_DISK if turn > 0 else "") as serving:
            await (_begin(serving, players) if turn == 0 else _return(serving, players))
            fidgets = [asyncio.create_task(player.fidget()) for player in players]
            enough = chance.below(ANSWERS)
            await eventually(partial(_answered, players, enough))
            await asyncio.sleep(0.1 * chance.unit())
            serving.kill()
            await asyncio.gather(*fidgets, *(player.closed() for player in players))
            assert "Traceback" not in serving.log()
        counts["kills"] += 1
        _compare(data, players, counts)
    with Serving(data) as serving:
        await _return(serving, players)
        for player in players:
            await player.leave()
    return counts


async def _begin(serving: Serving, players: list[Player]) -> None:
    """Start games at two tables, and leave a third in the lobby."""
    for first, second in zip(players[::2], players[1::2], strict=True):
        name = await table_of(serving.base, first, second, options={"timer": 30})
        first.table = second.table = name
    for player in players[:4:2]:
        assert (await player.ask("table", action={"type": "start"}))["t"] == "done"
    await asyncio.gather(*(player.until(lambda m: m["t"] == "presence") for player in players))


def _answered(players: list[Player], enough: int) -> bool:
    """Return True if the players together have at least this many completed requests."""
    return len([m for player in players for m in player.got if m["t"] == "done"]) >= enough


async def _return(serving: Serving, players: list[Player]) -> None:
    """Reconnect everybody, and check that nothing they saw was undone."""
    for player in players:
        before = dict(player.known)
        player.got.clear()
        await player.join(serving.base, player.table)
        await player.until(lambda m: m["t"] == "presence")
        assert player.known["seq"] >= before["seq"]
        if player.known["seq"] == before["seq"]:
            # Each run of the room has its own timeline.
            assert {**player.known, "timeline": before["timeline"]} == before


def _compare(data: Path, players: list[Player], counts: dict[str, int]) -> None:
    for player in players:
        log = Log(data, player.table)
        known = player.known
        assert known["seq"] < len(log.entries), "something that was seen is not in the log"
        assert log.shown(known["seq"], known["you"]) == (known["table"], known["view"])
        counts["seen"] += known["seq"] + 1
        counts["ahead"] += len(log.entries) - 1 - known["seq"]
        mine = {player.cookie.partition("=")[2].rpartition(".")[0]}
        for key, seq in player.take_answers().items():
            if key.startswith("k"):
                assert log.seq_of(key, mine) == [seq], "done, but not in the log, or twice"
                counts["done"] += 1
