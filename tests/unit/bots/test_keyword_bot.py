"""Tests of what a bot does in each phase of KEYWORD, one view at a time."""

import pytest

from rules.keyword.spec import A, B, Spec, short
from rumpus.bots.bot import Plan
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Act, Millis, Refusal, Seat
from rumpus.games.keyword.actions import Action, Announce, Commit, Decline, Pass, Ready
from rumpus.games.keyword.bots import LEVELS, KeywordBot
from rumpus.games.keyword.events import LastCall, RoundBegan

CATS = {"middle": "tsxxxx", "listed": "cats cat at"}


def planned(
    spec: Spec, level: str = "fair", seat: Seat = A, at: int | None = None, draw: str = "plan"
) -> Plan[Action] | None:
    """Ask a new bot on a seat for a plan."""
    chance = Chance(simulation_seed(1), draw)
    now = spec.at if at is None else Millis(at)
    return KeywordBot(spec.game.lexicon, LEVELS[level]).on(spec.view(seat), (), now, chance)


def plans(spec: Spec, level: str = "fair", at: int | None = None) -> list[Plan[Action]]:
    """Return the plans of fifty bots of one level with different luck."""
    asked = [planned(spec, level, at=at, draw=f"{n}") for n in range(50)]
    return [plan for plan in asked if plan is not None]


def accepted(spec: Spec, plan: Plan[Action]) -> bool:
    """Return True if the rules accept a bot's planned action at its planned time."""
    chance = Chance(simulation_seed(0), "act")
    decided = spec.game.decide(spec.state, Act(A, plan.action), plan.at, chance)
    return not isinstance(decided, Refusal)


def laid(spec: Spec, plan: Plan[Action] | None) -> str:
    """Carry out a plan, and return the word laid."""
    assert plan is not None
    spec.when(A, plan.action, plan.at).accepted()
    pieces = spec.view(A).laid
    assert pieces is not None
    decks = {"Orange": spec.state.orange, "Blue": spec.state.blue}
    return "".join(p.letter or decks[type(p).__name__][p.card] for p in pieces)


@pytest.mark.parametrize("level", LEVELS)
def test_it_lays_a_word_of_its_cards(level: str) -> None:
    """A bot lays a listed word from its cards, blanks included."""
    spec = Spec("c?xxxx", "xxxxxx", middle="tsxxxx", listed="cats")

    assert laid(spec, planned(spec, level, at=16_000)) == "cats"


def test_it_waits_when_it_has_laid_and_when_it_has_passed() -> None:
    """A bot plans nothing once it has laid or passed."""
    assert planned(Spec("caxxxx", "xxxxxx", **CATS).lay(A, "caT")) is None
    assert planned(Spec("caxxxx", "xxxxxx", **CATS).skip(A, "x")) is None


def test_of_the_longest_words_it_lays_the_one_with_letters_that_it_needs() -> None:
    """Of the longest words, Fair lays the one with a letter that it needs for the keyword."""
    for kept, word in (("ea", "tot"), ("ta", "pep")):
        spec = Spec("opxxxx", "xxxxxx", middle="ttepxx", listed="tot pep", keyword="tea")
        assert laid(spec.kept(A, kept), planned(spec, at=16_000)) == word


@pytest.mark.parametrize("level", LEVELS)
def test_it_never_lays_what_nobody_suggests(level: str) -> None:
    """A word that is never suggested stays in the hand; a shorter one is laid."""
    spec = Spec("chinxx", "xxxxxx", middle="tsexxx", listed="chits! hen")

    assert laid(spec, planned(spec, level, at=16_000)) == "hen"


@pytest.mark.parametrize("level", LEVELS)
def test_without_a_word_it_changes_cards_while_it_may(level: str) -> None:
    """Without a word, a bot passes within the window and discards its own cards."""
    spec = Spec("xvqzcb", "xxxxxx", middle="xxxxxx")

    for plan in plans(spec, level):
        assert isinstance(plan.action, Pass)
        assert plan.action.discard
        assert plan.at < 15_000
        assert accepted(spec, plan)


def test_with_a_poor_word_it_changes_cards_and_keeps_what_it_needs() -> None:
    """With a poor word, Fair and Sharp discard awkward letters; needed ones and blanks stay."""
    for level in ("fair", "sharp"):
        spec = Spec("kq?vto", "xxxxxx", middle="xxxxxx", listed="to")
        plan = planned(spec, level)
        assert plan is not None
        assert isinstance(plan.action, Pass)
        assert [spec.state.orange[card] for card in plan.action.discard] == ["q", "v"]


def test_a_hand_of_good_cards_is_changed_without_what_it_needs() -> None:
    """A bot discards the cards that it doesn't need, or needed ones if it has no others."""
    for hand, gone in (("kdrbnt", "bnt"), ("keywor", "keywor"), ("?dwork", "?dwork")):
        plan = planned(Spec(hand, "xxxxxx", middle="xxxxxx"))
        assert plan is not None
        assert isinstance(plan.action, Pass)
        assert "".join(hand[card] for card in plan.action.discard) == gone


@pytest.mark.parametrize("level", LEVELS)
def test_when_it_may_not_pass_any_more_it_racks_its_brains(level: str) -> None:
    """Once it may not pass, a bot finds a word that is too long for its level."""
    listed = "jot organization"
    late = Spec("organi", "xxxxxx", middle="zation", listed=listed)
    forestalled = Spec("organi", "jxxxxx", middle="zation", listed=listed, timer=0).lay(B, "jOT")

    for spec in (late, forestalled):
        plan = planned(spec, level, at=16_000)
        assert plan is not None
        assert isinstance(plan.action, Commit)
        assert len(plan.action.pieces) == 12


@pytest.mark.rule("KW-10")
@pytest.mark.parametrize("level", LEVELS)
def test_without_any_word_it_says_so_and_lets_nobody_wait(level: str) -> None:
    """A bot that can't lay a word declines, and keeps its cards."""
    spec = Spec("vbqxxx", "jxxxxx", middle="otxxxx", listed="jot", timer=0).lay(B, "jOT")

    plan = planned(spec, level)

    assert plan is not None
    assert plan.action == Decline(0)
    spec.when(A, plan.action).accepted()
    assert spec.fates() == ("declined", "won")
    assert spec.hand(A) == "vbqxxx"


@pytest.mark.rule("KW-10")
@pytest.mark.parametrize("level", LEVELS)
def test_it_looks_for_a_word_as_long_whether_it_finds_one(level: str) -> None:
    """A bot takes the same time whether it has a word or not, so its time reveals nothing."""
    times = [
        {plan.at for plan in plans(spec, level, at=16_000)}
        for spec in (
            Spec(hand, "jxxxxx", middle="tartzx", listed="jot start", timer=20)
            for hand in ("vbgkkk", "vbgkks")
        )
    ]

    assert times[0] == times[1]


@pytest.mark.rule("KW-10")
def test_without_a_word_it_hurries_when_it_is_the_last() -> None:
    """A bot without a word declines within four seconds if all others have laid."""
    spec = Spec("vbqxxx", "jxxxxx", middle="otxxxx", listed="jot").lay(B, "jOT")

    for plan in plans(spec, at=16_000):
        assert isinstance(plan.action, Decline)
        assert plan.at < 20_000


def test_a_plan_to_pass_is_dropped_when_somebody_lays() -> None:
    """Without a timer, another seat's word makes a bot that planned to pass decline instead."""
    spec = Spec("xvqzcb", "xaxxxx", middle="xxxxxx", listed="ax", timer=0)
    bot = KeywordBot(spec.game.lexicon, LEVELS["fair"])
    first = bot.on(spec.view(A), (), Millis(0), Chance(simulation_seed(1), "a"))
    spec.lay(B, "aX")

    then = bot.on(spec.view(A), (), spec.at, Chance(simulation_seed(1), "b"))

    assert first is not None
    assert isinstance(first.action, Pass)
    assert then is not None
    assert then.action == Decline(0)


def test_it_keeps_its_mind_while_others_lay_and_hurries_when_it_is_the_last() -> None:
    """A bot keeps to its word while others lay, and lays it sooner the fewer players are left."""
    spec = Spec("caxxxx", "axxxxx", "axxxxx", middle="tsxxxx", listed="cats at")
    bot = KeywordBot(spec.game.lexicon, LEVELS["gentle"])
    asked: list[Plan[Action]] = []
    for step in (None, B, Seat(2)):
        if step is not None:
            spec.lay(step, "aT")
        plan = bot.on(spec.view(A), (), spec.at, Chance(simulation_seed(1), f"{step}"))
        assert plan is not None
        asked.append(plan)

    assert len({plan.action for plan in asked}) == 1
    assert asked[0].at > asked[1].at > asked[2].at
    assert asked[2].at - spec.at < 4000


def test_longer_words_take_longer() -> None:
    """A bot needs more time for a longer word."""
    paces = [
        sum(plan.at for plan in plans(spec, at=16_000))
        for spec in (
            Spec("caxxxx", "xxxxxx", middle="tsxxxx", listed=word) for word in ("cat", "cats")
        )
    ]

    assert paces[0] < paces[1]


@pytest.mark.parametrize("left", [1, 900, 5_000, 20_000, 60_000])
@pytest.mark.parametrize("level", LEVELS)
def test_it_lays_before_the_sand_runs_out(level: str, left: int) -> None:
    """However little time is left, a bot lays within 85 % of it."""
    spec = Spec("caxxxx", "xxxxxx", **CATS)
    spec.given(RoundBegan(0, Millis(100_000 + left), Millis(100_000)))

    for plan in plans(spec, level, at=100_000):
        assert 100_000 <= plan.at <= 100_000 + left * 0.85
        assert isinstance(plan.action, Commit)


def test_with_time_to_spare_it_takes_as_long_as_a_person() -> None:
    """Without a timer, Fair lays a word after 10 to 30 seconds."""
    asked = plans(Spec("caxxxx", "xxxxxx", timer=0, **CATS))
    times = [plan.at for plan in asked if isinstance(plan.action, Commit)]

    assert min(times) > 10_000
    assert max(times) < 30_000
    assert len(set(times)) > 15


@pytest.mark.parametrize("timer", [0, 90])
def test_it_is_ready_after_a_moment(timer: int) -> None:
    """A bot is ready for the next round after two to five seconds."""
    spec = Spec("caxxxx", "axxxxx", timer=timer, **CATS).lay(A, "caT").lay(B, "aT")

    plan = planned(spec)

    assert plan is not None
    assert plan.action == Ready(0)
    assert 2000 < plan.at - spec.at < 5000
    assert planned(spec.ready(A)) is None


@pytest.mark.parametrize("level", LEVELS)
def test_it_announces_only_what_is_true(level: str) -> None:
    """A bot that lacks a letter of its keyword never announces it, even in the last call."""
    spec = short("caxxxx", "xxxxxx", middle="tsxxxx").kept(A, "at")
    assert all(not isinstance(plan.action, Announce) for plan in plans(spec, level))
    assert planned(spec.given(LastCall(Millis(10_000))), level) is None


def test_it_announces_what_it_spells_and_gentle_may_overlook_it() -> None:
    """Sharp and Fair always announce their keyword; Gentle overlooks it now and then."""
    spec = short("caxxxx", "xxxxxx", middle="tsxxxx").kept(A, "eat")

    said = {
        level: sum(plan.action == Announce() for plan in plans(spec, level)) for level in LEVELS
    }

    assert said["sharp"] == said["fair"] == 50
    assert 15 < said["gentle"] < 45


@pytest.mark.parametrize("level", LEVELS)
def test_in_the_last_call_everybody_looks_twice(level: str) -> None:
    """In the last call, every level announces its keyword in time."""
    spec = short("caxxxx", "xxxxxx").kept(A, "eat").given(LastCall(Millis(10_000)))

    asked = plans(spec, level)

    assert [plan.action for plan in asked] == [Announce()] * 50
    assert all(plan.at < 10_000 for plan in asked)


def test_where_the_table_notices_itself_nobody_announces() -> None:
    """Bots announce nothing where the table spots a keyword by itself."""
    spec = short("caxxxx", "xxxxxx", crack="automatic", middle="tsxxxx").kept(A, "eat")

    assert all(isinstance(plan.action, Commit | Pass) for plan in plans(spec))


def test_a_spectator_plans_nothing() -> None:
    """A bot plans nothing from a view without a seat."""
    spec = Spec("caxxxx", "xxxxxx", **CATS)
    bot = KeywordBot(spec.game.lexicon, LEVELS["fair"])

    assert bot.on(spec.view(None), (), spec.at, Chance(simulation_seed(1), "plan")) is None
