"""`rumpus serve`: runs the room."""

import argparse
import errno
import socket
from pathlib import Path

from rumpus.cli.common import Commands, add_data
from rumpus.cli.failure import FAILED, CommandError
from rumpus.cli.lan import openable
from rumpus.server.settings import DEFAULT, Settings, SettingsError, apply, read
from rumpus.store.log import StoreError
from rumpus.store.operator_file import FILE
from rumpus.words.layout import LexiconError

PORT_MAX = 65535
_ADDRESS = (errno.EADDRINUSE, errno.EADDRNOTAVAIL, errno.EACCES)


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "serve",
        help="run the room",
        description="SIGTERM and SIGINT disconnect everybody and stop the room.",
    )
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (default: 127.0.0.1)"
    )
    parser.add_argument(
        "--port", type=_port, default=8000, help="0 picks a free one (default: 8000)"
    )
    parser.add_argument(
        "--proxy", action="store_true", help="trust the X-Forwarded headers of a local proxy"
    )
    parser.add_argument(
        "--config",
        type=Path,
        metavar="FILE",
        help="log level, retention, alerts and limits, in TOML",
    )
    add_data(parser)
    parser.set_defaults(run=run, extra="server")


def run(options: argparse.Namespace) -> int:
    """Run the room until a signal ends it."""
    chosen = _settings(options.config)
    # The web stack is slow to load, only this command needs it, and it reads its limits on import.
    from rumpus.server.app import serve  # noqa: PLC0415

    password = options.data / FILE
    first = not password.exists()

    def opened(address: str) -> None:
        print(f"The room is open: {openable(address)}", flush=True)
        if first:
            print(f"To look after it, open /admin; the password is in {password}", flush=True)

    try:
        serve(
            options.host,
            options.port,
            options.data,
            opened,
            proxied=options.proxy,
            settings=chosen,
        )
    except StoreError as error:
        raise CommandError(str(error), FAILED) from error
    except LexiconError as error:
        raise CommandError(f"the word list that comes with the room: {error}", FAILED) from error
    except OSError as error:
        raise CommandError(_cause(options, error), FAILED) from error
    return 0


def _settings(path: Path | None) -> Settings:
    try:
        chosen = DEFAULT if path is None else read(path)
    except SettingsError as error:
        raise CommandError(str(error), FAILED) from error
    apply(chosen)
    return chosen


def _cause(options: argparse.Namespace, error: OSError) -> str:
    if isinstance(error, socket.gaierror) or error.errno in _ADDRESS:
        address = f"{options.host}:{options.port}"
        cause = f"can't listen on {address} ({error.strerror})"
        return f"{cause}; try another --port or --host (make play PORT=8080)"
    return f"can't run the room: {error}"


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) <= PORT_MAX):
        raise argparse.ArgumentTypeError(f"{text!r} is not a valid port (0 to {PORT_MAX})")
    return int(text)
