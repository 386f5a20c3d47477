"""A tournament is restored from its file on any server, and deleted for good by its organiser alone."""

from collections.abc import Callable
from random import Random

from heckmeck.tournament import check
from heckmeck.tournament.exchange import read_events
from tests.server.clients import Guest
from tests.server.processes import Server
from tests.server.tournaments.desk import NAMES, Desk


def test_a_tournament_is_restored_from_its_file_and_goes_on(server: Server) -> None:
    """R9 too: the sealed secret is in the organiser's copy, and the restored one has the same seed."""
    random = Random(2)
    with Guest(server.url) as guest, Guest(server.url) as other:
        desk = Desk(guest, names=NAMES[:12])
        early = guest.http.get(f"{desk.path}/export/events").text
        desk.do("draw", phrase="grill")
        desk.enter(desk.tables[0], random)
        file = guest.http.get(f"{desk.path}/export/events").text
        made = other.post("/api/tournaments/restore", 201, file=file)
        again = made["tournament"]
        same = ("name", "seed", "seal", "phase", "stages", "standings", "participants")
        assert {key: again[key] for key in same} == {key: desk.shown[key] for key in same}
        assert again["id"] != desk.shown["id"]
        body = {"version": again["version"], "event": "undo"}
        assert other.post(f"/api/tournaments/{again['id']}/events", **body)["organising"]
        assert (
            guest.post(f"/api/tournaments/{again['id']}/events", 403, **body)["reason"] == "not-the-organiser"
        )
        sealed = other.post("/api/tournaments/restore", 201, file=early)["tournament"]
        drawn = other.post(
            f"/api/tournaments/{sealed['id']}/events", version=sealed["version"], event="draw", phrase="grill"
        )["tournament"]
        assert drawn["seed"] == desk.shown["seed"]
        seats = [[seat["player"] for seat in table["seats"]] for table in desk.tables]
        tables = drawn["stages"][0]["rounds"][0]["tables"]
        assert [[seat["player"] for seat in table["seats"]] for table in tables] == seats


def test_the_public_copy_of_a_sealed_tournament_cannot_be_drawn(server: Server) -> None:
    with Guest(server.url) as guest, Guest(server.url) as stranger:
        desk = Desk(guest, names=NAMES[:8])
        file = stranger.http.get(f"{desk.path}/export/events").text
        again = stranger.post("/api/tournaments/restore", 201, file=file)["tournament"]
        act = {"version": again["version"], "event": "draw"}
        refused = stranger.post(f"/api/tournaments/{again['id']}/events", 409, **act)
        assert refused["reason"] == "tournament-secret-missing"


def test_a_file_that_is_none_is_refused_with_its_line(server: Server) -> None:
    with Guest(server.url) as guest:
        file = (
            '{"event": "create", "name": "x", "seed": "' + "00" * 32 + '", "rules": {}}\n{"event": "draw"}\n'
        )
        for text, reason in (("hello", "tournament-no-object"), (file, "tournament-field-missing")):
            refused = guest.post("/api/tournaments/restore", 400, file=text)
            assert refused["reason"] == reason


def test_only_the_organiser_deletes_and_nothing_is_left(server: Server) -> None:
    with Guest(server.url) as guest, Guest(server.url) as stranger:
        desk = Desk(guest, names=NAMES[:8])
        desk.do("draw")
        assert stranger.delete(desk.path, 403)["reason"] == "not-the-organiser"
        assert guest.http.delete(desk.path).status_code == 204
        for path in ("", "/events", "/players/1", "/rules", "/export/events"):
            assert stranger.get(f"{desk.path}{path}", 404)["reason"] == "no-such-tournament"


def test_all_names_are_taken_out_for_good(database: str, new_server: Callable[..., Server]) -> None:
    """Also of another process that has it in memory; the tournament goes on, and its seed still fits."""
    second = new_server(database=database)
    with Guest(second.url) as guest, Guest(second.url) as stranger:
        desk = Desk(guest, names=[f"Anna {name}" for name in NAMES[:8]])
        desk.do("announce", text="Anna sings")
        desk.do("draw", phrase="grill")
        third = new_server(database=database)
        with Guest(third.url) as elsewhere:
            assert "Anna" in elsewhere.http.get(f"{desk.path}/events").text
            assert guest.post(f"{desk.path}/anonymise")["tournament"]["participants"][7]["name"] == "P8"
            for place in ("", "/events", "/export/events", "/export/html", "/players/1", "/tables/1"):
                for device in (guest, stranger, elsewhere):
                    assert "Anna" not in device.http.get(f"{desk.path}{place}").text, place
        before = desk.shown
        desk.look()
        assert desk.shown["version"] == before["version"] + 1
        assert {key: desk.shown[key] for key in ("seed", "seal")} == {
            key: before[key] for key in ("seed", "seal")
        }
        desk.play_round(Random(1))
        desk.do("draw")
        file = guest.http.get(f"{desk.path}/export/events").text
    assert check(read_events(file)) == []
