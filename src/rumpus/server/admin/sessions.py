"""Sessions of operators: in memory, so they end with the process, and with the password."""

import hashlib
import hmac
import secrets
from collections.abc import Callable
from typing import Final

from rumpus.server.identity import Headers, cookie_named
from rumpus.server.limits import values as limits
from rumpus.store.operator_file import Stamp

_TOKEN_BYTES: Final = 32
_MARK_LENGTH: Final = 8
_ID_LENGTH: Final = 4


class Session:
    """A session of an operator; *since* and *used* are readings of the loop's clock."""

    def __init__(self, digest: bytes, label: str, stamp: Stamp | None, now: float) -> None:
        self.digest = digest
        # Two people may use the same browser; the log has to tell them apart.
        self.label = f"{label} #{digest.hex()[:_ID_LENGTH]}"
        self.stamp = stamp
        self.used = now


class Sessions:
    """All sessions; only digests of their tokens are kept."""

    def __init__(self, key: bytes, stamp: Callable[[], Stamp | None]) -> None:
        """Use the room's key for the cookie's name; sessions end when *stamp* changes."""
        self._stamp = stamp
        self._sessions: dict[bytes, Session] = {}
        mark = hmac.new(key, b"rumpus admin cookie", hashlib.sha256).hexdigest()[:_MARK_LENGTH]
        self._plain = f"rumpus-admin-{mark}"

    def begin(self, label: str, now: float) -> tuple[Session, str]:
        """Begin a session, and return its token, too."""
        token = secrets.token_urlsafe(_TOKEN_BYTES)
        session = Session(_digest(token.encode()), label, self._stamp(), now)
        self._sessions[session.digest] = session
        while len(self._sessions) > limits.ADMIN_SESSIONS:
            del self._sessions[min(self._sessions, key=lambda one: self._sessions[one].used)]
        return session, token

    def find(self, headers: Headers, now: float, *, secure: bool) -> Session | None:
        """Return the session of a request, which counts as used; None if there is none."""
        value = cookie_named(headers, self._name(secure=secure))
        session = None if value is None else self._sessions.get(_digest(value))
        if session is None:
            return None
        if session.stamp != self._stamp() or now - session.used > limits.ADMIN_IDLE_SECONDS:
            del self._sessions[session.digest]
            return None
        session.used = now
        return session

    def end(self, session: Session) -> None:
        """End a session."""
        self._sessions.pop(session.digest, None)

    def end_others(self, session: Session) -> None:
        """End all sessions but one, which goes on under a changed password."""
        session.stamp = self._stamp()
        self._sessions = {session.digest: session}

    def cookie(self, token: str, *, secure: bool) -> str:
        """Return the ``Set-Cookie`` header of a session; an empty token forgets it."""
        age = int(limits.ADMIN_IDLE_SECONDS) if token else 0
        parts = [
            f"{self._name(secure=secure)}={token}",
            f"Max-Age={age}",
            "Path=/",
            "HttpOnly",
            "SameSite=Strict",
        ]
        return "; ".join([*parts, "Secure"] if secure else parts)

    def _name(self, *, secure: bool) -> str:
        return f"__Host-{self._plain}" if secure else self._plain


def _digest(token: bytes) -> bytes:
    return hashlib.sha256(token).digest()
