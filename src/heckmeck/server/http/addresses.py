"""Where a browser finds this server: on this machine, and from others in its network."""

import ipaddress
import socket

EVERYWHERE = ("0.0.0.0", "::")
FAR_AWAY = ("192.0.2.1", 9)  # an address for documents: nothing is ever sent there


def local_address(host: str, port: int) -> str:
    """Return the page's address for a browser on this machine."""
    return url("127.0.0.1" if host in EVERYWHERE else host, port)


def network_address(host: str, port: int) -> str | None:
    """Return the page's address for others in the network; None where they cannot reach it."""
    if host not in EVERYWHERE:
        return None if is_loopback(host) else url(host, port)
    own = own_address()
    return None if own is None or is_loopback(own) else url(own, port)


def own_address() -> str | None:
    """Return the address from which this machine would send; asking the system for the route sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(FAR_AWAY)
        except OSError:
            return None
        address: str = way.getsockname()[0]
        return address


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
