"""How `make test` runs: a browser test has a second chance, alone, and is named; no other test has one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

RUNNER = Path(__file__).parent / "__main__.py"
FAILS_ONCE = """
from pathlib import Path

def test_once():
    seen = Path(__file__).with_suffix(".seen")
    first = not seen.exists()
    seen.touch()
    assert not first
"""
FAILS_ALWAYS = "def test_always():\n    assert not 'this'\n"
PASSES = "def test_passes():\n    pass\n"


def run(folder: Path, workers: int = 0, **files: str) -> tuple[int, str]:
    """Run these tests of a project of their own; a double underscore in a name stands for a slash."""
    for name, text in files.items():
        file = folder / "tests" / f"{name.replace('__', '/')}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    settings = {"PYTHONDONTWRITEBYTECODE": "1"}
    plugins = ["-p", "no:cacheprovider"]
    if not workers:  # plugins that are not needed only take time; workers load them anyway
        settings["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        plugins += ["-p", "xdist.plugin", "-p", "xdist.looponfail", "-p", "pytest_randomly"]
    done = subprocess.run(
        [sys.executable, str(RUNNER), "-q", *plugins, "-n", str(workers), "--randomly-seed=7", "tests"],
        cwd=folder,
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


def test_a_browser_test_that_passes_alone_is_named_as_flaky(tmp_path: Path) -> None:
    code, said = run(tmp_path, 2, e2e__test_page=FAILS_ONCE, test_other=PASSES)
    assert code == 0
    assert "FLAKY tests/e2e/test_page.py::test_once" in said
    assert "1 failed, 1 passed" in said


def test_a_browser_test_that_fails_twice_fails_the_run(tmp_path: Path) -> None:
    code, said = run(tmp_path, e2e__test_page=FAILS_ONCE, e2e__test_worse=FAILS_ALWAYS)
    assert code == 1
    assert "FLAKY" not in said


@pytest.mark.parametrize("beside", [PASSES, FAILS_ONCE])
def test_no_other_test_has_a_second_chance(tmp_path: Path, beside: str) -> None:
    code, said = run(tmp_path, e2e__test_page=beside, test_other=FAILS_ONCE)
    assert code == 1
    assert "Once more" not in said


def test_a_failure_is_told_at_once(tmp_path: Path) -> None:
    _, said = run(tmp_path, test_other=FAILS_ALWAYS, test_page=PASSES)
    assert said.index("FAILED tests/test_other.py::test_always (call)") < said.index("2 of 2 tests, 1 failed")
    assert said.index("assert not 'this'") < said.index("2 of 2 tests, 1 failed")


def test_a_green_run_shows_its_order_and_its_slowest_files(tmp_path: Path) -> None:
    code, said = run(tmp_path, e2e__test_page=PASSES, test_other=PASSES)
    assert code == 0
    assert "make test SEED=7" in said
    assert "s  tests/test_other.py" in said
