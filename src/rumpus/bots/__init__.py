"""Bots: they sit in seats, see what their seat may see, and plan when to do what."""
