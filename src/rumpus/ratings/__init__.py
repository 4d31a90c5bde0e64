"""Ratings: the strength of people and bots, estimated from their games."""
