"""The page: its files, their compressed twins, and what a browser may do with them."""

import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from heckmeck.server.http.routes import site
from tests.server.processes import Server, check_log

PAGES = [
    "/",
    "/play",
    "/games",
    "/table/A_b",
    "/table/A_b/review",
    "/table/A_b/fair",
    "/join/glut27",
    "/me",
    "/rules",
]
PAGES += [
    "/learn",
    "/analysis",
    "/puzzles",
    "/puzzles/3",
    "/replay",
    "/review",
    "/fair",
    "/tournaments",
    "/tournaments/x/y",
]


def running(folder: Path) -> Iterator[httpx.Client]:
    database = f"sqlite+aiosqlite:///{folder}/heckmeck.sqlite3"
    server = Server(str(folder / "log"), database=database, site=str(folder / "site"))
    with httpx.Client(base_url=server.url, trust_env=False) as client:
        yield client
    server.stop()
    check_log(folder / "log")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("built")
    site = folder / "site"
    (site / "assets").mkdir(parents=True)
    (folder / "secret.js").write_text("secret")
    (site / "index.html").write_text("<!doctype html><title>Heckmeck</title>")
    (site / "favicon.svg").write_text("<svg/>")
    for name in ("manifest.webmanifest", "manifest.de.webmanifest"):
        (site / name).write_text("{}")
    (site / "sw.js").write_text("worker")
    (site / "icons").mkdir()
    (site / "icons/icon-192.png").write_text("png")
    for name, content in {
        "a-1.js": "plain",
        "a-1.js.br": "brotli",
        "a-1.js.gz": "gzip",
        "b-2.css": "b",
    }.items():
        (site / "assets" / name).write_text(content)
    yield from running(folder)


@pytest.fixture(scope="module")
def not_built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    yield from running(tmp_path_factory.mktemp("empty"))


@pytest.mark.parametrize("path", PAGES)
def test_every_address_of_the_page_is_the_page(built: httpx.Client, path: str) -> None:
    answer = built.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert "Heckmeck" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_the_page_may_only_use_what_comes_from_here(built: httpx.Client) -> None:
    policy = built.get("/").headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; ")
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", ""), "the engine is compiled, no script is"
    for rule in (
        "base-uri 'none'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
        "img-src 'self' data:",
        "worker-src 'self'",
    ):
        assert rule in policy
    assert built.get("/").headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("accepted", "content", "encoding"),
    [
        ("", "plain", None),
        ("identity", "plain", None),
        ("gzip", "gzip", "gzip"),
        ("gzip, br", "brotli", "br"),
        ("br;q=0, gzip;q=0.5", "gzip", "gzip"),
    ],
)
def test_assets_are_compressed_for_who_takes_it(
    built: httpx.Client, accepted: str, content: str, encoding: str | None
) -> None:
    with built.stream("GET", "/assets/a-1.js", headers={"Accept-Encoding": accepted}) as answer:
        assert b"".join(answer.iter_raw()) == content.encode()
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["vary"] == "Accept-Encoding"


def test_an_asset_without_twins_is_sent_as_it_is(built: httpx.Client) -> None:
    assert built.get("/assets/b-2.css").text == "b"
    assert built.get("/favicon.svg").headers["content-type"] == "image/svg+xml"
    assert built.get("/manifest.webmanifest").headers["content-type"] == "application/manifest+json"


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        ("/sw.js", "text/javascript", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/manifest.de.webmanifest", "application/manifest+json", "no-cache"),
        ("/favicon.svg", "image/svg+xml", "max-age=86400"),
        ("/icons/icon-192.png", "image/png", "max-age=86400"),
    ],
)
def test_what_tells_a_device_what_is_new_is_asked_for_each_time(
    built: httpx.Client, path: str, kind: str, kept: str
) -> None:
    """The service worker lies beside the page: its scope is the whole site."""
    answer = built.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].partition(";")[0] == kind
    assert answer.headers["cache-control"] == kept
    assert "worker-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    "path", ["/icons/none.png", "/icons/..%2findex.html", "/icons/.hidden", "/manifest.xx.webmanifest"]
)
def test_no_other_file_beside_the_page_is_sent(built: httpx.Client, path: str) -> None:
    assert built.get(path).status_code == 404


def test_a_family_takes_the_whole_page_along_at_once(built: httpx.Client) -> None:
    """Four devices behind one address fetch some 150 files each, and one of them still plays."""
    assert {built.get("/assets/b-2.css").status_code for _ in range(600)} == {200}
    assert built.get("/api/tables").status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "none.js",
        "",
        "..%2findex.html",
        "%2e%2e/%2e%2e/secret.js",
        "..%5csecret",
        ".hidden",
        "a%00.js",
        "a" * 9000,
        "a/" * 9000,
    ],
)
def test_nothing_else_can_be_fetched(built: httpx.Client, path: str) -> None:
    answer = built.get(f"/assets/{path}")
    assert answer.status_code == 404
    assert answer.json()["reason"] == "not-found"


def test_an_address_that_means_nothing_is_told_by_the_page_to_people(built: httpx.Client) -> None:
    """Programs, and whatever asks for the API, get a refusal."""
    browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    for path in ("/nope", "/table", "/nope/deeper/still"):
        answer = built.get(path, headers=browser)
        assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert answer.text.startswith("<!doctype html>")
        assert answer.headers["content-security-policy"] == built.get("/").headers["content-security-policy"]
        assert built.get(path).json()["reason"] == "not-found"
    for path in ("/api/nope", "/assets/nope.js"):
        assert built.get(path, headers=browser).json()["reason"] == "not-found"
    assert built.post("/nope", headers=browser).json()["type"] == "refused"


def test_what_is_not_built_says_how_to_build_it(not_built: httpx.Client) -> None:
    answer = not_built.get("/play", headers={"Accept-Language": "de"})
    assert answer.status_code == 503
    assert "make web" in answer.text
    assert "gebaut" in answer.text
    assert not_built.get("/assets/a.js").status_code == 404
    assert not_built.get("/favicon.svg").status_code == 404
    assert not_built.get("/api/tables").status_code == 200


def test_a_file_is_read_from_the_disk_once_until_it_changes(tmp_path: Path) -> None:
    file = tmp_path / "a.js"
    file.write_text("one")
    before = site.read_once.cache_info().misses
    assert [site.content_of(file) for _ in range(3)] == [b"one"] * 3
    assert site.read_once.cache_info().misses == before + 1
    file.write_text("two")
    os.utime(file, ns=(1, 1))
    assert site.content_of(file) == b"two"
