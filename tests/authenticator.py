"""An authenticator in software, written from the WebAuthn specification, for tests."""

import base64
import hashlib
import json
import secrets
import struct
from typing import Any, Self

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

USER_PRESENT, USER_VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def text(data: bytes) -> str:
    """Return bytes in base64url without padding, as WebAuthn writes them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data_of(written: str) -> bytes:
    """Return the bytes behind base64url without padding."""
    return base64.urlsafe_b64decode(written + "=" * (-len(written) % 4))


class Authenticator:
    """One passkey; its fields may be changed to make an authenticator that lies."""

    def __init__(self) -> None:
        self.id = secrets.token_bytes(16)
        self.handle = b""
        self.uses = 0
        self.flags = USER_PRESENT | USER_VERIFIED
        self._key = ec.generate_private_key(ec.SECP256R1())

    def made(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """Return the answer to options that ask for a new passkey."""
        self.handle = data_of(options["user"]["id"])
        client = _client("webauthn.create", options, origin)
        numbers = self._key.public_key().public_numbers()
        key = {
            1: 2,
            3: -7,
            -1: 1,
            -2: numbers.x.to_bytes(32, "big"),
            -3: numbers.y.to_bytes(32, "big"),
        }
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(key)
        data = self._data(options["rp"]["id"], self.flags | ATTESTED) + attested
        statement = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer(client, attestationObject=text(statement))

    def signed(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """Return the answer to options that ask to sign in."""
        self.uses += 1
        client = _client("webauthn.get", options, origin)
        data = self._data(options["rpId"], self.flags)
        what = data + hashlib.sha256(client).digest()
        signature = self._key.sign(what, ec.ECDSA(hashes.SHA256()))
        return self._answer(
            client,
            authenticatorData=text(data),
            signature=text(signature),
            userHandle=text(self.handle),
        )

    def again(self) -> Self:
        """Count backwards, as a copy of the authenticator would."""
        self.uses -= 2
        return self

    def _data(self, host: str, flags: int) -> bytes:
        return hashlib.sha256(host.encode()).digest() + struct.pack(">BI", flags, self.uses)

    def _answer(self, client: bytes, **more: str) -> dict[str, Any]:
        return {
            "id": text(self.id),
            "rawId": text(self.id),
            "type": "public-key",
            "response": {"clientDataJSON": text(client), **more},
        }


def _client(kind: str, options: dict[str, Any], origin: str) -> bytes:
    return json.dumps(
        {"type": kind, "challenge": options["challenge"], "origin": origin, "crossOrigin": False}
    ).encode()
