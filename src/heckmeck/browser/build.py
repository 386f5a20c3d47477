"""`make engine`: everything that the page's engine is made of, into web/src/engine/generated."""

import hashlib
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.progress import track

from heckmeck.browser import weights
from heckmeck.browser.entries import ENTRIES
from heckmeck.browser.layout import layout
from heckmeck.browser.program import SETTINGS
from heckmeck.browser.stamp import stamp, toolchain

GENERATED = Path(__file__).parents[3] / "web" / "src" / "engine" / "generated"
PROGRAM, MADE_OF = "heckmeck.wasm", "made_of.json"


def write_all(folder: Path) -> None:
    """Write everything; the folder then holds nothing else."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as aside:
        program = compiled_program(Path(aside))
    files = {**data_files(), PROGRAM: program, MADE_OF: origin_of(program)}
    for old in folder.iterdir():
        if old.name not in files:
            old.unlink()
    for name, content in files.items():
        (folder / name).write_bytes(content)


def data_files() -> dict[str, bytes]:
    """Return every file but the program and what it is made of: they are made at once."""
    return {"layout.ts": layout().encode(), **weights.files()}


def origin_of(program: bytes) -> bytes:
    """Return what a program is made of, and which one it is."""
    made_of = {
        "sources": stamp([entry.function for entry in ENTRIES]),
        "toolchain": toolchain(),
        "program": hashlib.sha256(program).hexdigest(),
    }
    return f"{json.dumps(made_of, indent=2)}\n".encode()


def compiled_program(folder: Path) -> bytes:
    """Compile the program, by way of a file in this folder."""
    compile_program(folder / PROGRAM)
    return (folder / PROGRAM).read_bytes()


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
