"""Board as a bot considers it: penguins, fish and catches, all of which are public."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from rumpus.core.values import Seat
from rumpus.games.icecool.rules.whereabouts import circle_place
from rumpus.games.icecool.state import SeatView, View
from rumpus.physics.layout import School
from rumpus.physics.scene import Pose


class Board(NamedTuple):
    """The seats as everybody sees them, now or after a flick; *over*: the round has ended."""

    school: School
    catcher: Seat
    seats: tuple[SeatView, ...]
    over: bool = False

    @property
    def catches(self) -> int:
        """Number of times that each Runner has to be caught (IC-34)."""
        return 2 if len(self.seats) == 2 else 1

    def pose(self, seat: int) -> Pose:
        """Return where a penguin is; one that hasn't entered yet counts as on the circle."""
        pose = self.seats[seat].pose
        return circle_place(self.school, ()) if pose is None else pose

    def hunted(self) -> tuple[Seat, ...]:
        """Return the Runners who still have to be caught."""
        return tuple(
            Seat(seat)
            for seat, seated in enumerate(self.seats)
            if seat != self.catcher and seated.caught < self.catches
        )

    def moved(self, poses: Sequence[Pose | None]) -> "Board":
        """Return the board with the penguins at other poses."""
        seats = zip(self.seats, poses, strict=True)
        return self._replace(seats=tuple(replace(seat, pose=pose) for seat, pose in seats))


def board_of(school: School, view: View) -> Board:
    """Return the board of a view."""
    return Board(school, view.catcher, view.seats)
