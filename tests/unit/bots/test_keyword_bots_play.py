"""Tests of KEYWORD's bots in whole games: legality, timing, hidden cards, levels."""

from functools import cache
from itertools import pairwise

import pytest

from keyword_subject import other_secrets
from rumpus.bots.bot import AnyPlan
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.options import Preset, changed, defaults, validated
from rumpus.core.values import Millis, Options, OptionValue, Refusal, Seat
from rumpus.games.keyword import GAME as MODULE
from rumpus.games.keyword.bots import LEVELS, KeywordBot
from rumpus.games.keyword.events import (
    AnnouncedWrongly,
    Committed,
    Cracked,
    Passed,
    Revealed,
    RoundBegan,
)
from rumpus.games.keyword.game import FACTS, Keyword
from rumpus.games.keyword.options import OPTIONS, PRESETS
from rumpus.games.keyword.state import View
from rumpus.lab.run import Run
from rumpus.lab.simulate import Played, Sitting, play
from rumpus.words.lexicon import bundled
from simulated import events

SEEDS = range(8)
NUMBERS = range(55)
MIXED = ("gentle", "sharp", "fair", "gentle", "fair", "sharp")
GAME = Keyword(bundled())


@cache
def played(seed: int, *seated: str, **given: OptionValue) -> Played:
    """Simulate a game, or return it from the cache."""
    options = validated(OPTIONS, given)
    assert not isinstance(options, Refusal), options
    return play(Sitting(FACTS.name, seated, options), seed)


def sampled(number: int) -> Options:
    """Return random options that can be chosen together."""
    whim = Chance(simulation_seed(number), "options")
    options = defaults(OPTIONS)
    for option in OPTIONS:
        if option.choices:
            step = changed(OPTIONS, options, option.key, whim.choice(option.choices).value)
            assert not isinstance(step, Refusal)
            options = step
    return options


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_bots_play_every_preset_to_the_end(preset: Preset, seats: int) -> None:
    """With two to six seats, the rules accept everything that bots plan, and games end."""
    for seed in range(3):
        assert played(seed, *MIXED[:seats], **preset.options).result.places


@pytest.mark.parametrize("number", NUMBERS)
def test_bots_play_under_any_options(number: int) -> None:
    """Under any options that a lobby offers, a game of bots ends and no action is refused."""
    seats = 2 + number % 5

    assert play(Sitting(FACTS.name, MIXED[:seats], sampled(number)), number).result.places


def test_every_choice_that_is_offered_is_sampled() -> None:
    """The sampled options include every choice that is offered."""
    seen = {item for number in NUMBERS for item in sampled(number).items()}

    assert {(o.key, c.value) for o in OPTIONS for c in o.choices} <= seen


def test_a_game_repeats_exactly() -> None:
    """The same seed gives the same record, event for event and at the same times."""
    sitting = Sitting(FACTS.name, MIXED[:3], defaults(OPTIONS))

    first, second = (play(sitting, 5) for _ in range(2))

    assert first == second


@pytest.mark.parametrize("timer", [20, 90])
def test_bots_are_in_time(timer: int) -> None:
    """No bot lets the timer run out: each round ends when the last word is laid."""
    for seed in SEEDS:
        shown = events(played(seed, *MIXED[:4], timer=timer), Revealed)
        assert shown
        assert not any(event.timer for event in shown)


def test_bots_lay_decent_words_of_the_list() -> None:
    """Every word that a bot lays may be suggested."""
    games = [played(seed, *MIXED[:4]) for seed in SEEDS]
    words = [one for g in games for e in events(g, Revealed) for one in e.shown if one.word]

    assert len(words) > 100
    assert all(bundled().may_suggest(one.word) for one in words)


def test_bots_pass_now_and_then() -> None:
    """Every level passes sometimes, but lays words far more often."""
    for level in LEVELS:
        games = [played(seed, level, level) for seed in SEEDS]
        passed, laid = (
            sum(len(events(game, kind)) for game in games) for kind in (Passed, Committed)
        )
        assert 0 < passed < laid / 3


@pytest.mark.parametrize("seats", [4, 6])
def test_sharp_bots_lay_words_however_many_they_are(seats: int) -> None:
    """With many Sharp bots, few rounds pass without a word, and most seats lay one."""
    games = [played(seed, *["sharp"] * seats) for seed in SEEDS[:4]]
    shown = [event.shown for game in games for event in events(game, Revealed)]
    words = [sum(one.word != "" for one in seats) for seats in shown]

    assert words.count(0) < len(shown) * 0.15
    assert sum(words) > len(shown) * seats / 2


def test_bots_announce_and_are_never_wrong() -> None:
    """Where players must announce their keyword, bots do so, and never wrongly."""
    games = [
        played(seed, "gentle", "gentle", "sharp", keyword="tea", crack="announced")
        for seed in range(20)
    ]

    assert not [event for game in games for event in events(game, AnnouncedWrongly)]
    assert sum(len(events(game, Cracked)) for game in games) > 15


def test_a_game_of_bots_takes_minutes() -> None:
    """A round of bots takes 10 to 40 seconds of table time, as with brisk people."""
    for seed in SEEDS:
        game = played(seed, "fair", "fair", timer=0)
        assert 10_000 < game.millis / len(events(game, RoundBegan)) < 40_000


@pytest.mark.parametrize("level", LEVELS)
def test_bots_see_nothing_but_views(level: str) -> None:
    """Other cards in other hands and decks never change a bot's plan."""
    chance = Chance(simulation_seed(0), "alter")
    run = Run(FACTS, lambda _options: GAME, MODULE.make_bot, bytes([3]))
    run.open(("fair", level, "sharp"), defaults(OPTIONS))
    plans = 0
    while run.table.phase == "play":
        for seat in sorted(GAME.awaited(run.table.state)):
            other = other_secrets(run.table.state, seat, chance)
            if other is None:
                continue
            ours, theirs = (
                mind(GAME.view(state, seat), level) for state in (run.table.state, other)
            )
            assert ours == theirs
            plans += ours is not None
        run.step()
    assert plans > 20


def mind(view: View, level: str) -> AnyPlan | None:
    """Ask a fresh bot about a view, always with the same luck."""
    bot = KeywordBot(bundled(), LEVELS[level])
    return bot.on(view, (), Millis(0), Chance(simulation_seed(1), "plan"))


@pytest.mark.parametrize("pair", [*pairwise(LEVELS)])
def test_each_level_beats_the_one_below(pair: tuple[str, str]) -> None:
    """The higher of two levels wins at least 23 of 40 games (more in `docs/reference/bots.md`)."""
    wins = [played(seed, *pair).result.places[0] for seed in range(40)]

    assert wins.count((Seat(1),)) >= 23


def test_registered_levels_can_be_made() -> None:
    """Every level that a lobby offers can be made."""
    assert MODULE.bots.levels == ("gentle", "fair", "sharp")
    assert all(MODULE.make_bot(GAME, level) for level in MODULE.bots.levels)
