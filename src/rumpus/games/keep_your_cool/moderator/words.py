"""Changes made by rulings on words and tiles."""

from collections.abc import Sequence

from msgspec.structs import replace

from rumpus.core.values import Millis, Refusal
from rumpus.games.keep_your_cool.moderator.evolve import closed
from rumpus.games.keep_your_cool.rules.barring import restored
from rumpus.games.keep_your_cool.rules.board import (
    call_of,
    gone,
    key_number,
    later,
    running,
    speaker,
)
from rumpus.games.keep_your_cool.rules.seating import other
from rumpus.games.keep_your_cool.rules.wordbook import Wordbook, unsaid
from rumpus.games.keep_your_cool.state import State
from rumpus.games.keep_your_cool.values import Call, Change, KeyWord, Pair

NOT_YET = Refusal("not_now", "KYC-30")


def strike(state: State, number: int, at: Millis) -> Change | Refusal:
    """KYC-28: strike a key word, and remove the pairs that its speaker has taken since."""
    if key_number(state) != number:
        return Refusal("word_moved_on", "KYC-28")
    key, before = state.keys[-1], state.keys[:-1]
    floor = tuple(replace(p, floor=True) if _falls(p, key) else p for p in state.pairs)
    # A pair that leaves the game lifts no lock any more.
    pairs, locks = restored(state, floor)
    back = Change(
        flipper=key.flipper,
        keys=before,
        used=unsaid(state.used, key.word),
        pairs=pairs,
        locks=locks,
    )
    if before:
        return back
    return replace(
        back, phase="first_word", due=later(running(state, at), state.rules.first_word_time)
    )


def accept(state: State, call: Call, at: Millis) -> Change | Refusal:
    """KYC-30: accept a word that the table refused, if the key word hasn't changed since."""
    turn = state.flipper if state.phase == "first_word" else speaker(state)
    if call.key != key_number(state) or call.seat != turn:
        return Refusal("word_moved_on", "KYC-30")
    key = KeyWord(state.words, call.word, call.seat, state.flipper, at, accepted=True)
    return Change(
        phase="play",
        flipper=call.seat,
        keys=(*state.keys, key),
        used=(*state.used, call.word),
        calls=closed(state, call.number),
    )


def free(book: Wordbook, state: State, word: str) -> Change | Refusal:
    """KYC-30: let a used family be used again."""
    same = book.families.same
    used = tuple(said for said in state.used if same(word, said, state.rules.strictness) is None)
    return (
        Refusal("not_used", "KYC-15", {"word": word}) if used == state.used else Change(used=used)
    )


def swap(state: State) -> Change | Refusal:
    """KYC-30: swap the roles of the players."""
    return NOT_YET if state.phase == "throw" else Change(flipper=other(state.flipper))


def turn_down(state: State) -> Change | Refusal:
    """KYC-30: turn all tiles down."""
    return Change(up=()) if state.up else Refusal("none_up", "KYC-30")


def no_foul(state: State, call: Call) -> Change | Refusal:
    """KYC-29: rule that a third tile was no foul; restore roles and tiles as they were before."""
    if call.key != key_number(state):
        return Refusal("word_moved_on", "KYC-29")
    two = call.tiles[:2]
    # Tiles turned or taken since then stay as they are.
    untouched = not state.up and not gone(state).intersection(two)
    return Change(
        flipper=call.seat,
        up=two if untouched else state.up,
        calls=closed(state, call.number),
    )


def found(state: State, number: int, kinds: Sequence[str]) -> Call | Refusal:
    """Find a ruling of the table that is of one of these kinds and not closed."""
    call = call_of(state, number)
    if call is None or call.kind not in kinds:
        return Refusal("no_such_call", "KYC-30")
    return call


def _falls(pair: Pair, key: KeyWord) -> bool:
    """KYC-28: return True for a pair that the word's speaker took after saying it."""
    return pair.key == key.number and pair.seat == key.seat and not pair.floor
