"""Fixtures of the trial game."""

from trial import installed, nim, site

__all__ = ["installed", "nim", "site"]
