"""ICECOOL 2 in browsers: actions by hand, and a search for flicks that succeed."""

import re
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from math import atan2, degrees
from typing import Any

from playwright.sync_api import expect

from e2e.people import Person
from e2e.rooms import Room
from e2e.wire import Wire
from rumpus.games.icecool.actions import Task
from rumpus.games.icecool.rules.tasks import fulfils
from rumpus.physics.facts import Left, Passed, Rested, Touched
from rumpus.physics.flick import Flick
from rumpus.physics.layout import load
from rumpus.physics.places import room_at
from rumpus.physics.scene import Pose, Scene
from rumpus.physics.shot import Shot
from rumpus.physics.simulate import simulate

SCHOOL = load()
LOOK_MS = 20
PATIENCE = 1_500
FOLD = re.compile("Aim with dials|Hide the dials")
STOP_MS = 5_000
"""How far ahead a page's clock is stopped: longer than any request to the page takes."""
TURNS = (0, 6, -6, 12, -12, 18, -18)
"""Offsets from a door's middle to try, in degrees."""
POWERS = (30, 40, 50, 60)
GOOD = 100
"""Worth at which the search stops: the flick takes a fish."""

View = dict[str, Any]


class Ice:
    """Table of people, and the messages that each page receives."""

    def __init__(self, table: str, people: list[Person]) -> None:
        """Follow a table."""
        self.table = table
        self.people = people
        self.wires = [Wire(person) for person in people]

    @property
    def view(self) -> View:
        """The latest view that the first person received."""
        assert self.wires[0].view is not None
        return self.wires[0].view

    def until(self, what: Callable[[View], object]) -> View:
        """Wait until a condition on the view is true, and return the view."""
        for _ in range(PATIENCE):
            if self.wires[0].view is not None and what(self.view):
                return self.view
            self.people[0].page.wait_for_timeout(LOOK_MS)
        raise AssertionError(f"it never came: {self.view}")

    def on_turn(self) -> Person:
        """Return the person whose turn it is."""
        turn: int = self.view["turn"]
        return self.people[turn]

    def place(self) -> None:
        """Accept the place proposed for the Catcher."""
        self.on_turn().press("Stand here")
        self.until(lambda view: view["phase"] != "place")

    def flick(self, degrees_: int, power: int) -> View:
        """Flick with the dials, and skip the animation of the move."""
        view = self.set_off(degrees_, power)
        self.skip()
        return view

    def set_off(self, degrees_: int, power: int) -> View:
        """Flick with the dials, and wait until the view counts the flick."""
        person, before = self.on_turn(), self.view["flicks"]
        dial = person.page.get_by_role("slider", name="Power")
        flick = person.page.get_by_role("button", name="Flick", exact=True)
        unfolded(person)
        person.page.get_by_role("slider", name="Direction").fill(str(degrees_))
        dial.fill(str(power))
        flick.click()
        return self.until(lambda view: view["flicks"] > before or view["phase"] == "over")

    def skip(self) -> None:
        """Skip the move on every page that still shows it, and wait until none does."""
        for person in self.people:
            skip = person.page.get_by_role("button", name="Skip")
            skip.evaluate_all("buttons => buttons.forEach((button) => button.click())")
            expect(skip).to_be_hidden()

    def to_line(self) -> View:
        """Step onto the line if that's allowed; of several rooms, choose the last."""
        rooms: list[int] = self.view["lines"]
        if not rooms:
            return self.view
        person = self.on_turn()
        person.press("To the line", exact=True)
        if len(rooms) > 1:
            person.press(f"To the line in the {SCHOOL.rooms[rooms[-1]].name}")
        return self.until(lambda view: not view["lines"])

    def take_turn(self) -> View:
        """Play one turn: a Runner goes for a fish, the Catcher barely moves."""
        view = self.to_line()
        catches = view["turn"] == view["catcher"]
        view = self.flick(*((0, 3) if catches else best(view)))
        while view["phase"] == "after":
            self.on_turn().press("End the turn")
            view = self.until(lambda view: view["phase"] != "after")
        return view


def best(view: View) -> tuple[int, int]:
    """Return a flick that takes a fish for the current player, or else gets nearer to one."""
    scene = Scene(tuple(pose_of(seat["pose"]) for seat in view["seats"]), view["turn"])
    fish = set(view["seats"][view["turn"]]["fish"])
    found = (-GOOD, (0, 30))
    for aim, power in tries(scene):
        shot = simulate(scene, Flick(aim * 100, power * 10), SCHOOL)
        found = max(found, (worth(shot, view["turn"], fish), (aim, power)))
        if found[0] >= GOOD:
            break
    return found[1]


def fulfilling(view: View, task: Task) -> tuple[int, int]:
    """Return a flick by the current player that fulfils a task, touches nobody and stays inside."""
    scene = Scene(tuple(pose_of(seat["pose"]) for seat in view["seats"]), view["turn"])
    for aim, power in tries(scene):
        facts = simulate(scene, Flick(aim * 100, power * 10), SCHOOL).facts
        plain = not any(isinstance(fact, Left | Touched) for fact in facts)
        if plain and fulfils(task, facts, view["turn"], there_and_back=False):
            return aim, power
    raise AssertionError(f"no flick fulfils {task}")


def tries(scene: Scene) -> Iterator[tuple[int, int]]:
    """Yield flicks at the doors of the mover's room, straight ones first."""
    pose = scene.penguins[scene.mover]
    assert pose is not None
    room = room_at(SCHOOL, pose.x, pose.y)
    doors = [d for d in range(len(SCHOOL.doors)) if room in SCHOOL.joined(d)]
    for turn in TURNS:
        for power in POWERS:
            for door in doors:
                x, y = SCHOOL.door_point(door)
                yield round(degrees(atan2(y - pose.y, x - pose.x)) + turn) % 360, power


def worth(shot: Shot, mover: int, fish: set[int]) -> int:
    """Rate a shot: fish count most, then nearness to a fish; leaving the school costs most."""
    facts = [fact for fact in shot.facts if fact.penguin == mover]
    taken = sum(isinstance(fact, Passed) and fact.door in fish for fact in facts)
    rest = next((fact for fact in facts if isinstance(fact, Rested)), None)
    near = 0 if rest is None or rest.room is None else -steps(rest.room, fish)
    stuck = rest is not None and rest.door is not None
    left = any(isinstance(fact, Left) for fact in facts)
    return GOOD * taken + 4 * near - 2 * stuck - 50 * left


def steps(room: int, fish: set[int]) -> int:
    """Count the doors from a room to the nearest room with a fish on one of its doors."""
    reached, count = {room}, 0
    while not any(reached & set(SCHOOL.joined(door)) for door in fish):
        joined = [set(SCHOOL.joined(door)) for door in range(len(SCHOOL.doors))]
        reached = reached.union(*(pair for pair in joined if pair & reached))
        count += 1
        if count > len(SCHOOL.rooms):
            return count
    return count


def pose_of(pose: dict[str, float] | None) -> Pose | None:
    """Convert a pose from the wire."""
    return None if pose is None else Pose(**pose)


def unfolded(person: Person) -> None:
    """Wait until a person may aim, and unfold the dials if they're folded."""
    fold = person.page.get_by_role("button", name=FOLD)
    expect(fold).to_be_visible()
    if fold.get_attribute("aria-expanded") == "false":
        fold.click()
    expect(person.page.get_by_role("slider", name="Power")).to_be_visible()


@contextmanager
def stopped(person: Person) -> Generator[None]:
    """Stop a page's clock, so that a move stays at its beginning, however slow the page is."""
    clock = person.page.clock
    now = person.page.evaluate("Date.now()")
    clock.pause_at(datetime.fromtimestamp((now + STOP_MS) / 1000, UTC))
    yield
    clock.resume()


def opened(running: Room, people: list[Person], options: dict[str, Any]) -> Ice:
    """Create a table as the first person, seat everybody, and start."""
    host = people[0]
    wanted = {"game": "icecool", "options": options}
    made = host.page.context.request.post(f"{running.address}/api/tables", data=wanted)
    assert made.ok, made.text()
    game = Ice(str(made.json()["table"]), people)
    for at, person in enumerate(people):
        person.visit(f"/t/{game.table}")
        if at > 0:
            person.press("Sit down")
            expect(person.page.get_by_role("button", name="I\u2019m not ready")).to_be_visible()
    host.sees("Everyone is ready")
    host.press("Start")
    game.until(lambda view: view["phase"] == "place")
    return game
