"""Gate: work without threads, a few pieces at a time; addresses take turns."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from rumpus.server.limits.address_queues import AddressQueues


class Gate:
    """Gate that lets in a few pieces of work at once; addresses take turns."""

    def __init__(self, most: int) -> None:
        """Let up to *most* pieces of work in at once."""
        self._free = most
        self._queues: AddressQueues[asyncio.Future[None]] = AddressQueues()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncGenerator[None]:
        """Wait for the turn of an address, which ends with the ``with`` block."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(address)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, address: str) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queues.add(address, called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                # The turn came, but its waiter was cancelled.
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._queues:
            called = self._queues.take()
            if not called.done():
                called.set_result(None)
                return
        self._free += 1
