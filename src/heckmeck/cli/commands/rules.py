"""`heckmeck rules [CLAUSE]`: the rules in our own words."""

from typing import Annotated

import typer

from heckmeck.cli.command import one_command


def rules(clause: Annotated[str, typer.Argument(metavar="CLAUSE", help="rules-clause")] = "") -> None:
    from heckmeck.cli.output import put
    from heckmeck.cli.screen.rulebook import find_clauses, rules_text
    from heckmeck.cli.screen.terminal import new_console
    from heckmeck.language import current_language

    language = current_language()
    text = find_clauses(clause, language) if clause else rules_text(language)
    console = new_console()
    if console.is_terminal:
        from rich.markdown import Markdown

        console.print(Markdown(text), soft_wrap=False)  # lists would be cut at the window's edge
    else:
        put(text.rstrip())


app = one_command(rules)
