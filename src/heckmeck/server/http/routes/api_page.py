"""The page that shows the API, with a viewer that comes with the package: no request leaves the server."""

from functools import cache
from importlib import resources

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

OWN, VIEWER = ("heckmeck.server.http", "pages"), ("litestar_offline_docs", "static")
SCRIPT, STYLE = "text/javascript", "text/css"
FILES = {
    "api.js": (OWN, SCRIPT),
    "swagger-ui-bundle.js": (VIEWER, SCRIPT),
    "swagger-ui.css": (VIEWER, STYLE),
}


@get("/api", include_in_schema=False)
async def api_page() -> Response[bytes]:
    """The viewer's page."""
    return Response(packaged(*OWN, "api.html"), media_type="text/html")


@get("/api/viewer/{name:str}", include_in_schema=False, cache_control=None)
async def viewer_file(name: FromPath[str]) -> Response[bytes]:
    """A file of the viewer."""
    if name not in FILES:
        raise NotFoundException
    folder, kind = FILES[name]
    headers = {"Cache-Control": "max-age=86400"} if folder is VIEWER else {}
    return Response(packaged(*folder, name), media_type=kind, headers=headers)


@cache
def packaged(package: str, folder: str, name: str) -> bytes:
    """Return a package's file, from memory: the viewer is a megabyte, and everybody would wait for the disk."""
    return resources.files(package).joinpath(folder, name).read_bytes()


ROUTES = [api_page, viewer_file]
