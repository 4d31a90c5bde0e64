"""The lab: games without people, for balance, tests and records."""
