"""One process of the server: what it asks the system for."""

import socket
import sys

import pytest

from heckmeck.server.http.bounded_protocol import BoundedProtocol
from heckmeck.server.ops import process
from heckmeck.server.ops.limits import BODY_BYTES
from heckmeck.server.ops.settings import Settings


def test_a_system_without_resource_limits_serves_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows has no module `resource`."""
    monkeypatch.setitem(sys.modules, "resource", None)
    process.allow_many_files()


def test_sockets_hold_little_for_a_reader_that_does_not_read() -> None:
    with socket.socket() as listener:
        process.bound_memory(listener, send_timeout=7.0)
        assert listener.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF) <= 2 * process.SEND_BUFFER
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            assert listener.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 7000


def test_requests_and_messages_are_bounded_and_proxies_are_named() -> None:
    config = process.configuration(Settings(port=4321, proxies="10.0.0.1"))
    assert (config.http, config.ws_max_size) == (BoundedProtocol, BODY_BYTES)
    assert (config.host, config.port, config.forwarded_allow_ips) == ("127.0.0.1", 4321, "10.0.0.1")
    assert not config.server_header
