"""Bots: they take seats, see what their seat may see, and plan when to act."""
