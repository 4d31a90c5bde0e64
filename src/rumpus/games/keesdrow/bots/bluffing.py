"""Bluffs: words that are none and look as if they were, by a regular ending or a common prefix."""

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
"""What ends like this was bent before; bending it again would fool nobody."""

TRIES: Final = 24


def bluff(lexicon: Lexicon, view: View, found: Sequence[Found], chance: Chance) -> Found | None:
    """
    Bend the words that were found into forms that the lexicon lacks, and return the dearest.

    None when the board spells none of a few. A form that holds a word nobody suggests is not tried.
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
    """List regular forms of a word, real or not: prefixes, and endings with a silent e dropped."""
    stem = word.removesuffix("e")
    bent = [(word if ending[0] not in "aei" else stem) + ending for ending in ENDINGS]
    return [*(prefix + word for prefix in PREFIXES), *bent]


def _fits(lexicon: Lexicon, view: View, form: str) -> bool:
    if not view.rules.min_length <= len(form) <= LONGEST or form in lexicon:
        return False
    return not any(barred in form for barred in never_suggest())
