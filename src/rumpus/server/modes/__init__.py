"""Modes of a table: plain, the board of the day, the same board at two tables."""
