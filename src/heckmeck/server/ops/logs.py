"""The log of the server: lines for people on a terminal, one JSON object per line anywhere else."""

import asyncio
import logging
import sys
import time
from typing import Any

import msgspec

USUAL = {*logging.makeLogRecord({}).__dict__, "message", "asctime", "color_message"}


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    """Return what was given with an event."""
    return {key: value for key, value in record.__dict__.items() if key not in USUAL}


def traceback_of(record: logging.LogRecord) -> str:
    """Return the traceback of a crash, else nothing: a stop is no crash."""
    if not record.exc_info or isinstance(record.exc_info[1], asyncio.CancelledError):
        return ""
    return logging.Formatter().formatException(record.exc_info)


class Lines(logging.Formatter):
    """For people: when, what, and the facts given with it."""

    def format(self, record: logging.LogRecord) -> str:
        when = time.strftime("%H:%M:%S", time.localtime(record.created))
        facts = (f"{name}={value}" for name, value in facts_of(record).items())
        line = "  ".join([when, record.levelname.lower(), record.getMessage(), *facts])
        return "\n".join(filter(None, [line, traceback_of(record)]))


class JsonLines(logging.Formatter):
    """For programs: time, level, where, what, and the facts given with it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        line |= facts_of(record)
        if traceback := traceback_of(record):
            line["traceback"] = traceback
        return msgspec.json.encode(line, enc_hook=str).decode()


def start_log(level: str) -> None:
    """Write the log of this process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines() if sys.stderr.isatty() else JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    for name in ("heckmeck", "uvicorn.error"):
        logging.getLogger(name).setLevel(level.upper())
