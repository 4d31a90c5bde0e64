"""
A Ray cluster of two nodes on this machine, with one processor each.

    python ray_cluster.py

It prints its address. At each line of its input a node dies; at the end of the input, all do.
"""

# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false
# Ray is typed in part.

import sys

from ray.cluster_utils import Cluster

STORE_BYTES = 80_000_000
"""Memory for results on their way; results of games are small."""


def main() -> None:
    """Serve until the input ends."""
    cluster = Cluster()
    nodes = [
        cluster.add_node(num_cpus=1, object_store_memory=STORE_BYTES, include_dashboard=False)
        for _ in range(2)
    ]
    sys.stdout.write(f"{cluster.address}\n")
    sys.stdout.flush()
    for _ in sys.stdin:
        cluster.remove_node(nodes.pop(), allow_graceful=False)
    cluster.shutdown()  # type: ignore[no-untyped-call]


if __name__ == "__main__":
    main()
