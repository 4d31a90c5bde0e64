"""The moderator: what they may rule, and what a ruling sets."""
