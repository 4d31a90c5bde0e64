"""Rules: the effects of each cause."""
