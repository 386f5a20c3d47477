"""Where a browser finds this server: on this machine, and from others in its network."""

import pytest

from heckmeck.server.http import addresses


@pytest.mark.parametrize(
    ("host", "local", "network"),
    [
        ("127.0.0.1", "http://127.0.0.1:80", None),
        ("localhost", "http://localhost:80", None),
        ("::1", "http://[::1]:80", None),
        ("192.168.7.9", "http://192.168.7.9:80", "http://192.168.7.9:80"),
        ("fd00::9", "http://[fd00::9]:80", "http://[fd00::9]:80"),
    ],
)
def test_addresses(host: str, local: str, network: str | None) -> None:
    assert (addresses.local_address(host, 80), addresses.network_address(host, 80)) == (local, network)


@pytest.mark.parametrize("own", [None, "127.0.0.1"])
def test_a_machine_without_a_network_has_no_address_there(
    own: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "own_address", lambda: own)
    assert addresses.network_address("0.0.0.0", 80) is None
