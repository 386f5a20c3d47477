"""The schema that clients generate their types from is written without a server, the same every time."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from heckmeck.server.http import openapi

ROOT = Path(__file__).parents[3]


def test_the_schema_is_written_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "openapi.json"
    subprocess.run([sys.executable, "-m", "heckmeck.server.http.openapi", str(file)], check=True)
    document = json.loads(file.read_bytes())
    types = document["components"]["schemas"]
    named = ("StateDocument", "Hello", "Step", "Outlook", "Ending", "Advice", "Review", "Replay")
    assert types.keys() >= set(named)
    assert "outlook" in types["Step"]["properties"]
    assert "outlook" not in types["Step"]["required"]
    assert file.read_bytes() == openapi.schema()


def test_a_file_must_be_named() -> None:
    with pytest.raises(SystemExit):
        openapi.main([])


def test_the_types_of_the_page_are_those_of_the_schema(tmp_path: Path) -> None:
    """`make types` rewrites them."""
    schema, types = tmp_path / "schema.json", tmp_path / "schema.d.ts"
    schema.write_bytes(openapi.schema())
    command = [
        sys.executable,
        ROOT / "web" / "build.py",
        "exec",
        "--",
        "openapi-typescript",
        schema,
        "-o",
        types,
    ]
    subprocess.run(command, check=True, capture_output=True)
    assert types.read_text() == (ROOT / "web" / "src" / "documents" / "schema.d.ts").read_text()
