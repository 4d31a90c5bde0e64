"""What all games share: the protocol, seats, time, chance, options and the conformance questions."""
