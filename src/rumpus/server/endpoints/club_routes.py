"""Addresses of the endpoints of clubs."""

from starlette.routing import Route

from rumpus.server.endpoints.club_tables import ClubTableApi
from rumpus.server.endpoints.clubs import ClubApi
from rumpus.server.endpoints.evenings import EveningApi
from rumpus.server.endpoints.http import Endpoint


def club_routes(api: ClubApi, evenings: EveningApi, tables: ClubTableApi) -> list[Route]:
    """Return the routes of clubs, their evenings and their tables."""

    def post(path: str, endpoint: Endpoint) -> Route:
        return Route(path, endpoint, methods=["POST"])

    club = "/api/clubs/{name}"
    return [
        Route("/api/clubs", api.mine),
        post("/api/clubs", api.found),
        Route(club, api.club),
        post(f"{club}/join", api.join),
        post(f"{club}/ask", api.ask),
        post(f"{club}/admit", api.admit),
        post(f"{club}/remove", api.remove),
        post(f"{club}/role", api.set_role),
        post(f"{club}/rename", api.rename),
        post(f"{club}/link", api.set_link),
        post(f"{club}/leave", api.leave),
        post(f"{club}/delete", api.delete),
        post(f"{club}/tables", tables.create),
        Route(f"{club}/evening", evenings.evening),
        post(f"{club}/evening", evenings.open),
        post(f"{club}/evening/join", evenings.join),
        post(f"{club}/evening/leave", evenings.leave),
        post(f"{club}/evening/enter", evenings.enter),
        post(f"{club}/evening/drop", evenings.drop),
        post(f"{club}/evening/quiet", evenings.quiet),
        post(f"{club}/evening/round", evenings.next_round),
        post(f"{club}/evening/result", evenings.set_result),
        post(f"{club}/evening/end", evenings.end),
        post("/api/evenings/join", evenings.join_by_code),
    ]
