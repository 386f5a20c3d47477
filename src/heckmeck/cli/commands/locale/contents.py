"""A catalogue taken apart: every message by its key, its variables, its plurals, and the text as people read it."""

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from heckmeck.language import catalogue

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


class Contents(Visitor):
    """Collects what a pattern refers to, and its choices by number."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()
        self.plurals: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys <= PLURALS and isinstance(node.selector, ast.VariableReference):
            self.plurals[node.selector.id.name] = keys


def contents(pattern: ast.Pattern | None) -> Contents:
    visitor = Contents()
    if pattern:
        visitor.visit(pattern)
    return visitor


def messages(language: str) -> dict[str, ast.Pattern | None]:
    """Return every message and attribute of a catalogue by its key; what cannot be read is left out."""
    found: dict[str, ast.Pattern | None] = {}
    for entry in FluentParser().parse(catalogue(language)).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def unreadable_lines(language: str) -> list[int]:
    """Return where a catalogue cannot be read."""
    text = catalogue(language)
    junk = (entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Junk))
    return [text.count("\n", 0, entry.span.start) + 1 for entry in junk if entry.span]


def variables(key: str, catalogue_messages: dict[str, ast.Pattern | None]) -> set[str]:
    """Return the variables of a message and of those that it refers to."""
    found = contents(catalogue_messages.get(key))
    return found.names.union(*(variables(name, catalogue_messages) for name in found.messages))


def flat(pattern: ast.Pattern) -> str:
    """Return the text as people read it: a variable as {name}, the variants of a choice one below the other."""
    return "".join(
        element.value if isinstance(element, ast.TextElement) else _flat_expression(element.expression)
        for element in pattern.elements
    )


def _flat_expression(expression: object) -> str:
    match expression:
        case ast.SelectExpression(variants=variants):
            return "\n".join(flat(variant.value) for variant in variants)
        case ast.VariableReference(id=name) | ast.MessageReference(id=name) | ast.TermReference(id=name):
            return f"{{{name.name}}}"
        case ast.StringLiteral(value=value):
            return str(value)
    return "{}"
