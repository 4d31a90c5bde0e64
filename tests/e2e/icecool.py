"""A game of ICECOOL 2 in browsers: what people do by hand, and flicks that are known to succeed."""

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
"""A page's clock is stopped in so long a time, which no request to it takes."""
TURNS = (0, 6, -6, 12, -12, 18, -18)
"""Degrees off a door's middle that are tried."""
POWERS = (30, 40, 50, 60)
GOOD = 100
"""Worth of a flick that nobody looks further after: it takes a fish."""

View = dict[str, Any]


class Ice:
    """A table of people, and what the wire tells them."""

    def __init__(self, table: str, people: list[Person]) -> None:
        """Follow a table."""
        self.table = table
        self.people = people
        self.wires = [Wire(person) for person in people]

    @property
    def view(self) -> View:
        """The game as the first of its people has it."""
        assert self.wires[0].view is not None
        return self.wires[0].view

    def until(self, what: Callable[[View], object]) -> View:
        """Wait until something is true of the game, and give it."""
        for _ in range(PATIENCE):
            if self.wires[0].view is not None and what(self.view):
                return self.view
            self.people[0].page.wait_for_timeout(LOOK_MS)
        raise AssertionError(f"it never came: {self.view}")

    def on_turn(self) -> Person:
        """Name who may act."""
        turn: int = self.view["turn"]
        return self.people[turn]

    def place(self) -> None:
        """Let the Catcher stand where it is proposed."""
        self.on_turn().press("Stand here")
        self.until(lambda view: view["phase"] != "place")

    def flick(self, degrees_: int, power: int) -> View:
        """Flick by the dials, and look at no move to its end."""
        view = self.set_off(degrees_, power)
        self.skip()
        return view

    def set_off(self, degrees_: int, power: int) -> View:
        """Flick by the dials."""
        person, before = self.on_turn(), self.view["flicks"]
        dial = person.page.get_by_role("slider", name="Power")
        flick = person.page.get_by_role("button", name="Flick", exact=True)
        unfolded(person)
        person.page.get_by_role("slider", name="Direction").fill(str(degrees_))
        dial.fill(str(power))
        flick.click()
        return self.until(lambda view: view["flicks"] > before or view["phase"] == "over")

    def skip(self) -> None:
        """Let everybody go on to the end of a move that is being shown; it may end meanwhile."""
        for person in self.people:
            skip = person.page.get_by_role("button", name="Skip")
            skip.evaluate_all("buttons => buttons.forEach((button) => button.click())")
            expect(skip).to_be_hidden()

    def to_line(self) -> View:
        """Step onto the line, if one may: into the last of the rooms from which one is seen."""
        rooms: list[int] = self.view["lines"]
        if not rooms:
            return self.view
        person = self.on_turn()
        person.press("To the line", exact=True)
        if len(rooms) > 1:
            person.press(f"To the line in the {SCHOOL.rooms[rooms[-1]].name}")
        return self.until(lambda view: not view["lines"])

    def take_turn(self) -> View:
        """Take a turn: a Runner goes for his fish, the Catcher hardly moves."""
        view = self.to_line()
        catches = view["turn"] == view["catcher"]
        view = self.flick(*((0, 3) if catches else best(view)))
        while view["phase"] == "after":
            self.on_turn().press("End the turn")
            view = self.until(lambda view: view["phase"] != "after")
        return view


def best(view: View) -> tuple[int, int]:
    """Find a flick that takes a fish of who is on turn, or else one that comes nearer to one."""
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
    """Find a flick of who is on turn that fulfils a task, touches nobody and stays inside."""
    scene = Scene(tuple(pose_of(seat["pose"]) for seat in view["seats"]), view["turn"])
    for aim, power in tries(scene):
        facts = simulate(scene, Flick(aim * 100, power * 10), SCHOOL).facts
        plain = not any(isinstance(fact, Left | Touched) for fact in facts)
        if plain and fulfils(task, facts, view["turn"], there_and_back=False):
            return aim, power
    raise AssertionError(f"no flick fulfils {task}")


def tries(scene: Scene) -> Iterator[tuple[int, int]]:
    """Propose flicks at the doors of the room where the mover is, straight ones first."""
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
    """Tell what a shot is good for: fish most of all, then being near to one, never outside."""
    facts = [fact for fact in shot.facts if fact.penguin == mover]
    taken = sum(isinstance(fact, Passed) and fact.door in fish for fact in facts)
    rest = next((fact for fact in facts if isinstance(fact, Rested)), None)
    near = 0 if rest is None or rest.room is None else -steps(rest.room, fish)
    stuck = rest is not None and rest.door is not None
    left = any(isinstance(fact, Left) for fact in facts)
    return GOOD * taken + 4 * near - 2 * stuck - 50 * left


def steps(room: int, fish: set[int]) -> int:
    """Count the doors between a room and the next one with a fish on one of its doors."""
    reached, count = {room}, 0
    while not any(reached & set(SCHOOL.joined(door)) for door in fish):
        joined = [set(SCHOOL.joined(door)) for door in range(len(SCHOOL.doors))]
        reached = reached.union(*(pair for pair in joined if pair & reached))
        count += 1
        if count > len(SCHOOL.rooms):
            return count
    return count


def pose_of(pose: dict[str, float] | None) -> Pose | None:
    """Read a pose as the wire has it."""
    return None if pose is None else Pose(**pose)


def unfolded(person: Person) -> None:
    """Wait until somebody may aim, and unfold the dials if they are not."""
    fold = person.page.get_by_role("button", name=FOLD)
    expect(fold).to_be_visible()
    if fold.get_attribute("aria-expanded") == "false":
        fold.click()
    expect(person.page.get_by_role("slider", name="Power")).to_be_visible()


@contextmanager
def stopped(person: Person) -> Generator[None]:
    """Stop the clock of a page, so that a move has only just begun there, however slow it is."""
    clock = person.page.clock
    now = person.page.evaluate("Date.now()")
    clock.pause_at(datetime.fromtimestamp((now + STOP_MS) / 1000, UTC))
    yield
    clock.resume()


def opened(running: Room, people: list[Person], options: dict[str, Any]) -> Ice:
    """Create a table with the first of them; all sit down, and it begins."""
    host = people[0]
    wanted = {"game": "icecool", "options": options}
    made = host.page.context.request.post(f"{running.address}/api/tables", data=wanted)
    assert made.ok, made.text()
    game = Ice(str(made.json()["table"]), people)
    for at, person in enumerate(people):
        person.visit(f"/t/{game.table}?lowfx")
        if at > 0:
            person.press("Sit down")
            expect(person.page.get_by_role("button", name="I\u2019m not ready")).to_be_visible()
    host.sees("Everyone is ready")
    host.press("Start")
    game.until(lambda view: view["phase"] == "place")
    return game
