"""
Prepares a bare checkout: ``.venv``, locked packages, the kernel, the browser client.

Runs on any Python 3.11 without packages. Each step leaves a stamp of its inputs, so that a second
run does nothing. If the machine lacks something, apt installs it when that needs no password;
otherwise the command to type is printed.
"""

from __future__ import annotations  # an older Python must get as far as the message

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / "bin"
STAMPS = VENV / "stamps"
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "rumpus" / "static" / "index.html"
WORD_SOURCES = {"scowl": Path("/usr/share/dict/scowl"), "wordnet-base": Path("/usr/share/wordnet")}
OLDEST_NODE = (20, 19)


class MissingError(Exception):
    """The machine lacks a package that this script may not install."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Prepare for one purpose, and return the exit code."""
    parser = argparse.ArgumentParser(description="Prepare a checkout.")
    parser.add_argument("purpose", choices=["play", "client", "test"])
    purpose = parser.parse_args(arguments).purpose
    try:
        python("dev" if purpose == "test" else "runtime")
        kernel()
        client()
        if purpose == "test":
            word_sources()
            chromium()
    except MissingError as error:
        say(str(error))
        return 1
    except subprocess.CalledProcessError as error:
        say(f"failed with {error.returncode}: {' '.join(map(str, error.cmd))}")
        return 1
    return 0


def python(level: str) -> None:
    """Create the environment and install what *level* needs, exactly as locked."""
    if sys.version_info < (3, 11):  # noqa: UP036  # it runs on whatever python3 is
        message = f"needs Python 3.11 or newer; this is {sys.version.split()[0]}"
        raise MissingError(message)
    locks = [ROOT / "requirements" / f"{name}.txt" for name in ("build", level)]
    digest = digest_of([*locks, ROOT / "pyproject.toml", ROOT / "hatch_build.py"])
    if stamped(f"python-{level}", digest):
        return
    say("installing Python packages into .venv")
    if not (BIN / "python").exists():
        make_venv()
    installer = pip()
    run(*installer, "--require-hashes", *(f"--requirement={lock}" for lock in locks))
    run(*installer, "--no-deps", "--no-build-isolation", "--editable", ROOT)
    stamp(f"python-{level}", digest)


def make_venv() -> None:
    """Create ``.venv``; on Debian, install python3-venv first if it's missing."""
    uv = shutil.which("uv")
    if uv:
        run(uv, "venv", "--quiet", "--python", sys.executable, VENV)
        return
    try:
        __import__("ensurepip")
    except ImportError:
        install("python3-venv")
    run(sys.executable, "-m", "venv", VENV)


def pip() -> list[str]:
    """Return the command that installs packages: uv if available, because it's faster."""
    uv = shutil.which("uv")
    if uv:
        return [uv, "pip", "install", "--quiet", f"--python={BIN / 'python'}"]
    return [str(BIN / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]


def kernel() -> None:
    """Try once to build the compiled word solver; a room works without it."""
    source = ROOT / "kernel"
    if not source.is_dir():
        return
    compiler = shutil.which("c++") or shutil.which("g++")
    # A compiler installed since the last try is worth another one.
    digest = f"{digest_of(files_under(source))} {compiler}"
    if stamped("kernel", digest):
        return
    say("building the word kernel")
    try:
        if compiler is None:
            install("g++", "python3-dev")
        # CMake's cache there holds paths of the environment that last built the kernel.
        shutil.rmtree(source / "build", ignore_errors=True)
        run(*pip(), "--force-reinstall", "--no-deps", "--no-build-isolation", source)
    except MissingError as error:
        say(f"no compiled kernel, words are solved in Python: {error}")
    except subprocess.CalledProcessError:
        say("no compiled kernel, words are solved in Python: it did not build")
    stamp("kernel", digest)


def client() -> None:
    """Build the browser client if it's missing or older than its source, games included."""
    games = clients()
    inputs = [file for file in files_under(WEB) if WEB / "tests" not in file.parents]
    inputs += [file for folder in games for file in files_under(folder)]
    digest = digest_of(inputs)
    if CLIENT.exists() and stamped("client", digest):
        return
    node_modules()
    say("building the browser client")
    os.environ["RUMPUS_GAMES"] = os.pathsep.join(map(str, games))
    run("npm", "run", "--silent", "build", "--", "--logLevel=warn", cwd=WEB)
    stamp("client", digest)


def clients() -> list[Path]:
    """Return the client folders of installed games that other packages provide."""
    command = [str(BIN / "rumpus"), "games", "--clients"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    return [Path(folder) for folder in listed.split(os.pathsep) if folder]


def node_modules() -> None:
    """Install the client's tools exactly as locked."""
    if not node_is_new_enough():
        say("installing node into .venv")
        run(*pip(), "--require-hashes", f"--requirement={ROOT / 'requirements' / 'node.txt'}")
    digest = digest_of([WEB / "package-lock.json"])
    if not (WEB / "node_modules").is_dir() or not stamped("node-modules", digest):
        say("installing the client's tools")
        run("npm", "ci", "--loglevel=error", "--no-audit", "--no-fund", cwd=WEB)
        stamp("node-modules", digest)


def node_is_new_enough() -> bool:
    """Return True if the machine's node (or the one in ``.venv``) can build the client."""
    node, npm = (shutil.which(name, path=path()) for name in ("node", "npm"))
    if node is None or npm is None:
        return False
    shown = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    major, minor, _ = shown.strip().removeprefix("v").split(".")
    return (int(major), int(minor)) >= OLDEST_NODE


def word_sources() -> None:
    """Install the sources of the word list and families, with which tests compare the files."""
    lock = ROOT / "requirements" / "words.txt"
    digest = digest_of([lock])
    if not stamped("words", digest):
        run(*pip(), "--no-deps", "--require-hashes", f"--requirement={lock}")
        stamp("words", digest)
    missing = [package for package, folder in WORD_SOURCES.items() if not folder.is_dir()]
    if missing:
        try:
            install(*missing)
        except (MissingError, subprocess.CalledProcessError) as error:
            say(f"no sources of the words, they will not be compared with them: {error}")


def chromium() -> None:
    """Install a browser for the end-to-end tests, which are skipped without one."""
    if shutil.which("chromium") is None:
        try:
            install("chromium")
        except (MissingError, subprocess.CalledProcessError) as error:
            say(f"no browser, the end-to-end tests will be skipped: {error}")


def install(*packages: str) -> None:
    """Install Debian packages, or raise `MissingError` with the command to type."""
    line = f"apt-get install --yes --no-install-recommends {' '.join(packages)}"
    rights = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    allowed = not rights or (
        shutil.which("sudo") is not None
        and subprocess.run([*rights, "true"], capture_output=True, check=False).returncode == 0
    )
    if shutil.which("apt-get") is None or not allowed:
        message = f"missing {' and '.join(packages)}; on Debian: sudo {line}"
        raise MissingError(message)
    say(f"installing {' and '.join(packages)}")
    run(*rights, "apt-get", "update", "--quiet")
    run(*rights, *line.split(), "--quiet")


def files_under(folder: Path) -> Iterable[Path]:
    """List the source files below *folder* in a fixed order."""
    for parent, folders, names in os.walk(folder):
        folders[:] = sorted(set(folders) - {"node_modules", "build", "dist", "__pycache__"})
        yield from (Path(parent, name) for name in sorted(names))


def digest_of(files: Iterable[Path]) -> str:
    """Return a digest of the names and contents of *files*, and of the running Python."""
    digest = hashlib.sha256(sys.version.encode())
    for file in files:
        digest.update(os.path.relpath(file, ROOT).encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def stamped(step: str, digest: str) -> bool:
    """Return True if *step* was done with exactly these inputs."""
    file = STAMPS / step
    return file.exists() and file.read_text(encoding="utf-8") == digest


def stamp(step: str, digest: str) -> None:
    """Record that *step* was done with these inputs."""
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / step).write_text(digest, encoding="utf-8")


def path() -> str:
    """Return the search path that has the environment's own programs first."""
    return os.pathsep.join([str(BIN), os.environ.get("PATH", os.defpath)])


def run(*command: str | Path, cwd: Path = ROOT) -> None:
    """Run one command; raise `subprocess.CalledProcessError` if it fails."""
    environment = {**os.environ, "PATH": path(), "RUMPUS_SKIP_CLIENT": "1"}
    subprocess.run([*command], cwd=cwd, env=environment, check=True)


def say(sentence: str) -> None:
    """Print a sentence for the person at the terminal."""
    print(f"rumpus: {sentence}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
