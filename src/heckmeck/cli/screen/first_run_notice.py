"""The first run after an installation compiles the rules: for some seconds people should know why they wait."""

import sys


def explain_the_wait() -> None:
    """Say on a terminal that the rules are being prepared, if they are."""
    if not sys.stderr.isatty():
        return
    from heckmeck.language import current_words
    from heckmeck.rules.compiled import PACKAGE, cache_folder

    folder = cache_folder(PACKAGE / "rules" / "engine.py")
    if folder is not None and not any(folder.iterdir()):
        sys.stderr.write(f"{current_words().say('first-run')}\n")
        sys.stderr.flush()
