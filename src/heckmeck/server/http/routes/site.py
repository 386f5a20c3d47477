"""The page: built by `make web` into `site/`, served with its precompressed twins."""

import re
from functools import lru_cache
from importlib import resources
from pathlib import Path, PurePosixPath
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from heckmeck.language import available
from heckmeck.server.http.compression import accepted
from heckmeck.server.http.dependencies import GivenServices, GivenWords
from heckmeck.server.http.error_responses import answer_http
from heckmeck.server.http.security import HEADERS, HttpRequest, header
from heckmeck.server.http.services import Services

PAGES = [
    "/",
    "/play",
    "/table/{table_id:str}",
    "/table/{table_id:str}/review",
    "/table/{table_id:str}/fair",
    "/join/{code:str}",
    "/me",
    "/companion",
    "/pocket",
    "/rules",
    "/learn",
    "/games",
    "/analysis",
    "/puzzles",
    "/puzzles/{number:str}",
    "/replay",
    "/review",
    "/fair",
    "/tournaments",
    "/tournaments/{rest:path}",
]
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
FILE_NAME = re.compile(r"\w[\w.-]{0,99}", re.ASCII)
MOST_FOLDERS = 5
ENCODINGS = {"br": ".br", "gzip": ".gz"}
FILES_KEPT = 400
FOREVER = "public, max-age=31536000, immutable"
A_DAY = "max-age=86400"
PICTURES = (".png", ".svg")
FRONT_FILES = [
    "/favicon.svg",
    "/sw.js",
    "/manifest.webmanifest",
    *(f"/manifest.{language}.webmanifest" for language in available() if language != "en"),
    "/icons/{name:str}",
    "/screenshots/{name:str}",
]
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


def folder_of(services: Services) -> Path:
    """Return where the built page is."""
    return Path(services.settings.site or str(resources.files("heckmeck.server").joinpath("site")))


def content_of(path: Path) -> bytes:
    """Return a file, from memory if it is unchanged: the disk is slow while everybody waits."""
    return read_once(path, path.stat().st_mtime_ns)


@lru_cache(FILES_KEPT)
def read_once(path: Path, changed: int) -> bytes:
    return path.read_bytes()


def send_file(request: HttpRequest, path: Path, cache: str) -> Response[bytes]:
    """Send a file, compressed if it has a compressed twin and the client accepts it."""
    headers = {"Cache-Control": cache, "Content-Security-Policy": POLICY, "Vary": "Accept-Encoding"}
    kind = KINDS.get(path.suffix, "application/octet-stream")
    taken = accepted(request.scope)
    for encoding, suffix in ENCODINGS.items():
        twin = path.with_name(path.name + suffix)
        if encoding in taken and twin.is_file():
            headers["Content-Encoding"] = encoding
            return Response(content_of(twin), media_type=kind, headers=headers)
    return Response(content_of(path), media_type=kind, headers=headers)


@get(PAGES, include_in_schema=False)
async def page(request: HttpRequest, words: GivenWords, services: GivenServices) -> Response[Any]:
    """The one page; it finds out by itself what its address means."""
    index = folder_of(services) / "index.html"
    if index.is_file():
        return send_file(request, index, "no-cache")
    headers = {"Cache-Control": "no-store"}
    return Response(words.say("site-not-built"), media_type="text/plain", status_code=503, headers=headers)


@get("/assets/{path:path}", include_in_schema=False)
async def asset(
    request: HttpRequest, path: FromPath[PurePosixPath], services: GivenServices
) -> Response[bytes]:
    """A file whose name has a hash of its content: it never changes."""
    parts = [part for part in str(path).split("/") if part]
    file = folder_of(services).joinpath("assets", *parts)
    named = len(parts) <= MOST_FOLDERS and all(FILE_NAME.fullmatch(part) for part in parts)
    if not named or not file.is_file():
        raise NotFoundException
    return send_file(request, file, FOREVER)


@get(FRONT_FILES, include_in_schema=False)
async def front_file(request: HttpRequest, services: GivenServices) -> Response[bytes]:
    """A file whose place is fixed: the service worker, which says what is new, the app's manifest, and pictures."""
    path = request.scope["path"].strip("/")
    file = folder_of(services).joinpath(*path.split("/"))
    if not FILE_NAME.fullmatch(file.name) or not file.is_file():
        raise NotFoundException
    return send_file(request, file, A_DAY if file.suffix in PICTURES else "no-cache")


def answer_lost(request: HttpRequest, error: NotFoundException) -> Response[Any]:
    """An address that means nothing: the page says so to people, a refusal to programs."""
    index = folder_of(request.app.state.services) / "index.html"
    wants_a_page = request.method == "GET" and "text/html" in header(request.scope, b"accept")
    if not wants_a_page or request.scope["path"].startswith(("/api", "/assets")) or not index.is_file():
        return answer_http(request, error)
    response = send_file(request, index, "no-cache")
    response.status_code = error.status_code
    response.headers = {**HEADERS, **response.headers}
    return response


ROUTES = [page, asset, front_file]
