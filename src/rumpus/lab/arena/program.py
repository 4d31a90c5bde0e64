"""A program as a bot: it is asked over its pipes whenever the game may wait for its seat."""

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, Final, TypeVar

import msgspec

from rumpus.bots.bot import AnyPlan, Plan
from rumpus.core.chance import Chance
from rumpus.core.game import AnyGame
from rumpus.core.values import Millis, Options, Seat
from rumpus.lab.arena import protocol
from rumpus.lab.arena.fault import Fault
from rumpus.lab.arena.patience import PATIENCE
from rumpus.lab.arena.process import Process

Message = TypeVar("Message")
_encode = msgspec.json.Encoder().encode


class Program:
    """A running program that has said hello; *name* and *version* are what it calls itself."""

    def __init__(self, command: Sequence[str], memory: int, hello: protocol.Hello) -> None:
        self._process = Process(command, memory)
        try:
            self.send(hello)
            ready = self.answer(protocol.Ready, PATIENCE)
        except Fault:
            self._process.close()
            raise
        self.name: Final = ready.name
        self.version: Final = ready.version
        if ready.protocol != protocol.VERSION:
            self.close()
            raise Fault("illegal", f"speaks protocol {ready.protocol}, not {protocol.VERSION}")

    def send(self, message: msgspec.Struct) -> None:
        """Send a message."""
        self._process.send(_encode(message))

    def answer(self, kind: type[Message], seconds: float) -> Message:
        """Return the next message. Raises `Fault` for none in time, or one of another kind."""
        line = self._process.receive(seconds)
        if line is None:
            raise Fault("crashed", f"no answer in {seconds:.0f} s")
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            shown = line[:80].decode("utf-8", "replace")
            raise Fault("illegal", f"sent {shown!r}: {error}") from None

    def close(self) -> None:
        """End the program."""
        self.send(protocol.Quit())
        self._process.close()


class ProgramBot:
    """The bot of one seat in one game, played by a program."""

    def __init__(
        self,
        program: Program,
        game: AnyGame,
        seat: Seat,
        *,
        left: Callable[[], float | None],
        nodes: int | None,
    ) -> None:
        self._program = program
        self._game = game
        self._seat = seat
        self._left = left
        self._nodes = nodes
        self._asked = 0

    def begin(self, options: Options, seats: int, random: int) -> None:
        """Announce the game."""
        self._program.send(protocol.New(options, self._seat, seats, random))

    def on(self, view: Any, events: Sequence[Any], at: Millis, chance: Chance) -> AnyPlan | None:
        """Ask the program if the game waits for its seat. Raises `Fault`."""
        del events, chance
        awaited = getattr(view, "awaited", None)
        if awaited is not None and self._seat not in awaited:
            return None
        self._asked += 1
        left = self._left()
        hints = list(self._game.hints(view))
        self._program.send(protocol.Move(self._asked, at, view, hints, left, self._nodes))
        message = self._answer(PATIENCE if left is None else left)
        if isinstance(message, protocol.Wait):
            return None
        try:
            action = msgspec.convert(message.action, self._game.types.action)
        except msgspec.ValidationError as error:
            raise Fault("illegal", f"no action of this game: {error}") from None
        return Plan(Millis(at + message.after), action)

    def end(self, message: protocol.End) -> None:
        """Announce the end of the game."""
        self._program.send(message)

    def _answer(self, seconds: float) -> protocol.Act | protocol.Wait:
        """Return the answer to the last question; those to earlier ones are too late."""
        until = monotonic() + seconds
        while True:
            kind: Any = protocol.Act | protocol.Wait
            message: protocol.Act | protocol.Wait = self._program.answer(
                kind, max(0.0, until - monotonic())
            )
            if message.id == self._asked:
                return message
            if message.id > self._asked:
                raise Fault("illegal", f"answered question {message.id} before it was asked")
