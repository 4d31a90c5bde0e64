"""
Driver of one table, with its mailbox, clock and listeners: the class `Host`.

It serves one cause at a time, always in this order: decide, append (durable), apply, broadcast,
answer. If an entry can't be appended, the `Host` is dropped: the log is the truth, and the next
request recovers the table from it.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from rumpus.core.game import FAULTS, REAL_TIME
from rumpus.core.values import Act, Lag, Millis, Refusal, Seat
from rumpus.server.messages import PointedMessage, ReactMessage
from rumpus.server.ops.logging import fact, fault
from rumpus.server.services import Services
from rumpus.server.tables.attendance import Attendance
from rumpus.server.tables.bot_runner import BotRunner, Bots
from rumpus.server.tables.broadcast import Broadcast, Listener
from rumpus.server.tables.charges import least_busy
from rumpus.server.tables.company import noted
from rumpus.server.tables.decider import Cause, Decider
from rumpus.server.tables.door import see_out, shut_out
from rumpus.server.tables.doorstep import Doorstep
from rumpus.server.tables.hosted_game import HostedGame
from rumpus.server.tables.idempotency import AnswerCache, Reply, reply
from rumpus.server.tables.lag import Asked, LagMeter
from rumpus.server.tables.log_quota import LogQuota
from rumpus.server.tables.mailbox import GameAct, Mailbox, Request
from rumpus.server.tables.mode import Mode
from rumpus.server.tables.next_table import next_table
from rumpus.server.tables.objections import objection
from rumpus.server.tables.slow_clock import clock_of
from rumpus.server.tables.surroundings import Tables
from rumpus.server.tables.table_view import begun, lapsed, people_of
from rumpus.server.tables.talk import Said, Talk
from rumpus.store.log import Row, StoreError
from rumpus.table.actions import CutShort, Rematch, Resume
from rumpus.table.events import Do
from rumpus.table.guests import guest_of
from rumpus.table.table import AnyEntry, Table

_encode = msgspec.json.Encoder().encode


class Host(Mailbox):
    """Driver of one table on the event loop."""

    def __init__(
        self,
        table: Table,
        kind: HostedGame,
        at: Millis,
        answers: AnswerCache,
        services: Services,
        mode: Mode,
        room: Tables,
    ) -> None:
        """Run *table* from table time *at* on."""
        super().__init__(table, answers, services.counts)
        self.kind = kind
        self.mode = mode
        self._services = services
        self._room = room
        self._judging = self._waits_for_bot = False
        self._decider = Decider(table, services)
        self._log_quota = LogQuota(table)
        self._lag_meter = LagMeter(table) if kind.facts.dynamics == REAL_TIME else None
        self._bots = Bots(table, self._new_runner)
        sealed = partial(mode.seed_withheld, self)
        self.audience = Broadcast(table, services.counts, sealed, services.timeline, services.quiet)
        self.talk = Talk(table, self.audience, services)
        self.clock = clock_of(table, services, at)
        self.attendance = Attendance(self, room, services.utc)
        self.doorstep: Doorstep | None = None
        self._bots.ask()

    @property
    def now(self) -> Millis:
        """Read the table's clock."""
        return self.clock.now(1000 * self._loop.time())

    def forfeit(self, seat: int) -> None:
        """Resign for a seat whose player stays away (`GameFacts.resign`)."""
        resign = self.kind.read_action(_encode({"type": self.kind.facts.resign}))
        self.request("", Resume())
        self._put(people_of(self.table)[seat], GameAct(resign))

    def join(self, listener: Listener, since: int | None, timeline: str | None) -> None:
        """Add a socket as a listener, and send what it has missed."""
        self.mode.watched(self, guest_of(listener.player))
        new = listener not in self.audience
        try:
            self.audience.join(listener, since, self.now, timeline)
            if new:
                self.attendance.came(listener.player)
            self.announce(listener)
            if self.doorstep is not None:
                self.doorstep.show(listener)
        except FAULTS as error:  # a broken view, too
            self._give_up(None, error)

    def kept_out(self, player: str) -> str | None:
        """Return a code for why a player may not see the table, or None."""
        locked = self.mode.locks_out(self, player)
        return "twin_first" if locked else shut_out(self.table, player)

    def leave(self, listener: Listener, *, left: bool = False) -> None:
        """Remove a socket; *left*: its player closed it on purpose."""
        if listener in self.audience:
            self.audience.leave(listener)
            self.attendance.went(listener.player, left=left)

    def say(self, player: str, name: str, message: Said) -> Reply | None:
        """Send what a player says to those who may hear it; a reaction gets no answer."""
        try:
            refusal = self.talk.say(player, name, message)
        except FAULTS as error:
            self._give_up(None, error)
            refusal = Refusal("internal")
        if isinstance(message, ReactMessage):
            return None
        if refusal is not None:
            return self.refuse(player, message.id, refusal)
        self._answers.keep(self.table, player, message.id, self.table.seq)
        return reply(message.id, self.table.seq)

    def point(self, player: str, x: int | None, y: int | None) -> None:
        """Show everybody else where a player's hand is, if the game is in real time."""
        seat = self.table.seat_of(player)
        if self._lag_meter is not None and seat is not None and self.table.phase == "play":
            self.audience.show(PointedMessage(seat, x, y), player.__ne__)

    def announce(self, only: Listener | None = None) -> None:
        """Send everybody, or one listener, the current presence."""
        self.audience.announce(self.attendance.message(), only)

    def close(self) -> None:
        """Stop for good, and serve no more requests."""
        self.attendance.close()
        if self.doorstep is not None:
            self.doorstep.close()
        super().close()

    @property
    def ticking(self) -> bool:
        """Return whether a game is running and the table waits for nobody."""
        table = self.table
        running = table.phase == "play" and table.paused is None and not self.attendance.returning
        return running and not self.clock.waiting

    @property
    def dormant(self) -> bool:
        """Return whether the table needs to be in memory only once its next deadline is due."""
        return self.table.slow and not self._bots.pending

    def follow_clock(self) -> None:
        """
        Let table time pass only while the table ticks and isn't judging.

        No player should lose time to a simulation or to the queue before it, and no bot to a busy
        machine. A game in real time is exempt: a stopped clock would falsify its races.
        """
        steady = 1000 * self._loop.time()
        held = (self._judging or self._waits_for_bot) and self._lag_meter is None
        if self.ticking and not held:
            self.clock.start(steady)
        else:
            self.clock.stop(steady)
        self._wind_alarm()

    async def _work(self) -> None:
        request: Request | None = None
        try:
            if not self._mail:
                await self._catch_up(self._loop.time())
            while self._mail and not self.closed:
                request = self._mail.pop(0)
                await self._catch_up(request.received)
                await self._serve(request)
            await self._set_clock(None, self.table.at)
            await self._end_if_full()
        except FAULTS as error:  # a broken rule drops one table, not the room
            self._give_up(request, error)

    def _at(self, request: Request) -> Millis:
        return self.clock.now(1000 * request.received)

    async def _serve(self, request: Request) -> None:
        player, key = request.player, request.key
        # Checked again after the session: the first copy may have waited in the mailbox until now.
        before = None if key is None else self._answers.find(player, key)
        if before is not None:
            request.answer(before)
            return
        outcome, key = await self._judge(request), key or ""
        if isinstance(outcome, Refusal):
            request.answer(self.refuse(player, key, outcome))
        else:
            request.answer(reply(key, outcome))

    async def _judge(self, request: Request) -> int | Refusal:
        asked, player = request.asked, request.player
        beside = asked if isinstance(asked, Do) else None
        refusal = self._log_quota.refused(guest_of(player), beside, request.received)
        if refusal is not None:
            return refusal
        if isinstance(asked, Do):
            return await self._judge_table(noted(self, asked, request.address), request)
        seat = self.table.seat_of(player)
        if seat is None or self.table.game is None:
            return Refusal("not_playing" if self.table.game is None else "not_seated")
        if self.table.sitters[seat].bot is not None:
            return Refusal("bot_plays")
        at = self._at(request)
        act = Act(Seat(seat), asked.action, self._lag(request, asked, at))
        outcome = await self._commit(act, at, request)
        if not isinstance(outcome, Refusal):
            self._log_quota.acted(guest_of(player), request.received)
        return outcome

    def _lag(self, request: Request, move: GameAct, at: Millis) -> Lag | None:
        if self._lag_meter is None:
            return None
        asked = Asked(request.player, at, request.received, move.reaction, move.seen)
        return self._lag_meter.lag(asked, self.audience.listeners())

    async def _judge_table(self, asked: Do, request: Request) -> int | Refusal:
        refusal = objection(asked, self.table, self.attendance, self.kind, self._services.orders)
        refusal = refusal or await self.mode.objection(self, asked)
        if refusal is not None:
            return refusal
        if isinstance(asked.action, Rematch):
            return await self._rematch(request, start=asked.action.start)
        outcome = await self._commit(asked, self._at(request), request)
        if not isinstance(outcome, Refusal):
            self._log_quota.done(asked, request.received)
        return outcome

    async def _rematch(self, request: Request, *, start: bool) -> int | Refusal:
        player, at = request.player, self._at(request)

        def leading_to(name: str) -> AnyEntry:
            cause = Do(player, Rematch(), name)
            entry = self._decider.decide(cause, at, request.key, request.name)
            # A player who may not ask for a rematch was refused before its table was created.
            assert not isinstance(entry, Refusal)
            return entry

        found = await next_table(
            self.table,
            player,
            request.name,
            self.attendance.here,
            self._room,
            lambda name: self._row(leading_to(name)),
            start=start,
        )
        if found is None or isinstance(found, Refusal):
            return found or self.table.seq
        return self._kept(leading_to(found))

    async def _catch_up(self, received: float) -> None:
        """Submit every deadline and bot's plan up to a reading of the loop, each at its time."""
        now = self.clock.now(1000 * received)
        await self._end_if_full()
        waited, self._waits_for_bot = self._waits_for_bot, False
        while self.table.phase == "play" and self.table.paused is None:
            timer, plan = self.table.due(), self._bots.due()
            limit = now if timer is None else min(now, timer.due)
            if plan is not None and plan[1].at <= limit:
                await self._play_bot(plan[0], limit)
            elif timer is not None and timer.due <= now:
                if self._lag_meter is None and self._bots.decide_alone:
                    self._waits_for_bot = True
                    break
                self._services.counts.timers += 1
                await self._commit(timer, timer.due)
            else:
                break
            await self._end_if_full()
            if self.table.slow:
                # Others are awaited now, whose holidays differ.
                now = self.clock.now(1000 * received)
        if waited is not self._waits_for_bot:
            self.follow_clock()

    async def _end_if_full(self) -> None:
        """End a game whose log is full, with the score as it stands."""
        if self._log_quota.full and self.table.phase == "play":
            fact("log full", seq=self.table.seq)
            await self._commit(Do("", CutShort()), self.now)

    async def _play_bot(self, seat: Seat, at: Millis) -> None:
        self._services.counts.bot_acts += 1
        outcome = await self._commit(self._bots.take(seat), at)
        if isinstance(outcome, Refusal):
            fact("bot refused", seat=seat, code=outcome.code)

    def _new_runner(self) -> BotRunner:
        return BotRunner(self.table, self.kind.make_bot, self._thought, lambda: self.now, self.wake)

    async def _thought(self, think: Callable[[], Any], within: float | None) -> Any:
        thoughts = self._services.quotas.thoughts
        account = least_busy(self.table, self.audience.listeners(), thoughts)
        return await thoughts.take(account, think, within)

    async def _decide(
        self, cause: Cause, at: Millis, request: Request | None
    ) -> AnyEntry | Refusal:
        key, name = (None, "") if request is None else (request.key, request.name)
        if not self._decider.slow(cause):
            return self._decider.decide(cause, at, key, name)
        decisions, listeners = self._services.quotas.decisions, self.audience.listeners()
        account = request.address if request else least_busy(self.table, listeners, decisions)
        self._judging = True
        self.follow_clock()
        try:
            return await self._decider.decide_in_turn(cause, at, key, name, account)
        finally:
            self._judging = False
            self.follow_clock()

    async def _commit(
        self, cause: Cause, at: Millis, request: Request | None = None
    ) -> int | Refusal:
        """Decide, append, apply and broadcast; raises `StoreError` if the entry may be lost."""
        entry = await self._decide(cause, at, request)
        if isinstance(entry, Refusal):
            return entry
        if await self._set_clock(cause, at):
            return await self._commit(cause, at, request)
        start = self._loop.time()
        if not await self._services.store.append(self._row(entry)):
            raise StoreError("somebody else has written to this table")
        self._services.counts.append_seconds += self._loop.time() - start
        return self._kept(entry)

    async def _set_clock(self, cause: Cause | None, at: Millis) -> bool:
        """Set the clock of a slow table, if the log needs that before a cause is applied."""
        setting = self.clock.setting(cause, at)
        return setting is not None and not isinstance(await self._commit(setting, at), Refusal)

    def _row(self, entry: AnyEntry) -> Row:
        name, body, slow = self.table.lobby.name, _encode(entry), self.clock.game_after(entry)
        return Row(name, entry.seq, entry.at, body, begun(entry), slow, lapsed(entry))

    def _kept(self, entry: AnyEntry) -> int:
        """Apply an entry once and return its seq; everything after that only reads the outcome."""
        self._services.counts.accepted += 1
        applied = self.table.apply(entry)
        if self.table.phase == "lobby":
            self.clock = clock_of(self.table, self._services, self.table.at)
        now = self.now
        if entry.table:
            # Before the broadcast, since not everybody here may see the board.
            self.mode.applied(self, applied)
            see_out(self, self._room.send_away)
        self.audience.broadcast(applied, now)
        self._services.alerts.moved(self.table, applied)
        if self._lag_meter is not None:
            self._lag_meter.told(entry.seq, entry.at, now, self._loop.time())
        self._answers.learn(self.table, entry)
        self._bots.ask(applied)
        if entry.table:
            self.attendance.changed()
            self._room.changed(self, applied)
            if self.doorstep is not None:
                self.doorstep.review()
        return entry.seq

    def _wind_alarm(self) -> None:
        """Schedule the next wake-up, for the first deadline or plan."""
        if self.closed or self._task is not None:
            return
        try:
            timer = self.table.due()
        except FAULTS as error:  # people who come and go ask for the deadline, too
            self._give_up(None, error)
            return
        plan = self._bots.due()
        dues = [*([] if timer is None else [timer.due]), *([] if plan is None else [plan[1].at])]
        until = self.clock.until(min(dues), 1000 * self._loop.time()) if dues else None
        # At least a whole millisecond: the table's clock has no fractions.
        self._set_alarm(None if until is None else max(1.0, until))

    def _give_up(self, request: Request | None, error: BaseException) -> None:
        fault("table dropped", error, seq=self.table.seq)
        self._services.counts.tables_dropped += 1
        if request is not None:
            request.answer(None)
        self.close()
        self._room.dropped(self)
