"""Devices are listed by when they came, and are forgotten when nobody uses them."""

import time

import sqlalchemy as sa
from alembic import op

from heckmeck.server.store.people import DEVICE_SECONDS

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Devices of before count as used just now."""
    op.add_column("keys", sa.Column("created", sa.Double))
    keys = sa.table("keys", sa.column("kind"), sa.column("expires"))
    last = time.time() + DEVICE_SECONDS
    op.get_bind().execute(keys.update().where(keys.c.kind == "device").values(expires=last))
