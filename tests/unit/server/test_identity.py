"""Guest cookies: signed, separate for each room, and found among other cookies."""

import secrets
import time

import pytest

from rumpus.server.identity import FORGET_OLD, OLD, Identity


def test_a_cookie_is_good_for_the_key_that_signed_it() -> None:
    """A guest is recognised by the room that made the cookie, and by no other."""
    ours, theirs = Identity(b"k" * 32), Identity(b"l" * 32)
    guest = ours.new_guest()
    cookie = ours.cookie(guest, secure=True)
    assert cookie.endswith("Secure")
    assert "Secure" not in ours.cookie(guest, secure=False)
    header = [(b"cookie", b"other=1; " + cookie.partition(";")[0].encode())]
    assert ours.guest_of(header, secure=True) == guest
    assert theirs.guest_of(header, secure=True) is None
    assert ours.guest_of([]) is None
    assert ours.new_guest() != guest


def test_no_id_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    """An operator may name it in a command, so a hyphen in front is drawn again."""
    drawn = iter(["-5Fg", "--x_", "a-5F"])

    def token(_bytes: int) -> str:
        return next(drawn)

    monkeypatch.setattr(secrets, "token_urlsafe", token)
    assert Identity(b"k" * 32).new_guest() == "a-5F"


def header(*cookies: str) -> list[tuple[bytes, bytes]]:
    """Return a request header with the given cookies."""
    return [(b"cookie", "; ".join(cookies).encode())]


def test_two_rooms_of_one_host_keep_their_guests_apart() -> None:
    """When a browser sends the cookies of two rooms to both, each room finds its own guest."""
    ours, theirs = Identity(b"k" * 32), Identity(b"l" * 32)
    guests = [room.new_guest() for room in (ours, theirs)]
    jar = [
        room.cookie(guest, secure=False).partition(";")[0]
        for room, guest in zip((ours, theirs), guests, strict=True)
    ]
    assert len({cookie.partition("=")[0] for cookie in jar}) == 2
    assert [room.guest_of(header(*jar)) for room in (ours, theirs)] == guests
    assert not ours.outdated(header(*jar))


@pytest.mark.parametrize("secure", [False, True])
def test_a_cookie_of_before_still_knows_its_guest_and_is_renamed(*, secure: bool) -> None:
    """A cookie under the old name still identifies its guest; another room's is ignored."""
    ours, theirs = Identity(b"k" * 32), Identity(b"l" * 32)
    guest = ours.new_guest()
    old = header(f"{OLD}={ours.token(guest)}")
    assert ours.guest_of(old, secure=secure) == guest
    assert ours.outdated(old, secure=secure)
    assert ours.has_old(old)
    assert FORGET_OLD.startswith("rumpus=; Max-Age=0")
    assert theirs.guest_of(old, secure=secure) is None
    assert not theirs.has_old(old)


def test_under_tls_no_other_page_can_set_the_cookie() -> None:
    """With TLS the cookie has the `__Host-` prefix, `Secure` and no domain."""
    identity = Identity(b"k" * 32)
    cookie = identity.cookie(identity.new_guest(), secure=True)
    assert cookie.startswith("__Host-rumpus-")
    assert "; Path=/;" in cookie
    assert "Domain" not in cookie
    assert cookie.endswith("; Secure")
    assert not identity.cookie(identity.new_guest(), secure=False).startswith("__Host-")


@pytest.mark.parametrize("quote", ["\\", "\\101"])
def test_a_hostile_cookie_costs_nothing(quote: str) -> None:
    """A hostile cookie header is rejected in less than half a second of CPU time."""
    identity = Identity(b"k" * 32)
    header = [(b"cookie", f'a=1; {identity.name(secure=False)}="{quote * 250_000}"; b=2'.encode())]
    start = time.process_time()
    assert identity.guest_of(header) is None
    assert time.process_time() - start < 0.5


def test_the_cookie_is_found_among_others() -> None:
    """Odd cookies don't hide the room's own; of two with its name, the first counts."""
    identity = Identity(b"k" * 32)
    guest, other = identity.new_guest(), identity.new_guest()
    ours, theirs = (identity.cookie(g, secure=False).split(";")[0] for g in (guest, other))
    for text in (ours, f"$Path=/; ]=bad; {ours}", f"xrumpus=1;{ours}; {theirs}", f"=;; ;{ours};"):
        assert identity.guest_of([(b"cookie", text.encode())]) == guest
