"""Profiles of Hypothesis for all tests."""

import os

from hypothesis import settings

# Shared machines are slow at times: a deadline per example would fail by chance. A submission is
# judged by the same examples every time, and so is `make test`; a run by hand tries new ones.
settings.register_profile("home", deadline=None, print_blob=True)
settings.register_profile("submission", deadline=None, print_blob=True, derandomize=True)
settings.load_profile("submission" if os.environ.get("CI") else "home")
