"""The lobby: seats and house rules before play begins."""

from collections.abc import Sequence
from typing import Final, assert_never

import msgspec

from rumpus.core.game import GameFacts
from rumpus.core.options import changed
from rumpus.core.values import Options, Refusal, SeatInfo
from rumpus.table.actions import (
    AddBot,
    Leave,
    Readmit,
    Ready,
    Remove,
    SetDoor,
    SetHandicap,
    SetOption,
    Sit,
)
from rumpus.table.door import decide_door, no_entry
from rumpus.table.events import (
    Admitted,
    Created,
    Door,
    DoorSet,
    HandicapSet,
    HostIs,
    Left,
    Offer,
    OfferDeclined,
    OfferLapsed,
    OfferRenewed,
    OptionChanged,
    Queued,
    Readied,
    Readmitted,
    Seated,
    Sitter,
    Tally,
    Unqueued,
)

MODERATOR: Final = "moderator"
"""Role of the person who rules on the game and doesn't play."""

REMOVED_MOST: Final = 100

LobbyAction = Sit | Leave | AddBot | Remove | Readmit | SetOption | SetHandicap | SetDoor | Ready
QueueEvent = Queued | Unqueued
LobbyEvent = (
    Created
    | Seated
    | Left
    | OptionChanged
    | Readied
    | HandicapSet
    | DoorSet
    | Admitted
    | HostIs
    | Readmitted
    | QueueEvent
    | OfferRenewed
    | OfferLapsed
    | OfferDeclined
)


class Place(msgspec.Struct, frozen=True):
    """A seat of the lobby; *handicap* is in ms."""

    role: str
    sitter: Sitter | None = None
    ready: bool = False
    handicap: int = 0


class Lobby(msgspec.Struct, frozen=True):
    """
    A table before play.

    *unread* are the house rules that have changed since somebody agreed to them. *revision* counts
    the rule changes at both tables of a duplicate; *twin* is the other table, *shared* the
    round of an evening whose tables all have this board. *terms* counts
    every change that players have to agree to: of rules and of handicaps. *daily* is the date whose
    board is played here. *removed* are the guests whom a host has removed. *queue* lists the
    players who are next, and *tally* the results of earlier games (`rotation`). *door* says who may
    sit down and who may watch. *sought*: the room found the players for each other. *offer* is the
    rematch that is offered here. *club* names the club whose table it is. *holidays* delay the
    deadlines of a slow game.
    """

    name: str = ""
    title: str = ""
    game: str = ""
    public: bool = False
    options: Options = {}
    places: tuple[Place, ...] = ()
    host: str = ""
    unread: tuple[str, ...] = ()
    revision: int = 0
    terms: int = 0
    daily: str | None = None
    twin: str | None = None
    shared: str | None = None
    removed: tuple[Sitter, ...] = ()
    queue: tuple[Sitter, ...] = ()
    tally: tuple[Tally, ...] = ()
    door: Door = Door()
    sought: bool = False
    offer: Offer | None = None
    club: str = ""
    holidays: bool = True

    def seat_of(self, player: str) -> int | None:
        """Return the seat of a player, or None; a bot has no player id."""
        for seat, place in enumerate(self.places):
            sitter = place.sitter
            if sitter is not None and sitter.bot is None and sitter.player == player:
                return seat
        return None

    def place_of(self, player: str) -> int | None:
        """Return the place of a player in the queue, from 0; None if they aren't in it."""
        waiting = (place for place, one in enumerate(self.queue) if one.player == player)
        return next(waiting, None)


def plays(role: str) -> bool:
    """Return whether a seat of this role plays; only such a seat can have a bot."""
    return role != MODERATOR


def side_of(seats: Sequence[SeatInfo], seat: int) -> tuple[bool, int]:
    """Return the side of a seat that plays: its team, or itself without one."""
    team = seats[seat].team
    return (False, seat) if team is None else (True, team)


def created(facts: GameFacts, name: str, title: str, *, public: bool, options: Options) -> Created:
    """Return the event that creates a table; *options* are already validated."""
    roles = [role.name for role in facts.roles for _ in range(role.most)]
    return Created(name, title, facts.name, public, options, tuple(roles))


def too_few(facts: GameFacts, lobby: Lobby) -> Refusal | None:
    """Return why the game can't begin with the seated players, or None."""
    for role in facts.roles:
        taken = sum(p.role == role.name and p.sitter is not None for p in lobby.places)
        if taken < role.least:
            return Refusal("too_few", None, {"role": role.name, "least": role.least})
    return None


def not_ready(lobby: Lobby) -> Refusal | None:
    """
    Refuse the start while players still have to agree; the host agrees by starting.

    A player who sits down agrees to the current house rules, and is asked again if they or a
    handicap change.
    """
    waiting = [
        str(seat)
        for seat, place in enumerate(lobby.places)
        if place.sitter is not None
        and place.sitter.bot is None
        and place.sitter.player != lobby.host
        and not place.ready
    ]
    return Refusal("not_ready", None, {"seats": " ".join(waiting)}) if waiting else None


def decide_lobby(
    facts: GameFacts,
    levels: Sequence[str],
    lobby: Lobby,
    player: str,
    name: str,
    action: LobbyAction,
) -> Sequence[LobbyEvent] | Refusal:
    """Judge a player's request to the lobby."""
    match action:
        case Sit():
            return _sit(lobby, player, name, action)
        case Leave():
            return _leave(lobby, player)
        case Ready():
            return _ready(lobby, player, action)
        case AddBot():
            return _add_bot(lobby, levels, player, action)
        case Remove():
            return _remove(lobby, player, action)
        case Readmit():
            return _readmit(lobby, player, action)
        case SetOption():
            return _set_option(facts, lobby, player, action)
        case SetHandicap():
            return _set_handicap(facts, lobby, player, action)
        case SetDoor():
            return _set_door(lobby, player, action)
        case _:
            assert_never(action)


def _sit(lobby: Lobby, player: str, name: str, action: Sit) -> Sequence[LobbyEvent] | Refusal:
    before = lobby.seat_of(player)
    if before == action.seat:
        return Refusal("already_seated")
    if any(one.player == player for one in lobby.removed):
        return Refusal("removed")
    refusal = _free(lobby, action.seat) or (
        no_entry(lobby.door, player) if before is None else None
    )
    if refusal is not None:
        return refusal
    seated = Seated(action.seat, Sitter(player, name))
    if before is not None:
        return _move(lobby, before, seated)
    place = lobby.place_of(player)
    called = () if place is None else (Unqueued(place),)
    return (*called, *_sit_down(lobby, player, action, seated))


def _sit_down(lobby: Lobby, player: str, action: Sit, seated: Seated) -> Sequence[LobbyEvent]:
    # If the host has left, the next player to sit down becomes host, since otherwise nobody could
    # start. The creator of a duplicate hosts both tables from a seat at one of them.
    adopted = not lobby.twin and player != lobby.host and lobby.seat_of(lobby.host) is None
    if adopted:
        return (seated, HostIs(player))
    return (seated, Readied(action.seat, ready=False)) if _stale(lobby, action) else (seated,)


def _ready(lobby: Lobby, player: str, action: Ready) -> Sequence[LobbyEvent] | Refusal:
    seat = lobby.seat_of(player)
    if seat is None:
        return Refusal("not_seated")
    if action.ready and _stale(lobby, action):
        return Refusal("terms_changed")
    return (Readied(seat, action.ready),)


def _stale(lobby: Lobby, action: Sit | Ready) -> bool:
    """Return whether a player agrees to terms that are no longer the current ones."""
    return action.terms is not None and action.terms != lobby.terms


def _move(lobby: Lobby, before: int, seated: Seated) -> Sequence[LobbyEvent]:
    """Move a player to another seat; their handicap moves too, unless they moderate there."""
    handicap = lobby.places[before].handicap
    if handicap > 0 and plays(lobby.places[seated.seat].role):
        return (Left(before), seated, HandicapSet(seated.seat, handicap))
    return (Left(before), seated)


def _leave(lobby: Lobby, player: str) -> Sequence[LobbyEvent] | Refusal:
    seat = lobby.seat_of(player)
    if seat is None:
        return Refusal("not_seated")
    if player != lobby.host:
        return (Left(seat),)
    others = (p.sitter for p in lobby.places if p.sitter is not None and p.sitter.bot is None)
    heir = next((s.player for s in others if s.player != player), None)
    return (Left(seat),) if heir is None else (Left(seat), HostIs(heir))


def _add_bot(
    lobby: Lobby, levels: Sequence[str], player: str, action: AddBot
) -> Sequence[LobbyEvent] | Refusal:
    if player != lobby.host:
        return Refusal("not_host")
    if action.level not in levels:
        return Refusal("no_such_level", None, {"level": action.level})
    refusal = _free(lobby, action.seat)
    if refusal is not None:
        return refusal
    if not plays(lobby.places[action.seat].role):
        return Refusal("no_bots", None, {"role": lobby.places[action.seat].role})
    taken = {p.sitter.name for p in lobby.places if p.sitter is not None}
    name = next(n for n in _BOT_NAMES if n not in taken)
    return (Seated(action.seat, Sitter("", name, action.level)),)


def _remove(lobby: Lobby, player: str, action: Remove) -> Sequence[LobbyEvent] | Refusal:
    if player != lobby.host:
        return Refusal("not_host")
    if action.seat >= len(lobby.places) or lobby.places[action.seat].sitter is None:
        return Refusal("no_such_seat")
    if lobby.seat_of(player) == action.seat:
        return _leave(lobby, player)
    sitter = lobby.places[action.seat].sitter
    person = sitter is not None and sitter.bot is None
    if person and len(lobby.removed) >= REMOVED_MOST:
        return Refusal("too_many")
    return (Left(action.seat, removed=person),)


def _readmit(lobby: Lobby, player: str, action: Readmit) -> Sequence[LobbyEvent] | Refusal:
    if player != lobby.host:
        return Refusal("not_host")
    if action.place >= len(lobby.removed):
        return Refusal("not_removed")
    return (Readmitted(action.place),)


def _set_option(
    facts: GameFacts, lobby: Lobby, player: str, action: SetOption
) -> Sequence[LobbyEvent] | Refusal:
    if player != lobby.host:
        return Refusal("not_host")
    options = changed(facts.options, lobby.options, action.key, action.value)
    if isinstance(options, Refusal):
        return options
    return (OptionChanged(action.key, options),)


def _set_handicap(
    facts: GameFacts, lobby: Lobby, player: str, action: SetHandicap
) -> Sequence[LobbyEvent] | Refusal:
    if action.handicap > facts.handicap:
        return Refusal("bad_handicap", None, {"most": facts.handicap})
    if action.seat >= len(lobby.places) or lobby.places[action.seat].sitter is None:
        return Refusal("no_such_seat")
    if player != lobby.host and lobby.seat_of(player) != action.seat:
        return Refusal("not_host")
    if not plays(lobby.places[action.seat].role):
        return Refusal("no_handicap")
    return (HandicapSet(action.seat, action.handicap),)


def _set_door(lobby: Lobby, player: str, action: SetDoor) -> Sequence[LobbyEvent] | Refusal:
    if player != lobby.host:
        return Refusal("not_host")
    decided = decide_door(lobby.door, action.sit, action.watch)
    if isinstance(decided, Refusal):
        return decided
    # Only players may stay, and those in the queue don't play yet.
    queue = lobby.queue if action.watch == "players" else ()
    return (*(Unqueued(0) for _ in queue), decided)


def _free(lobby: Lobby, seat: int) -> Refusal | None:
    if seat >= len(lobby.places):
        return Refusal("no_such_seat")
    return Refusal("seat_taken") if lobby.places[seat].sitter is not None else None


_BOT_NAMES = (
    "Bramble",
    "Thistle",
    "Pepper",
    "Juniper",
    "Clover",
    "Sorrel",
    "Fennel",
    "Tansy",
    "Yarrow",
    "Mallow",
    "Teasel",
    "Burdock",
    "Campion",
    "Comfrey",
    "Vetch",
    "Woodruff",
)
