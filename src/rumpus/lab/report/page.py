"""Page: a sweep as one file of HTML, with charts, what is hardly luck, and every number."""

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files

from rumpus.lab.report.charts import Chart, Games
from rumpus.lab.report.drawing import DARK, LIGHT
from rumpus.lab.sweep.figures import FIGURES, Figure, between, of_cell
from rumpus.lab.sweep.terms import PEOPLE, Terms
from rumpus.lab.wording import change, sure


def page(title: str, terms: Terms, cells: Sequence[Games], charts: Sequence[Chart]) -> str:
    """Return the page."""
    style = files("rumpus.lab.report").joinpath("page.css").read_text("utf-8")
    count = sum(len(games.rows) for games in cells)
    parts = [
        f"<h1>{escape(title)}</h1>",
        (
            f"<p>{count} games that people played.</p>"
            if terms.level == PEOPLE
            else f"<p>{count} games by bots at level <b>{escape(terms.level)}</b>, "
            "the same deals under all rules.</p>"
        ),
        *(_findings(cells) if terms.level != PEOPLE else ()),
        '<section class="charts">',
        *(
            f"<figure><h2>{escape(one.title)}</h2>{one.svg}"
            f"<figcaption>{escape(one.note)}</figcaption></figure>"
            for one in charts
        ),
        "</section>",
        *_table(cells),
        (
            f"<footer>Rumpus {escape(terms.rumpus)}, game <code>{escape(terms.game)}</code>, "
            f"seeds from {terms.seed}. Intervals of 95 % take each deal as one.</footer>"
        ),
    ]
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{escape(title)}</title><style>:root{{{LIGHT}}}"
        f"@media(prefers-color-scheme:dark){{:root{{{DARK}}}}}{style}</style></head>"
        f"<body><main>{''.join(parts)}</main></body></html>\n"
    )


def _findings(cells: Sequence[Games]) -> Iterator[str]:
    first, *others = cells
    if not others:
        return
    yield f"<h2>Compared with {escape(first.cell.name)}</h2>"
    told = [(games, list(_differences(first, games))) for games in others]
    if not any(sure_ones for _, sure_ones in told):
        yield "<p>Nothing differs by more than luck would explain.</p>"
        return
    yield "<ul>"
    for games, sure_ones in told:
        found = "; ".join(sure_ones) or "nothing that luck would not explain"
        yield f"<li><b>{escape(games.cell.name)}</b>: {found}</li>"
    yield "</ul>"


def _differences(first: Games, games: Games) -> Iterator[str]:
    for figure in FIGURES:
        found = between(first.rows, games.rows, figure)
        if found is not None and sure(found):
            yield f"{figure.name} {change(found)} {figure.unit}"


def _table(cells: Sequence[Games]) -> Iterator[str]:
    yield '<h2>Every number</h2><div class="table" tabindex="0"><table><thead><tr>'
    yield '<th scope="col">rules</th><th scope="col">games</th>'
    for figure in FIGURES:
        yield f'<th scope="col">{figure.name}<small>{figure.unit}</small></th>'
    yield "</tr></thead><tbody>"
    for games in cells:
        yield f'<tr><th scope="row">{escape(games.cell.name)}</th><td>{len(games.rows)}</td>'
        yield from (f"<td>{_number(cells[0], games, figure)}</td>" for figure in FIGURES)
        yield "</tr>"
    yield "</tbody></table></div>"


def _number(first: Games, games: Games, figure: Figure) -> str:
    found = of_cell(games.rows, figure)
    if found is None:
        return ""
    plain = f"{found.mean:.1f}<small>{found.low:.1f} to {found.high:.1f}</small>"
    against = None if games is first else between(first.rows, games.rows, figure)
    if against is None:
        return plain
    tag = "b" if sure(against) else "small"
    return f"{plain}<{tag}>{change(against)}</{tag}>"
