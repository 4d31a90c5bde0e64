"""Options: house rules that a table may choose before play."""

from rumpus.core.options import Choice, Option
from rumpus.core.values import Options

OPTIONS = (
    Option(
        "stones",
        "number",
        21,
        "There are {} stones.",
        "NIM-1",
        (Choice(10, "10"), Choice(21, "21"), Choice(34, "34")),
        least=4,
        most=50,
    ),
)


def stones_of(options: Options) -> int:
    """Return the number of stones that a table has chosen (NIM-1)."""
    stones = options["stones"]
    assert isinstance(stones, int)
    return stones
