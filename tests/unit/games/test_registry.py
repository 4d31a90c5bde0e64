"""Tests that the registry finds the package's games by folder, and others by entry point."""

import re
import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from rumpus.bots.means import FRUGAL
from rumpus.cli.main import main
from rumpus.games import registry
from rumpus.games.registry import GROUP, GameModuleError
from toys.sealed import SealedGame

Install = Callable[[str, str], None]

FOLDER = Path(registry.__file__).parent
GOOD = """
from rumpus.games.module import GameModule, wordless
from toys.sealed import SealedGame
GAME = GameModule(api=1, facts=SealedGame.facts, make=wordless(SealedGame))
"""


def altered(facts: str) -> str:
    """Return the good module with other facts."""
    source = GOOD.replace("facts=SealedGame.facts", f"facts=replace(SealedGame.facts, {facts})")
    return "from msgspec.structs import replace\nfrom rumpus.games.module import Bots\n" + source


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Return a function that installs a distribution with one module that holds a game."""
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    monkeypatch.setattr(registry, "discovered", registry.discovered.__wrapped__)

    def install(name: str, source: str) -> None:
        module = name.replace("-", "_")
        monkeypatch.delitem(sys.modules, module, raising=False)
        (tmp_path / f"{module}.py").write_text(source)
        info = tmp_path / f"{module}-2.5.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 2.5\n")
        (info / "entry_points.txt").write_text(f"[{GROUP}]\n{module} = {module}:GAME\n")

    return install


def test_every_folder_with_rules_is_a_game() -> None:
    """Every folder with a `game.py` is a game of the package; no list names them."""
    folders = {path.parent.name for path in FOLDER.glob("*/game.py")}
    assert set(registry.own_games()) == folders


def test_a_game_from_elsewhere_is_found_last(install: Install) -> None:
    """An installed game comes after the package's own, with defaults for what it leaves out."""
    install("sealed-game", GOOD)
    found = registry.games()
    own = list(registry.own_games())
    assert list(found)[: len(own)] == own
    module = found[SealedGame.facts.name]
    assert module.bots.levels == ()
    with pytest.raises(KeyError):
        module.make_bot(SealedGame(), "fair", FRUGAL)


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("import no_such_module", r"broken-game 2\.5: broken_game:GAME can't be loaded: .*no_such"),
        ("RULES = 1", r"broken-game 2\.5: broken_game:GAME can't be loaded"),
        ("GAME = 1", r"broken-game 2\.5: broken_game:GAME is no GameModule"),
        ("raise SystemExit(3)", r"broken-game 2\.5: broken_game:GAME can't be loaded"),
        (
            "from rumpus.games.module import GameModule\nGAME = GameModule(1, None, None)",
            r"broken-game 2\.5: broken_game:GAME is no GameModule",
        ),
        (
            GOOD.replace("api=1", "api=7"),
            r"broken-game 2\.5: .* is written for game modules 7, here are 1",
        ),
        (
            "from rumpus.games.keesdrow import GAME",
            r"broken-game 2\.5 and rumpus both have a game 'keesdrow'",
        ),
        (
            GOOD.replace("wordless(SealedGame)", "lambda lexicon: 1 / 0"),
            r"broken-game 2\.5: broken_game:GAME can't be made: ZeroDivisionError",
        ),
        (
            GOOD.replace("wordless(SealedGame)", "lambda lexicon: None"),
            r"broken-game 2\.5: broken_game:GAME can't be made: AttributeError",
        ),
        (
            altered("name=['sealed']"),
            r"broken-game 2\.5: .*Expected `str`, got `array` - at .*name",
        ),
        (altered("name='../sealed'"), r"broken-game 2\.5: .*matching regex .* at .*name"),
        (altered("title=object()"), r"broken-game 2\.5: .*Encoding objects of type object"),
        (
            altered("options=None"),
            r"broken-game 2\.5: .*Expected `array`, got `null` - at .*options",
        ),
        (altered("resign='give_up'"), r"broken-game 2\.5: .*Invalid value 'give_up'"),
        (
            altered("title='Sealed'").replace(
                "(SealedGame))", "(SealedGame), bots=Bots(None, None))"
            ),
            r"broken-game 2\.5: .*Expected `array`, got `null`",
        ),
    ],
    ids=[
        *("broken", "nothing", "other", "exit", "empty", "version", "duplicate", "make", "unmade"),
        *("name", "path", "title", "options", "resign", "levels"),
    ],
)
def test_a_broken_game_from_elsewhere_is_left_out(
    install: Install, source: str, fault: str
) -> None:
    """Every other game is found, and the reason names the distribution at fault."""
    install("broken-game", source)
    assert list(registry.games()) == list(registry.own_games())
    (why,) = registry.left_out().values()
    assert re.match(rf"is left out: {fault}", why), why


def test_a_broken_game_of_the_package_is_no_game_to_leave_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A fault in a game of the package itself raises an error."""
    broken = EntryPoint("broken", "no_such_module:GAME", GROUP)
    monkeypatch.setattr(registry, "_own", lambda: iter([(registry.OWN, broken)]))
    monkeypatch.setattr(registry, "discovered", registry.discovered.__wrapped__)
    with pytest.raises(GameModuleError, match="rumpus: no_such_module:GAME can't be loaded"):
        registry.games()


@pytest.mark.parametrize("value", ["not a reference !!", "no_such_package.game:GAME"])
def test_screens_of_a_broken_distribution_name_it(
    install: Install, tmp_path: Path, value: str
) -> None:
    """Screens that can't be found raise an error with the name of their distribution."""
    install("broken-game", "")
    entries = tmp_path / "broken_game-2.5.dist-info" / "entry_points.txt"
    entries.write_text(f"[{GROUP}]\nbroken = {value}\n")
    with pytest.raises(GameModuleError, match=rf"broken-game 2\.5: {value} can't be found"):
        registry.clients()


def test_a_command_ends_with_the_fault(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A command prints the fault in one line, without a traceback."""

    def broken() -> None:
        raise GameModuleError("nim 1.0: nim:GAME is no GameModule")

    monkeypatch.setattr("rumpus.cli.games.games", broken)
    assert main(["games"]) == 1
    assert capsys.readouterr().err == "rumpus: nim 1.0: nim:GAME is no GameModule\n"
