"""`heckmeck serve`: the table server."""

from typing import Annotated

import typer

from heckmeck.cli.command import one_command
from heckmeck.errors import Malformed


def option(name: str) -> typer.models.OptionInfo:
    """Return an option that `HECKMECK_NAME` sets too."""
    flag = name.replace("_", "-")
    return typer.Option(f"--{flag}", help=f"option-serve-{flag}", envvar=f"HECKMECK_{name.upper()}")  # type: ignore[no-any-return]


def serve(
    host: Annotated[str, option("host")] = "127.0.0.1",
    port: Annotated[int, option("port")] = 8000,
    database: Annotated[str, option("database")] = "",
    channels: Annotated[str, option("channels")] = "",
    origin: Annotated[list[str] | None, option("origin")] = None,
    proxies: Annotated[str, option("proxies")] = "127.0.0.1",
    bot: Annotated[str, option("bot")] = "simple",
    bot_pace: Annotated[float, option("bot_pace")] = 1.2,
    rate: Annotated[float, option("rate")] = 1.0,
    most_sockets: Annotated[int, option("most_sockets")] = 10_000,
    archive_open_hours: Annotated[float, option("archive_open_hours")] = 24,
    archive_days: Annotated[float, option("archive_days")] = 30,
    log_level: Annotated[str, option("log_level")] = "info",
    open_page: Annotated[bool, typer.Option("--open", help="option-serve-open")] = False,
) -> None:
    try:
        from heckmeck.cli.whereabouts import say_where
        from heckmeck.server.process import serve as run
        from heckmeck.server.settings import Settings
    except ImportError:
        raise Malformed("server-needs-web", "") from None
    settings = Settings(
        host=host,
        port=port,
        database=database,
        channels=channels,
        origins=tuple(origin or ()),
        proxies=proxies,
        bot=bot,
        bot_pace=bot_pace,
        rate=rate,
        most_sockets=most_sockets,
        archive_open_hours=archive_open_hours,
        archive_days=archive_days,
        log_level=log_level,
    )
    settings.check()
    run(settings, lambda: say_where(host, port, open_page))


app = one_command(serve)
