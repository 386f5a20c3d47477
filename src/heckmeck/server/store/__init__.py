"""The database: schema, event log, group commit, migrations."""
