"""The page as a folder that any server of files can have: built once, and served by Python's under a path."""

import fcntl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.e2e.site import ROOT, WEB, is_fresh
from tests.server.stores import free_port, wait_until

FOLDER = ROOT / "build/e2e/folder"
PATH = "games/heckmeck"


def built_folder() -> Path:
    """Return what `make site` makes, as the sources are now."""
    FOLDER.parent.mkdir(parents=True, exist_ok=True)
    with (FOLDER.parent / "folder.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_fresh(FOLDER):
            words = [sys.executable, str(WEB / "build.py"), "site", str(FOLDER)]
            done = subprocess.run(words, capture_output=True, text=True, check=False)
            assert done.returncode == 0, (
                f"the folder cannot be built (make site):\n{done.stdout}{done.stderr}"
            )
    return FOLDER


class FileServer:
    """`python -m http.server`, which knows nothing of Heckmeck."""

    def __init__(self, root: Path) -> None:
        (root / PATH).parent.mkdir(parents=True)
        (root / PATH).symlink_to(built_folder(), target_is_directory=True)
        self._root, self._port = root, free_port()
        self.start()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    @property
    def home(self) -> str:
        return f"{self.origin}/{PATH}/"

    def start(self) -> None:
        place = ["--bind", "127.0.0.1", "--directory", str(self._root), str(self._port)]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "http.server", *place],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        wait_until(self._answers, 30)

    def _answers(self) -> bool:
        try:
            return httpx.head(self.home, trust_env=False).status_code == 200
        except httpx.TransportError:
            assert self._process.poll() is None, "the file server ended"
            return False

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()


@contextmanager
def serving(root: Path) -> Iterator[FileServer]:
    server = FileServer(root)
    try:
        yield server
    finally:
        server.stop()
