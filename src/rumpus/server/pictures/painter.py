"""Painter: draws SVG as PNG on a thread, and keeps the results in a folder of limited size."""

import asyncio
import os
import shutil
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Final

from rumpus.drawing import fonts
from rumpus.server.limits import values as limits
from rumpus.server.limits.daemons import Daemons
from rumpus.server.limits.fair_queue import FairQueue

_PAINTERS: Final = 1
"""Threads that draw pictures, each of which takes about a third of a second and 20 MB."""
_PARTIAL: Final = ".partial"


class Painter:
    """Painter of one room; a picture that several people ask for is drawn once."""

    def __init__(self, folder: Path | None) -> None:
        """Keep pictures in *folder*, or none."""
        self._folder = folder
        self._queue = FairQueue(Daemons("rumpus-painter"), _PAINTERS)
        self._drawing: dict[str, asyncio.Task[bytes]] = {}

    async def png(
        self, key: str, address: str, prepare: Callable[[], Awaitable[Callable[[], str]]]
    ) -> bytes:
        """
        Return the picture that is kept as *key*, or draw it.

        *key* becomes a file name. *prepare* fetches what is needed, and returns a function that
        makes SVG, which runs on a thread. Raises `Dropped` if the room stops, and whatever these
        two raise.
        """
        drawing = self._drawing.get(key)
        if drawing is None:
            made = self._made(key, address, prepare)
            drawing = self._drawing[key] = asyncio.get_running_loop().create_task(made)
            drawing.add_done_callback(lambda _: self._drawing.pop(key, None))
        # Shielded: if this request is cancelled, others go on waiting for the same picture.
        return await asyncio.shield(drawing)

    async def forget(self) -> None:
        """Delete all pictures that are kept, because some may show a name that is gone."""
        if self._folder is not None:
            folder = self._folder
            await self._queue.take("", lambda: shutil.rmtree(folder, ignore_errors=True))

    def close(self) -> None:
        """Draw no more."""
        self._queue.drop()

    async def _made(
        self, key: str, address: str, prepare: Callable[[], Awaitable[Callable[[], str]]]
    ) -> bytes:
        path = None if self._folder is None else self._folder / f"{key}.png"
        if path is not None:
            kept = await self._queue.take(address, partial(_kept, path))
            if kept is not None:
                return kept
        return await self._queue.take(address, partial(_drawn, await prepare(), path))


def _kept(path: Path) -> bytes | None:
    if not path.exists():
        return None
    os.utime(path)
    return path.read_bytes()


def _drawn(draw: Callable[[], str], path: Path | None) -> bytes:
    drawn = painted(draw())
    if path is not None:
        _keep(path, drawn)
    return drawn


def painted(svg: str) -> bytes:
    """Draw an SVG document as PNG, in its own size."""
    # Imported here because most rooms start without drawing anything.
    import resvg_py  # noqa: PLC0415

    return resvg_py.svg_to_bytes(
        svg_string=svg,
        font_files=fonts.files(),
        # Loading the system's fonts takes a while, and only rare letters need them.
        skip_system_fonts=fonts.covers(svg),
    )


def _keep(path: Path, drawn: bytes) -> None:
    """Write a picture, then delete the pictures unused for longest until all fit."""
    path.parent.mkdir(exist_ok=True)
    partial_ = path.with_suffix(_PARTIAL)
    partial_.write_bytes(drawn)
    partial_.rename(path)
    size = 0
    for _, bytes_, each in sorted(map(_used, path.parent.glob("*.png")), reverse=True):
        size += bytes_
        if size > limits.PICTURE_BYTES:
            each.unlink(missing_ok=True)


def _used(path: Path) -> tuple[float, int, Path]:
    """Return when a picture was last used, and its size."""
    stat = path.stat()
    return stat.st_mtime, stat.st_size, path
