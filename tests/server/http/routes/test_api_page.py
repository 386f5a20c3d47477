"""The page that shows the API: everything comes from here, and files are read once."""

import pytest

from tests.server.clients import Guest

pytestmark = pytest.mark.parametrize("server", ["sqlite"], indirect=True)  # none of this touches it


def test_the_viewer_of_the_api_comes_from_here(anna: Guest) -> None:
    page = anna.http.get("/api").text
    assert "http" not in page.replace("<!doctype html>", "")
    for path in ("/api/viewer/swagger-ui-bundle.js", "/api/viewer/swagger-ui.css", "/api/viewer/api.js"):
        assert path in page
        assert anna.http.get(path).status_code == 200
    assert anna.http.get("/api/viewer/other.js").status_code == 404
    assert anna.get("/api/schema/openapi.json")["openapi"].startswith("3.1")
