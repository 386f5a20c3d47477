"""Every module of the server has a test of its name, or its reason in the words of the test package."""

from pathlib import Path

import pytest

SERVER = Path(__file__).parents[2] / "src" / "heckmeck" / "server"
HERE = Path(__file__).parent


@pytest.mark.parametrize("room", ["http", "http/routes", "ops", "store", "studies", "tables", "tournaments"])
def test_every_module_is_proven_by_its_namesake(room: str) -> None:
    reasons = (HERE / room / "__init__.py").read_text()
    modules = {file.stem for file in (SERVER / room).glob("*.py")} - {"__init__"}
    proven = {file.stem.removeprefix("test_") for file in (HERE / room).glob("test_*.py")}
    assert {module for module in modules - proven if f"`{module}`" not in reasons} == set()
