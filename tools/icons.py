"""
Draws the icons of the installed client, ``web/public/icon-*.png``, from its favicon.

Plain icons are the favicon as it is. A maskable one fills its square, and keeps what matters within
the middle four fifths, since a system cuts it to its own shape.
"""

import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

PUBLIC: Final = Path(__file__).resolve().parent.parent / "web" / "public"
PLAIN: Final = (192, 512)
FILLED: Final = {"icon-maskable-512.png": 512, "icon-apple-180.png": 180}
WALNUT: Final = "#54361F"
SAFE: Final = 0.86
"""Share of a filled icon that the favicon, whose edge is walnut as well, takes."""


def main() -> None:
    """Draw all icons."""
    drawing = (PUBLIC / "favicon.svg").read_text("utf-8")
    sizes = {f"icon-{size}.png": (size, 1.0, "transparent") for size in PLAIN}
    sizes |= {name: (size, SAFE, WALNUT) for name, size in FILLED.items()}
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, (size, share, ground) in sizes.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            side = round(size * share)
            page.set_content(
                f"<style>body{{margin:0;display:grid;place-items:center;height:{size}px;"
                f"background:{ground}}}svg{{width:{side}px;height:{side}px}}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
