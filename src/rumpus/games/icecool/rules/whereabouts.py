"""Places of penguins as the rules see them: where they are, and where they are put."""

from collections.abc import Iterable, Sequence

from rumpus.core.values import Refusal, Seat
from rumpus.games.icecool.actions import Place
from rumpus.games.icecool.events import BackInside
from rumpus.games.icecool.state import Seated, SeatView, State
from rumpus.physics.free import fits, nearest_free, nearest_line_point
from rumpus.physics.layout import School
from rumpus.physics.places import doorway_at, lines_of, room_at, within_lines
from rumpus.physics.scene import Pose, standing

CLASSROOM, KITCHEN = 1, 2
"""Numbers of the boxes that the rules name (IC-1)."""


def box(school: School, number: int) -> int:
    """Return the room in the box with this number."""
    return next(at for at, room in enumerate(school.rooms) if room.box == number)


def fish_doors(school: School, players: int) -> tuple[int, ...]:
    """Return the doors with the fish sign for this number of players (IC-7)."""
    return {2: school.fish.two, 3: school.fish.three, 4: school.fish.four}[players]


def kitchen_place(school: School, place: Place) -> Pose | Refusal:
    """Return the Catcher's pose at the chosen point, if within the line of the Kitchen (IC-8)."""
    x, y = place.x / 10, place.y / 10
    if not within_lines(school, box(school, KITCHEN), x, y):
        return Refusal("off_the_kitchen", "IC-8")
    return standing(x, y)


def kitchen_middle(school: School) -> Pose:
    """Return the middle of the Kitchen, for a Catcher who chose no point in time (IC-8)."""
    left, bottom, right, top = lines_of(school, box(school, KITCHEN))
    return standing((left + right) / 2, (bottom + top) / 2)


def circle_place(school: School, others: Iterable[Pose]) -> Pose:
    """Return a pose on the red circle, or at the free point closest to it (IC-10, IC-11)."""
    return standing(*nearest_free(school, school.circle.x, school.circle.y, others))


def on_circle(school: School, pose: Pose) -> bool:
    """Return True if the centre of a penguin's base is on the red circle (IC-11)."""
    circle = school.circle
    return (pose.x - circle.x) ** 2 + (pose.y - circle.y) ** 2 <= circle.radius**2


def line_rooms(school: School, pose: Pose) -> tuple[int, ...]:
    """Return the rooms to whose line a penguin may move before its flick (IC-19, IC-20)."""
    doorway = doorway_at(school, pose)
    if doorway is not None:
        return doorway.sides
    room = room_at(school, pose.x, pose.y)
    if room is None or within_lines(school, room, pose.x, pose.y):
        return ()
    return (room,)


def line_place(school: School, room: int, pose: Pose, others: Iterable[Pose]) -> Pose | None:
    """Return the closest free point of a room's orange line, or None if there is none (IC-19)."""
    point = nearest_line_point(school, room, pose.x, pose.y, others)
    return None if point is None else standing(*point)


def rooms_of(school: School, seated: Seated | SeatView) -> tuple[int, ...]:
    """Return the rooms that a penguin counts as being in when a fish is moved (IC-28)."""
    pose = seated.pose
    if pose is None:
        return (box(school, CLASSROOM),)
    doorway = doorway_at(school, pose)
    if doorway is not None:
        return school.joined(doorway.door)
    room = room_at(school, pose.x, pose.y)
    return () if room is None else (room,)


def others(seats: Sequence[Seated | SeatView], *without: int) -> list[Pose]:
    """Return the poses of all penguins on the board, except those of some seats."""
    return [
        seated.pose
        for seat, seated in enumerate(seats)
        if seat not in without and seated.pose is not None
    ]


def back_inside(
    school: School, before: State, state: State, out: Sequence[Seat], lifted: Sequence[Seat]
) -> list[BackInside]:
    """
    Put back penguins that left the school: at the exact point, or at the closest free one (IC-23).

    Penguins whose point is free come first. *lifted* ones block no point, since they go elsewhere.
    """
    poses = {
        seat: seated.pose
        for seat, seated in enumerate(state.seats)
        if seat not in out and seat not in lifted
    }
    taken = [seat for seat in out if not _still_free(before, seat, poses)]
    free = [seat for seat in out if seat not in taken]
    events: list[BackInside] = []
    for seat in (*free, *taken):
        was = before.seats[seat].pose
        assert was is not None, "who was not on the board cannot leave it"
        pose = was
        if seat in taken:
            standing_now = [one for one in poses.values() if one is not None]
            pose = standing(*nearest_free(school, was.x, was.y, standing_now))
        poses[seat] = pose
        events.append(BackInside(seat, pose))
    return events


def _still_free(before: State, seat: Seat, poses: dict[int, Pose | None]) -> bool:
    """Return True if a penguin's old point is free; penguins that haven't moved never block it."""
    was = before.seats[seat].pose
    moved = [
        pose
        for other, pose in poses.items()
        if pose is not None and pose != before.seats[other].pose
    ]
    return was is not None and fits(was, moved)
