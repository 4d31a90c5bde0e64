"""View of the table itself, the same for everybody."""

from typing import Literal

from rumpus.ratings.terms import unrated
from rumpus.server.messages import DoorView, OfferView, SeatView, TableView, TallyView
from rumpus.server.tables.shared_screen import beside
from rumpus.table.events import Closed, OfferDeclined, OfferLapsed, Opened
from rumpus.table.guests import guest_of
from rumpus.table.lobby import Place
from rumpus.table.offer import absentees, declined
from rumpus.table.player_queue import rotates
from rumpus.table.rotation import stays_on, tally_of
from rumpus.table.table import AnyEntry, Table


def table_view(table: Table, *, sealed: bool = False) -> TableView:
    """
    Return a table's view, without player ids, and with the seed only after the game.

    If *sealed*, the seed is left out even then: another table still has to play it.
    """
    lobby, turns = table.lobby, takes_turns(table)
    return TableView(
        name=lobby.name,
        title=lobby.title,
        game=lobby.game,
        phase=_phase(table),
        public=lobby.public,
        seats=_lobby_seats(table) if table.header is None else _play_seats(table),
        options=lobby.options,
        unread=list(lobby.unread),
        terms=lobby.terms,
        paused=table.paused is not None,
        paused_by=None if table.paused is None else table.paused.seat,
        next=table.next,
        daily=lobby.daily,
        twin=lobby.twin,
        unrated=unrated(table),
        commitment=None if table.header is None else table.header.commitment,
        seed=None if table.closed is None or sealed else table.closed.seed,
        removed=[one.name for one in lobby.removed],
        queue=[one.name for one in lobby.queue] if turns else None,
        stays=stays_on(table) if turns else None,
        tally=[TallyView(one.name, one.played, one.won, one.row) for one in tally_of(table)],
        door=DoorView(lobby.door.sit, lobby.door.watch),
        gave_up=list(table.gave_up),
        slow=table.slow,
        offer=_offer(table),
        called_off=table.called_off is not None,
    )


def _entered(table: Table) -> dict[int, int] | None:
    """Return the place of each seat in the result that a leader of the evening entered."""
    places = None if table.called_off is None else table.called_off.places
    if places is None:
        return None
    return {seat: place for place, tied in enumerate(places, start=1) for seat in tied}


def _offer(table: Table) -> OfferView | None:
    offer = table.lobby.offer
    if offer is None or table.phase != "lobby":
        return None
    removed = {one.player for one in table.lobby.removed}
    missing = [one.name for one in absentees(table.lobby) if one.player not in removed]
    said = [one.name for one in declined(table.lobby)]
    return OfferView(missing, offer.until, offer.lapsed, said)


def people_of(table: Table) -> dict[int, str]:
    """Return the player of each person's seat, even while a bot plays it."""
    if table.game is None:
        places = enumerate(place.sitter for place in table.lobby.places)
        return {seat: s.player for seat, s in places if s is not None and s.bot is None}
    return {seat: s.player for seat, s in enumerate(table.sitters) if s.player}


def begun(entry: AnyEntry) -> tuple[str, ...] | None:
    """
    Return the guests who play from this entry on (nobody once the game is over).

    Returns None if the entry doesn't change that.
    """
    for event in reversed(entry.table):
        match event:
            case Closed():
                return ()
            case Opened(_, sitters):
                return tuple({guest_of(one.player): None for one in sitters if one.player})
            case _:
                pass
    return None


def lapsed(entry: AnyEntry) -> bool:
    """Return True if an offer of a rematch ends with an entry."""
    return any(isinstance(event, OfferLapsed | OfferDeclined) for event in entry.table)


def takes_turns(table: Table) -> bool:
    """Return True if others may wait to play next; never while two players share a screen."""
    people = people_of(table)
    shared = any(beside(people, seat) is not None for seat in people)
    return not shared and rotates(table.facts, table.lobby)


def _phase(table: Table) -> Literal["lobby", "play", "over"]:
    if table.game is None:
        return "lobby"
    return "play" if table.closed is None else "over"


def _lobby_seats(table: Table) -> list[SeatView]:
    people = people_of(table)
    return [
        _free_seat(place)
        if place.sitter is None
        else SeatView(
            place.role,
            None,
            place.sitter.name,
            place.sitter.bot,
            place.ready,
            host=place.sitter.bot is None and place.sitter.player == table.lobby.host,
            handicap=place.handicap,
            beside=beside(people, seat),
        )
        for seat, place in enumerate(table.lobby.places)
    ]


def _free_seat(place: Place) -> SeatView:
    return SeatView(
        place.role,
        None,
        None,
        None,
        place.ready,
        host=False,
        handicap=place.handicap,
        beside=None,
    )


def _play_seats(table: Table) -> list[SeatView]:
    assert table.header is not None
    people = people_of(table)
    no_shows = () if table.called_off is None else table.called_off.absent
    entered = _entered(table)
    return [
        SeatView(
            info.role,
            info.team,
            sitter.name,
            sitter.bot,
            ready=True,
            host=bool(sitter.player) and sitter.player == table.lobby.host,
            handicap=info.handicap,
            beside=beside(people, seat),
            no_show=seat in no_shows,
            entered=None if entered is None else entered.get(seat, 0),
        )
        for seat, (info, sitter) in enumerate(zip(table.header.seats, table.sitters, strict=True))
    ]
