"""The catalogues as tests read them: every message by its key, taken apart or as one text."""

import re

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from heckmeck.language import catalogue
from tests.glossary import LANGUAGES


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
        if keys <= {"zero", "one", "two", "few", "many", "other"} and isinstance(
            node.selector, ast.VariableReference
        ):
            self.plurals[node.selector.id.name] = keys


def messages(name: str) -> dict[str, ast.Pattern | None]:
    """Every message and attribute of a catalogue by its key."""
    found: dict[str, ast.Pattern | None] = {}
    for entry in FluentParser().parse(catalogue(name)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            for key, pattern in [
                (entry.id.name, entry.value),
                *(
                    (f"{entry.id.name}.{attribute.id.name}", attribute.value)
                    for attribute in entry.attributes
                ),
            ]:
                assert key not in found, f"{key} stands twice"
                found[key] = pattern
    return found


def contents(pattern: ast.Pattern | None) -> Contents:
    visitor = Contents()
    if pattern:
        visitor.visit(pattern)
    return visitor


def variables(key: str, catalogue_messages: dict[str, ast.Pattern | None]) -> set[str]:
    """The variables of a message and of those that it refers to."""
    found = contents(catalogue_messages[key])
    return found.names.union(*(variables(name, catalogue_messages) for name in found.messages))


def flat(pattern: ast.Pattern) -> str:
    """The text as people read it: a variable as {name}, the variants of a choice one below the other."""
    return "".join(
        element.value if isinstance(element, ast.TextElement) else flat_expression(element.expression)
        for element in pattern.elements
    )


def flat_expression(expression: object) -> str:
    match expression:
        case ast.SelectExpression(variants=variants):
            return "\n".join(flat(variant.value) for variant in variants)
        case ast.VariableReference(id=name) | ast.MessageReference(id=name) | ast.TermReference(id=name):
            return f"{{{name.name}}}"
        case ast.StringLiteral(value=value):
            return str(value)
    return "{}"


MESSAGES = {name: messages(name) for name in LANGUAGES}
SAID = {
    name: {key: flat(pattern) for key, pattern in found.items() if pattern}
    for name, found in MESSAGES.items()
}
REFERRED_TO = {
    name for found in MESSAGES.values() for pattern in found.values() for name in contents(pattern).messages
}


def without_variables(text: str) -> str:
    return re.sub(r"\{[\w-]*\}", "", text)


def where(name: str, pattern: str) -> dict[str, str]:
    """The messages of a language in which a pattern is found."""
    return {key: text for key, text in SAID[name].items() if re.search(pattern, text)}
