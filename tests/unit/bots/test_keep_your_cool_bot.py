"""What a bot of Keep Your Cool does in each situation, one view at a time."""

from collections.abc import Sequence
from statistics import mean, quantiles

import pytest
from msgspec.structs import replace

from rules.keep_your_cool.spec import A, B, Spec, kinds
from rumpus.bots.bot import Plan
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Act, Lag, Line, Millis, Refusal, Seat
from rumpus.games.keep_your_cool.actions import (
    Action,
    AskOverturn,
    Flip,
    Grant,
    Reach,
    Refuse,
    Say,
    Stop,
    Throw,
    Withdraw,
)
from rumpus.games.keep_your_cool.bots import LEVELS, CoolBot, agreeing
from rumpus.games.keep_your_cool.bots.agreeing import CLOSE, HAIR, RELATED
from rumpus.games.keep_your_cool.bots.drawing import FASTEST, exponential, normal, reaction
from rumpus.games.keep_your_cool.bots.grabbing import baited, jump_at, reach_at
from rumpus.games.keep_your_cool.bots.memory import Memory
from rumpus.games.keep_your_cool.bots.reacting import Nerves
from rumpus.games.keep_your_cool.events import CoolEvent, OverturnAsked
from rumpus.games.keep_your_cool.fields import Hand, Side
from rumpus.games.keep_your_cool.values import Lock

MANY = 200


def luck(number: int = 0) -> Chance:
    """Give one bot's luck at one update."""
    return Chance(simulation_seed(number), "bot")


def bot(spec: Spec, level: str = "fair") -> CoolBot:
    """Make a bot for a game."""
    return CoolBot(spec.game.book, LEVELS[level])


def asked(
    mind: CoolBot, spec: Spec, seat: Seat, number: int = 0, events: Sequence[CoolEvent] = ()
) -> Plan[Action] | None:
    """Ask a bot at the table's time."""
    view = spec.game.view(spec.state, seat)
    return mind.on(view, events, Millis(spec.at), luck(number))


def fresh(spec: Spec, seat: Seat, level: str = "fair", number: int = 0) -> Plan[Action] | None:
    """Ask a bot that has just sat down."""
    return asked(bot(spec, level), spec, seat, number)


def wanted(spec: Spec, seat: Seat, kind: type[Action], level: str = "fair") -> Plan[Action]:
    """Ask bots with other luck until one plans to do this."""
    plans = (fresh(spec, seat, level, number) for number in range(MANY))
    return next(plan for plan in plans if plan is not None and isinstance(plan.action, kind))


def accepted(spec: Spec, seat: Seat, plan: Plan[Action]) -> bool:
    """Say whether the rules take what a bot plans, when it plans it."""
    spec.wait(plan.at)
    decided = spec.game.decide(spec.state, Act(seat, plan.action), plan.at, luck())
    return not isinstance(decided, Refusal)


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_seen_is_remembered_and_fades(level: str) -> None:
    """Of many tiles fewer are known the later one asks, and none that was never seen."""
    memory = Memory(LEVELS[level])
    for tile in range(MANY):
        memory.look_at(tile, "sun", Millis(0), luck(tile))
    known = [
        sum(memory.recall(tile, Millis(at)) == "sun" for tile in range(MANY))
        for at in (0, 5_000, 20_000, 60_000, 600_000)
    ]

    assert known[0] == MANY
    assert known == sorted(known, reverse=True)
    assert known[2] > known[3]
    assert known[-1] < MANY / 50
    assert memory.recall(MANY, Millis(0)) is None


def test_tiles_seen_later_crowd_out_earlier_ones() -> None:
    """At the same time after it was seen, a tile is forgotten more often the more came after."""

    def kept(others: int) -> int:
        """Count the bots that still know the first tile."""
        count = 0
        for number in range(MANY):
            memory, chance = Memory(LEVELS["gentle"]), luck(number)
            for tile in range(others + 1):
                memory.see(tile, "sun", Millis(0), chance, own=True)
            count += memory.recall(0, Millis(1000)) is not None
        return count

    assert kept(0) > 1.5 * kept(10)


def test_what_was_seen_twice_lasts_longer() -> None:
    """Seen again, it fades only half as fast."""

    def kept(times: int) -> int:
        count = 0
        for number in range(MANY):
            memory, chance = Memory(LEVELS["fair"]), luck(number)
            for _ in range(times):
                memory.see(0, "sun", Millis(0), chance, own=True)
            count += memory.recall(0, Millis(30_000)) is not None
        return count

    assert kept(2) > 1.2 * kept(1)


def test_it_takes_in_a_part_of_what_the_other_turns() -> None:
    """Its mind is on a word then; its own tiles it sees all."""
    share = LEVELS["gentle"].heed / 1000
    for own in (True, False):
        seen = 0
        for number in range(MANY):
            memory = Memory(LEVELS["gentle"])
            memory.see(0, "sun", Millis(0), luck(number), own=own)
            seen += memory.recall(0, Millis(0)) is not None
        assert seen == MANY if own else abs(seen - share * MANY) < MANY / 8


def test_luck_has_the_right_shape() -> None:
    """The draws have the means and deviations of their distributions."""
    chance = luck()
    even, tail = ([draw(chance) for _ in range(4000)] for draw in (normal, exponential))

    assert abs(mean(even)) < 0.06
    assert abs(mean(x * x for x in even) - 1) < 0.08
    assert abs(mean(tail) - 1) < 0.06
    assert min(tail) >= 0


@pytest.mark.parametrize("name", LEVELS)
def test_reactions_are_ex_gaussian(name: str) -> None:
    """Their mean is that of both parts, they lean to the right, and none is inhuman."""
    level, chance = LEVELS[name], luck()
    drawn = [reaction(level, chance) for _ in range(4000)]
    low, middle, high = quantiles(drawn, n=20)[0], quantiles(drawn, n=2)[0], quantiles(drawn)[2]

    assert min(drawn) >= FASTEST
    assert abs(mean(drawn) - level.reaction - level.tail) < 10
    assert mean(drawn) > middle
    assert quantiles(drawn, n=20)[18] - middle > 1.5 * (middle - low)
    assert high < 800


def test_better_levels_are_faster_and_later_less_often() -> None:
    """Of reaches of 0.7 seconds each level misses fewer than the one below."""
    late = [
        sum(reaction(level, luck(number)) >= 700 for number in range(2000))
        for level in LEVELS.values()
    ]

    assert late[0] > 1.3 * late[1] > 1.3 * 1.3 * late[2] > 0


def test_it_throws() -> None:
    """Soon, any hand, and once."""
    spec = Spec(first=None)
    spec.given_state(phase="throw", due=Millis(20_000))
    hands: set[Hand] = set()
    for number in range(30):
        plan = fresh(spec, A, number=number)
        assert plan is not None
        assert isinstance(plan.action, Throw)
        assert 500 < plan.at < 3000
        hands.add(plan.action.hand)
    assert hands == {"rock", "paper", "scissors"}
    spec.given_state(thrown=("rock", None))
    assert fresh(spec, A) is None


@pytest.mark.parametrize("level", LEVELS)
def test_the_first_word_comes_in_time(level: str) -> None:
    """Any word of the list, before the roles swap; the other waits."""
    spec = Spec(first=None, first_word_time=5000)
    for number in range(50):
        plan = fresh(spec, A, level, number)
        assert plan is not None
        assert isinstance(plan.action, Say)
        assert 1000 < plan.at < 5000
    assert accepted(spec, A, wanted(spec, A, Say, level))
    assert fresh(spec, B, level) is None


@pytest.mark.parametrize("level", LEVELS)
def test_a_word_has_both_letters_and_takes_its_time(level: str) -> None:
    """Nobody speaks at once, longer words take longer, and the rules take what it says."""
    for number in range(30):
        spec = Spec(first="ludicrous", swap_pause=0)
        mind = bot(spec, level)
        plan = asked(mind, spec, B, number)
        while plan is not None and not isinstance(plan.action, Say):
            spec.wait(spec.at + 1)
            plan = asked(mind, spec, B, number + 1000 * spec.at)
        assert plan is not None
        assert isinstance(plan.action, Say)
        word = plan.action.word
        assert {"l", "s"} <= {*word}
        assert plan.at > 1000 + len(word) * LEVELS[level].letter
        assert accepted(spec, B, plan)


def test_who_has_lost_the_tiles_does_not_speak_too_soon() -> None:
    """However quick an idea is, it waits until it may be said (KYC-12)."""
    spec = Spec(first="ludicrous")
    pausing = replace(spec.player(B), speak_from=Millis(20_000))
    spec.given_state(players=(spec.player(A), pausing))
    plans = [fresh(spec, B, "sharp", number) for number in range(MANY)]
    said = [plan.at for plan in plans if plan is not None and isinstance(plan.action, Say)]

    assert min(said) == 20_000 < max(said)


def test_a_plan_lasts_as_long_as_its_reason() -> None:
    """What others do meanwhile neither hurries a bot nor makes it start again."""
    spec = Spec(first="ludicrous")
    mind = bot(spec)
    words: set[tuple[str, int]] = set()
    for number in range(20):
        spec.wait(spec.at + 10)
        plan = asked(mind, spec, B, number)
        if plan is not None and isinstance(plan.action, Say):
            words.add((plan.action.word, plan.at))

    assert len(words) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_two_that_it_knows_are_taken(level: str) -> None:
    """Having seen both of a pair it turns them, one after the other."""
    spec = Spec("abcdefabcdef")
    mind = unforgetting(spec, level)
    show(mind, spec, 0, 0, 6, 6)
    first = turned(mind, spec)
    show(mind, spec, first)

    assert {first, turned(mind, spec)} == {0, 6}


def test_of_two_tiles_it_turns_down_the_one_whose_like_it_does_not_know() -> None:
    """Then it turns up the like of the other."""
    spec = Spec("abcabc")
    mind = unforgetting(spec, "sharp")
    show(mind, spec, 4, 4, 0, 1)
    down = turned(mind, spec)
    show(mind, spec, down)

    assert (down, turned(mind, spec)) == (0, 4)


def unforgetting(spec: Spec, level: str) -> CoolBot:
    """Make a bot that forgets nothing."""
    return CoolBot(spec.game.book, replace(LEVELS[level], lasting=10**9, crowding=1000))


def show(mind: CoolBot, spec: Spec, *tiles: int) -> None:
    """Turn tiles for a bot on A, which looks on."""
    for tile in tiles:
        at = max(spec.at, spec.player(A).busy)
        asked(mind, spec, A, at, spec.when(A, Flip(tile), at).events)


def turned(mind: CoolBot, spec: Spec) -> int:
    """Ask, as its luck changes, until it plans to turn a tile next."""
    for number in range(MANY):
        plan = asked(mind, spec, A, number)
        if plan is not None and isinstance(plan.action, Flip):
            spec.wait(plan.at)
            return plan.action.tile
    raise AssertionError("it never turns a tile")


def test_without_a_memory_it_turns_down_one_of_two() -> None:
    """Never a third, but for a bot that loses count, and that only where it is a foul."""
    for third in ("foul", "refused"):
        spec = Spec("abcabc", third_flip=third)
        spec.flip(A, 0, 1, at=0)
        turned = [
            plan.action.tile
            for number in range(MANY)
            if (plan := fresh(spec, A, "gentle", number)) is not None
            and isinstance(plan.action, Flip)
        ]
        strays = [tile for tile in turned if tile > 1]
        assert {0, 1} <= {*turned}
        assert len(strays) < len(turned) / 10
        assert (strays == []) == (third == "refused")


@pytest.mark.parametrize("level", LEVELS)
def test_a_reach_is_answered_from_when_it_began(level: str) -> None:
    """The deadline is drawn once, and updates in between do not move it."""
    spec = Spec()
    number = spec.reach(A, at=1000)
    mind = CoolBot(spec.game.book, replace(LEVELS[level], bold=1))
    first = asked(mind, spec, B)
    spec.wait(1100)
    again = asked(mind, spec, B, 1)

    assert first is not None
    assert first == again
    assert first.action == Stop(number)
    assert first.at >= 1150


def test_a_reach_at_a_busy_bot_is_answered_later() -> None:
    """Hands that turn a tile cost it time, and so does a word that is on its lips."""
    idle, busy = Spec(), Spec()
    busy.flip(A, 0, at=900)
    for spec in (idle, busy):
        spec.reach(B, at=1000)
    load = LEVELS["fair"].load
    begun = (Millis(990),)

    for number in range(20):
        free = answering(idle, number)
        assert answering(busy, number) == answering(idle, number, begun) == free + load
        assert answering(idle, number, (Millis(1010),)) == free


def answering(spec: Spec, number: int, speaking: Sequence[Millis] = ()) -> int:
    """Give when a bot on A would stop the reach under way."""
    view, nerves = spec.game.view(spec.state, A), Nerves(LEVELS["fair"])
    plan = nerves.stop(view, A, spec.grab, speaking, luck(number))
    assert plan is not None
    return plan.at


def test_a_locked_stop_waits_for_what_is_left_of_the_reach() -> None:
    """After a void stop it answers as soon as it may say stop again (KYC-21)."""
    spec = Spec(void_stop_lock=2000)
    spec.when(B, Stop(), 0).accepted()
    spec.reach(A, at=1700)

    mind = CoolBot(spec.game.book, replace(LEVELS["fair"], bold=1))
    plan = asked(mind, spec, B)

    assert plan is not None
    assert isinstance(plan.action, Stop)
    assert plan.at >= 2000


def test_a_reach_answered_too_late_is_not_answered_again() -> None:
    """One stop a reach."""
    spec = Spec(lines=(Line(), Line(200, 0)))
    spec.reach(A, at=0)
    lag = Lag(Millis(740), (Line(), Line(200, 0)), 730, None, None)
    spec.when(B, Stop(0), 740, lag).accepted()
    assert spec.grab.late is not None

    plans = [fresh(spec, B, number=number) for number in range(30)]

    assert not any(plan is not None and isinstance(plan.action, Stop) for plan in plans)


def test_a_bluff_goes_back_while_it_may() -> None:
    """Not before 0.3 seconds have passed, and before the hand has arrived (KYC-22)."""
    spec = Spec(reach=500)
    spec.reach(A, at=1000)
    plan = wanted(spec, A, Withdraw)

    assert 1300 <= plan.at < 1500
    assert accepted(spec, A, plan)


def feint(number: int = 0, level: str = "fair") -> tuple[Spec, Nerves, int, Plan[Action] | None]:
    """
    Let B reach at A at 1000 and take the hand back at 1300.

    Give when A's bot would have said stop, and what it plans when it sees the hand go back.
    """
    spec, nerves = Spec(), Nerves(LEVELS[level])
    spec.reach(B, at=1000)
    coming = nerves.stop(spec.game.view(spec.state, A), A, spec.grab, (), luck(number))
    spec.when(B, Withdraw(), 1300).accepted()
    going = nerves.stop(spec.game.view(spec.state, A), A, spec.grab, (), luck(number))
    assert coming is not None
    return spec, nerves, coming.at, going


@pytest.mark.parametrize("level", LEVELS)
def test_a_stop_on_its_lips_is_said_to_a_hand_that_goes_back(level: str) -> None:
    """KYC-22: within its restraint it can't hold it back, after that it says nothing."""
    said = {"in time": 0, "void": 0, "held back": 0}
    for number in range(MANY):
        spec, nerves, at, going = feint(number, level)
        spec.wait(1451)
        assert spec.state.grabs == ()
        assert nerves.slip(spec.game.view(spec.state, A), A) == going
        if at > 1300 + LEVELS[level].restraint:
            assert going is None
            said["held back"] += 1
        else:
            assert going == Plan(Millis(at), Stop(0))
            said["in time" if at <= 1450 else "void"] += 1

    assert min(said.values()) > MANY / 20


def test_a_stop_that_was_said_to_a_feint_is_not_said_again() -> None:
    """One void stop a feint."""
    number = next(number for number in range(MANY) if 1450 < feint(number)[2] <= 1600)
    spec, nerves, at, _ = feint(number)
    spec.wait(1451)
    assert nerves.slip(spec.game.view(spec.state, A), A) is not None

    spec.when(A, Stop(0), at).accepted()

    assert nerves.slip(spec.game.view(spec.state, A), A) is None


def test_it_follows_up_a_feint_that_baited_a_stop() -> None:
    """KYC-21: B can't say stop until 2350, and A's hand comes again before that."""
    spec = Spec()
    number = spec.reach(A, at=1000)
    spec.when(A, Withdraw(), 1300).accepted()
    assert baited(spec.game.view(spec.state, A), A) is None
    spec.when(B, Stop(number), 1550).accepted()

    assert baited(spec.game.view(spec.state, B), B) is None
    for luckily in range(20):
        plan = fresh(spec, A, "sharp", luckily)
        assert plan is not None
    reach = wanted(spec, A, Reach, "sharp")
    assert 1550 < reach.at < 2350
    assert accepted(spec, A, reach)


def test_a_stop_without_a_reason_is_no_bait() -> None:
    """There was no feint to follow up."""
    spec = Spec()
    spec.when(B, Stop(), 1000).accepted()

    assert baited(spec.game.view(spec.state, A), A) is None


def test_moods() -> None:
    """It reaches sooner where it lies behind, the other is busy or can't say stop."""

    def waits(spec: Spec) -> float:
        """Give the mean time until a bot on A reaches."""
        view = spec.game.view(spec.state, A)
        at = Millis(spec.at)
        drawn = [reach_at(view, A, LEVELS["fair"], at, luck(number)) for number in range(MANY)]
        assert None not in drawn
        return mean(then - at for then in drawn if then is not None)

    calm, behind, ahead, locked = (Spec("aabbcc") for _ in range(4))
    behind.when(B, Say("casserole"), 1000).accepted()
    behind.flip(B, 0, 1, at=1000)
    behind.wait(10_000)
    ahead.flip(A, 0, 1, at=0)
    ahead.wait(10_000)
    locked.given_state(
        players=(locked.player(A), replace(locked.player(B), stop_from=Millis(10**9)))
    )

    assert waits(behind) < waits(calm) < waits(ahead)
    assert waits(locked) < waits(calm) / 5


def test_where_it_may_not_reach_it_does_not_want_to() -> None:
    """Not with a lock, not while a hand is out, and not before it may again."""
    spec = Spec()
    view = spec.game.view(spec.state, A)
    level = LEVELS["fair"]

    def with_me(**fields: object) -> Millis | None:
        players = (replace(view.players[0], **fields), view.players[1])
        return reach_at(replace(view, players=players), A, level, Millis(0), luck())

    assert with_me(lock=Lock(Millis(0))) is None
    barred = with_me(reach_from=Millis(90_000_000))
    assert barred is not None
    assert barred >= 90_000_000
    spec.reach(A, at=10)
    assert reach_at(spec.game.view(spec.state, A), A, level, Millis(10), luck()) is None


def test_it_may_reach_while_the_others_hand_is_out() -> None:
    """His mind is on his own hand: within that reach it is as much bolder as its level is wily."""
    spec = Spec("aabbcc")
    level = LEVELS["sharp"]

    def soon() -> int:
        """Count the bots that reach within the next 0.6 s."""
        view, at = spec.game.view(spec.state, A), Millis(spec.at)
        drawn = [reach_at(view, A, level, at, luck(number)) for number in range(2000)]
        return sum(then is not None and then < at + 600 for then in drawn)

    spec.wait(10_000)
    calm = soon()
    spec.reach(B, at=10_000)
    assert soon() > level.wily / 2 * calm > 0


def test_it_is_jumpy_when_it_expects_a_hand() -> None:
    """After the other has taken a pair a stop without a reason is likelier; never with a lock."""
    calm, tense = Spec("aabbcc"), Spec("aabbcc")
    tense.flip(A, 0, 1, at=0)
    level = LEVELS["gentle"]

    def soon(spec: Spec) -> int:
        view, at = spec.game.view(spec.state, B), Millis(spec.at)
        drawn = [jump_at(view, B, level, at, luck(number)) for number in range(2000)]
        return sum(then is not None and then < at + 3000 for then in drawn)

    assert soon(tense) > 3 * soon(calm)
    players = (replace(calm.player(A), lock=Lock(Millis(0))), calm.player(B))
    calm.given_state(players=players)
    assert jump_at(calm.game.view(calm.state, B), B, level, Millis(0), luck()) is None


def test_it_grants_what_is_far_fetched_and_refuses_the_rest() -> None:
    """KYC-30: asked about a relative of two steps it grants nothing; it takes seconds."""
    spec = Spec(first="play", swap_pause=0)
    spec.when(B, Say("played"), 1000).accepted()
    spec.when(B, AskOverturn(0, "please"), 2000).accepted()
    plan = fresh(spec, A)

    assert plan is not None
    assert plan.action == Refuse()
    assert 3000 < plan.at < 10_000
    assert fresh(spec, B) is None
    call = spec.state.calls[0]
    doubt = call.doubt
    assert doubt is not None
    far = replace(doubt, chain=doubt.chain * 3)
    spec.given_state(calls=(replace(call, doubt=far),))
    granted = fresh(spec, A)
    assert granted is not None
    assert granted.action == Grant()


def lost_flag(*, late: int | None = None) -> Spec:
    """Let B take A's flag, which ends the game; A's stop came so many ms late, if at all."""
    slow = Line(200, 0)
    spec = Spec(lines=(slow, Line()))
    number = spec.reach(B, at=1000)
    if late is not None:
        lag = Lag(Millis(1900), (slow, Line()), 700 + late, Millis(1000), Millis(1000))
        spec.when(A, Stop(number), 1900, lag).accepted()
    spec.wait(2000)
    assert spec.state.halt is not None
    assert (spec.state.halt.why, spec.state.halt.seat) == ("dispute", A)
    return spec


@pytest.mark.parametrize("level", LEVELS)
def test_a_flag_lost_by_a_hair_is_disputed(level: str) -> None:
    """KYC-30: in the 10 s that there are for it, and the rules take it."""
    spec = lost_flag(late=10)
    plan = fresh(spec, A, level)

    assert plan is not None
    assert plan.action == AskOverturn(0, CLOSE)
    assert plan.at < spec.at + 10_000
    assert accepted(spec, A, plan)
    assert spec.state.phase == "play"


@pytest.mark.parametrize("late", [None, HAIR + 1, 90])
def test_any_other_flag_stands(late: int | None) -> None:
    """KYC-30: it says so, so that the game is over at once."""
    spec = lost_flag(late=late)
    plan = fresh(spec, A)

    assert plan is not None
    assert plan.action == Refuse()
    happened = spec.when(A, plan.action, plan.at).events
    assert kinds(happened)[0] == "FlagStood"
    assert kinds(happened)[-1] == "Ended"


def test_whoever_took_the_flag_waits_for_the_dispute() -> None:
    """The ten seconds are not his; asked, he grants what was a close thing."""
    spec = lost_flag(late=10)
    assert fresh(spec, B) is None

    spec.when(A, AskOverturn(0, CLOSE), spec.at + 10).accepted()
    plan = fresh(spec, B)
    assert plan is not None
    assert plan.action == Grant()


def refused_relative() -> Spec:
    """Let B say PLAYER, which is refused as a relative of PLAYABLE over PLAY."""
    spec = Spec(first="playable", swap_pause=0, min_answers=1)
    spec.when(B, Say("player"), 1000).accepted()
    assert spec.state.calls != ()
    return spec


def test_it_asks_about_an_arguable_word() -> None:
    """KYC-30: now and then, as its level says; never about the same ruling twice."""
    spec = refused_relative()
    view = spec.game.view(spec.state, B)
    question = agreeing.asked(view, B)
    assert question == AskOverturn(view.calls[-1].number, RELATED)
    assert agreeing.asked(view, A) is None

    closed = replace(view, calls=(replace(view.calls[-1], closed=True),))
    assert agreeing.asked(closed, B) is None
    assert agreeing.asked(replace(view, moderator=Seat(2)), B) is None
    word = replace(view.calls[-1], key=99)
    assert agreeing.asked(replace(view, calls=(word,)), B) is None


def test_questions_are_asked_as_often_as_the_level_says() -> None:
    """Each bot decides once about each ruling, and what it asks is taken."""
    spec = refused_relative()
    plans = [fresh(spec, B, "sharp", number) for number in range(MANY)]
    asks = [p for p in plans if p is not None and isinstance(p.action, AskOverturn)]

    share = LEVELS["sharp"].asks / 1000
    assert abs(len(asks) - share * MANY) < MANY / 5
    assert accepted(spec, B, asks[0])


def test_after_three_questions_it_asks_no_more() -> None:
    """More are not allowed, if they were in vain."""
    spec = refused_relative()
    mind = CoolBot(spec.game.book, replace(LEVELS["sharp"], asks=1000, bold=1))
    question = OverturnAsked(0, B, RELATED, Millis(0), Millis(0))
    plan = asked(mind, spec, B, events=(question,) * 2)
    assert plan is not None
    assert isinstance(plan.action, AskOverturn)

    plan = asked(mind, spec, B, events=(question,))
    assert plan is None or not isinstance(plan.action, AskOverturn)


def test_while_play_stands_still_it_does_nothing_else() -> None:
    """Its own question waits for the other, and hands stay where they are."""
    spec = Spec(first="play", swap_pause=0)
    spec.when(B, Say("played"), 1000).accepted()
    mind = bot(spec)
    asked(mind, spec, B)
    spec.when(B, AskOverturn(0, "please"), 2000).accepted()

    assert asked(mind, spec, B) is None
    happened = spec.when(A, Refuse(), 20_000).events
    plan = asked(mind, spec, B, events=happened)
    assert plan is not None
    assert plan.at > 20_000


def test_what_waits_to_be_decided_is_not_done_twice() -> None:
    """Asked again while its act is held, it does the like only after a while."""
    spec = Spec()
    mind = bot(spec, "sharp")
    tile = turned(mind, spec)

    for number in range(MANY):
        plan = asked(mind, spec, A, number)
        assert plan is not None
        assert plan.action != Flip(tile) or plan.at >= spec.at + 300


def test_a_seat_that_does_not_play_has_no_plans() -> None:
    """Nor has any when the game is over."""
    spec = Spec(moderated=True)
    assert fresh(spec, Seat(2)) is None
    over = Spec("aa")
    over.flip(A, 0, 1, at=0)
    assert over.state.phase == "over"
    assert fresh(over, A) is None


def test_reaches_go_for_a_flag_that_is_there() -> None:
    """Of two flags any; a flag that is off is no aim."""
    spec = Spec(game="advanced")
    sides: set[Side] = set()
    for number in range(3 * MANY):
        plan = fresh(spec, A, "sharp", number)
        if plan is not None and isinstance(plan.action, Reach):
            sides.add(plan.action.side)
    assert sides == {"left", "right"}
    flags = tuple(
        replace(flag, taken=flag.owner == B and flag.side == "left") for flag in spec.state.flags
    )
    spec.given_state(flags=flags)
    for number in range(3 * MANY):
        plan = fresh(spec, A, "sharp", number)
        assert plan is None or plan.action != Reach("left")
