"""Tables where people roll real dice, and a coach for those who ask."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("dice", sa.String(4), nullable=False, server_default="fair"))
    op.add_column("tables", sa.Column("asks", sa.Boolean, nullable=False, server_default=sa.false()))
