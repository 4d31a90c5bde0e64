"""Keep Your Cool: pairs, words, flags and nerve (`docs/rules/keep_your_cool.md` has the rules)."""

from rumpus.games.keep_your_cool.game import FACTS, KeepYourCool, under

__all__ = ["FACTS", "KeepYourCool", "under"]
