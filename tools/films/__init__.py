"""Scripts of the games' lessons: each module has a function `film`, named after its game."""
