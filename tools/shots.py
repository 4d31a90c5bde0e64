"""
Takes a picture of every screen: phone and desktop, daylight and lamplight.

Starts a separate room with an empty data folder, plays a little against bots, and writes PNG files
into a folder (default ``./shots``). Needs the built client and Chromium.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Error,
    Page,
    WebSocketRoute,
    sync_playwright,
)

ROOT = Path(__file__).resolve().parent.parent
START_SECONDS = 20
CALM_MS = 700
"""Time until a screen has come to rest."""
DRAW_MS = 12_000
"""Time until the table draws tiles for players who haven't, which it does after 10 s (KD-4)."""
LOOK_MS = 300
SCENE_MS = 2_500
"""Time until the camera of a school has come to rest."""
STOP_MS = 5_000
"""How far ahead a page's clock is stopped: longer than any request to the page takes."""
MOVE_MS = 1_500
"""How far into a move its picture is taken, by the page's clock."""
FRAME_MS = 100
DRAWN_MS = 60_000
"""Time for the first frame of a school on a machine without a graphics card."""
GAME_LOOKS = 600
"""How often to look at a game before giving it up."""


class Look(NamedTuple):
    """Screen and colour scheme of a set of pictures."""

    name: str
    width: int
    height: int
    scale: int
    phone: bool
    scheme: str


WALKS = ["lobby", "play", "games", "ice", "practice", "end"]
LOOKS = [
    Look("desktop", 1440, 900, 1, phone=False, scheme="light"),
    Look("desktop-lamp", 1440, 900, 1, phone=False, scheme="dark"),
    Look("phone", 390, 844, 2, phone=True, scheme="light"),
    Look("phone-lamp", 390, 844, 2, phone=True, scheme="dark"),
]


@contextmanager
def room() -> Generator[str]:
    """Run a room on a free port, and yield its address."""
    with tempfile.TemporaryDirectory(prefix="rumpus-shots-") as data:
        run = "from rumpus.cli.main import main; raise SystemExit(main())"
        command = [sys.executable, "-c", run, "serve", "--port", "0", "--data", data]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        try:
            assert process.stdout is not None
            for line in process.stdout:
                if "http://" in line:
                    yield "http://" + line.split("http://", 1)[1].split()[0].rstrip("/.")
                    break
            else:
                raise SystemExit("the room did not open")
        finally:
            process.terminate()
            process.wait(timeout=START_SECONDS)


class Finished(NamedTuple):
    """Finished game: its table, and the cookies of its player."""

    path: str
    cookies: Path


class Photographer:
    """Photographer who walks through the room with one look."""

    def __init__(self, browser: Browser, address: str, look: Look, folder: Path) -> None:
        self._browser = browser
        self._address = address
        self._look = look
        self._folder = folder
        self._contexts: list[BrowserContext] = []

    def person(self, name: str, cookies: Path | None = None) -> Page:
        """Open the front door for a person with a name."""
        look = self._look
        context = self._browser.new_context(
            viewport={"width": look.width, "height": look.height},
            device_scale_factor=look.scale,
            has_touch=look.phone,
            is_mobile=look.phone,
            color_scheme="dark" if look.scheme == "dark" else "light",
            storage_state=cookies,
        )
        self._contexts.append(context)
        # Without a graphics card, a full picture takes too long.
        context.add_init_script("localStorage.setItem('rumpus.graphics', 'plain')")
        page = context.new_page()
        page.on("console", lambda m: print(f"  {m.type}: {m.text}") if m.type == "error" else None)
        page.on("pageerror", lambda error: print(f"  page error: {error}"))
        context.request.post(f"{self._address}/api/me", data={"name": name})
        page.goto(self._address)
        page.get_by_role("heading", name="Pull up a chair.").wait_for()
        return page

    def take(self, page: Page, name: str) -> None:
        """Take one picture, once the screen is calm."""
        page.wait_for_timeout(CALM_MS)
        page.screenshot(path=self._folder / f"{name}-{self._look.name}.png")

    def walk(self, name: str, finished: Finished | None) -> None:
        """Take one of the walks; the walk `end` needs a finished game."""
        match name:
            case "lobby":
                self.lobby()
            case "play":
                self.play()
            case "games":
                self.games()
            case "ice":
                self.ice()
            case "practice":
                self.practice()
            case _:
                assert finished is not None
                self.end(finished)

    def leave(self) -> None:
        """Close everybody's browser."""
        for context in self._contexts:
            context.close()
        self._contexts.clear()

    def lobby(self) -> None:
        """Create a table with a friend and a bot, change a house rule, start, and lose a player."""
        noor = self.person("Noor")
        noor.get_by_role("button", name="friends" if self._look.phone else "Create a table").click()
        noor.get_by_role("button", name="Add a bot").last.click()
        noor.get_by_role("dialog").get_by_role("button", name="Fair").click()
        noor.get_by_role("dialog").wait_for(state="detached")
        ida = self.person("Ida")
        self.take(ida, "01-front-door")
        ida.goto(noor.url)
        self.take(ida, "02-lobby-guest")
        ida.get_by_role("button", name="Sit down").click()
        ida.get_by_role("button", name="I\u2019m not ready").wait_for()
        self.take(noor, "02-lobby")
        if self._look.phone:
            noor.get_by_text("Change", exact=True).click()
        noor.get_by_role("button", name="two minutes").click()
        self.take(noor, "02-lobby-choose")
        noor.get_by_role("dialog").get_by_role("button", name="three minutes").click()
        noor.get_by_role("dialog").wait_for(state="detached")
        ida.locator("b", has_text="three minutes").scroll_into_view_if_needed()
        self.take(ida, "02-lobby-changed")
        self.drawers(noor, ida)
        ida.get_by_role("button", name="Ready", exact=True).click()
        noor.get_by_role("button", name="Start with three").click()
        noor.get_by_role("grid").first.wait_for()
        ida.context.close()
        self._contexts.remove(ida.context)
        noor.get_by_text("Ida isn\u2019t connected").wait_for()
        self.take(noor, "03-keesdrow-gone")

    def drawers(self, noor: Page, ida: Page) -> None:
        """Send a chat message, and look into the rulebook and the settings."""
        ida.get_by_role("button", name="Talk").click()
        ida.get_by_role("textbox", name="Say something").fill("I have to feed the cat first.")
        ida.get_by_role("button", name="Send").click()
        noor.get_by_role("button", name="Talk").click()
        self.take(noor, "09-talk")
        noor.keyboard.press("Escape")
        ida.keyboard.press("Escape")
        noor.locator("header").get_by_role("button", name="Rulebook").click()
        noor.get_by_role("button", name="A turn", exact=True).click()
        self.take(noor, "08-rulebook")
        noor.keyboard.press("Escape")
        noor.get_by_role("button", name="Table settings").click()
        self.take(noor, "09-settings")
        noor.keyboard.press("Escape")

    def play(self) -> None:
        """Play against bots: draw, look at the board, be watched, pause, lose the connection."""
        noor = self.person("Noor")
        lines: list[WebSocketRoute] = []

        def through(line: WebSocketRoute) -> None:
            lines.append(line)
            line.connect_to_server()

        noor.route_web_socket("**/socket", through)
        noor.get_by_role("button", name="Play now" if self._look.phone else "Start").click()
        self.take(noor, "01-first-time")
        noor.get_by_role("dialog").get_by_role("button", name="Start").click()
        noor.get_by_role("grid").first.wait_for()
        self.take(noor, "03-keesdrow-draw")
        noor.wait_for_timeout(DRAW_MS)
        self.take(noor, "03-keesdrow")
        watcher = self.person("Wren")
        watcher.goto(noor.url)
        self.take(watcher, "03-keesdrow-watching")
        noor.get_by_role("button", name="Table settings").click()
        noor.get_by_role("button", name="Pause the table").click()
        self.take(noor, "03-keesdrow-paused")
        noor.get_by_role("button", name="Resume").click()
        noor.route_web_socket("**/socket", lambda line: line.close())
        lines[-1].close()
        self.take(noor, "03-keesdrow-reconnecting")

    def games(self) -> None:
        """Start the other word games against a bot."""
        for game in ("keyword", "keep_your_cool"):
            noor = self.person("Noor")
            wanted = {"game": game, "bots": ["fair"], "start": True}
            made = noor.context.request.post(f"{self._address}/api/tables", data=wanted).json()
            noor.goto(f"{self._address}/t/{made['table']}")
            noor.get_by_role("button", name="Table settings").wait_for()
            noor.wait_for_timeout(SCENE_MS)
            self.take(noor, f"04-{game}")

    def ice(self) -> None:
        """Play ICECOOL 2 with a friend: the Catcher's place, an aim, a move, its outcome."""
        people = [self.person(name) for name in ("Noor", "Ida")]
        wanted = {"game": "icecool", "title": "Thursday flicks", "options": {"turn": 0}}
        made = people[0].context.request.post(f"{self._address}/api/tables", data=wanted).json()
        for page in people:
            page.clock.install()
            page.goto(f"{self._address}/t/{made['table']}")
        people[1].get_by_role("button", name="Sit down").click()
        people[1].get_by_role("button", name="I\u2019m not ready").wait_for()
        people[0].get_by_role("button", name="Start").click()
        place = [page.get_by_role("button", name="Stand here") for page in people]
        place[0].or_(people[0].get_by_role("heading", name="places the Catcher")).wait_for()
        catcher, runner = people if place[0].is_visible() else reversed(people)
        self.scene(catcher, "06-icecool-place")
        catcher.get_by_role("button", name="Stand here").click()
        runner.get_by_role("button", name="Aim with dials").wait_for()
        self.scene(catcher, "06-icecool-wait")
        dialled(runner, 0, 55)
        self.scene(runner, "06-icecool-aim")
        # Without a graphics card, a picture takes longer than a move.
        stopped = catcher.evaluate("Date.now()") + STOP_MS
        catcher.clock.pause_at(datetime.fromtimestamp(stopped / 1000, UTC))
        runner.get_by_role("button", name="Flick", exact=True).click()
        catcher.get_by_role("button", name="Skip").wait_for(timeout=DRAWN_MS)
        for _ in range(0, MOVE_MS, FRAME_MS):
            catcher.clock.fast_forward(FRAME_MS)
        self.take(catcher, "06-icecool-playback")
        catcher.clock.resume()
        for page in people:
            page.get_by_role("button", name="Skip").wait_for(state="hidden", timeout=DRAWN_MS)
        self.scene(catcher, "06-icecool-told")

    def practice(self) -> None:
        """Warm up alone: flick, and place penguins."""
        noor = self.person("Noor")
        noor.goto(f"{self._address}/practice")
        self.drawn(noor)
        dialled(noor, 20, 60)
        noor.get_by_role("button", name="Flick", exact=True).click()
        noor.get_by_text("come to rest").first.wait_for(timeout=DRAWN_MS)
        self.scene(noor, "06-practice")
        noor.get_by_role("button", name="Place").click()
        noor.get_by_role("button", name="Add penguin 2").click()
        self.scene(noor, "06-practice-place")

    def scene(self, page: Page, name: str) -> None:
        """Take a picture of a school once its camera rests."""
        self.drawn(page)
        page.wait_for_timeout(SCENE_MS)
        self.take(page, name)

    def drawn(self, page: Page) -> None:
        """Wait until a school has been drawn."""
        page.locator("canvas[data-counters]").wait_for(timeout=DRAWN_MS)

    def end(self, finished: Finished) -> None:
        """Take pictures of the end of a game, and of a table that doesn't exist."""
        noor = self.person("Noor", finished.cookies)
        noor.goto(self._address + finished.path)
        noor.get_by_role("link", name="record").wait_for()
        self.take(noor, "07-end")
        noor.goto(f"{self._address}/t/no-such-10")
        self.take(noor, "09-no-table")


def dialled(page: Page, degrees: int, power: int) -> None:
    """Aim with the dials, which are behind a button on a phone."""
    dial = page.get_by_role("slider", name="Power")
    if not dial.is_visible():
        page.get_by_role("button", name="Aim with dials").click()
    page.get_by_role("slider", name="Direction").fill(str(degrees))
    dial.fill(str(power))


def finish(browser: Browser, address: str, folder: Path) -> Finished:
    """Play a short game against a bot to its end, passing every turn."""
    context = browser.new_context()
    context.request.post(f"{address}/api/me", data={"name": "Noor"})
    wanted = {
        "game": "keesdrow",
        "title": "Thursday words",
        "options": {"turns": 7, "words": "checked", "timer": 30},
        "bots": ["fair", "gentle"],
        "start": True,
    }
    made = context.request.post(f"{address}/api/tables", data=wanted).json()
    page = context.new_page()
    page.goto(f"{address}/t/{made['table']}")
    over = page.get_by_role("link", name="record")
    yes = page.get_by_role("button", name="Pass this turn")
    ask = page.get_by_role("button", name="Pass", exact=True)
    for _ in range(GAME_LOOKS):
        if over.is_visible():
            break
        for button in (yes, ask):
            if button.is_visible() and button.is_enabled():
                button.click()
                break
        page.wait_for_timeout(LOOK_MS)
    cookies = folder / "cookies.json"
    context.storage_state(path=cookies)
    context.close()
    return Finished(f"/t/{made['table']}", cookies)


def main() -> None:
    """Take all pictures."""
    arguments = argparse.ArgumentParser(description="Take a picture of every screen.")
    arguments.add_argument("folder", nargs="?", default="shots", type=Path)
    arguments.add_argument("--look", choices=[look.name for look in LOOKS], action="append")
    arguments.add_argument("--walk", choices=WALKS, action="append")
    options = arguments.parse_args()
    folder: Path = options.folder
    folder.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium")
    if chromium is None:
        raise SystemExit("chromium is not installed")
    with (
        tempfile.TemporaryDirectory(prefix="rumpus-shots-") as scratch,
        room() as address,
        sync_playwright() as playwright,
    ):
        flags = ["--no-sandbox", "--enable-unsafe-swiftshader"]
        browser = playwright.chromium.launch(executable_path=chromium, args=flags)
        chosen = options.walk or WALKS
        finished = finish(browser, address, Path(scratch)) if "end" in chosen else None
        for look in LOOKS:
            if options.look and look.name not in options.look:
                continue
            photographer = Photographer(browser, address, look, folder)
            for name in chosen:
                try:
                    photographer.walk(name, finished)
                except Error as error:
                    print(f"{look.name}, {name}: {error.message}", file=sys.stderr)
                photographer.leave()
        browser.close()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main()
