"""The wish of a request to look for somebody: checked, so that a game can really begin."""

from functools import partial

from rumpus.core.values import Options, Refusal
from rumpus.ratings.terms import is_named
from rumpus.server.endpoints.errors import Refused, must
from rumpus.server.endpoints.house_rules import game_asked, rules_asked
from rumpus.server.endpoints.seek_schemas import NewSeek
from rumpus.server.limits import values as limits
from rumpus.server.people.wishes import Wish
from rumpus.server.room import Room
from rumpus.server.tables.create import Wanted
from rumpus.server.tables.dry_run import dry_run
from rumpus.server.tables.hosted_game import HostedGame
from rumpus.table.actions import Start
from rumpus.table.events import Do, Sitter
from rumpus.table.lobby import plays


async def wish_of(room: Room, asked: NewSeek, guest: str, address: str) -> Wish:
    """Return what a guest wishes for, with the numbers of people who can play it; or raise."""
    kind = game_asked(room, asked.game)
    options = rules_asked(kind, asked.options)
    named = is_named(kind.facts, options)
    if asked.rated and not named:
        raise Refused("rules_not_rated")
    numbers = range(2, min(limits.SEEK_PLAYERS, _seats(kind)) + 1)
    if asked.players is not None and asked.players not in numbers:
        raise Refused("bad_request", {"field": "players"})
    wanted = list(numbers) if asked.players is None else [asked.players]
    players = await _playable(room, kind, options, wanted, guest, address)
    return Wish(asked.game, options, asked.any, named, asked.rated, players)


async def _playable(
    room: Room, kind: HostedGame, options: Options, numbers: list[int], guest: str, address: str
) -> tuple[int, ...]:
    """Return the numbers of people by whom a game can begin; raise if there is none."""
    decisions = room.services.quotas.decisions
    refusals: list[Refusal | None] = []
    fit: list[int] = []
    for number in numbers:
        sitters = (
            Sitter(guest, "one"),
            *(Sitter(f"?{seat}", "other") for seat in range(1, number)),
        )
        table = Wanted(kind, kind.facts.title, options, public=False, sitters=sitters)
        asked = [Do(guest, Start())]
        refusal = await decisions.take(address, partial(dry_run, table, asked))
        refusals.append(refusal)
        if refusal is None:
            fit.append(number)
    if not fit:
        must(refusals[0])
    return tuple(fit)


def _seats(kind: HostedGame) -> int:
    return sum(role.most for role in kind.facts.roles if plays(role.name))
