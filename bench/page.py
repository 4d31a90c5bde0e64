"""
Cost of a first visit on a phone: largest paint, layout shift, blocking time, and bytes by kind.

    python bench/page.py [--runs N] [ROUTE ...]

Chromium is throttled to slow 4G (1.6 Mbit/s, round trips of 150 ms) and a quarter of the CPU, on a
screen of 412 by 823 at 1.75. Each run has an empty cache; times are the median of the runs. Bytes
are counted as transferred, with headers and compression, until nothing has arrived for two seconds.
Without a graphics card, the same CPU draws the school of ICECOOL 2, so its times are upper bounds.
Needs the built client.
"""

import argparse
import json
import shutil
import sys
import tempfile
from collections import Counter
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.load import SERVE, Served
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

GAMES: Final = ("keesdrow", "keyword", "keep_your_cool", "icecool")
ROUTES: Final = ("front door", *GAMES, "lobby", "practice")
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 412, "height": 823},
    "device_scale_factor": 1.75,
    "has_touch": True,
    "is_mobile": True,
}
LINE: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
SLOWER: Final = 4
SETTLED_MS: Final = 2_000
FAST_MS: Final = 50
"""Longest task that doesn't block the user."""
LONGEST_MS: Final = 60_000
KINDS: Final = {
    "Document": "code",
    "Script": "code",
    "Stylesheet": "code",
    "Font": "fonts",
    "Image": "images",
}
OBSERVE: Final = """
    window.seen = {paint: 0, element: '', shift: 0, shifts: [], first: 0, tasks: []};
    const follow = (type, each) =>
        new PerformanceObserver((list) => list.getEntries().forEach(each))
            .observe({type, buffered: true});
    const name = (node) =>
        node ? `${node.nodeName}.${node.className?.baseVal ?? node.className}` : '?';
    follow('paint', (entry) => {
        if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
    });
    follow('largest-contentful-paint', (entry) => {
        seen.paint = entry.startTime;
        seen.element = name(entry.element);
    });
    follow('layout-shift', (entry) => {
        seen.shift += entry.hadRecentInput ? 0 : entry.value;
        if (entry.value > 0.004) {
            const nodes = entry.sources.map((source) => name(source.node)).join(' ');
            const when = Math.round(entry.startTime);
            seen.shifts.push(`${entry.value.toFixed(3)} at ${when}: ${nodes}`);
        }
    });
    follow('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
"""


class Visit(NamedTuple):
    """One first visit: times in ms, shift without unit, and bytes by kind."""

    first: float
    largest: float
    element: str
    shift: float
    shifts: list[str]
    blocking: float
    kinds: Counter[str]
    files: dict[str, int]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure a first visit of each route.")
    parser.add_argument("routes", nargs="*", default=ROUTES, metavar="ROUTE", help=str(ROUTES))
    parser.add_argument("--runs", type=int, default=3, help="visits of each route (default 3)")
    parser.add_argument("--files", action="store_true", help="list files and shifts, too")
    options = parser.parse_args()
    print(f"{'route':15} {'first':>7} {'largest':>8} {'shift':>6} {'blocking':>8}  kB by kind")
    with (
        tempfile.TemporaryDirectory() as data,
        Served(*SERVE, data) as served,
        sync_playwright() as playwright,
    ):
        address = f"http://{served.base}"
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"),
            args=["--no-sandbox", "--enable-unsafe-swiftshader", "--disable-background-networking"],
        )
        for route in options.routes:
            report(route, [visit(browser, address, route) for _ in range(options.runs)])
            if options.files:
                detail(visit(browser, address, route))


def report(route: str, visits: list[Visit]) -> None:
    """Print the line of one route."""
    kinds = visits[0].kinds
    parts = ", ".join(f"{kind} {size / 1000:.0f}" for kind, size in sorted(kinds.items()))
    print(
        f"{route:15} {median(each.first for each in visits):7.0f}"
        f" {median(each.largest for each in visits):8.0f}"
        f" {median(each.shift for each in visits):6.3f}"
        f" {median(each.blocking for each in visits):8.0f}"
        f"  {sum(kinds.values()) / 1000:.0f} ({parts})",
        flush=True,
    )


def detail(one: Visit) -> None:
    """Print what was largest, what moved, and each file."""
    print(f"    largest: {one.element}")
    for line in one.shifts:
        print(f"    shift {line}")
    for file, size in sorted(one.files.items(), key=lambda each: -each[1]):
        print(f"    {size:8}  {file}")


def path_of(context: BrowserContext, address: str, route: str) -> str:
    """Return a route's path; for a game, start one against a bot."""
    if route == "front door":
        return "/"
    if route == "practice":
        return "/practice"
    wanted: dict[str, Any] = {"game": "keesdrow" if route == "lobby" else route}
    if route in GAMES:
        wanted |= {"bots": ["fair"], "start": True}
    made = context.request.post(f"{address}/api/tables", data=wanted)
    assert made.ok, made.text()
    return f"/t/{made.json()['table']}"


def visit(browser: Browser, address: str, route: str) -> Visit:
    """Visit a route for the first time, and return the measurements."""
    context = browser.new_context(**PHONE)
    path = path_of(context, address, route)
    page = context.new_page()
    page.add_init_script(OBSERVE)
    line: Any = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", LINE)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    answers: dict[str, tuple[str, str]] = {}
    files: dict[str, int] = {}
    kinds: Counter[str] = Counter()

    def answered(event: dict[str, Any]) -> None:
        kind = KINDS.get(event["type"], "data")
        answers[event["requestId"]] = (event["response"]["url"], kind)

    def finished(event: dict[str, Any]) -> None:
        url, kind = answers.get(event["requestId"], ("?", "data"))
        files[url] = files.get(url, 0) + int(event["encodedDataLength"])
        kinds[kind] += int(event["encodedDataLength"])

    line.on("Network.responseReceived", answered)
    line.on("Network.loadingFinished", finished)
    page.goto(f"{address}{path}", wait_until="load", timeout=LONGEST_MS)
    settle(page, files)
    seen = json.loads(page.evaluate("JSON.stringify(seen)"))
    context.close()
    tasks = [took for start, took in seen["tasks"] if start + took > seen["first"]]
    return Visit(
        seen["first"],
        seen["paint"],
        seen["element"],
        seen["shift"],
        seen["shifts"],
        sum(max(0, took - FAST_MS) for took in tasks),
        kinds,
        files,
    )


def settle(page: Page, files: dict[str, int]) -> None:
    """Wait until no new file has arrived for two seconds; repeated polling doesn't count."""
    waited = 0
    while waited < LONGEST_MS:
        before = len(files)
        page.wait_for_timeout(SETTLED_MS)
        waited += SETTLED_MS
        if len(files) == before:
            return


if __name__ == "__main__":
    main()
