"""KEYWORD: sealed longest words from cards (`docs/rules/keyword.md` has the rules)."""

from rumpus.games.keyword.game import FACTS, Keyword

__all__ = ["FACTS", "Keyword"]
