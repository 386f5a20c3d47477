"""`heckmeck serve`: the table server."""

from typing import Annotated

import typer

from heckmeck.cli.command import one_command
from heckmeck.cli.screen.numbers import number_between, whole_number
from heckmeck.errors import Malformed

WEB_EXTRA = (
    "alembic",
    "litestar",
    "msgspec",
    "prometheus_client",
    "redis",
    "sqlalchemy",
    "uvicorn",
    "websockets",
)


def option(name: str, value: str) -> typer.models.OptionInfo:
    """Return an option that `HECKMECK_NAME` sets too."""
    flag, variable = name.replace("_", "-"), f"HECKMECK_{name.upper()}"
    return typer.Option(f"--{flag}", metavar=value, help=f"option-serve-{flag}", envvar=variable)  # type: ignore[no-any-return]


def serve(
    host: Annotated[str, option("host", "ADDRESS")] = "127.0.0.1",
    port: Annotated[str, option("port", "PORT")] = "8000",
    database: Annotated[str, option("database", "URL")] = "",
    channels: Annotated[str, option("channels", "URL")] = "",
    origin: Annotated[list[str] | None, option("origin", "URL")] = None,
    proxies: Annotated[str, option("proxies", "ADDRESSES")] = "127.0.0.1",
    bot: Annotated[str, option("bot", "BOT")] = "simple",
    bot_pace: Annotated[str, option("bot_pace", "SECONDS")] = "1.2",
    rate: Annotated[str, option("rate", "N")] = "1",
    most_sockets: Annotated[str, option("most_sockets", "N")] = "10000",
    archive_open_hours: Annotated[str, option("archive_open_hours", "HOURS")] = "24",
    archive_days: Annotated[str, option("archive_days", "DAYS")] = "30",
    keep_days: Annotated[str, option("keep_days", "DAYS")] = "365",
    log_level: Annotated[str, option("log_level", "LEVEL")] = "info",
    open_page: Annotated[bool, typer.Option("--open", help="option-serve-open")] = False,
) -> None:
    try:
        from heckmeck.cli.screen.whereabouts import say_where
        from heckmeck.server.ops.process import serve as run
        from heckmeck.server.ops.settings import Settings
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in WEB_EXTRA:
            raise
        raise Malformed("server-needs-web", "") from None
    settings = Settings(
        host=host,
        port=whole_number("--port", port, 1, 65_535),
        database=database,
        channels=channels,
        origins=tuple(origin or ()),
        proxies=proxies,
        bot=bot,
        bot_pace=number_between("--bot-pace", bot_pace, 0, 3600),
        rate=number_between("--rate", rate, 0, 1_000_000),
        most_sockets=whole_number("--most-sockets", most_sockets, 1, 1_000_000),
        archive_open_hours=number_between("--archive-open-hours", archive_open_hours, 0, 1_000_000),
        archive_days=number_between("--archive-days", archive_days, 0, 100_000),
        keep_days=number_between("--keep-days", keep_days, 0, 100_000),
        log_level=log_level,
    )
    settings.check()
    run(settings, lambda: say_where(host, settings.port, open_page))


app = one_command(serve)
