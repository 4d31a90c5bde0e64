"""Tests of Keep Your Cool's bots in whole games: legality, timing, hidden tiles, levels."""

from functools import cache
from itertools import pairwise

import pytest

from keep_your_cool_subject import KEEP_YOUR_COOL
from rumpus.bots.bot import AnyPlan
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.options import Preset, changed, defaults, validated
from rumpus.core.values import Millis, Options, OptionValue, Refusal, Seat
from rumpus.games.keep_your_cool import GAME as MODULE
from rumpus.games.keep_your_cool.bots import LEVELS, CoolBot
from rumpus.games.keep_your_cool.events import (
    FlagTaken,
    Fouled,
    Ignored,
    KeyWordSaid,
    Reached,
    Stopped,
    StopVoid,
    TileTurned,
    Withdrawn,
    WordRefused,
)
from rumpus.games.keep_your_cool.game import FACTS, KeepYourCool, under
from rumpus.games.keep_your_cool.options import OPTIONS, PRESETS
from rumpus.games.keep_your_cool.state import View
from rumpus.lab.run import Run
from rumpus.lab.simulate import Played, Sitting, play
from rumpus.words.lexicon import bundled
from simulated import events

SEEDS = range(40)
NUMBERS = range(40)
GAME: KeepYourCool = under(bundled())


@cache
def played(seed: int, *seated: str, **given: OptionValue) -> Played:
    """Simulate a game, or return it from the cache."""
    options = validated(OPTIONS, given)
    assert not isinstance(options, Refusal), options
    return play(Sitting(FACTS.name, seated, options), seed)


def sampled(number: int) -> Options:
    """Return random options that can be chosen together, without a moderator."""
    whim = Chance(simulation_seed(number), "options")
    options = defaults(OPTIONS)
    for option in OPTIONS:
        if option.choices and option.key != "words":
            step = changed(OPTIONS, options, option.key, whim.choice(option.choices).value)
            assert not isinstance(step, Refusal)
            options = step
    return options


@pytest.mark.parametrize("pair", [*pairwise((*LEVELS, "gentle"))])
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_bots_play_every_preset_to_the_end(preset: Preset, pair: tuple[str, str]) -> None:
    """The rules accept everything that bots plan, and games end."""
    for seed in range(3):
        assert played(seed, *pair, **preset.options).result.places


@pytest.mark.parametrize("number", NUMBERS)
def test_bots_play_under_any_options(number: int) -> None:
    """Under any options that a lobby offers, a game of bots ends; no act is refused or ignored."""
    pair = [*pairwise((*LEVELS, "gentle"))][number % 3]
    game = play(Sitting(FACTS.name, pair, sampled(number)), number)

    assert game.result.places
    assert not events(game, Ignored)


def test_every_choice_that_is_offered_is_sampled() -> None:
    """The sampled options include every choice that is offered."""
    seen = {item for number in NUMBERS for item in sampled(number).items()}
    offered = {(o.key, c.value) for o in OPTIONS for c in o.choices if o.key != "words"}

    assert offered <= seen


def test_a_game_repeats_exactly() -> None:
    """The same seed gives the same record, event for event and at the same times."""
    sitting = Sitting(FACTS.name, ("gentle", "sharp"), defaults(OPTIONS))

    first, second = (play(sitting, 5) for _ in range(2))

    assert first == second


def test_words_are_refused_as_people_are_refused() -> None:
    """Bots say listed words that have the letters; words are refused only as relatives."""
    games = [played(seed, "gentle", "gentle", game="advanced") for seed in SEEDS]
    said = [e for game in games for e in events(game, KeyWordSaid)]
    refused = [e for game in games for e in events(game, WordRefused)]

    assert {event.doubt.why for event in refused} == {"family"}
    assert len(refused) < len(said) / 8
    assert all(bundled().may_suggest(event.word) for event in said)


def test_an_idea_that_was_refused_is_not_repeated() -> None:
    """No word is refused twice under the same key word."""
    for seed in SEEDS:
        game = played(seed, "gentle", "gentle", game="advanced")
        since: list[str] = []
        for event in events(game, KeyWordSaid, WordRefused):
            since = [] if isinstance(event, KeyWordSaid) else [*since, event.word]
            assert len(since) == len(set(since))


def test_only_gentle_turns_a_third_tile() -> None:
    """Gentle flips a third tile now and then; Fair and Sharp never do."""
    fouls = {
        level: sum(
            len(events(played(seed, level, level, game="advanced"), Fouled)) for seed in SEEDS
        )
        for level in LEVELS
    }

    assert 0 < fouls["gentle"] < len(SEEDS)
    assert fouls["fair"] == fouls["sharp"] == 0


def test_hands_reach_are_stopped_go_back_and_are_missed() -> None:
    """Most reaches are stopped; some succeed, some are withdrawn, and some stops are void."""
    games = [played(seed, "fair", "fair", game="advanced") for seed in SEEDS]
    reached, stopped, taken, back, void = (
        sum(len(events(game, kind)) for game in games)
        for kind in (Reached, Stopped, FlagTaken, Withdrawn, StopVoid)
    )

    assert reached > 3 * len(games)
    assert stopped > reached / 2
    assert 0.04 < taken / reached < 0.25
    assert 0.1 < back / reached < 0.4
    assert 0 < void < 3 * len(games)


def test_feints_bait_some_void_stops_and_not_all() -> None:
    """KYC-22: some feints are stopped, some bait a void stop, and some do neither."""
    games = [played(seed, "fair", "fair", game="advanced") for seed in SEEDS]
    back, baits, stops = 0, 0, 0
    for game in games:
        gone = {event.reach for event in events(game, Withdrawn)}
        back += len(gone)
        baits += sum(event.frees for event in events(game, StopVoid))
        stops += sum(event.verdict.reach in gone for event in events(game, Stopped))

    assert 0.1 < baits / back < 0.6
    assert 0.1 < stops / back < 0.7


def test_no_stop_is_pressed_sooner_than_a_person_can() -> None:
    """A stop is never sooner after a reach than a person could react (KYC-23)."""
    for seed in SEEDS:
        game = played(seed, "sharp", "sharp", game="advanced")
        assert all(stop.verdict.counted >= 150 for stop in events(game, Stopped))
        assert {stop.verdict.ruling for stop in events(game, StopVoid)} <= {"no_reach"}


@pytest.mark.parametrize("flip_time", [200, 1000])
def test_tiles_are_turned_at_a_persons_pace(flip_time: int) -> None:
    """The next flip waits until the last one is done and a person would have seen it."""
    game = played(1, "sharp", "sharp", flip_time=flip_time)
    turns = events(game, TileTurned)

    assert all(
        later.at - earlier.at >= max(600, flip_time)
        for earlier, later in pairwise(turns)
        if earlier.seat == later.seat
    )


@pytest.mark.parametrize(("game", "least", "most"), [("standard", 0.6, 2), ("advanced", 2, 5)])
def test_a_game_of_bots_takes_minutes(game: str, least: float, most: float) -> None:
    """A game of bots takes as long, on average, as a game of brisk people."""
    minutes = [played(seed, "fair", "fair", game=game).millis / 60_000 for seed in SEEDS]

    assert least < sum(minutes) / len(minutes) < most


@pytest.mark.parametrize("level", LEVELS)
def test_bots_see_nothing_but_views(level: str) -> None:
    """Other face-down tiles and other throws never change a bot's plan."""
    chance = Chance(simulation_seed(0), "alter")
    run = Run(FACTS, lambda _options: GAME, MODULE.make_bot, bytes([3]))
    run.open((level, "sharp"), {**defaults(OPTIONS), "game": "advanced"})
    plans = 0
    while run.table.phase == "play":
        other = KEEP_YOUR_COOL.alter(run.table.state, Seat(0), chance)
        assert other is not None
        at = run.table.at
        ours, theirs = (
            mind(GAME.view(state, Seat(0)), level, at) for state in (run.table.state, other)
        )
        assert ours == theirs
        plans += ours is not None
        run.step()
    assert plans > 20


def mind(view: View, level: str, at: Millis) -> AnyPlan | None:
    """Ask a fresh bot about a view, always with the same luck."""
    bot = CoolBot(GAME.book, LEVELS[level])
    return bot.on(view, (), at, Chance(simulation_seed(1), "plan"))


@pytest.mark.parametrize("game", ["standard", "advanced"])
@pytest.mark.parametrize("pair", [*pairwise(LEVELS)])
def test_each_level_beats_the_one_below(pair: tuple[str, str], game: str) -> None:
    """The higher of two levels wins most of 40 games; `docs/reference/bots.md` has more games."""
    first = [played(seed, *pair, game=game).result.places[0] for seed in SEEDS]

    assert sum(Seat(1) in place for place in first) > len(SEEDS) / 2


def test_registered_levels_can_be_made() -> None:
    """Every level that a lobby offers can be made."""
    assert MODULE.bots.levels == ("gentle", "fair", "sharp")
    assert all(MODULE.make_bot(GAME, level) for level in MODULE.bots.levels)
