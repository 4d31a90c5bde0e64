"""Games of a sweep as Parquet, for whatever reads tables: one row a game, options as columns."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from rumpus.core.extras import MissingExtraError
from rumpus.lab.sweep.played import Row
from rumpus.lab.sweep.sweep import Cell


def write(rows: Iterable[Row], cells: Sequence[Cell], file: Path) -> None:
    """
    Write all games. Raises `MissingExtraError` without the extra ``lab``, and OSError.

    Columns: ``seats``, the options that are varied, and the fields of `Row`.
    """
    try:
        # A large package, which only this function needs.
        import polars as pl  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise MissingExtraError("Polars", "lab") from error
    table = [
        {
            "seats": cells[row.cell].seats,
            **cells[row.cell].varied,
            **{name: getattr(row, name) for name in row.__struct_fields__},
        }
        for row in rows
    ]
    pl.DataFrame(table, infer_schema_length=None).write_parquet(file)
