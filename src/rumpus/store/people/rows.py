"""What is stored about a member: who they are, their passkeys and their devices."""

import msgspec


class Passkey(msgspec.Struct, frozen=True):
    """A passkey of a member; *uses* is the authenticator's own counter, times are in seconds."""

    id: bytes
    member: str
    public_key: bytes
    uses: int
    label: str
    added: int
    used: int


class Device(msgspec.Struct, frozen=True):
    """A browser on which a member is signed in; times are in seconds since 1970."""

    id: str
    member: str
    label: str
    added: int
    used: int


class Member(msgspec.Struct, frozen=True):
    """A member with everything that lets them in; *password* is a hash, as is *recovery*."""

    id: str
    joined: int
    login: str | None
    password: str | None
    recovery: bytes | None
    passkeys: tuple[Passkey, ...] = ()
    devices: tuple[Device, ...] = ()

    @property
    def ways_in(self) -> tuple[object, ...]:
        """Return everything that lets the member in."""
        return (self.password, self.recovery, *(passkey.id for passkey in self.passkeys))
