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
    if not is_up_to_date(connection):
        command.upgrade(configuration(connection), "head")


def check_revision(connection: sa.Connection) -> None:
    """Refuse a database that has not the tables of this release."""
    if not is_up_to_date(connection):
        raise Denied(500, "database-too-old")


def is_up_to_date(connection: sa.Connection) -> bool:
    """Whether a database has all tables of this release; one of a newer release is refused."""
    scripts = ScriptDirectory.from_config(configuration(connection))
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in {script.revision for script in scripts.walk_revisions()}:
        raise Denied(500, "database-too-new", revision=found)
    return found == scripts.get_current_head()
