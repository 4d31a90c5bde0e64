"""Sweeps: the same deals under different house rules, and what changes."""
