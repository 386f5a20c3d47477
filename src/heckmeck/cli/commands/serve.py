"""`heckmeck serve`: the table server. Its options are the settings that have a flag."""

from dataclasses import Field, fields
from inspect import Parameter, Signature
from typing import Annotated, Any

import typer

from heckmeck.cli.command import one_command
from heckmeck.cli.options import number_between, whole_number
from heckmeck.errors import Malformed
from heckmeck.server.ops.settings import Settings

WEB_EXTRA = ("alembic", "litestar", "prometheus_client", "redis", "sqlalchemy", "uvicorn", "websockets")
WITH_FLAG = [setting for setting in fields(Settings) if setting.metadata]


def flag_of(setting: "Field[Any]") -> str:
    return (setting.metadata["name"] or setting.name).replace("_", "-")


def parameter_of(setting: "Field[Any]") -> Parameter:
    """Return a setting as an option, which `HECKMECK_NAME` sets too; what is given is read by `value_of`."""
    flag = flag_of(setting)
    variable = f"HECKMECK_{flag.replace('-', '_').upper()}"
    option = typer.Option(
        f"--{flag}", metavar=setting.metadata["value"], help=f"option-serve-{flag}", envvar=variable
    )
    several = setting.default == ()
    return Parameter(
        setting.name,
        Parameter.KEYWORD_ONLY,
        default=None if several else str(setting.default),
        annotation=Annotated[list[str] | None if several else str, option],
    )


def value_of(setting: "Field[Any]", given: Any) -> Any:
    if setting.default == ():
        return tuple(given or ())
    if setting.type is str:
        return given
    read = whole_number if setting.type is int else number_between
    return read(f"--{flag_of(setting)}", given, *setting.metadata["limits"])


def serve(
    open_page: Annotated[bool, typer.Option("--open", help="option-serve-open")] = False, **given: Any
) -> None:
    try:
        from heckmeck.cli.screen.whereabouts import say_where
        from heckmeck.server.ops.process import serve as run
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in WEB_EXTRA:
            raise
        raise Malformed("server-needs-web", "") from None
    settings = Settings(**{setting.name: value_of(setting, given[setting.name]) for setting in WITH_FLAG})
    settings.check()
    run(settings, lambda: say_where(settings.host, settings.port, open_page))


open_flag = Signature.from_callable(serve).parameters["open_page"].replace(kind=Parameter.KEYWORD_ONLY)
serve.__signature__ = Signature([*map(parameter_of, WITH_FLAG), open_flag])  # type: ignore[attr-defined]
app = one_command(serve)
