"""What is stored about people: members with passkeys and devices, and finished games."""

from typing import Literal

import msgspec

from rumpus.core.values import Options
from rumpus.games.feats import Feat


class Passkey(msgspec.Struct, frozen=True):
    """A passkey of a member; *uses* is the authenticator's own counter, times are in seconds."""

    id: bytes
    member: str
    public_key: bytes
    uses: int
    label: str
    added: int
    used: int


class Device(msgspec.Struct, frozen=True):
    """A browser on which a member is signed in; times are in seconds since 1970."""

    id: str
    member: str
    label: str
    added: int
    used: int


class Member(msgspec.Struct, frozen=True):
    """A member with everything that lets them in; *password* is a hash, as is *recovery*."""

    id: str
    joined: int
    login: str | None
    password: str | None
    recovery: bytes | None
    passkeys: tuple[Passkey, ...] = ()
    devices: tuple[Device, ...] = ()

    @property
    def ways_in(self) -> tuple[object, ...]:
        """Return everything that lets the member in."""
        return (self.password, self.recovery, *(passkey.id for passkey in self.passkeys))


class SeatResult(msgspec.Struct, frozen=True):
    """
    What became of one seat in a finished game.

    *person* is the guest who sat there, or None for a bot and for a deleted account, which has no
    *name* either. *second*: the second player at the guest's screen. *bot* is the level of the bot
    that played at the end. *place* counts from 1, and ties share it; a moderator has none. *feats*
    are the best of each kind, None until they have been found.
    """

    seat: int
    person: str | None
    second: bool
    name: str | None
    bot: str | None
    role: str
    team: int | None
    place: int | None
    score: int | None
    feats: tuple[Feat, ...] | None = None


class FinishedGame(msgspec.Struct, frozen=True):
    """
    A finished game with the result of each seat; *id* rises from game to game, 0 before it is kept.

    *ended* is in seconds since 1970, *rules* the version of the rules, *options* the house rules
    that differ from the defaults, and *reason* why the game ended. A *rated* game changes ratings.
    *lasted* is its time at the table in seconds, None for slow games and where it isn't known.
    """

    table: str
    game: str
    rules: int
    ended: int
    mode: Literal["table", "daily", "duplicate"]
    public: bool
    options: Options
    reason: str
    seats: tuple[SeatResult, ...]
    id: int = 0
    rated: bool = False
    lasted: int | None = None


class Recap(msgspec.Struct, frozen=True):
    """What the log of a finished game tells: *lasted* as in `FinishedGame`, *feats* by seat."""

    lasted: int | None
    feats: tuple[tuple[Feat, ...], ...]


class Standing(msgspec.Struct, frozen=True):
    """
    How a person did in one game; *last* is the worst place of anybody there.

    *theirs* is the place of the one opponent who is asked for, None with the same team or without
    such an opponent. *table*, *ended*, *lasted* and *feats* are as in `FinishedGame`.
    """

    game: str
    place: int
    score: int | None
    last: int
    table: str = ""
    ended: int = 0
    lasted: int | None = None
    feats: tuple[Feat, ...] | None = None
    theirs: int | None = None


class Companion(msgspec.Struct, frozen=True):
    """Somebody with whom a person has finished *games*: a seat of the newest, and its name."""

    game: int
    seat: int
    name: str
    games: int


class Opponent(msgspec.Struct, frozen=True):
    """A player, as the results know them; *name* is that of the game in question."""

    person: str
    second: bool
    name: str = ""


class Narrowed(msgspec.Struct, frozen=True):
    """
    Which games of a history are wanted; by default all.

    *since* and *until* limit when a game ended, in seconds since 1970. *won* is true for wins,
    false for losses; a draw, and a game without opponents, is neither.
    """

    game: str = ""
    opponent: Opponent | None = None
    since: int | None = None
    until: int | None = None
    rated: bool | None = None
    won: bool | None = None


class RatingRow(msgspec.Struct, frozen=True):
    """The rating of a person or of a level of bot in a game, after *played* rated games."""

    id: int
    game: str
    person: str | None
    bot: str | None
    mu: float
    sigma: float
    played: int
    last: int


class Change(msgspec.Struct, frozen=True):
    """How a game changed somebody's rating, in points."""

    before: int
    after: int
