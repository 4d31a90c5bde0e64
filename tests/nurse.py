"""
Process that loads the room, and then forks one for each byte from a socket.

With each byte it receives the room's standard input, output and error, and a pipe to which it
writes the room's id and later its exit code. The room reads its order from standard input.
"""

import json
import os
import signal
import socket
import sys
from importlib import import_module


def forked(line: socket.socket) -> bool:
    """Fork rooms until the socket is closed; return True in a room."""
    # Ctrl-C should end the rooms only, and nobody waits for the processes that watch them.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        asked, given, _, _ = socket.recv_fds(line, 1, 4)
        if not asked:
            return False
        if os.fork() == 0:
            line.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            return kept(*given)
        for each in given:
            os.close(each)


def kept(news: int, *standard: int) -> bool:
    """Fork a room, and report its id and exit code; return True in the room."""
    room = os.fork()
    if room == 0:
        os.close(news)
        for number, given in enumerate(standard):
            os.dup2(given, number)
            os.close(given)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        return True
    for given in standard:
        os.close(given)
    os.write(news, b"%d\n" % room)
    _, status = os.waitpid(room, 0)
    os.write(news, b"%d\n" % os.waitstatus_to_exitcode(status))
    os._exit(0)


if __name__ == "__main__":
    exec(sys.argv[2], {})  # noqa: S102 (tests change what a room loads)
    import_module("rumpus.cli.main")
    import_module("rumpus.server.app")
    import_module("rumpus.games.registry").games()
    if forked(socket.socket(fileno=int(sys.argv[1]))):
        order = json.load(sys.stdin)
        os.environ.clear()
        os.environ.update(order["environment"])
        sys.argv = ["-c", *order["arguments"]]
        exec(order["code"], {"__name__": "__main__"})  # noqa: S102 (as `python -c` does)
