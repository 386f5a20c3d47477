"""Pictures as PNG, SVG or PDF files, by matplotlib where it is installed (extra `plot`)."""

from pathlib import Path
from typing import TYPE_CHECKING

from heckmeck.errors import Malformed, shortened

if TYPE_CHECKING:
    from matplotlib.figure import Figure

FORMATS = (".png", ".svg", ".pdf")


def check_picture(path: str) -> Path:
    """Refuse at once a picture that cannot be drawn, before anything is computed."""
    if Path(path).suffix.lower() not in FORMATS:
        raise Malformed("picture-format", "", file=shortened(path), formats=", ".join(FORMATS))
    new_figure(1, 1)
    return Path(path)


def new_figure(width: float, height: float) -> "Figure":
    """Return an empty figure, its size in inches."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise Malformed("needs-extra", "", what="--plot", extra="plot") from None
    return Figure(figsize=(width, height), layout="constrained")


def save_figure(figure: "Figure", path: Path) -> None:
    """Write the file; the suffix says the format."""
    figure.savefig(path, dpi=150)
