"""Rules: what each cause brings about."""
