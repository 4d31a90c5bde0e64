"""
Settings in an operator's file: the log's level, how long tables are kept, and limits.

They are read before the rest of the room is imported, because the import fixes the limits.
"""

from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from rumpus.server.limits import values as limits

Level = Literal["debug", "info", "warning", "error"]
Days = Annotated[int, msgspec.Meta(ge=0, le=36_500)]


class SettingsError(ValueError):
    """A file that can't be used; the message says where and why."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """
    The contents of the file.

    *limits* are named as in `rumpus.server.limits.values`, in lower case; a rate is a
    pair: how many a second, and how many at once.
    """

    log_level: Level = "info"
    keep_days: Days = limits.KEEP_DAYS
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
    for name, value in settings.limits.items():
        try:
            _limit(name, value)
        except SettingsError as error:
            raise SettingsError(f"{path}: {error}") from error
    return settings


def apply(settings: Settings) -> None:
    """Set the limits of the room; modules that are already imported keep the old ones."""
    setattr(limits, "KEEP_DAYS", settings.keep_days)  # noqa: B010 (a constant for all others)
    for name, value in settings.limits.items():
        setattr(limits, name.upper(), _limit(name, value))


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
