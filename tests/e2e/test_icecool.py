"""Two people play ICECOOL 2 in the 3D school: one on a desktop, one on a phone."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.icecool import best, opened, stopped
from e2e.people import DESKTOP, PHONE, People, Person
from e2e.rooms import Room

pytestmark = pytest.mark.e2e
MOST_FLICKS = 160
COUNTED = re.compile(r"\{.*\}")


def pair(people: People, **more: Any) -> list[Person]:
    """Return two people, one with a desktop and one with a phone."""
    return [people.comes("Ada", DESKTOP, **more), people.comes("Ida", PHONE, **more)]


def test_a_whole_game_is_played_from_the_lobby_to_the_end(running: Room, people: People) -> None:
    """Two players with reduced motion play four rounds, take fish and read the result."""
    both = pair(people, reduced_motion="reduce")
    game = opened(running, both, {"turn": 0})
    assert [person.axe() for person in both] == [[], []]
    game.place()
    assert [person.axe() for person in both] == [[], []]
    view = game.take_turn()
    what_happened_is_read(both[1])
    while view["phase"] != "over":
        assert view["flicks"] < MOST_FLICKS, view
        if view["phase"] == "place":
            game.place()
        view = game.take_turn()
    points = [seat["points"] for seat in view["seats"]]
    assert sum(points) >= 4 * 3, "three fish each round are worth a point at least"
    for person in both:
        heading = person.page.get_by_role("heading", level=1)
        expect(heading).to_contain_text("win")
        person.sees("How it went")
        assert person.axe() == []


def what_happened_is_read(person: Person) -> None:
    """Check that the list of what happened opens during a turn on a phone, and closes again."""
    person.press("What happened")
    told = person.page.get_by_role("dialog", name="What happened")
    expect(told.get_by_role("listitem").first).to_be_visible()
    assert person.axe() == []
    person.page.keyboard.press("Escape")
    expect(told).to_be_hidden()


@pytest.mark.rule("IC-39")
def test_a_hand_draws_back_and_nothing_is_told_before_the_penguin_rests(
    running: Room, people: People
) -> None:
    """A pull by hand makes a penguin slide; the outcome appears once it has come to rest."""
    both = pair(people)
    for person in both:
        person.page.clock.install()
    game = opened(running, both, {"turn": 0})
    game.place()
    runner = game.on_turn()
    (watcher,) = (person for person in both if person is not runner)
    with stopped(watcher):
        pull(runner, game.view["turn"])
        game.until(lambda view: view["flicks"] == 1)
        expect(watcher.page.get_by_role("button", name="Skip")).to_be_visible()
        expect(watcher.page.get_by_text("to rest in")).to_have_count(0)
    for person in both:
        expect(person.page.get_by_text("to rest in").first).to_be_attached()
        expect(person.page.get_by_role("button", name="Skip")).to_be_hidden()
    flicked = next(event for event in game.wires[0].events if event["type"] == "flicked")
    assert flicked["flick"]["power"] > 100


def test_a_fish_is_counted_when_the_penguin_has_come_to_rest(running: Room, people: People) -> None:
    """The wire brings a flick's outcome at once; the screens wait until the penguin rests."""
    both = pair(people)
    for person in both:
        person.page.clock.install()
    game = opened(running, both, {"turn": 0})
    game.place()
    for person in both:
        expect(person.page.locator("canvas[data-engine]")).to_have_attribute(
            "data-counters", COUNTED
        )
    (watcher,) = (person for person in both if person is not game.on_turn())
    with stopped(watcher):
        view = game.set_off(*best(game.view))
        runner = next(at for at, seat in enumerate(view["seats"]) if seat["role"] == "runner")
        assert view["seats"][runner]["taken"] == 1
        expect(watcher.page.get_by_role("button", name="Skip")).to_be_visible()
        assert "0 of 3 fish" in players(watcher)
    for person in both:
        expect(person.page.get_by_role("button", name="Skip")).to_be_hidden()
        assert "1 of 3 fish" in players(person)


def players(person: Person) -> str:
    """Return the text of the list of players."""
    return person.page.get_by_role("list", name="Players").inner_text()


def test_whoever_comes_back_during_a_move_sees_where_all_stand(
    running: Room, people: People
) -> None:
    """A page reloaded during a move shows the outcome, without the animation."""
    both = pair(people)
    game = opened(running, both, {"turn": 0})
    game.place()
    runner = game.on_turn()
    (other,) = (person for person in both if person is not runner)
    pull(runner, game.view["turn"])
    game.until(lambda view: view["flicks"] == 1)
    other.page.reload()
    expect(other.page.locator("canvas[data-engine]")).to_have_attribute("data-counters", COUNTED)
    expect(other.page.get_by_role("button", name="Skip")).to_be_hidden()


def pull(person: Person, seat: int) -> None:
    """Press on a penguin, draw back, and let go."""
    page = person.page
    expect(page.get_by_role("button", name="Where it hits")).to_be_visible()
    expect(page.locator("canvas[data-engine]")).to_have_attribute("data-counters", COUNTED)
    page.wait_for_timeout(1_500)
    badge = page.locator(".pin").nth(seat).locator("svg").bounding_box()
    assert badge is not None
    x, y = badge["x"] + badge["width"] / 2, badge["y"] + badge["height"] + 36
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y + 60, steps=6)
    page.mouse.up()
