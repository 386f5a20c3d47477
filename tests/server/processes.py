"""Real server processes for tests, forked from one that has everything imported: a restart takes less than a second."""

import json
import multiprocessing
import os
import signal
from dataclasses import asdict
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

import psutil

from heckmeck.server.ops.settings import Settings
from tests.server.stores import free_port, wait_until

os.environ["PYTHONPATH"] = os.pathsep.join([str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")])
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.server.warm"])


def run_server(settings: dict[str, Any], log: str) -> None:
    """The whole life of the forked process."""
    from heckmeck.server.ops.process import serve

    with open(log, "a") as file:  # noqa: PTH123
        os.dup2(file.fileno(), 2)
    serve(Settings(**settings))


class Server:
    """One server process; `kill` is SIGKILL."""

    def __init__(self, log: str, **settings: Any) -> None:
        usual = {
            "port": free_port(),
            "bot_pace": 0.0,
            "rate": 0.0,
            "sweep": 0.2,
            "grace": 0.3,
            "log_level": "warning",
        }
        self.settings = Settings(**{**usual, **settings})
        self._log = log
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.settings.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.settings.port}"

    def start(self) -> None:
        self._process = FORKS.Process(target=run_server, args=(asdict(self.settings), self._log), daemon=True)
        self._process.start()
        wait_until(self.healthy, 60)

    def healthy(self) -> bool:
        assert self._process.is_alive(), "the server ended"
        connection = HTTPConnection("127.0.0.1", self.settings.port, timeout=5)
        try:
            connection.request("GET", "/health")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def memory(self) -> int:
        """Bytes that the process holds now and that no file does; what it has from its birth stays the same."""
        held = psutil.Process(self.pid).memory_info()
        return int(held.rss - held.shared)

    def pause(self) -> None:
        """Stop the process for now, with all its sockets open."""
        os.kill(self.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        os.kill(self.pid, signal.SIGCONT)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process.is_alive():
            os.kill(self.pid, how)
        self._process.join(20)
        if self._process.is_alive():
            self._process.kill()
            self._process.join(20)
            raise AssertionError(f"the server did not end within 20 s of {how.name}")


def check_log(path: Path) -> None:
    """A server reports nothing unforeseen."""
    crashes = [
        json.loads(line)["traceback"][-300:]
        for line in path.read_text().splitlines()
        if '"traceback"' in line
    ]
    assert not crashes, crashes[:3]
