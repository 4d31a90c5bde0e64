"""
Physics: the school, penguins in it, and what a flick does to them.

Everything here is a value or a pure function. Lengths are in mm, times in ms, unless a name says
otherwise. It knows penguins by number and nothing of the rules. `docs/reference/physics.md`
describes the model, `docs/decisions/0007-physics.md` why it is what it is.
"""
