"""Limits: what clients, addresses and bots may use."""
