"""The database: tables, their seats, the event log, and the keys of the people who sit there."""

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(22), primary_key=True),
    sa.Column("name", sa.String(12), nullable=False, server_default=""),  # the code, while the table is open
    sa.Column(
        "version", sa.Integer, nullable=False
    ),  # counts the changes of this row's facts and of the seats
    sa.Column("status", sa.String(8), nullable=False),  # open, starting, playing, over, archived
    sa.Column("host", sa.String(22), nullable=False),
    sa.Column("rules", sa.Text, nullable=False),
    sa.Column("clock", sa.String(8), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("coach", sa.Boolean, nullable=False),
    sa.Column("asks", sa.Boolean, nullable=False, server_default=sa.false()),  # coach only for who asks
    sa.Column("dice", sa.String(4), nullable=False, server_default="fair"),  # fair, real
    sa.Column("pace", sa.String(4), nullable=False, server_default="1x"),  # of bots: 1x, 3x, skip
    sa.Column("places", sa.Integer, nullable=False),
    sa.Column("starter", sa.String(8), nullable=False),  # drawn, first
    sa.Column("seed", sa.LargeBinary(32), nullable=False),
    sa.Column("entropy", sa.Text),  # from the start on
    sa.Column("start", sa.Integer),  # the seat that began
    sa.Column("drawn_start", sa.Boolean, nullable=False, server_default=sa.false()),  # by the seed (D4)
    sa.Column("rematch", sa.String(22)),  # the table where these people went on
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("touched", sa.Double, nullable=False),
    sa.Column("due", sa.Double),  # when a bot or a clock has to act; nothing depends on it but promptness
    sa.Index("tables_by_due", "due"),
    sa.Index("tables_by_status", "status", "touched"),
    sa.Index(
        "open_tables_by_name",
        "name",
        unique=True,
        sqlite_where=sa.text("status = 'open'"),
        postgresql_where=sa.text("status = 'open'"),
    ),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.String(22)),  # nobody: a bot's seat
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("colour", sa.String(12), nullable=False),
    sa.Column("bot", sa.Text),
    sa.Column("sealed_phrase", sa.String(64), nullable=False, server_default=""),
    sa.Column("phrase", sa.Text, nullable=False),
    sa.Column("salt", sa.String(32), nullable=False, server_default=""),
    sa.Column("away", sa.Boolean, nullable=False),
    sa.Column("left", sa.Boolean, nullable=False),
    sa.Column("throws", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("seats_by_person", "person"),
)

steps = sa.Table(
    "steps",
    metadata,
    sa.Column("table", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("move", sa.Text, nullable=False),
    sa.Column("by", sa.String(6), nullable=False),  # player, bot, dice, filled
    sa.Column("at", sa.Double, nullable=False),
    sqlite_with_rowid=False,
)


def newest_ply() -> sa.ScalarSelect[int]:
    """Return how far the log of a row of `tables` is, as a part of a statement about that row."""
    newest = sa.func.coalesce(sa.func.max(steps.c.ply), 0)
    return sa.select(newest).where(steps.c.table == tables.c.id).correlate(tables).scalar_subquery()


keys = sa.Table(
    "keys",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(22), nullable=False),
    sa.Column("kind", sa.String(6), nullable=False),  # device, link
    sa.Column("created", sa.Double),
    sa.Column("expires", sa.Double),
    sa.Index("keys_by_person", "person"),
)

tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", sa.String(22), primary_key=True),
    sa.Column("secret", sa.String(64), nullable=False),  # the hash of the organiser's
    sa.Column("version", sa.Integer, nullable=False),  # counts the changes of everything below
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("touched", sa.Double, nullable=False),
)

tournament_events = sa.Table(
    "tournament_events",
    metadata,
    sa.Column("tournament", sa.String(22), sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("event", sa.Text, nullable=False),  # a line of the event file
    sqlite_with_rowid=False,
)

tournament_players = sa.Table(
    "tournament_players",
    metadata,
    sa.Column("tournament", sa.String(22), sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("player", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.String(22)),  # who plays for this participant at live tables
    sa.Column("bot", sa.Text),
    sqlite_with_rowid=False,
)

tournament_tables = sa.Table(
    "tournament_tables",
    metadata,
    sa.Column("tournament", sa.String(22), sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("stage", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("table", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("players", sa.Text, nullable=False),  # whom the game was made for: another draw has another one
    sa.Column("live", sa.String(22), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("entered", sa.Boolean, nullable=False),
    sa.Index("tournament_tables_by_live", "live"),
    sa.Index("tournament_tables_by_entered", "entered"),
)
