"""What the owner of a server can set, by flag or by `HECKMECK_*`; `heckmeck serve` makes its options from it."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import platformdirs

from heckmeck.errors import Malformed, shortened

BACKENDS = ("sqlite+aiosqlite", "postgresql+asyncpg")
ORIGIN = re.compile(r"https?://([a-z0-9.-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?", re.ASCII)
LOG_LEVELS = ("debug", "info", "warning", "error")


def default_database() -> str:
    """Return the SQLite file in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("heckmeck", appauthor=False))
    return f"sqlite+aiosqlite:///{folder / 'heckmeck.sqlite3'}"


def flag(default: object, value: str, *limits: int, name: str = "") -> Any:
    """Return a setting with a flag for a `value`; `limits` are the lowest and the highest number."""
    return field(default=default, metadata={"value": value, "limits": limits, "name": name})


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings of one process."""

    host: str = flag("127.0.0.1", "ADDRESS")
    port: int = flag(8000, "PORT", 1, 65_535)
    database: str = flag("", "URL")
    channels: str = flag("", "URL")  # redis://…; empty: this process alone
    origins: tuple[str, ...] = flag((), "URL", name="origin")  # other sites whose pages may talk to us
    allow_origins: tuple[str, ...] = flag((), "URL", name="allow-origin")  # sites whose pages may visit us
    proxies: str = flag("127.0.0.1", "ADDRESSES")  # addresses whose X-Forwarded-* headers are trusted
    bot: str = flag("simple", "BOT")  # sits down where no other is named, and plays for whoever is away
    bot_pace: float = flag(1.2, "SECONDS", 0, 3600)  # seconds that a bot seems to think about a decision
    reveal: float = 5.0  # seconds that devices have at the start to reveal their phrases
    rate: float = flag(1, "N", 0, 1_000_000)  # multiplies every rate limit; 0 switches them off
    most_sockets: int = flag(10_000, "N", 1, 1_000_000)  # of this process; 100 of them per table
    archive_open_hours: float = flag(24, "HOURS", 0, 1_000_000)  # a table that never started
    archive_days: float = flag(30, "DAYS", 0, 100_000)  # a game that nobody continues
    keep_days: float = flag(365, "DAYS", 0, 100_000)  # until closed tables and idle tournaments go; 0: never
    heartbeat: float = 15.0  # seconds
    absent_after: float = 10.0  # seconds without an open page of somebody at the table
    stand_in_after: float = (
        60.0  # seconds of absence until others may let a bot play at a table without a clock
    )
    send_timeout: float = 20.0  # seconds until a reader that does not read is dropped
    sweep: float = 1.0  # seconds between two looks for tables that another process left behind
    grace: float = 2.0  # seconds that another process's table may be late before this one steps in
    log_level: str = flag("info", "LEVEL")
    site: str = ""  # the folder of the built page; empty: the package's

    @property
    def database_url(self) -> str:
        return self.database or default_database()

    def check(self) -> None:
        """Refuse what cannot work, before anything is opened."""
        from sqlalchemy.engine import make_url  # here: help is shown without the extra `web`
        from sqlalchemy.exc import ArgumentError

        try:
            backend = make_url(self.database_url).drivername
        except ArgumentError:
            backend = ""
        if backend not in BACKENDS:
            raise Malformed("database-unusable", "", error=" | ".join(BACKENDS))
        for origin in self.allow_origins:
            if not ORIGIN.fullmatch(origin):
                raise Malformed("not-an-origin", "", origin=shortened(origin))
        if self.bot not in self.bots:
            raise Malformed("unknown-bot", "", bot=self.bot, bots=", ".join(self.bots))
        if self.log_level not in LOG_LEVELS:
            raise Malformed(
                "option-word", "", option="log-level", value=self.log_level, allowed=", ".join(LOG_LEVELS)
            )

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots that may sit at a table: those of the package, never a file named by a client."""
        from heckmeck.bots.registry import BUILT_IN

        return tuple(BUILT_IN)
