"""The room as a program: one port, one process."""

import asyncio
import os
import secrets
import socket
import threading
from collections.abc import Callable
from pathlib import Path

import uvloop
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from rumpus.games.registry import games, left_out
from rumpus.server.admin.words import WordStock
from rumpus.server.alerts.alerting import Alerting
from rumpus.server.clubs.house import ClubHouse
from rumpus.server.endpoints import openapi
from rumpus.server.endpoints.accounts import AccountApi, Past
from rumpus.server.endpoints.admin_routes import admin_routes
from rumpus.server.endpoints.alerts import AlertApi, PushTerms
from rumpus.server.endpoints.barred import Barred
from rumpus.server.endpoints.callers import Callers
from rumpus.server.endpoints.club_routes import club_routes
from rumpus.server.endpoints.club_tables import ClubTableApi
from rumpus.server.endpoints.clubs import ClubApi
from rumpus.server.endpoints.doors import DoorApi
from rumpus.server.endpoints.errors import Refused, broken, not_served, refused, stopping
from rumpus.server.endpoints.evenings import EveningApi
from rumpus.server.endpoints.helpers import HelperApi
from rumpus.server.endpoints.history import HistoryApi
from rumpus.server.endpoints.holidays import HolidayApi
from rumpus.server.endpoints.http import Api
from rumpus.server.endpoints.learning import LearningApi
from rumpus.server.endpoints.leaving import LeaveApi
from rumpus.server.endpoints.mails import MailApi
from rumpus.server.endpoints.notices import notices
from rumpus.server.endpoints.oversight import Keys, Known, Premises, admin_apis
from rumpus.server.endpoints.pictures import PictureApi
from rumpus.server.endpoints.ratings import RatingApi
from rumpus.server.endpoints.request_rate import Paced
from rumpus.server.endpoints.routes import (
    account_routes,
    alert_routes,
    door_routes,
    helper_routes,
    history_routes,
    leave_routes,
    own_routes,
    picture_routes,
    rating_routes,
    replay_routes,
    seek_routes,
    talk_routes,
)
from rumpus.server.endpoints.seek_calls import SeekCalls
from rumpus.server.endpoints.seeks import SeekApi
from rumpus.server.endpoints.site_routes import game_routes, site_routes
from rumpus.server.endpoints.static import DOCUMENTS, FOLDER, Guarded
from rumpus.server.endpoints.talk import TalkApi
from rumpus.server.endpoints.websocket import SocketApp
from rumpus.server.identity import Identity
from rumpus.server.limits import bot_budget
from rumpus.server.limits import values as limits
from rumpus.server.limits.connections import Connections
from rumpus.server.limits.daemons import Daemons
from rumpus.server.limits.fair_queue import Dropped
from rumpus.server.limits.quotas import Quotas
from rumpus.server.ops import logging
from rumpus.server.ops.cached import Cached
from rumpus.server.ops.metrics import Counts, Metrics
from rumpus.server.people.accounts import Accounts
from rumpus.server.people.crowd import Crowd
from rumpus.server.people.devices import Devices
from rumpus.server.people.history import History
from rumpus.server.people.holidays import Holidays
from rumpus.server.people.ignoring import Ignoring
from rumpus.server.people.orders import Orders
from rumpus.server.people.passwords import new_code
from rumpus.server.people.seeks import Seeks
from rumpus.server.people.sightings import Sightings
from rumpus.server.pictures.painter import Painter
from rumpus.server.room import Room
from rumpus.server.services import Services
from rumpus.server.settings import DEFAULT, Settings
from rumpus.server.tables.hosted_game import HostedGame, kinds_of
from rumpus.server.tables.recaps import Recaps
from rumpus.server.tables.word_filter import WordFilter
from rumpus.server.ws.listening import Server, config, listen
from rumpus.store.folder import DataFolder
from rumpus.store.lexicons import Lexicons
from rumpus.store.log import StoreError
from rumpus.store.operator_file import OperatorFile
from rumpus.store.people.conduct import Conduct
from rumpus.store.people.helper_codes import HelperCodes
from rumpus.store.people.members import Members
from rumpus.store.people.ratings import Ratings
from rumpus.store.people.results import Results
from rumpus.store.sqlite import SqliteStore


class Application:
    """The room and the ASGI application in front of it; created on a running event loop."""

    def __init__(
        self,
        services: Services,
        members: Members,
        conduct: Conduct,
        kinds: dict[str, HostedGame],
        premises: Premises,
        *,
        proxied: bool = False,
        settings: Settings = DEFAULT,
    ) -> None:
        """Open a room; if *proxied*, a proxy reports the clients' addresses."""
        key, counts = premises.keys.cookies, services.counts
        former, results = members.former(), Results(members)
        orders, keys = Orders(members, services.utc), premises.keys
        self._history = History(
            *(services.store, results, services.utc, former, orders.offending, conduct.age),
            Recaps(services, kinds).of,
        )
        ignoring = Ignoring(conduct.ignored())
        holidays = Holidays(members, services.utc)

        def quiet(table: str, guest: str) -> int | None:
            # The clubs need the room, so they are made after it.
            return self._clubs.evenings.quiet_until(table, guest)

        services = services._replace(
            past=self._history,
            ignores=ignoring.ignores,
            apart=ignoring.apart,
            away=holidays.of,
            orders=orders,
            quiet=quiet,
        )
        devices = Devices(members.signed_in())
        self._alerts = alerts = Alerting(
            services, kinds, members, keys.push, devices.holds, settings.mail
        )
        services = services._replace(alerts=alerts)
        self.room = Room(services, kinds, key)
        alerts.begin(self.room.hosts)
        self.door = Connections(counts, proxied=proxied)
        self._catching_up = asyncio.gather(
            self.room.daily.rebuild(), self._history.catch_up(self.room.folded)
        )
        identity = Identity(key, devices.accepts)
        self._seeks = Seeks(
            lambda a, b: self.room.may_meet(a, b) and not ignoring.apart(a, b),
            SeekCalls(self.room, alerts),
        )
        sightings, crowd = Sightings(), Crowd(self._seeks.waiting)
        callers = Callers(self.room, identity, crowd, sightings)
        ratings = RatingApi(self.room, callers, Ratings(members))
        seeks = SeekApi(self.room, callers, self._seeks, ratings)
        people = Accounts(services, members, devices, former)
        history, talk, learnt = (
            HistoryApi(self.room, callers, results),
            TalkApi(self.room, callers, ignoring, conduct),
            LearningApi(self.room, callers, members),
        )
        self._clubs = house = ClubHouse(self.room, members)
        self._painter = Painter(premises.pictures)

        async def deleted(guest: str) -> None:
            seeks.leave(guest)
            holidays.forget(guest)
            await talk.forget(guest)
            await house.forget(guest)
            await alerts.forget(guest)
            await self._painter.forget()

        helpers = HelperApi(self.room, callers, people, house.clubs, HelperCodes(members), alerts)
        accounts = AccountApi(
            *(self.room, callers, people),
            Past(history, ratings, ignoring, house.clubs, alerts, learnt, helpers),
            *(deleted, alerts.pusher.prune),
        )
        self._sockets = SocketApp(self.room, identity, devices.holds, crowd.sockets)
        self._metrics = Cached(Metrics(counts, self._gauges()).text, limits.METRICS_SECONDS)
        api = Api(self.room, callers, FOLDER)
        served = Starlette(
            routes=[
                *account_routes(accounts),
                *helper_routes(helpers),
                *seek_routes(seeks),
                *own_routes(HolidayApi(self.room, callers, holidays), learnt),
                *alert_routes(
                    AlertApi(services, callers, PushTerms.of(keys.push, settings.push), alerts),
                    MailApi(callers, people, alerts.addresses),
                ),
                *talk_routes(talk),
                *rating_routes(ratings),
                *history_routes(history),
                *door_routes(DoorApi(self.room, callers, api.found, house.clubs.has)),
                *leave_routes(LeaveApi(self.room, callers, api.found)),
                *club_routes(
                    ClubApi(self.room, callers, house, crowd),
                    EveningApi(self.room, callers, house, crowd),
                    ClubTableApi(self.room, callers, house.clubs, api.may_set_table),
                ),
                *admin_routes(
                    admin_apis(
                        *(self.room, callers, orders),
                        Known(members, devices, sightings, conduct, house.clubs, crowd),
                        *(premises, seeks.leave),
                    )
                ),
                Route("/api/notices", notices(callers, orders)),
                *picture_routes(PictureApi(self.room, callers, api.found, self._painter)),
                *replay_routes(self.room, callers, api),
                *self._routes(api),
            ],
            exception_handlers={
                Refused: refused,
                Dropped: stopping,
                HTTPException: not_served,
                # By itself, so that the connection goes on: a full disk is no error of the room.
                StoreError: broken,
                Exception: broken,
            },
        )
        self.asgi = Guarded(Paced(Barred(served, orders), counts))

    async def drain(self) -> None:
        """Send everybody away before a stop, and store everything that has happened."""
        self._seeks.close()
        self._clubs.close()
        self._alerts.close()
        self._painter.close()
        self.room.services.quotas.hashes.drop()
        await self.room.drain()
        await self._history.drain()

    def _routes(self, api: Api) -> list[BaseRoute]:
        table = "/api/tables/{name}"
        return [
            WebSocketRoute(f"{table}/socket", self._sockets),
            WebSocketRoute("/api/parties/{party}/socket", self._sockets),
            Route("/api/me", api.me),
            Route("/api/me", api.rename, methods=["POST"]),
            Route("/api/games", api.games, middleware=[Middleware(GZipMiddleware)]),
            Route("/api/tables", api.tables),
            Route("/api/tables", api.set_table, methods=["POST"]),
            Route(table, api.table),
            Route(f"{table}/record", api.record),
            Route(f"{table}/twin", api.twin),
            Route("/api/daily", api.daily),
            Route("/api/daily", api.play_daily, methods=["POST"]),
            *game_routes(self.room, api),
            Route("/api/openapi.json", openapi.document(self.room.kinds.values())),
            Route("/healthz", api.health),
            Route("/metrics", self._show_metrics),
            *site_routes(api, FOLDER, DOCUMENTS),
        ]

    def _gauges(self) -> dict[str, tuple[str, Callable[[], int]]]:
        hosts = self.room.hosts
        return {
            "tables": ("Tables in memory", lambda: len(hosts)),
            "tables_running": (
                "Tables whose clock runs",
                lambda: sum(host.ticking for host in hosts.values()),
            ),
            "connections": ("Open connections", lambda: self.door.count),
            "sockets": ("Open sockets", lambda: self._sockets.count),
        }

    async def _show_metrics(self, request: Request) -> Response:
        del request
        text = self._metrics.get(asyncio.get_running_loop().time())
        return Response(text, media_type="text/plain; version=0.0.4")


def serve(
    host: str,
    port: int,
    data: Path,
    opened: Callable[[str], None] | None = None,
    *,
    proxied: bool = False,
    settings: Settings = DEFAULT,
) -> None:
    """
    Run a room until SIGTERM or SIGINT; with port 0, on any free port.

    *opened* is called with the address once people can connect; if *proxied*, a proxy reports the
    clients' addresses. Raises `StoreError` if the folder is in use or from a newer room, and
    OSError if the address is not available.
    """
    logging.configure(settings.log_level)
    folder = DataFolder(data)
    alarm = threading.Timer(limits.STOP_SECONDS, _cut_short)
    alarm.daemon = True
    try:
        with listen(host, port) as listening:
            running = _run(listening, folder, opened, alarm.start, settings, proxied=proxied)
            uvloop.run(running)
    finally:
        alarm.cancel()
        folder.release()


async def _run(
    listening: socket.socket,
    folder: DataFolder,
    opened: Callable[[str], None] | None,
    stopping: Callable[[], None],
    settings: Settings,
    *,
    proxied: bool,
) -> None:
    asyncio.get_running_loop().set_exception_handler(logging.stray)
    # Opening the folder finds any fault in it before the store starts its thread.
    keys, lexicons = Keys(folder.key(), folder.push_key()), Lexicons(folder.lexicons)
    lexicons.names()
    words = WordStock(folder, lexicons, WordFilter(folder.forbidden_words()))
    password = OperatorFile(folder.root, new_code)
    password.ensure()
    store = SqliteStore(folder.database)
    members, conduct = Members(folder.database), Conduct(folder.database)
    with (
        Daemons("rumpus-worker") as threads,
        bot_budget.hands() as hands,
    ):
        quotas = Quotas(Daemons("rumpus-asker"), threads, Daemons("rumpus-thinker"))
        timeline = secrets.token_hex(8)
        services = Services(
            store, threads, Counts(), quotas, timeline=timeline, unwelcome=words.unwelcome.finds
        )
        means = bot_budget.unhurried(hands, quotas.thoughts.crowd)
        kinds = kinds_of(games().values(), lexicons, means)
        application = Application(
            *(services, members, conduct, kinds, Premises(keys, password, words, folder.pictures)),
            proxied=proxied,
            settings=settings,
        )
        host, port = listening.getsockname()[:2]
        address = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
        for game, why in left_out().items():
            logging.warning("game left out", game=game, why=why)

        def announce() -> None:
            logging.fact("open", port=port)
            if opened is not None:
                opened(address)

        try:
            transport = config(application.asgi, application.door)
            await Server(transport, application.drain, announce, stopping).serve([listening])
        finally:
            quotas.close()
            members.close()
            conduct.close()
            await _close(store)
    logging.fact("closed")


async def _close(store: SqliteStore) -> None:
    try:
        await store.close(limits.CLOSE_SECONDS)
    except StoreError as error:
        # The requests behind these writes got no answer, so clients repeat them later.
        logging.fault("last writes not kept", error, writes=store.waiting)


def _cut_short() -> None:
    """End the process at once: something waits for a disk that does not answer."""
    logging.warning("stop cut short", seconds=limits.STOP_SECONDS)
    os._exit(1)
