import pytest

from rules.keesdrow.spec import A, B, C, D, Spec, cells
from rumpus.core.options import validated
from rumpus.core.values import Millis, OptionValue, Refusal, Result
from rumpus.games.keesdrow.actions import Accept, Challenge, Finish, Pass, Paths, PathsOf
from rumpus.games.keesdrow.events import (
    Accepted,
    Barred,
    Challenged,
    Ended,
    NoWordLeft,
    Passed,
    Skipped,
    Spelled,
    Stood,
    Struck,
    TilesTaken,
    TurnBegan,
)
from rumpus.games.keesdrow.options import OPTIONS
from rumpus.games.keesdrow.rules.moving import filled, lacking
from rumpus.games.keesdrow.state import Play, Taking

TOES = ("TOES", "ARTS")
"""The first tile has TO above AR, the second ES above TS."""

TILE = "a1 b1 a2 b2"
NEXT = "c1 d1 c2 d2"


def table(*rows: str, pegs: str = "", seats: int = 2, **options: OptionValue) -> Spec:
    """Lay a board on which each cell named has one peg for each time it is named."""
    options.setdefault("variation", "four_score")
    options.setdefault("words", "checked")
    listed = str(options.pop("listed", "toe toes toa rat tar art tot sets set"))
    spec = Spec(*(rows or TOES), listed=listed, seats=seats, **options)
    for seat, cell in enumerate(cells(pegs)):
        spec.given(Spelled(A, f"x{seat}", (cell,), (0,), None), Stood(A, 0, doubled=False))
    return spec.given(TurnBegan(A, len(spec.state.plays), None))


@pytest.mark.rule("KD-26")
@pytest.mark.parametrize(
    ("uses", "tiles"),
    [
        ("2222", (0,)),
        ("3333", (0,)),
        ("2223", ()),
        ("3332", ()),
        ("2221", ()),
        ("1111", ()),
        ("2220", ()),
        ("0000", ()),
    ],
)
def test_a_tile_is_full_when_all_are_yellow_or_all_red(uses: str, tiles: tuple[int, ...]) -> None:
    """A tile is full if its four pegs are all yellow or all red; mixed colours don't count."""
    assert filled(f"{uses}0000", (0, 4), ()) == tiles


@pytest.mark.rule("KD-26")
@pytest.mark.parametrize(
    ("pegs", "lacks"),
    [("0000", 8), ("1222", 1), ("2110", 4), ("1223", 4), ("3333", 0), ("2222", 4), ("3330", 3)],
)
def test_a_tile_lacks_pegs_to_be_yellow_or_else_red(pegs: str, lacks: int) -> None:
    """A tile lacks pegs to be all yellow or, once any is red or all are yellow, to be all red."""
    assert lacking(f"0000{pegs}", ()) == (8, lacks)


@pytest.mark.rule("KD-26")
def test_a_tile_that_is_gone_lacks_more_than_any_word_brings() -> None:
    """A tile that is gone counts as lacking 99 pegs, more than any word adds."""
    assert lacking("00002221", (0,)) == (99, 1)
    assert lacking("0" * 144, (35,)) == (8,) * 35 + (99,)


@pytest.mark.rule("KD-26")
def test_only_tiles_that_the_word_goes_over_can_be_filled() -> None:
    """Only tiles under the word count as full, in ascending order; tiles already gone don't."""
    assert filled("222233332222", (8, 1), ()) == (0, 2)
    assert filled("222233332222", (8, 1), (0,)) == (2,)


@pytest.mark.rule("KD-26")
def test_the_tile_goes_to_the_player_of_the_word() -> None:
    """B's TOA puts in the last three yellow pegs and takes the tile, but scores no points."""
    spec = table(pegs="a1 b1 a2 b2 b2").skip(A)
    turn = spec.state.turn
    spec.play(B, "a1 b1 a2", at=5000).then(
        Spelled(B, "toa", cells("a1 b1 a2"), (0, 0, 0), None),
        Stood(B, 0, doubled=False),
        TilesTaken(B, (0,)),
        TurnBegan(A, turn + 1, Millis(125_000)),
    )
    assert spec.scores() == (0, 1)
    assert spec.state.plays[-1] == Play(B, "toa", cells("a1 b1 a2"), 0, "stood")
    assert spec.view(None).taken == (Taking(0, B, turn),)


@pytest.mark.rule("KD-26")
def test_four_red_pegs_take_a_tile_too() -> None:
    """A word that makes all four pegs red takes the tile."""
    spec = table(pegs="a1 a1 b1 b1 a2 a2 b2 b2 b2").play(A, "a1 b1 a2")
    assert spec.pegs(TILE) == "3333"
    assert spec.happened(TilesTaken)


@pytest.mark.rule("KD-26")
@pytest.mark.parametrize("last", ["b2", "b2 b2 b2"])
def test_a_mixed_or_unfinished_tile_stays(last: str) -> None:
    """A tile with three yellow pegs and a green or a red one isn't taken."""
    spec = table(pegs=f"a1 b1 a2 {last}").play(A, "a1 b1 a2")
    assert spec.pegs(TILE) == "222" + str(len(last.split()))
    assert not spec.happened(TilesTaken)
    assert spec.scores() == (0, 0)


@pytest.mark.rule("KD-26")
def test_cells_count_as_they_stand_after_the_whole_word() -> None:
    """TOAT's last T makes one of four yellow pegs red, so it takes no tile; TOA does."""
    for path, pegs, taken in (("a1 b1 a2 a1", "3222", False), ("a1 b1 a2", "2222", True)):
        spec = table(pegs="a1 b1 a2 b2 b2", listed="toat toa").play(A, path)
        assert spec.pegs(TILE) == pegs
        assert spec.happened(TilesTaken) is taken


@pytest.mark.rule("KD-26")
def test_one_word_may_take_several_tiles() -> None:
    """A word that completes two tiles takes both."""
    pegs = "a1 a1 a2 a2 b2 b2 b1 c1 d1 d1 c2 c2 d2 d2"
    spec = table(pegs=pegs, listed="oe set", min_length=2).play(A, "b1 c1")
    assert spec.pegs(f"{TILE} {NEXT}") == "22222222"
    assert TilesTaken(A, (0, 1)) in spec.events
    assert spec.scores() == (2, 0)


@pytest.mark.rule("KD-26")
@pytest.mark.parametrize(("number", "over"), [(3, True), (4, False)])
def test_the_agreed_number_wins_at_once(number: int, *, over: bool) -> None:
    """The game ends as soon as a player has the agreed number of tiles, even within a round."""
    spec = table(pegs="a1 b1 a2 b2 b2", tiles_to_win=number)
    spec.given(TilesTaken(A, (20, 21))).play(A, "a1 b1 a2")
    assert spec.scores() == (3, 0)
    assert (spec.events[-1] == Ended("tiles")) is over
    result = Result(((A,), (B,)), (3, 0), "tiles") if over else None
    assert spec.game.result(spec.state) == result


@pytest.mark.rule("KD-26")
def test_more_than_the_agreed_number_wins_too() -> None:
    """Two tiles in one word take A from two to four, which wins a game to three."""
    pegs = "a1 a1 a2 a2 b2 b2 b1 c1 d1 d1 c2 c2 d2 d2"
    spec = table(pegs=pegs, listed="oe set", min_length=2).given(TilesTaken(A, (20, 21)))
    spec.play(A, "b1 c1")
    assert spec.events[-1] == Ended("tiles")
    assert spec.scores() == (4, 0)


@pytest.mark.rule("KD-26", "KD-25")
def test_tiles_count_for_the_team() -> None:
    """A's two tiles and C's one win a game to three for their team."""
    spec = table(pegs="a1 b1 a2 b2 b2", seats=4, teams="yes")
    spec.given(TilesTaken(A, (20, 21))).skip(A, B).play(C, "a1 b1 a2")
    assert spec.game.result(spec.state) == Result(((A, C), (B, D)), (3, 0, 3, 0), "tiles")


@pytest.mark.rule("KD-26")
def test_the_gap_stays_a_gap() -> None:
    """A path can't use the gap of a taken tile or jump across it."""
    spec = table("TOES", "ARTS").given(TilesTaken(A, (0,)))
    spec.play(A, "c1 b1 c2").refused("tile_gone", "KD-26", cell=1, letter="O")
    wide = table("SETAOT", "XXXXXX").given(TilesTaken(A, (1,)))
    wide.play(A, "a1 b1 e1").refused("not_adjoining", "KD-7", cell=8, letter="O")


@pytest.mark.rule("KD-26")
def test_neighbours_that_remain_still_touch() -> None:
    """SET may go diagonally between two tiles that meet at the corner of a gap."""
    spec = table("XXXX", "XSXX", "XXEX", "XXTX").given(TilesTaken(A, (1, 6)))
    spec.play(A, "b2 c3 c4").accepted()


@pytest.mark.rule("KD-26")
def test_typed_words_avoid_the_gap() -> None:
    """TOE is found before its tile is taken, but not after."""
    spec = table("TOES", "ARTS", "XXXX")
    assert getattr(spec.ask(A, PathsOf("toe")), "found", ())
    spec.given(TilesTaken(A, (0,)))
    assert getattr(spec.ask(A, PathsOf("toe")), "why", None) == "no_path"
    assert getattr(spec.ask(A, PathsOf("set")), "found", ())


@pytest.mark.rule("KD-26", "KD-14")
def test_used_paths_over_the_gap_stay_history() -> None:
    """After TOES, TO is still refused as a shorter version although the tile of E and S is gone."""
    spec = table("TOES", "ARTS", listed="toes to set rat", min_length=2)
    spec.play(A, "a1 b1 c1 d1").given(TilesTaken(A, (1,)))
    spec.play(B, "a1 b1").refused("shorter_version", "KD-14", word="to")
    assert getattr(spec.ask(B, PathsOf("to")), "why", None) == "shorter_version"


@pytest.mark.rule("KD-26", "KD-24")
def test_when_nobody_can_go_on_most_tiles_win() -> None:
    """When no word is left, the player with the most tiles wins."""
    spec = table(pegs="a1 b1 a2 b2 b2", listed="toa", seats=3).play(A, "a1 b1 a2")
    assert list(spec.events[-2:]) == [NoWordLeft(), Ended("no_word_left")]
    assert spec.game.result(spec.state) == Result(((A,), (B, C)), (1, 0, 0), "no_word_left")


@pytest.mark.rule("KD-26")
def test_two_rounds_without_a_word_end_the_game() -> None:
    """Two rounds without a word end the game, and equal numbers of tiles share first place."""
    spec = table().given(TilesTaken(A, (20,)), TilesTaken(B, (21,))).skip(A, B, A)
    assert spec.game.result(spec.state) is None
    spec.when(B, Pass()).then(Passed(B, "pass"), Ended("exhausted"))
    assert spec.game.result(spec.state) == Result(((A, B),), (1, 1), "exhausted")


@pytest.mark.rule("KD-26", "KD-28")
def test_four_score_has_its_own_end() -> None:
    """Neither a number of turns nor a goal of points ends a game of Four Score."""
    spec = table(turns=7, end="points", goal=100)
    for turn in range(16):
        spec.given(
            Spelled((A, B)[turn % 2], "jjj", cells("l12"), (100,), None),
            Stood((A, B)[turn % 2], 0, doubled=False),
        )
    spec.given(TurnBegan(A, len(spec.state.plays), None)).skip(A)
    assert spec.game.result(spec.state) is None


@pytest.mark.rule("KD-28")
@pytest.mark.parametrize("end", ["turns", "points"])
def test_four_score_goes_with_ends_that_do_not_apply(end: str) -> None:
    """Four Score allows ``turns`` and ``points``, which it ignores, but refuses ``exhausted``."""
    assert not isinstance(validated(OPTIONS, {"variation": "four_score", "end": end}), Refusal)
    refused = validated(OPTIONS, {"variation": "four_score", "end": "exhausted"})
    assert isinstance(refused, Refusal)
    assert refused.code == "options_clash"


@pytest.mark.rule("KD-26")
def test_words_are_checked_by_default() -> None:
    """Four Score checks words by default, but can be played with challenges."""
    checked = validated(OPTIONS, {"variation": "four_score"})
    assert not isinstance(checked, Refusal)
    assert checked["words"] == "checked"
    doubted = validated(OPTIONS, {"words": "challenge", "variation": "four_score"})
    assert not isinstance(doubted, Refusal)
    assert doubted["words"] == "challenge"


@pytest.mark.rule("KD-26", "KD-17")
def test_tiles_are_taken_only_once_the_window_is_closed() -> None:
    """A tile is taken when its word stands, by acceptance or at the end of the window."""
    spec = table(pegs="a1 b1 a2 b2 b2", words="challenge").play(A, "a1 b1 a2")
    assert spec.pegs(TILE) == "2222"
    assert not spec.happened(TilesTaken)
    spec.when(B, Accept()).accepted()
    stood = [Stood(A, 0, doubled=False), TilesTaken(A, (0,))]
    assert list(spec.events[:3]) == [Accepted(B), *stood]
    late = table(pegs="a1 b1 a2 b2 b2", words="challenge").play(A, "a1 b1 a2").fires("window")
    assert list(late.events[:2]) == stood


@pytest.mark.rule("KD-26", "KD-19")
def test_a_struck_word_takes_no_tile() -> None:
    """The pegs of a struck word come out, and no tile is taken."""
    spec = table(pegs="a1 b1 a2 b2 b2", words="challenge", listed="set")
    spec.play(A, "a1 b1 a2").when(B, Challenge())
    assert spec.happened(Struck)
    assert not spec.happened(TilesTaken)
    assert not spec.happened(Barred)
    assert spec.pegs(TILE) == "1112"


@pytest.mark.rule("KD-26", "KD-18")
def test_a_challenger_who_was_wrong_loses_the_next_turn() -> None:
    """After B's failed challenge the word isn't doubled; B's turn is skipped."""
    spec = table(words="challenge")
    turn = spec.state.turn
    spec.play(A, "a1 b1 c1").when(B, Challenge(), at=5000).then(
        Challenged(B, "toe", valid=True),
        Stood(A, 0, doubled=False),
        Barred(B),
        Skipped(B),
        TurnBegan(A, turn + 2, Millis(125_000)),
    )
    assert spec.state.plays[-2].outcome == "stood"
    assert spec.state.plays[-2].challenger == B
    assert spec.state.plays[-1] == Play(B, "", (), 0, "skipped")
    assert spec.view(None).barred == ()


@pytest.mark.rule("KD-26")
def test_the_turn_that_is_lost_may_come_later() -> None:
    """After C's failed challenge B plays first; then C is skipped once."""
    spec = table(words="challenge", seats=3).play(A, "a1 b1 c1").when(C, Challenge())
    assert spec.view(None).barred == (C,)
    assert spec.state.seat == B
    spec.skip(B)
    assert spec.happened(Skipped)
    assert spec.state.seat == A
    spec.skip(A, B)
    assert spec.state.seat == C


@pytest.mark.rule("KD-26")
def test_two_wrong_challenges_cost_two_turns() -> None:
    """After two failed challenges, C loses two turns."""
    spec = table(words="challenge", seats=3).play(A, "a1 b1 c1").when(C, Challenge())
    spec.play(B, "d1 c1 c2").when(C, Challenge())
    assert [event for event in spec.events if isinstance(event, Skipped)] == [Skipped(C)]
    assert spec.view(None).barred == (C,)
    spec.skip(A, B)
    assert spec.happened(Skipped)
    assert spec.state.seat == A
    assert spec.view(None).barred == ()


@pytest.mark.rule("KD-26")
def test_a_lost_turn_is_a_turn_without_a_word() -> None:
    """B's skipped turn counts towards the two rounds without a word."""
    spec = table(words="challenge").play(A, "a1 b1 c1").when(B, Challenge())
    spec.skip(A, B).when(A, Pass()).then(Passed(A, "pass"), Ended("exhausted"))


@pytest.mark.rule("KD-26", "KD-18")
def test_outside_four_score_a_wrong_challenge_costs_no_turn() -> None:
    """Without Four Score, a failed challenge doubles the word and costs no turn."""
    spec = table(words="challenge", variation="none").play(A, "a1 b1 c1").when(B, Challenge())
    assert Stood(A, 8, doubled=True) in spec.events
    assert spec.state.seat == B


@pytest.mark.rule("KD-26", "KD-24")
def test_with_challenges_a_board_without_words_ends_as_all_agree() -> None:
    """With challenges, a game without possible words ends when all players agree."""
    spec = table(pegs="a1 b1 a2 b2 b2", listed="toa", words="challenge").play(A, "a1 b1 a2")
    spec.when(B, Accept())
    assert NoWordLeft() in spec.events
    spec.when(A, Finish()).when(B, Finish())
    assert spec.events[-1] == Ended("agreed")


@pytest.mark.rule("KD-14", "KD-26")
def test_a_word_over_a_gap_still_rules_out_its_shorter_versions() -> None:
    """After ARDORS takes the tile of its first R, ARDOR with its other R is still refused."""
    spec = table("JRARS", "JJDO", pegs="a1 a1 a2 a2 b2 b2 b1", listed="ardor ardors")
    spec.play(A, "c1 b1 c2 d2 d1 e1")
    assert TilesTaken(A, (0,)) in spec.events
    assert spec.ask(B, PathsOf("ardor")) == Paths("ardor", (), "shorter_version", "KD-14")
    spec.play(B, "c1 d1 c2 d2 d1").refused("shorter_version", "KD-14", word="ardor")
