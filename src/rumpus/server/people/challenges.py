"""Challenges: random numbers that a passkey signs once, within five minutes."""

import secrets
from collections import OrderedDict
from typing import Final, Literal, NamedTuple

from rumpus.server.limits import values as limits

Purpose = Literal["add", "sign in", "prove"]

_BYTES: Final = 32


class _Open(NamedTuple):
    challenge: bytes
    purpose: Purpose
    until: float


class Challenges:
    """The open challenge of each guest; the oldest are forgotten first."""

    def __init__(self) -> None:
        self._open: OrderedDict[str, _Open] = OrderedDict()

    def new(self, guest: str, purpose: Purpose, now: float) -> bytes:
        """Return a new challenge for a guest, which replaces the one before."""
        challenge = secrets.token_bytes(_BYTES)
        self._open.pop(guest, None)
        self._open[guest] = _Open(challenge, purpose, now + limits.CHALLENGE_SECONDS)
        if len(self._open) > limits.BUCKETS:
            self._open.popitem(last=False)
        return challenge

    def spend(self, guest: str, purpose: Purpose, now: float) -> bytes | None:
        """Return the guest's challenge and forget it; None if it is too old, or for another use."""
        found = self._open.pop(guest, None)
        if found is None or found.purpose != purpose or now > found.until:
            return None
        return found.challenge
