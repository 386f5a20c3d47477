"""Keys in, lines out: a live terminal answers to single keys, anything else is read line by line."""

import os
import select
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.text import Text

from heckmeck.language import current_words

try:
    import termios
    import tty
except ImportError:  # Windows: lines will do
    termios = None  # type: ignore[assignment]

ESCAPE = b"\x1b"
SMALLEST_WIDTH, SMALLEST_HEIGHT = 80, 24


def new_console() -> Console:
    """A console that prints text as it is; rich itself respects NO_COLOR and a dumb terminal."""
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=True)


class Terminal:
    """Where a game is shown, and where its decisions come from."""

    def __init__(self) -> None:
        self.console = new_console()
        self.live = (
            termios is not None
            and sys.stdin.isatty()
            and self.console.is_terminal
            and not self.console.is_dumb_terminal
        )

    @property
    def height(self) -> int:
        return self.console.height if self.live else SMALLEST_HEIGHT

    @property
    def fits(self) -> bool:
        """Whether a live terminal has room for the table."""
        return not self.live or (
            self.console.width >= SMALLEST_WIDTH and self.console.height >= SMALLEST_HEIGHT
        )

    def what_is_needed(self) -> Text:
        size = {"columns": self.console.width, "lines": self.console.height}
        needed = {"width": SMALLEST_WIDTH, "height": SMALLEST_HEIGHT}
        return Text(current_words().say("terminal-too-small", **size, **needed))

    @contextmanager
    def keys(self) -> Iterator[None]:
        """Read single keys without showing them, and leave the terminal as it was."""
        if not self.live:
            yield
            return
        before = termios.tcgetattr(sys.stdin)
        try:
            yield
        finally:
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)

    def line(self, text: str | Text = "") -> None:
        self.console.print(text)

    def command(self, text: str) -> None:
        """Print a line with a command that people copy: the window may wrap it, but nothing breaks it."""
        self.console.print(text, soft_wrap=True)

    def page(self, lines: Sequence[Text]) -> None:
        """Show a whole screen; the cursor stays at the end of its last line."""
        if self.live:
            self.console.clear()
        if not self.fits:
            lines = [self.what_is_needed()]
        for line in lines[:-1]:
            self.console.print(line)
        self.console.print(lines[-1], end="" if self.live else "\n")
        sys.stdout.flush()

    def key(self) -> str:
        """Return the next key, or the next line where keys cannot be read; EOFError at the end of the input."""
        if self.live:
            return self.read_key()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()

    def read_key(self) -> str:
        tty.setcbreak(sys.stdin, termios.TCSANOW)  # each time: suspending the program loses it
        key = os.read(sys.stdin.fileno(), 1)
        if key in (b"", b"\x04"):  # Ctrl-D
            raise EOFError
        if key == ESCAPE or key >= b"\x80":
            self.drop_keys()  # the rest of an arrow key or of a letter beyond ASCII
            return ""
        return key.decode().strip()

    def drop_keys(self) -> None:
        while self.key_waits(0):
            os.read(sys.stdin.fileno(), 64)

    def key_waits(self, seconds: float) -> bool:
        return bool(select.select([sys.stdin], [], [], seconds)[0])

    def pause(self, seconds: float) -> None:
        """Give time to read; any key continues at once."""
        if self.live and seconds:
            tty.setcbreak(sys.stdin, termios.TCSANOW)
            if self.key_waits(seconds):
                self.drop_keys()
                time.sleep(0.05)

    def ask_line(self, question: str) -> str:
        """Ask for a line of text."""
        self.console.print(question, end=" ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()
