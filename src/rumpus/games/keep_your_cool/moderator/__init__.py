"""The moderator: rulings and their effects."""
