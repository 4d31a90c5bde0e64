"""Saying words: the first word and answers."""

from collections.abc import Sequence

from rumpus.core.values import Millis, Refusal, Seat
from rumpus.games.keep_your_cool.actions import Doubt
from rumpus.games.keep_your_cool.events import CoolEvent, KeyWordSaid, WordRefused
from rumpus.games.keep_your_cool.rules.board import key_word, later, moderated, speaker
from rumpus.games.keep_your_cool.rules.timing import known_leeway
from rumpus.games.keep_your_cool.rules.wordbook import Wordbook
from rumpus.games.keep_your_cool.state import State


def say(
    book: Wordbook, state: State, seat: Seat, word: str, at: Millis
) -> Sequence[CoolEvent] | Refusal:
    """Judge a word that is said, effective *at*."""
    refusal = _not_to_speak(state, seat, at)
    if refusal is not None:
        return refusal
    word = word.lower()
    doubts = against(book, state, word)
    if doubts and not (state.rules.words == "moderator" and moderated(state)):
        # KYC-17: a refused word changes nothing, but its speaker waits.
        pause = later(at, state.rules.word_pause)
        return [WordRefused(state.called, seat, word, doubts[0], pause, at)]
    # KYC-12: a player who has just lost the tiles can't have an answer ready.
    pause = later(at, state.rules.swap_pause)
    return [KeyWordSaid(state.words, seat, word, pause, at, doubts)]


def against(book: Wordbook, state: State, word: str) -> tuple[Doubt, ...]:
    """Return all objections to a word as the next key word."""
    key = key_word(state)
    return book.doubts(state.rules, None if key is None else key.word, state.used, word)


def _not_to_speak(state: State, seat: Seat, at: Millis) -> Refusal | None:
    match state.phase:
        case "first_word":
            if seat != state.flipper:
                return Refusal("not_flipper", "KYC-5")
        case "play":
            if seat != speaker(state):
                return Refusal("not_speaker", "KYC-10")
        case _:
            return Refusal("not_now", "KYC-5", {"phase": state.phase})
    wait = state.players[seat].speak_from - known_leeway(state) - at
    return Refusal("speak_later", "KYC-12", {"ms": wait}) if wait > 0 else None
