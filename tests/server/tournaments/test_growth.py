"""What strangers ask of tournaments ends somewhere."""

import tracemalloc
from pathlib import Path
from random import Random

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
from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.tournament import Tournament
from tests.server.databases import with_database
from tests.tournament.helpers import dealt


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


def test_a_result_takes_no_list_of_all_names() -> None:
    """Each event keeps the state after it, for an undo: thousands of results in memory, with thousands of names."""
    hall = Tournament.create("Club", bytes(32), HouseRules(rounds=2))
    hall.register([f"Anna {number}" for number in range(3000)])
    hall.draw()
    random, results = Random(1), 100
    tracemalloc.start()
    try:
        for number, table in enumerate(hall.state.stages[-1].tables[:results], 1):
            hall.enter(number, dealt(table.players, random))
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept / results < 20_000, "750 tables are 6 KB"
