"""Tests of words said more than once, and of what a strike frees (KYC-15, KYC-28)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.keep_your_cool.spec import MOD, REASON, A, B, Spec
from rumpus.core.values import Seat
from rumpus.games.keep_your_cool.actions import Action, CheckWord, Say, WordChecked
from rumpus.games.keep_your_cool.moderator.actions import AcceptWord, StrikeWord, Undo

LISTED = "play plays player yelp pylon layup"


def repeated() -> Spec:
    """Create a game judged by the moderator in which PLAY, YELP and PLAY were said."""
    spec = Spec(listed=LISTED, first="play", moderated=True, words="moderator", swap_pause=0)
    spec.when(B, Say("yelp"), 100).accepted()
    spec.when(A, Say("play"), 200).accepted()
    return spec


@pytest.mark.rule("KYC-15", "KYC-28")
def test_striking_a_repeat_leaves_the_first_saying_used() -> None:
    """After the second PLAY is struck, the first still uses up its family."""
    spec = repeated()
    spec.when(MOD, StrikeWord(2, REASON), 300).accepted()

    assert spec.state.used == ("play", "yelp")
    spec.when(A, Say("player"), 400).accepted()
    (doubt,) = [each for each in spec.state.keys[-1].doubts if each.why == "family"]
    assert doubt.used == "play"


@pytest.mark.rule("KYC-15", "KYC-28")
def test_the_desk_says_that_the_family_of_a_repeat_was_used() -> None:
    """Checking the current key word, a repeat, reports its family as used by the earlier saying."""
    spec = repeated()
    answer = spec.ask(MOD, CheckWord("play"))

    assert isinstance(answer, WordChecked)
    assert [(doubt.why, doubt.used) for doubt in answer.doubts] == [("family", "play")]


@pytest.mark.rule("KYC-15", "KYC-28", "KYC-30")
def test_striking_an_accepted_repeat_leaves_the_first_saying_used() -> None:
    """Striking a repeat that was accepted by a ruling removes only that use of the family."""
    spec = Spec(listed=LISTED, first="play", moderated=True, swap_pause=0, min_answers=1)
    spec.when(B, Say("play"), 100).accepted()
    spec.when(MOD, AcceptWord(0, REASON), 200).accepted()
    assert list(spec.state.used) == ["play", "play"]
    spec.when(MOD, StrikeWord(1, REASON), 300).accepted()

    assert list(spec.state.used) == ["play"]


moves = st.lists(
    st.one_of(
        st.builds(Say, st.sampled_from([*LISTED.split(), "xyzzy"])),
        st.just("strike"),
        st.just("accept"),
        st.just("undo"),
    ),
    max_size=12,
)


@pytest.mark.rule("KYC-15", "KYC-28")
@given(moves, st.sampled_from(["table", "moderator"]))
def test_the_words_used_are_the_sayings_that_were_not_struck(
    script: list[Action | str], words: str
) -> None:
    """After any words and rulings, the words used are the key words that weren't struck."""
    spec = Spec(listed=LISTED, first="play", moderated=True, words=words, swap_pause=0)
    for number, move in enumerate(script):
        seat, action = _asked(spec, move)
        spec.when(seat, action, 1000 * (number + 1))
        assert spec.state.used == tuple(key.word for key in spec.state.keys)


def _asked(spec: Spec, move: Action | str) -> tuple[Seat, Action]:
    """Return the action that a move stands for in this state, and who plays it."""
    match move:
        case "strike":
            return MOD, StrikeWord(spec.state.keys[-1].number if spec.state.keys else 0, REASON)
        case "accept":
            return MOD, AcceptWord(max(0, spec.state.called - 1), REASON)
        case "undo":
            numbers = [r.note.number for r in spec.state.rulings if not r.note.undone]
            return MOD, Undo(numbers[-1] if numbers else 0, REASON)
        case Say():
            first = spec.state.phase == "first_word"
            return spec.state.flipper if first else spec.view().speaker, move
        case _:
            raise AssertionError(move)
