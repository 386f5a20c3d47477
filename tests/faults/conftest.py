"""The same stores and servers as the server's own tests have."""

from tests.server.conftest import database, new_server, postgres, redis

__all__ = ["database", "new_server", "postgres", "redis"]
