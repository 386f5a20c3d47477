"""Phrases by commit and reveal, and starts that are drawn from the seed (D3, D4)."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Phrases of open tables stay as they were given; no start of before was drawn from its seed."""
    op.add_column("seats", sa.Column("sealed_phrase", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("salt", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("drawn_start", sa.Boolean, nullable=False, server_default=sa.false()))
