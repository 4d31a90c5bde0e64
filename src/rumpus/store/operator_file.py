"""The file with the operator's password, in the room's folder."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rumpus.store.folder import unusable, write_secret
from rumpus.store.log import StoreError

FILE: Final = "admin-password.txt"
_SHORTEST: Final = 12

Stamp = tuple[int, int, int]


class OperatorFile:
    """
    The file, which only its owner can read; its content is the password.

    Deleting or changing it changes the password, even while the room runs.
    """

    def __init__(self, root: Path, make: Callable[[], str]) -> None:
        """Use a room's folder; *make* makes a new password."""
        self.path = root / FILE
        self._make = make

    def ensure(self) -> None:
        """Write a new password if there is no file; raises `StoreError`."""
        try:
            if self.path.exists():
                self.path.chmod(0o600)
                self.read()
            else:
                self.renew()
        except OSError as error:
            raise unusable(self.path, error) from error

    def renew(self) -> str:
        """Write a new password, and return it."""
        password = self._make()
        write_secret(self.path, f"{password}\n".encode())
        return password

    def stamp(self) -> Stamp | None:
        """Return what changes with the file, or None if it is gone."""
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_mtime_ns, found.st_size, found.st_ino

    def read(self) -> str:
        """Return the password; raises `StoreError` if it is too short, or can't be read."""
        try:
            password = self.path.read_text("utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise StoreError(f"{self.path} can't be read: {error}") from error
        if len(password) < _SHORTEST:
            raise StoreError(f"{self.path} holds fewer than {_SHORTEST} characters; delete it")
        return password
