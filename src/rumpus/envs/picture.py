"""Pictures of a game's text, for programs that record what an agent sees."""

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

Picture = NDArray[np.uint8]
"""Height x width x 3: red, green and blue."""

SIZE: Final = (720, 480)
FONT: Final = 20
MARGIN: Final = 24
PAPER: Final = (246, 240, 226)
INK: Final = (44, 38, 32)


def picture(text: str) -> Picture:
    """Draw lines of text on a sheet of 720 x 480."""
    sheet = Image.new("RGB", SIZE, PAPER)
    ImageDraw.Draw(sheet).multiline_text(
        (MARGIN, MARGIN), text, INK, ImageFont.load_default(FONT), spacing=FONT // 2
    )
    return np.asarray(sheet)
