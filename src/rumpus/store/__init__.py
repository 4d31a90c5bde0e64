"""Persistent data: the log of every table, guests' names, word lists, the secret key."""
