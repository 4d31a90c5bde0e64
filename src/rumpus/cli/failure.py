"""How a command fails: one line that says what to do, and an exit status."""

USAGE = 2
FAILED = 1
INTERRUPTED = 130


class CommandError(Exception):
    """The command can't be done; *status* is 2 where another command line would do, else 1."""

    def __init__(self, message: str, status: int = USAGE) -> None:
        super().__init__(message)
        self.status = status
