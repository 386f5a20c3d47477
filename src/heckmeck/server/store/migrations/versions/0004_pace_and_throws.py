"""How fast bots play, and who throws the first dice of a turn."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.String(4), nullable=False, server_default="1x"))
    op.add_column("seats", sa.Column("throws", sa.Boolean, nullable=False, server_default=sa.false()))
