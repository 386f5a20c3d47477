"""The command line: one file or folder per command, imported only when it runs."""

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command `heckmeck` and return its exit code."""
    from heckmeck.cli.application import run

    return run(arguments)
