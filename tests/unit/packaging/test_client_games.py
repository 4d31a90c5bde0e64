"""Parts of the browser client for every game of the room."""

import re
from pathlib import Path
from typing import Final

import pytest

from rumpus.games.registry import own_games

CLIENT: Final = Path(__file__).parents[3] / "web/src/games"


@pytest.mark.parametrize("game", own_games())
def test_the_client_describes_every_level_of_a_games_bots(game: str) -> None:
    """Each game has a manifest with its name, and text that describes each bot level."""
    manifest = (CLIENT / game / "manifest.ts").read_text()
    assert f"name: '{game}'" in manifest
    shelf = (CLIENT / game / "messages" / "shelf.ts").read_text()
    described = re.search(r"levels: \{(.*?)\n  \},", shelf, re.DOTALL)
    assert described is not None
    levels = tuple(re.findall(r"^    (\w+): '.+',$", described[1], re.MULTILINE))
    assert levels == own_games()[game].bots.levels
