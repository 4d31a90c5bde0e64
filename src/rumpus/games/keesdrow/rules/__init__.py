"""The rules of the game: the effects of each cause, or why it is refused."""
