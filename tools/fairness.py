"""
Write the figures of `docs/reference/fairness.md`: how fair the races of Keep Your Cool are.

    python tools/fairness.py [DUELS]

Each figure is from DUELS duels (10,000 by default), seeded, so that each run gives the same
figures. Replaces the table in the page and the curves next to it, `fairness.svg`.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from duels import (
    FAST,
    Arena,
    Pongs,
    Wire,
    behind_proxy,
    evenly,
    honest,
    late_behind_proxy,
    late_pongs,
    rate,
    wire,
)

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "reference" / "fairness.md"
BEGIN: Final = "<!-- figures: tools/fairness.py -->\n"
END: Final = "<!-- end of figures -->\n"
DUELS: Final = 10_000
LONGEST: Final = (20, 50, 100, 150, 200, 250, 300, 350)


class Row(NamedTuple):
    """Results of a player on one line against a player on a line of 20 ms, in percent."""

    wire: Wire
    stops: float
    lies: float
    late: float
    proxied: float
    proxied_late: float
    takes: float
    flips: float
    speaks: float

    @property
    def races(self) -> float:
        """The share of races between word and flip that the player wins: the mean of both roles."""
        return (self.flips + self.speaks) / 2


def measured(arena: Arena, mean: float, here: Wire, number: int) -> Row:
    """Fight all duels of a player on one line against a player on a line of 20 ms."""
    name = f"{here.round_trip:g}"

    def stops(pongs: Pongs, *, lies: bool) -> float:
        return rate(
            f"stop/{name}",
            number,
            lambda chance: arena.grab((FAST, here), chance, mean, lies=lies, pongs=pongs),
        ).percent

    takes = rate(
        f"take/{name}",
        number,
        lambda chance: not arena.grab((here, FAST), chance, mean, lies=False),
    )
    flips = rate(f"flip/{name}", number, lambda chance: arena.word((here, FAST), chance))
    speaks = rate(f"speak/{name}", number, lambda chance: not arena.word((FAST, here), chance))
    return Row(
        here,
        stops(honest, lies=False),
        stops(honest, lies=True),
        stops(late_pongs, lies=True),
        stops(behind_proxy, lies=False),
        stops(late_behind_proxy, lies=True),
        takes.percent,
        flips.percent,
        speaks.percent,
    )


def table(rows: Sequence[Row], number: int) -> str:
    """Return the figures as a table."""
    lines = [
        f"Of {number:,} duels each, in percent:",
        "",
        (
            "| round trip / jitter, ms | says stop in time | takes the flag "
            "| wins word against flip | as Flipper, as Speaker | gains by lying "
            "| and by late pongs | stops behind a proxy, and lying there |"
        ),
        "|---|---|---|---|---|---|---|---|",
    ]
    lines += [
        f"| {row.wire.round_trip:g} / {row.wire.jitter:g} | {row.stops:.1f} | {row.takes:.1f} "
        f"| {row.races:.1f} | {row.flips:.1f}, {row.speaks:.1f} | {row.lies - row.stops:+.1f} "
        f"| {row.late - row.stops:+.1f} | {row.proxied:.1f}, {row.proxied_late:.1f} |"
        for row in rows
    ]
    return "\n".join(lines) + "\n"


def curves(rows: Sequence[Row]) -> str:
    """Return a chart of the figures over the round trip; lines differ by dash, not only colour."""
    series = (
        ("says stop in time", "#123E57", "", [row.stops for row in rows]),
        ("says stop, lying", "#A62A1E", "6 4", [row.lies for row in rows]),
        ("takes the flag", "#2C6B34", "2 3", [row.takes for row in rows]),
        ("word against flip", "#5A2A6E", "10 3 2 3", [row.races for row in rows]),
    )
    parts = [
        (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" role="img" '
            'aria-label="Duels won over the round trip" font-family="sans-serif" font-size="13">'
        ),
        '<rect width="640" height="360" fill="#FFFBEF"/>',
    ]
    for percent in range(0, 101, 25):
        y = _y(percent)
        parts.append(f'<path d="M60 {y:.0f}H440" stroke="#C9C2B0"/>')
        parts.append(f'<text x="52" y="{y + 4:.0f}" text-anchor="end">{percent}</text>')
    parts += [
        f'<text x="{_x(row.wire.round_trip):.0f}" y="336" text-anchor="middle">'
        f"{row.wire.round_trip:g}</text>"
        for row in rows
    ]
    parts.append('<text x="250" y="354" text-anchor="middle">round trip, ms</text>')
    for at, (name, colour, dash, values) in enumerate(series):
        points = " ".join(
            f"{_x(row.wire.round_trip):.1f},{_y(value):.1f}"
            for row, value in zip(rows, values, strict=True)
        )
        line = f'fill="none" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}"'
        y = 40 + 26 * at
        parts.append(f'<polyline points="{points}" {line}/>')
        parts.append(f'<path d="M460 {y}h40" {line}/>')
        parts.append(f'<text x="508" y="{y + 4}">{name}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> int:
    """Fight all duels, and write the page."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else DUELS
    arena, mean = Arena(), evenly()
    rows = [measured(arena, mean, wire(longest), number) for longest in LONGEST]
    page = PAGE.read_text("utf-8")
    before, rest = page.split(BEGIN)
    after = rest.split(END)[1]
    PAGE.write_text(f"{before}{BEGIN}\n{table(rows, number)}\n{END}{after}", "utf-8")
    PAGE.with_suffix(".svg").write_text(curves(rows), "utf-8")
    print(table(rows, number))
    return 0


def _x(round_trip: float) -> float:
    return 60 + 380 * round_trip / LONGEST[-1]


def _y(percent: float) -> float:
    return 320 - 3 * percent


if __name__ == "__main__":
    sys.exit(main())
