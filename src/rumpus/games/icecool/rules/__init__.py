"""The rules of the game: what each cause brings about, or why it is refused."""
