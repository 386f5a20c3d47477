"""Who is who, without accounts: a person is whoever holds a secret of 256 bits, of which only the hash is stored."""

import hashlib
import secrets
import time
from collections import OrderedDict

import sqlalchemy as sa

from heckmeck.server.database import Database
from heckmeck.server.denied import Denied
from heckmeck.server.schema import keys

LINK_SECONDS = 24 * 3600
MOST_REMEMBERED = 10_000


def new_id() -> str:
    """Return 128 bits that nobody guesses, for a table or a person."""
    return secrets.token_urlsafe(16)


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()


class People:
    """The keys of all people."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._remembered: OrderedDict[str, str] = OrderedDict()

    async def identify(self, secret: str | None) -> str | None:
        """Return the person who holds this secret."""
        if not secret or len(secret) != 43:
            return None
        key = hash_of(secret)
        if key not in self._remembered:
            query = sa.select(keys.c.person).where(keys.c.hash == key, keys.c.kind == "device")
            async with self._database.read() as connection:
                person = await connection.scalar(query)
            if person is None:
                return None
            self._remember(key, person)
        return self._remembered[key]

    def _remember(self, key: str, person: str) -> None:
        self._remembered[key] = person
        if len(self._remembered) > MOST_REMEMBERED:
            self._remembered.popitem(last=False)

    async def new_person(self) -> tuple[str, str]:
        """Return a new person and the secret of their first device."""
        person, secret = new_id(), new_secret()
        async with self._database.write() as connection:
            row = {"hash": hash_of(secret), "person": person, "kind": "device", "expires": None}
            await connection.execute(keys.insert().values(row))
        return person, secret

    async def new_link(self, person: str) -> tuple[str, float]:
        """Return a code that makes another device this person, once, and when it ends."""
        code, expires = new_secret(), time.time() + LINK_SECONDS
        async with self._database.write() as connection:
            await connection.execute(keys.delete().where(keys.c.expires < time.time()))
            row = {"hash": hash_of(code), "person": person, "kind": "link", "expires": expires}
            await connection.execute(keys.insert().values(row))
        return code, expires

    async def claim_link(self, code: str) -> tuple[str, str]:
        """Return the person behind a code and a new secret for this device; the code is used up."""
        secret = new_secret()
        link = sa.and_(keys.c.hash == hash_of(code), keys.c.kind == "link", keys.c.expires > time.time())
        async with self._database.write() as connection:
            person = await connection.scalar(sa.select(keys.c.person).where(link))
            if person is None or (await connection.execute(keys.delete().where(link))).rowcount != 1:
                raise Denied(404, "no-such-link")
            row = {"hash": hash_of(secret), "person": person, "kind": "device", "expires": None}
            await connection.execute(keys.insert().values(row))
        return str(person), secret
