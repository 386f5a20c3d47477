"""`make play` from nothing: a fresh clone and an empty home, until the page answers and the first dice fall.

Usage: python -m bench.first_start [BRANCH]. The seconds depend on this machine and its load; the
lines before them say what waits for what. Packages come from wherever pip and npm find them.
"""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread

import httpx

from tests.server.clients import Guest
from tests.server.stores import free_port

GOAL_SECONDS = 45
ROOT = Path(__file__).parents[1]
NOT_INHERITED = ("XDG_CACHE_HOME", "XDG_DATA_HOME", "MAKEFLAGS", "MAKELEVEL", "MFLAGS", "DISPLAY")


def empty_home(home: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in NOT_INHERITED}
    return {**kept, "HOME": str(home)}


def wait_for(what: Callable[[], bool], process: subprocess.Popen[str]) -> None:
    while not what():
        if process.poll() is not None:
            raise SystemExit(f"make play ended with {process.returncode}")
        time.sleep(0.1)


def answers(url: str) -> bool:
    try:
        return httpx.get(url, trust_env=False, timeout=5).status_code == 200
    except httpx.TransportError:
        return False


def dice_have_fallen(url: str) -> None:
    """Sit down against a bot as the start page does; the first dice fall by themselves."""
    with Guest(url) as guest:
        table = guest.create(bots=[{"bot": "simple"}])
        guest.post(f"/api/tables/{table}/start")
        while not guest.get(f"/api/tables/{table}")["state"]["turn"]["roll"]:
            time.sleep(0.05)


def tell_steps(process: subprocess.Popen[str], began: float) -> None:
    assert process.stdout is not None
    for line in process.stdout:
        print(f"{time.monotonic() - began:8.1f} s  {line.rstrip()}", flush=True)


def main() -> None:
    branch = sys.argv[1:] and ["--branch", sys.argv[1]]
    with tempfile.TemporaryDirectory(prefix="heckmeck-") as folder:
        home, clone, port = Path(folder) / "home", Path(folder) / "heckmeck", free_port()
        home.mkdir()
        subprocess.run(["git", "clone", "--quiet", *branch, str(ROOT), str(clone)], check=True)
        began = time.monotonic()
        process = subprocess.Popen(
            ["make", "play", f"PORT={port}"],
            cwd=clone,
            env=empty_home(home),
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        Thread(target=tell_steps, args=(process, began), daemon=True).start()
        url = f"http://127.0.0.1:{port}"
        try:
            wait_for(lambda: answers(url), process)
            page = time.monotonic() - began
            dice_have_fallen(url)
            print(f"page after {page:.1f} s (goal on two quiet cores: {GOAL_SECONDS} s),", end=" ")
            print(f"first dice after {time.monotonic() - began:.1f} s, with {os.cpu_count()} cores")
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGINT)
                process.wait(30)


if __name__ == "__main__":
    main()
