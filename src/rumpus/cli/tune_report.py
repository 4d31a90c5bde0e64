"""Report of a search, as lines of text: the nearest trials, the standard rules, and a warning."""

from collections.abc import Iterator

from rumpus.cli.common import counted
from rumpus.lab.intervals import Interval
from rumpus.lab.tune.search import Search, Trial
from rumpus.lab.tune.target import WINS
from rumpus.lab.wording import shown

SHOWN = 5
WIDE = 24


def lines(search: Search) -> Iterator[str]:
    """Yield the report."""
    terms, trials = search.terms, search.trials
    games = counted(terms.games, "game", "games")
    yield f"{counted(len(trials), 'trial', 'trials')} of {games}"
    if not trials:
        return
    nearest = sorted(trials, key=lambda trial: trial.distance)[:SHOWN]
    wide = max(len("wanted"), *(len(_name(trial)) for trial in trials)) + 2
    figures = [target.figure for target in terms.targets]
    yield " " * wide + "".join(f"{figure.name:>{WIDE}}" for figure in figures) + "   distance"
    yield " " * wide + "".join(f"{figure.unit:>{WIDE}}" for figure in figures)
    yield f"{'wanted':{wide}}" + "".join(f"{target.aim:>{WIDE}.1f}" for target in terms.targets)
    for trial in nearest:
        yield _line(_name(trial), trial.figures, wide) + f"{trial.distance:11.2f}"
    if trials[0] not in nearest:
        yield _line(_name(trials[0]), trials[0].figures, wide) + f"{trials[0].distance:11.2f}"
    if search.fresh is not None:
        fresh = counted(terms.fresh, "fresh deal", "fresh deals")
        yield f"the nearest one again, with {fresh}:"
        yield _line(_name(search.best), search.fresh, wide)
    yield from _warnings(search)


def _warnings(search: Search) -> Iterator[str]:
    best = search.best.cell.varied
    for over in search.terms.space:
        if over.edge(best[over.key]) and len(over.values) > 1:
            yield f"{over.key}={best[over.key]} is an end of its range: look further if you can"
    for target in search.terms.targets:
        reason = target.name.removesuffix(WINS)
        if reason != target.name and reason not in search.reasons:
            seen = ", ".join(sorted(search.reasons))
            yield f"no game ended by {reason!r}; games ended by: {seen}"


def _line(name: str, figures: list[Interval], wide: int) -> str:
    return f"{name:{wide}}" + "".join(f"{shown(one):>{WIDE}}" for one in figures)


def _name(trial: Trial) -> str:
    return ", ".join(f"{key}={value}" for key, value in trial.cell.varied.items())
