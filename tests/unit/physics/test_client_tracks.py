"""Test of the tracks in the test vectors of the browser's reader."""

import json
from base64 import b64decode
from pathlib import Path

from rumpus.physics.track import decode

PLACES = 6

_VECTORS = Path(__file__).parents[3] / "web/tests/games/icecool/scene/vectors.json"


def test_the_client_is_tested_with_what_the_server_writes() -> None:
    """Each track of the client's tests, read by the server, has the numbers given beside it."""
    vectors = json.loads(_VECTORS.read_text(encoding="utf-8"))
    assert vectors
    for vector in vectors:
        lanes = decode(b64decode(vector["track"]))
        assert [lane.penguin for lane in lanes] == [lane["penguin"] for lane in vector["lanes"]]
        for read, said in zip(lanes, vector["lanes"], strict=True):
            assert read.rows.shape[1] == vector["pictures"]
            for row, numbers in zip(read.rows.tolist(), said["rows"], strict=True):
                assert [round(number, PLACES) for number in row] == numbers
