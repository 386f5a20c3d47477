"""Links that allow one thing: those of a table, a participant, a helper. Nothing of them is stored.

A code is an HMAC under what the server keeps of the organiser's secret, so that nobody else can make one, and none
says anything about another.
"""

import base64
import hashlib
import hmac
from dataclasses import dataclass
from urllib.parse import quote, unquote

from heckmeck.server.errors import Denied

CODE_BYTES = 18
ANY_TABLE = "*"


@dataclass(frozen=True)
class Pass:
    """Who shows a code: a `table`, a `player`, or a `helper` with a name and tables; no tables: all of them."""

    role: str
    number: int = 0
    name: str = ""
    tables: tuple[int, ...] = ()

    @property
    def purpose(self) -> str:
        if self.role == "helper":
            return f"helper:{quote(self.name, safe='')}:{','.join(map(str, self.tables)) or ANY_TABLE}"
        return f"{self.role}:{self.number}"

    @property
    def who(self) -> str:
        """As the log says it."""
        return f"helper {self.name}" if self.role == "helper" else f"{self.role} {self.number}"

    def may_enter(self, table: int) -> bool:
        return self.role == "helper" and (not self.tables or table in self.tables)


def code_of(key: str, shown: Pass) -> str:
    """Return the code of a pass, with its purpose, to stand behind `#` in a link."""
    return f"{shown.purpose}:{_mac(key, shown.purpose)}"


def read_pass(key: str, code: str) -> Pass:
    """Return whose code this is; refuse one that this tournament did not give."""
    purpose, _, mac = code.rpartition(":")
    if not hmac.compare_digest(_mac(key, purpose).encode(), mac.encode()):
        raise Denied(403, "pass-unknown")
    role, _, rest = purpose.partition(":")
    if role == "helper":
        name, _, tables = rest.partition(":")
        numbers = () if tables == ANY_TABLE else tuple(map(int, tables.split(",")))
        return Pass(role, name=unquote(name), tables=numbers)
    return Pass(role, int(rest))


def _mac(key: str, purpose: str) -> str:
    digest = hmac.digest(key.encode(), f"heckmeck-pass:{purpose}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest[:CODE_BYTES]).decode()
