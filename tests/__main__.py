"""Runs pytest, tells of a failure at once, says which files took longest, gives a failed browser test a second chance.

python -m tests [what pytest takes]

A browser test that fails is run once more, alone. If it passes then, the closing lines name it as flaky; if it fails
again, so does the run. No other test gets a second chance.
"""

import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

BROWSER_TESTS = "tests/e2e/"
FILES_SHOWN = 10
LINES_SHOWN = 12  # of a failure, at once; all of it comes with the others at the end
TENTHS = 10


class Outcome:
    """What pytest told of each test: which failed, and how long each file took; its progress, a line for each tenth."""

    def __init__(self) -> None:
        self.failed: dict[str, None] = {}
        self._seconds: Counter[str] = Counter()
        self._ended = 0

    def pytest_sessionstart(self, session: pytest.Session) -> None:
        self._session = session
        self._terminal: Any = session.config.pluginmanager.get_plugin("terminalreporter")

    def pytest_report_teststatus(self, report: pytest.TestReport) -> tuple[str, str, str] | None:
        """No dot for each of thousands that pass."""
        return ("passed", "", "") if report.passed and report.when == "call" else None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid.partition("::")[0]] += report.duration
        if report.failed:
            self.failed[report.nodeid] = None
            end = report.longreprtext.splitlines()[-LINES_SHOWN:]
            self._terminal.write("\n".join(["", f"FAILED {report.nodeid} ({report.when})", *end, ""]))
        if report.when == "teardown":
            self._ended += 1
            all_tests = self._session.testscollected
            tenth, before = (count * TENTHS // all_tests for count in (self._ended, self._ended - 1))
            if tenth > before:
                self._terminal.write_line(f"{self._ended:6} of {all_tests} tests, {len(self.failed)} failed")

    def pytest_terminal_summary(self, terminalreporter: Any, config: pytest.Config) -> None:
        terminalreporter.section(f"slowest {FILES_SHOWN} files")
        for file, seconds in self._seconds.most_common(FILES_SHOWN):
            terminalreporter.write_line(f"{seconds:7.1f} s  {file}")
        terminalreporter.write_line(
            f"the same order again: make test SEED={config.getoption('randomly_seed')}"
        )


def deserves_second_chance(code: int, failed: Sequence[str]) -> bool:
    """Whether tests failed, and nothing but tests in the browser."""
    return code == pytest.ExitCode.TESTS_FAILED and all(test.startswith(BROWSER_TESTS) for test in failed)


def main(arguments: list[str]) -> int:
    outcome = Outcome()
    code = int(pytest.main(arguments, plugins=[outcome]))
    failed = list(outcome.failed)
    if not failed or not deserves_second_chance(code, failed):
        return code
    sys.stdout.write(f"\nOnce more, alone: {', '.join(failed)}\n")
    sys.stdout.flush()
    again = subprocess.run([sys.executable, "-m", "pytest", "-q", *failed], check=False).returncode
    for test in failed if again == 0 else []:
        sys.stdout.write(f"FLAKY {test} failed among others and passed alone\n")
    return again


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
