"""Passkeys (WebAuthn): what a browser is asked for, and whether its answer is right."""

import hashlib
from collections.abc import Iterable
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from rumpus.store.people.rows import Passkey

_ROOM: Final = "Rumpus"


class Site(NamedTuple):
    """The origin of a page, such as ``https://rumpus.example``, for which a passkey is valid."""

    origin: str

    @property
    def host(self) -> str:
        """Return the host's name, without its port."""
        return urlsplit(self.origin).hostname or ""


class Added(NamedTuple):
    """A new passkey that a browser has made."""

    id: bytes
    public_key: bytes
    uses: int


def handle_of(member: str) -> bytes:
    """Return the id under which an authenticator keeps a member's passkeys."""
    return hashlib.sha256(b"rumpus member " + member.encode()).digest()


def to_add(site: Site, member: str, name: str, challenge: bytes, known: Iterable[Passkey]) -> str:
    """Return the options with which a browser makes a new passkey, as JSON."""
    options = webauthn.generate_registration_options(
        rp_id=site.host,
        rp_name=_ROOM,
        user_id=handle_of(member),
        user_name=name,
        user_display_name=name,
        challenge=challenge,
        # The passkey itself names its owner, so nobody types a name to sign in.
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=passkey.id) for passkey in known],
    )
    return webauthn.options_to_json(options)


def added(site: Site, credential: str, challenge: bytes) -> Added | None:
    """Return the passkey in a browser's answer; None if the answer is wrong."""
    try:
        verified = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except Exception:  # noqa: BLE001 (a stranger's bytes go through three parsers)
        return None
    return Added(verified.credential_id, verified.credential_public_key, verified.sign_count)


def to_sign_in(site: Site, challenge: bytes) -> str:
    """Return the options with which a browser signs in, as JSON."""
    options = webauthn.generate_authentication_options(
        rp_id=site.host,
        challenge=challenge,
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return webauthn.options_to_json(options)


def named(credential: str) -> tuple[bytes, bytes] | None:
    """Return the passkey's id and its owner's handle from an answer; None if it names none."""
    try:
        parsed = webauthn.helpers.parse_authentication_credential_json(credential)
    except Exception:  # noqa: BLE001 (as above)
        return None
    handle = parsed.response.user_handle
    return None if handle is None else (parsed.raw_id, handle)


def uses(site: Site, credential: str, challenge: bytes, passkey: Passkey) -> int | None:
    """Return the authenticator's new counter; None if its answer is wrong."""
    try:
        verified = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.uses,
            require_user_verification=True,
        )
    except Exception:  # noqa: BLE001 (as above)
        return None
    return verified.new_sign_count


def shown_id(passkey: bytes) -> str:
    """Return a passkey's id as text."""
    return bytes_to_base64url(passkey)


def id_of(shown: str) -> bytes | None:
    """Return the id that a text stands for, or None."""
    try:
        return base64url_to_bytes(shown)
    except ValueError:
        return None
