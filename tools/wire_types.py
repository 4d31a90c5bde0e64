"""
Writes the client's wire types and the number of the protocol: ``web/src/wire.gen.ts``.

They come from the server's message structs. Run it after a change to a message, action, event,
view, question or answer; ``--check`` only compares, and exits 1 if the committed file is outdated.
Needs the client's node modules.

The structs of a game have the game's name as a prefix (``KeesdrowSpell``), so that games don't
clash with each other or with types of the browser.
"""

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import msgspec

from rumpus.core.game import AnyGame, GameFacts
from rumpus.games.registry import own_games
from rumpus.server import messages
from rumpus.server.endpoints import (
    account_schemas,
    admin_schemas,
    alerts,
    club_schemas,
    doors,
    errors,
    evening_schemas,
    helper_schemas,
    history,
    history_summary,
    holidays,
    learning,
    mails,
    parties,
    ratings,
    schemas,
    seek_schemas,
    talk,
    tries,
)
from rumpus.server.endpoints.listing import TableLine
from rumpus.server.modes.daily import DailyBoard
from rumpus.server.modes.duplicate import TwinLine
from rumpus.server.ws import party_messages
from rumpus.table.actions import TableAction
from rumpus.words.lexicon import bundled

WEB = Path(__file__).resolve().parent.parent / "web"
TARGET = WEB / "src" / "wire.gen.ts"
REFERENCE = "#/$defs/"
CORE = "rumpus.core."

PROTOCOL = f"""
/** The protocol of these types: a room that speaks a later one is not for this page. */
export const PROTOCOL = {messages.PROTOCOL};
"""

Schema = dict[str, Any]

SHELL: dict[str, Any] = {
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
    "PartyClientMessage": party_messages.PartyClientMessage,
    "PartyServerMessage": party_messages.PartyServerMessage,
    "NewParty": parties.NewParty,
    "TableAction": TableAction,
    "GameFacts": GameFacts,
    "HistoryPage": history.HistoryPage,
    "HistorySummary": history_summary.HistorySummary,
    "GameRating": ratings.GameRating,
    "Leaderboard": ratings.Leaderboard,
    "Account": account_schemas.Account,
    "Code": account_schemas.Code,
    "NewPassword": account_schemas.NewPassword,
    "PasskeyAnswer": account_schemas.PasskeyAnswer,
    "Removed": account_schemas.Removed,
    "SignIn": account_schemas.SignIn,
    "SignOut": account_schemas.SignOut,
    "AdminDesk": admin_schemas.AdminDesk,
    "AnnouncementLine": admin_schemas.AnnouncementLine,
    "NewOperatorPassword": admin_schemas.NewOperatorPassword,
    "PersonLine": admin_schemas.PersonLine,
    "PeoplePage": admin_schemas.PeoplePage,
    "PersonView": admin_schemas.PersonView,
    "BanLine": admin_schemas.BanLine,
    "BansPage": admin_schemas.BansPage,
    "NewBan": admin_schemas.NewBan,
    "ReportLine": admin_schemas.ReportLine,
    "ReportsPage": admin_schemas.ReportsPage,
    "AdminTable": admin_schemas.AdminTable,
    "TablesPage": admin_schemas.TablesPage,
    "Filtered": admin_schemas.Filtered,
    "ListLine": admin_schemas.ListLine,
    "LimitLine": admin_schemas.LimitLine,
    "AuditLine": admin_schemas.AuditLine,
    "AuditPage": admin_schemas.AuditPage,
    "RecoveryCode": admin_schemas.RecoveryCode,
    "Remaining": admin_schemas.Remaining,
    "Notices": admin_schemas.Notices,
    "DailyBoard": DailyBoard,
    "GameCard": schemas.GameCard,
    "Made": schemas.Made,
    "Me": schemas.Me,
    "NewFace": schemas.NewFace,
    "NewTable": schemas.NewTable,
    "DoorAnswer": doors.DoorAnswer,
    "DoorLine": doors.DoorLine,
    "DoorPassword": doors.DoorPassword,
    "MailState": mails.MailState,
    "NewSubscription": alerts.NewSubscription,
    "PushState": alerts.PushState,
    "HolidayLine": holidays.HolidayLine,
    "NewHoliday": holidays.NewHoliday,
    "NewSeek": seek_schemas.NewSeek,
    "SeekLine": seek_schemas.SeekLine,
    "SeekBoard": seek_schemas.SeekBoard,
    "LearningLine": learning.LearningLine,
    "NewLearning": learning.NewLearning,
    "NewTry": tries.NewTry,
    "IgnoredLine": talk.IgnoredLine,
    "NewIgnored": talk.NewIgnored,
    "NewNoteReport": talk.NewNoteReport,
    "NewReport": talk.NewReport,
    "NoLonger": talk.NoLonger,
    "Reported": talk.Reported,
    "Helpers": helper_schemas.Helpers,
    "ClubCodes": helper_schemas.ClubCodes,
    "MadeCode": helper_schemas.MadeCode,
    "ClubLine": club_schemas.ClubLine,
    "ClubView": club_schemas.ClubView,
    "EveningView": evening_schemas.EveningView,
    "NewEvening": evening_schemas.NewEvening,
    "Problem": errors.Problem,
    "TableLine": TableLine,
    "TwinLine": TwinLine,
}


def main() -> int:
    """Write or compare, and return the exit code."""
    parser = argparse.ArgumentParser(description="Write the client's wire types.")
    parser.add_argument("--check", action="store_true", help="only compare")
    check = parser.parse_args().check
    generated = typescript(wire_schema()) + PROTOCOL
    if not check:
        TARGET.write_text(generated, encoding="utf-8")
        return 0
    if TARGET.exists() and TARGET.read_text(encoding="utf-8") == generated:
        return 0
    print(f"{TARGET.name} is stale: run tools/wire_types.py")
    return 1


def wire_schema() -> Schema:
    """Return a schema of every type on the wire; its root only makes all of them reachable."""
    everything = definitions(SHELL, {})
    roots = list(SHELL)
    for module in own_games().values():
        game = module.make(bundled())
        prefix, practice = prefix_of(game), module.modes.practice
        types = unions(prefix, game)
        if practice is not None:
            kinds = (practice.tried, practice.wanted)
            types |= {prefix + kind.__name__: kind for kind in kinds}
        roots += types
        for name, schema in definitions(types, renamed(prefix, types)).items():
            assert everything.setdefault(name, schema) == schema, f"two types are called {name}"
    assert "prefixItems" not in json.dumps(everything), (
        "the generator can't handle tuples of fixed length"
    )
    return {
        "title": "Wire",
        "description": "Everything that goes over the wire, by name.",
        "type": "object",
        "properties": {name: {"$ref": REFERENCE + name} for name in roots},
        "required": roots,
        "$defs": everything,
    }


def prefix_of(game: AnyGame) -> str:
    """Return the prefix of ``Event`` in the name that a game's module has for its events."""
    known = vars(sys.modules[type(game).__module__])
    (name,) = (n for n, value in known.items() if value is game.types.event and n != "Event")
    return name.removesuffix("Event")


def unions(prefix: str, game: AnyGame) -> dict[str, Any]:
    """Return the wire types of one game by name; a game may have no questions."""
    types = game.types
    named = {
        f"{prefix}Action": types.action,
        f"{prefix}Event": types.event,
        f"{prefix}View": types.view,
        f"{prefix}Question": types.question,
        f"{prefix}Answer": types.answer,
    }
    return {name: kind for name, kind in named.items() if kind is not None}


def renamed(prefix: str, types: dict[str, Any]) -> dict[str, str]:
    """Return names for the structs of *types* with a *prefix*, except for those of the core."""
    names = [kind.__name__ for kind in structs_of(types) if not kind.__module__.startswith(CORE)]
    return {name: prefix + name.removeprefix(prefix) for name in names}


def structs_of(types: dict[str, Any]) -> set[type[msgspec.Struct]]:
    """Return every struct inside *types*."""
    structs: set[type[msgspec.Struct]] = set()
    for kind in msgspec.inspect.multi_type_info(types.values()):
        collect(kind, structs)
    return structs


def collect(kind: object, found: set[type[msgspec.Struct]]) -> None:
    """Add every struct inside *kind* to *found*; ignore anything that isn't a type."""
    if isinstance(kind, msgspec.inspect.StructType):
        if kind.cls not in found:
            found.add(kind.cls)
            for field in kind.fields:
                collect(field.type, found)
    elif isinstance(kind, msgspec.inspect.Type):
        for name in kind.__struct_fields__:
            collect(getattr(kind, name), found)
    elif isinstance(kind, tuple):
        for part in cast("tuple[object, ...]", kind):
            collect(part, found)


def definitions(types: dict[str, Any], names: dict[str, str]) -> dict[str, Schema]:
    """Return schemas of *types* by their keys, and of the structs in them by their *names*."""
    schemas, structs = msgspec.json.schema_components(
        types.values(), ref_template=REFERENCE + "{name}"
    )
    sparse = {kind.__name__ for kind in structs_of(types) if kind.__struct_config__.omit_defaults}
    described = {
        name: struct if name in sparse else complete(struct) for name, struct in structs.items()
    }
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
    Require every field of a struct from the server, which leaves none out unless it says so.

    Structs from a client forbid unknown fields; their fields with a default stay optional.
    """
    if struct.get("additionalProperties") is False:
        return struct
    return struct | {"required": list(struct.get("properties", {}))}


def typescript(schema: Schema) -> str:
    """Generate TypeScript from the schema with the client's own generator."""
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
