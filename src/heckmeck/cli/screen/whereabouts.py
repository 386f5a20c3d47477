"""Where the page is, for whoever started the server: as text, as a QR code, in a browser."""

import io
import os
import sys
import webbrowser

from heckmeck.cli.output import put
from heckmeck.language import current_words
from heckmeck.server.http.addresses import is_loopback, local_address, network_address

QR_LETTERS = "█▀▄"


def say_where(host: str, port: int, open_page: bool) -> None:
    """Tell people the page's address, on a terminal or not; the log has its own stream."""
    words, local, network = current_words(), local_address(host, port), network_address(host, port)
    put(words.say("serve-ready", address=local))
    if network:
        put(words.say("serve-network", address=network))
        if can_be_shown(QR_LETTERS):
            put(qr_code(network))
    elif "SSH_CONNECTION" in os.environ and is_loopback(host):
        put(words.say("serve-over-ssh", command=f"ssh -L {port}:127.0.0.1:{port}", address=local))
    sys.stdout.flush()
    if open_page and has_screen():
        webbrowser.open(local)


def qr_code(text: str) -> str:
    """Return a QR code made of half blocks, half the size of one made of whole blocks."""
    import segno

    drawn = io.StringIO()
    segno.make(text, error="m", micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")


def can_be_shown(letters: str) -> bool:
    try:
        letters.encode(sys.stdout.encoding, errors="strict")
    except UnicodeEncodeError:
        return False
    return True


def has_screen() -> bool:
    """Whether a browser would open a window, and not take over this terminal."""
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
