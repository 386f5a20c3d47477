"""The texts that are read most: start, table, first game and end, side by side in all languages."""

from fluent.syntax import ast

from heckmeck.cli.commands.locale.contents import flat, messages
from heckmeck.language import available

KEYS = (
    *("web-start-line", "web-start-play", "web-start-learn", "web-start-create", "web-start-together"),
    *("web-nav-play", "web-nav-games", "web-nav-rules", "web-nav-tournaments", "web-nav-puzzles"),
    *("web-preset-classic-hint", "web-new-open", "web-join-sit", "web-wait-start", "web-invite-how"),
    *("web-table-your-turn", "web-table-plays", "web-table-total", "web-throw-ask", "web-roll"),
    *("web-roll-risk", "web-stop", "web-stop-pick", "web-stop-takes", "web-stop-steals"),
    *("web-stop-fails-no-worm", "web-stop-fails-too-low", "web-board-used", "web-loss-both", "web-loss-tile"),
    *("web-tell-takes", "web-tell-steals", "web-tell-fails-no-worm", "web-tell-turned-over"),
    *("web-learn-hint-pick", "web-learn-hint-roll", "web-learn-hint-once", "web-learn-hint-worm"),
    *("web-learn-hint-stop", "web-learn-hint-lower", "web-learn-hint-steal", "web-learn-hint-lost"),
    *("web-learn-hint-turned", "web-learn-done", "web-end-wins", "web-end-you-win", "web-end-ahead"),
    *("web-end-rematch", "web-end-review", "web-table-reconnecting"),
)


def most_read() -> str:
    """Return a table with a row for each text and a column for each language."""
    languages = available()
    catalogues = [messages(language) for language in languages]
    rows = [[f"`{key}`", *(_text(found.get(key)) for found in catalogues)] for key in KEYS]
    head = [["", *languages], ["---"] * (len(languages) + 1)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in head + rows)


def _text(pattern: ast.Pattern | None) -> str:
    """Return a text in one line; of several variants each once."""
    return " / ".join(dict.fromkeys(flat(pattern).split("\n"))).replace("|", "\\|") if pattern else ""
