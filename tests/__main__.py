"""Runs pytest, says which files took longest, and gives a failed browser test its second chance.

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


class Outcome:
    """What pytest told of each test: which failed, and how long each file took."""

    def __init__(self) -> None:
        self.failed: dict[str, None] = {}
        self._seconds: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid.partition("::")[0]] += report.duration
        if report.failed:
            self.failed[report.nodeid] = None

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
