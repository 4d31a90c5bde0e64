"""Keesdrow: words as paths over a board of letters (`docs/rules/keesdrow.md` has the rules)."""

from rumpus.games.keesdrow.game import Keesdrow

__all__ = ["Keesdrow"]
