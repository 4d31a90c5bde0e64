"""
Checks the screens of a game from elsewhere against this room's client: types and missing parts.

Takes client folders; the default is those of the installed games. A game's package has neither
Svelte nor the room's client, so both are taken from this checkout.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from rumpus.games.registry import clients

WEB = Path(__file__).resolve().parent.parent / "web"
MODULES = WEB / "node_modules"


def main(arguments: Sequence[str] | None = None) -> int:
    """Check the folders, and return how many have faults."""
    parser = argparse.ArgumentParser(description="Check the screens of games from elsewhere.")
    parser.add_argument("folders", nargs="*", type=Path, metavar="CLIENT")
    folders: list[Path] = parser.parse_args(arguments).folders or clients()
    return sum(not fits(folder.resolve()) for folder in folders)


def fits(folder: Path) -> bool:
    """Return True if the screens in a folder pass the check of types and missing parts."""
    with tempfile.TemporaryDirectory() as made:
        config = Path(made, "tsconfig.json")
        config.write_text(json.dumps(settings(folder)), encoding="utf-8")
        check = str(MODULES / ".bin" / "svelte-check")
        command = [check, "--workspace", str(folder), "--tsconfig", str(config)]
        return subprocess.run([*command, "--fail-on-warnings"], check=False).returncode == 0


def settings(folder: Path) -> dict[str, object]:
    """Return TypeScript settings for a folder anywhere, based on the room's own."""
    return {
        "extends": str(WEB / "tsconfig.json"),
        "compilerOptions": {
            "types": [str(MODULES / "svelte"), str(MODULES / "vite" / "client")],
            "paths": {
                "rumpus/*": [str(WEB / "src" / "*")],
                "svelte": [str(MODULES / "svelte")],
                "svelte/*": [str(MODULES / "svelte" / "*")],
            },
        },
        "include": [str(folder)],
    }


if __name__ == "__main__":
    sys.exit(main())
