"""Tests of Keesdrow's bots in whole games: legality, timing, hidden tiles, bluffs, levels."""

from itertools import pairwise

import pytest

from keesdrow_subject import KEESDROW
from rumpus.bots.bot import AnyPlan
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.options import changed, defaults
from rumpus.core.values import Millis, Options, Refusal, Seat
from rumpus.games.keesdrow import GAME
from rumpus.games.keesdrow.bots import LEVELS, KeesdrowBot
from rumpus.games.keesdrow.events import Challenged, Passed, Picked, Spelled, Struck
from rumpus.games.keesdrow.options import GOAL, OPTIONS
from rumpus.games.keesdrow.state import State, View
from rumpus.lab.run import Run
from rumpus.words.compiling import never_suggest
from rumpus.words.lexicon import bundled
from simulated import BOTH, events, house_rules, keesdrow, played

SEEDS = range(12)
LADDER = 16
NUMBERS = range(60)
"""How many combinations of options are sampled."""


def sampled(number: int) -> tuple[Options, int]:
    """Return random options that can be chosen together, and a random number of seats."""
    whim = Chance(simulation_seed(number), "options")
    options = defaults(OPTIONS)
    for option in whim.shuffled(OPTIONS):
        if option.choices:
            step = changed(OPTIONS, options, option.key, whim.choice(option.choices).value)
            options = options if isinstance(step, Refusal) else step
    seats = 4 + 2 * whim.below(2) if options["teams"] == "yes" else 2 + whim.below(4)
    # Choosing teams changes the goal, so the goal is drawn last.
    return {**options, "goal": whim.choice(GOAL.choices).value}, seats


@pytest.mark.parametrize("number", NUMBERS)
def test_bots_play_legally_and_to_the_end(number: int) -> None:
    """Under any options that a lobby offers, a game of bots ends and no action is refused."""
    options, seats = sampled(number)
    run = Run(GAME.facts, lambda _options: keesdrow(), GAME.make_bot, bytes([number]))
    run.open([("gentle", "sharp", "fair")[seat % 3] for seat in range(seats)], options)

    run.finish()

    assert run.table.result is not None


@pytest.mark.parametrize("variation", ["none", "flip_flop"])
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_plays_alone(level: str, variation: str) -> None:
    """A bot plays a solitaire of seven turns to its end."""
    game = played(1, level, words="checked", turns=7, variation=variation)

    assert len(events(game, Spelled)) + len(events(game, Passed)) == 7
    assert events(game, Spelled)
    assert game.result.places == ((Seat(0),),)


def test_every_choice_that_is_offered_is_sampled() -> None:
    """The sampled options include every choice that is offered."""
    seen = {item for number in NUMBERS for item in sampled(number)[0].items()}

    assert {(o.key, c.value) for o in OPTIONS for c in o.choices} <= seen


@pytest.mark.parametrize("seed", SEEDS)
def test_bots_are_in_time(seed: int) -> None:
    """No bot lets a draw or a turn run out, however short the timer."""
    game = played(seed, timer=1, challenge_window=5)

    assert not [e for e in events(game, Picked) if e.chance]
    assert not [e for e in events(game, Passed) if e.why == "timer"]


def test_bots_bluff_and_challenge_now_and_then() -> None:
    """Bots sometimes bluff and sometimes challenge, rightly or wrongly."""
    games = [played(seed, "keen", "expert") for seed in SEEDS]
    spelled = [e.word for game in games for e in events(game, Spelled)]
    verdicts = [e.valid for game in games for e in events(game, Challenged)]
    bluffs = [word for word in spelled if word not in bundled()]
    caught = [e for game in games for e in events(game, Struck)]

    assert 0 < len(bluffs) < len(spelled) / 10
    assert 0 < len(caught) < len(bluffs)
    assert {True, False} == set(verdicts)
    assert len(verdicts) < len(spelled) / 10


def test_bots_use_decent_words_only() -> None:
    """No word or bluff that a bot spells is, or contains, a word that is never suggested."""
    spelled = {e.word for seed in SEEDS for e in events(played(seed), Spelled)}

    assert all(bundled().may_suggest(word) or word not in bundled() for word in spelled)
    bluffs = [word for word in spelled if word not in bundled()]
    assert not [word for word in bluffs if any(barred in word for barred in never_suggest())]


def test_bots_see_nothing_but_views() -> None:
    """Other letters on the hidden backs never change a bot's plan."""
    game, mirror = keesdrow(), Chance(simulation_seed(0), "alter")
    run = Run(game.facts, lambda _options: game, GAME.make_bot, bytes([3]))
    run.open(BOTH, house_rules(turns=7))
    plans = 0
    while run.table.phase == "play":
        for seat in sorted(game.awaited(run.table.state)):
            other: State | None = KEESDROW.alter(run.table.state, seat, mirror)
            assert other is not None
            assert other != run.table.state
            ours, theirs = (mind(game.view(s, seat)) for s in (run.table.state, other))
            assert ours is not None
            assert ours == theirs
            plans += 1
        run.step()
    assert plans > 20


def mind(view: View) -> AnyPlan | None:
    """Ask a fresh bot about a view, always with the same luck."""
    bot = KeesdrowBot(bundled(), LEVELS["fair"])
    return bot.on(view, (), Millis(0), Chance(simulation_seed(1), "plan"))


@pytest.mark.parametrize("words", ["challenge", "checked"])
@pytest.mark.parametrize("pair", [*pairwise(LEVELS)])
def test_each_level_beats_the_one_below(pair: tuple[str, str], words: str) -> None:
    """The higher of two levels scores more in 16 games; `docs/reference/bots.md` has more games."""
    scores = [played(seed, *pair, words=words).result.scores for seed in range(LADDER)]

    assert sum(better - worse for worse, better in scores) > 0


def test_sharp_bluffs_as_people_do() -> None:
    """Where words can be challenged, some of Sharp's words are bluffs, but fewer than a tenth."""
    games = [played(seed, "sharp", "sharp") for seed in range(16)]
    spelled = [e.word for game in games for e in events(game, Spelled)]
    bluffs = [word for word in spelled if word not in bundled()]

    assert 0 < len(bluffs) < len(spelled) / 10


def test_the_weakest_level_leaves_a_child_a_chance() -> None:
    """Beginner plays mostly words of up to four letters, and has turns without a word."""
    games = [played(seed, "beginner", "beginner", words="checked") for seed in range(8)]
    lengths = sorted(len(e.word) for game in games for e in events(game, Spelled))
    passes = [e for game in games for e in events(game, Passed)]

    assert lengths[len(lengths) // 2] <= 4
    assert len(passes) > 8
    assert max(score for game in games for score in game.result.scores) < 110


@pytest.mark.parametrize("variation", ["four_score", "flip_flop"])
def test_sharp_knows_the_variations(variation: str) -> None:
    """Sharp wins most games of Four Score and of Flip Flop against Fair."""
    wins = [played(s, "fair", "sharp", variation=variation).result.places[0] for s in range(4)]

    assert wins.count((Seat(1),)) >= 3


def test_bots_are_partners() -> None:
    """Two Sharp partners beat two Fair partners, and share first place."""
    team = ("fair", "sharp", "fair", "sharp")
    wins = [played(seed, *team, teams="yes").result.places[0] for seed in range(4)]

    assert wins.count((Seat(1), Seat(3))) >= 3


def test_registered_levels_can_be_made() -> None:
    """Every level that a lobby offers can be made, and an unknown level can't."""
    made = [GAME.make_bot(keesdrow(), level) for level in GAME.bots.levels]

    assert len(made) == 8
    assert {"gentle", "fair", "sharp"} < set(GAME.bots.levels)
    with pytest.raises(KeyError):
        GAME.make_bot(keesdrow(), "godlike")
