"""Tournaments, their events, who plays in them, and their live tables."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
    )
    op.create_table(
        "tournament_events",
        sa.Column("tournament", sa.String(22), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("event", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tournament_players",
        sa.Column("tournament", sa.String(22), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("player", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(22)),
        sa.Column("bot", sa.Text),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tournament_tables",
        sa.Column("tournament", sa.String(22), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("stage", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("live", sa.String(22), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("entered", sa.Boolean, nullable=False),
    )
    op.create_index("tournament_tables_by_live", "tournament_tables", ["live"])
    op.create_index("tournament_tables_by_entered", "tournament_tables", ["entered"])
