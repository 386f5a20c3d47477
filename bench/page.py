"""The table in Chromium on a phone's screen: what it weighs, when it is first seen, and how fast it answers.

Usage: python -m bench.page. Weight is what travels, compressed, to somebody who opens a table for the first time; the
game's own messages are not counted. Then three turns against bots are played, with motion, at the usual table and at
the fullest, and every kind of choice is made: once at full speed, and three times with the processor four times slower,
like that of a slow phone. By the clock, a task includes moments in which the machine did something else; by the
processor, it does not.
"""

import json
import os
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Locator, Page

from tests.e2e.browser import Visits, open_browser
from tests.e2e.hall import Hall
from tests.e2e.prepared import Table, prepare
from tests.e2e.servers import PageServer, running
from tests.e2e.site import built_site
from tests.e2e.table_page import TablePage
from tests.server.clients import plain_decision

MOST_BYTES = 150_000
TURNS = 3
BETWEEN_MS = 400  # a person looks before the next tap
SLOWDOWNS = {1: 1, 4: 3}  # how often each is measured
PACE = 0.3  # seconds that a bot seems to think
OBSERVE = """() => {
  window.inputs = []
  new PerformanceObserver((found) => window.inputs.push(...found.getEntries().map((entry) => entry.duration)))
    .observe({ type: 'event', durationThreshold: 16 })
}"""
TABLES = {
    "three, classic": {"rules": "classic", "seats": 3},
    "seven, deluxe, coach": {"rules": "deluxe", "seats": 7, "coach": True},
}
CHOICES = ("claim", "put back", "bratworm", "golden die", "weasel", "dead roll")
TO_CHOOSE = "[role=dialog] button:not(.sheet__handle), .tray:not([data-covered]) :is(.ability, .action)"
FIRST_PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


class Task(NamedTuple):
    """One task of the page's thread, in milliseconds by the clock, and of the processor, where others do not count."""

    clock: float
    processor: float


class Figures(NamedTuple):
    first_paint: float
    inputs: list[float]
    tasks: list[Task]


def weigh(visits: Visits, path: str, cookie: str) -> dict[str, int]:
    """Return the bytes of each file that the first visit of a page fetches, as they travel."""
    page = visits.open("/health")  # a page of this origin that fetches nothing
    session: CDPSession = page.context.new_cdp_session(page)
    names: dict[str, str] = {}
    weights: dict[str, int] = {}
    session.on(
        "Network.responseReceived", lambda event: names.update({event["requestId"]: event["response"]["url"]})
    )

    def finished(event: dict[str, Any]) -> None:
        name = names.get(event["requestId"], "").removeprefix(visits.url)
        if not name.startswith("/api"):
            weights[name] = int(event["encodedDataLength"])

    session.on("Network.loadingFinished", finished)
    session.send("Network.enable")
    page.context.add_cookies([{"name": "heckmeck", "value": cookie, "url": visits.url}])
    page.goto(path)
    TablePage(page).tray.wait_for()
    page.wait_for_load_state("networkidle")
    return weights


def middle_of(button: Locator) -> tuple[float, float]:
    box = button.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def places_of(page: Page, selector: str) -> list[tuple[float, float]]:
    """Find what can be tapped. Asking the page is a task of its own, so it comes before the trace."""
    return [middle_of(button) for button in page.locator(selector).all()]


def sit_down(server: PageServer, **options: Any) -> Table:
    """Begin a game against bots in all other seats."""
    table = Table(server, 1, **options)
    for _ in range(options["seats"] - 1):
        table.guests[0].post(f"/api/tables/{table.id}/bots", bot="simple")
    table.start()
    return table


def play_turns(page: Page, table: Table, turns: int, buttons: list[tuple[float, float]]) -> None:
    """Press the key of a face, then tap Stop, and Roll: the one of them that is allowed does something.

    The server is asked where the game is, and told of decisions before and after the throws: asking the page is a task.
    """
    while turns:
        state = table.state
        if state["phase"] == "over":
            return
        if state["seat"] == 0 and state["phase"] == "keep":
            page.keyboard.press(plain_decision(state)[-1])
            for place in buttons:
                page.touchscreen.tap(*place)
        elif state["seat"] == 0:
            state = table.act(0, plain_decision(state), state["ply"])
        page.wait_for_timeout(BETWEEN_MS)
        turns -= state["seat"] == 0 and table.state["seat"] != 0


def tasks_of(trace: bytes) -> list[Task]:
    """Read the tasks of the page's main thread out of a trace of Chromium."""
    events = json.loads(trace)["traceEvents"]
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    return [
        Task(event["dur"] / 1000, event["tdur"] / 1000)
        for event in events
        if event["name"].endswith("RunTask") and "tdur" in event and (event["pid"], event["tid"]) in threads
    ]


def open_slowly(visits: Visits, table: Table, slowdown: int) -> Page:
    page = visits.open("/health", cookie=table.cookie, still=False, has_touch=True)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    page.goto(table.path)
    page.locator(".tray:not([data-covered]), .sheet").wait_for()
    page.wait_for_load_state("networkidle")
    return page


def traced(browser: Browser, page: Page, play: Callable[[], None]) -> list[Task]:
    browser.start_tracing(page=page, categories=["toplevel"])
    play()
    return tasks_of(browser.stop_tracing())


def measure(browser: Browser, visits: Visits, table: Table, slowdown: int) -> Figures:
    """Open a table and play some turns."""
    page = open_slowly(visits, table, slowdown)
    first_paint = float(page.wait_for_function(FIRST_PAINT).json_value())
    page.evaluate(OBSERVE)
    buttons = places_of(page, ".action")
    tasks = traced(browser, page, lambda: play_turns(page, table, TURNS, buttons))
    inputs: list[float] = page.evaluate("window.inputs")
    page.close()
    return Figures(first_paint, inputs, tasks)


def measure_choice(browser: Browser, visits: Visits, table: Table, slowdown: int) -> list[Task]:
    """Tap everything that can be chosen, in the order of the page: the last is what is decided."""
    page = open_slowly(visits, table, slowdown)
    places = places_of(page, TO_CHOOSE)
    before = table.state["ply"]

    def choose() -> None:
        for place in places:
            page.touchscreen.tap(*place)
            page.wait_for_timeout(BETWEEN_MS)
        page.wait_for_timeout(3 * BETWEEN_MS)

    tasks = traced(browser, page, choose)
    assert table.state["ply"] > before, "nothing was decided"
    page.close()
    return tasks


def report_weight(server: PageServer, visits: Visits) -> None:
    table = Hall(server).mine
    weights = weigh(visits, table.path, table.cookie)
    total = sum(weights.values())
    verdict = "under" if total < MOST_BYTES else "OVER"
    print(
        f"{total / 1000:.1f} kB in {len(weights)} files for the table, {verdict} {MOST_BYTES // 1000} kB; the largest:"
    )
    for name, weight in sorted(weights.items(), key=lambda item: -item[1])[:5]:
        print(f"  {weight / 1000:6.1f} kB  {name}")


def report_speed(server: PageServer, browser: Browser, visits: Visits) -> None:
    print(
        "\ntable                 processor  first contentful paint"
        "  input to paint (median, worst)  longest task (processor)"
    )
    for name, options in TABLES.items():
        for slowdown, times in SLOWDOWNS.items():
            for _ in range(times):
                figures = measure(browser, visits, sit_down(server, **options), slowdown)
                print(
                    f"{name:20}  {'1/' + str(slowdown) if slowdown > 1 else 'full':>9}  {told(figures)}",
                    flush=True,
                )


def report_choices(server: PageServer, browser: Browser, visits: Visits) -> None:
    print("\nchoice      longest task with 1/4 of the processor (processor)")
    for name in CHOICES:
        tasks = measure_choice(browser, visits, prepare(server, name, coach=True), max(SLOWDOWNS))
        print(f"{name:10}  {longest(tasks)}", flush=True)


def longest(tasks: list[Task]) -> str:
    return f"{max(task.clock for task in tasks):9.0f} ms ({max(task.processor for task in tasks):.0f} ms)"


def told(figures: Figures) -> str:
    first_paint, inputs, tasks = figures
    return (
        f"{first_paint:19.0f} ms  {statistics.median(inputs or [0]):17.0f} ms, {max(inputs, default=0):5.0f} ms"
        f"  {longest(tasks)}"
    )


def ticks() -> list[int]:
    """Return the machine's time by use, as Linux counts it: the eighth is what its host took away."""
    return [int(count) for count in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]]


def main() -> None:
    assert (built_site() / "index.html.br").exists(), "the page is not built: make web"
    print(f"load of the machine before: {', '.join(f'{load:.1f}' for load in os.getloadavg())}")
    with tempfile.TemporaryDirectory() as folder, open_browser() as browser:
        os.nice(10)  # a phone does not run the server: it gives way to the page
        with running(Path(folder), bot_pace=PACE) as server:
            before = ticks()
            visits = Visits(browser, server.url)
            report_weight(server, visits)
            report_speed(server, browser, visits)
            report_choices(server, browser, visits)
            visits.close()
    used = [now - then for then, now in zip(before, ticks(), strict=True)]
    print(f"\ntaken away by the host of this machine meanwhile: {used[7] / sum(used):.0%} of the time")


if __name__ == "__main__":
    main()
