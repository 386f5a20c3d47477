"""A real server with the built page. The seed of the next table can be laid ready, so that its dice are known."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tests.e2e.site import built_site
from tests.server.clients import Guest
from tests.server.processes import FORKS, Server, check_log, run_server
from tests.server.stores import wait_until

PACE = 0.05  # seconds that a bot seems to think


def run_with_seeds(settings: dict[str, Any], log: str, file: str) -> None:
    """Run a server that takes the seed of a new table from `file` if there is one; otherwise it draws it."""
    from heckmeck.record.fair_dice import draw_seed
    from heckmeck.server.tables import lobby

    def next_seed() -> bytes:
        try:
            seed = Path(file).read_bytes()
        except FileNotFoundError:
            return draw_seed()
        Path(file).unlink()
        return seed

    vars(lobby)["draw_seed"] = next_seed
    run_server(settings, log)


class PageServer(Server):
    """One server process on a SQLite file in `folder`."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self._next_seed = folder / "next-seed"
        self._guests: list[Guest] = []
        usual = {
            "database": f"sqlite+aiosqlite:///{folder}/heckmeck.sqlite3",
            "site": str(built_site()),
            "bot_pace": PACE,
        }
        super().__init__(str(folder / "log"), **{**usual, **settings})

    def start(self) -> None:
        arguments = (asdict(self.settings), self._log, str(self._next_seed))
        self._process = FORKS.Process(target=run_with_seeds, args=arguments, daemon=True)
        self._process.start()
        wait_until(self.healthy, 60)

    def new_guest(self) -> Guest:
        """Return a separate device for somebody who plays over the API."""
        self._guests.append(Guest(self.url))
        return self._guests[-1]

    def end(self) -> None:
        for guest in self._guests:
            guest.http.close()
        self.stop()

    def lay_seed(self, seed: bytes) -> None:
        self._next_seed.write_bytes(seed)


@contextmanager
def running(folder: Path, **settings: Any) -> Iterator[PageServer]:
    """Run a server, and check that its log reports no crash."""
    server = PageServer(folder, **settings)
    try:
        yield server
    finally:
        server.end()
    check_log(folder / "log")
