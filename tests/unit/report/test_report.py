"""`rumpus lab report`: a page that holds all it needs, and charts as files."""

import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest

from rumpus.cli.main import main
from rumpus.lab.report.charts import Games, charts, wins
from rumpus.lab.sweep.figures import FIGURES, between, of_cell
from rumpus.lab.sweep.played import Row
from rumpus.lab.sweep.sweep import Cell
from rumpus.lab.sweep.terms import results
from rumpus.lab.wording import change, sure

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def swept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the results of a sweep of two cells of Keep Your Cool."""
    file = tmp_path_factory.mktemp("sweep") / "reach.jsonl"
    rules = ("--vary", "reach=600,1200", "--bots", "gentle", "--games", "12", "--out", str(file))
    assert main(["lab", "sweep", "keep_your_cool", *rules]) == 0
    return file


@pytest.fixture
def page(swept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """Write a report, and return its page."""
    assert main(["lab", "report", str(swept), "--out", str(tmp_path / "r"), "--title", "A<B"]) == 0
    assert capsys.readouterr().out.strip().endswith("index.html")
    return tmp_path / "r" / "index.html"


class Reader(HTMLParser):
    """The cells of the last table, and all addresses."""

    def __init__(self) -> None:
        super().__init__()
        self.table: list[list[str]] = []
        self.addresses: list[str] = []
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin a row or a cell."""
        self.tags.add(tag)
        self.addresses += [value or "" for name, value in attrs if name in {"src", "href"}]
        if tag == "tr":
            self.table.append([])
        if tag in {"td", "th"}:
            self.table[-1].append("")

    def handle_data(self, data: str) -> None:
        """Add to a cell."""
        if self.table and self.table[-1]:
            self.table[-1][-1] += data + " "


def read(page: Path) -> Reader:
    """Parse a page."""
    reader = Reader()
    reader.feed(page.read_text("utf-8"))
    return reader


def test_the_table_has_every_number(page: Path, swept: Path) -> None:
    """Each line has its figures, and each after the first how it differs from that."""
    _, rows = results(swept)
    first, second = ([row for row in rows if row.cell == number] for number in (0, 1))
    head, *lines = read(page).table

    assert len(head) == 2 + len(FIGURES)
    assert [line[0].strip() for line in lines] == ["2 seats, reach=600", "2 seats, reach=1200"]
    for column, figure in enumerate(FIGURES, 2):
        for games, line in zip((first, second), lines, strict=True):
            found = of_cell(games, figure)
            assert found is None or line[column].startswith(f"{found.mean:.1f} ")
        differs = between(first, second, figure)
        assert differs is None or change(differs) in lines[1][column]
        assert "±" not in lines[0][column]


def test_only_what_is_hardly_luck_is_told(page: Path, swept: Path) -> None:
    """The list above the charts names the differences whose intervals leave zero out."""
    _, rows = results(swept)
    first, second = ([row for row in rows if row.cell == number] for number in (0, 1))
    found = re.search(r"<li><b>2 seats, reach=1200</b>: (.*?)</li>", page.read_text("utf-8"))
    assert found is not None
    expected = [
        f"{figure.name} {change(differs)} {figure.unit}"
        for figure in FIGURES
        if (differs := between(first, second, figure)) is not None and sure(differs)
    ]
    assert expected
    assert found[1] == "; ".join(expected)


def test_the_page_needs_nothing_else(page: Path) -> None:
    """It fetches nothing and runs nothing, and a headline is only text."""
    reader = read(page)
    text = page.read_text("utf-8")

    assert "script" not in reader.tags
    assert all(address.startswith("#") for address in reader.addresses)
    assert "url(http" not in text
    assert "<h1>A&lt;B</h1>" in text
    names = re.findall(r' id="([^"]+)"', re.sub(r"<defs>.*?</defs>", "", text, flags=re.DOTALL))
    assert not names


def test_each_chart_is_a_file_with_both_lights(page: Path) -> None:
    """A file of a chart is well formed, has its name, and brings the colours that it uses."""
    files = sorted(page.parent.glob("*.svg"))
    assert {file.stem for file in files} >= {"length", "seats", "minutes", "endings", "first-seat"}
    for file in files:
        text = file.read_text("utf-8")
        root = ET.fromstring(text)  # noqa: S314
        assert root.attrib["aria-label"]
        style = root.find(f"{SVG}style")
        assert style is not None
        assert style.text is not None
        for variable in set(re.findall(r"var\((--[a-z0-9-]+)\)", text)):
            assert style.text.count(f"{variable}:") == 2
        assert "prefers-color-scheme:dark" in style.text
        assert not re.search(
            r"#0[0-9a-f]0[0-9a-f]0[0-9a-f]|#1[0-9a-f]1", text.replace(style.text, "")
        )


def test_the_same_results_give_the_same_files(page: Path, swept: Path, tmp_path: Path) -> None:
    """A report can be kept under version control: only numbers change it."""
    assert main(["lab", "report", str(swept), "--out", str(tmp_path / "2"), "--title", "A<B"]) == 0
    for file in page.parent.iterdir():
        assert file.read_bytes() == (tmp_path / "2" / file.name).read_bytes()


def row(cell: int, seed: int, first: tuple[int, ...]) -> Row:
    """Return a game of three seats that these won."""
    others = tuple(seat for seat in range(3) if seat not in first)
    return Row(
        cell,
        seed,
        (first, others),
        (1, 1, 1),
        "end",
        60,
        None,
        comeback=None,
        margin=0.5,
        words=None,
    )


def test_seats_share_what_they_win_together() -> None:
    """The seats' shares add up to one, however many win a game."""
    rows = [row(0, 1, (0,)), row(0, 2, (0, 2)), row(0, 3, (1,)), row(0, 4, (0,))]

    assert [wins(rows, seat).mean for seat in range(3)] == [0.625, 0.25, 0.125]


def test_a_figure_that_a_game_lacks_has_no_chart() -> None:
    """Without words and lead changes there are no charts of them, nor of a single ending."""
    cell = Cell(3, {}, {})
    found = [one.name for one in charts([Games(cell, [row(0, 1, (0,)), row(0, 2, (1,))])])]

    assert found == ["first-seat", "length", "ties", "decisive-by", "seats", "minutes"]


@pytest.mark.parametrize(
    ("content", "status", "says"),
    [(None, 2, "No such file"), (b"hello\n", 2, "holds no such run")],
)
def test_what_is_no_sweep_is_refused(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    content: bytes | None,
    status: int,
    says: str,
) -> None:
    """A file that is no sweep ends with one line."""
    file = tmp_path / "x.jsonl"
    if content is not None:
        file.write_bytes(content)
    assert main(["lab", "report", str(file)]) == status
    assert says in capsys.readouterr().err


def test_a_sweep_without_games_yet_is_refused(
    capsys: pytest.CaptureFixture[str], swept: Path, tmp_path: Path
) -> None:
    """A file that only says what will be played has nothing to show."""
    file = tmp_path / "x.jsonl"
    file.write_bytes(swept.read_bytes().splitlines(keepends=True)[0])
    assert main(["lab", "report", str(file)]) == 1
    assert "holds no game yet" in capsys.readouterr().err


def test_without_the_extra_one_line_says_what_to_install(
    capsys: pytest.CaptureFixture[str], swept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without Matplotlib one line says what is missing."""
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert main(["lab", "report", str(swept)]) == 1
    assert "needs Matplotlib; install it with: pip install 'rumpus[lab]'" in capsys.readouterr().err


HOSTILE = "<script>$\\frac{$\x08"


def altered(swept: Path, file: Path, old: bytes, new: bytes) -> Path:
    """Write the results of a sweep with something changed, and return their file."""
    whole = swept.read_bytes()
    assert old in whole
    file.write_bytes(whole.replace(old, new))
    return file


@pytest.mark.filterwarnings("ignore:Glyph 8")
def test_names_in_a_file_of_results_are_text(swept: Path, tmp_path: Path) -> None:
    """Neither HTML nor formulas, nor what XML forbids, come from a file that somebody sent."""
    name = msgspec.json.encode(HOSTILE)
    file = altered(swept, tmp_path / "r.jsonl", b'"varied":{"reach":', b'"varied":{' + name + b":")
    assert main(["lab", "report", str(file), "--title", HOSTILE]) == 0
    assert "script" not in read(tmp_path / "r" / "index.html").tags
    for chart in (tmp_path / "r").glob("*.svg"):
        drawn = ET.fromstring(chart.read_text("utf-8"))  # noqa: S314 (just written)
        assert "<script>$\\frac{$\ufffd" in "".join(drawn.itertext())


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"seats":2', b'"seats":1000000000'),
        (b'"cell":1', b'"cell":2'),
        (b'"reach"', b'"\xff"'),
        (b'"seed":3', b'"seed":"\xff"'),
    ],
)
def test_a_file_that_makes_no_sense_is_refused(
    swept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], old: bytes, new: bytes
) -> None:
    """The command says why, at once."""
    assert main(["lab", "report", str(altered(swept, tmp_path / "r.jsonl", old, new))]) == 2
    assert "can't read the results" in capsys.readouterr().err
