"""The log of the server, for people and for programs, with a traceback only where something went wrong."""

import asyncio
import json
import logging
import sys

import pytest

from heckmeck.server.ops.logs import JsonLines, Lines, start_log


def line_about(error: BaseException) -> dict[str, object]:
    """Return the line that reports an error as uvicorn does."""
    try:
        raise error
    except BaseException:
        facts = sys.exc_info()
    record = logging.LogRecord(
        "uvicorn.error", logging.ERROR, "", 0, "Exception in ASGI application", (), facts
    )
    line: dict[str, object] = json.loads(JsonLines().format(record))
    return line


def test_a_crash_has_its_traceback() -> None:
    assert "ValueError: no" in str(line_about(ValueError("no"))["traceback"])


def test_a_request_that_a_stop_ended_is_no_crash() -> None:
    line = line_about(asyncio.CancelledError("Task cancelled, timeout graceful shutdown exceeded"))
    assert "traceback" not in line
    assert line["event"] == "Exception in ASGI application"


@pytest.mark.parametrize("name", ["table", "reason"])
def test_facts_stand_beside_the_event(name: str) -> None:
    record = logging.makeLogRecord({"msg": "tried again later", "levelname": "WARNING", name: "x"})
    assert json.loads(JsonLines().format(record))[name] == "x"


def test_people_read_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a terminal; a service writes JSON."""
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    loggers = [logging.getLogger(name) for name in (None, "heckmeck", "uvicorn.error")]
    levels = [logger.level for logger in loggers]
    for on_a_terminal, kind in ((True, Lines), (False, JsonLines)):
        monkeypatch.setattr(sys.stderr, "isatty", lambda said=on_a_terminal: said, raising=False)
        start_log("warning")
        assert isinstance(root.handlers[0].formatter, kind)
    for logger, level in zip(loggers, levels, strict=True):
        logger.setLevel(level)
    record = logging.makeLogRecord({"msg": "tried again later", "levelname": "WARNING", "table": "x"})
    assert Lines().format(record).split("  ")[1:] == ["warning", "tried again later", "table=x"]
