"""How a command is made: an ordinary typer command whose help comes from the catalogues.

A command module has `app = one_command(function)`, or `app = several_commands("name", one, another)` for
subcommands. Help texts in the code are keys of the catalogues, replaced by `in_our_words` when the command is loaded.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from heckmeck.cli.screen.first_run_notice import explain_the_wait
from heckmeck.language import plain

QUICK = {"rules", "bots"}  # need no compiled code
SETTINGS: dict[str, Any] = {
    "add_completion": False,
    "rich_markup_mode": None,  # the plain help needs no import of rich
    "pretty_exceptions_enable": False,
    "context_settings": {"help_option_names": ["-h", "--help"]},
}


class HelpInOurWords:
    """What the library would say in English."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))  # type: ignore[attr-defined]
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{plain('help-usage')} ")

    def format_options(self, ctx: Any, formatter: Any) -> None:
        records: dict[str, list[tuple[str, str]]] = {"argument": [], "option": []}
        for param in self.get_params(ctx):  # type: ignore[attr-defined]
            kind = param.param_type_name
            records[kind].append(
                (param.metavar, param.help) if kind == "argument" else param.get_help_record(ctx)
            )
        for kind, rows in records.items():
            if rows:
                with formatter.section(plain(f"help-{kind}s")):
                    formatter.write_dl(rows)
        if isinstance(self, TyperGroup):
            self.format_commands(ctx, formatter)

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]
        option.help = plain("option-help")
        option.opts.sort(key=len)
        return option


class Command(HelpInOurWords, TyperCommand):
    """One command."""


class Group(HelpInOurWords, TyperGroup):
    """A command with subcommands."""

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        rows = [(name, self.short_help_of(ctx, name)) for name in self.list_commands(ctx)]
        with formatter.section(plain("help-commands")):
            formatter.write_dl(rows)

    def short_help_of(self, ctx: Any, name: str) -> str:
        command = self.get_command(ctx, name)
        return "" if command is None else command.help or ""


def one_command(function: Callable[..., None], help_key: str = "") -> typer.Typer:
    """Make a command of a function; its help is the message `command-` and its name."""
    app = typer.Typer(**SETTINGS)
    name = function.__name__.replace("_", "-")
    app.command(name, cls=Command, help=help_key or f"command-{name}")(explained(function))
    return app


def explained(function: Callable[..., None]) -> Callable[..., None]:
    """Return the function with a word to whoever has to wait for its first run."""

    @wraps(function)
    def run(*arguments: Any, **options: Any) -> None:
        if function.__name__ not in QUICK:
            explain_the_wait()
        function(*arguments, **options)

    return run


def several_commands(name: str, *functions: Callable[..., None]) -> typer.Typer:
    """Make a command with subcommands; the help of each is the message `command-NAME-SUBCOMMAND`."""
    app = typer.Typer(**SETTINGS, cls=Group, help=f"command-{name}", no_args_is_help=True)
    app.callback(cls=Group)(lambda: None)
    for function in functions:
        subcommand = function.__name__.replace("_", "-")
        app.command(subcommand, cls=Command, help=f"command-{name}-{subcommand}")(function)
    return app


def in_our_words(command: Any) -> Any:
    """Replace the keys in a command's help with the texts of the chosen language."""
    command.help = plain(command.help)
    for param in command.params:
        if param.help:
            param.help = plain(param.help)
    for subcommand in getattr(command, "commands", {}).values():
        in_our_words(subcommand)
    return command
