"""Many tables at which only bots play, on one process: steps per second.

Usage: python -m bench.bot_tables [SECONDS] [TABLES …]. By default 900 and 1,500 tables; the last line is the ratio of
their rates, and of the rates of one table: near 1, because a table with a timer stays in memory.
"""

import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

import psutil

from tests.server.clients import Guest
from tests.server.processes import Server

RULES = "classic"
PACE = 1.2  # seconds: the usual pace


def steps_of(guest: Guest) -> float:
    """Return how many steps the process has appended."""
    lines = guest.http.get("/metrics").text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith("heckmeck_steps_total{"))


def start_tables(guest: Guest, count: int) -> None:
    def start(_: int) -> None:
        table = guest.create(None, rules=RULES, bots=[{"bot": "simple"}] * 2)
        guest.post(f"/api/tables/{table}/start")

    start(0)  # gives the guest a cookie before several threads use it
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(start, range(1, count)))


def measure(tables: int, seconds: float) -> float:
    """Return the steps per second of this many tables, and print them with the processor's share."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{folder}/bots.sqlite3"
        server = Server(f"{folder}/log", database=url, bot_pace=PACE, sweep=1.0, grace=2.0)
        with Guest(server.url) as guest:
            start_tables(guest, tables)
            process = psutil.Process(server.pid)
            process.cpu_percent()
            before, begin = steps_of(guest), time.perf_counter()
            time.sleep(seconds)
            rate = (steps_of(guest) - before) / (time.perf_counter() - begin)
            cpu = process.cpu_percent()
        server.stop()
    print(
        f"{tables:6} tables: {rate:7.0f} steps/s, {rate / tables:5.2f} a table, CPU {cpu:3.0f} %", flush=True
    )
    return rate


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    counts = [int(count) for count in sys.argv[2:]] or [900, 1500]
    rates = [measure(count, seconds) for count in counts]
    ratio = rates[-1] / rates[0]
    print(f"ratio of the last to the first: {ratio:.2f}, of one table {ratio * counts[0] / counts[-1]:.2f}")


if __name__ == "__main__":
    main()
