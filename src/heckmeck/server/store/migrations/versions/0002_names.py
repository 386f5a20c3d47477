"""Names of tables; those of open ones are unique."""

import sqlalchemy as sa
from alembic import op

from heckmeck.server.tables.table_names import new_names

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("name", sa.String(12), nullable=False, server_default=""))
    tables = sa.table("tables", sa.column("id"), sa.column("name"))
    connection = op.get_bind()
    taken: set[str] = set()
    for table_id in connection.scalars(sa.select(tables.c.id)).all():
        name = next(name for name in new_names() if name not in taken)
        taken.add(name)
        connection.execute(tables.update().where(tables.c.id == table_id).values(name=name))
    is_open = sa.text("status = 'open'")
    op.create_index(
        "open_tables_by_name", "tables", ["name"], unique=True, sqlite_where=is_open, postgresql_where=is_open
    )
