"""Mail server for tests: it accepts e-mails, or refuses them, and keeps what it got."""

import socketserver
import threading
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Self


class MailServer:
    """An SMTP server on a free port; *refuses* is its answer to the next recipients, if any."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        self.raw: list[bytes] = []
        self.refuses: list[bytes] = []
        mails = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.wfile.write(b"220 ready\r\n")
                while line := self.rfile.readline():
                    verb = line[:4].upper()
                    if verb == b"RCPT" and mails.refuses:
                        self.wfile.write(mails.refuses.pop(0))
                    elif verb == b"DATA":
                        self.wfile.write(b"354 go on\r\n")
                        mails.take(self._text())
                        self.wfile.write(b"250 kept\r\n")
                    elif verb == b"QUIT":
                        self.wfile.write(b"221 bye\r\n")
                        return
                    else:
                        self.wfile.write(b"250 ok\r\n")

            def _text(self) -> bytes:
                lines = iter(self.rfile.readline, b".\r\n")
                return b"".join(line.removeprefix(b".") for line in lines)

        class Server(socketserver.ThreadingTCPServer):
            daemon_threads = True

        self._server = Server(("127.0.0.1", 0), Handler)
        self.port: int = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def take(self, raw: bytes) -> None:
        """Keep an e-mail."""
        self.raw.append(raw)
        message = message_from_bytes(raw, policy=policy.default)
        assert isinstance(message, EmailMessage)
        self.got.append(message)

    def settings(self) -> str:
        """Return the section of a room's settings for this server."""
        return (
            f'[mail]\nhost = "127.0.0.1"\nport = {self.port}\ntls = "none"\n'
            'from = "Rumpus <room@example.org>"\nsite = "https://play.example.org"\n'
        )


def link_in(message: EmailMessage, what: str) -> str:
    """Return the secret of a link in an e-mail."""
    text: str = message.get_content()
    return text.split(f"https://play.example.org/mail#{what}=")[1].split(maxsplit=1)[0]
