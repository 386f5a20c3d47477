"""Parts of the API: every operation has one heading and refuses like all others."""

import json
from typing import Any

import pytest

from heckmeck.server.http import openapi
from heckmeck.server.http.api_router import SYSTEM, TAGS
from heckmeck.server.http.error_responses import REFUSALS

METHODS = ("get", "post", "patch", "delete")


@pytest.fixture(scope="module")
def operations() -> list[tuple[str, Any]]:
    paths = json.loads(openapi.schema())["paths"]
    return [(path, item[method]) for path, item in paths.items() for method in METHODS if method in item]


def test_every_operation_stands_under_one_heading(operations: list[tuple[str, Any]]) -> None:
    known = [tag.name for tag in TAGS]
    assert {tag for _, operation in operations for tag in operation["tags"]} == set(known)
    assert all(len(operation["tags"]) == 1 for _, operation in operations)


def test_every_operation_of_the_api_refuses_alike(operations: list[tuple[str, Any]]) -> None:
    statuses = {str(status) for status in REFUSALS}
    for path, operation in operations:
        if operation["tags"] != [SYSTEM] or path.startswith("/api"):
            assert statuses <= operation["responses"].keys(), path
            content = operation["responses"]["404"]["content"]["application/json"]["schema"]
            assert content == {"$ref": "#/components/schemas/Refusal"}
