"""Modes of a table: the daily board and duplicates; also practice, which needs no table."""
