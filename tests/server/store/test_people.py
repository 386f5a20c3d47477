"""Devices of a person: listed, logged out, forgotten; by their person alone. On both stores."""

import asyncio
from collections.abc import Iterator

import pytest

from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.store import people
from heckmeck.server.store.database import Database
from heckmeck.server.store.people import DEVICE_SECONDS, People
from tests.server.clients import Guest, hear_until, live, say
from tests.server.processes import Server


@pytest.fixture
def phone(server: Server, anna: Guest) -> Iterator[Guest]:
    """Another device of Anna, who hosts a running game."""
    table = anna.create(bots=[{}])
    anna.post(f"/api/tables/{table}/start")
    with Guest(server.url) as guest:
        guest.post("/api/me/claim", code=anna.post("/api/me/link", 201)["code"])
        yield guest


def own(guest: Guest) -> str:
    return str(next(device["id"] for device in guest.get("/api/me/devices")["devices"] if device["this"]))


def test_all_devices_of_a_person_are_listed(anna: Guest, phone: Guest) -> None:
    """M3."""
    seen = [guest.get("/api/me/devices")["devices"] for guest in (anna, phone)]
    assert [{device["id"] for device in devices} for devices in seen] == [{own(anna), own(phone)}] * 2
    assert [sum(device["this"] for device in devices) for devices in seen] == [1, 1]
    assert all(device["created"] and device["used"] for device in seen[0])


def test_a_device_that_is_logged_out_cannot_act(anna: Guest, phone: Guest, server: Server) -> None:
    """M3: neither over HTTP nor on a socket that is open."""
    mine = anna.get("/api/me")["tables"][0]
    table, state = mine["table"]["id"], mine["state"]
    act = {"act": state["legal"][0], "ply": state["ply"]}

    async def lose_the_seat() -> dict[str, object]:
        async with live(server.socket_url, table, phone.cookie) as socket:
            await hear_until(socket, "hello")
            anna.delete(f"/api/me/devices/{own(phone)}")
            await say(socket, **act)
            return await hear_until(socket, "refused")

    assert asyncio.run(lose_the_seat())["reason"] == "logged-out"
    assert phone.get("/api/me")["tables"] == []
    assert phone.post(f"/api/tables/{table}/act", 403, **act)["reason"] == "not-at-this-table"
    assert phone.get("/api/me/devices", 403)["reason"] == "nobody"
    anna.post(f"/api/tables/{table}/act", **act)


def test_logging_out_twice_finds_no_device_the_second_time(anna: Guest, phone: Guest) -> None:
    lost = own(phone)
    assert [device["this"] for device in anna.delete(f"/api/me/devices/{lost}")["devices"]] == [True]
    assert anna.delete(f"/api/me/devices/{lost}", 404)["reason"] == "no-such-device"


def test_nobody_logs_out_devices_of_others(anna: Guest, phone: Guest, server: Server) -> None:
    with Guest(server.url) as stranger:
        assert stranger.delete(f"/api/me/devices/{own(anna)}", 403)["reason"] == "nobody"
        stranger.create()
        assert stranger.delete(f"/api/me/devices/{own(anna)}", 404)["reason"] == "no-such-device"
    assert len(anna.get("/api/me/devices")["devices"]) == 2


def test_logging_out_makes_this_device_nobody(anna: Guest, phone: Guest) -> None:
    used = dict(phone.http.cookies)
    assert phone.post("/api/me/logout")["tables"] == []
    assert not phone.http.cookies
    phone.http.cookies.update(used)  # a copy of the secret is worth nothing either
    assert phone.get("/api/me")["tables"] == []
    assert phone.post("/api/me/logout")["tables"] == []
    assert [device["this"] for device in anna.get("/api/me/devices")["devices"]] == [True]


def test_logging_a_device_out_voids_links_that_it_may_have_made(anna: Guest, phone: Guest) -> None:
    code = phone.post("/api/me/link", 201)["code"]
    anna.delete(f"/api/me/devices/{own(phone)}")
    assert phone.post("/api/me/claim", 404, code=code)["reason"] == "no-such-link"


def test_whoever_becomes_another_person_leaves_no_device_behind(anna: Guest, phone: Guest) -> None:
    phone.post("/api/me/claim", code=anna.post("/api/me/link", 201)["code"])
    assert len(anna.get("/api/me/devices")["devices"]) == 2


def test_a_device_lasts_from_its_last_use_and_no_longer(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """M3: keys expire, and whoever plays on keeps theirs."""

    async def run() -> None:
        store = Database(database, Metrics())
        now = 1_000_000.0
        monkeypatch.setattr(people.time, "time", lambda: now)
        monkeypatch.setattr(people, "TRUSTED_SECONDS", 0.0)
        try:
            await store.open()
            somebody = People(store)
            person, secret = await somebody.new_person()
            for _ in range(3):
                now += DEVICE_SECONDS - 1
                assert await somebody.identify(secret) == person
                assert [device.used for device in await somebody.devices(person)] == [now]
            now += DEVICE_SECONDS + 1
            assert await somebody.identify(secret) is None
            assert await somebody.devices(person) == []
        finally:
            await store.close()

    asyncio.run(run())


def test_a_log_out_counts_on_other_processes_too(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        store = Database(database, Metrics())
        clock = 0.0
        monkeypatch.setattr(people.time, "monotonic", lambda: clock)
        try:
            await store.open()
            here, there = People(store), People(store)
            person, secret = await here.new_person()
            assert await there.identify(secret) == person
            await here.revoke(person, people.device_id(people.hash_of(secret)))
            assert await here.identify(secret) is None
            clock += people.TRUSTED_SECONDS + 1
            assert await there.identify(secret) is None
        finally:
            await store.close()

    asyncio.run(run())
