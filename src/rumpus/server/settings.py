"""
Settings in an operator's file: the log's level, how long tables are kept, alerts, and limits.

They are read before the rest of the room is imported, because the import fixes the limits.
"""

import ast
import inspect
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from rumpus.server.limits import values as limits

Level = Literal["debug", "info", "warning", "error"]
Days = Annotated[int, msgspec.Meta(ge=0, le=36_500)]


Contact = Annotated[
    str, msgspec.Meta(pattern=r"^(mailto:[^@\s]+@|https://)[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$")
]
Host = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9-]+(\.[a-z0-9-]+)+$(?!\n)")]


class SettingsError(ValueError):
    """A file that can't be used; the message says where and why."""


class Push(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """
    Alerts by push: *contact* is the address that push services may write to (``mailto:`` or https).

    *services* lists hosts of push services that are allowed besides those of the usual browsers.
    """

    contact: Contact | None = None
    services: tuple[Host, ...] = ()


class Mail(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"sender": "from"}):
    """
    The operator's mail server, and what e-mails say of the room.

    *sender* (``from``) is the address that they come from, *site* the room's own. *tls* is
    ``starttls``, ``tls`` from the first byte, or ``none``, which is only for the same machine.
    """

    host: str
    sender: Annotated[str, msgspec.Meta(pattern=r"^[^\r\n]*@[^\s]+$(?!\n)")]
    site: Annotated[str, msgspec.Meta(pattern=r"^https?://[^\s/?#]+/?$(?!\n)")]
    port: Annotated[int, msgspec.Meta(ge=1, le=65_535)] = 587
    tls: Literal["starttls", "tls", "none"] = "starttls"
    user: str = ""
    password_file: Path = Path()


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """
    The contents of the file.

    *limits* are named as in `rumpus.server.limits.values`, in lower case; a rate is a
    pair: how many a second, and how many at once.
    """

    log_level: Level = "info"
    keep_days: Days = limits.KEEP_DAYS
    push: Push = Push()
    mail: Mail | None = None
    limits: dict[str, Any] = {}


DEFAULT: Final = Settings()


def read(path: Path) -> Settings:
    """Read a file in TOML; raises `SettingsError`."""
    try:
        settings = msgspec.toml.decode(path.read_bytes(), type=Settings)
    except OSError as error:
        raise SettingsError(f"{path} can't be read: {error.strerror}") from error
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise SettingsError(f"{path}: {error}") from error
    try:
        for name, value in settings.limits.items():
            _limit(name, value)
        if settings.mail is not None:
            _check(settings.mail)
    except SettingsError as error:
        raise SettingsError(f"{path}: {error}") from error
    return settings


def apply(settings: Settings) -> None:
    """Set the limits of the room; modules that are already imported keep the old ones."""
    setattr(limits, "KEEP_DAYS", settings.keep_days)  # noqa: B010 (a constant for all others)
    for name, value in settings.limits.items():
        setattr(limits, name.upper(), _limit(name, value))


def _check(mail: Mail) -> None:
    """Fail if the password can't be read now, rather than with the first e-mail."""
    if not mail.user:
        return
    if mail.tls == "none":
        message = "mail: a password needs `tls`, or everybody on the way can read it"
        raise SettingsError(message)
    try:
        mail.password_file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        message = f"mail: the file {mail.password_file} can't be read for the password"
        raise SettingsError(message) from error


def limits_in_force() -> Iterator[tuple[str, str, str, str]]:
    """Yield each limit that can be set: its name, what it limits, its value and the default."""
    body = ast.parse(inspect.getsource(limits)).body
    for each, after in pairwise([*body, None]):
        if not isinstance(each, ast.AnnAssign) or not isinstance(each.target, ast.Name):
            continue
        assert each.value is not None
        name, value = each.target.id, vars(limits)[each.target.id]
        what = ""
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            what = " ".join(str(after.value.value).split())
        default = eval(ast.unparse(each.value), {"Rate": limits.Rate})  # noqa: S307 (our own file)
        yield name.lower(), what, _shown(value), _shown(default)


def _limit(name: str, value: Any) -> Any:
    """Return the value of a limit, converted to its type."""
    default = vars(limits).get(name.upper())
    if name.upper() == "KEEP_DAYS" or not isinstance(default, int | float | limits.Rate):
        message = f"there is no limit {name!r}"
        raise SettingsError(message)
    try:
        limit = msgspec.convert(value, type(default))
    except msgspec.ValidationError as error:
        message = f"limit {name!r}: {error}; the default is {_shown(default)}"
        raise SettingsError(message) from error
    if min(limit if isinstance(limit, tuple) else (limit,)) < 0:
        message = f"limit {name!r} is below 0"
        raise SettingsError(message)
    return limit


def _shown(limit: Any) -> str:
    return str([limit.per_second, limit.burst] if isinstance(limit, limits.Rate) else limit)
