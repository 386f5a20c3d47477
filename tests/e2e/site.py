"""The built page: that of `make web` if it is fresh, otherwise one built elsewhere, once for all test processes.

HECKMECK_SITE names another folder, as it does for a server.
"""

import fcntl
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src/heckmeck/server/site"
ASIDE = ROOT / "build/e2e/site"
WEB = ROOT / "web"
SOURCES = (
    *(
        WEB / name
        for name in ("src", "public", "index.html", "vite.config.ts", "catalogues.ts", "app_manifest.ts")
    ),
    WEB / "package-lock.json",
    ROOT / "src/heckmeck/locales",
)


def newest_source() -> float:
    """Return when the page's sources changed last."""
    files = (
        file
        for source in SOURCES
        for file in ([source] if source.is_file() else source.rglob("*.*"))
        if file.suffix not in (".py", ".pyc")
    )
    return max(file.stat().st_mtime for file in files)


def is_fresh(site: Path) -> bool:
    index = site / "index.html"
    return index.exists() and index.stat().st_mtime >= newest_source()


def built_site() -> Path:
    """Return the folder of the page as its sources are now."""
    if named := os.environ.get("HECKMECK_SITE"):
        return Path(named)
    if is_fresh(BUILT):
        return BUILT
    ASIDE.parent.mkdir(parents=True, exist_ok=True)
    with (ASIDE.parent / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_fresh(ASIDE):
            build_aside()
    return ASIDE


def build_aside() -> None:
    words = ["exec", "--", "vite", "build", "--outDir", str(ASIDE), "--emptyOutDir", "--logLevel", "error"]
    done = subprocess.run(
        [sys.executable, str(WEB / "build.py"), *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"the page cannot be built (make web):\n{done.stdout}{done.stderr}"
