"""Bluffs: made-up words that look real because of a regular ending or a common prefix."""

from collections.abc import Sequence
from itertools import islice
from typing import Final

from rumpus.core.chance import Chance
from rumpus.games.keesdrow.rules.board import board_seen, grid_of
from rumpus.games.keesdrow.state import View
from rumpus.words.compiling import never_suggest
from rumpus.words.grid import Found
from rumpus.words.layout import LONGEST
from rumpus.words.lexicon import Lexicon
from rumpus.words.paths import paths_of

PREFIXES: Final = ("out", "over", "re", "un")
ENDINGS: Final = ("able", "ed", "er", "ers", "ing", "ish", "ness", "s")
INFLECTED: Final = ("ed", "er", "ers", "est", "ing", "s")
"""Endings of words that are inflected already; inflecting them again would fool nobody."""

TRIES: Final = 24


def bluff(lexicon: Lexicon, view: View, found: Sequence[Found], chance: Chance) -> Found | None:
    """
    Turn found words into forms that the lexicon lacks, and return the one with the best score.

    Return None if the board spells none of the forms tried. A form that contains a word that is
    never suggested isn't tried.
    """
    board = board_seen(view)
    grid, used = grid_of(board), board.used
    plain = (item.word for item in found if not item.word.endswith(INFLECTED))
    forms = [form for word in plain for form in forms_of(word)]
    decent = (form for form in chance.shuffled(forms) if _fits(lexicon, view, form))
    spelled = (paths_of(form, grid, used, 1) for form in islice(decent, TRIES))
    bluffs = [path for paths in spelled for path in paths]
    return max(bluffs, key=lambda item: item.score, default=None)


def forms_of(word: str) -> list[str]:
    """List regular forms of a word, real or not: with a prefix, or an ending and no silent e."""
    stem = word.removesuffix("e")
    bent = [(word if ending[0] not in "aei" else stem) + ending for ending in ENDINGS]
    return [*(prefix + word for prefix in PREFIXES), *bent]


def _fits(lexicon: Lexicon, view: View, form: str) -> bool:
    if not view.rules.min_length <= len(form) <= LONGEST or form in lexicon:
        return False
    return not any(barred in form for barred in never_suggest())
