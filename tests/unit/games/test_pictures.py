"""Pictures of finished games: they draw every game, and give away nothing while it is sealed."""

import re
from datetime import date
from functools import cache
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace

from rumpus.core.chance import simulation_seed
from rumpus.core.values import SeatInfo, Setup
from rumpus.games.keesdrow.options import DAILY
from rumpus.games.keesdrow.pictures import counts
from rumpus.games.module import lexicon_named
from rumpus.games.pictures import Seen
from rumpus.games.registry import games, own_games
from rumpus.lab.run import Run
from rumpus.server.pictures.card import SIZES, laid_out
from rumpus.server.pictures.result import Subject, card_of, daily_card, description, headline
from rumpus.server.pictures.story import Story
from rumpus.table.table import Table
from rumpus.words.lexicon import bundled

LANGUAGES = ("en", "de")
LEVELS = {"keesdrow": ("gentle", "fair"), "keyword": ("gentle", "fair")}
QUICK = {"keesdrow": {"turns": 5}, "icecool": {"rounds": 1}}


@cache
def played(game: str, seed: int = 3) -> tuple[Run, tuple[tuple[Any, Any, Any], ...]]:
    """Return a game that bots have played, and its scenes."""
    module = games()[game]
    options: dict[str, Any] = {option.key: option.default for option in module.facts.options}
    options |= QUICK.get(game, {})

    def make(chosen: dict[str, Any]) -> Any:
        assert lexicon_named(chosen)
        return module.make(bundled())

    run = Run(module.facts, make, module.make_bot, simulation_seed(seed))
    run.open(LEVELS.get(game, ("gentle", "gentle")), options)
    run.finish()
    table = Table(module.facts, make, simulation_seed(seed))
    scenes: list[tuple[Any, Any, Any]] = []
    for entry in run.entries:
        applied = table.apply(entry)
        scenes += [
            (*scene, after) for scene, after in zip(applied.scenes(), applied.steps, strict=True)
        ]
    return run, tuple(scenes)


def card(game: str, language: str = "en", *, sealed: bool = False) -> str:
    """Return the card of a game as SVG."""
    run, scenes = played(game)
    story = Story(run.table.state, tuple((before, event) for before, event, _ in scenes))
    subject = Subject(run.table, sealed, story=story, language=language)
    return laid_out(card_of(subject, games()[game].pictures), "wide")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", own_games())
def test_every_game_draws_its_end(game: str, language: str) -> None:
    """The card is well-formed and names players and result, in both shapes."""
    run, scenes = played(game)
    story = Story(run.table.state, tuple((before, event) for before, event, _ in scenes))
    made = card_of(Subject(run.table, story=story, language=language), games()[game].pictures)
    for shape, (width, height) in SIZES.items():
        read = ET.fromstring(laid_out(made, shape))  # noqa: S314 (our own document)
        assert (read.get("width"), read.get("height")) == (str(width), str(height))
        told = "".join(read.itertext())
        assert made.headline.split()[0] in told
        assert all(row.name in told and row.score in told for row in made.rows)
        # Nothing had to be cut.
        assert "…" not in told
    assert headline(run.table, language).endswith(".")
    assert len(made.rows) == 2
    said = description(run.table, games()[game].pictures, language)
    assert all(row.score in said for row in made.rows)


@pytest.mark.parametrize("game", own_games())
def test_a_german_picture_has_no_english(game: str) -> None:
    """Headline, sentence and facts are all in German, and so is what is drawn."""
    told = " ".join(ET.fromstring(card(game, "de")).itertext())  # noqa: S314 (our own document)
    english = re.findall(r"\b(?:wins?|share|word|best|fish in|flags?|pairs?|Hall|Gym)\b", told)
    assert english == []
    assert re.search(r"\bgewinnt\b|\bteilen\b|\bvorbei\b|\bbeisammen\b", told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", own_games())
def test_every_moment_can_be_drawn(game: str, language: str) -> None:
    """Each state after a moment makes a picture with a headline of its own."""
    run, scenes = played(game)
    pictures = games()[game].pictures
    assert pictures is not None
    assert pictures.ends_moment is not None
    names = tuple(sitter.name for sitter in run.table.sitters)
    found = [
        at
        for at, (before, _, after) in enumerate(scenes)
        if before is not None and pictures.ends_moment(before, after)
    ]
    assert found or game == "keep_your_cool"  # where nobody may have taken a pair
    assert run.table.game is not None
    for at in found:
        until = tuple((before, event) for before, event, _ in scenes[: at + 1])
        seen = Seen(run.table.game, scenes[at][2], names, until, moment=True, language=language)
        art = pictures.draw(seen)
        assert any(name in art.headline for name in names) or art.headline in {
            "Nobody scores in this round.",
            "In dieser Runde punktet niemand.",
        }
        ET.fromstring(f"<svg>{art.drawing}</svg>")  # noqa: S314 (our own document)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", own_games())
def test_a_sealed_game_gives_away_no_word(game: str, language: str) -> None:
    """No word that was played, and no word of two letters or more but names and scores."""
    run, _ = played(game)
    svg = card(game, language, sealed=True)
    told = "".join(ET.fromstring(svg).itertext()).lower()  # noqa: S314 (our own document)
    for sitter in run.table.sitters:
        told = told.replace(sitter.name.lower(), "")
    for word in words_of(run.table.state):
        assert word not in told, word


def words_of(state: Any) -> set[str]:
    """Return all words in a state, wherever they are."""
    found = {play.word for play in getattr(state, "plays", ()) if play.word}
    found |= {key.word for key in getattr(state, "keys", ())}
    for seated in getattr(state, "seats", ()):
        found |= {kept.word for kept in getattr(seated, "kept", ())}
    return {word.lower() for word in found}


def test_two_boards_of_a_day_look_the_same() -> None:
    """A sealed board depends on nothing but how high the pegs of each turn were."""
    pictures = games()["keesdrow"].pictures
    assert pictures is not None
    drawings = set[str]()
    for seed in (3, 4):
        run, _ = played("keesdrow", seed)
        assert any(counts(play) for play in run.table.state.plays)
        assert run.table.game is not None
        state = replace(run.table.state, plays=())
        drawings.add(pictures.draw(Seen(run.table.game, state, sealed=True)).drawing)
    game = games()["keesdrow"].make(bundled())
    dealt = game.initial_state(Setup(DAILY, (SeatInfo(),)))
    drawings.add(pictures.draw(Seen(game, dealt, sealed=True)).drawing)
    assert len(drawings) == 1
    assert "<text" not in drawings.pop()


def test_the_card_of_a_day_says_only_the_day() -> None:
    """It has no letter of a board, since there is none yet."""
    made = daily_card("Keesdrow", date(2026, 11, 30), None, None)
    assert made.headline == "Daily board, 30 November"
    assert (made.rows, made.drawing) == ((), None)
    german = daily_card("Keesdrow", date(2026, 11, 30), None, None, "de")
    assert (german.headline, german.above) == ("Tagesbrett, 30. November", "Keesdrow")
    assert german.sentence == "Jeden Tag ein Brett, für alle gleich. Dein erster Versuch zählt."
