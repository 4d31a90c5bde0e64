"""
A fixed plan of a school, for tests that depend on where its doors are.

The school of the package is changed until it plays well; how rules and physics treat a plan
doesn't depend on that.
"""

from pathlib import Path

import msgspec

from rumpus.physics.layout import School

FIVE_ROOMS = msgspec.json.decode(
    (Path(__file__).parent / "five_rooms.json").read_bytes(), type=School
)
"""
Classroom (0), Kitchen (1), Gym (2), Library (3) and Hall (4).

Its doors: Classroom to Library (0), Library to Kitchen (1, fish), Gym to Kitchen (2), Classroom to
Gym (3, fish), Classroom to Hall (4), Gym to Hall (5, fish), Hall to Kitchen (6).
"""
