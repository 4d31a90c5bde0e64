"""What the card of a table says: the result in a sentence, and a row for each player."""

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from rumpus.core.values import Result
from rumpus.drawing.palette import ROOM
from rumpus.games.pictures import Art, Pictures, Seen
from rumpus.server.names import isolated
from rumpus.server.pictures.card import Card, Row
from rumpus.server.pictures.story import Story
from rumpus.server.pictures.words import words_in
from rumpus.table.table import Table


class Subject(NamedTuple):
    """
    What a picture shows: a finished table, whether its board is still *sealed*, and a *moment*.

    *story* is the game up to the moment, None for a picture of the end that needs no scenes.
    *language* is that of the texts.
    """

    table: Table
    sealed: bool = False
    moment: int | None = None
    story: Story | None = None
    language: str = "en"


def card_of(subject: Subject, pictures: Pictures | None) -> Card:
    """Return the card of a finished table; takes a while, so not on the event loop."""
    table, language, art = subject.table, subject.language, None
    names = names_of(table, language)
    if pictures is not None:
        assert table.game is not None
        state, scenes = subject.story or Story(table.state, ())
        moment = subject.moment is not None
        seen = Seen(table.game, state, names, scenes, subject.sealed, moment, language)
        art = pictures.draw(seen)
    return Card(
        ROOM if pictures is None else pictures.mood,
        above(table, language),
        (art and art.headline) or headline(table, language),
        "" if art is None else art.sentence,
        tuple(_rows(table, pictures, art, language)),
        None if art is None else art.drawing,
    )


def daily_card(
    title: str, day: date, pictures: Pictures | None, seen: Seen | None, language: str = "en"
) -> Card:
    """Return the card of the day's board, which shows nothing of it."""
    words = words_in(language)
    art = pictures.draw(seen) if pictures is not None and seen is not None else None
    return Card(
        ROOM if pictures is None else pictures.mood,
        title,
        words.daily(day),
        words.daily_invite,
        (),
        None if art is None else art.drawing,
    )


def above(table: Table, language: str = "en") -> str:
    """Return what stands over the headline: the game, and the date of a daily board."""
    daily = table.lobby.daily
    title = table.facts.title
    if daily is None:
        return title
    return f"{title}, {words_in(language).daily(date.fromisoformat(daily))}"


def names_of(table: Table, language: str = "en") -> tuple[str, ...]:
    """Return the name of each seat, as everybody may see it."""
    words = words_in(language)
    return tuple(
        words.bot(name) if sitter.bot is not None else name
        for sitter in table.sitters
        for name in [isolated(sitter.name)]
    )


def headline(table: Table, language: str = "en") -> str:
    """Return the result in one sentence."""
    result, names = table.result, names_of(table, language)
    assert result is not None
    words = words_in(language)
    if table.called_off is not None and table.called_off.places is not None:
        places = [[names[seat] for seat in place] for place in table.called_off.places]
        return words.entered(places)
    if not result.places or not result.places[0]:
        return words.over
    first, *others = [[names[seat] for seat in place] for place in result.places]
    if len(others) == 0:
        if len(first) == 1:
            return words.alone(first[0], result.scores[result.places[0][0]])
        return words.shared(first)
    if result.reason == "given_up" and len(others) == 1:
        no_shows = () if table.called_off is None else table.called_off.absent
        if no_shows:
            return words.no_show(first, [names[seat] for seat in no_shows])
        return words.gave_up(first, others[0])
    if len(first) > 1 and not _team(table, result.places[0]):
        return words.shared(first)
    return words.win(first, _lead(result))


def description(table: Table, pictures: Pictures | None, language: str = "en") -> str:
    """Return the result as names with scores, which tells nothing about the board."""
    rows = _rows(table, pictures, None, language)
    return words_in(language).scores([(row.name, row.score) for row in rows])


def _rows(table: Table, pictures: Pictures | None, art: Art | None, language: str) -> list[Row]:
    result, names = table.result, names_of(table, language)
    assert result is not None
    scores: Sequence[object] = result.scores
    if pictures is not None and pictures.scores is not None:
        scores = pictures.scores(table.state, language)
    return [
        Row(
            seat,
            names[seat],
            str(scores[seat]),
            art.facts[seat] if art and art.facts else "",
        )
        for place in result.places
        for seat in place
    ]


def _team(table: Table, seats: Sequence[int]) -> bool:
    assert table.header is not None
    teams = {table.header.seats[seat].team for seat in seats}
    return len(teams) == 1 and None not in teams


def _lead(result: Result) -> int | None:
    first, second = (result.scores[place[0]] for place in result.places[:2])
    return first - second if first > second else None
