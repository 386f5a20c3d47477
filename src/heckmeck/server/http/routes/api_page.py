"""The page that shows the API, with a viewer that comes with the package: no request leaves the server."""

from importlib import resources

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

VIEWER = {"swagger-ui-bundle.js": "text/javascript", "swagger-ui.css": "text/css"}
OWN = {"api.js": "text/javascript"}


@get("/api", include_in_schema=False)
async def api_page() -> Response[bytes]:
    """The viewer's page."""
    return Response(own_page("api.html"), media_type="text/html")


@get("/api/viewer/{name:str}", include_in_schema=False, cache_control=None)
async def viewer_file(name: FromPath[str]) -> Response[bytes]:
    """A file of the viewer."""
    if name in OWN:
        return Response(own_page(name), media_type=OWN[name])
    if name not in VIEWER:
        raise NotFoundException
    content = resources.files("litestar_offline_docs").joinpath("static", name).read_bytes()
    return Response(content, media_type=VIEWER[name], headers={"Cache-Control": "max-age=86400"})


def own_page(name: str) -> bytes:
    return resources.files("heckmeck.server.http").joinpath("pages", name).read_bytes()


ROUTES = [api_page, viewer_file]
