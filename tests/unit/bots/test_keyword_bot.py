"""What a bot does in each phase of KEYWORD, one view at a time."""

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
    """Ask a fresh bot on a seat."""
    chance = Chance(simulation_seed(1), draw)
    now = spec.at if at is None else Millis(at)
    return KeywordBot(spec.game.lexicon, LEVELS[level]).on(spec.view(seat), (), now, chance)


def plans(spec: Spec, level: str = "fair", at: int | None = None) -> list[Plan[Action]]:
    """Ask fifty bots of the same mind with different luck."""
    asked = [planned(spec, level, at=at, draw=f"{n}") for n in range(50)]
    return [plan for plan in asked if plan is not None]


def accepted(spec: Spec, plan: Plan[Action]) -> bool:
    """Say whether the rules take what a bot plans, at the time for which it plans it."""
    chance = Chance(simulation_seed(0), "act")
    decided = spec.game.decide(spec.state, Act(A, plan.action), plan.at, chance)
    return not isinstance(decided, Refusal)


def laid(spec: Spec, plan: Plan[Action] | None) -> str:
    """Read the word of a plan."""
    assert plan is not None
    spec.when(A, plan.action, plan.at).accepted()
    pieces = spec.view(A).laid
    assert pieces is not None
    decks = {"Orange": spec.state.orange, "Blue": spec.state.blue}
    return "".join(p.letter or decks[type(p).__name__][p.card] for p in pieces)


@pytest.mark.parametrize("level", LEVELS)
def test_it_lays_a_word_of_its_cards(level: str) -> None:
    """What it lays is in the list and is taken, blanks and all."""
    spec = Spec("c?xxxx", "xxxxxx", middle="tsxxxx", listed="cats")

    assert laid(spec, planned(spec, level, at=16_000)) == "cats"


def test_it_waits_when_it_has_laid_and_when_it_has_passed() -> None:
    """A bot takes nothing back, and whoever has passed is out of the round."""
    assert planned(Spec("caxxxx", "xxxxxx", **CATS).lay(A, "caT")) is None
    assert planned(Spec("caxxxx", "xxxxxx", **CATS).skip(A, "x")) is None


def test_of_the_longest_words_it_lays_the_one_with_letters_that_it_needs() -> None:
    """Lacking one letter of the keyword, Fair prefers the word that has it."""
    for kept, word in (("ea", "tot"), ("ta", "pep")):
        spec = Spec("opxxxx", "xxxxxx", middle="ttepxx", listed="tot pep", keyword="tea")
        assert laid(spec.kept(A, kept), planned(spec, at=16_000)) == word


@pytest.mark.parametrize("level", LEVELS)
def test_it_never_lays_what_nobody_suggests(level: str) -> None:
    """Such a word is left in the hand, even if there is no other."""
    spec = Spec("chinxx", "xxxxxx", middle="tsexxx", listed="chits! hen")

    assert laid(spec, planned(spec, level, at=16_000)) == "hen"


@pytest.mark.parametrize("level", LEVELS)
def test_without_a_word_it_changes_cards_while_it_may(level: str) -> None:
    """Within the window, and what it discards is its own."""
    spec = Spec("xvqzcb", "xxxxxx", middle="xxxxxx")

    for plan in plans(spec, level):
        assert isinstance(plan.action, Pass)
        assert plan.action.discard
        assert plan.at < 15_000
        assert accepted(spec, plan)


def test_with_a_poor_word_it_changes_cards_and_keeps_what_it_needs() -> None:
    """Fair and Sharp discard what is awkward; letters of the keyword and blanks stay."""
    for level in ("fair", "sharp"):
        spec = Spec("kq?vto", "xxxxxx", middle="xxxxxx", listed="to")
        plan = planned(spec, level)
        assert plan is not None
        assert isinstance(plan.action, Pass)
        assert [spec.state.orange[card] for card in plan.action.discard] == ["q", "v"]


def test_a_hand_of_good_cards_is_changed_without_what_it_needs() -> None:
    """One card goes at the least: those that are not needed, and needed ones if there are none."""
    for hand, gone in (("kdrbnt", "bnt"), ("keywor", "keywor"), ("?dwork", "?dwork")):
        plan = planned(Spec(hand, "xxxxxx", middle="xxxxxx"))
        assert plan is not None
        assert isinstance(plan.action, Pass)
        assert "".join(hand[card] for card in plan.action.discard) == gone


@pytest.mark.parametrize("level", LEVELS)
def test_when_it_may_not_pass_any_more_it_racks_its_brains(level: str) -> None:
    """A word too long for it comes to it after the window, or after somebody else's word."""
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
    """It seals that it has none; the cards stay in its hand."""
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
    """By the time that it takes nobody can tell that a bot has none."""
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
    """The others wait for a bot without a word no longer than for one with a word."""
    spec = Spec("vbqxxx", "jxxxxx", middle="otxxxx", listed="jot").lay(B, "jOT")

    for plan in plans(spec, at=16_000):
        assert isinstance(plan.action, Decline)
        assert plan.at < 20_000


def test_a_plan_to_pass_is_dropped_when_somebody_lays() -> None:
    """Without a timer the first word ends passing; a bot that wanted to pass has no word."""
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
    """The word stays; the fewer have not laid, the sooner it comes."""
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
    """A person needs time for every letter."""
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
    """However little time there is, a bot uses a plausible part of it."""
    spec = Spec("caxxxx", "xxxxxx", **CATS)
    spec.given(RoundBegan(0, Millis(100_000 + left), Millis(100_000)))

    for plan in plans(spec, level, at=100_000):
        assert 100_000 <= plan.at <= 100_000 + left * 0.85
        assert isinstance(plan.action, Commit)


def test_with_time_to_spare_it_takes_as_long_as_a_person() -> None:
    """Without a timer Fair lays a word after some ten to thirty seconds, never at once."""
    asked = plans(Spec("caxxxx", "xxxxxx", timer=0, **CATS))
    times = [plan.at for plan in asked if isinstance(plan.action, Commit)]

    assert min(times) > 10_000
    assert max(times) < 30_000
    assert len(set(times)) > 15


@pytest.mark.parametrize("timer", [0, 90])
def test_it_is_ready_after_a_moment(timer: int) -> None:
    """A bot looks at the words for a few seconds, and does not hold the table up."""
    spec = Spec("caxxxx", "axxxxx", timer=timer, **CATS).lay(A, "caT").lay(B, "aT")

    plan = planned(spec)

    assert plan is not None
    assert plan.action == Ready(0)
    assert 2000 < plan.at - spec.at < 5000
    assert planned(spec.ready(A)) is None


@pytest.mark.parametrize("level", LEVELS)
def test_it_announces_only_what_is_true(level: str) -> None:
    """Lacking a letter it says nothing, in any phase."""
    spec = short("caxxxx", "xxxxxx", middle="tsxxxx").kept(A, "at")
    assert all(not isinstance(plan.action, Announce) for plan in plans(spec, level))
    assert planned(spec.given(LastCall(Millis(10_000))), level) is None


def test_it_announces_what_it_spells_and_gentle_may_overlook_it() -> None:
    """Sharp and Fair always see it, Gentle in some six rounds of ten."""
    spec = short("caxxxx", "xxxxxx", middle="tsxxxx").kept(A, "eat")

    said = {
        level: sum(plan.action == Announce() for plan in plans(spec, level)) for level in LEVELS
    }

    assert said["sharp"] == said["fair"] == 50
    assert 15 < said["gentle"] < 45


@pytest.mark.parametrize("level", LEVELS)
def test_in_the_last_call_everybody_looks_twice(level: str) -> None:
    """Whoever spells the keyword says so in time."""
    spec = short("caxxxx", "xxxxxx").kept(A, "eat").given(LastCall(Millis(10_000)))

    asked = plans(spec, level)

    assert [plan.action for plan in asked] == [Announce()] * 50
    assert all(plan.at < 10_000 for plan in asked)


def test_where_the_table_notices_itself_nobody_announces() -> None:
    """An announcement would be refused there."""
    spec = short("caxxxx", "xxxxxx", crack="automatic", middle="tsxxxx").kept(A, "eat")

    assert all(isinstance(plan.action, Commit | Pass) for plan in plans(spec))


def test_a_spectator_plans_nothing() -> None:
    """A view without a seat awaits nobody."""
    spec = Spec("caxxxx", "xxxxxx", **CATS)
    bot = KeywordBot(spec.game.lexicon, LEVELS["fair"])

    assert bot.on(spec.view(None), (), spec.at, Chance(simulation_seed(1), "plan")) is None
