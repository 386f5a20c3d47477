"""The command `heckmeck`: a table of its commands, and what becomes of errors."""

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.main import get_command

from heckmeck.cli.command import SETTINGS, Group, in_our_words
from heckmeck.errors import Malformed
from heckmeck.language import available, choose_language, matching, plain

# A command NAME is `app` in the module heckmeck.cli.commands.NAME; its line in the help is the message `command-NAME`.
COMMANDS = (
    "play",
    "replay",
    "verify",
    "simulate",
    "rules",
    "bots",
    "advise",
    "review",
    "puzzle",
    "odds",
    "arena",
    "exact",
    "train",
    "tournament",
    "serve",
    "backup",
    "restore",
    "move",
    "doctor",
    "locale",
)
COMPLETION_HELP = {  # options that the library adds
    "install_completion": "option-install-completion",
    "show_completion": "option-show-completion",
}


class LazyGroup(Group):
    """Imports a command only when it runs or its own help is asked for."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def short_help_of(self, ctx: Any, name: str) -> str:
        return plain(f"command-{name}")

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        command = get_command(import_module(f"heckmeck.cli.commands.{cmd_name}").app)
        command.name = cmd_name
        return in_our_words(command)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in COMMANDS and not args[0].startswith("-"):
            raise Malformed("no-such-command", "", command=args[0][:40], commands=", ".join(COMMANDS))
        return super().resolve_command(ctx, args)


def show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"heckmeck {version('heckmeck')}")
        raise typer.Exit


def heckmeck(
    version: Annotated[
        bool, typer.Option("--version", help="option-version", is_eager=True, callback=show_version)
    ] = False,
    lang: Annotated[str, typer.Option("--lang", help="option-lang", metavar="|".join(available()))] = "",
) -> None:
    """The root command; `take_language` has read --lang before."""


def application() -> Any:
    """Return the root command in the chosen language."""
    settings = {**SETTINGS, "add_completion": True}
    app = typer.Typer(**settings, cls=LazyGroup)
    app.callback(cls=LazyGroup, help="command-heckmeck")(heckmeck)
    command = get_command(app)
    for param in command.params:
        if param.name in COMPLETION_HELP:
            param.help = COMPLETION_HELP[param.name]  # type: ignore[attr-defined]
    return in_our_words(command)


def take_language(arguments: Sequence[str]) -> list[str]:
    """Take `--lang LANG` out of the arguments, wherever it is: it sets the language of every later text."""
    rest = list(arguments)
    for index, argument in enumerate(rest):
        if argument == "--":
            break
        if argument == "--lang" and index + 1 < len(rest):
            wish = rest[index + 1]
            del rest[index : index + 2]
        elif argument.startswith("--lang="):
            wish = rest.pop(index).removeprefix("--lang=")
        else:
            continue
        if matching(wish) is None:
            raise Malformed("no-such-language", "", language=wish[:40], languages=", ".join(available()))
        choose_language(matching(wish))
        break
    return rest


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command; whatever goes wrong is said in one line on the error output."""
    from heckmeck.cli.complaints import exit_code_of

    def command() -> Any:
        choose_language(None)
        rest = take_language(sys.argv[1:] if arguments is None else arguments)
        return application().main(rest or ["--help"], "heckmeck", standalone_mode=False)

    return exit_code_of(command)
