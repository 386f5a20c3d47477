"""Schemathesis over the whole API: no crash, and nothing that the schema does not say."""

import os
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.processes import Server, check_log

EXAMPLES = int(os.environ.get("HECKMECK_SCHEMA_EXAMPLES", "15"))
CHECKS = (not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance)


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("schema")
    running = Server(str(folder / "log"), database=f"sqlite+aiosqlite:///{folder}/heckmeck.sqlite3")
    yield running
    running.stop()
    check_log(folder / "log")


def test_the_api_keeps_to_its_schema(hostile: Server) -> None:
    schema = schemathesis.openapi.from_url(f"{hostile.url}/api/schema/openapi.json").exclude(
        path_regex="stream$"
    )
    operations = [result.ok() for result in schema.get_all_operations()]
    assert len(operations) > 15
    for operation in operations:
        for mode in GenerationMode:
            ask(operation, mode)


def ask(operation: Any, mode: GenerationMode) -> None:
    """Send what fits the schema, or what does not."""

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
    def call(case: schemathesis.Case) -> None:
        case.call_and_validate(checks=CHECKS, timeout=20)

    with suppress(Unsatisfiable):  # an operation without input has no wrong input
        call()
