"""The games: each implements the Game protocol and knows nothing of the others."""
