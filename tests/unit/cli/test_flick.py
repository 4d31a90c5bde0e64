"""`rumpus flick`: replays the text of a shot, describes it and compares the outcome."""

import pytest

from rumpus.cli.main import main
from rumpus.physics import Flick, Pose, Scene, load, simulate, standing
from rumpus.physics.notation import write

DOOR = next(number for number in range(len(load().doors)) if 0 in load().joined(number))
"""Door of the Classroom; a penguin is flicked through it at another on the far side."""
BEYOND = max(load().joined(DOOR))


def at_door(ahead: float, beside: float) -> Pose:
    """Return a pose at a distance beyond the door and beside its middle."""
    x, y = load().door_point(DOOR)
    return standing(x + ahead, y + beside) if AIM == 0 else standing(x + beside, y + ahead)


AIM = 0 if load().walls[load().doors[DOOR].wall].across == "x" else 9000
SCENE = Scene((at_door(-50, 0), at_door(120, 10)), 0)
FLICK = Flick(AIM, 420, 0, 200)
SHOT = simulate(SCENE, FLICK)
TEXT = write(SCENE, FLICK, SHOT, load())


def written(*penguins: Pose | None) -> str:
    """Return the text of a shot in an invalid scene."""
    return write(Scene(penguins, 0), FLICK, SHOT, load())


@pytest.mark.parametrize("address", ["", "https://room.example/practice#"])
def test_a_shot_is_told(capsys: pytest.CaptureFixture[str], address: str) -> None:
    """A shot is printed as its flick, a line for each fact and the verdict; a URL works as well."""
    assert main(["flick", address + TEXT]) == 0

    first, *told, last = capsys.readouterr().out.splitlines()
    aimed = f"penguin 0 is flicked to {AIM / 100:.2f} degrees"
    assert first == f"{aimed}, power 420, side 0, height 200"
    assert len(told) == len(SHOT.facts)
    room = load().rooms[BEYOND].name
    door = f"the door between the Classroom and the {room}"
    assert told[0].endswith(f"goes through {door} into the {room}")
    assert any(line.endswith("penguin 0 touches penguin 1") for line in told)
    assert last == f"matches the text: {SHOT.digest}"


def test_jumps_and_bounces_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    """Jumps over walls and bounces off walls are described with the names of the rooms."""
    scene = Scene((standing(100, 160),), 0)
    said: list[str] = []
    for flick in (Flick(18_000, 500, 0, 200), Flick(9000, 1000, 0, 900)):
        assert main(["flick", write(scene, flick, simulate(scene, flick), load())]) == 0
        said.append(capsys.readouterr().out)

    assert "bounces off the outer wall of the Classroom" in said[0]
    assert "jumps over a wall from the Classroom to" in said[1]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (SHOT.digest, "0" * 16, "differs from the text"),
        (f"{SHOT.engine}~{SHOT.digest}", "abacus-1~00", "made by another engine: abacus-1"),
        (TEXT.split("~")[1], "00000000", ""),
    ],
)
def test_a_text_that_is_not_true_fails(
    capsys: pytest.CaptureFixture[str], old: str, new: str, said: str
) -> None:
    """A different outcome gives status 1 and the reason; a different school hash alone doesn't."""
    assert main(["flick", TEXT.replace(old, new)]) == (1 if said else 0)
    assert said in capsys.readouterr().out.splitlines()[-1]


def test_another_school_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    """A text from another school has status 1 and names that school."""
    text = TEXT.replace(TEXT.split("~")[1], "00000000").replace(SHOT.digest, "0" * 16)

    assert main(["flick", text]) == 1
    assert "another school: 00000000" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("ice1", "7 parts"),
        (written(standing(-150, 240)), "penguin 0 is outside the school"),
        (written(standing(100, 160), standing(110, 160)), "penguin 1 overlaps another penguin"),
    ],
)
def test_what_is_no_shot_is_a_wrong_command_line(
    capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    """A text that isn't a possible shot has status 2 and a line with the fault."""
    assert main(["flick", text]) == 2
    assert said in capsys.readouterr().err
