"""Constants of TypeScript from values of Python."""

import json
from collections.abc import Mapping
from typing import Any

from heckmeck.browser.compiler import Entry

LINE = 100
NUMBERS = {"int": "number", "bool": "number", "float": "number", "int64": "bigint"}


def constant(name: str, value: Any, doc: str) -> str:
    """Return an exported constant whose type is exactly this value."""
    return f"/** {doc} */\nexport const {name} = {literal(value)} as const\n"


def literal(value: Any, indent: int = 0) -> str:
    """Write a value; what does not fit on a line is written an item a line."""
    if not isinstance(value, Mapping | list | tuple):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, Mapping):
        items = [f"{key(name)}: {literal(item, indent + 2)}" for name, item in value.items()]
        begin, end, flat = "{", "}", f"{{ {', '.join(items)} }}"
    else:
        items = [literal(item, indent + 2) for item in value]
        begin, end, flat = "[", "]", f"[{', '.join(items)}]"
    if "\n" not in flat and indent + len(flat) <= LINE:
        return flat if items else begin + end
    blank = " " * (indent + 2)
    return f"{begin}\n" + "".join(f"{blank}{item},\n" for item in items) + " " * indent + end


def key(name: Any) -> str:
    text = str(name)
    return text if text.isidentifier() else json.dumps(text)


def interface(name: str, entries: list[Entry], doc: str) -> str:
    """Return the type of what the program exports."""
    lines = [f"/** {doc} */", f"export interface {name} {{", "  readonly memory: WebAssembly.Memory"]
    for entry in entries:
        arguments = ", ".join(f"{argument}: number" for argument in entry.arguments)
        result = "void" if entry.result is None else NUMBERS[entry.result]
        lines += [f"  /** {' '.join(entry.doc.split())} */", f"  {entry.name}({arguments}): {result}"]
    return "\n".join([*lines, "}", ""])
