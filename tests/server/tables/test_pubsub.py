"""What processes tell each other about their tables: trusted only with a proof, and only where it fits."""

from msgspec.structs import replace

from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.ops.settings import Settings
from heckmeck.server.store.database import Database
from heckmeck.server.store.event_log import EventLog
from heckmeck.server.store.rows import LoggedStep, StoredTable
from heckmeck.server.tables.pubsub import Notice, Notices
from heckmeck.server.tables.table import Table
from heckmeck.server.tables.tables import Tables
from tests.server.databases import SEATS, playing_row, with_database


async def playing_table(tables: Tables) -> Table:
    row = playing_row()
    await tables.log.create(StoredTable(row, SEATS))
    return await tables.cached(row.id)


def proven(notice: Notice, table: Table) -> Notice:
    return replace(notice, proof=notice.proof_by(table.row.seed))


def test_steps_in_a_notice_are_followed_only_where_they_fit(database: str) -> None:
    """A lost notice is only a delay: what does not follow the newest step is left to the log."""

    async def check(store: Database) -> None:
        tables = Tables(EventLog(store), Notices("", Metrics()), Metrics(), Settings())
        table = await playing_table(tables)
        first, second = LoggedStep(1, "dice 11345WWW", "dice", 1.0), LoggedStep(2, "keep W", "player", 2.0)
        tables.follow(proven(Notice(table.id, table.version, 2, (second,)), table))
        tables.follow(proven(Notice(table.id, table.version + 1, 1, (first,)), table))
        assert table.ply == 0
        async with table.lock:
            tables.follow(proven(Notice(table.id, table.version, 1, (first,)), table))
        assert table.ply == 0
        tables.follow(proven(Notice(table.id, table.version, 1, (first,)), table))
        tables.follow(proven(Notice(table.id, table.version, 2, (first, second)), table))
        assert table.steps == [first, second]
        assert table.game is not None
        assert table.game.moves == ["dice 11345WWW", "keep W"]

    with_database(database, check)


def test_invented_steps_are_not_followed(database: str) -> None:
    """Whoever can publish to Redis does not know the seed; a proof is for these steps only."""

    async def check(store: Database) -> None:
        tables = Tables(EventLog(store), Notices("", Metrics()), Metrics(), Settings())
        table = await playing_table(tables)
        true, invented = (LoggedStep(1, f"dice {dice}", "dice", 1.0) for dice in ("11345WWW", "WWWWWWWW"))
        proof = proven(Notice(table.id, table.version, 1, (true,)), table).proof
        for forged in ("", proof, Notice(table.id, table.version, 1, (invented,)).proof_by(b"guessed")):
            tables.follow(Notice(table.id, table.version, 1, (invented,), forged))
        assert table.ply == 0

    with_database(database, check)
