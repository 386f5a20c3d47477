"""Health, numbers, and what a new table can be."""

from collections.abc import Callable

import httpx

from heckmeck.server.http.addresses import network_address
from tests.server.clients import Guest
from tests.server.processes import Server


def test_health_and_metrics(anna: Guest) -> None:
    assert anna.get("/health")["status"] == "ok"
    anna.create(bots=[{}])
    text = anna.http.get("/metrics").text
    assert "heckmeck_tables_total" in text
    assert "heckmeck_act_seconds_bucket" in text


def test_what_a_new_table_can_be(anna: Guest) -> None:
    options = anna.get("/api/options")
    assert options["presets"] == ["classic", "deluxe", "russian"]
    assert options["clocks"] == ["none", "30s", "90s", "1d"]
    assert len(options["colours"]) == 7
    assert [bot["name"] for bot in options["bots"] if bot["default"]] == ["simple"]


def test_only_a_browser_beside_the_server_is_told_its_address_in_the_network(
    new_server: Callable[..., Server], server: Server
) -> None:
    """The organiser who opened localhost shows QR codes that phones can open."""
    open_to_all = new_server(host="0.0.0.0")
    here = network_address("0.0.0.0", open_to_all.settings.port)
    stranger = {"X-Forwarded-For": "203.0.113.7"}
    for url, headers, told in (
        (open_to_all.url, {}, here),
        (open_to_all.url, stranger, None),
        (server.url, {}, None),
    ):
        answer = httpx.get(f"{url}/api/options", headers=headers, trust_env=False)
        assert answer.json()["address"] == told
