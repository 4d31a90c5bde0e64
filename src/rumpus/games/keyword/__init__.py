"""KEYWORD: sealed longest words from private and shared cards."""
