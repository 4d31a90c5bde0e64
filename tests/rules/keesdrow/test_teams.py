from collections.abc import Sequence

import pytest

from rules.keesdrow.spec import HOST, A, B, C, D, Spec, cells, setup_of
from rumpus.core.options import defaults, validated
from rumpus.core.values import Millis, OptionValue, Refusal, Result, Seat, SeatInfo, Timer
from rumpus.games.keesdrow.actions import (
    Accept,
    Action,
    Admit,
    CallCoaching,
    Challenge,
    Deny,
    Finish,
    Pass,
    Pick,
    RuleCoaching,
)
from rumpus.games.keesdrow.events import (
    Accepted,
    CoachingAdmitted,
    CoachingCalled,
    CoachingDenied,
    CoachingRuled,
    Ended,
    Forfeited,
    Laid,
    Spelled,
    Stood,
    TurnBegan,
    TurnWentOn,
)
from rumpus.games.keesdrow.game import Keesdrow
from rumpus.games.keesdrow.options import OPTIONS
from rumpus.games.keesdrow.state import Coaching, Play
from rumpus.testing.lexicons import lexicon_of

ROWS = ("CARTS",)
CART = "a1 b1 c1 d1"
GAME = Keesdrow(lexicon_of("cart"))


def table(*, moderated: bool = False, seats: int = 4, **options: OptionValue) -> Spec:
    """Create a game of teams; A and C are partners, and so are B and D."""
    options.setdefault("teams", "yes")
    return Spec(*ROWS, listed="cart arts", seats=seats, moderated=moderated, **options)


def seated(count: int, *, roles: Sequence[str] = (), **given: OptionValue) -> object:
    """Return how this many players and these other roles are seated, or the refusal."""
    options = validated(OPTIONS, given)
    assert not isinstance(options, Refusal)
    return GAME.seat(options, [*["player"] * count, *roles])


@pytest.mark.rule("KD-25")
@pytest.mark.parametrize(
    ("count", "teams"),
    [(4, (0, 1, 0, 1)), (6, (0, 1, 2, 0, 1, 2)), (8, (0, 1, 2, 3, 0, 1, 2, 3))],
)
def test_teams_of_two_sit_alternately(count: int, teams: tuple[int, ...]) -> None:
    """The teams take seats in turn, so that partners sit opposite each other."""
    assert seated(count, teams="yes") == tuple(SeatInfo(team=team) for team in teams)


@pytest.mark.rule("KD-25")
@pytest.mark.parametrize("count", [2, 3, 5, 7])
def test_teams_need_an_even_number_of_four_or_more(count: int) -> None:
    """Two players and odd numbers are refused."""
    assert seated(count, teams="yes") == Refusal("uneven_teams", "KD-25", {"players": count})


@pytest.mark.rule("KD-1")
@pytest.mark.parametrize("count", [2, 3, 8])
def test_without_teams_everybody_plays_alone(count: int) -> None:
    """Without teams, two, three and eight players are seated without a team number."""
    assert seated(count) == (SeatInfo(),) * count


@pytest.mark.rule("KD-25")
def test_a_moderator_has_no_team_wherever_they_sit() -> None:
    """The teams take seats in turn as if the moderator's seat weren't there."""
    options = defaults(OPTIONS) | {"teams": "yes", "goal": 300}
    infos = GAME.seat(options, ["player", "moderator", "player", "player", "player"])
    assert infos == (
        SeatInfo(team=0),
        SeatInfo("moderator"),
        SeatInfo(team=1),
        SeatInfo(team=0),
        SeatInfo(team=1),
    )


@pytest.mark.rule("KD-25")
def test_only_teams_have_a_moderator() -> None:
    """A moderator is refused at a table without teams."""
    assert seated(4, roles=["moderator"]) == Refusal("no_moderator", "KD-25")


@pytest.mark.rule("KD-21")
@pytest.mark.parametrize("teams", ["no", "yes"])
@pytest.mark.parametrize("goal", [20, 99, 251, 500, 2000])
def test_a_table_may_agree_on_any_goal(teams: str, goal: int) -> None:
    """Goals other than those in the rulebook are valid, with teams and without."""
    assert isinstance(seated(4, end="points", teams=teams, goal=goal), tuple)


@pytest.mark.rule("KD-25")
def test_partners_share_a_total() -> None:
    """The points of A's and C's words add up to one total for both."""
    spec = table().play(A, CART).fires("window").skip(B)
    assert spec.scores() == (7, 0, 7, 0)
    spec.play(C, "b1 c1 d1 e1").fires("window")
    # ARTS is A 2, R 2, T 4, S 2 now.
    assert spec.scores() == (17, 0, 17, 0)
    assert spec.view(None).teams == (0, 1, 0, 1)


@pytest.mark.rule("KD-25")
def test_turns_go_round_and_places_are_those_of_teams() -> None:
    """Each of four players has seven turns; then partners share their place."""
    spec = table(turns=7).play(A, CART).fires("window")
    spec.skip(*[B, C, D, A] * 6, B, C)
    assert spec.game.result(spec.state) is None
    spec.when(D, Pass())
    assert spec.game.result(spec.state) == Result(((A, C), (B, D)), (7, 0, 7, 0), "turns")


@pytest.mark.rule("KD-24", "KD-25")
def test_teams_with_equal_totals_share_the_place() -> None:
    """When both teams have equal totals, all four players share first place."""
    spec = table(turns=7).skip(*[A, B, C, D] * 7)
    result = spec.game.result(spec.state)
    assert result is not None
    assert result.places == ((A, B, C, D),)


@pytest.mark.rule("KD-21", "KD-25")
def test_all_players_finish_the_round_when_a_team_is_at_its_goal() -> None:
    """After A's 7 points take the team from 193 to its goal, 200, B, C and D still have a turn."""
    spec = table(end="points", goal=200)
    spec.given(Spelled(A, "jjj", cells("j12"), (193,), None), Stood(A, 193, doubled=False))
    spec.given(TurnBegan(B, 1, None))
    spec.skip(B, C, D).play(A, CART).fires("window").skip(B, C)
    assert spec.scores() == (200, 0, 200, 0)
    assert spec.game.result(spec.state) is None
    spec.when(D, Pass())
    assert spec.events[-1] == Ended("points")


@pytest.mark.rule("KD-17", "KD-25")
def test_partners_are_no_opponents() -> None:
    """A word stands when both opponents have accepted; the partner can't accept or challenge."""
    spec = table().play(A, CART)
    assert spec.game.awaited(spec.state) == {B, D}
    spec.when(C, Accept()).refused("own_team", "KD-25")
    spec.when(C, Challenge()).refused("own_team", "KD-25")
    spec.when(A, Accept()).refused("own_word", "KD-17")
    spec.when(B, Accept()).then(Accepted(B))
    spec.when(D, Accept())
    assert spec.happened(Stood)


@pytest.mark.rule("KD-25")
def test_partners_keep_silent_during_their_teams_turn() -> None:
    """A team is muted in its own turn and in a coaching call about it; nobody is in the window."""
    spec = table()
    assert spec.game.muted(spec.state) == {A, C}
    spec.when(B, CallCoaching())
    assert spec.game.muted(spec.state) == {A, C}
    spec.when(A, Deny()).play(A, CART)
    assert spec.game.muted(spec.state) == frozenset()
    spec.fires("window")
    assert spec.game.muted(spec.state) == {B, D}


@pytest.mark.rule("KD-25")
def test_nobody_is_muted_without_teams_in_the_draw_and_after_the_game() -> None:
    """Nobody is muted without teams, during the draw or after the game."""
    assert table(teams="no").game.muted(table(teams="no").state) == frozenset()
    over = table(turns=7).skip(*[A, B, C, D] * 7)
    assert over.game.muted(over.state) == frozenset()
    setup = setup_of(4, teams="yes")
    laid = GAME.evolve(GAME.initial_state(setup), Laid(("CART",) * 36, ("AAAA",) * 36, Millis(9)))
    assert GAME.muted(laid) == frozenset()


@pytest.mark.rule("KD-25")
@pytest.mark.parametrize("caller", [B, D])
def test_anybody_of_another_team_may_call_coaching(caller: Seat) -> None:
    """A call by either opponent pauses the turn's timer; the team has 20 seconds to answer."""
    spec = table().when(caller, CallCoaching(), at=30_000)
    spec.then(CoachingCalled(caller, Millis(50_000), 90_000, 0))
    assert spec.state.phase == "coaching"
    assert spec.game.timers(spec.state) == (Timer("coaching", Millis(50_000)),)
    assert spec.game.awaited(spec.state) == {A, C}
    assert spec.view(None).coaching == Coaching(caller, 90_000, 0, "turn")
    assert spec.view(None).seat == A


@pytest.mark.rule("KD-25")
@pytest.mark.parametrize("partner", [A, C])
def test_a_turn_that_the_team_admits_to_be_coached_is_forfeited(partner: Seat) -> None:
    """Either partner can admit coaching; then B's turn begins with its full time."""
    spec = table().when(B, CallCoaching(), at=1000).when(partner, Admit(), at=2000)
    spec.then(CoachingAdmitted(partner), Forfeited(A), TurnBegan(B, 1, Millis(122_000)))
    assert spec.state.plays == (Play(A, "", (), 0, "coached"),)
    assert spec.view(None).coaching is None
    assert spec.view(None).called == (0,)


@pytest.mark.rule("KD-25")
@pytest.mark.parametrize("partner", [A, C])
def test_a_turn_that_the_team_denies_goes_on_where_there_is_no_moderator(partner: Seat) -> None:
    """After a denial the turn resumes with the 100 seconds that were left."""
    spec = table().when(B, CallCoaching(), at=20_000).when(partner, Deny(), at=31_000)
    spec.then(CoachingDenied(partner, None), TurnWentOn(Millis(131_000)))
    assert spec.state.phase == "turn"
    assert spec.game.timers(spec.state) == (Timer("turn", Millis(131_000)),)
    spec.play(A, CART).accepted()


@pytest.mark.rule("KD-25")
def test_a_call_lapses_when_nobody_answers() -> None:
    """After 20 seconds without an answer, the turn resumes with the time that was left."""
    spec = table().when(B, CallCoaching(), at=20_000).fires("coaching")
    spec.then(TurnWentOn(Millis(140_000)))
    assert spec.view(None).coaching is None


@pytest.mark.rule("KD-25", "KD-16")
def test_without_a_timer_the_turn_goes_on_without_one() -> None:
    """Without a turn timer, a denied call resumes the turn without a timer."""
    spec = table(timer=0).when(B, CallCoaching(), at=20_000)
    spec.then(CoachingCalled(B, Millis(40_000), None, 0))
    spec.when(A, Deny()).then(CoachingDenied(A, None), TurnWentOn(None))
    assert spec.game.timers(spec.state) == ()


@pytest.mark.rule("KD-25")
def test_a_call_at_the_last_moment_leaves_nothing_to_go_on_with() -> None:
    """A call made after the turn's deadline leaves 0 ms for the turn."""
    spec = table().when(B, CallCoaching(), at=120_500)
    spec.then(CoachingCalled(B, Millis(140_500), 0, 0))


@pytest.mark.rule("KD-25")
def test_coaching_is_called_once_a_turn() -> None:
    """A second call in a turn is refused, no matter who makes it; the next turn allows another."""
    spec = table().when(B, CallCoaching()).when(A, Deny())
    assert spec.view(None).called == (0,)
    spec.when(D, CallCoaching()).refused("already_called", "KD-25")
    spec.skip(A).when(C, CallCoaching()).accepted()


@pytest.mark.rule("KD-25")
def test_who_may_not_call_coaching() -> None:
    """A team can't call coaching on itself; nobody can while a call is open or without teams."""
    spec = table().when(C, CallCoaching()).refused("own_team", "KD-25")
    spec.when(A, CallCoaching()).refused("own_team", "KD-25")
    spec.play(A, CART).when(C, CallCoaching()).refused("own_team", "KD-25")
    spec.fires("window").when(A, CallCoaching())
    spec.when(C, CallCoaching()).refused("not_now", "KD-25", phase="coaching")
    table(teams="no").when(B, CallCoaching()).refused("no_teams", "KD-25")


@pytest.mark.rule("KD-25")
def test_only_the_team_answers_an_open_call() -> None:
    """Only the team can answer a call, and words and passes are refused while it is open."""
    answers: list[Action] = [Admit(), Deny()]
    for answer in answers:
        spec = table().when(A, answer).refused("no_call", "KD-25")
        spec.when(B, CallCoaching())
        spec.when(D, answer).refused("not_your_team", "KD-25")
        spec.play(A, CART).refused("not_now", "KD-7", phase="coaching")
        spec.when(A, Pass()).refused("not_now", "KD-16", phase="coaching")


@pytest.mark.rule("KD-25")
def test_a_moderator_plays_no_turns_and_is_not_awaited() -> None:
    """The moderator has no turn, isn't awaited without a call, and can't use a player's actions."""
    spec = table(moderated=True)
    assert spec.game.awaited(spec.state) == {A}
    assert spec.view(HOST).moderator == HOST
    spec.skip(A, B, C, D)
    assert spec.state.seat == A
    spec.play(A, CART)
    assert spec.game.awaited(spec.state) == {B, D}
    refused: list[Action] = [Pick(0), Pass(), Accept(), Challenge(), Finish(), Admit(), Deny()]
    for action in refused:
        spec.when(HOST, action).refused("only_players", "KD-25")
    spec.play(HOST, CART).refused("only_players", "KD-25")
    spec.when(B, Accept()).when(D, Accept())
    assert spec.happened(Stood)
    assert spec.scores() == (7, 0, 7, 0, 0)


@pytest.mark.rule("KD-25")
def test_a_moderator_has_no_place_in_the_result() -> None:
    """The game ends when its players agree, and the result doesn't list the moderator."""
    spec = Spec(*ROWS, listed="cart", seats=4, moderated=True, teams="yes").play(A, CART)
    spec.fires("window")
    assert spec.game.awaited(spec.state) == {A, B, C, D}
    for seat in (A, B, C, D):
        spec.when(seat, Finish())
    assert spec.game.result(spec.state) == Result(((A, C), (B, D)), (7, 0, 7, 0, 0), "agreed")


@pytest.mark.rule("KD-25")
def test_a_moderator_has_the_last_word_after_a_denial() -> None:
    """After a denial the moderator has 20 seconds to rule that the turn was coached."""
    spec = table(moderated=True).when(B, CallCoaching(), at=1000)
    assert spec.game.awaited(spec.state) == {A, C, HOST}
    spec.when(A, Deny(), at=9000).then(CoachingDenied(A, Millis(29_000)))
    assert spec.game.awaited(spec.state) == {HOST}
    assert spec.view(None).coaching == Coaching(B, 119_000, 0, "turn", denied=True)
    spec.when(C, Deny()).refused("already_denied", "KD-25")
    spec.when(HOST, RuleCoaching(coached=True, reason="I heard it."), at=10_000)
    spec.then(
        CoachingRuled(HOST, coached=True, reason="I heard it."),
        Forfeited(A),
        TurnBegan(B, 1, Millis(130_000)),
    )


@pytest.mark.rule("KD-25")
def test_after_a_denial_a_call_lapses_if_the_moderator_is_silent() -> None:
    """If the moderator doesn't rule in time after a denial, the turn goes on."""
    spec = table(moderated=True).when(B, CallCoaching(), at=1000).when(A, Deny(), at=9000)
    spec.fires("coaching").then(TurnWentOn(Millis(29_000 + 119_000)))


@pytest.mark.rule("KD-25")
def test_the_team_may_admit_after_it_denied() -> None:
    """A team's admission after its own denial forfeits the turn."""
    spec = table(moderated=True).when(B, CallCoaching()).when(A, Deny()).when(C, Admit())
    assert spec.happened(Forfeited)


@pytest.mark.rule("KD-25")
def test_a_moderator_may_rule_before_the_team_answers() -> None:
    """A ruling of "not coached" resumes the turn at once, even if the team hasn't answered."""
    spec = table(moderated=True).when(HOST, CallCoaching(), at=1000)
    spec.when(HOST, RuleCoaching(coached=False, reason="No."), at=2000)
    spec.then(CoachingRuled(HOST, coached=False, reason="No."), TurnWentOn(Millis(121_000)))


@pytest.mark.rule("KD-25")
def test_nobody_else_rules_and_there_must_be_a_call() -> None:
    """Players can't rule, with or without a moderator, and a moderator can't without a call."""
    ruling = RuleCoaching(coached=True, reason="So there.")
    table().when(B, CallCoaching()).when(B, ruling).refused("not_moderator", "KD-25")
    spec = table(moderated=True).when(HOST, ruling).refused("no_call", "KD-25")
    spec.when(B, CallCoaching()).when(D, ruling).refused("not_moderator", "KD-25")


@pytest.mark.rule("KD-23", "KD-25")
def test_a_coached_turn_counts_as_failing() -> None:
    """In a game to exhaustion of four players, a coached turn after three passes ends the game."""
    spec = table(end="exhausted").skip(A, B, C)
    spec.when(A, CallCoaching()).when(D, Admit())
    assert spec.events[-1] == Ended("exhausted")


@pytest.mark.rule("KD-22", "KD-25")
def test_a_coached_turn_is_a_turn() -> None:
    """A coached turn counts as a turn: if it's the last one agreed, the game ends."""
    spec = table(turns=7).skip(*[A, B, C, D] * 6, A, B, C)
    spec.when(A, CallCoaching()).when(B, Admit())
    assert spec.events[-1] == Ended("turns")


@pytest.mark.rule("KD-25")
def test_hints_tell_what_can_be_answered() -> None:
    """The team's hints are to deny or admit, the moderator's both rulings; the caller has none."""
    spec = table(moderated=True).when(B, CallCoaching())
    assert list(spec.game.hints(spec.view(A))) == [Deny(), Admit()]
    assert list(spec.game.hints(spec.view(B))) == []
    rulings = spec.game.hints(spec.view(HOST))
    assert [hint.coached for hint in rulings if isinstance(hint, RuleCoaching)] == [False, True]
