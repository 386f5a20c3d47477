"""Rate limits: this many at once, this many per second, for each client and kind."""

import pytest

from heckmeck.server.ops import limits
from heckmeck.server.ops.limits import LIMITS, Limits, TooMany, network_of


def test_a_burst_then_a_pause_then_more(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(limits.time, "monotonic", lambda: now)
    counted = Limits(1.0)
    for _ in range(int(LIMITS["create"].burst)):
        counted.check("create", "1.2.3.4")
    with pytest.raises(TooMany) as refused:
        counted.check("create", "1.2.3.4")
    assert refused.value.status == 429
    counted.check("create", "1.2.3.5")
    counted.check("read", "1.2.3.4")
    now = refused.value.seconds
    counted.check("create", "1.2.3.4")


def test_codes_can_hardly_be_guessed() -> None:
    """5760 names: at this rate one of them takes hours, and an open table lasts a day."""
    assert LIMITS["code"] == (10, 0.2)
    counted = Limits(1.0)
    for _ in range(10):
        counted.check("code", "1.2.3.4")
    with pytest.raises(TooMany):
        counted.check("code", "1.2.3.4")


def test_rate_zero_switches_off() -> None:
    free = Limits(0)
    for _ in range(1000):
        free.check("create", "1.2.3.4")


def test_a_client_has_a_whole_network_in_ipv6() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::2") != network_of("2001:db8:0:1::1")
    assert network_of("10.0.0.1") == "10.0.0.1"
    assert network_of("no:address") == "no:address"


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_CLIENTS", 100)
    counted = Limits(1.0)
    for number in range(1000):
        counted.check("read", f"10.0.{number // 256}.{number % 256}")
    assert len(counted._buckets) == 100


def test_what_fills_lists_and_guesses_names_counts_a_whole_site_in_ipv6() -> None:
    counted = Limits(1.0)
    for site in range(10):
        counted.check("code", f"2001:db8:7:{site}::1")
    with pytest.raises(TooMany):
        counted.check("code", "2001:db8:7:ffff::1")
    counted.check("code", "2001:db8:8::1")


def test_what_is_given_back_does_not_count() -> None:
    counted = Limits(1.0)
    for _ in range(1000):
        counted.check("guess", limits.EVERYBODY)
        counted.give_back("guess", limits.EVERYBODY)
    for _ in range(int(LIMITS["guess"].burst)):
        counted.check("guess", limits.EVERYBODY)
    with pytest.raises(TooMany):
        counted.check("guess", limits.EVERYBODY)
