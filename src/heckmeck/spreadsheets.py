"""Texts for the cells of spreadsheets, which take some of them for formulas and run them."""

FORMULA_SIGNS = tuple("=+-@＝＋－＠")


def guarded(text: str) -> str:
    """Return a text for a cell: an apostrophe keeps a spreadsheet from running it."""
    return f"'{text}" if _looks_like_a_formula(text) else text


def unguarded(text: str) -> str:
    """Return the text of a cell without the apostrophe that `guarded` wrote."""
    return text[1:] if text.startswith("'") and _looks_like_a_formula(text) else text


def _looks_like_a_formula(text: str) -> bool:
    return text.lstrip("'").startswith(FORMULA_SIGNS)
