"""What strangers ask of tournaments ends somewhere."""

from pathlib import Path

import pytest

from heckmeck.server.errors import Denied
from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.ops.settings import Settings
from heckmeck.server.store.database import Database
from heckmeck.server.tables.pubsub import Notices
from heckmeck.server.tournaments import tournaments
from heckmeck.server.tournaments.log import TournamentLog
from heckmeck.server.tournaments.requests import NewTournament, RegisterNames, UndoLast
from heckmeck.server.tournaments.tournaments import Tournaments
from tests.server.databases import with_database


def test_sign_up_and_undo_end_somewhere(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournaments, "MOST_HISTORY", 2_000)

    async def check(store: Database) -> None:
        desk = Tournaments(TournamentLog(store), Notices("", Metrics()), Settings())
        running, _ = await desk.create(NewTournament("Club"))

        async def sign_up_and_undo() -> None:
            for number in range(100):
                await desk.act(running, RegisterNames(running.version, names=[f"Anna {number}"]))
                await desk.act(running, UndoLast(running.version))

        with pytest.raises(Denied) as refused:
            await sign_up_and_undo()
        assert (refused.value.status, refused.value.reason) == (413, "tournament-too-large")
        stored = await desk.log.read(running.id)
        assert stored.size == running.size <= 2_000

    with_database(database, check)


def test_a_name_has_an_end(tmp_path: Path) -> None:
    """`names` are bounded one by one, a pasted list as a whole: one name of 300,000 signs would be on every page."""

    async def check(store: Database) -> None:
        desk = Tournaments(TournamentLog(store), Notices("", Metrics()), Settings())
        with pytest.raises(ValueError, match="1 to 100"):
            await desk.create(NewTournament("Club", text="x" * 101))

    with_database(f"sqlite+aiosqlite:///{tmp_path}/heckmeck.sqlite3", check)
