"""Evenings: people of one place play rounds of a game, as a fold of events without any I/O."""
