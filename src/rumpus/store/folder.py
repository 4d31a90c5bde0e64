"""The folder of a room: its database, its secret key, its word lists, and the lock on all of it."""

import fcntl
import os
import secrets
import shutil
import sqlite3
from pathlib import Path

from rumpus.store.log import StoreError
from rumpus.store.sqlite import read_only

DATABASE = "rumpus.db"
KEY = "secret.key"
PUSH_KEY = "push.key"
FORBIDDEN = "forbidden-words.txt"
LEXICONS = "lexicons"
LOCK = "lock"
PICTURES = "pictures"

_KEY_BYTES = 32


class DataFolder:
    """A room's folder while one process holds it."""

    def __init__(self, root: Path) -> None:
        """Create the folder if needed and lock it; `StoreError` if it is in use or not a folder."""
        self.root = root
        try:
            self.lexicons.mkdir(parents=True, exist_ok=True)
            self._lock = os.open(root / LOCK, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise unusable(root, error) from error
        try:
            # The kernel releases it when the process ends, however it ends.
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            os.close(self._lock)
            raise StoreError(f"another room runs on {root}") from error
        except OSError as error:
            os.close(self._lock)
            raise unusable(root, error) from error

    @property
    def database(self) -> Path:
        """Return the path of the database."""
        return self.root / DATABASE

    @property
    def lexicons(self) -> Path:
        """Return the folder of the added word lists."""
        return self.root / LEXICONS

    @property
    def pictures(self) -> Path:
        """Return the folder of drawn pictures, which may be emptied at any time."""
        return self.root / PICTURES

    def forbidden_words(self) -> str:
        """Return the operator's file of words that nobody may say; empty if there is none."""
        path = self.root / FORBIDDEN
        try:
            return path.read_text("utf-8", "replace") if path.exists() else ""
        except OSError as error:
            raise unusable(path, error) from error

    def forbid(self, text: str) -> None:
        """Replace the operator's file of words that nobody may say."""
        path = self.root / FORBIDDEN
        try:
            write_secret(path, text.encode())
        except OSError as error:
            raise unusable(path, error) from error

    def key(self) -> bytes:
        """Return the secret that signs cookies; it is created at first use."""
        path = self.root / KEY
        try:
            if not path.exists():
                write_secret(path, secrets.token_bytes(_KEY_BYTES))
            key = path.read_bytes()
        except OSError as error:
            raise unusable(path, error) from error
        if len(key) < _KEY_BYTES:
            raise StoreError(f"{path} is no key: it holds {len(key)} bytes")
        return key

    def push_key(self) -> bytes:
        """
        Return the private key (P-256) that signs alerts for push services, made at first use.

        Browsers accept alerts of no other key, so it must stay the same.
        """
        # Only a room needs it, and only a room's installation has it.
        from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

        path = self.root / PUSH_KEY
        try:
            if not path.exists():
                made = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
                write_secret(path, made.to_bytes(_KEY_BYTES))
            key = path.read_bytes()
        except OSError as error:
            raise unusable(path, error) from error
        if len(key) != _KEY_BYTES:
            raise StoreError(f"{path} is no key: it holds {len(key)} bytes")
        return key

    def release(self) -> None:
        """Release the folder for other processes."""
        os.close(self._lock)


def backup(root: Path, target: Path) -> None:
    """
    Copy a room's folder to *target*, which must not exist; the room may keep running.

    Raises `StoreError`. The copy holds the secret key and every seed: guard it like the room.
    """
    if not (root / DATABASE).exists():
        raise StoreError(f"there is no room in {root}")
    if target.exists():
        raise StoreError(f"{target} exists already")
    unfinished = target.with_name(target.name + ".unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    unfinished.mkdir(parents=True, mode=0o700)
    try:
        _copy(root, unfinished)
        unfinished.rename(target)
    except BaseException:
        shutil.rmtree(unfinished, ignore_errors=True)
        raise


def _copy(root: Path, target: Path) -> None:
    _copy_database(root / DATABASE, target / DATABASE)
    for key in (KEY, PUSH_KEY):
        if (root / key).exists():
            write_secret(target / key, (root / key).read_bytes())
    if (root / LEXICONS).exists():
        shutil.copytree(root / LEXICONS, target / LEXICONS)


def _copy_database(source: Path, target: Path) -> None:
    target.touch(0o600)
    reading, writing = read_only(source), sqlite3.connect(target)
    try:
        reading.backup(writing)
    except sqlite3.Error as error:
        raise StoreError(str(error)) from error
    finally:
        reading.close()
        writing.close()


def unusable(path: Path, error: OSError) -> StoreError:
    """Return the error for a path of the folder that can't be used."""
    return StoreError(f"{path} can't be used for the room's data: {error.strerror}")


def write_secret(path: Path, content: bytes) -> None:
    """Write a file that only its owner can read, completely or not at all."""
    # The file gets its final name only when it is complete, and other users can never read it.
    partial = path.with_name(path.name + ".partial")
    partial.unlink(missing_ok=True)
    descriptor = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(descriptor)
    partial.rename(path)
