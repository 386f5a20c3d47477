"""The log of the server: one JSON object per line."""

import asyncio
import logging
import sys
from typing import Any

import msgspec

USUAL = {*logging.makeLogRecord({}).__dict__, "message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """Time, level, where, what, and the facts given with it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        line |= {key: value for key, value in record.__dict__.items() if key not in USUAL}
        stopped = record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError)
        if record.exc_info and not stopped:  # a stop is not a crash
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def log_json_lines(level: str) -> None:
    """Write the log of this process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    for name in ("heckmeck", "uvicorn.error"):
        logging.getLogger(name).setLevel(level.upper())
