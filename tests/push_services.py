"""Push service for tests: it records what the room sends, answers as told, and browsers read it."""

import base64
import secrets
import threading
from collections import defaultdict, deque
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple, Self

import http_ece  # type: ignore[import-untyped]
import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from rumpus.store.people.subscriptions import Subscription

HOST = "fcm.googleapis.com"
SITE = "https://play.example.org"


class Browser:
    """Browser that has subscribed: only it can read what is pushed to it."""

    def __init__(self, name: str) -> None:
        self.path = f"/fcm/send/{name}"
        self.endpoint = f"https://{HOST}{self.path}"
        self.auth = secrets.token_bytes(16)
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.public_key = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    def row(self, guest: str, device: str = "", seen: int = 0) -> Subscription:
        """Return the subscription as the room stores it."""
        return Subscription(guest, device, self.endpoint, self.public_key, self.auth, SITE, seen)

    def body(self, **more: Any) -> dict[str, Any]:
        """Return the subscription as a page sends it."""
        keys = {"p256dh": encoded(self.public_key), "auth": encoded(self.auth)}
        return {"endpoint": self.endpoint, **keys, **more}

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypt a message."""
        library: Any = http_ece
        text = library.decrypt(body, private_key=self._key, auth_secret=self.auth)
        read: dict[str, Any] = msgspec.json.decode(text)
        return read


class Got(NamedTuple):
    """A request to the service; the names of headers are in small letters."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushServer:
    """The service, on a free port; *answers* are used up one by one, then it accepts everything."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.answers: defaultdict[str, deque[tuple[int, dict[str, str]]]] = defaultdict(deque)
        self.hanging = threading.Event()
        self.hang: set[str] = set()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                size = int(self.headers["Content-Length"])
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.got.append(Got(self.path, headers, self.rfile.read(size)))
                if self.path in service.hang:
                    service.hanging.wait()
                    return
                answers = service.answers[self.path]
                status, more = answers.popleft() if answers else (201, {})
                self.send_response(status)
                for name, value in {"Content-Length": "0", **more}.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 (as inherited)
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.hanging.set()
        self._server.shutdown()
        self._server.server_close()

    def connect(self, host: str) -> HTTPConnection:
        """Return a connection to this service, whatever host is asked for."""
        return HTTPConnection("127.0.0.1", self.port, timeout=2)

    def read(self, browser: Browser) -> list[dict[str, Any]]:
        """Return what a browser was sent."""
        return [browser.read(got.body) for got in self.got if got.path == browser.path]


def encoded(value: bytes) -> str:
    """Return base64url without padding, as browsers have it."""
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()
