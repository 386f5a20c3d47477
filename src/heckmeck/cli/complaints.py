"""Everything that can go wrong, in one line on the error output: 2 for a refusal, 130 for Ctrl-C."""

import atexit
import errno
import os
import signal
import sys
from collections.abc import Callable
from typing import Any

import typer

from heckmeck.errors import Refused

REFUSED = 2
INTERRUPTED = 130


def exit_code_of(command: Callable[[], Any]) -> int:
    """Run a command and return its exit code; a mistake is said, never thrown."""
    from heckmeck.cli.output import prepare_streams

    prepare_streams()
    try:
        code = command()
        sys.stdout.flush()
    except SystemExit as leaving:
        if isinstance(leaving.__context__, BrokenPipeError):  # the library turns it into an exit
            return reader_left()
        code = leaving.code
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:
        return reader_left()
    except (Refused, typer.TyperException, OSError) as error:
        complain(line_about(error))
        return REFUSED
    if code == INTERRUPTED:
        atexit.register(signal.signal, signal.SIGINT, signal.SIG_IGN)  # pressed again while we tidy up
    return code if isinstance(code, int) else 0


def complain(text: str) -> None:
    print("heckmeck:", " ".join(text.split()), file=sys.stderr)  # noqa: T201


def reader_left() -> int:
    """Nobody is reading any more, as with `| head`: be quiet, and let nothing fail when the stream is closed."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def line_about(error: Exception) -> str:
    if isinstance(error, Refused):
        return str(error)
    if isinstance(error, OSError):
        return about_file(error)
    return about_usage(error)


def about_file(error: OSError) -> str:
    from heckmeck.language import current_words

    reasons = {
        errno.ENOENT: "file-not-found",
        errno.EISDIR: "file-is-a-folder",
        errno.ENOTDIR: "file-is-no-folder",
        errno.EACCES: "file-forbidden",
        errno.EPERM: "file-forbidden",
        errno.EROFS: "file-forbidden",
        errno.ENOSPC: "file-disk-full",
        errno.EEXIST: "file-exists",
    }
    words = current_words()
    reason = reasons.get(error.errno or 0)
    text = words.say(reason) if reason else str(error.strerror or error)
    return f"{error.filename}: {text}" if error.filename is not None else text


def about_usage(error: Any) -> str:
    """Say in our words what the command line does not understand."""
    from heckmeck.language import current_words

    words = current_words()
    command = error.ctx.command_path if getattr(error, "ctx", None) else "heckmeck"
    kind = type(error).__name__
    if kind == "NoArgsIsHelpError":
        return words.say("usage-no-command", help=f"{command} --help")
    if kind == "NoSuchOption":
        text = words.say("usage-no-such-option", option=error.option_name)
    elif kind == "BadOptionUsage":
        text = words.say("usage-no-value", option=error.option_name)
    elif kind == "MissingParameter":
        text = words.say("usage-missing", name=name_of(error.param))
    elif error.message.startswith("Got unexpected extra"):
        text = words.say("usage-too-much")
    else:
        text = error.format_message()
    return words.say("usage-see-help", text=text, help=f"{command} --help")


def name_of(param: Any) -> str:
    """Return an option by its flag, an argument by its place in the usage line."""
    return str(param.opts[0] if param.param_type_name == "option" else param.display_name_raw)
