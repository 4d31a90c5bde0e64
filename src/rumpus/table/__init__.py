"""Tables: one sitting each, with game, seats, log and clock. Synchronous, without I/O."""
