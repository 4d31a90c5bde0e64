"""Tests of what a bot does in each phase of Keesdrow, one view at a time."""

from collections.abc import Iterable

import pytest

from rumpus.bots.bot import Plan
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Act, Millis, OptionValue, Seat, SeatInfo, Setup
from rumpus.games.keesdrow.actions import Accept, Action, Challenge, Finish, Pass, Pick, Spell
from rumpus.games.keesdrow.bots import LEVELS, KeesdrowBot
from rumpus.games.keesdrow.events import (
    Accepted,
    Finishing,
    KeesdrowEvent,
    Laid,
    NoWordLeft,
    Passed,
    Picked,
    Spelled,
    Stood,
    TurnBegan,
)
from rumpus.games.keesdrow.game import Keesdrow
from rumpus.games.keesdrow.state import State, View
from rumpus.words.compiling import Entry, compile_lexicon
from rumpus.words.lexicon import Lexicon, read_lexicon
from simulated import house_rules

DUE = Millis(120_000)
COMMON = ("tea", "eat", "ate", "seat")
CATS = Laid(("CATS", *["XXXX"] * 35), ("AAAA",) * 36, Millis(10_000))


def lexicon(*words: str, rare: Iterable[str] = ()) -> Lexicon:
    """Compile a list of common words and some rare ones."""
    entries = [*(Entry(word, 1) for word in words), *(Entry(word, 9) for word in rare)]
    return read_lexicon(compile_lexicon("tiny", entries))


def view_of(*events: KeesdrowEvent, seat: int = 0, seats: int = 3, **options: OptionValue) -> View:
    """Return a seat's view after events on a board whose first tile reads CATS."""
    game = Keesdrow(lexicon("cat"))
    state: State = game.initial_state(Setup(house_rules(**options), (SeatInfo(),) * seats))
    for event in (CATS, *events):
        state = game.evolve(state, event)
    return game.view(state, Seat(seat))


def bot(words: Lexicon, level: str = "fair") -> KeesdrowBot:
    """Create a bot that plays with a word list."""
    return KeesdrowBot(words, LEVELS[level])


def planned(
    player: KeesdrowBot, view: View, at: int = 1000, draw: str = "plan"
) -> Plan[Action] | None:
    """Ask a bot for a plan."""
    return player.on(view, (), Millis(at), Chance(simulation_seed(1), draw))


def actions(words: Lexicon, view: View, level: str = "fair") -> list[Action]:
    """Return what fifty bots of one level do with different luck."""
    plans = [planned(bot(words, level), view, draw=f"{n}") for n in range(50)]
    return [plan.action for plan in plans if plan is not None]


TURN = TurnBegan(Seat(0), 0, DUE)
OPEN = Spelled(Seat(0), "cats", (0, 1, 2, 3), (3, 1, 2, 2), Millis(20_000))


def test_it_draws_for_the_start_a_tile_that_is_free() -> None:
    """A bot picks a random tile that is still free."""
    taken = [Picked(Seat(1), tile, "A", chance=False) for tile in range(35)]
    view = view_of(*taken)

    assert actions(lexicon("cat"), view) == [Pick(35)] * 50
    assert len({repr(action) for action in actions(lexicon("cat"), view_of())}) > 10


def test_it_picks_another_tile_when_its_own_is_taken() -> None:
    """A bot picks another tile if somebody has taken its first choice."""
    player = bot(lexicon("cat"))
    first = planned(player, view_of())
    assert first is not None
    assert isinstance(first.action, Pick)
    view = view_of(Picked(Seat(1), first.action.tile, "A", chance=False))

    second = planned(player, view, draw="second")

    assert second is not None
    assert second.action != first.action


def test_it_spells_a_word_that_it_knows() -> None:
    """On its turn, a bot spells a word that it knows, as a path of cells."""
    view = view_of(TURN, words="checked")

    assert set(actions(lexicon("cat", "dog"), view)) == {Spell((0, 1, 2))}


def test_it_waits_while_others_play() -> None:
    """A bot plans nothing out of turn."""
    assert actions(lexicon("cat"), view_of(TURN, seat=1)) == []


def test_it_passes_when_it_finds_nothing() -> None:
    """A bot passes if only a rare word is left on the board."""
    words = lexicon(*COMMON, rare=["cat"])

    assert set(actions(words, view_of(TURN))) == {Pass()}


def test_it_racks_its_brains_when_a_whole_round_has_failed() -> None:
    """After a round without a word, a bot finds even a rare one, so that games end."""
    words = lexicon(*COMMON, rare=["cat"])
    passed = [Passed(Seat(seat), "pass") for seat in range(3)]
    view = view_of(TURN, *passed, TurnBegan(Seat(0), 3, DUE), words="checked")

    assert set(actions(words, view)) == {Spell((0, 1, 2))}


def test_it_never_proposes_what_nobody_suggests() -> None:
    """A bot doesn't play a word that is never suggested, even if there is no other."""
    words = read_lexicon(compile_lexicon("tiny", [Entry("cat", 1, never_suggest=True)]))
    passed = [Passed(Seat(seat), "pass") for seat in range(3)]

    assert set(actions(words, view_of(TURN))) == {Pass()}
    assert set(actions(words, view_of(TURN, *passed, TurnBegan(Seat(0), 3, DUE)))) == {Pass()}


def test_it_believes_words_that_it_knows() -> None:
    """A bot accepts a common word of another seat."""
    assert set(actions(lexicon("cats"), view_of(TURN, OPEN, seat=1))) == {Accept()}


def test_it_doubts_some_words_that_it_does_not_know() -> None:
    """A bot challenges an unknown word now and then, and a better level does so more often."""
    words = lexicon(*COMMON)
    view = view_of(TURN, OPEN, seat=1)

    doubts = {level: actions(words, view, level).count(Challenge()) for level in LEVELS}

    assert 0 < doubts["gentle"] < doubts["fair"] < doubts["sharp"] <= 50


def test_it_has_no_say_about_its_own_word() -> None:
    """A bot that has spelled the word or accepted it waits."""
    words = lexicon(*COMMON)

    assert actions(words, view_of(TURN, OPEN, seat=0)) == []
    assert actions(words, view_of(TURN, OPEN, Accepted(Seat(1)), seat=1)) == []


def test_it_keeps_its_mind_while_others_accept() -> None:
    """Other players' answers don't change a bot's plan to accept or challenge."""
    player = bot(lexicon(*COMMON))
    before = planned(player, view_of(TURN, OPEN, seat=1), at=1000)

    after = planned(player, view_of(TURN, OPEN, Accepted(Seat(2)), seat=1), at=1500, draw="b")

    assert before is not None
    assert after is before


def test_it_agrees_to_finish_when_no_word_is_left() -> None:
    """A bot agrees to finish once no word is left; having agreed, it passes its turns."""
    stood = Stood(Seat(0), 6, doubled=False)
    spent: list[KeesdrowEvent] = [TURN, OPEN, stood, NoWordLeft(), TurnBegan(Seat(1), 1, DUE)]
    words = lexicon("cat")

    assert set(actions(words, view_of(*spent, seat=1))) == {Finish()}
    assert set(actions(words, view_of(*spent, seat=0))) == {Finish()}
    assert set(actions(words, view_of(*spent, Finishing(Seat(1)), seat=1))) == {Pass()}
    assert actions(words, view_of(*spent, Finishing(Seat(0)), seat=0)) == []


@pytest.mark.parametrize("level", LEVELS)
def test_its_bluffs_look_like_words(level: str) -> None:
    """A bluff is a regular form of a word on the board, about as often as the level says."""
    words = lexicon("cat")
    tries = [planned(bot(words, level), view_of(TURN), draw=f"{n}") for n in range(400)]
    paths = [plan.action.path for plan in tries if plan and isinstance(plan.action, Spell)]

    bluffs = [path for path in paths if path != (0, 1, 2)]

    # CAT is the only word and worth little, so that every bluff considered pays.
    share = LEVELS[level].bluff / 1000
    assert abs(len(bluffs) - 400 * share) <= 4 * (400 * share * (1 - share)) ** 0.5
    assert set(bluffs) <= {(0, 1, 2, 3)}


def test_it_does_not_bluff_where_words_are_checked() -> None:
    """Where words are checked, so that a bluff would be refused, a bot plays a real word."""
    view = view_of(TURN, words="checked")
    tries = [planned(bot(lexicon("cat")), view, draw=f"{n}") for n in range(400)]

    assert {plan.action for plan in tries if plan} == {Spell((0, 1, 2))}


def test_longer_words_take_longer() -> None:
    """A bot needs more time for a longer word."""
    word, longer = lexicon("cat"), lexicon("cats")
    paces = [
        sum(plan.at for n in range(50) if (plan := planned(bot(w), view_of(TURN), draw=f"{n}")))
        for w in (word, longer)
    ]

    assert paces[0] < paces[1]


@pytest.mark.parametrize("left", [0, 1, 900, 5_000, 60_000])
@pytest.mark.parametrize("level", LEVELS)
def test_it_acts_before_the_time_is_up(level: str, left: int) -> None:
    """A bot acts before its time is up, however short it is."""
    due = Millis(50_000 + left)
    views = [
        view_of(TurnBegan(Seat(0), 0, due)),
        view_of(TURN, Spelled(Seat(0), "cats", (0, 1, 2, 3), (3, 1, 2, 2), due), seat=1),
    ]

    for view in views:
        plan = planned(bot(lexicon("cat"), level), view, at=50_000)
        assert plan is not None
        assert 50_000 <= plan.at <= due
        assert plan.at < due or left <= 1


def test_without_a_timer_it_takes_its_time() -> None:
    """Without a deadline, a bot plays at its own pace."""
    plan = planned(bot(lexicon("cat")), view_of(TurnBegan(Seat(0), 0, None)))

    assert plan is not None
    assert plan.at > 3000


def test_a_spectator_plans_nothing() -> None:
    """A bot plans nothing from a view without a seat."""
    game = Keesdrow(lexicon("cat"))
    state = game.initial_state(Setup(house_rules(), (SeatInfo(),) * 2))
    view = game.view(game.evolve(state, CATS), None)

    assert planned(bot(lexicon("cat")), view) is None


def test_what_it_plans_is_legal() -> None:
    """The game accepts what a bot plans."""
    words = lexicon("cat")
    game = Keesdrow(words)
    state: State = game.initial_state(Setup(house_rules(), (SeatInfo(),) * 2))
    for event in (CATS, TURN):
        state = game.evolve(state, event)
    plan = planned(bot(words), game.view(state, Seat(0)))
    assert plan is not None

    decided = game.decide(
        state, Act(Seat(0), plan.action), plan.at, Chance(simulation_seed(0), "act")
    )

    assert isinstance(decided, list)
