"""Objections to a game as agreed (KW-0, KW-2)."""

from collections import Counter
from collections.abc import Sequence

from rumpus.core.values import Refusal, SeatInfo
from rumpus.games.keyword import data
from rumpus.games.keyword.options import SHORTEST_TIMER
from rumpus.games.keyword.state import Rules
from rumpus.words.lexicon import Lexicon


def seated(lexicon: Lexicon, rules: Rules, roles: Sequence[str]) -> tuple[SeatInfo, ...] | Refusal:
    """Seat everybody as they come, or return what does not fit."""
    refusal = _timer(rules) or _keyword(lexicon, rules.keyword)
    return refusal or tuple(SeatInfo(role) for role in roles)


def _timer(rules: Rules) -> Refusal | None:
    """Refuse a timer of less than 20 seconds, unless it is none (KW-0)."""
    if rules.timer == 0 or rules.timer >= SHORTEST_TIMER:
        return None
    return Refusal("bad_timer", "KW-0", {"timer": rules.timer, "least": SHORTEST_TIMER})


def _keyword(lexicon: Lexicon, keyword: str) -> Refusal | None:
    """Refuse a keyword that can't be shown to everybody or spelled with the cards (KW-2)."""
    if not lexicon.may_suggest(keyword):
        return Refusal("keyword_unknown", "KW-2", {"word": keyword})
    if not _in_the_decks(keyword):
        return Refusal("keyword_impossible", "KW-2", {"word": keyword})
    return None


def _in_the_decks(word: str) -> bool:
    """Return True if both decks together spell a word, blanks as what is missing."""
    cards = Counter(data.deck("orange") + data.deck("blue"))
    missing = Counter(word) - cards
    return missing.total() <= cards[data.BLANK]
