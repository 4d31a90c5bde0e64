"""Failure of a command: one line that says what to do, and an exit status."""

USAGE = 2
FAILED = 1
INTERRUPTED = 130


class CommandError(Exception):
    """Failure of a command; *status* is 2 if the command line is wrong, otherwise 1."""

    def __init__(self, message: str, status: int = USAGE) -> None:
        super().__init__(message)
        self.status = status
