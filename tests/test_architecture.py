"""docs/architecture.md names every package of the tree, and only files and functions that exist."""

import ast
import re
from pathlib import Path

import heckmeck

ROOT = Path(__file__).parents[1]
PACKAGE = Path(heckmeck.__file__).parent
TEXT = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
TREE = re.findall(r"```\n(.*?)```", TEXT, re.DOTALL)[0]
NAMED = re.compile(r"`([\w./]+\.(?:py|ts|svelte|toml))`|`(\w+)\(\)`")


def folders_of_the_tree() -> set[str]:
    """Return the folders as paths, by their indentation."""
    found, above = set(), []
    for line in TREE.splitlines():
        depth = (len(line) - len(line.lstrip())) // 2
        above = [*above[:depth], line.split()[0].rstrip("/")]
        found.add("/".join(above))
    return found


def functions_by_file() -> dict[str, set[str]]:
    """Return what the text names: each `name()` belongs to the last file before it."""
    found: dict[str, set[str]] = {}
    file = ""
    for path, function in NAMED.findall(TEXT):
        file = path or file
        found.setdefault(file, set()).update({function} - {""})
    return found


def place_of(file: str) -> Path:
    inside = PACKAGE / file
    return inside if inside.exists() else ROOT / file


def functions_in(path: Path) -> set[str]:
    source = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return set(re.findall(r"^(?: {2}|export )(?:async )?(?:function )?(\w+)\(", source, re.MULTILINE))
    nodes = ast.walk(ast.parse(source))
    return {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_the_tree_has_every_package_and_nothing_else() -> None:
    packages = {path.parent.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("__init__.py")} - {"."}
    assert folders_of_the_tree() == packages


def test_every_named_file_is_there() -> None:
    missing = [file for file in functions_by_file() if not place_of(file).is_file()]
    assert missing == []


def test_every_named_function_is_in_its_file() -> None:
    named = functions_by_file()
    assert len(named) > 20
    files = {file: place_of(file) for file in named if place_of(file).is_file()}
    missing = {file: named[file] - functions_in(path) for file, path in files.items()}
    assert {file: names for file, names in missing.items() if names} == {}
