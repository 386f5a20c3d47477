"""Who is who, without accounts: a person is whoever holds a secret of 256 bits, of which only the hash is stored."""

import hashlib
import secrets
import time
from collections import OrderedDict
from contextlib import suppress
from typing import Any, NamedTuple

import sqlalchemy as sa

from heckmeck.server.errors import Denied
from heckmeck.server.store.database import Database
from heckmeck.server.store.schema import keys

LINK_SECONDS = 24 * 3600
DEVICE_SECONDS = 180 * 86_400.0  # since a device was used last
RENEWED_EVERY = 86_400.0  # seconds: not every request has to write
TRUSTED_SECONDS = 30.0  # until another process's log-out counts here too
MOST_REMEMBERED = 10_000
SECRET_LENGTH = 43
DEVICE_ID_LENGTH = 16


def new_id() -> str:
    """Return 128 bits that nobody guesses, for a table or a person."""
    return secrets.token_urlsafe(16)


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()


class Device(NamedTuple):
    """A device of a person; `id` is part of the hash of its secret, which tells nobody the secret."""

    id: str
    created: float | None
    used: float


class People:
    """The keys of all people."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._remembered: OrderedDict[str, tuple[str, float]] = OrderedDict()

    async def identify(self, secret: str | None) -> str | None:
        """Return the person who holds this secret; using it makes it last again."""
        if not secret or len(secret) != SECRET_LENGTH:
            return None
        key = hash_of(secret)
        person, until = self._remembered.get(key, (None, 0.0))
        if person is not None and time.monotonic() < until:
            return person
        self._remembered.pop(key, None)
        query = sa.select(keys.c.person, keys.c.expires).where(is_device(), keys.c.hash == key)
        async with self._database.read() as connection:
            found = (await connection.execute(query)).first()
        if found is None:
            return None
        if found.expires < time.time() + DEVICE_SECONDS - RENEWED_EVERY:
            await self._renew(key)
        self._remember(key, found.person)
        return str(found.person)

    async def _renew(self, key: str) -> None:
        """Let a device last again; where the store takes no writes, another time."""
        renewed = keys.update().where(keys.c.hash == key).values(expires=time.time() + DEVICE_SECONDS)
        with suppress(Denied):
            async with self._database.write() as connection:
                await connection.execute(renewed)

    def _remember(self, key: str, person: str) -> None:
        self._remembered[key] = person, time.monotonic() + TRUSTED_SECONDS
        if len(self._remembered) > MOST_REMEMBERED:
            self._remembered.popitem(last=False)

    async def new_person(self) -> tuple[str, str]:
        """Return a new person and the secret of their first device."""
        person, secret = new_id(), new_secret()
        async with self._database.write() as connection:
            await connection.execute(keys.insert().values(device_key(secret, person)))
        return person, secret

    async def new_link(self, person: str) -> tuple[str, float]:
        """Return a code that makes another device this person, once, and when it ends."""
        code, expires = new_secret(), time.time() + LINK_SECONDS
        async with self._database.write() as connection:
            await connection.execute(keys.delete().where(keys.c.expires < time.time()))
            row = {"hash": hash_of(code), "person": person, "kind": "link", "expires": expires}
            await connection.execute(keys.insert().values(row))
        return code, expires

    async def claim_link(self, code: str, before: str | None) -> tuple[str, str]:
        """Return the person behind a code and a new secret for this device.

        The code is used up, and so is the secret that the device had before.
        """
        secret = new_secret()
        link = sa.and_(keys.c.hash == hash_of(code), keys.c.kind == "link", keys.c.expires > time.time())
        async with self._database.write() as connection:
            person = await connection.scalar(sa.select(keys.c.person).where(link))
            if person is None or (await connection.execute(keys.delete().where(link))).rowcount != 1:
                raise Denied(404, "no-such-link")
            await connection.execute(keys.insert().values(device_key(secret, person)))
            if before:
                await connection.execute(keys.delete().where(is_device(), keys.c.hash == hash_of(before)))
        self._remembered.pop(hash_of(before or ""), None)
        return str(person), secret

    async def devices(self, person: str) -> list[Device]:
        """Return the devices of a person, the one used last first."""
        query = sa.select(keys.c.hash, keys.c.created, keys.c.expires).where(
            is_device(), keys.c.person == person
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query.order_by(keys.c.expires.desc()))).all()
        return [Device(device_id(row.hash), row.created, row.expires - DEVICE_SECONDS) for row in rows]

    async def revoke(self, person: str, device: str) -> None:
        """Let a device of a person, and every link that is still open, be nobody any more."""
        async with self._database.write() as connection:
            query = sa.select(keys.c.hash).where(keys.c.kind == "device", keys.c.person == person)
            own = (await connection.scalars(query)).all()
            key = next((key for key in own if device_id(key) == device), None)
            if key is None:
                raise Denied(404, "no-such-device")
            links = sa.and_(keys.c.kind == "link", keys.c.person == person)
            await connection.execute(keys.delete().where(sa.or_(keys.c.hash == key, links)))
        self._remembered.pop(key, None)


def is_device() -> sa.ColumnElement[bool]:
    return sa.and_(keys.c.kind == "device", keys.c.expires > time.time())


def device_key(secret: str, person: str) -> dict[str, Any]:
    now = time.time()
    row = {"hash": hash_of(secret), "person": person, "kind": "device"}
    return {**row, "created": now, "expires": now + DEVICE_SECONDS}


def device_id(key: str) -> str:
    return key[:DEVICE_ID_LENGTH]
