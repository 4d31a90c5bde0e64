"""The library: what ``import rumpus`` offers to programs, in a few functions and one class."""
