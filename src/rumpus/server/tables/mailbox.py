"""Mailbox: requests to a table, in order of arrival, and the answers to them."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, NamedTuple

from rumpus.core.values import Refusal
from rumpus.server.limits.values import MAIL
from rumpus.server.messages import RefusedMessage
from rumpus.server.ops.metrics import Counts
from rumpus.server.tables.idempotency import AnswerCache, Reply, reply
from rumpus.store.log import StoreError
from rumpus.table.actions import RoomAction, TableAction
from rumpus.table.events import Do
from rumpus.table.table import Table


class GameAct(NamedTuple):
    """
    A player's action in the game; their seat is looked up when its turn in the mailbox comes.

    *reaction* and *seen* are the client's report of its reason (`messages.ActMessage`).
    """

    action: Any
    reaction: int | None = None
    seen: int | None = None


class Request(NamedTuple):
    """
    A request; *player* is empty for the room, and *address* if no socket sent it.

    *received* is the reading of the loop's clock on arrival. *answer* is called once, with None if
    it is unknown whether the request was done; a retry with the same *key* finds out.
    """

    player: str
    name: str
    key: str | None
    asked: Do | GameAct
    received: float
    answer: Callable[[Reply | None], None]
    address: str = ""


class Mailbox(ABC):
    """A queue of requests, and one task at a time that works through it."""

    def __init__(self, table: Table, answers: AnswerCache, counts: Counts) -> None:
        self.table = table
        self.closed = False
        self._answers = answers
        self._counts = counts
        self._alarm: asyncio.TimerHandle | None = None
        self._loop = asyncio.get_running_loop()
        # A list, because even an empty deque takes 0.7 kB, and there are many tables.
        self._mail: list[Request] = []
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Return whether a request is being served or waiting."""
        return self._task is not None or bool(self._mail)

    def ask(self, request: Request) -> None:
        """Put a request into the mailbox."""
        if self.closed:
            request.answer(None)
            return
        if len(self._mail) >= MAIL:
            request.answer(self.refuse(request.player, request.key or "", Refusal("too_many")))
            return
        self._mail.append(request)
        self.wake()

    def request(
        self, player: str, action: TableAction | RoomAction | None, *, together: bool = False
    ) -> None:
        """
        Make a request to the table for a player, or for the room if *player* is empty.

        *together* as in `Do`.
        """
        self._put(player, Do(player, action, together=together))

    async def do(self, player: str, name: str, asked: Do | GameAct) -> int | Refusal:
        """
        Make a request and wait for the answer.

        Raises `StoreError` if it is unknown whether it was stored.
        """
        future: asyncio.Future[Reply | None] = self._loop.create_future()
        self.ask(Request(player, name, None, asked, self._loop.time(), future.set_result))
        answer = await future
        if answer is None:
            raise StoreError("the table was thrown away")
        if isinstance(answer, RefusedMessage):
            return Refusal(answer.code, answer.rule, answer.params)
        return answer.seq

    def wake(self) -> None:
        """Start to serve the mailbox and everything that is due."""
        if self._task is None and not self.closed:
            self._task = self._loop.create_task(self._run())

    def close(self) -> None:
        """Stop for good, and serve no more requests."""
        self.closed = True
        self._set_alarm(None)
        while self._mail:
            self._mail.pop(0).answer(None)

    def answered(self, player: str, key: str) -> Reply | None:
        """Return the earlier answer to a player's request, or None if it is unknown."""
        return self._answers.find(player, key)

    def refuse(self, player: str, key: str, refusal: Refusal) -> Reply:
        """Refuse a request, and remember the answer for a retry."""
        self._counts.refused += 1
        if key:
            self._answers.keep(self.table, player, key, refusal)
        return reply(key, refusal)

    @abstractmethod
    async def _work(self) -> None:
        """Serve waiting requests and everything that is due."""

    @abstractmethod
    def _wind_alarm(self) -> None:
        """Schedule the next time to wake up without a request."""

    def _put(self, player: str, asked: Do | GameAct) -> None:
        """Make a request without waiting for the answer."""
        self.ask(Request(player, "", None, asked, self._loop.time(), _ignore))

    def _set_alarm(self, ms: float | None) -> None:
        """Wake up after a time, and at no other."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None if ms is None else self._loop.call_later(ms / 1000, self.wake)

    async def _run(self) -> None:
        try:
            await self._work()
        finally:
            # A finished task would still take 0.5 kB.
            self._task = None
        self._wind_alarm()


def _ignore(answer: Reply | None) -> None:
    """Ignore the answer, since the room checks the table again anyway."""
    del answer
