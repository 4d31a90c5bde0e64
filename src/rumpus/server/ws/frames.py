"""
WebSocket frames of the usual kind, read and written directly (RFC 6455, section 5.2).

Nearly every frame at a table is one whole text message. All others go to the library's parser,
which also refuses invalid frames.
"""

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81
_MASKED: Final = 0x80
_WIDTHS: Final = {126: 2, 127: 8}
"""Size in bytes of the extended length, by the length in the second byte."""


def end_of_frame(data: bytes, start: int) -> int | None:
    """Return the end of the frame that begins at *start*; None while its length is unknown."""
    if len(data) < start + 2:
        return None
    mask, size = divmod(data[start + 1], _MASKED)
    width = _WIDTHS.get(size, 0)
    if width:
        if len(data) < start + 2 + width:
            return None
        size = int.from_bytes(data[start + 2 : start + 2 + width], "big")
    return start + 2 + width + 4 * mask + size


def text_in(frame: bytes) -> bytes | None:
    """Return the text of a client's whole frame; None if it isn't text, or only part of one."""
    if frame[0] != WHOLE_TEXT or frame[1] < _MASKED:
        return None
    start = 2 + _WIDTHS.get(frame[1] - _MASKED, 0)
    return apply_mask(frame[start + 4 :], frame[start : start + 4])


def text_frame(text: bytes) -> bytes:
    """Return the frame in which a server sends *text*, which is UTF-8."""
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big") + text
