"""Tests that physics reads the shots that the client writes, and that both have the same walls."""

from pathlib import Path

import msgspec

from rumpus.physics import Flick, Scene, Shot, load
from rumpus.physics.layout import walls_digest
from rumpus.physics.notation import read, write

WEB = Path(__file__).resolve().parents[3] / "web"
VECTORS = WEB / "tests" / "games" / "icecool" / "practice" / "shots.json"
WRITER = WEB / "src" / "games" / "icecool" / "practice" / "notation.ts"


class Vector(msgspec.Struct):
    """Input of a client test, and the text that the client has to write."""

    scene: Scene
    flick: Flick
    engine: str
    digest: str
    text: str


def test_the_vectors_of_the_client_are_what_the_server_writes() -> None:
    """Each text is what the server writes for its scene and flick, and reads back to them."""
    for vector in msgspec.json.decode(VECTORS.read_bytes(), type=list[Vector]):
        shot = Shot(vector.scene.penguins, (), 0, b"", vector.engine, vector.digest)
        assert write(vector.scene, vector.flick, shot, load()) == vector.text
        noted = read(vector.text)
        assert (noted.scene, noted.flick) == (vector.scene, vector.flick)


def test_the_client_names_the_walls_that_it_shows() -> None:
    """The client has the digest of the current walls, which changes when a wall moves."""
    assert f"SCHOOL = '{walls_digest(load())}'" in WRITER.read_text(encoding="utf-8")
