"""
Writes the client's wire types, ``web/src/wire.gen.ts``, from the server's message structs.

Run it after a change of a message, action, event, view, question or answer; ``--check`` only
compares and exits 1 where the committed file is stale. Needs the client's node modules.

A struct of a game gets the game's name in front (``KeesdrowSpell``), so that no two games clash,
and none hides a type of the browser.
"""

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from rumpus.core.game import GameFacts
from rumpus.games.icecool import actions as ice_actions
from rumpus.games.icecool import events as ice_events
from rumpus.games.icecool import practice
from rumpus.games.icecool import state as ice_state
from rumpus.games.keep_your_cool import actions as cool_actions
from rumpus.games.keep_your_cool import events as cool_events
from rumpus.games.keep_your_cool import state as cool_state
from rumpus.games.keep_your_cool import values as cool_parts
from rumpus.games.keep_your_cool.moderator import actions as cool_rulings
from rumpus.games.keesdrow import actions as keesdrow_actions
from rumpus.games.keesdrow import events as keesdrow_events
from rumpus.games.keesdrow import state as keesdrow_state
from rumpus.games.keyword import actions as keyword_actions
from rumpus.games.keyword import events as keyword_events
from rumpus.games.keyword import state as keyword_state
from rumpus.physics import facts as ice_facts
from rumpus.physics import flick as ice_flick
from rumpus.physics import scene as ice_scene
from rumpus.physics import shot as ice_shot
from rumpus.server import messages
from rumpus.server.endpoints import errors, schemas
from rumpus.server.endpoints.listing import TableLine
from rumpus.server.modes.daily import DailyBoard
from rumpus.server.modes.duplicate import TwinLine
from rumpus.table.events import TableAction
from rumpus.words import families as word_families

WEB = Path(__file__).resolve().parent.parent / "web"
TARGET = WEB / "src" / "wire.gen.ts"
REFERENCE = "#/$defs/"

Schema = dict[str, Any]

SHELL: dict[str, Any] = {
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
    "TableAction": TableAction,
    "GameFacts": GameFacts,
    "DailyBoard": DailyBoard,
    "GameCard": schemas.GameCard,
    "Made": schemas.Made,
    "Me": schemas.Me,
    "NewName": schemas.NewName,
    "NewTable": schemas.NewTable,
    "Problem": errors.Problem,
    "TableLine": TableLine,
    "TwinLine": TwinLine,
}
GAMES: dict[str, list[ModuleType]] = {
    "Keesdrow": [keesdrow_actions, keesdrow_events, keesdrow_state],
    "Keyword": [keyword_actions, keyword_events, keyword_state],
    "Ice": [
        ice_actions,
        ice_events,
        ice_state,
        ice_facts,
        ice_flick,
        ice_scene,
        ice_shot,
        practice,
    ],
    "Cool": [cool_actions, cool_events, cool_state, cool_parts, cool_rulings, word_families],
}
"""The modules that hold the wire types of each game: actions, events, state, and their parts."""
PRACTICE: dict[str, Any] = {
    "IceTriedFlick": practice.TriedFlick,
    "IceWantedFlick": practice.WantedFlick,
}
"""What goes over HTTP and is made of the parts of ICECOOL."""


def main() -> int:
    """Write or compare, and give the exit code."""
    parser = argparse.ArgumentParser(description="Write the client's wire types.")
    parser.add_argument("--check", action="store_true", help="only compare")
    check = parser.parse_args().check
    generated = typescript(wire_schema())
    if not check:
        TARGET.write_text(generated, encoding="utf-8")
        return 0
    if TARGET.exists() and TARGET.read_text(encoding="utf-8") == generated:
        return 0
    print(f"{TARGET.name} is stale: run tools/wire_types.py")
    return 1


def wire_schema() -> Schema:
    """Describe every type that goes over the wire; the root only makes all of them reachable."""
    everything = definitions(SHELL, {})
    roots = list(SHELL)
    for game, modules in GAMES.items():
        types = unions(game, *modules[:3]) | (PRACTICE if game == "Ice" else {})
        roots += types
        for name, schema in definitions(types, renamed(game, modules)).items():
            assert everything.setdefault(name, schema) == schema, f"two types are called {name}"
    assert "prefixItems" not in json.dumps(everything), (
        "the generator knows no tuples of fixed length"
    )
    return {
        "title": "Wire",
        "description": "Everything that goes over the wire, by name.",
        "type": "object",
        "properties": {name: {"$ref": REFERENCE + name} for name in roots},
        "required": roots,
        "$defs": everything,
    }


def unions(game: str, actions: ModuleType, events: ModuleType, state: ModuleType) -> dict[str, Any]:
    """Name what goes over the wire of one game; there may be nothing to ask it."""
    types = {
        f"{game}Action": actions.Action,
        f"{game}Event": vars(events)[f"{game}Event"],
        f"{game}View": state.View,
    }
    if hasattr(actions, "Question"):
        types |= {f"{game}Question": actions.Question, f"{game}Answer": actions.Answer}
    return types


def renamed(prefix: str, modules: list[ModuleType]) -> dict[str, str]:
    """Put *prefix* before the names of the structs that *modules* define."""
    return {
        name: prefix + name.removeprefix(prefix)
        for module in modules
        for name, value in vars(module).items()
        if isinstance(value, type) and value.__module__ == module.__name__
    }


def definitions(types: dict[str, Any], names: dict[str, str]) -> dict[str, Schema]:
    """Describe *types* under their keys, and every struct in them under its name in *names*."""
    schemas, structs = msgspec.json.schema_components(
        types.values(), ref_template=REFERENCE + "{name}"
    )
    described = {name: complete(struct) for name, struct in structs.items()}
    for name, schema in zip(types, schemas, strict=True):
        if "$ref" not in schema:
            described[name] = {"title": name, "anyOf": schema["anyOf"]}
    text = re.sub(
        rf"(?<={re.escape(REFERENCE)})\w+",
        lambda found: names.get(found[0], found[0]),
        json.dumps(described),
    )
    result: dict[str, Schema] = {}
    for name, schema in msgspec.json.decode(text, type=dict[str, Schema]).items():
        result[names.get(name, name)] = schema | {"title": names.get(name, name)}
    return result


def complete(struct: Schema) -> Schema:
    """
    Require every field of what the server sends, since it leaves none out.

    What a client sends forbids unknown fields; there a default may be left out.
    """
    if struct.get("additionalProperties") is False:
        return struct
    return struct | {"required": list(struct.get("properties", {}))}


def typescript(schema: Schema) -> str:
    """Turn the schema into TypeScript with the client's own generator."""
    run = subprocess.run(
        ["npm", "run", "--silent", "types"],
        cwd=WEB,
        input=json.dumps(schema),
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        sys.exit(run.stderr)
    return run.stdout


if __name__ == "__main__":
    sys.exit(main())
