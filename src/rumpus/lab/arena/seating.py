"""Seating: the players of one game in their seats, and the programs that run for them."""

from hashlib import sha256
from typing import Final

import msgspec

from rumpus.bots.bot import AnyBot
from rumpus.core.game import AnyGame
from rumpus.core.values import Options, Seat
from rumpus.games.registry import game as registered
from rumpus.lab.arena import protocol
from rumpus.lab.arena.clock import Clock, Limit, Timed
from rumpus.lab.arena.entrant import Entrant, make
from rumpus.lab.arena.fault import Kind, blamed
from rumpus.lab.arena.patience import PATIENCE, Patient, patient
from rumpus.lab.arena.program import Program, ProgramBot


class Terms(msgspec.Struct, frozen=True):
    """
    What decides the games of an arena, besides the seed of each.

    *memory* is the most address space of a program in bytes, or 0; *nodes* is what a program may
    look at for a move. With a *limit* by the clock on the wall, games are not reproducible.
    """

    game: str
    options: Options
    seats: int
    entrants: tuple[Entrant, ...]
    memory: int = 0
    nodes: int | None = None
    limit: Limit | None = None


class Failure(msgspec.Struct, frozen=True):
    """A fault in a game, and the seat of its player."""

    seat: int
    kind: Kind
    why: str


class Programs:
    """The running programs of a match by entrant, each started when it is needed."""

    def __init__(self, terms: Terms, hello: protocol.Hello) -> None:
        self._terms = terms
        self._hello = hello
        self._running: dict[int, Program] = {}

    def get(self, entrant: int) -> Program:
        """Return the program of an entrant. Raises `Fault` if it can't be started."""
        if entrant not in self._running:
            words = self._terms.entrants[entrant].words
            self._running[entrant] = Program(words, self._terms.memory, self._hello)
        return self._running[entrant]

    def drop(self, entrant: int) -> None:
        """End the program of an entrant; it starts anew for its next game."""
        program = self._running.pop(entrant, None)
        if program is not None:
            program.close()

    def close(self) -> None:
        """End all programs."""
        for entrant in list(self._running):
            self.drop(entrant)


class Seating:
    """
    The players of one game.

    *turn* has the entrant of each seat, and *name* tells the game from all others of the arena.
    """

    def __init__(self, terms: Terms, programs: Programs, turn: tuple[int, ...], name: str) -> None:
        self.labels: Final = [f"seat{seat}" for seat in range(len(turn))]
        """What stands for the level of each seat's bot."""
        self._terms = terms
        self._programs = programs
        self._turn = turn
        self._name = name
        self._asked: dict[Seat, ProgramBot] = {}

    def bot(self, game: AnyGame, label: str) -> AnyBot:
        """Make the player of a seat. Raises `Fault`."""
        seat, clock = Seat(self.labels.index(label)), Clock(self._terms.limit)
        with blamed(seat):
            return Timed(self._player(game, seat, clock), seat, clock)

    def end(self, message: protocol.End, fault: Failure | None) -> None:
        """Announce the end to all programs but that of a fault."""
        for seat, bot in self._asked.items():
            if fault is None or seat != fault.seat:
                bot.end(message)

    def _player(self, game: AnyGame, seat: Seat, clock: Clock) -> AnyBot:
        terms = self._terms
        entrant = terms.entrants[self._turn[seat]]
        if entrant.kind == "level":
            return make(entrant, registered(terms.game), game)
        if entrant.kind == "class":
            with patient(PATIENCE):
                made = make(entrant, registered(terms.game), game)
            return Patient(made, clock.left)
        program = self._programs.get(self._turn[seat])
        bot = ProgramBot(program, game, seat, left=clock.left, nodes=terms.nodes)
        digest = sha256(f"rumpus arena {self._name}/{seat}".encode()).digest()
        bot.begin(terms.options, len(self._turn), int.from_bytes(digest[:4], "big"))
        self._asked[seat] = bot
        return bot
