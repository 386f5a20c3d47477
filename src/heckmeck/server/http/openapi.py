"""`python -m heckmeck.server.http.openapi FILE` writes the schema of the API, for clients that generate types."""

import sys
from pathlib import Path

import msgspec

from heckmeck.server.http.app import create_app
from heckmeck.server.ops.settings import Settings


def schema() -> bytes:
    """Return the OpenAPI document; it starts no server and opens nothing."""
    document = create_app(Settings()).openapi_schema.to_schema()
    return msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"


def main(arguments: list[str]) -> None:
    if len(arguments) != 1:
        sys.exit("python -m heckmeck.server.http.openapi FILE")
    Path(arguments[0]).write_bytes(schema())


if __name__ == "__main__":
    main(sys.argv[1:])
