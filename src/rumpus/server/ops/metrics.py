"""Metrics for operators: plain counts while the room runs, Prometheus text on request."""

from collections.abc import Callable, Iterator
from typing import Final

import msgspec
from prometheus_client import CollectorRegistry, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector


class Counts(msgspec.Struct):
    """Counts since the start; the fields have the names of the metrics."""

    accepted: int = 0
    refused: int = 0
    timers: int = 0
    bot_acts: int = 0
    questions: int = 0
    flicks: int = 0
    chats: int = 0
    frames_in: int = 0
    frames_out: int = 0
    views: int = 0
    tables_created: int = 0
    tables_loaded: int = 0
    tables_dropped: int = 0
    tables_expired: int = 0
    connections_refused: int = 0
    requests_refused: int = 0
    sockets_opened: int = 0
    sockets_refused: int = 0
    origins_refused: int = 0
    slow_readers: int = 0
    broken_protocol: int = 0
    pushes_sent: int = 0
    pushes_failed: int = 0
    pushes_gone: int = 0
    mails_sent: int = 0
    mails_failed: int = 0
    alerts_dropped: int = 0
    decide_seconds: float = 0.0
    append_seconds: float = 0.0
    faults: int = 0


HELP: Final = {
    "accepted": "Acts and table actions that were accepted",
    "refused": "Acts, table actions and questions that were refused",
    "timers": "Deadlines that fell due",
    "bot_acts": "Acts of bots",
    "questions": "Questions that were answered",
    "flicks": "Flicks that were tried in practice",
    "chats": "Things said at tables",
    "frames_in": "Messages from clients",
    "frames_out": "Messages to clients",
    "views": "Whole views that were sent instead of updates",
    "tables_created": "New tables",
    "tables_loaded": "Tables taken up from the log",
    "tables_dropped": "Tables thrown away after a failed write",
    "tables_expired": "Tables deleted since nobody had used them for long",
    "connections_refused": "Connections that were refused: too many of an address, or at once",
    "requests_refused": "Requests over HTTP that were refused: too many of an address",
    "sockets_opened": "Sockets that were accepted",
    "sockets_refused": "Sockets that were refused",
    "origins_refused": "Requests refused because they came from a page of another origin",
    "slow_readers": "Sockets dropped because they read too slowly",
    "broken_protocol": "Sockets closed because they broke the protocol",
    "pushes_sent": "Alerts that push services accepted",
    "pushes_failed": "Alerts that push services refused or didn't answer",
    "pushes_gone": "Browsers that no longer want alerts, by their push service",
    "mails_sent": "E-mails that the operator's server accepted",
    "mails_failed": "E-mails that it refused or didn't take",
    "alerts_dropped": "Alerts dropped: too many to one guest, or too many at once",
    "decide_seconds": "Seconds spent on deciding acts and timers",
    "append_seconds": "Seconds that accepted entries waited for the disk",
    "faults": "Errors of the room itself",
}


class Metrics(Collector):
    """Writer of counts and gauges as Prometheus text."""

    def __init__(self, counts: Counts, gauges: dict[str, tuple[str, Callable[[], int]]]) -> None:
        """Use *gauges*: help text and reading function by name."""
        self._counts = counts
        self._gauges = gauges
        self._registry = CollectorRegistry(auto_describe=False)
        self._registry.register(self)

    def collect(self) -> Iterator[Metric]:
        """Yield all metrics with their current values."""
        for name, text in HELP.items():
            yield CounterMetricFamily(f"rumpus_{name}", text, value=getattr(self._counts, name))
        for name, (text, read) in self._gauges.items():
            yield GaugeMetricFamily(f"rumpus_{name}", text, value=read())

    def text(self) -> bytes:
        """Return the metrics as Prometheus text."""
        return generate_latest(self._registry)
