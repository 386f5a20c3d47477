"""Every refusal of the tournament has a sentence in the catalogue, with the details that are given."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from heckmeck.language import catalogue

REFUSALS = ("Illegal", "Malformed")


def refusals() -> Iterator[tuple[str, tuple[str, ...]]]:
    """The reason and the names of the details of each refusal in the sources."""
    for entry in files("heckmeck.tournament").iterdir():
        if entry.name.endswith(".py"):
            for node in ast.walk(ast.parse(entry.read_text(encoding="utf-8"))):
                if (
                    isinstance(node, ast.Call)
                    and isinstance(node.func, ast.Name)
                    and node.func.id in REFUSALS
                ):
                    assert isinstance(node.args[0], ast.Constant), "a reason is written where it is given"
                    yield str(node.args[0].value), tuple(sorted(str(word.arg) for word in node.keywords))


ALL = sorted(set(refusals()))


def test_the_refusals_are_found() -> None:
    assert len(ALL) > 50


@pytest.mark.parametrize(("reason", "details"), ALL)
def test_a_refusal_has_a_sentence_and_its_details(reason: str, details: tuple[str, ...]) -> None:
    sentence = re.search(rf"^refused-{reason} = (.+)$", catalogue("en"), re.MULTILINE)
    assert sentence, f"refused-{reason} is missing"
    assert set(re.findall(r"\$(\w+)", sentence[1])) <= set(details)
