"""
Write the pages `docs/reference/is-it-fair`: seats, house rules and bots of each game, measured.

    python tools/is_it_fair.py [GAME ...]

Games that were played stay in `build/is-it-fair`, so a run that was stopped goes on. All games are
played again after that folder is deleted.
"""

import contextlib
import io
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from rumpus.cli.main import main
from rumpus.games.module import GameModule
from rumpus.games.registry import games
from rumpus.lab.report.charts import Chart, Games, charts, wins
from rumpus.lab.report.drawing import alone
from rumpus.lab.sweep.figures import FIGURES, between, of_cell
from rumpus.lab.sweep.terms import results
from rumpus.lab.wording import change, shown, sure

ROOT: Final = Path(__file__).resolve().parent.parent
PAGES: Final = ROOT / "docs" / "reference" / "is-it-fair"
KEPT: Final = ROOT / "build" / "is-it-fair"
JOBS: Final = "2"


INTRODUCTION: Final = """\
Games by bots of the level *{level}*, {games} for each line, with the same deals in each. Ranges are
intervals of 95 %. `python tools/is_it_fair.py {name}` plays them and writes this page again.

Bots aren't people: a difference between bots is a reason to look, and that they show none is no
proof that there is none."""


class Plan(NamedTuple):
    """
    What is measured of a game: bots of this *level*, numbers of *games* and seats, house rules.

    *rules* have the values to compare, the standard one first. *deals* are those of each pair of
    levels, or 0.
    """

    level: str
    games: int
    seats: str
    rules: dict[str, str]
    deals: int


PLANS: Final = {
    "keesdrow": Plan(
        "fair",
        400,
        "2-6",
        {
            "words": "challenge,checked",
            "turns": "10,5,15",
            "variation": "none,four_score,flip_flop",
            "end": "turns,points",
            "size": "keesdrow,deluxe",
            "min_length": "3,2,4",
        },
        30,
    ),
    "keyword": Plan("fair", 400, "2-6", {}, 200),
    "keep_your_cool": Plan(
        "fair",
        400,
        "2",
        {
            "game": "standard,advanced",
            "reach": "700,500,1000",
            "third_flip": "foul,refused",
            "same_letter_twice": "no,yes",
            "tie_break": "draw,last_pair",
        },
        100,
    ),
    # Each of its flicks is computed, so there are few games, and levels are measured elsewhere.
    "icecool": Plan("gentle", 24, "2-4", {}, 0),
}


def write(game: GameModule, plan: Plan) -> None:
    """Measure a game, and write its page with its charts."""
    name = game.facts.name
    (PAGES / name).mkdir(parents=True, exist_ok=True)
    seats = _swept(name, plan, "seats", "--seats", plan.seats)
    rules = {
        key: _swept(name, plan, key, "--vary", f"{key}={values}")
        for key, values in plan.rules.items()
    }
    drawn = {chart.name: chart for chart in charts(seats)}
    lines = [
        f"# Is {game.facts.title} fair?",
        "",
        INTRODUCTION.format(level=plan.level.capitalize(), games=plan.games, name=name),
        "",
        *_seats(name, seats, drawn),
        *_rules(rules),
        *_levels(game, plan),
    ]
    (PAGES / f"{name}.md").write_text("\n".join(lines).rstrip() + "\n", "utf-8")


def _swept(name: str, plan: Plan, part: str, *terms: str) -> list[Games]:
    file = KEPT / f"{name}-{part}.jsonl"
    command = ["lab", "sweep", name, "--bots", plan.level, "--games", str(plan.games), *terms]
    _said(*command, "--jobs", JOBS, "--out", str(file))
    found, rows = results(file)
    return [
        Games(cell, [row for row in rows if row.cell == number])
        for number, cell in enumerate(found.cells)
    ]


def _said(*command: str) -> str:
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        status = main(list(command))
    if status:
        sys.exit(status)
    return printed.getvalue()


def _seats(name: str, cells: list[Games], drawn: dict[str, Chart]) -> Iterator[str]:
    yield "## Does it matter where you sit?"
    yield ""
    for one_cell in cells:
        count = one_cell.cell.seats
        share = 1 / count
        found = [wins(one_cell.rows, seat) for seat in range(count)]
        off = [
            f"seat {seat + 1} wins {100 * one.mean:.1f} % "
            f"({100 * one.low:.1f} to {100 * one.high:.1f})"
            for seat, one in enumerate(found)
            if not one.low <= share <= one.high
        ]
        told = f"; {', '.join(off)}." if off else ": no seat differs by more than luck would."
        yield f"- **{count} seats**, each due {100 * share:.1f} %{told}"
    yield ""
    compared = sum(one.cell.seats for one in cells)
    yield f"{compared} seats are compared: one in twenty lies outside its range by luck alone."
    yield ""
    for chart in ("seats", "minutes", "lead-changes", "comebacks", "endings"):
        if chart in drawn:
            (PAGES / name / f"{chart}.svg").write_text(alone(drawn[chart].svg), "utf-8")
            yield f"![{drawn[chart].title}]({name}/{chart}.svg)"
            yield ""
            yield f"*{drawn[chart].title}.* {drawn[chart].note}"
            yield ""


def _rules(rules: dict[str, list[Games]]) -> Iterator[str]:
    if not rules:
        return
    yield "## What do house rules change?"
    yield ""
    yield "The first line of each rule is the standard, and shows how games are. The others show by"
    yield "how much they differ, deal by deal; what is hardly luck is **bold**."
    yield ""
    yield f"| rule | {' | '.join(f'{figure.name}, {figure.unit}' for figure in FIGURES)} |"
    yield f"|---|{'---|' * len(FIGURES)}"
    for key, cells in rules.items():
        first, *others = cells
        standard = [of_cell(first.rows, figure) for figure in FIGURES]
        numbers = ["" if one is None else shown(one) for one in standard]
        yield f"| `{key}={first.cell.varied[key]}` | {' | '.join(numbers)} |"
        for other in others:
            found = [between(first.rows, other.rows, figure) for figure in FIGURES]
            numbers = [
                "" if one is None else f"**{change(one)}**" if sure(one) else change(one)
                for one in found
            ]
            yield f"| `{key}={other.cell.varied[key]}` | {' | '.join(numbers)} |"
    yield ""


def _levels(game: GameModule, plan: Plan) -> Iterator[str]:
    name = game.facts.name
    file = KEPT / f"{name}-levels.jsonl"
    command = ["arena", name, *game.bots.levels, "--deals", str(plan.deals)]
    yield "## How strong are the bots?"
    yield ""
    if not plan.deals:
        yield f"[Figures of the bots](../bots.md#{game.facts.title.lower().replace(' ', '-')})."
        return
    yield f"Each pair played {plan.deals} deals from both seats: `rumpus {' '.join(command)}`."
    yield ""
    yield "```"
    yield _said(*command, "--jobs", JOBS, "--out", str(file)).rstrip()
    yield "```"


def run(names: list[str]) -> None:
    """Write the pages of these games, or of all."""
    KEPT.mkdir(parents=True, exist_ok=True)
    for name in names or PLANS:
        write(games()[name], PLANS[name])


if __name__ == "__main__":
    run(sys.argv[1:])
