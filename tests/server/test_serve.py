"""`heckmeck serve` as people start it, and the example bot against it."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.stores import free_port, wait_until

ROOT = Path(__file__).parents[2]


def heckmeck(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "heckmeck", *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, **environment}, check=False
    )


def test_the_example_bot_plays_a_game_on_a_server_set_by_the_environment(tmp_path: Path) -> None:
    port = free_port()
    settings = {
        "HECKMECK_PORT": str(port),
        "HECKMECK_DATABASE": f"sqlite+aiosqlite:///{tmp_path}/games.sqlite3",
        "HECKMECK_BOT_PACE": "0",
    }
    command = [sys.executable, "-m", "heckmeck", "serve"]
    with (tmp_path / "log").open("w") as log:
        server = subprocess.Popen(command, env={**os.environ, **settings}, stderr=log)
    url = f"http://127.0.0.1:{port}"

    def up() -> bool:
        try:
            return httpx.get(f"{url}/health", trust_env=False).status_code == 200
        except httpx.TransportError:
            return False

    try:
        wait_until(up, 90)
        bot = subprocess.run(
            [sys.executable, ROOT / "examples" / "http_bot.py", url],
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert bot.stdout.startswith("places: [["), bot.stderr
    finally:
        server.send_signal(signal.SIGTERM)
        assert server.wait(20) in (0, -signal.SIGTERM)
    lines = (tmp_path / "log").read_text().splitlines()
    assert all(line.startswith('{"time":') for line in lines)


def test_settings_that_cannot_work_are_refused_in_one_line() -> None:
    for arguments in (["--database", "mysql://x"], ["--bot", "nobody"], ["--log-level", "loud"]):
        refused = heckmeck("serve", *arguments)
        assert refused.returncode == 2
        assert len(refused.stderr.strip().splitlines()) == 1


def test_help_explains_every_setting() -> None:
    text = heckmeck("serve", "--help").stdout
    for name in ("host", "port", "database", "channels", "bot-pace", "rate", "archive-days", "log-level"):
        assert f"--{name}" in text
