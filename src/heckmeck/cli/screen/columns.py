"""Tables of numbers, and a bar for what takes time."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from heckmeck.language import current_words


def columns(rows: list[list[str]]) -> Iterator[str]:
    """Align the first column to the left and all others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = (f"{cell:>{width}}" for cell, width in zip(others, widths[1:], strict=True))
        yield "  ".join([f"{first:<{widths[0]}}", *cells])


@contextmanager
def progress(key: str, total: int) -> Iterator[Callable[..., None]]:
    """Show what is done and the time left, on standard error where somebody watches."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    looks = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*looks, console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task(current_words().say(key), total=total)

        def advance(done: int, of: int = total) -> None:
            bar.update(task, advance=done, total=of)

        yield advance
