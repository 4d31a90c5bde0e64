"""ICECOOL 2: penguins flicked through a school (`docs/rules/icecool.md` has the rules)."""

from rumpus.games.icecool.game import FACTS, IceCool

__all__ = ["FACTS", "IceCool"]
