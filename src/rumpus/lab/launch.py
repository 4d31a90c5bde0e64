"""
Launcher: limits its memory, sees to it that it dies with its parent, and becomes a player.

    python launch.py BYTES PARENT COMMAND...

It runs by itself, before the player's program, so that nothing of the program runs without limits.
BYTES is 0 for no limit; PARENT is the id of the process that started it.
"""

import ctypes
import os
import resource
import signal
import sys

DIE_WITH_PARENT = 1
"""``PR_SET_PDEATHSIG`` of Linux."""


def die_with_parent(parent: int) -> None:
    """Let the system kill this process when its parent ends, on Linux."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
        if os.getppid() != parent:
            os.kill(os.getpid(), signal.SIGKILL)


def main() -> None:
    """Become the command, or exit with status 127 if it can't be run."""
    limit, parent, *command = sys.argv[1:]
    if int(limit):
        resource.setrlimit(resource.RLIMIT_AS, (int(limit), int(limit)))
    die_with_parent(int(parent))
    try:
        os.execvp(command[0], command)  # noqa: S606 - the person at the terminal named it
    except OSError as error:
        sys.exit(f"can't run {command[0]}: {error.strerror}")


if __name__ == "__main__":
    main()
