"""Accounts: a guest becomes a member, signs in on other devices, and signs out or leaves."""

import secrets
from typing import Final, Literal, NamedTuple

import msgspec

from rumpus.core.values import Refusal
from rumpus.server.limits import values as limits
from rumpus.server.limits.token_bucket import Buckets
from rumpus.server.names import FORMER_MEMBER
from rumpus.server.people import passkeys
from rumpus.server.people.challenges import Challenges
from rumpus.server.people.devices import Devices
from rumpus.server.people.labels import label
from rumpus.server.people.passkeys import Site
from rumpus.server.people.passwords import Passwords, digest, login_of, new_code, objection
from rumpus.server.people.proofs import Proofs
from rumpus.server.services import Services
from rumpus.store.people.helper_codes import HelperCode, HelperCodes
from rumpus.store.people.members import Members
from rumpus.store.people.rows import Device, Member, Passkey
from rumpus.table.guests import players_of

Which = Literal["here", "others", "everywhere"]
"""Where to sign out: on this device, on all others, or on both."""

_ID_BYTES: Final = 12
_DAY_SECONDS: Final = 86_400
_NOT_SIGNED_IN: Final = Refusal("not_signed_in")
_WRONG: Final = Refusal("wrong_sign_in")
_FAILED: Final = Refusal("passkey_failed")
_PROOF: Final = Refusal("proof_wanted")


class Visitor(NamedTuple):
    """
    Sender of a request: the guest's id, and their device, which is empty unless they are signed in.

    *agent* is what the browser says of itself, and *now* a reading of the loop's clock.
    """

    guest: str
    device: str
    address: str
    agent: str
    now: float


class Signed(NamedTuple):
    """
    The member and the device that a browser is signed in as from now on.

    *code* is the code by a leader of a club that let them in, if one did.
    """

    member: str
    device: str
    code: HelperCode | None = None


class Accounts:
    """All accounts of a room."""

    def __init__(
        self, services: Services, members: Members, devices: Devices, former: set[str]
    ) -> None:
        """Add to *former* who deletes their account."""
        self._former = former
        self._services = services
        self._members = members
        self._devices = devices
        self._codes = HelperCodes(members)
        self._passwords = Passwords(services.quotas.hashes)
        self._challenges = Challenges()
        self._proofs = Proofs()
        self._tries = Buckets(limits.SIGN_INS)
        self._tries_of_address = Buckets(limits.SIGN_INS_OF_ADDRESS)

    async def find(self, visitor: Visitor) -> Member | None:
        """Return the account of a visitor who is signed in, or None; note that it is in use."""
        if not visitor.device or not self._devices.accepts(visitor.guest, visitor.device):
            return None
        now = self._utc()
        if self._devices.use(visitor.guest, visitor.device, now) > _DAY_SECONDS:
            await self._members.device_used(visitor.device, now)
        return await self._members.find(visitor.guest)

    async def member(self, visitor: Visitor) -> Member | Refusal:
        """Return the member that a visitor is, as `find`; refuses guests."""
        return await self.find(visitor) or _NOT_SIGNED_IN

    async def set_password(self, visitor: Visitor, typed: str, password: str) -> Signed | Refusal:
        """
        Set the sign-in name and the password of a member, or of a guest who becomes one.

        A member must have proved lately who they are; all their other devices are signed out.
        """
        login = login_of(typed)
        if login is None:
            return Refusal("bad_login")
        if not self._tries_of_address.take(visitor.address, visitor.now):
            return Refusal("too_many")
        why = objection(password, login)
        if why is not None:
            return why
        if self._proofs.wanted(await self.find(visitor), visitor.device, self._utc()):
            return _PROOF
        hashed = await self._passwords.hashed(password, visitor.address)
        device = self._device(visitor)
        why = await self._members.set_password(device, login, hashed)
        if why is not None:
            return why
        signed = self._entered(device)
        if visitor.device:
            self._devices.keep(device.member, device.id)
        return signed

    async def passkey_options(self, visitor: Visitor, site: Site, name: str) -> str | Refusal:
        """
        Return what a browser needs to make a passkey for a guest or member, as JSON.

        A member must have proved lately who they are.
        """
        member = await self.find(visitor)
        if self._proofs.wanted(member, visitor.device, self._utc()):
            return _PROOF
        known = () if member is None else member.passkeys
        if len(known) >= limits.PASSKEYS:
            return Refusal("passkeys_enough", params={"most": limits.PASSKEYS})
        challenge = self._challenges.new(visitor.guest, "add", visitor.now)
        return passkeys.to_add(site, visitor.guest, name, challenge, known)

    async def add_passkey(self, visitor: Visitor, site: Site, credential: str) -> Signed | Refusal:
        """Add a passkey that the browser has made; a guest becomes a member."""
        challenge = self._challenges.spend(visitor.guest, "add", visitor.now)
        made = None if challenge is None else passkeys.added(site, credential, challenge)
        if made is None:
            return _FAILED
        now = self._utc()
        shown = label(visitor.agent)
        passkey = Passkey(made.id, visitor.guest, made.public_key, made.uses, shown, now, now)
        device = self._device(visitor)
        why = await self._members.add_passkey(passkey, device)
        return self._entered(device) if why is None else why

    def sign_in_options(self, visitor: Visitor, site: Site) -> str:
        """Return what a browser needs to sign in with a passkey, as JSON."""
        challenge = self._challenges.new(visitor.guest, "sign in", visitor.now)
        return passkeys.to_sign_in(site, challenge)

    async def sign_in_with_passkey(
        self, visitor: Visitor, site: Site, credential: str
    ) -> Signed | Refusal:
        """Sign in with a passkey."""
        challenge = self._challenges.spend(visitor.guest, "sign in", visitor.now)
        named = passkeys.named(credential)
        if challenge is None or named is None:
            return _FAILED
        member = await self._members.by_passkey(named[0])
        if member is None:
            return Refusal("no_such_passkey")
        if not await self._used(member, site, credential, challenge):
            return _FAILED
        return await self._sign_in(visitor, member) or _FAILED

    async def prove(self, visitor: Visitor, password: str) -> Refusal | None:
        """Let a member prove by their password who they are."""
        member = await self.member(visitor)
        if isinstance(member, Refusal):
            return member
        if not self._tries_of_address.take(visitor.address, visitor.now):
            return Refusal("too_many")
        if not self._tries.take(member.login or member.id, visitor.now):
            return Refusal("sign_in_later")
        if len(password) > limits.PASSWORD_LONGEST:
            return Refusal("wrong_password")
        if not await self._passwords.right(password, member.password, visitor.address):
            return Refusal("wrong_password")
        self._proofs.add(visitor.device, self._utc())
        return None

    async def proof_options(self, visitor: Visitor, site: Site) -> str | Refusal:
        """Return what a browser needs to prove by a passkey who its member is, as JSON."""
        member = await self.member(visitor)
        if isinstance(member, Refusal):
            return member
        challenge = self._challenges.new(visitor.guest, "prove", visitor.now)
        return passkeys.to_sign_in(site, challenge)

    async def prove_by_passkey(
        self, visitor: Visitor, site: Site, credential: str
    ) -> Refusal | None:
        """Let a member prove by one of their passkeys who they are."""
        challenge = self._challenges.spend(visitor.guest, "prove", visitor.now)
        member = await self.member(visitor)
        if isinstance(member, Refusal):
            return member
        if challenge is None or not await self._used(member, site, credential, challenge):
            return _FAILED
        self._proofs.add(visitor.device, self._utc())
        return None

    async def _used(self, member: Member, site: Site, credential: str, challenge: bytes) -> bool:
        """Return True if one of a member's passkeys signed a challenge; its counter is stored."""
        named = passkeys.named(credential)
        id_, handle = named or (b"", b"")
        passkey = next((each for each in member.passkeys if each.id == id_), None)
        if passkey is None or handle != passkeys.handle_of(member.id):
            return False
        uses = passkeys.uses(site, credential, challenge, passkey)
        if uses is None:
            return False
        await self._members.passkey_used(passkey.id, uses, self._utc())
        return True

    async def sign_in(self, visitor: Visitor, typed: str, password: str) -> Signed | Refusal:
        """Sign in with a password; each sign-in name has its own limit of attempts."""
        login = login_of(typed)
        if not self._tries_of_address.take(visitor.address, visitor.now):
            return Refusal("too_many")
        if login is None or len(password) > limits.PASSWORD_LONGEST:
            return _WRONG
        if not self._tries.take(login, visitor.now):
            return Refusal("sign_in_later")
        member = await self._members.by_login(login)
        hashed = None if member is None else member.password
        right = await self._passwords.right(password, hashed, visitor.address)
        return (right and member and await self._sign_in(visitor, member)) or _WRONG

    async def sign_in_with_code(self, visitor: Visitor, code: str) -> Signed | Refusal:
        """
        Sign in with a recovery code, which is used up by that.

        One that a leader of a club has made signs the member out everywhere else.
        """
        if not self._tries_of_address.take(visitor.address, visitor.now):
            return Refusal("too_many")
        hashed = digest(code)
        member = await self._members.by_recovery(hashed)
        if member is None:
            signed = await self._let_in(visitor, hashed)
        else:
            signed = await self._sign_in(visitor, member, by_code=True)
        return signed or Refusal("wrong_code")

    async def sign_out(self, visitor: Visitor, which: Which) -> Refusal | None:
        """Sign a member out on this device, on all others, or everywhere."""
        if not visitor.device:
            return _NOT_SIGNED_IN
        if which != "here":
            await self._members.keep_device(visitor.guest, visitor.device)
            self._devices.keep(visitor.guest, visitor.device)
        if which != "others":
            await self._forget(visitor.guest, visitor.device)
        return None

    async def remove_device(self, visitor: Visitor, shown: str) -> Refusal | None:
        """Sign a member out on the device listed under this id."""
        device = self._devices.named(visitor.guest, shown) if visitor.device else None
        if device is None:
            return Refusal("no_such_device")
        await self._forget(visitor.guest, device)
        return None

    async def remove_passkey(self, visitor: Visitor, shown: str) -> Refusal | None:
        """Remove one of a member's passkeys, but never their only way to sign in."""
        id_ = passkeys.id_of(shown)
        member = await self.find(visitor)
        if member is None or id_ not in {passkey.id for passkey in member.passkeys}:
            return Refusal("no_such_passkey")
        removed = await self._members.remove_passkey(member.id, id_ or b"")
        return None if removed else Refusal("last_way_in")

    async def new_code(self, visitor: Visitor) -> str | Refusal:
        """
        Return a new recovery code, which replaces the one before; only its digest is stored.

        The member must have proved lately who they are.
        """
        why = await self.unproved(visitor)
        if why is not None:
            return why
        code = new_code()
        await self._members.set_recovery(visitor.guest, digest(code))
        return code

    async def delete(self, visitor: Visitor) -> Refusal | None:
        """Delete a member's account with their history and names; they become a former member."""
        if not visitor.device:
            return _NOT_SIGNED_IN
        await self._forget_person(visitor.guest)
        return None

    async def delete_guest(self, visitor: Visitor) -> Refusal | None:
        """Delete everything about a guest who is no member, in the same way."""
        if visitor.device:
            return Refusal("is_member")
        if not self._devices.holds(visitor.guest, visitor.device):
            # In another tab they have just become a member, who must say so.
            return _NOT_SIGNED_IN
        # Each deletion leaves an id behind, so that nobody may fill the disk with them.
        if not self._tries_of_address.take(visitor.address, visitor.now):
            return Refusal("too_many")
        await self._forget_person(visitor.guest)
        return None

    async def unproved(self, visitor: Visitor) -> Refusal | None:
        """Return why a visitor may not do what wants a fresh proof, or None."""
        member = await self.member(visitor)
        if isinstance(member, Refusal):
            return member
        return _PROOF if self._proofs.wanted(member, visitor.device, self._utc()) else None

    async def _let_in(self, visitor: Visitor, hashed: bytes) -> Signed | None:
        device = self._device(visitor._replace(device=""))
        code = await self._codes.use(hashed, device)
        if code is None:
            return None
        self._devices.keep(code.member)
        signed = self._entered(msgspec.structs.replace(device, member=code.member))
        if visitor.device:
            await self._forget(visitor.guest, visitor.device)
        return signed._replace(code=code)

    async def _sign_in(
        self, visitor: Visitor, member: Member, *, by_code: bool = False
    ) -> Signed | None:
        device = self._device(visitor._replace(guest=member.id, device=""))
        old = await self._members.sign_in(member, device, limits.DEVICES, by_code=by_code)
        if old is None:
            return None
        self._devices.remove(member.id, *old)
        signed = self._entered(device)
        if visitor.device:
            # This browser forgets who it was signed in as before.
            await self._forget(visitor.guest, visitor.device)
        return signed

    async def _forget_person(self, guest: str) -> None:
        for player in players_of(guest):
            await self._services.store.forget(player, FORMER_MEMBER)
        await self._members.delete(guest, FORMER_MEMBER)
        self._former.add(guest)
        self._devices.keep(guest)
        for player in players_of(guest):
            # A request that was under way may have stored a name again; from now on none does.
            await self._services.store.forget(player, FORMER_MEMBER)

    async def _forget(self, member: str, device: str) -> None:
        await self._members.remove_device(member, device)
        self._devices.remove(member, device)

    def _entered(self, device: Device) -> Signed:
        """Sign in, at once after the write: in memory, changes follow in the order of the rows."""
        self._devices.add(device.member, device.id, device.used)
        return Signed(device.member, device.id)

    def _device(self, visitor: Visitor) -> Device:
        """Return the device of a visitor, or a new one."""
        now = self._utc()
        device = visitor.device or secrets.token_urlsafe(_ID_BYTES)
        return Device(device, visitor.guest, label(visitor.agent), now, now)

    def _utc(self) -> int:
        return int(self._services.utc().timestamp())
