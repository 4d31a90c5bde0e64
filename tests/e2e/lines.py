"""
Slow lines: everything sent through one arrives later, in order.

A line can be held: then nothing in transit arrives, and no connection is closed.
"""

import asyncio
import threading
from collections.abc import Generator
from contextlib import contextmanager, suppress

CHUNK = 65_536


class Line:
    """Proxy to a port of this machine that adds half the round trip in each direction."""

    def __init__(self, port: int, round_trip: int) -> None:
        """Start a proxy to the room's *port*, with a *round_trip* in ms."""
        self._port = port
        self._late = round_trip / 2000
        self._ends: list[asyncio.StreamWriter] = []
        self._free = asyncio.Event()
        self._free.set()
        self._held: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        opening = asyncio.run_coroutine_threadsafe(self._open(), self._loop)
        self.address = f"http://127.0.0.1:{opening.result()}"

    def close(self) -> None:
        """Cut every connection, and stop the proxy."""
        asyncio.run_coroutine_threadsafe(self._cut(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def hold(self, *, onward: bool = True) -> None:
        """
        Withhold everything on the current connections for ever, without closing any.

        New connections are passed *onward*, as from a phone that changes networks; otherwise they
        wait until `free`.
        """
        self._loop.call_soon_threadsafe(self._hold, onward)

    def free(self) -> None:
        """Let new connections through again; held ones stay held."""
        self._loop.call_soon_threadsafe(self._free.set)

    def _hold(self, onward: bool) -> None:
        self._held.update(self._ends)
        if not onward:
            self._free.clear()

    async def _open(self) -> int:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def _cut(self) -> None:
        self._server.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            # A task that waits for a held line would wait for ever.
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        for end in self._ends:
            end.transport.abort()
        # A transport closes in the next round of its loop.
        await asyncio.sleep(0)

    async def _connect(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        self._ends.append(back)
        # A cut line ends its connections; Python 3.11 would report each as an error.
        with suppress(asyncio.CancelledError):
            await self._free.wait()
            try:
                far, on = await asyncio.open_connection("127.0.0.1", self._port)
            except OSError:
                back.close()
                return
            self._ends.append(on)
            await asyncio.gather(self._pass(near, on), self._pass(far, back))

    async def _pass(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        waiting: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        reading = asyncio.create_task(self._read(source, waiting))
        try:
            while True:
                due, data = await waiting.get()
                await asyncio.sleep(due - self._loop.time())
                if sink in self._held:
                    continue
                if not data:
                    break
                sink.write(data)
                await sink.drain()
        except OSError:
            pass
        finally:
            sink.close()
            reading.cancel()

    async def _read(
        self, source: asyncio.StreamReader, waiting: "asyncio.Queue[tuple[float, bytes]]"
    ) -> None:
        data = b"..."
        while data:
            try:
                data = await source.read(CHUNK)
            except OSError:
                data = b""
            waiting.put_nowait((self._loop.time() + self._late, data))


@contextmanager
def line(port: int, round_trip: int) -> Generator[Line]:
    """Run a line for as long as the block lasts."""
    one = Line(port, round_trip)
    try:
        yield one
    finally:
        one.close()
