"""Tournaments of the server: the organiser changes, everybody reads, live tables enter their results themselves."""

import asyncio
import json
from hashlib import sha256
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from heckmeck.language import words_in
from heckmeck.tournament import check
from heckmeck.tournament.draw import draw, draw_seats, draw_tables, meetings
from heckmeck.tournament.exchange import read_events
from tests.server.clients import Guest, hear
from tests.server.processes import Server
from tests.server.tournaments.desk import NAMES, Desk, scores


def test_24_participants_from_names_to_the_champion(server: Server) -> None:
    """Manual results, one correction, one undo; the event file follows the rules."""
    random = Random(1)
    with Guest(server.url) as guest:
        desk = Desk(guest, names=[], text="Nr;Name\n" + "\n".join(f"{n};P{n}" for n in range(1, 25)))
        assert [stage["tables"] for stage in desk.shown["plan"]] == [[5, 5, 5, 5, 4], [6]]
        assert desk.shown["phase"] == "registration"
        desk.do("draw")
        assert desk.shown["participants"][0]["seat"]["tile"] in range(21, 26)
        desk.play_round(random)
        first = desk.tables[0]
        desk.do("correct", table=1, scores=scores(first, random), reason="tile 30 was 33")
        trace = desk.tables[0]["corrections"][0]
        assert trace["reason"] == "tile 30 was 33"
        assert trace["before"] == [seat["entered"] for seat in first["seats"]]
        assert desk.shown["undo"]["event"] == "correct"
        desk.do("undo")
        assert desk.tables[0] == first
        assert [one["way"] for one in desk.shown["stages"][0]["qualifiers"]] == ["place"] * 5 + ["best"]
        desk.do("draw")
        desk.play_round(random)
        assert desk.shown["phase"] == "over"
        (champion,) = desk.shown["champions"]
        assert desk.shown["standings"][0]["number"] == champion
        assert all(line["decided_by"] for line in desk.shown["standings"][6:])
        page = guest.get(f"{desk.path}/players/{champion}")
        assert (page["rank"], page["champion"], len(page["games"])) == (1, True, 2)
        history = guest.get(f"{desk.path}/events")["events"]
        assert [event["event"] for event in history if not event["counts"]] == ["correct", "undo"]
        file = guest.http.get(f"{desk.path}/export/events").text
    assert check(read_events(file)) == []


@pytest.mark.parametrize(
    "change",
    [
        ("events", {"event": "register", "names": ["Eve"]}),
        ("events", {"event": "rename", "player": 1, "name": "Eve"}),
        ("events", {"event": "withdraw", "player": 1}),
        ("events", {"event": "return", "player": 1}),
        ("events", {"event": "draw"}),
        ("events", {"event": "result", "table": 1, "scores": []}),
        ("events", {"event": "correct", "table": 1, "scores": []}),
        ("events", {"event": "undo"}),
        ("bots", {"bots": [{"player": 1, "bot": "simple"}]}),
        ("online", {}),
        ("links", {}),
    ],
)
def test_a_stranger_changes_nothing(server: Server, change: tuple[str, dict[str, Any]]) -> None:
    """Without the secret, with a wrong one or with that of another tournament: 403."""
    where, body = change
    if where != "links":
        body = {"version": 1, **body}
    with Guest(server.url) as guest, Guest(server.url) as stranger:
        desk = Desk(guest)
        other = Desk(stranger)
        for headers in ({}, {"X-Organiser": "A" * 43}, {"X-Organiser": other.secret}):
            answer = stranger.http.post(f"{desk.path}/{where}", json=body, headers=headers)
            assert (answer.status_code, answer.json()["reason"]) == (403, "not-the-organiser")
        stranger.post(f"{desk.path}/organiser", 403, secret=other.secret)
        assert stranger.get(desk.path) == {"tournament": desk.shown, "organising": False}
        assert desk.look()["version"] == 1


def test_the_secret_in_a_link_makes_a_device_the_organisers(server: Server) -> None:
    with Guest(server.url) as guest, Guest(server.url) as phone, Guest(server.url) as program:
        desk = Desk(guest)
        assert desk.secret not in json.dumps(desk.shown)
        assert phone.post(f"{desk.path}/organiser", secret=desk.secret)["organising"]
        assert phone.post(f"{desk.path}/events", version=1, event="draw")["tournament"]["version"] == 2
        headers = {"X-Organiser": desk.secret}
        answer = program.http.post(
            f"{desk.path}/events", json={"version": 2, "event": "undo"}, headers=headers
        )
        assert answer.json()["tournament"]["phase"] == "registration"


def test_a_change_based_on_an_older_version_is_refused(server: Server) -> None:
    with Guest(server.url) as guest:
        desk = Desk(guest)
        desk.do("draw")
        body = {"version": 1, "event": "withdraw", "player": 1}
        answer = guest.post(f"{desk.path}/events", 409, **body)
        assert (answer["reason"], answer["version"], answer["ply"]) == ("tournament-stale", 2, None)
        assert desk.look()["version"] == 2


def test_what_is_wrong_with_a_result_is_named(server: Server) -> None:
    with Guest(server.url) as guest:
        desk = Desk(guest, names=NAMES[:3])
        desk.do("draw")
        one, two, three = (seat["player"] for seat in desk.tables[0]["seats"])
        wrong = {
            "tournament-tile-twice": [{"tiles": [21, 30]}, {"tiles": [30]}, {"tiles": []}],
            "tournament-tie-needs-tile": [{"worms": 3}, {"worms": 3, "highest": 30}, {"worms": 0}],
            "tournament-wrong-sum": [{"tiles": [21, 30], "worms": 5}, {"tiles": []}, {"tiles": []}],
            "tournament-result-missing": [{"tiles": [21]}, {"tiles": []}],
            "tournament-nothing-taken": [{"tiles": []}, {"worms": 0}, {"tiles": []}],
            "tournament-worms-missing": [{"worms": 4, "highest": 33}, {}, {"worms": 0}],
        }
        culprits = {"tournament-wrong-sum": one, "tournament-worms-missing": two}
        for reason, given in wrong.items():
            entered = [
                {"player": player, **score} for player, score in zip((one, two, three), given, strict=False)
            ]
            answer = desk.do("result", 409, table=1, scores=entered)
            assert answer["reason"] == reason
            assert answer["text"]
            if reason in culprits:  # a page marks them without reading prose
                assert answer["name"] == f"P{culprits[reason]}"
        both = [{"player": one, "worms": 1, "apple": True}, {"player": two}, {"player": three}]
        assert desk.do("result", 400, table=1, scores=both)["reason"] == "tournament-score-either"
        assert desk.do("result", 409, table=2, scores=[])["reason"] == "tournament-no-table"
        assert desk.look()["version"] == 2
        worms = [{"player": one, "worms": 4, "highest": 33}, {"player": two, "tiles": [21]}]
        desk.do("result", table=1, scores=[*worms, {"player": three, "worms": 0}])
        assert desk.shown["champions"] == [one]
        answer = desk.do("result", 409, table=1, scores=[*worms, {"player": three, "tiles": [22]}])
        assert answer["reason"] == "tournament-result-there"
        assert f"P{one} 4/33, P{two} 21, P{three} -" in answer["text"]


@pytest.mark.parametrize(
    ("wish", "status", "reason"),
    [
        ({"names": ["Anna", "Anna"]}, 409, "name-twice"),
        ({"text": "Anna\nBen\nAnna"}, 400, "name-twice"),
        ({"names": ["Bob", "bob"]}, 409, "tournament-names-alike"),
        ({"name": " "}, 400, "tournament-text"),
        ({"name": "a\u0007b"}, 400, "tournament-text"),
        ({"name": "\ud800"}, 400, "bad-request"),
        ({"house_rules": "rounds = 99"}, 400, "tournament-house-value"),
        ({"house_rules": "rounds ="}, 400, "tournament-toml"),
        ({"seed": "12"}, 400, "bad-request"),
        ({"more": 1}, 400, "bad-request"),
    ],
)
def test_a_tournament_that_makes_no_sense_is_refused(
    server: Server, wish: dict[str, Any], status: int, reason: str
) -> None:
    with Guest(server.url) as guest:
        body = json.dumps({"name": "Cup", **wish})
        answer = guest.http.post(
            "/api/tournaments", content=body, headers={"Content-Type": "application/json"}
        )
        assert (answer.status_code, answer.json()["reason"]) == (status, reason)


def test_house_rules_and_settings(server: Server) -> None:
    """Settings override the TOML text."""
    with Guest(server.url) as guest:
        desk = Desk(
            guest,
            settings={"rounds": 3},
            house_rules="rounds = 2\ntable_size = 4\n[points]\n4 = [5, 3, 1, 0]",
        )
        assert desk.shown["rules"] == {"rounds": 3, "table_size": 4, "points": {"4": [5, 3, 1, 0]}}
        assert desk.shown["plan"][0]["rounds"] == 3


def test_3000_names_fit(server: Server) -> None:
    with Guest(server.url) as guest:
        desk = Desk(guest, names=[f"Participant number {number}" for number in range(1, 3001)])
        desk.do("draw")
        assert len(desk.tables) == 500


def test_anybody_can_run_the_draws_again(server: Server) -> None:
    """R9: seed, numbers and who took part are public, and lead to the same lots, tables and seats."""
    random = Random(3)
    with Guest(server.url) as guest:
        desk = Desk(guest, settings={"rounds": 3, "table_size": 4})
        for _ in range(3):
            desk.do("draw")
            desk.play_round(random)
        desk.do("withdraw", player=desk.shown["standings"][0]["number"])
        desk.do("draw")
        seed = bytes.fromhex(desk.shown["seed"])
        for stage in desk.shown["stages"]:
            assert list(draw(seed, stage["lots"]["draw"], stage["players"])) == stage["lots"]["order"]
            earlier: list[list[int]] = []
            for played in stage["rounds"]:
                seated = [[seat["player"] for seat in table["seats"]] for table in played["tables"]]
                players = sorted(player for table in seated for player in table)
                met = meetings(earlier)
                tables = draw_tables(seed, played["draw"], players, [len(table) for table in seated], met)
                again = draw_seats(seed, played["draw"] + 1, tables)
                assert [list(table) for table in again] == seated
                earlier += seated


def test_nobody_could_choose_the_seed(server: Server) -> None:
    """R9: sealed before anybody signs up; the secret is the organiser's until the hall has given its phrase."""
    with Guest(server.url) as guest, Guest(server.url) as stranger:
        desk = Desk(guest, names=NAMES[:8])
        sealed = desk.shown["seal"]
        assert desk.shown["seed"] is sealed["secret"] is sealed["phrase"] is None
        own = guest.http.get(f"{desk.path}/export/events").text
        secret = json.loads(own.splitlines()[0])["secret"]
        assert sha256(bytes.fromhex(secret)).hexdigest() == sealed["commitment"]
        for path in ("", "/events", "/export/events", "/export/json", "/export/html"):
            assert secret not in stranger.http.get(f"{desk.path}{path}").text, path
        desk.do("draw", phrase="grill the worms")
        assert desk.shown["seal"] == {**sealed, "secret": secret, "phrase": "grill the worms"}
        assert desk.shown["seed"] == sha256(f"{secret}:grill the worms".encode()).hexdigest()
        desk.do("undo")
        assert desk.do("undo", 409)["reason"] == "tournament-closed-for-good"
        assert desk.do("register", 409, names=["Late"])["reason"] == "tournament-registration-over"


def test_rules_are_told_and_impossible_ones_refused_before_anybody_plays(server: Server) -> None:
    """For the number expected at creation, for those who are there at the draw."""
    with Guest(server.url) as guest:
        formats = guest.get("/api/tournaments/formats")["formats"]
        assert [told["preset"] for told in formats] == ["sheet", "simple", "profi", "seven"]
        wish = {"settings": {"preset": "seven"}}
        told = guest.post("/api/tournaments/forecast", expected=24, **wish)
        assert [stage["kind"] for stage in told["plan"]] == ["preliminary", "semi-final", "final"]
        assert told["rules"] == formats[3]
        refused = guest.post("/api/tournaments/forecast", 409, expected=3, **wish)
        assert refused["reason"] == "tournament-tables-impossible"
        assert guest.post("/api/tournaments", 409, name="Cup", expected=3, **wish)["clause"] == "R4"
        desk = Desk(guest, names=NAMES[:3], expected=4, **wish)
        assert desk.do("draw", 409)["reason"] == "tournament-tables-impossible"
        assert desk.look()["seed"] is None
        assert guest.get(f"{desk.path}/rules") == formats[3]


def test_downloads(server: Server) -> None:
    with Guest(server.url) as guest:
        desk = Desk(guest, name="<Cup> & co")
        desk.do("draw")
        desk.play_round(Random(5))
        csv = guest.http.get(f"{desk.path}/export/csv")
        assert csv.headers["content-type"].startswith("text/csv")
        assert len(csv.text.splitlines()) == 25
        assert csv.content.startswith("\ufeffrank,".encode())  # so that Excel reads it as UTF-8
        assert guest.get(f"{desk.path}/export/json")["name"] == "<Cup> & co"
        page = guest.http.get(f"{desk.path}/export/html", headers={"Accept-Language": "de"})
        assert "&lt;Cup&gt; &amp; co" in page.text
        assert words_in("de").say("tournament-standings") in page.text
        assert "unsafe-inline" in page.headers["content-security-policy"]
        assert guest.http.get(f"{desk.path}/export/pdf").status_code in (400, 404)


def test_what_is_not_there(server: Server) -> None:
    with Guest(server.url) as guest:
        desk = Desk(guest)
        for path in ("/api/tournaments/x", f"/api/tournaments/{'A' * 22}", f"{desk.path}/players/99"):
            assert guest.http.get(path).status_code == 404


def test_the_socket_refuses_in_the_chosen_language(server: Server) -> None:
    async def knock() -> None:
        url = f"{server.socket_url}/api/tournaments/{'A' * 22}/live?language=de"
        async with connect(url, compression=None, proxy=None, close_timeout=2) as socket:
            assert (await hear(socket))["text"] == words_in("de").say("refused-no-such-tournament")

    asyncio.run(knock())


def test_boards_follow_by_socket_and_stream(server: Server) -> None:
    """`hello`, then `changed` with each version."""
    with Guest(server.url) as guest:
        desk = Desk(guest)

        async def follow() -> None:
            url = f"{server.socket_url}{desk.path}/live"
            async with connect(url, compression=None, proxy=None, close_timeout=2) as socket:
                hello = await hear(socket)
                assert (hello["type"], hello["version"], hello["phase"]) == ("hello", 1, "registration")
                await asyncio.to_thread(desk.do, "draw")
                changed = await hear(socket)
                assert changed == {"type": "changed", "version": 2, "phase": "playing"}

        asyncio.run(follow())
        with httpx.stream("GET", f"{server.url}{desk.path}/stream", timeout=20, trust_env=False) as answer:
            lines = answer.iter_lines()
            assert json.loads(next(lines))["version"] == 2
            desk.do("undo")
            assert json.loads(next(lines)) == {"type": "changed", "version": 3, "phase": "registration"}


def test_what_means_the_same_on_every_version_is_not_refused_for_an_old_one(server: Server) -> None:
    """Two at the door tick at once, tables report while a helper types: none of it is lost. A correction asks again."""
    with Guest(server.url) as guest:
        desk = Desk(guest, names=NAMES[:8])
        old = desk.shown["version"]
        for player in (1, 2, 3):
            body = {"event": "arrive", "players": [player], "version": old}
            guest.post(f"{desk.path}/events", **body)
        guest.post(f"{desk.path}/events", event="timer", seconds=60, version=old)
        assert [one["number"] for one in desk.look()["participants"] if one.get("here")] == [1, 2, 3]
        ahead = guest.post(f"{desk.path}/events", 409, event="arrive", players=[4], version=10**6)
        assert ahead["reason"] == "tournament-stale"

        desk.do("draw")
        old = desk.shown["version"]
        desk.do("announce", text="Soup")
        body = {"event": "result", "table": 1, "scores": scores(desk.tables[0], Random(1)), "version": old}
        assert guest.post(f"{desk.path}/events", 409, **body)["reason"] == "tournament-stale"
        wrong_round = guest.post(f"{desk.path}/events", 409, **body, stage=1, round=2)
        assert wrong_round["reason"] == "tournament-stale"
        assert guest.post(f"{desk.path}/events", **body, stage=1, round=1)["tournament"]["version"] == old + 2
        there = guest.post(f"{desk.path}/events", 409, **body, stage=1, round=1)
        assert there["reason"] == "tournament-result-there"
        corrected = {**body, "event": "correct"}
        assert guest.post(f"{desk.path}/events", 409, **corrected)["reason"] == "tournament-stale"


def test_rules_are_changed_until_the_draw_if_they_can_work(server: Server) -> None:
    with Guest(server.url) as guest:
        desk = Desk(guest, names=NAMES[:3])
        refused = desk.do("rules", 409, settings={"preset": "seven"})
        assert (refused["reason"], refused["clause"]) == ("tournament-tables-impossible", "R4")
        desk.do("register", names=["Dora"])
        desk.do("rules", settings={"preset": "seven"}, house_rules="minutes = 30")
        assert desk.shown["rules"] == {"preset": "seven", "minutes": 30}
        lines = guest.get(f"{desk.path}/rules")["lines"]
        assert "minutes" in [line["key"] for line in lines]
        desk.do("draw")
        assert desk.do("rules", 409, settings={})["reason"] == "tournament-registration-over"
