"""Modes of a table: the board of the day and duplicates; beside them, practice."""
