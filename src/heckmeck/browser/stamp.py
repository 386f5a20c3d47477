"""What a program was made of, as one hash: every compiled function that it holds, with the constants in them.

It changes with the code, not with comments and docstrings, and nothing has to be compiled to find it.
"""

import ast
import hashlib
import inspect
import platform
import textwrap
from collections.abc import Iterator
from importlib.metadata import version
from types import CodeType, ModuleType
from typing import Any

import llvmlite
import numba
import numpy as np

Plain = Any  # a function as Python has it


def toolchain() -> dict[str, str]:
    """Return the versions on which the bytes of a program depend."""
    python = ".".join(platform.python_version_tuple()[:2])
    tools = {"python": python, "numba": numba.__version__, "llvmlite": llvmlite.__version__}
    return tools | {"ziglang": version("ziglang")}


def stamp(functions: list[Any]) -> str:
    """Return the hash of these functions and of all that they call."""
    seen: dict[str, str] = {}
    waiting = [plain(function) for function in functions]
    while waiting:
        function = waiting.pop()
        name = f"{function.__module__}.{function.__qualname__}"
        if name not in seen:
            used = dict(names_used(function))
            waiting += [plain(value) for value in used.values() if is_compiled(value)]
            seen[name] = f"{source_of(function)} {constants(used)}"
    text = "\n".join(f"{name} {seen[name]}" for name in sorted(seen))
    return hashlib.sha256(text.encode()).hexdigest()


def is_compiled(value: Any) -> bool:
    return hasattr(value, "py_func")


def plain(function: Any) -> Plain:
    return getattr(function, "py_func", function)


def source_of(function: Plain) -> str:
    """Return a function without comments, docstring and layout."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    (body,) = tree.body
    if isinstance(body, ast.FunctionDef) and ast.get_docstring(body) is not None:
        body.body = body.body[1:]
    return ast.dump(tree)


def names_used(function: Plain) -> Iterator[tuple[str, Any]]:
    """Yield what the names of a function stand for outside of it, also those in modules: `turn.stop`."""
    closure = inspect.getclosurevars(function)
    outside = {**closure.nonlocals, **closure.globals}
    attributes = set(code_names(function.__code__))
    for name, value in sorted(outside.items()):
        if isinstance(value, ModuleType):
            yield from (
                (f"{name}.{item}", getattr(value, item)) for item in sorted(attributes & set(dir(value)))
            )
        else:
            yield name, value


def code_names(code: CodeType) -> Iterator[str]:
    yield from code.co_names


def constants(used: dict[str, Any]) -> str:
    """Return the values of plain numbers, tables and record types."""
    kinds = (bool, int, float, str, tuple, np.dtype, np.ndarray, np.generic)
    return ", ".join(f"{name}={value!r}" for name, value in used.items() if isinstance(value, kinds))
