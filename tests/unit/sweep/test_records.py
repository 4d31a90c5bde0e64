"""`rumpus lab records`: games from tables are counted as those of bots are."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from icecool_subject import toy_flicks
from rumpus.cli.main import main
from rumpus.core.options import validated
from rumpus.core.values import Refusal
from rumpus.games.registry import games
from rumpus.lab.simulate import Sitting
from rumpus.lab.simulate import play as simulated
from rumpus.lab.sweep.played import Task, of_record, play
from rumpus.lab.sweep.terms import results
from rumpus.words.lexicon import bundled

SHORT: dict[str, dict[str, Any]] = {
    "keesdrow": {"turns": 4},
    "keyword": {"keyword": "tea"},
    "keep_your_cool": {},
    "icecool": {"rounds": 1},
}


@pytest.mark.parametrize("name", SHORT)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_record_is_counted_as_its_game_was(name: str, seed: int) -> None:
    """What a record comes to is what the game came to while it was played."""
    module = games()[name]
    options = validated(module.facts.options, SHORT[name])
    assert not isinstance(options, Refusal)
    sitting = Sitting(name, ("gentle", "gentle"), options)
    with toy_flicks():
        row = play(Task(0, sitting, seed))
        record = simulated(sitting, seed).record
        again = of_record(record, module, lambda _: module.make(bundled()))

    assert again == replace(row, cell=0, seed=0)


@pytest.fixture
def records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """Write records of games under two house rules."""
    folder = tmp_path / "records"
    folder.mkdir()
    for rules, seed, count in (("turns=3", "0", "3"), ("turns=2", "7", "2")):
        written = ("--option", rules, "--seed", seed, "--games", count, "--record", str(folder))
        assert main(["simulate", "keesdrow", "--bots", "gentle", *written]) == 0
    capsys.readouterr()
    return folder


def test_games_are_sorted_by_their_house_rules(
    records: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The rules that were played most come first, and no deals are compared: they all differ."""
    out = records.parent / "people.jsonl"
    files = [str(file) for file in sorted(records.iterdir(), reverse=True)]
    assert main(["lab", "records", *files, "--out", str(out)]) == 0
    printed = capsys.readouterr().out
    terms, rows = results(out)

    assert printed.startswith("5 games")
    assert "differences" not in printed
    assert (terms.game, terms.level) == ("keesdrow", "people")
    assert [cell.name for cell in terms.cells] == ["2 seats, turns=3", "2 seats, turns=2"]
    assert sorted(row.cell for row in rows) == [0, 0, 0, 1, 1]
    assert main(["lab", "report", str(out)]) == 0
    assert "5 games that people played." in (records.parent / "people/index.html").read_text(
        "utf-8"
    )


def test_records_of_several_games_are_refused(
    records: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Figures of different games don't add up."""
    main(["simulate", "keyword", "--games", "1", "--record", str(records)])
    assert main(["lab", "records", *map(str, records.iterdir())]) == 1
    assert "several games: keesdrow, keyword" in capsys.readouterr().err


def test_a_record_that_was_changed_is_refused(
    records: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The message names the file."""
    file = min(records.iterdir())
    file.write_bytes(file.read_bytes().replace(b"turns", b"tunrs", 1))
    assert main(["lab", "records", str(file)]) == 1
    assert f"{file}: " in capsys.readouterr().err
