"""Tests of the pause for a player who loses the tiles by a ruling (KYC-12, KYC-30)."""

import pytest

from rules.keep_your_cool.spec import MOD, REASON, A, B, Spec
from rumpus.games.keep_your_cool.actions import Action, AskOverturn, Grant, Say
from rumpus.games.keep_your_cool.moderator.actions import (
    AcceptWord,
    ConfirmFlag,
    FlagBack,
    RuleThird,
    StrikeWord,
    SwapRoles,
    Undo,
)


def waits(spec: Spec, speaker: int, word: str, until: int) -> None:
    """Check that a player can speak from this time on, and not 1 ms before."""
    seat = (A, B)[speaker]
    spec.when(seat, Say(word), until - 1).refused("speak_later", "KYC-12", ms=1)
    spec.when(seat, Say(word), until).accepted()


@pytest.mark.rule("KYC-12", "KYC-30")
def test_an_accepted_word_gives_the_other_the_pause_of_a_swap() -> None:
    """After B's word is accepted, A, who loses the tiles, waits a second before speaking."""
    spec = Spec(moderated=True)
    spec.when(B, Say("lsxyz"), 1000).accepted()
    spec.when(MOD, AcceptWord(0, REASON), 2000).accepted()

    waits(spec, 0, "lazy", 3000)


@pytest.mark.rule("KYC-12", "KYC-30")
def test_a_granted_word_gives_the_other_the_pause_of_a_swap() -> None:
    """After granting B's word, A waits one second from when play resumes before speaking."""
    spec = Spec()
    spec.when(B, Say("lsxyl"), 1000).accepted()
    spec.when(B, AskOverturn(0, REASON), 1100).accepted()
    spec.when(A, Grant(), 9000).accepted()

    waits(spec, 0, "legal", 10_000)


@pytest.mark.rule("KYC-12", "KYC-30")
@pytest.mark.parametrize(
    ("ruling", "speaker", "word"),
    [
        (SwapRoles(REASON), 0, "casserole"),
        (StrikeWord(1, REASON), 1, "clasps"),
    ],
)
def test_roles_set_by_a_ruling_give_the_pause_of_a_swap(
    ruling: Action, speaker: int, word: str
) -> None:
    """A player who loses the tiles by a swap or a struck word waits a second before speaking."""
    spec = Spec(listed="ludicrous casserole clasps clear", moderated=True)
    if isinstance(ruling, StrikeWord):
        spec.when(B, Say("casserole"), 1000).accepted()
    spec.when(MOD, ruling, 5000).accepted()

    waits(spec, speaker, word, 6000)


@pytest.mark.rule("KYC-12", "KYC-29")
def test_a_third_tile_ruled_no_foul_gives_the_pause_of_a_swap() -> None:
    """B, who loses the tiles as the foul is overturned, waits a second before speaking."""
    spec = Spec("abcdabcd", moderated=True)
    spec.flip(A, 0, 1, 2, at=100)
    spec.when(MOD, RuleThird(0, REASON), 5000).accepted()

    waits(spec, 1, "casserole", 6000)


@pytest.mark.rule("KYC-12", "KYC-30")
def test_a_ruling_taken_back_gives_the_pause_of_a_swap() -> None:
    """B, who loses the tiles as a swap is undone, waits a second before speaking."""
    spec = Spec(moderated=True)
    spec.when(MOD, SwapRoles(REASON), 5000).accepted()
    spec.when(MOD, Undo(0, REASON), 7000).accepted()

    assert spec.state.flipper == A
    waits(spec, 1, "casserole", 8000)


@pytest.mark.rule("KYC-27", "KYC-30")
def test_a_pause_ruled_while_play_stands_still_begins_when_it_goes_on() -> None:
    """If roles are swapped while play is stopped for a flag, the pause starts when play resumes."""
    spec = Spec(moderated=True)
    spec.reach(B, 100)
    spec.wait(800)
    spec.when(MOD, SwapRoles(REASON), 3000).accepted()
    spec.when(MOD, FlagBack(0, "left", REASON), 5000).accepted()

    waits(spec, 0, "casserole", 6000)


@pytest.mark.rule("KYC-5", "KYC-28")
def test_the_time_for_a_first_word_begins_when_play_goes_on() -> None:
    """If the first word is struck while play is stopped, the time for another starts afterwards."""
    spec = Spec(moderated=True)
    spec.reach(B, 100)
    spec.wait(800)
    spec.when(MOD, StrikeWord(0, REASON), 3000).accepted()
    assert spec.when(MOD, ConfirmFlag(7, REASON), 4000).refusal.code == "nothing_to_rule"
    spec.when(MOD, FlagBack(0, "left", REASON), 5000).accepted()

    assert spec.state.due == 35_000
