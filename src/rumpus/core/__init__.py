"""Parts that all games share: the protocol, seats, time, chance, options, conformance questions."""
