"""The worst that a stranger can send in one request: ids, TOML, JSON and records, refused within 16 MiB.

`HECKMECK_WORST=20000` tries this many of each kind and prints the costliest; no time is asserted: machines differ.
"""

import json
import os
import time
import tracemalloc
from collections.abc import Callable, Iterator
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from heckmeck.errors import Refused
from heckmeck.server.ops.limits import RECORD_BYTES
from heckmeck.server.studies.studies import replayed
from heckmeck.tournament.rules_file import LONGEST_TEXT, read_house_rules
from heckmeck.tournament.sign_up import read_names
from tests.server.processes import Server, check_log

EXAMPLES = int(os.environ.get("HECKMECK_WORST", "100"))
MEBIBYTE = 2**20
RECORDS = [
    path.read_bytes() for path in sorted((Path(__file__).parents[1] / "vectors" / "games").glob("*.heck"))
]
worst = settings(
    max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=EXAMPLES < 1000
)


class Dearest:
    """The example that took the most memory, and the one that took the most time."""

    def __init__(self) -> None:
        self.bytes, self.seconds = 0, 0.0

    def measure(self, work: Callable[[], object]) -> None:
        tracemalloc.start()
        began = time.perf_counter()
        said = ""
        try:
            work()
        except Refused as refused:
            said = str(refused)
        finally:
            self.seconds = max(self.seconds, time.perf_counter() - began)
            peak = tracemalloc.get_traced_memory()[1]
            tracemalloc.stop()
        self.bytes = max(self.bytes, peak)
        assert peak < 16 * MEBIBYTE, peak
        assert len(said) < 1000, "a refusal repeats what it refuses"


@pytest.fixture(scope="module")
def dearest(request: pytest.FixtureRequest) -> Iterator[Dearest]:
    for record in RECORDS[:3]:
        replayed(record, outlooks=True)  # what is compiled and shared by all is not the cost of one request
    seen = Dearest()
    yield seen
    told = f"{seen.bytes / MEBIBYTE:.1f} MiB, {1000 * seen.seconds:.0f} ms while memory was traced"
    print(f"\n{EXAMPLES} of the worst of each kind: at most {told}")  # noqa: T201


# Pieces that cost more than they look like, repeated


def repeated(piece: str, count: int, most: int = LONGEST_TEXT) -> str:
    return (piece * min(count, most // max(1, len(piece)) + 1))[:most]


counts = st.sampled_from([1, 2, 10, 100, 1000, 10_000])
keys = st.sampled_from(["a", "rounds", "points", "stage", '"a"', "'.'", '"\\u0041"', "4", "\N{ROCKET}"])
numbers = st.sampled_from(
    [
        "1e40000000",
        "-1e400",
        "1e-40000000",
        "0x" + "f" * 999,
        "9" * 999,
        "9" * 4999,
        "nan",
        "1_0",
        "1979-05-27",
    ]
)
pieces = st.sampled_from(["a", "\\n", "ü", "1e9", "[", "="])
strings = st.builds(lambda piece, count: f'"{repeated(piece, count, 15_000)}"', pieces, counts)
brackets = st.sampled_from([("[", "]"), ("{a=", "}"), ("[{a=", "}]"), ("[[],", "]"), ("[", "")])
nests = st.builds(lambda pair, count: repeated(pair[0], count) + repeated(pair[1], count), brackets, counts)
dotted = st.builds(lambda key, count: repeated(f"{key}.", count).rstrip("."), keys, counts)
lines = st.one_of(
    st.builds("{} = {}".format, dotted, numbers | strings | nests),
    st.builds("[{}]".format, dotted),
    st.builds("[[{}]]".format, dotted),
    st.builds("# {}".format, strings),
    st.builds("x = {{{} = 1}}".format, dotted),
    st.text(max_size=60),
)
several = st.lists(lines, max_size=6).map("\n".join)
toml = st.builds(lambda text, count: repeated(f"{text}\n", count), several, counts)


@worst
@given(text=toml)
def test_house_rules(dearest: Dearest, text: str) -> None:
    dearest.measure(lambda: read_house_rules(text))


marks = st.sampled_from(["\n", ",", ";", "\t", '"', "\0", "=1"])


@worst
@given(parts=st.lists(st.text(max_size=30) | strings | marks, max_size=20), count=counts)
def test_lists_of_names(dearest: Dearest, parts: list[str], count: int) -> None:
    dearest.measure(lambda: read_names(repeated("".join(parts), count, 300_000)))


@st.composite
def records(draw: st.DrawFn) -> bytes:
    """A real record with lines lost, doubled, moved, enlarged or replaced by noise."""
    record = draw(st.sampled_from(RECORDS)).split(b"\n")
    for _ in range(draw(st.integers(0, 4))):
        at = draw(st.integers(0, len(record) - 1))
        noise = draw(st.binary(max_size=20)) * draw(st.sampled_from([1, 100, 3000]))
        change = draw(st.sampled_from(["lose", "double", "noise", "grow"]))
        if change == "lose" and len(record) > 1:
            del record[at]
        elif change == "double":
            record[at:at] = record[at:] * draw(st.sampled_from([1, 3]))
        else:
            record[at] = noise if change == "noise" else record[at] + b" " + noise
    return b"\n".join(record)[:RECORD_BYTES]


@settings(worst, max_examples=EXAMPLES if EXAMPLES >= 1000 else 15)  # each is replayed under the tracer
@given(record=records(), outlooks=st.booleans())
def test_records(dearest: Dearest, record: bytes, outlooks: bool) -> None:
    dearest.measure(lambda: replayed(record, outlooks))


# Over the network

long_ids = st.sampled_from(["A", "../", "%00", "\N{ROCKET}", "A" * 22])
ids = st.one_of(
    st.text(max_size=40),
    st.binary(max_size=30).map(lambda noise: noise.decode("latin-1")),
    st.builds(repeated, long_ids, counts),
)
openings = st.sampled_from(['{"name":', "[", '{"rules":[', '{"host":{"name":'])
FIELDS = [
    "name",
    "names",
    "text",
    "rules",
    "host",
    "seats",
    "bots",
    "seed",
    "house_rules",
    "act",
    "ply",
    "version",
]
plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
anything = st.recursive(
    plain | toml.map(lambda text: text[:2000]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from(FIELDS), inner, max_size=5),
    max_leaves=20,
)
bodies = st.one_of(
    st.builds(repeated, openings, counts),
    anything.map(json.dumps),
    st.builds('{{"seats": {}}}'.format, numbers),
    st.builds('{{"rules": {}}}'.format, strings),
    st.builds(lambda text: json.dumps({"name": "Club", "house_rules": text}), toml),
)
PATHS = ["/api/tables", "/api/tournaments", "/api/me/claim", "/api/tables/{id}/act", "/api/tables/{id}/join"]
PATHS += ["/api/tournaments/{id}/events", "/api/tournaments/{id}/bots", "/api/puzzles/{id}/answer"]
READS = ["/api/tables/{id}", "/api/tables/{id}/steps?after={id}", "/api/codes/{id}", "/assets/{id}"]
READS += ["/api/puzzles/{id}", "/api/tournaments/{id}/export/{id}"]
READS += ["/api/tournaments/{id}/players/{id}"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("worst")
    running = Server(str(folder / "log"), database=f"sqlite+aiosqlite:///{folder}/heckmeck.sqlite3")
    yield running
    assert running.healthy()
    running.stop()
    check_log(folder / "log")


def ask(server: Server, method: str, path: str, body: bytes | None = None) -> int:
    connection = HTTPConnection("127.0.0.1", server.settings.port, timeout=60)
    try:
        connection.request(method, path, body, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        answer.read()
        return answer.status
    finally:
        connection.close()


@worst
@given(path=st.sampled_from(READS), name=ids)
def test_addresses(server: Server, path: str, name: str) -> None:
    before = server.memory
    quoted = quote(name, safe="", errors="surrogatepass")[:60_000]
    assert ask(server, "GET", path.replace("{id}", quoted)) < 500
    assert server.memory - before < 16 * MEBIBYTE


@worst
@given(path=st.sampled_from(PATHS), body=bodies)
def test_bodies(server: Server, path: str, body: str) -> None:
    """The fixture finds no traceback in the log."""
    before = server.memory
    assert ask(server, "POST", path.replace("{id}", "A" * 22), body.encode(errors="surrogatepass")) < 500
    assert server.memory - before < 16 * MEBIBYTE
