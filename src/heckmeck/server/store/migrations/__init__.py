"""Alembic migrations; `heckmeck.server.store.migrate` runs them at start."""
