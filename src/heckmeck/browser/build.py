"""`make engine`: everything that the page's engine is made of, into web/src/engine/generated."""

import json
import os
import subprocess
import sys
from pathlib import Path

from rich.progress import track

from heckmeck.browser import weights
from heckmeck.browser.entries import ENTRIES
from heckmeck.browser.layout import layout
from heckmeck.browser.program import SETTINGS
from heckmeck.browser.stamp import stamp, toolchain

GENERATED = Path(__file__).parents[3] / "web" / "src" / "engine" / "generated"
PROGRAM = "heckmeck.wasm"


def write_all(folder: Path) -> None:
    """Write everything; the folder then holds nothing else."""
    folder.mkdir(parents=True, exist_ok=True)
    data = data_files()
    for old in folder.iterdir():
        if old.name not in {*data, PROGRAM}:
            old.unlink()
    for name, content in data.items():
        (folder / name).write_bytes(content)
    compile_program(folder / PROGRAM)


def data_files() -> dict[str, bytes]:
    """Return every file but the program: they are made at once."""
    made_of = {"sources": stamp([entry.function for entry in ENTRIES]), "toolchain": toolchain()}
    return {
        "layout.ts": layout().encode(),
        "made_of.json": f"{json.dumps(made_of, indent=2)}\n".encode(),
        **weights.files(),
    }


def compile_program(target: Path) -> None:
    """Compile the program, which takes a minute or two, with a line that says how far it is."""
    command = [sys.executable, "-m", "heckmeck.browser.program", str(target)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | SETTINGS) as process:
        assert process.stdout is not None  # a pipe
        for _ in track(process.stdout, "Compiling the engine", total=len(ENTRIES)):
            pass
    if process.returncode:
        raise SystemExit(process.returncode)


if __name__ == "__main__":
    write_all(GENERATED)
