"""Tests of cards and the orange line in ICECOOL 2, on screen, at a prepared table."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import WebSocketRoute, expect

from e2e import kept
from e2e.icecool import FOLD, SCHOOL, Ice, View, fulfilling
from e2e.people import DESKTOP, PHONE, People, Person
from e2e.rooms import Room, room
from rumpus.physics.places import room_at

pytestmark = pytest.mark.e2e


@pytest.fixture
def key(tmp_path: Path) -> bytes:
    """Prepare a room's data with a table where Ada is to flick, and return the room's key."""
    return kept.keep(tmp_path, kept.third_round())


@pytest.fixture
def running(tmp_path: Path, key: bytes) -> Iterator[Room]:
    """Yield the room that continues that table."""
    del key
    with room(tmp_path) as one:
        yield one


@pytest.fixture
def game(people: People, key: bytes) -> Ice:
    """Return the two players, at the front door: Ada on a desktop, Ida on a phone."""
    looks = (("Ada", DESKTOP), ("Ida", PHONE))
    both = [
        people.comes(name, look, storage_state=kept.cookies(key, guest), reduced_motion="reduce")
        for guest, (name, look) in zip(kept.GUESTS, looks, strict=True)
    ]
    return Ice(kept.TABLE, both)


class Doors(NamedTuple):
    """Doors for Ada's fish: where one hangs, where it may go, and two that are forbidden."""

    hangs: int
    free: int
    own_room: int
    own_fish: int


def doors_of(view: View) -> Doors:
    """Choose the doors by the rules (IC-28)."""
    seat = view["seats"][kept.ADA]
    here = room_at(SCHOOL, seat["pose"]["x"], seat["pose"]["y"])
    others = [door for door in range(len(SCHOOL.doors)) if door not in seat["fish"]]
    free = next(door for door in others if here not in SCHOOL.joined(door))
    own_room = next(door for door in others if here in SCHOOL.joined(door))
    return Doors(seat["fish"][0], free, own_room, seat["fish"][1])


def named(door: int) -> str:
    """Return a door's name as on buttons."""
    return " and ".join(SCHOOL.rooms[at].name for at in SCHOOL.joined(door))


def between(door: int) -> str:
    """Return a door's name as in sentences."""
    return "between " + " and ".join(f"the {SCHOOL.rooms[at].name}" for at in SCHOOL.joined(door))


def asks_at_first(person: Person, door: int) -> None:
    """Make a page's first attempt to move a fish ask for *door* instead."""
    asked = [door]

    def through(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def said(text: str | bytes) -> None:
            message = json.loads(text)
            if message.get("action", {}).get("type") == "move_fish" and asked:
                message["action"]["to"] = asked.pop()
            server.send(json.dumps(message))

        line.on_message(said)

    person.page.route_web_socket("**/socket", through)


def move_fish(person: Person, doors: Doors) -> None:
    """Move a fish in the sheet; check that forbidden doors are disabled, with a reason."""
    person.press("Move a fish")
    person.press(f"your fish, {named(doors.hangs)}")
    for door, why in (
        (doors.own_room, "Your penguin is in the Gym"),
        (doors.own_fish, "Your fish is already there"),
    ):
        greyed = person.page.get_by_role("button", name=named(door))
        expect(greyed).to_be_disabled()
        expect(greyed).to_contain_text(why)
    person.press(named(doors.free))


def told(person: Person, what: str) -> None:
    """Wait until a person's page contains a text, whether in view or not."""
    expect(person.page.get_by_text(what).first).to_be_attached()


@pytest.mark.rule("IC-19", "IC-25", "IC-26", "IC-28")
def test_in_one_turn_line_fish_task_and_skates(running: Room, game: Ice) -> None:
    """Ada steps onto the line, moves a fish, does a task and skates; Ida's page reports each."""
    ada, ida = game.people
    doors = doors_of(running.peek(kept.TABLE)["view"])
    asks_at_first(ada, doors.own_room)
    for person in game.people:
        person.visit(f"/t/{kept.TABLE}")

    game.until(lambda view: view["lines"])
    game.to_line()
    told(ida, "Ada steps onto the line in the Gym.")
    expect(ada.page.get_by_role("button", name="To the line")).to_be_hidden()

    move_fish(ada, doors)
    ada.sees("Its penguin is in one of that door\u2019s rooms. Choose another door.")
    assert doors.hangs in game.view["seats"][kept.ADA]["fish"]
    move_fish(ada, doors)
    told(ida, f"fish now hangs over the door {between(doors.free)}.")
    game.until(lambda view: doors.hangs not in view["seats"][kept.ADA]["fish"])

    ada.press("Try a task")
    ada.press("Bounce off a wall")
    told(ida, "Ada announces a task: bounce off a wall, then go through a door.")
    game.flick(*fulfilling(game.view, "bounce"))
    told(ida, "Done: bounce off a wall, then go through a door.")

    ada.press("Skate on two 1s")
    told(ida, "Ada turns up two 1s and skates: another turn.")
    expect(ada.page.get_by_role("button", name=FOLD)).to_be_visible()
    up = [card["worth"] for card in game.view["seats"][kept.ADA]["up"]]
    assert sorted(up) == [1, 1, 1, 2, 2]
