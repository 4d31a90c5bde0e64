"""Options of commands that play many games: processes of this machine, or a cluster."""

import argparse

from rumpus.cli.common import positive
from rumpus.cli.failure import FAILED, CommandError
from rumpus.core.extras import MissingExtraError
from rumpus.lab.pool import Processes, Workers


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--jobs", type=positive, default=1, metavar="J", help="processes")
    group.add_argument("--ray", metavar="ADDRESS", help="machines of the Ray cluster there")


def workers_of(options: argparse.Namespace) -> Workers:
    """Return what plays the games. Raises `CommandError` if the cluster can't be reached."""
    if options.ray is None:
        return Processes(options.jobs)
    try:
        # It takes a second, and is an extra.
        from rumpus.lab.cluster import Cluster, ClusterError  # noqa: PLC0415
    except ModuleNotFoundError as error:
        if error.name != "ray":
            raise
        raise MissingExtraError("ray", "ray") from error
    try:
        return Cluster(options.ray)
    except ClusterError as error:
        raise CommandError(str(error), FAILED) from error
