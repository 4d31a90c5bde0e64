"""Rumpus: an online game room, and the rules of its games as values that anything can drive."""

__version__ = "0.2.0"
