"""Addresses of the endpoints for people."""

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route

from rumpus.server.endpoints.accounts import AccountApi
from rumpus.server.endpoints.alerts import AlertApi
from rumpus.server.endpoints.callers import Callers
from rumpus.server.endpoints.doors import DoorApi
from rumpus.server.endpoints.helpers import HelperApi
from rumpus.server.endpoints.history import HistoryApi
from rumpus.server.endpoints.holidays import HolidayApi
from rumpus.server.endpoints.http import Api, Endpoint
from rumpus.server.endpoints.learning import LearningApi
from rumpus.server.endpoints.leaving import LeaveApi
from rumpus.server.endpoints.mails import MailApi
from rumpus.server.endpoints.parties import PartyApi
from rumpus.server.endpoints.pictures import PictureApi
from rumpus.server.endpoints.ratings import RatingApi
from rumpus.server.endpoints.replays import ReplayApi
from rumpus.server.endpoints.seeks import SeekApi
from rumpus.server.endpoints.talk import TalkApi
from rumpus.server.endpoints.tries import TryApi
from rumpus.server.room import Room


def post(path: str, endpoint: Endpoint) -> Route:
    """Return the route of an endpoint that changes something."""
    return Route(path, endpoint, methods=["POST"])


def account_routes(api: AccountApi) -> list[Route]:
    """Return the routes of accounts."""
    return [
        Route("/api/account", api.account),
        Route("/api/account/export", api.export),
        post("/api/account/password", api.set_password),
        post("/api/account/passkey/begin", api.passkey_options),
        post("/api/account/passkey", api.add_passkey),
        post("/api/account/passkey/remove", api.remove_passkey),
        post("/api/account/device/remove", api.remove_device),
        post("/api/account/recovery", api.new_code),
        post("/api/account/proof", api.prove),
        post("/api/account/proof/passkey/begin", api.proof_options),
        post("/api/account/proof/passkey", api.prove_by_passkey),
        post("/api/account/delete", api.delete),
        post("/api/me/delete", api.delete_guest),
        post("/api/sign-in", api.sign_in),
        post("/api/sign-in/code", api.sign_in_with_code),
        post("/api/sign-in/passkey/begin", api.sign_in_options),
        post("/api/sign-in/passkey", api.sign_in_with_passkey),
        post("/api/sign-out", api.sign_out),
    ]


def helper_routes(api: HelperApi) -> list[Route]:
    """Return the routes by which leaders of clubs let members in."""
    return [
        Route("/api/account/helpers", api.mine),
        post("/api/account/helpers", api.trust),
        post("/api/account/helpers/void", api.void),
        Route("/api/clubs/{name}/let-in", api.club),
        post("/api/clubs/{name}/let-in", api.make),
    ]


def own_routes(holidays: HolidayApi, learning: LearningApi) -> list[Route]:
    """Return the routes of a guest's holiday, and of what they have learnt."""
    return [
        Route("/api/holiday", holidays.look),
        post("/api/holiday", holidays.change),
        Route("/api/learning", learning.look),
        post("/api/learning", learning.add),
    ]


def alert_routes(api: AlertApi, mails: MailApi) -> list[Route]:
    """Return the routes of alerts."""
    return [
        Route("/api/push", api.look),
        post("/api/push", api.subscribe),
        post("/api/push/remove", api.unsubscribe),
        Route("/api/mail", mails.look),
        post("/api/mail", mails.enter),
        post("/api/mail/remove", mails.remove),
        post("/api/mail/confirm", mails.confirm),
        Route("/api/mail/stop", mails.offer),
        post("/api/mail/stop", mails.stop),
    ]


def seek_routes(api: SeekApi) -> list[Route]:
    """Return the routes of people who look for a player."""
    return [
        Route("/api/seeks", api.waiting),
        post("/api/seeks", api.begin),
        Route("/api/seeks/{id}", api.look),
        post("/api/seeks/{id}/accept", api.accept),
        post("/api/seeks/{id}/stop", api.stop),
    ]


def talk_routes(api: TalkApi) -> list[Route]:
    """Return the routes of mutes, blocks and reports."""
    return [
        Route("/api/ignored", api.ignored),
        post("/api/ignored/remove", api.heed),
        post("/api/tables/{name}/ignore", api.ignore),
        post("/api/tables/{name}/report", api.report),
        post("/api/parties/{party}/report", api.report_note),
    ]


def door_routes(api: DoorApi) -> list[Route]:
    """Return the routes of the doors of tables."""
    door = "/api/tables/{name}/door"
    return [
        Route(door, api.look),
        post(f"{door}/ask", api.ask),
        post(f"{door}/withdraw", api.withdraw),
        post(f"{door}/enter", api.enter),
        post(f"{door}/lock", api.lock),
        post(f"{door}/answer", api.answer),
    ]


def leave_routes(api: LeaveApi) -> list[Route]:
    """Return the routes on which guests leave a table, or decline its rematch, from elsewhere."""
    return [
        post("/api/tables/{name}/leave", api.leave),
        post("/api/tables/{name}/decline", api.decline),
    ]


def rating_routes(api: RatingApi) -> list[Route]:
    """Return the routes of ratings."""
    return [
        Route("/api/ratings", api.best),
        Route("/api/ratings/mine", api.mine),
        Route("/api/tables/{name}/rating", api.change),
    ]


def history_routes(api: HistoryApi) -> list[Route]:
    """Return the routes of a person's finished games."""
    return [
        Route("/api/history", api.history),
        Route(
            "/api/history/summary",
            api.summary,
            # At level 9, five thousand games would hold up the room for 15 ms.
            middleware=[Middleware(GZipMiddleware, compresslevel=4)],
        ),
        Route("/api/history.csv", api.table),
    ]


def picture_routes(api: PictureApi) -> list[Route]:
    """Return the routes of pictures."""
    return [Route("/p/daily/{file}", api.daily), Route("/p/{name}/{file}", api.picture)]


def replay_routes(room: Room, callers: Callers, tables: Api) -> list[Route]:
    """Return the routes of replays, which are long and alike from line to line."""
    api, small = ReplayApi(room, callers, tables), [Middleware(GZipMiddleware)]
    return [
        post("/api/tables/{name}/try", TryApi(room, callers, tables).begin),
        post("/api/tables/{name}/party", PartyApi(room.parties, callers, tables).begin),
        Route("/api/tables/{name}/replay", api.table, middleware=small),
        Route("/api/replay", api.file, methods=["POST"], middleware=small),
    ]
