"""Report of an arena, as lines of text."""

from collections.abc import Iterator

from rumpus.cli.common import counted
from rumpus.lab.arena import standings
from rumpus.lab.arena.tournament import Tournament

NOT_REPRODUCIBLE = "players had a limit of time: another run may end differently"


def lines(tournament: Tournament, *, decide: bool) -> Iterator[str]:
    """Yield the report; where pairs stop early, it has verdicts instead of ratings."""
    games = sum(len(match.games) for match in tournament.matches)
    yield f"{counted(games, 'game', 'games')} of {tournament.terms.game}"
    if games:
        yield from _verdicts(tournament) if decide else _table(tournament)
    yield from _faults(tournament)
    if tournament.terms.limit is not None:
        yield NOT_REPRODUCIBLE


def faulty(tournament: Tournament) -> bool:
    """Return True if any player lost a game by a fault."""
    return any(game.fault for match in tournament.matches for game in match.games)


def _table(tournament: Tournament) -> Iterator[str]:
    """Yield ratings with their ranges, and the share of points from each rival, in percent."""
    entrants = tournament.terms.entrants
    rated = standings.ratings(tournament.matches, len(entrants))
    pairs = standings.pairs(tournament.matches)
    order = sorted(range(len(entrants)), key=lambda own: -rated[own].mu)
    wide = max(len(entrant.name) for entrant in entrants) + 2
    cells = max(wide, 16)
    heads = "".join(f"{entrants[other].name:>{cells}}" for other in order)
    yield f"{'':{wide}}{'rating':>7}{'range':>15}{'score':>16}{heads}"
    for own in order:
        rating, score = rated[own], standings.overall(tournament.matches, own)
        if score is None:
            continue
        row = "".join(
            f"{_percent(*pairs[own, other]) if (own, other) in pairs else '':>{cells}}"
            for other in order
        )
        reach = f"{rating.least} to {rating.most}"
        yield f"{entrants[own].name:{wide}}{rating.points:7}{reach:>15}{_percent(*score):>16}{row}"


def _verdicts(tournament: Tournament) -> Iterator[str]:
    names = [entrant.name for entrant in tournament.terms.entrants]
    for first, second in tournament.lineups:
        match tournament.verdict((first, second)):
            case "stronger":
                yield f"{names[first]} is stronger than {names[second]}"
            case "weaker":
                yield f"{names[second]} is stronger than {names[first]}"
            case None:
                yield f"undecided: {names[first]} and {names[second]}"


def _faults(tournament: Tournament) -> Iterator[str]:
    for own, entrant in enumerate(tournament.terms.entrants):
        found = standings.faults(tournament.matches, own)
        if found.number:
            share = f"{found.number} of {found.games} games ({found.share:.0%})"
            yield f"faults: {entrant.name} lost {share}; the first {found.first}"


def _percent(mean: float, low: float, high: float) -> str:
    return f"{100 * mean:.0f} ({100 * low:.0f}-{100 * high:.0f}) %"
