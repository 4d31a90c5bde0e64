"""Alerts to people who are elsewhere: it's their turn, or a game waits for them."""
