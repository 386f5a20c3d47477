"""Bring a database to this release; a database of an older one keeps all its games."""

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from heckmeck.server.errors import Denied

ONE_AT_A_TIME = 0x4865636B  # the lock under which processes that start together migrate one after the other


def configuration(connection: sa.Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", "heckmeck.server.store:migrations")
    config.attributes["connection"] = connection
    return config


def migrate(connection: sa.Connection) -> None:
    """Run what is missing, inside the caller's transaction: all of it or nothing."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
    config = configuration(connection)
    scripts = ScriptDirectory.from_config(config)
    found = MigrationContext.configure(connection).get_current_revision()
    if found == scripts.get_current_head():
        return
    if found is not None and found not in {script.revision for script in scripts.walk_revisions()}:
        raise Denied(500, "database-too-new", revision=found)
    command.upgrade(config, "head")
