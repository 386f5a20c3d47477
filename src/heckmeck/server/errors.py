"""What the server refuses besides the rules, each with its HTTP status."""

from typing import Any

from heckmeck.errors import Illegal, Malformed, Refused
from heckmeck.record.errors import RecordError

WAIT = {429: 10, 503: 2}  # seconds, where nothing better is known


class Denied(Refused):
    """A refusal of the server. Its words are in the catalogues, like all refusals'; `wait`: seconds until a retry."""

    def __init__(
        self, status: int, reason: str, /, clause: str = "", wait: int | None = None, **details: Any
    ) -> None:
        super().__init__(reason, clause, **details)
        self.status = status
        self.wait = WAIT.get(status) if wait is None else wait


class Stale(Denied):
    """A decision taken on an older position: somebody, or the same player twice, was faster."""

    def __init__(self, ply: int) -> None:
        super().__init__(409, "stale-ply", ply=str(ply))
        self.ply = ply


class StaleVersion(Denied):
    """A change of a tournament based on an older version than the newest."""

    def __init__(self, version: int) -> None:
        super().__init__(409, "tournament-stale", version=str(version))
        self.version = version


class Damaged(Denied):
    """A log that contradicts itself: steps are missing or are not steps; `ply` is the last good one."""

    def __init__(self, ply: int) -> None:
        super().__init__(409, "table-damaged", ply=str(ply))
        self.ply = ply


class LostRace(Exception):
    """The store is not as the writer knew it: another writer was faster, or the log has lost steps."""


def status_of(refused: Refused) -> int:
    """Return the HTTP status of a refusal: what the rules do not allow now conflicts with the game."""
    if isinstance(refused, Denied):
        return refused.status
    if isinstance(refused, Illegal):
        return 409
    return 400 if isinstance(refused, Malformed | RecordError) else 409
