"""`heckmeck serve` as people start it, and the example bot against it."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from subprocess import DEVNULL, PIPE

import httpx
import pytest
import segno

from heckmeck.cli.application import run
from heckmeck.cli.screen.whereabouts import qr_code, say_where
from heckmeck.server.http import addresses
from heckmeck.server.ops import process
from tests.server.stores import free_port, wait_until

ROOT = Path(__file__).parents[3]


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


def test_settings_that_cannot_work_are_refused_in_one_line(capfd: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--database", "mysql://x"], ["--bot", "nobody"], ["--log-level", "loud"]):
        assert run(["serve", *arguments]) == 2
        assert len(capfd.readouterr().err.strip().splitlines()) == 1


def test_numbers_that_cannot_be_are_refused_in_our_words(capsys: pytest.CaptureFixture[str]) -> None:
    impossible = {
        "--port": ("99999999", "0", "22x", "-1"),
        "--rate": ("-1", "nan", "x"),
        "--bot-pace": ("-0.5",),
        "--archive-days": ("-1",),
        "--archive-open-hours": ("-1",),
        "--keep-days": ("-1",),
        "--most-sockets": ("0",),
    }
    for option, values in impossible.items():
        for value in values:
            assert run(["serve", f"{option}={value}", "--lang=de"]) == 2, (option, value)
            said = capsys.readouterr().err
            assert said.startswith(f"heckmeck: {option} kann nicht „{value}“ sein"), said


def test_a_place_that_cannot_be_written_is_told_in_one_line(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "start_log", lambda level: None)  # it would stay after the test
    (tmp_path / "file").write_text("no folder")
    for place in (tmp_path / "file" / "games.sqlite3", tmp_path, Path("/proc/games.sqlite3")):
        assert run(["serve", "--database", f"sqlite+aiosqlite:///{place}"]) == 2
        said = capfd.readouterr().err
        assert len(said.strip().splitlines()) == 1, said
        assert str(tmp_path) in said or "/proc" in said


def test_another_missing_module_is_not_blamed_on_the_web_extra() -> None:
    """Windows has no `resource`; whatever is missing is named."""
    code = (
        "import sys; sys.modules['tomllib'] = None; from heckmeck.cli.application import run; run(['serve'])"
    )
    failed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "tomllib" in failed.stderr
    assert "heckmeck[web]" not in failed.stderr


def test_help_explains_every_setting() -> None:
    text = heckmeck("serve", "--help").stdout
    for name in ("host", "port", "database", "channels", "bot-pace", "rate", "archive-days", "log-level"):
        assert f"--{name}" in text
    assert not re.search("<(str|int|float|list)", text)


def said_by(server: "subprocess.Popen[str]") -> str:
    """Return what a server says before it is asked anything; SIGINT ends it."""
    assert server.stdout is not None
    first = server.stdout.readline()
    server.send_signal(signal.SIGINT)
    return first + server.stdout.read()


@pytest.mark.parametrize("ssh", [False, True])
def test_it_says_where_the_page_is_to_a_pipe_and_over_ssh(tmp_path: Path, ssh: bool) -> None:
    port = free_port()
    command = [sys.executable, "-m", "heckmeck", "serve", "--port", str(port), "--open"]
    database = ["--database", f"sqlite+aiosqlite:///{tmp_path}/games.sqlite3"]
    usual = {name: value for name, value in os.environ.items() if name not in ("SSH_CONNECTION", "DISPLAY")}
    environment = usual | ({"SSH_CONNECTION": "192.0.2.7 50000 192.0.2.8 22"} if ssh else {})
    with subprocess.Popen(
        [*command, *database], env=environment, stdout=PIPE, stderr=DEVNULL, text=True
    ) as server:
        said = said_by(server)
    assert f"http://127.0.0.1:{port}" in said.splitlines()[0]
    assert (f"ssh -L {port}:127.0.0.1:{port}" in said) == ssh


def test_on_all_addresses_it_says_that_of_the_network_with_a_qr_code(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "own_address", lambda: "192.168.7.9")
    say_where("0.0.0.0", 8000, open_page=False)
    said = capsys.readouterr().out
    assert "http://127.0.0.1:8000 " in said.splitlines()[0]
    assert said.splitlines()[1].endswith("http://192.168.7.9:8000")
    assert qr_code("http://192.168.7.9:8000") in said


def test_the_qr_code_in_the_terminal_says_the_address() -> None:
    """Half blocks are modules: every pair of rows drawn matches the library's own matrix."""
    rows = qr_code("http://192.168.7.9:8000").splitlines()
    light = [[sign in half for sign in row] for row in rows for half in ("█▀", "█▄")]
    matrix = segno.make("http://192.168.7.9:8000", error="m", micro=False).matrix_iter(border=2)
    assert all(drawn == [not dark for dark in row] for drawn, row in zip(light, matrix, strict=False))
