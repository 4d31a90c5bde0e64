"""Limits on the use of the room by clients, addresses and bots."""
