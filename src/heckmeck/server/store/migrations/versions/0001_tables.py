"""Tables, seats, steps and keys."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("host", sa.String(22), nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("clock", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("coach", sa.Boolean, nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
        sa.Column("starter", sa.String(8), nullable=False),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.Column("entropy", sa.Text),
        sa.Column("start", sa.Integer),
        sa.Column("rematch", sa.String(22)),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("due", sa.Double),
    )
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_index("tables_by_status", "tables", ["status", "touched"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(22)),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("colour", sa.String(12), nullable=False),
        sa.Column("bot", sa.Text),
        sa.Column("phrase", sa.Text, nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
    )
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_table(
        "steps",
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("by", sa.String(6), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("kind", sa.String(6), nullable=False),
        sa.Column("expires", sa.Double),
    )
    op.create_index("keys_by_person", "keys", ["person"])
