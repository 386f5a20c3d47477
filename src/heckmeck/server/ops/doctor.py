"""What keeps a server from working well: found by trying, told in words by `heckmeck doctor`."""

import asyncio
import shutil
import socket
import ssl
import time
from collections.abc import Iterator
from email.utils import parsedate_to_datetime
from http.client import HTTPResponse
from importlib import resources
from pathlib import Path
from typing import Any, Literal, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import sqlalchemy as sa
from redis.asyncio import Redis
from redis.exceptions import RedisError
from sqlalchemy.engine import make_url

from heckmeck.rules.compiled import PACKAGE, cache_folder
from heckmeck.server.errors import Denied
from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.ops.settings import Settings
from heckmeck.server.store.database import Database
from heckmeck.server.store.health import StoreProbe
from heckmeck.server.store.migrate import is_up_to_date

GIGABYTE = 10**9
LITTLE, TOO_LITTLE = 2 * GIGABYTE, GIGABYTE // 5  # of free disk
PATIENCE = 5.0  # seconds
CLOCKS_AGREE = 2.0  # seconds
RENEW_DAYS = 14  # before its end a certificate should have been renewed
DAY = 24 * 3600

Grade = Literal["fine", "look", "wrong"]


class Finding(NamedTuple):
    """What was found: `doctor-SUBJECT` names it, `doctor-FOUND` says what it is like."""

    grade: Grade
    subject: str
    found: str
    details: dict[str, Any] = {}  # noqa: RUF012 - nobody changes it


async def examine(settings: Settings, url: str = "") -> list[Finding]:
    """Look at everything that a server with these settings needs, and at the running one behind `url`."""
    found = [
        disk(settings),
        *await store(settings),
        await channels(settings),
        page(settings),
        compiled_code(),
    ]
    if url:
        found += await asyncio.to_thread(lambda: list(visited(url.rstrip("/"))))
    return found


def disk(settings: Settings) -> Finding:
    free = shutil.disk_usage(existing(database_file(settings) or Path.home())).free
    grade: Grade = "fine" if free > LITTLE else "look" if free > TOO_LITTLE else "wrong"
    return Finding(grade, "disk", "free", {"gigabytes": round(free / GIGABYTE, 1)})


def database_file(settings: Settings) -> Path | None:
    url = make_url(settings.database_url)
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


def existing(path: Path) -> Path:
    """Return the nearest folder that is there already."""
    return next(folder for folder in (path, *path.absolute().parents) if folder.exists())


async def store(settings: Settings) -> list[Finding]:
    file = database_file(settings)
    if file is not None and not file.exists():
        return [Finding("fine", "store", "no-database-yet", {"file": str(file)})]
    database = Database(settings.database_url, Metrics())
    try:
        async with database.read() as connection:
            newest = await connection.run_sync(is_up_to_date)
            found = [
                Finding("fine", "store", "up-to-date")
                if newest
                else Finding("look", "store", "older-database")
            ]
            if connection.dialect.name == "postgresql":
                there = float(
                    await connection.scalar(sa.text("SELECT extract(epoch FROM clock_timestamp())")) or 0
                )
                found.append(clock(there))
        if newest and not await StoreProbe(database).takes_writes():
            found = [Finding("wrong", "store", "read-only")]
    except Denied as denied:
        found = [
            Finding("wrong", "store", "refused", {"why": str(denied.__cause__ or denied).partition("\n")[0]})
        ]
    finally:
        await database.close()
    return found


def clock(there: float) -> Finding:
    off = abs(time.time() - there)
    return Finding(
        "fine" if off <= CLOCKS_AGREE else "wrong", "clock", "clocks-differ", {"seconds": round(off)}
    )


async def channels(settings: Settings) -> Finding:
    if not settings.channels:
        return Finding("fine", "channels", "one-process")
    redis = Redis.from_url(settings.channels, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE)
    try:
        await redis.ping()
    except (RedisError, OSError) as error:
        return Finding("wrong", "channels", "refused", {"why": str(error)})
    finally:
        await redis.aclose()
    return Finding("fine", "channels", "answers")


def page(settings: Settings) -> Finding:
    folder = Path(settings.site or str(resources.files("heckmeck.server").joinpath("site")))
    is_built = (folder / "index.html").is_file()
    return Finding("fine", "page", "built") if is_built else Finding("wrong", "page", "not-built")


def compiled_code() -> Finding:
    folder = cache_folder(PACKAGE / "rules" / "engine.py")
    if folder is None:
        return Finding("look", "compiled", "nowhere-to-keep")
    return Finding("fine", "compiled", "kept" if any(folder.iterdir()) else "compiled-at-start")


def visited(url: str) -> Iterator[Finding]:
    """Look at a running server as a visitor sees it, through whatever proxy there is."""
    try:
        answer = get(f"{url}/health")
    except (URLError, OSError, ValueError) as error:
        yield Finding("wrong", "visit", "refused", {"why": str(getattr(error, "reason", error))})
        return
    healthy = answer.status == 200
    yield Finding("fine" if healthy else "wrong", "visit", "status", {"status": answer.status})
    if date := answer.headers["Date"]:
        yield clock(parsedate_to_datetime(date).timestamp())
    if urlsplit(url).scheme != "https":
        yield Finding("look", "tls", "no-tls")
        return
    knows = "Strict-Transport-Security" in answer.headers
    yield Finding("fine", "proxy", "knows-https") if knows else Finding("wrong", "proxy", "knows-no-https")
    yield certificate(url)


def get(url: str) -> HTTPResponse | HTTPError:
    try:
        answer: HTTPResponse = urlopen(
            Request(url, headers={"User-Agent": "heckmeck doctor"}), timeout=PATIENCE
        )
    except HTTPError as refused:
        return refused
    return answer


def certificate(url: str) -> Finding:
    """Say how long the certificate is still valid."""
    parts = urlsplit(url)
    name = parts.hostname or ""
    with (
        socket.create_connection((name, parts.port or 443), PATIENCE) as plain,
        ssl.create_default_context().wrap_socket(plain, server_hostname=name) as secure,
    ):
        ends = ssl.cert_time_to_seconds(str((secure.getpeercert() or {})["notAfter"]))
    days = int((ends - time.time()) // DAY)
    return Finding("fine" if days > RENEW_DAYS else "look", "certificate", "valid-for", {"days": days})
