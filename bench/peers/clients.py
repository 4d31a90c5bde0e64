"""Players of the toy on other servers, each with that server's protocol (`bench.load.Player`)."""

import re
from typing import Final

import httpx
import msgspec
from bench.frames import Frame
from bench.hosting import UPDATE
from websockets.asyncio.client import ClientConnection, connect

_NUMBER: Final = re.compile(r'"number":(\d+)')
_STATE: Final = re.compile(r'"_stateID":(\d+)')


def _number(frame: Frame) -> int:
    found = _NUMBER.search(frame.fields)
    assert found is not None
    return int(found[1])


class EchoPlayer:
    """Player at our echo, who sends frames as large as an update."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def act(self, frame: Frame) -> None:
        """Send an act."""
        del frame
        await self._socket.send(UPDATE)

    async def accepted(self) -> None:
        """Wait for the answer to this player's act."""
        await self._until('{"t":"done"')

    async def updated(self, frame: Frame | None = None) -> None:
        """Wait for the update that an act of the other seat causes."""
        del frame
        await self._until('{"t":"update"')

    async def _until(self, mark: str) -> None:
        while not (await self._socket.recv(decode=True)).startswith(mark):
            pass


class BoardgamePlayer:
    """A player on boardgame.io, whose wire is socket.io over engine.io."""

    def __init__(self, socket: ClientConnection, match: str, seat: int) -> None:
        self._socket = socket
        self._match = match
        self._seat = seat
        self._state = "0"

    async def join(self) -> None:
        """Join the match; the first player to join creates it."""
        await self._socket.recv()
        await self._socket.send("40/toy,")
        await self._until("40/toy,")
        await self._socket.send(f'42/toy,["sync","{self._match}","{self._seat}",null,2]')
        await self._until('42/toy,["sync"')

    async def act(self, frame: Frame) -> None:
        """Send an act, which names the state that it builds on."""
        move = f'{{"type":"hide","args":[{_number(frame)}],"playerID":"{self._seat}"}}'
        action = f'{{"type":"MAKE_MOVE","payload":{move}}}'
        await self._socket.send(
            f'42/toy,["update",{action},{self._state},"{self._match}","{self._seat}"]'
        )

    async def updated(self, frame: Frame | None = None) -> None:
        """Wait for the update that an act of either seat causes."""
        del frame
        await self._until('42/toy,["update"')

    accepted = updated

    async def _until(self, mark: str) -> None:
        while not (text := await self._socket.recv(decode=True)).startswith(mark):
            if text == "2":
                await self._socket.send("3")
        state = _STATE.search(text)
        self._state = self._state if state is None else state[1]


class ColyseusPlayer:
    """A player on Colyseus, whose wire is MessagePack."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def join(self) -> None:
        """Wait for the server's welcome, and confirm it."""
        await self._until(b"\x0a")
        await self._socket.send(b"\x0a")

    async def act(self, frame: Frame) -> None:
        """Send an act."""
        await self._socket.send(b"\x0d\xa4hide" + msgspec.msgpack.encode(_number(frame)))

    async def updated(self, frame: Frame | None = None) -> None:
        """Wait for the update that an act of either seat causes."""
        del frame
        await self._until(b"\x0d\xa6update")

    accepted = updated

    async def _until(self, mark: bytes) -> None:
        while not (await self._socket.recv(decode=False)).startswith(mark):
            pass


async def at_echo(base: str, table: int) -> list[EchoPlayer]:
    """Seat two players at a table of our echo."""
    address = f"ws://{base}/{table}"
    return [EchoPlayer(await connect(address, compression=None)) for _ in range(2)]


async def at_boardgame(base: str, table: int) -> list[BoardgamePlayer]:
    """Seat two players at a match of boardgame.io."""
    address = f"ws://{base}/socket.io/?EIO=4&transport=websocket"
    players = [
        BoardgamePlayer(await connect(address, compression=None), f"match{table}", seat)
        for seat in range(2)
    ]
    for player in players:
        await player.join()
    return players


async def at_colyseus(base: str, table: int) -> list[ColyseusPlayer]:
    """Seat two players in a room of Colyseus."""
    del table
    async with httpx.AsyncClient(base_url=f"http://{base}/matchmake") as maker:
        first = (await maker.post("/create/toy", json={})).json()
        room = first["room"]
        second = (await maker.post(f"/joinById/{room['roomId']}", json={})).json()
    players: list[ColyseusPlayer] = []
    for place in (first, second):
        address = f"ws://{base}/{room['processId']}/{room['roomId']}?sessionId={place['sessionId']}"
        players.append(ColyseusPlayer(await connect(address, compression=None)))
        await players[-1].join()
    return players
