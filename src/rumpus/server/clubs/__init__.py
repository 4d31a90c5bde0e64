"""Clubs: people who stay together, and their evenings at the room's tables."""
