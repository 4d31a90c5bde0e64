"""Objections to the options of a game (KW-0, KW-2)."""

from collections import Counter
from collections.abc import Sequence

from rumpus.core.values import Refusal, SeatInfo
from rumpus.games.keyword import data
from rumpus.games.keyword.options import SHORTEST_TIMER
from rumpus.games.keyword.state import Rules
from rumpus.words.language import Language
from rumpus.words.lexicon import Lexicon


def seated(lexicon: Lexicon, rules: Rules, roles: Sequence[str]) -> tuple[SeatInfo, ...] | Refusal:
    """Seat everybody in the order given, or return what is wrong with the options."""
    refusal = _timer(rules) or _keyword(lexicon, rules.keyword)
    return refusal or tuple(SeatInfo(role) for role in roles)


def _timer(rules: Rules) -> Refusal | None:
    """Refuse a timer of 1 to 19 seconds (KW-0)."""
    if rules.timer == 0 or rules.timer >= SHORTEST_TIMER:
        return None
    return Refusal("bad_timer", "KW-0", {"timer": rules.timer, "least": SHORTEST_TIMER})


def _keyword(lexicon: Lexicon, keyword: str) -> Refusal | None:
    """Refuse a keyword that may not be suggested or that the cards can't spell (KW-2)."""
    if not lexicon.may_suggest(keyword):
        return Refusal("keyword_unknown", "KW-2", {"word": keyword})
    if not _in_the_decks(lexicon.language, keyword):
        return Refusal("keyword_impossible", "KW-2", {"word": keyword})
    return None


def _in_the_decks(language: Language, word: str) -> bool:
    """Return True if the cards of both decks can spell a word, with blanks if necessary."""
    cards = Counter(data.deck_in(language, "orange") + data.deck_in(language, "blue"))
    missing = Counter(word) - cards
    return missing.total() <= cards[data.BLANK]
