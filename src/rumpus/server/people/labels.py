"""Labels of devices, such as "Firefox on Android", from what browsers say of themselves."""

from typing import Final

_BROWSERS: Final = {
    # Most browsers name others, too: the first one found here is the right one.
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
_SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Macintosh": "Mac",
    "Linux": "Linux",
}


def label(user_agent: str) -> str:
    """Return a label for a browser from its User-Agent header."""
    browser = next((name for sign, name in _BROWSERS.items() if sign in user_agent), "Browser")
    system = next((name for sign, name in _SYSTEMS.items() if sign in user_agent), None)
    return browser if system is None else f"{browser} on {system}"
