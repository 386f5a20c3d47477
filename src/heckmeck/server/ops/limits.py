"""How much one client may ask for: token buckets, kept for those who came lately."""

import ipaddress
import time
from collections import OrderedDict
from typing import NamedTuple

from heckmeck.server.errors import Denied

MOST_CLIENTS = 50_000
SOCKETS_AT_A_TABLE = 100
SOCKETS_AT_A_TOURNAMENT = 5000
SOCKETS_OF_A_NETWORK = 200
SEATED_MORE = 28  # sockets at a table, and a tenth of all those of a process, that spectators cannot take
BOT_TABLES_OF_A_TOURNAMENT = 100  # at the same time
BODY_BYTES = 8 * 1024
RECORD_BYTES = 64 * 1024


class Limit(NamedTuple):
    """This many at once, and this many per second afterwards."""

    burst: float
    a_second: float


LIMITS = {
    "create": Limit(30, 0.2),
    "write": Limit(120, 20),
    "read": Limit(300, 50),
    "file": Limit(
        3000, 300
    ),  # a device that takes the whole page along fetches some 150, and a family has one address
    "health": Limit(60, 5),
    "public": Limit(5, 1 / 60),  # tables in the public list, which shows 50
    "join": Limit(30, 0.5),
    "register": Limit(30, 0.5),  # lists of names, of 300 kB each
    "code": Limit(10, 0.2),
    "guess": Limit(100, 2),  # unknown codes, from all clients together: addresses cost nothing
    "advice": Limit(60, 10),
    "review": Limit(10, 0.2),
    "export": Limit(20, 0.5),
    "socket": Limit(120, 5),
    "bot_table": Limit(200, 0.2),  # of tournaments, where only bots play
    "look_back": Limit(20, 0.5),  # to much older steps of a game
    "message": Limit(60, 20),  # on one socket
    "reaction": Limit(4, 0.5),  # of one person
}

WIDE = ("create", "public", "join", "code")  # whoever rents an IPv6 address often has a /48: 65,536 networks
EVERYBODY = "everybody"


class Bucket:
    """The tokens of one client for one kind of request."""

    __slots__ = ("at", "limit", "tokens")

    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        self.tokens = limit.burst
        self.at = time.monotonic()

    def wait(self, tokens: int = 1) -> float:
        """Take tokens and return 0, or return the seconds until there are enough."""
        now = time.monotonic()
        self.tokens = min(self.limit.burst, self.tokens + (now - self.at) * self.limit.a_second)
        self.at = now
        if self.tokens >= tokens:
            self.tokens -= tokens
            return 0.0
        return (tokens - self.tokens) / self.limit.a_second


class TooMany(Denied):
    """Refused for now; `seconds` says how long."""

    def __init__(self, seconds: float) -> None:
        self.seconds = max(1, round(seconds + 0.5))
        super().__init__(429, "too-many-requests", wait=self.seconds, seconds=str(self.seconds))


class Limits:
    """The buckets of all clients of this process."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def _limit(self, kind: str) -> Limit:
        burst, a_second = LIMITS[kind]
        return Limit(burst * self._rate, a_second * self._rate)

    @property
    def sockets(self) -> int | None:
        """How many sockets and streams one network may hold."""
        return round(SOCKETS_OF_A_NETWORK * self._rate) or None

    def _key(self, kind: str, address: str) -> tuple[str, str]:
        return kind, network_of(address, 48 if kind in WIDE else 64)

    def give_back(self, kind: str, address: str) -> None:
        """Stop counting a request: it was not what the limit is meant for."""
        bucket = self._buckets.get(self._key(kind, address))
        if bucket is not None:
            bucket.tokens += 1

    def bucket(self, kind: str) -> Bucket | None:
        """Return a separate bucket, for one socket."""
        return Bucket(self._limit(kind)) if self._rate else None

    def check(self, kind: str, address: str, count: int = 1) -> None:
        """Count what a client asks for, or refuse it."""
        if not self._rate or not count:
            return
        key = self._key(kind, address)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._limit(kind))
            if len(self._buckets) > MOST_CLIENTS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        take(bucket, count)


def take(bucket: Bucket | None, tokens: int = 1) -> None:
    """Take tokens, or refuse."""
    seconds = bucket.wait(tokens) if bucket else 0.0
    if seconds:
        raise TooMany(seconds)


def network_of(address: str, bits: int = 64) -> str:
    """Return whom an address belongs to: in IPv6 one client has a whole /64, or more."""
    if ":" not in address:
        return address
    try:
        return str(ipaddress.ip_network((address.partition("%")[0], bits), strict=False))
    except ValueError:
        return address
