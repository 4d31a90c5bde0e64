"""Parts that all games share: the protocol, seats, time, chance and options."""
