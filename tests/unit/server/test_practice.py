"""Practice over HTTP: flicks without a table, and invalid requests."""

import base64
import json
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from rumpus.physics import Flick, Scene, School, load, simulate, standing
from rumpus.physics.layout import digest, walls_digest
from rumpus.physics.notation import write
from rumpus.server.limits import values as limits
from serving import Serving, get, post

SCENE = Scene((standing(100, 160), None, standing(280, 240, 1.0)), 0)
FLICK = Flick(300, 640, -120, 210)
UPRIGHT = {"x": 100, "y": 160}
SLOW_FLICKS = """
import time
from rumpus.games.icecool import practice

simulate = practice.simulate

def slow(*given):
    time.sleep(1)
    return simulate(*given)

practice.simulate = slow
"""
BODY = {"scene": {"penguins": [UPRIGHT], "mover": 0}, "flick": {"aim": 0, "power": 200}}


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Yield one room for all tests of this file, with high rates; check that it logs no error."""
    limit = {"POSTS": "l.Rate(500, 500)", "FLICKS": "l.Rate(500, 500)"}
    folder = tmp_path_factory.mktemp("room") / "data"
    with Serving(folder, limit=limit) as serving:
        yield serving
        assert serving.process.poll() is None
        log = [json.loads(line) for line in serving.log().splitlines()]
        assert {fact["level"] for fact in log} == {"info"}


def flick(room: Serving, body: object, **extra: Any) -> httpx.Response:
    """Send a flick to the practice endpoint."""
    sent = body if isinstance(body, bytes) else json.dumps(body).encode()
    return post(room, "/api/flick", content=sent, **extra)


def plain(scene: Scene, hit: Flick) -> dict[str, Any]:
    """Return the request that a client would send."""
    poses = [
        pose and {k: getattr(pose, k) for k in ("x", "y", "z", "qw", "qx", "qy", "qz")}
        for pose in scene.penguins
    ]
    fields = {k: getattr(hit, k) for k in ("aim", "power", "side", "height")}
    return {"scene": {"penguins": poses, "mover": scene.mover}, "flick": fields}


def seen(shot: dict[str, Any]) -> tuple[Any, ...]:
    """Return the fields that identify a shot."""
    return shot["digest"], shot["engine"], shot["duration"], shot["trouble"]


@pytest.mark.rule("IC-6")
def test_anyone_may_flick_without_a_table(room: Serving) -> None:
    """A guest without a cookie gets the shot that a table would play, and its text."""
    expected = simulate(SCENE, FLICK)

    answer = flick(room, plain(SCENE, FLICK))

    assert answer.status_code == 200
    tried = answer.json()
    assert seen(tried["shot"]) == seen(
        {"digest": expected.digest, "engine": expected.engine, "duration": expected.duration}
        | {"trouble": None}
    )
    assert base64.b64decode(tried["shot"]["track"]) == expected.track
    assert [fact["type"] for fact in tried["shot"]["facts"]][-1] == "rested"
    assert tried["shot"]["rest"][1] is None
    assert tried["text"] == write(SCENE, FLICK, expected, load())
    assert tried["again"] is None


def test_numbers_are_rounded_to_what_the_text_says(room: Serving) -> None:
    """A scene is rounded to the precision of its text, so that the text replays the same shot."""
    body = plain(SCENE, FLICK)
    body["scene"]["penguins"][0] |= {"x": 100.00049, "qw": 0.9999999}

    tried = flick(room, body).json()

    assert tried["scene"]["penguins"][0] == plain(SCENE, FLICK)["scene"]["penguins"][0]
    again = flick(room, {"text": tried["text"]}).json()
    assert (again["shot"], again["again"]) == (tried["shot"], "same")


def test_a_text_plays_again_and_says_if_it_was_true(room: Serving) -> None:
    """A text is replayed, and the answer says if the outcome is the same, or why it isn't."""
    text = write(SCENE, FLICK, simulate(SCENE, FLICK), load())
    school, engine, digest = text.split("~")[1], *text.split("~")[-2:]
    cases = {
        text: "same",
        text.replace(digest, "0" * 16): "otherwise",
        text.replace(engine, "abacus-1").replace(digest, "0" * 16): "engine",
        text.replace(school, "00000000").replace(digest, "0" * 16): "school",
    }

    for written, again in cases.items():
        tried = flick(room, {"text": written}).json()
        assert tried["again"] == again
        assert tried["text"] == text
        assert (tried["scene"], tried["flick"]) == tuple(plain(SCENE, FLICK).values())


def moved(**pose: object) -> dict[str, Any]:
    """Return a request with the penguin moved."""
    return {**BODY, "scene": {"penguins": [UPRIGHT | pose], "mover": 0}}


def beside(*others: object, mover: int = 0) -> dict[str, Any]:
    """Return a request with more penguins."""
    return {**BODY, "scene": {"penguins": [UPRIGHT, *others], "mover": mover}}


@pytest.mark.parametrize(
    ("body", "code", "params"),
    [
        (moved(x=-40), "outside_school", {"penguin": 0}),
        (moved(x=1e308), "outside_school", {"penguin": 0}),
        (moved(y=-1e308), "outside_school", {"penguin": 0}),
        (moved(z=1e308), "off_the_floor", {"penguin": 0}),
        (moved(z=5), "off_the_floor", {"penguin": 0}),
        (moved(qw=1e200), "no_turn", {"penguin": 0}),
        (moved(qw=0), "no_turn", {"penguin": 0}),
        (moved(y=318, x=40), "in_a_wall", {"penguin": 0}),
        (beside(None, {"x": 104, "y": 160}), "in_a_penguin", {"penguin": 2, "other": 0}),
        (beside(*[UPRIGHT] * 3), "in_a_penguin", {"penguin": 1, "other": 0}),
        ({}, "bad_request", {"field": "scene"}),
        ({"scene": BODY["scene"]}, "bad_request", {"field": "flick"}),
        ({**BODY, "text": "ice1"}, "bad_request", {"field": "text"}),
        ({"text": "ice1"}, "no_shot", {"longest": 500}),
        ({"text": "~" * 9000}, "no_shot", {"longest": 500}),
        ({"text": "ice1~00~0~-9999_1_15000_1000000_0_0_0~1_1_1_1~e~0"},
         "outside_school", {"penguin": 0}),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(
    room: Serving, body: dict[str, Any], code: str, params: dict[str, object]
) -> None:
    """The refusal says what is wrong, and with which penguin or field."""
    answer = flick(room, body)

    assert answer.status_code == 400
    assert answer.json() == {"code": code, "params": params}


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[" * 16_000,
        b'{"scene":' * 1700,
        b'{"text":"\xff"}',
        json.dumps({**BODY, "flick": {"aim": 36_000, "power": 1}}).encode(),
        json.dumps({**BODY, "flick": {"aim": 0, "power": 1.5}}).encode(),
        json.dumps({**BODY, "flick": {"aim": 0, "power": 1, "spin": 1}}).encode(),
        json.dumps(BODY).replace('"x": 100', '"x": NaN').encode(),
        json.dumps(BODY).replace('"x": 100', '"x": Infinity').encode(),
        json.dumps(BODY).replace('"x": 100', '"x": 1e999').encode(),
        json.dumps(BODY).replace('"x": 100', '"x": "100"').encode(),
        json.dumps(BODY).replace('"x": 100', '"x": ' + "9" * 8000).encode(),
        json.dumps(beside(mover=1)).encode(),
        json.dumps(beside(None, mover=1)).encode(),
        json.dumps(beside(mover=-1)).encode(),
        json.dumps(beside(*[None] * 4)).encode(),
        json.dumps({**BODY, "scene": {"penguins": [], "mover": 0}}).encode(),
    ],
)
def test_what_is_no_flick_is_refused(room: Serving, body: bytes) -> None:
    """Invalid numbers, deep nesting, wrong fields and wrong counts are refused."""
    answer = flick(room, body)

    assert answer.status_code == 400
    assert answer.json()["code"] in {"bad_request", "outside_school"}


def test_another_site_cannot_flick(room: Serving) -> None:
    """A request with the origin of another site is refused."""
    answer = flick(room, BODY, headers={"origin": "https://elsewhere.example"})

    assert answer.json()["code"] == "wrong_origin"


def test_the_room_goes_on_while_flicks_are_tried(tmp_path: Path) -> None:
    """While slow flicks fill an address's share, more are refused, and pages are served."""
    with (
        Serving(tmp_path / "data", before=SLOW_FLICKS) as slow,
        ThreadPoolExecutor(limits.ASKING_OF_ADDRESS + 4) as many,
    ):
        answers = [many.submit(flick, slow, BODY) for _ in range(limits.ASKING_OF_ADDRESS + 4)]
        wait(answers, return_when=FIRST_COMPLETED)
        assert get(slow, "/healthz").text == "ok\n"
        assert not all(answer.done() for answer in answers)
        codes = sorted(answer.result().status_code for answer in answers)
    assert set(codes) == {200, 429}


def test_an_address_has_a_rate(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Flicks above an address's rate are refused without being simulated."""
    folder = tmp_path_factory.mktemp("rated") / "data"
    with Serving(folder, limit={"FLICKS": "l.Rate(0.001, 2)"}) as few:
        got = [flick(few, BODY).status_code for _ in range(4)]
        metrics = get(few, "/metrics").text
    assert got == [200, 200, 429, 429]
    assert "rumpus_flicks_total 2.0" in metrics


def test_the_endpoint_is_described(room: Serving) -> None:
    """The OpenAPI description includes the flick endpoint and its schemas."""
    described = get(room, "/api/openapi.json").json()

    assert "post" in described["paths"]["/api/flick"]
    assert {"Scene", "Pose", "Shot", "TriedFlick"} <= set(described["components"]["schemas"])


def test_the_plan_of_the_school_is_served(room: Serving) -> None:
    """The school is served as the room plays it, with digests and each room's orange line."""
    answer = get(room, "/api/school")
    told = answer.json()

    assert answer.status_code == 200
    assert msgspec.convert(told["school"], School) == load()
    assert told["digest"] == digest(load())
    assert told["walls"] == walls_digest(load())
    hall = told["lines"][4]
    assert hall == {"left": 252.0, "bottom": 212.0, "right": 308.0, "top": 268.0}
    assert told["foot"] == 15.0
    described = get(room, "/api/openapi.json").json()
    assert "get" in described["paths"]["/api/school"]
    assert {"SchoolPlan", "School", "Wall", "Door"} <= set(described["components"]["schemas"])


def test_the_page_of_practice_is_the_client(room: Serving) -> None:
    """The practice page is the same HTML as the front page."""
    page, door = (get(room, path) for path in ("/practice", "/"))

    assert (page.status_code, page.text) == (door.status_code, door.text)
