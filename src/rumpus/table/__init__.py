"""A table is one sitting: a game, its seats, its log and its clock. Synchronous, without I/O."""
