"""Alembic migrations; `heckmeck.server.migrate` runs them at start."""
