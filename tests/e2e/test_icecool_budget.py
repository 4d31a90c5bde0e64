"""Tests of the cost of the fullest pictures of the 3D school, by the renderer's counters."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e import kept
from e2e.kept import Played
from e2e.people import PHONE, People
from e2e.rooms import room
from rumpus.core.chance import simulation_seed
from rumpus.core.values import Seat
from rumpus.physics.flick import Flick
from rumpus.physics.layout import load
from rumpus.physics.notation import write
from rumpus.physics.scene import Scene, standing
from rumpus.physics.simulate import simulate
from rumpus.table.events import Sitter

pytestmark = pytest.mark.e2e
BUDGET = {"calls": 80, "triangles": 80_000, "textureBytes": 16 * 1024 * 1024, "shadowMap": 1024}
FULL = 45_000
"""Triangles; a frame with fewer isn't the one to measure."""
COUNTED = re.compile(r"\{.*\}")
FAR = (Flick(3_000, 1_000), Flick(7_500, 1_000), Flick(12_000, 1_000), Flick(21_000, 1_000))
TRIES = 5
FOUR = tuple(Sitter(f"{name.lower()}-of-four", name) for name in ("Ada", "Ida", "Mia", "Noor"))
SPOTS = (standing(60, 260), standing(60, 400), standing(300, 240), standing(480, 60))
"""Where the Runners come to rest, by seat; the Catcher stands in the Kitchen."""


def crowded() -> tuple[Played, int]:
    """Play until four penguins and nine fish are on the board and it's a Runner's turn."""
    played = Played(simulation_seed(0), FOUR)
    played.catcher_stands(Seat(played.state.turn))
    while any(seated.pose is None for seated in played.state.seats):
        seat = Seat(played.state.turn)
        played.flick(seat, {} if seat == played.state.catcher else {seat: SPOTS[seat]})
    if played.state.turn == played.state.catcher:
        played.flick(Seat(played.state.turn), {})
    assert sum(len(seated.fish) for seated in played.state.seats) == 9
    return played, played.state.turn


def over(page: Page) -> dict[str, int]:
    """Return the counters of the costliest frame that exceed the budget."""
    canvas = page.locator("canvas[data-engine]")
    expect(canvas).to_have_attribute("data-counters", COUNTED)
    counted: dict[str, int] = json.loads(canvas.get_attribute("data-counters") or "")
    assert counted["shadowMap"] > 0
    assert counted["triangles"] > FULL
    return {name: counted[name] for name, most in BUDGET.items() if counted[name] > most}


def test_four_penguins_and_five_trails_from_above_during_a_play_back(people: People) -> None:
    """
    With shadows and all pixels of a phone, practice at its fullest stays within the budget.

    Under reduced motion a replay shows one frame, the fullest: all ghosts and the whole trail.
    """
    noor = people.comes("Noor", PHONE, graphics=None, reduced_motion="reduce")
    penguins = (standing(100, 160), standing(60, 400), standing(460, 320), standing(480, 60))
    scene = Scene(penguins, 0)
    shot, flick = max(
        ((simulate(scene, flick), flick) for flick in FAR), key=lambda tried: tried[0].duration
    )
    noor.visit(f"/practice#{write(scene, flick, shot, load())}")
    noor.sees("came out exactly as written")
    noor.press("From above")
    for _ in range(TRIES - 1):
        noor.press("Flick", exact=True)
        noor.sees("come to rest in")
        noor.press("Retry")
    assert over(noor.page) == {}


def test_nine_fish_and_four_penguins_from_above_during_a_play_back(
    tmp_path: Path, browser: Browser
) -> None:
    """With shadows and all pixels of a phone, a table at its fullest stays within the budget."""
    played, turn = crowded()
    key = kept.keep(tmp_path, (played.held, played.rows))
    with room(tmp_path) as running:
        people = People(browser, running.address)
        state = kept.cookies(key, FOUR[turn].player)
        one = people.comes(
            FOUR[turn].name, PHONE, graphics=None, storage_state=state, reduced_motion="reduce"
        )
        one.visit(f"/t/{kept.TABLE}")
        one.press("From above")
        one.press("Aim with dials")
        one.page.get_by_role("slider", name="Direction").fill("75")
        one.page.get_by_role("slider", name="Power").fill("100")
        one.press("Flick", exact=True)
        expect(one.page.get_by_text("to rest in").first).to_be_attached()
        assert over(one.page) == {}
        people.leave()
