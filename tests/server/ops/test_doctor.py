"""What is wrong with a server is found, and what is fine is called fine."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from heckmeck.server.ops.doctor import Finding, examine
from heckmeck.server.ops.settings import Settings
from tests.server.processes import Server
from tests.server.stores import RedisServer, free_port


def found(url: str = "", **settings: str) -> dict[str, Finding]:
    findings = asyncio.run(examine(Settings(**settings), url))
    return {finding.subject: finding for finding in findings}


def test_a_new_machine_is_fine(tmp_path: Path) -> None:
    file = tmp_path / "new" / "heckmeck.sqlite3"
    findings = found(database=f"sqlite+aiosqlite:///{file}")
    assert findings["store"].found == "no-database-yet"
    assert not file.parent.exists(), "looking makes nothing"
    assert {finding.grade for finding in findings.values()} <= {"fine", "look"}


def test_a_running_server(new_server: Callable[..., Server], database: str, redis: RedisServer) -> None:
    server = new_server(database=database, channels=redis.url)
    findings = found(f"{server.url}/", database=database, channels=redis.url)
    told = {subject: findings[subject].found for subject in ("store", "channels", "visit", "tls")}
    assert told == {"store": "up-to-date", "channels": "answers", "visit": "status", "tls": "no-tls"}
    assert findings["visit"].details == {"status": 200}
    assert findings["clock"].grade == "fine"


def test_an_older_and_a_newer_database(tmp_path: Path, new_server: Callable[..., Server]) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path}/heckmeck.sqlite3"
    new_server(database=database).stop()
    for revision, says in (("0001", "older-database"), ("9999", "refused")):
        with sa.create_engine(database.replace("+aiosqlite", "")).begin() as connection:
            connection.execute(sa.text(f"UPDATE alembic_version SET version_num = '{revision}'"))
        assert found(database=database)["store"].found == says


@pytest.mark.parametrize("subject", ["store", "channels", "visit"])
def test_nobody_answers(subject: str, tmp_path: Path) -> None:
    port = free_port()
    wrong = {
        "store": {"database": f"postgresql+asyncpg://nobody@127.0.0.1:{port}/x"},
        "channels": {"channels": f"redis://127.0.0.1:{port}"},
        "visit": {"url": f"http://127.0.0.1:{port}"},
    }
    settings = {"database": f"sqlite+aiosqlite:///{tmp_path}/x", **wrong[subject]}
    finding = found(**settings)[subject]
    assert (finding.grade, finding.found) == ("wrong", "refused")
    assert finding.details["why"]


def test_a_page_that_is_not_built(tmp_path: Path) -> None:
    assert (
        found(database=f"sqlite+aiosqlite:///{tmp_path}/x", site=str(tmp_path))["page"].found == "not-built"
    )


def test_a_clock_that_is_wrong(
    new_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from heckmeck.server.ops import doctor

    server = new_server()
    now = doctor.time.time() + 60
    monkeypatch.setattr(doctor.time, "time", lambda: now)
    clock = found(server.url, database=f"sqlite+aiosqlite:///{tmp_path}/x")["clock"]
    assert clock.grade == "wrong"
    assert 58 <= clock.details["seconds"] <= 62
