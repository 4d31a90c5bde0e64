"""Players for tests of the arena: small programs, each of which misbehaves in another way."""

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from rumpus.lab.arena.entrant import entrants
from rumpus.lab.arena.match import Match, Task, play
from rumpus.lab.arena.seating import Terms
from rumpus.library.catalog import options

FAST: Final = {"keyword": "tea"}
"""House rules under which a game of KEYWORD takes few rounds."""
LEVELS: Final = ("gentle", "fair", "sharp")

TEMPLATE: Final = """
import json, os, subprocess, sys, time
moves = 0

def say(**message):
    print(json.dumps(message), flush=True)

for line in sys.stdin:
    asked = json.loads(line)
    kind = asked["type"]
    if kind == "hello":
        say(type="hello", protocol=1, name="Test", version="7")
    elif kind == "quit":
        break
    elif kind == "move":
        moves += 1
        number, hints = asked["id"], asked["hints"]
        answered = False
{body}
        if not answered:
            if hints:
                say(type="act", id=number, action=hints[0])
            else:
                say(type="wait", id=number)
"""


def program(folder: Path, body: str = "", name: str = "mine") -> str:
    """Write a program that takes the first hint, after *body*, and return it as an entrant."""
    file = folder / f"{name}.py"
    lines = "".join(f"        {line}\n" for line in body.splitlines())
    file.write_text(TEMPLATE.replace("{body}\n", lines), encoding="utf-8")
    return f"{name}={shlex.join([sys.executable, '-I', '-S', str(file)])}"


def terms(*players: str, game: str = "keyword", seats: int = 2, **more: object) -> Terms:
    """Return the terms of an arena of these players."""
    chosen = options(game, FAST if game == "keyword" else {})
    made = Terms(game, chosen, seats, entrants(players, LEVELS))
    return msgspec.structs.replace(made, **more)


def match(*players: str, seed: int = 0, game: str = "keyword", **more: object) -> Match:
    """Play one match of all these players."""
    lineup = tuple(range(len(players)))
    return play(Task(terms(*players, game=game, seats=len(players), **more), seed, lineup))


def kinds(played: Match) -> Sequence[str | None]:
    """Return the kind of fault of each game."""
    return [None if game.fault is None else game.fault.kind for game in played.games]
