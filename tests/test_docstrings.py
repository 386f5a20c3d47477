"""Every example in a docstring of the package does what it says."""

import doctest
from pathlib import Path

import pytest

import heckmeck
from tests.test_caches import modules

WITH_EXAMPLES = [path for path in Path(heckmeck.__file__).parent.rglob("*.py") if ">>> " in path.read_text()]


def examples() -> list[doctest.DocTest]:
    finder = doctest.DocTestFinder(exclude_empty=True)
    return [found for module in modules() for found in finder.find(module, module.__name__) if found.examples]


@pytest.mark.parametrize("example", examples(), ids=lambda found: found.name)
def test_an_example_of_a_docstring(example: doctest.DocTest) -> None:
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    said: list[str] = []
    assert runner.run(example, out=said.append).failed == 0, "".join(said)


def test_no_example_is_missed() -> None:
    assert {example.filename for example in examples()} == {str(path) for path in WITH_EXAMPLES}
