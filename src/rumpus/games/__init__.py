"""The games: each a value that follows the Game protocol and knows nothing of the others."""
