"""The command line: `rumpus serve`, `simulate`, `replay`, `lexicon`, `solve`, `backup`, `games`."""
