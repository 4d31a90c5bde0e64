"""Bluffs: made-up words that look real because of a regular ending or a common prefix."""

from collections.abc import Sequence
from itertools import islice
from typing import Final, NamedTuple

from rumpus.core.chance import Chance
from rumpus.games.keesdrow.rules.board import board_seen, grid_of
from rumpus.games.keesdrow.state import View
from rumpus.words.compiling import never_suggest
from rumpus.words.grid import Found
from rumpus.words.layout import LONGEST
from rumpus.words.lexicon import Lexicon
from rumpus.words.paths import paths_of


class Forms(NamedTuple):
    """Regular forms of one language; inflecting *inflected* words again would fool nobody."""

    prefixes: tuple[str, ...]
    endings: tuple[str, ...]
    inflected: tuple[str, ...]


FORMS: Final = {
    "en": Forms(
        ("out", "over", "re", "un"),
        ("able", "ed", "er", "ers", "ing", "ish", "ness", "s"),
        ("ed", "er", "ers", "est", "ing", "s"),
    ),
    "de": Forms(
        ("ab", "an", "be", "ent", "un", "ver"),
        ("bar", "chen", "en", "er", "lich", "ung"),
        ("bar", "chen", "em", "en", "er", "es", "est", "lich", "st", "te", "ung"),
    ),
}
"""Forms by language; bots don't bluff in others."""

TRIES: Final = 24


def bluff(lexicon: Lexicon, view: View, found: Sequence[Found], chance: Chance) -> Found | None:
    """
    Turn found words into forms that the lexicon lacks, and return the one with the best score.

    Return None if the board spells none of the forms tried. A form that contains a word that is
    never suggested isn't tried.
    """
    board = board_seen(view)
    grid, used = grid_of(board), board.used
    kinds = FORMS.get(lexicon.language.code)
    if kinds is None:
        return None
    plain = (item.word for item in found if not item.word.endswith(kinds.inflected))
    forms = [form for word in plain for form in forms_of(word, kinds)]
    decent = (form for form in chance.shuffled(forms) if _fits(lexicon, view, form))
    spelled = (paths_of(form, grid, used, 1) for form in islice(decent, TRIES))
    bluffs = [path for paths in spelled for path in paths]
    return max(bluffs, key=lambda item: item.score, default=None)


def forms_of(word: str, kinds: Forms = FORMS["en"]) -> list[str]:
    """List regular forms of a word, real or not: with a prefix, or an ending and no silent e."""
    stem = word.removesuffix("e")
    bent = [(word if ending[0] not in "aei" else stem) + ending for ending in kinds.endings]
    return [*(prefix + word for prefix in kinds.prefixes), *bent]


def _fits(lexicon: Lexicon, view: View, form: str) -> bool:
    if not view.rules.min_length <= len(form) <= LONGEST or form in lexicon:
        return False
    barred = never_suggest().union(lexicon.language.never_suggest)
    return not any(word in form for word in barred)
