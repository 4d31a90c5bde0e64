"""Questions and hints, answered from the view alone."""

from typing import Final, assert_never

from msgspec.structs import replace

from rumpus.core.values import Refusal, Seat
from rumpus.games.keesdrow.actions import (
    Accept,
    Action,
    Admit,
    Answer,
    Best,
    BestWords,
    Challenge,
    Deny,
    Finish,
    IsWord,
    Nearest,
    NearestTo,
    Pass,
    Paths,
    PathsOf,
    Pick,
    Question,
    RuleCoaching,
    Spell,
    TurningPoints,
    WordIs,
)
from rumpus.games.keesdrow.rules.board import board_before, board_seen
from rumpus.games.keesdrow.rules.path import forbidden
from rumpus.games.keesdrow.rules.search import best_words, nearest_words, paths
from rumpus.games.keesdrow.rules.turning import turning_points
from rumpus.games.keesdrow.state import View
from rumpus.words.grid import NOTHING_USED
from rumpus.words.lexicon import Lexicon

PATHS: Final = 8
BEST: Final = 8
TWO: Final = 2
"""Number of words listed by the house rule of that name."""
KNOWN: Final = 2
"""Number of words listed that most people know."""
HINTS: Final = 6


def ask(lexicon: Lexicon, view: View, question: Question) -> Answer | Refusal:
    """Answer a question from the seat of this view."""
    match question:
        case PathsOf(word):
            return paths_for(view, lexicon.language.folded(word))
        case IsWord(word):
            return _is_word(lexicon, view, lexicon.language.folded(word))
        case BestWords(turn):
            return _best(lexicon, view, turn)
        case NearestTo(turn, word):
            return _nearest(lexicon, view, turn, word)
        case TurningPoints():
            return Refusal("not_over", "KD-6") if view.phase != "over" else turning_points(view)
        case _:
            assert_never(question)


def paths_for(view: View, word: str) -> Paths:
    """Return the best paths of a word, or the rule that leaves none."""
    if len(word) < view.rules.min_length:
        return Paths(word, (), "too_short", "KD-15")
    found = paths(word, board_seen(view), PATHS)
    if found:
        return Paths(word, tuple(found), None, None)
    why, rule = _why_none(view, word)
    return Paths(word, (), why, rule)


def _why_none(view: View, word: str) -> tuple[str, str | None]:
    """Lift one rule after another until a path appears; the last one lifted is the reason."""
    board = board_seen(view)
    unused = paths(word, replace(board, used=NOTHING_USED), 1)
    if unused:
        refusal = forbidden(board, unused[0].path)
        assert refusal is not None
        return refusal.code, refusal.rule
    fresh = replace(board, used=NOTHING_USED, uses="0" * len(board.uses))
    return ("spent", "KD-9") if paths(word, fresh, 1) else ("no_path", "KD-7")


def _is_word(lexicon: Lexicon, view: View, word: str) -> WordIs | Refusal:
    """KD-6: look a word up, if agreed, on one's own turn; a window is for challenges."""
    if view.rules.dictionary_help == "no":
        return _closed("option")
    if view.phase == "window":
        return _closed("window")
    if view.phase != "turn" or view.you != view.seat:
        return _closed("turn")
    return WordIs(word, word in lexicon)


def _best(lexicon: Lexicon, view: View, turn: int) -> Best | Refusal:
    """Return the best words that were available in a turn."""
    refusal = _unseen(view, turn)
    if refusal is not None:
        return refusal
    board, shortest, most = board_before(view, turn), view.rules.min_length, _words_shown(view)
    found = best_words(lexicon, board, shortest, max(most, 1))
    best = found[0].score if found else 0
    if most == 0:
        return Best(turn, best, ())
    known = best_words(lexicon, board, shortest, KNOWN, known=True)
    return Best(turn, best, tuple(found), () if found[:1] == known[:1] else tuple(known))


def _nearest(lexicon: Lexicon, view: View, turn: int, word: str | None) -> Nearest | Refusal:
    """Return the words most similar to what was tried in a turn."""
    refusal = _unseen(view, turn)
    if refusal is not None:
        return refusal
    if _words_shown(view) < BEST:
        return Refusal("review_closed", "KD-6")
    tried = lexicon.language.folded(word or view.plays[turn].word)
    if not tried:
        return Refusal("nothing_tried", "KD-6", {"turn": turn})
    board, shortest = board_before(view, turn), view.rules.min_length
    least, found = nearest_words(lexicon, board, shortest, tried, BEST)
    return Nearest(turn, tried, least, tuple(found))


def _words_shown(view: View) -> int:
    """KD-6: return how many words may be listed: all after the game, and earlier as agreed."""
    if view.phase == "over" or view.rules.review == "words":
        return BEST
    return TWO if view.rules.review == "two" else 0


def _unseen(view: View, turn: int) -> Refusal | None:
    """Refuse a turn that the seat may not review yet; after the game, all may be reviewed."""
    if turn >= len(view.plays):
        return Refusal("no_such_turn", "KD-6", {"turn": turn})
    if view.phase == "over":
        return None
    if view.phase == "window":
        # KD-6: a list of words would amount to looking the word up.
        return _closed("window")
    if view.plays[turn].seat != view.you:
        return Refusal("not_over", "KD-6", {"turn": turn})
    return Refusal("review_closed", "KD-6") if view.rules.review == "no" else None


def _closed(why: str) -> Refusal:
    return Refusal("dictionary_closed", "KD-6", {"why": why})


def hints(lexicon: Lexicon, view: View) -> list[Action]:
    """List some legal actions for the seat of the view: good words first, then passing."""
    if view.you is None or view.you not in view.awaited:
        return []
    match view.phase:
        case "draw":
            taken = {draw.tile for draw in view.draws}
            return [Pick(tile) for tile in range(len(view.places)) if tile not in taken]
        case "turn":
            return [*_words(lexicon, view), *_agreements(view, view.you)]
        case "window":
            return [Accept(), Challenge()]
        case "coaching":
            return _answers(view, view.you)
        case "over":
            return []


def _words(lexicon: Lexicon, view: View) -> list[Action]:
    if view.you != view.seat:
        return []
    found = best_words(lexicon, board_seen(view), view.rules.min_length, HINTS)
    return [*(Spell(item.path) for item in found), Pass()]


def _answers(view: View, seat: Seat) -> list[Action]:
    """KD-25: let the moderator rule, and the team answer."""
    if seat == view.moderator:
        return [RuleCoaching(coached, "-") for coached in (False, True)]
    return [Deny(), Admit()]


def _agreements(view: View, seat: Seat) -> list[Action]:
    """KD-24: offer to end the game if no word is left."""
    return [Finish()] if view.no_word_left and seat not in view.finishing else []
