"""A tournament is restored from its file on any server, and deleted for good by its organiser alone."""

from random import Random

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
