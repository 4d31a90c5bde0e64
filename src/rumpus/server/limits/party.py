"""Limits of watch parties."""

from typing import Final

from rumpus.server.limits.rate import Rate

PARTIES: Final = 500
"""Watch parties at the same time."""
PEOPLE: Final = 60
"""Sockets at one watch party: a class, and some."""
ABSENT_SECONDS: Final = 180.0
"""Time after which a watch party ends whose leader is gone."""
MARKS: Final = 24
"""Marks and arrows that a leader draws at one moment."""
NOTE_LENGTH: Final = 200
"""Letters of a leader's note at one moment."""
FRAMES: Final = Rate(6, 40)
"""Messages from one socket at a watch party: each of the leader's goes to all others."""
BEGUN: Final = Rate(1 / 60, 20)
"""Watch parties begun from one address."""
