"""The arena: round robins of any bots, in seats that rotate, with ratings and intervals."""
