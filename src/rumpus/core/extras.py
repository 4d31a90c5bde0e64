"""Extras: packages that only some games need, and that an installation may leave out."""


class MissingExtraError(ImportError):
    """Failure to import a package of an extra; the message says what to install."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"needs {package}; install it with: pip install 'rumpus[{extra}]'")
