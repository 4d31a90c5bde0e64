"""Hints and answers, from the view alone."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final, assert_never

from rumpus.core.values import Refusal, Seat
from rumpus.games.keep_your_cool.actions import (
    Action,
    Answer,
    Answers,
    AnswersTo,
    AskOverturn,
    CheckWord,
    Flip,
    Grant,
    Question,
    Reach,
    Refuse,
    Say,
    Stop,
    Throw,
    Withdraw,
    WordChecked,
)
from rumpus.games.keep_your_cool.moderator.actions import ConfirmFlag, TurnAllDown
from rumpus.games.keep_your_cool.rules.flipping import UP_MOST
from rumpus.games.keep_your_cool.rules.opening import HANDS
from rumpus.games.keep_your_cool.rules.reaching import COMMITTED
from rumpus.games.keep_your_cool.rules.wordbook import Wordbook, unsaid
from rumpus.games.keep_your_cool.state import View
from rumpus.games.keep_your_cool.values import Halt

SHOWN: Final = 12
"""Most words shown of those that could have answered a key word."""


def ask(book: Wordbook, view: View, question: Question) -> Answer | Refusal:
    """Answer the moderator or, after the game, anybody: players must find words themselves."""
    over = view.result is not None
    match question:
        case CheckWord():
            if not over and (view.you is None or view.you != view.moderator):
                return Refusal("moderator_asks", "KYC-28")
            return _checked(book, view, question.word.lower())
        case AnswersTo():
            if not over:
                return Refusal("not_over", "KYC-17")
            return _answers(book, view, question.key)
        case _:
            assert_never(question)


def hints(book: Wordbook, view: View) -> Sequence[Action]:
    """List some legal actions for the seat of the view."""
    if view.you is None or view.result is not None:
        return []
    if view.you == view.moderator:
        return list(_ruling(view))
    if view.halt is not None:
        return _halted(view.halt, view.you)
    match view.phase:
        case "throw":
            return [] if view.you in view.thrown else [Throw(hand) for hand in HANDS]
        case "first_word":
            return list(_words(book, view)) if view.you == view.flipper else []
        case "play":
            # Players can always do something: stop, even if there's no reach.
            return list(_play(book, view, view.you)) or list(_stops(view, view.you))
        case "over":
            return []
        case _:
            assert_never(view.phase)


def _halted(halt: Halt, you: Seat) -> list[Action]:
    mine = halt.seat == you
    match halt.why:
        case "flag":
            return []
        case "overturn":
            return [Refuse()] if mine else [Grant(), Refuse()]
        case "dispute":
            return (
                [AskOverturn(halt.call, "please"), Refuse()]
                if mine and halt.call is not None
                else []
            )


def _play(book: Wordbook, view: View, you: Seat) -> Iterator[Action]:
    theirs = next((grab for grab in view.grabs if grab.seat != you), None)
    if theirs is not None and theirs.late is None and view.players[you].stop_from <= view.at:
        yield Stop(theirs.number)
        return
    if you == view.flipper:
        yield from _flips(view, you)
    else:
        yield from _words(book, view)
    yield from _hands(view, you)
    yield from _overturn(view, you)


def _stops(view: View, you: Seat) -> Iterator[Action]:
    if view.players[you].stop_from <= view.at:
        yield Stop()


def _overturn(view: View, you: Seat) -> Iterator[Action]:
    """Offer to ask about the latest ruling while the answer could still matter (KYC-30)."""
    now = view.keys[-1].number if view.keys else None
    for call in view.calls[-1:] if view.moderator is None else ():
        open_word = call.kind in ("word", "foul") and call.key == now
        if open_word and call.seat == you and not call.closed:
            yield AskOverturn(call.number, "please")


def _words(book: Wordbook, view: View) -> Iterator[Action]:
    assert view.you is not None
    if view.players[view.you].speak_from <= view.at:
        key = view.keys[-1].word if view.keys else None
        for word in islice(book.common(view.rules, key, view.used), 2):
            yield Say(word)


def _flips(view: View, you: Seat) -> Iterator[Action]:
    if view.players[you].busy > view.at:
        return
    if len(view.up) == UP_MOST:
        yield from (Flip(tile) for tile in view.up)
        return
    yield from (Flip(place) for place, tile in enumerate(view.tiles) if tile.lies == "down")


def _hands(view: View, you: Seat) -> Iterator[Action]:
    player = view.players[you]
    mine = next((grab for grab in view.grabs if grab.seat == you), None)
    if mine is None:
        if player.lock is None and player.reach_from <= view.at:
            flags = (flag for flag in view.flags if flag.owner != you and not flag.taken)
            yield from (Reach(flag.side) for flag in islice(flags, 1))
    elif mine.withdrawn is None and COMMITTED <= view.at - mine.effective <= mine.window:
        yield Withdraw()


def _ruling(view: View) -> Iterator[Action]:
    due = [flag for flag in view.flags if flag.due is not None]
    taken = [attempt for attempt in view.attempts if attempt.outcome == "taken"]
    if due and taken:
        yield ConfirmFlag(taken[-1].number, "seen")
    if view.up and view.phase != "throw":
        yield TurnAllDown("start anew")


def _checked(book: Wordbook, view: View, word: str) -> WordChecked:
    """Check a word: the key word as when it was said, any other as the next key word."""
    keys, used = view.keys, view.used
    if keys and keys[-1].word == word:
        keys, used = keys[:-1], unsaid(used, word)
    key = keys[-1].word if keys else None
    return WordChecked(word, book.doubts(view.rules, key, used, word))


def _answers(book: Wordbook, view: View, number: int) -> Answers | Refusal:
    at = next((at for at, key in enumerate(view.keys) if key.number == number), None)
    if at is None:
        return Refusal("no_such_key", "KYC-17")
    key, used = view.keys[at].word, tuple(said.word for said in view.keys[: at + 1])
    words = tuple(islice(book.common(view.rules, key, used), SHOWN))
    return Answers(number, book.answers(view.rules, key, used), words)
