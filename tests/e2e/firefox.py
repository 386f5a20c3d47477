"""Firefox as Debian has it, driven by WebDriver BiDi: the browsers of Playwright cannot be downloaded everywhere."""

import asyncio
import json
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import websockets

from tests.server.stores import free_port

PATIENCE_S = 60.0
QUIET = (
    'user_pref("app.update.enabled", false);',
    'user_pref("network.captive-portal-service.enabled", false);',
)


class Firefox:
    """One window of Firefox, and what its console complains about."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self._socket = socket
        self._numbers = count(1)
        self._window = ""
        self.complaints: list[str] = []

    async def begin(self) -> None:
        await self._call("session.new", capabilities={})
        await self._call("session.subscribe", events=["log.entryAdded"])
        tree = await self._call("browsingContext.getTree")
        self._window = tree["contexts"][0]["context"]
        await self._call(
            "browsingContext.setViewport", context=self._window, viewport={"width": 390, "height": 844}
        )

    async def open(self, url: str) -> None:
        await self._call("browsingContext.navigate", context=self._window, url=url, wait="complete")

    async def evaluate(self, expression: str) -> Any:
        """Return the value of an expression of JavaScript: a string, a number, a truth value or null."""
        target = {"context": self._window}
        answer = await self._call("script.evaluate", expression=expression, target=target, awaitPromise=True)
        assert answer["type"] == "success", answer
        return answer["result"].get("value")

    async def wait_for(self, expression: str) -> None:
        """Wait until an expression is true; whoever reads the failure sees the page as it stood."""
        end = asyncio.get_running_loop().time() + PATIENCE_S
        while not await self.evaluate(f"Boolean({expression})"):
            late = asyncio.get_running_loop().time() > end
            assert not late, (
                f"{expression}: {await self.evaluate('document.body.innerText')} {self.complaints}"
            )
            await asyncio.sleep(0.03)

    async def tap(self, element: str) -> bool:
        """Tap an element in the middle, as a mouse does; False where it is not there any more."""
        middle = await self.evaluate(
            f"(() => {{ const e = {element}; if (!e) return null; e.scrollIntoView({{ block: 'nearest' }});"
            "const r = e.getBoundingClientRect(); return `${r.x + r.width / 2} ${r.y + r.height / 2}` })()"
        )
        if middle is None:
            return False
        x, y = (round(float(number)) for number in middle.split())
        mouse = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        source = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": mouse}
        await self._call("input.performActions", context=self._window, actions=[source])
        return True

    async def _call(self, method: str, **parameters: Any) -> Any:
        number = next(self._numbers)
        await self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(await asyncio.wait_for(self._socket.recv(), PATIENCE_S))
            if message.get("method") == "log.entryAdded":
                self._note(message["params"])
            elif message.get("id") == number:
                assert message["type"] == "success", message
                return message["result"]

    def _note(self, entry: dict[str, Any]) -> None:
        if entry["level"] in ("warn", "error"):
            self.complaints.append(str(entry.get("text")))


@asynccontextmanager
async def open_firefox(profile: Path) -> AsyncIterator[Firefox]:
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    assert program, "firefox is missing: apt install firefox-esr"
    profile.mkdir(parents=True)
    (profile / "user.js").write_text("\n".join(QUIET), encoding="utf-8")
    port = free_port()
    process = subprocess.Popen(
        [program, "--headless", "--no-remote", "--profile", profile, f"--remote-debugging-port={port}"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        async with await connected(f"ws://127.0.0.1:{port}/session") as socket:
            firefox = Firefox(socket)
            await firefox.begin()
            yield firefox
    finally:
        process.terminate()
        process.wait(PATIENCE_S)


async def connected(url: str) -> websockets.ClientConnection:
    """Connect as soon as the browser listens."""
    end = asyncio.get_running_loop().time() + PATIENCE_S
    while True:
        try:
            return await websockets.connect(url, max_size=None)
        except OSError:
            assert asyncio.get_running_loop().time() < end, "Firefox does not listen"
            await asyncio.sleep(0.1)
