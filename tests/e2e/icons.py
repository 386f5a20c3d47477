"""The app's icons, drawn once in `web/icons/app.svg`, in every shape that devices want: `make icons`.

Launchers cut a maskable icon to their own shape, so it has the whole drawing. iOS only rounds a touch icon, and others
show an icon as it is, which has its own round corners: there the die is larger.
"""

import sys

from playwright.sync_api import Browser

from tests.e2e.browser import open_browser
from tests.e2e.site import WEB

DRAWING = WEB / "icons/app.svg"
FOLDER = WEB / "public/icons"
ROUND = 0.22  # of the side: the corners of an icon that nobody cuts
WHOLE, MIDDLE = "0 0 512 512", "46 46 420 420"
SHAPES = {
    "icon-192": (192, ROUND, MIDDLE),
    "icon-512": (512, ROUND, MIDDLE),
    "maskable-192": (192, 0, WHOLE),
    "maskable-512": (512, 0, WHOLE),
    "apple-touch-180": (180, 0, MIDDLE),
}


def draw(browser: Browser, side: int, corners: float, part: str) -> bytes:
    """Return a part of the drawing as PNG; what its corners leave free is transparent."""
    page = browser.new_page(viewport={"width": side, "height": side})
    style = f"display:block;width:{side}px;height:{side}px;border-radius:{corners * side}px"
    drawing = DRAWING.read_text().replace(f'viewBox="{WHOLE}"', f'viewBox="{part}" style="{style}"', 1)
    page.set_content(f"<body style='margin:0'>{drawing}")
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with open_browser() as browser:
        for name, shape in SHAPES.items():
            (FOLDER / f"{name}.png").write_bytes(draw(browser, *shape))
    sys.stdout.write(f"{len(SHAPES)} icons in {FOLDER}\n")


if __name__ == "__main__":
    main()
