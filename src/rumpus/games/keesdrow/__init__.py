"""Keesdrow: words as paths over a board of letters (`docs/rules/keesdrow.md` has the rules)."""

from rumpus.games.keesdrow.game import FACTS, Keesdrow

__all__ = ["FACTS", "Keesdrow"]
