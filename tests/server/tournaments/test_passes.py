"""Who may do what: a stranger, the phone of a table, a participant, a helper; nobody does what is not theirs."""

from random import Random
from typing import Any, get_args

import pytest

from heckmeck.errors import Refused
from heckmeck.server.tournaments.passes import Pass, code_of, read_pass
from heckmeck.server.tournaments.requests import AnyAct
from tests.server.clients import Guest
from tests.server.processes import Server
from tests.server.tournaments.desk import NAMES, Desk, scores

KEY = "00" * 32
ALL = [
    Pass("table", 4),
    Pass("player", 12),
    Pass("helper", name="Ana: ü*,%"),
    Pass("helper", name="Ben", tables=(1, 3)),
]


@pytest.mark.parametrize("shown", ALL, ids=lambda shown: shown.purpose)
def test_a_pass_says_who_shows_it(shown: Pass) -> None:
    assert read_pass(KEY, code_of(KEY, shown)) == shown


@pytest.mark.parametrize("shown", ALL, ids=lambda shown: shown.purpose)
def test_a_pass_cannot_be_made_or_changed(shown: Pass) -> None:
    code = code_of(KEY, shown)
    others = [
        code[:-1] + ("A" if code[-1] != "A" else "B"),
        code.replace("4:", "5:").replace("12:", "13:"),
        "",
        "x",
    ]
    others += [code_of("11" * 32, shown), code.replace("*", "1"), code.replace("helper", "player")]
    for other in others:
        if other != code:
            with pytest.raises(Refused) as refusal:
                read_pass(KEY, other)
            assert refusal.value.reason == "pass-unknown"


class Hall:
    """A drawn tournament with all its passes."""

    def __init__(self, guest: Guest) -> None:
        self.desk = Desk(guest, names=NAMES[:8])
        self.desk.do("draw")
        wish = {"tables": 2, "players": True, "helpers": [{"name": "Ana", "tables": [2]}, {"name": "Ben"}]}
        found = guest.post(f"{self.desk.path}/passes", **wish)["passes"]
        self.tables = {one["table"]: one["code"] for one in found if one["table"]}
        self.players = {one["player"]: one["code"] for one in found if one["player"]}
        self.helpers = {one["helper"]: one["code"] for one in found if one["helper"]}

    def seated(self, table: int) -> list[int]:
        return [seat["player"] for seat in self.desk.tables[table - 1]["seats"]]

    def report(self, guest: Guest, code: str, table: int, status: int = 200, seed: int = 1) -> Any:
        told = scores(self.desk.tables[table - 1], Random(seed))
        body = {"code": code, "stage": 1, "round": 1, "table": table, "scores": told}
        return guest.post(f"{self.desk.path}/reports", status, **body)

    def enter(self, guest: Guest, code: str, table: int, status: int = 200, event: str = "result") -> Any:
        told = scores(self.desk.tables[table - 1], Random(1))
        body = {"version": self.desk.look()["version"], "event": event, "table": table, "scores": told}
        answer = guest.http.post(f"{self.desk.path}/events", json=body, headers={"X-Helper": code})
        assert answer.status_code == status, answer.text
        return answer.json()


def test_one_enters_another_confirms_and_the_log_says_who(server: Server) -> None:
    with Guest(server.url) as guest, Guest(server.url) as phone:
        hall = Hall(guest)
        one, other, *_ = hall.seated(1)
        page = hall.report(phone, hall.players[one], 1)
        assert not page["table"]["complete"]
        assert [told["player"] for told in page["table"]["reports"]] == [one]
        version = hall.desk.look()["version"]
        assert hall.report(phone, hall.players[one], 1)["version"] == version  # said already
        assert hall.report(phone, hall.players[other], 1)["table"]["complete"]
        events = phone.get(f"{hall.desk.path}/events")["events"]
        assert [event["event"] for event in events[-3:]] == ["report", "report", "result"]
        assert events[-3]["by"] == f"player {one}"
        assert events[-1]["by"] == ", ".join(f"player {player}" for player in sorted((one, other)))


def test_a_dispute_waits_for_the_organiser(server: Server) -> None:
    with Guest(server.url) as guest, Guest(server.url) as phone:
        hall = Hall(guest)
        hall.report(phone, hall.tables[1], 1)
        page = hall.report(phone, hall.players[hall.seated(1)[0]], 1, seed=2)
        assert page["table"]["disputed"]
        hall.desk.look()
        hall.desk.do("result", table=1, scores=scores(hall.desk.tables[0], Random(3)))
        assert hall.desk.tables[0]["complete"]
        assert hall.report(phone, hall.tables[1], 1, 409, seed=4)["reason"] == "tournament-result-there"


def test_nobody_reports_what_is_not_theirs(server: Server) -> None:
    with Guest(server.url) as guest, Guest(server.url) as stranger:
        hall = Hall(guest)
        assert hall.report(stranger, hall.tables[2], 1, 403)["reason"] == "not-your-table"
        at_two = hall.players[hall.seated(2)[0]]
        assert hall.report(stranger, at_two, 1, 409)["reason"] == "tournament-not-your-table"
        assert hall.report(stranger, hall.helpers["Ben"], 1, 403)["reason"] == "not-your-table"
        assert hall.report(stranger, "player:1:guess", 1, 403)["reason"] == "pass-unknown"
        assert stranger.post(f"{hall.desk.path}/passes", 403, tables=2)["reason"] == "not-the-organiser"
        other = Desk(stranger, names=NAMES[:8])
        own = stranger.post(f"{other.path}/passes", players=True)["passes"][0]["code"]
        assert hall.report(stranger, own, 1, 403)["reason"] == "pass-unknown"


def test_the_page_of_a_table_says_when_nobody_plays_there(server: Server) -> None:
    """Signs stay on the tables: before the draw, and in the final, where there is one table."""
    with Guest(server.url) as guest, Guest(server.url) as phone:
        hall = Hall(guest)
        assert phone.get(f"{hall.desk.path}/tables/2")["table"]["table"] == 2
        hall.desk.look()
        hall.desk.play_round(Random(1))
        hall.desk.do("draw")
        assert phone.get(f"{hall.desk.path}/tables/2")["table"] is None
        waits = Desk(guest, names=NAMES[:8])
        assert phone.get(f"{waits.path}/tables/1")["table"] is None


def test_a_helper_enters_results_of_their_tables_and_nothing_else(server: Server) -> None:
    with Guest(server.url) as guest, Guest(server.url) as helper:
        hall = Hall(guest)
        ana, ben = hall.helpers["Ana"], hall.helpers["Ben"]
        assert hall.enter(helper, ana, 1, 403)["reason"] == "not-your-table"
        answer = hall.enter(helper, ana, 2)
        assert (answer["organising"], answer["helping"]) == (False, [2])
        assert hall.enter(helper, ben, 1)["helping"] == []
        assert hall.enter(helper, ben, 2, event="correct")["tournament"]["phase"] == "draw"
        for code in (ana, ben, hall.players[1], hall.tables[1]):
            for act in ({"event": "draw"}, {"event": "undo"}, {"event": "withdraw", "player": 1}):
                body = {"version": hall.desk.look()["version"], **act}
                answer = helper.http.post(f"{hall.desk.path}/events", json=body, headers={"X-Helper": code})
                assert (answer.status_code, answer.json()["reason"]) == (403, "not-the-organiser")
        for code in (hall.players[1], hall.tables[1]):
            assert hall.enter(helper, code, 1, 403, "correct")["reason"] == "not-the-organiser"
        events = helper.get(f"{hall.desk.path}/events")["events"]
        assert [event.get("by") for event in events[-3:]] == ["helper Ana", "helper Ben", "helper Ben"]
        look = helper.http.get(hall.desk.path, headers={"X-Helper": ana}).json()
        assert (look["organising"], look["helping"]) == (False, [2])


# Every act there is: a new one without an example here fails the test below.
ACTS: dict[str, dict[str, Any]] = {
    "register": {"names": ["Friend"]},
    "rules": {"settings": {"rounds": 2}},
    "rename": {"player": 1, "name": "Other"},
    "withdraw": {"player": 1},
    "return": {"player": 1},
    "arrive": {"players": [1]},
    "sweep": {},
    "reserve": {"names": ["Friend"]},
    "admit": {"player": 1},
    "draw": {},
    "result": {"table": 1, "scores": []},
    "correct": {"table": 1, "scores": []},
    "timer": {"seconds": 60},
    "announce": {"text": "Free soup"},
    "schedule": {"text": "10:30 Soup"},
    "undo": {},
}
ORGANISERS = {
    "passes": {"tables": 2},
    "bots": {"bots": [{"player": 1}]},
    "online": {},
    "links": {},
    "anonymise": {},
}


def test_whoever_is_not_the_organiser_does_nothing_else(server: Server) -> None:
    """A stranger, a phone at a table, a participant, a helper of another table: every act, every path."""
    assert set(ACTS) == {act.__struct_config__.tag for act in get_args(AnyAct)}
    with Guest(server.url) as guest, Guest(server.url) as other:
        hall = Hall(guest)
        version = hall.desk.look()["version"]
        codes = ["", hall.tables[1], hall.players[1], hall.helpers["Ana"]]
        for code in codes:
            headers = {"X-Helper": code} if code else {}
            for event, fields in ACTS.items():
                body = {"event": event, "version": version, **fields}
                answer = other.http.post(f"{hall.desk.path}/events", json=body, headers=headers)
                assert answer.status_code == 403, (code, event)
                theirs = code == hall.helpers["Ana"] and event in ("result", "correct")
                assert answer.json()["reason"] == ("not-your-table" if theirs else "not-the-organiser")
            for path, fields in ORGANISERS.items():
                body = {"version": version, **fields}
                answer = other.http.post(f"{hall.desk.path}/{path}", json=body, headers=headers)
                assert (answer.status_code, answer.json()["reason"]) == (403, "not-the-organiser"), path
            answer = other.http.delete(hall.desk.path, headers=headers)
            assert (answer.status_code, answer.json()["reason"]) == (403, "not-the-organiser")
        assert hall.desk.look()["version"] == version
