"""Two-player games of ICECOOL 2, unfinished and finished, as logs that a room can load."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.options import validated
from rumpus.core.values import Act, Millis, Refusal, Seat, Setup
from rumpus.games.icecool.actions import Action, EndTurn, MakeFlick, Place
from rumpus.games.icecool.events import RoundBegan, Shuffled
from rumpus.games.icecool.game import FACTS, IceCool
from rumpus.games.icecool.state import State
from rumpus.games.registry import games
from rumpus.physics.facts import Fact, Passed
from rumpus.physics.flick import Flick
from rumpus.physics.layout import School, load
from rumpus.physics.places import lines_of
from rumpus.physics.scene import Pose, Scene, standing
from rumpus.physics.shot import Shot
from rumpus.physics.simulate import simulate
from rumpus.server.identity import Identity
from rumpus.server.tables.create import Wanted, fresh
from rumpus.server.tables.hosted_game import kinds_of
from rumpus.store.folder import DataFolder
from rumpus.store.lexicons import Lexicons
from rumpus.store.log import Held, Row
from rumpus.store.sqlite import SqliteStore
from rumpus.table.actions import Ready, RoomAction, Start
from rumpus.table.events import Do, Sitter
from rumpus.table.lobby import LobbyAction
from rumpus.table.table import Table

TABLE = "maple-kettle-99"
ADA, IDA = Seat(0), Seat(1)
GUESTS = ("ada-who-flicks", "ida-who-catches")
ADA_SITS, IDA_SITS = Sitter(GUESTS[ADA], "Ada"), Sitter(GUESTS[IDA], "Ida")
SCHOOL = load()
AT_A_WALL = standing(300, 22)
"""In the Gym, between its orange line and the outer wall."""
BESIDE = standing(60, 260)
"""In the Classroom, out of everybody's way."""
ADAS_CARDS = (0, 1, 2, 4, 8)
"""Indexes of Ada's cards in the deck: three for her fish, then one for her ID card each round."""
STEP_MS = 10_000
THROUGH = MakeFlick(8861, 435, 0, 214)
"""From the red circle through the door to the Library."""


def cookies(key: bytes, guest: str) -> dict[str, Any]:
    """Return a browser's storage state with the cookie of a guest whom the room knows."""
    identity = Identity(key)
    name, value = identity.name(secure=False), identity.token(guest)
    cookie = {"name": name, "value": value, "domain": "127.0.0.1", "path": "/"}
    unset = {"expires": -1, "httpOnly": True, "secure": False, "sameSite": "Lax"}
    return {"cookies": [{**cookie, **unset}], "origins": []}


def keep(data: Path, log: tuple[Held, list[Row]]) -> bytes:
    """Write a table's log into the data of a room that isn't running yet; return the room's key."""
    folder = DataFolder(data)
    held, rows = log

    async def write() -> None:
        store = SqliteStore(folder.database)
        assert await store.create(held, rows[0])
        for row in rows[1:]:
            assert await store.append(row)
        await store.close()

    # This thread has an event loop already, that of the browsers.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, write()).result()
    key = folder.key()
    folder.release()
    return key


def third_round() -> tuple[Held, list[Row]]:
    """
    Play up to the middle of the game, by flicks with prescribed outcomes.

    It's Ada's turn in the third round, as a Runner at a wall of the Gym. She holds two 2s and three
    1s, one of which has the task `bounce`.
    """
    played = Played(seed_for_ada())
    played.catcher_stands(IDA)
    played.flick(ADA, {ADA: BESIDE}, takes=True)
    played.catcher_stands(ADA)
    played.flick(IDA, {IDA: BESIDE}, takes=True)
    played.catcher_stands(IDA)
    played.flick(ADA, {ADA: AT_A_WALL})
    played.act(ADA, EndTurn())
    played.flick(IDA, {})
    played.act(IDA, EndTurn())
    assert played.state.seats[ADA].cards == ADAS_CARDS
    return played.held, played.rows


def finished() -> tuple[Held, list[Row]]:
    """Play all rounds, each with one simulated flick and a prescribed one that takes all fish."""
    played = Played(seed_for_ada())
    for _ in range(4):
        catcher = played.state.catcher
        runner = Seat(1 - catcher)
        played.catcher_stands(catcher)
        played.slide(runner)
        played.end_turn(runner)
        played.flick(catcher, {})
        played.end_turn(catcher)
        played.flick(runner, {}, takes=True)
    assert played.state.phase == "over"
    return played.held, played.rows


def seed_for_ada() -> bytes:
    """Return a seed that makes Ida the first Catcher and deals the cards as needed."""
    options = validated(FACTS.options, {})
    assert not isinstance(options, Refusal)
    game = IceCool()
    seats = game.seat(options, ["player"] * 2)
    assert not isinstance(seats, Refusal)
    for seed in map(simulation_seed, count()):
        shuffled, began = game.deal(Setup(options, seats), Millis(0), Chance(seed, "deal"))
        assert isinstance(shuffled, Shuffled)
        assert isinstance(began, RoundBegan)
        if began.catcher == IDA and suits(shuffled.deck):
            return seed
    raise AssertionError("there are many seeds")


def suits(deck: str) -> bool:
    """Return True if Ada's cards are the ones needed: two 2s, a `bounce` and no 3."""
    own = [deck[number] for number in ADAS_CARDS]
    return own.count("2") == 2 and "b" in own and "3" not in own


class Played:
    """Table that is played without a room, and the rows of its log."""

    def __init__(self, seed: bytes, sitters: tuple[Sitter, ...] = (ADA_SITS, IDA_SITS)) -> None:
        """Create a table as the first sitter, seat the others, and start without a turn timer."""
        (kind,) = kinds_of([games()["icecool"]], Lexicons()).values()
        options = validated(FACTS.options, {"turn": 0})
        assert not isinstance(options, Refusal)
        self._guests = [sitter.player for sitter in sitters]
        self.held, first = fresh(Wanted(kind, "Cards", options, False, sitters), TABLE, seed)
        self.rows = [first]
        self._shot: Shot | None = None
        self._table = Table(FACTS, lambda _: IceCool(self._written), seed)
        self._table.apply(kind.read_entry(first.body))
        self._times: Iterator[int] = count(STEP_MS, STEP_MS)
        for seat in range(1, len(sitters)):
            self.do(Seat(seat), Ready(ready=True))
        self.do(ADA, Start())

    @property
    def state(self) -> State:
        """The state of the game."""
        state = self._table.state
        assert isinstance(state, State)
        return state

    def do(self, seat: Seat, action: LobbyAction | RoomAction | Start) -> None:
        """Submit an action at the table, outside the game."""
        self._submit(Do(self._guests[seat], action))

    def act(self, seat: Seat, action: Action) -> None:
        """Submit an action in the game."""
        self._submit(Act(seat, action))

    def catcher_stands(self, seat: Seat) -> None:
        """Place the Catcher in a corner of the Kitchen's line, far from the Classroom."""
        kitchen = next(at for at, room in enumerate(SCHOOL.rooms) if room.box == 2)
        _, _, right, top = lines_of(SCHOOL, kitchen)
        self.act(seat, Place(round(right * 10), round(top * 10)))

    def flick(self, seat: Seat, to: dict[Seat, Pose], *, takes: bool = False) -> None:
        """Flick with a prescribed result: the places of rest and, perhaps, all fish taken."""
        seated = self.state.seats
        doors = seated[seat].fish if takes else ()
        facts: list[Fact] = [Passed(100, seat, door, SCHOOL.joined(door)[0]) for door in doors]
        rest = [to.get(Seat(at), one.pose) for at, one in enumerate(seated)]
        self._shot = Shot(tuple(rest), tuple(facts), 1_000, b"", "written", "0")
        self.act(seat, MakeFlick(0, 500))

    def slide(self, seat: Seat) -> None:
        """Flick a penguin from the red circle into the Library; physics decides the result."""
        self._shot = None
        self.act(seat, THROUGH)

    def end_turn(self, seat: Seat) -> None:
        """End a turn that hasn't ended by itself."""
        if self.state.turn == seat:
            self.act(seat, EndTurn())

    def _written(self, scene: Scene, flick: Flick, school: School) -> Shot:
        return self._shot or simulate(scene, flick, school)

    def _submit(self, cause: Act[Action] | Do) -> None:
        at = Millis(next(self._times))
        entry = self._table.submit(cause, at)
        assert not isinstance(entry, Refusal), entry
        self.rows.append(Row(TABLE, entry.seq, at, msgspec.json.encode(entry)))
