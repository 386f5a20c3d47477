"""Live tables of a tournament enter their results themselves."""

from collections.abc import Callable
from typing import Any

import pytest

from heckmeck.record.reader import read
from heckmeck.server.ops.limits import BOT_TABLES_OF_A_TOURNAMENT, Limits, TooMany
from heckmeck.tournament import check
from heckmeck.tournament.exchange import read_events
from tests.server.clients import Guest
from tests.server.processes import Server
from tests.server.stores import wait_until
from tests.server.tournaments.desk import NAMES, SHORT_GAME, Desk


def test_bots_play_a_whole_tournament_at_live_tables(server: Server) -> None:
    """Results are entered automatically, in the right order of seats, and their records are linked."""
    with Guest(server.url) as guest:
        desk = Desk(guest, names=NAMES[:8], settings=SHORT_GAME)
        answer = guest.post(
            f"{desk.path}/bots", version=1, bots=[{"player": n, "bot": "simple"} for n in range(1, 9)]
        )
        desk.shown = answer["tournament"]
        for _ in range(2):
            desk.do("draw")
            guest.post(f"{desk.path}/online", version=desk.shown["version"])
            wait_until(lambda: desk.look()["phase"] != "playing", 60)
        assert desk.shown["phase"] == "over"
        for stage in desk.shown["stages"]:
            for table in stage["rounds"][0]["tables"]:
                game = read(guest.http.get(table["record"]).content)
                assert table["record"] == f"/api/tables/{table['live']}/record"
                assert game.over
                document = game.document()
                for seat, player in zip(table["seats"], document["players"], strict=True):
                    assert player["name"] == f"P{seat['player']}"
                    assert sorted(player["stack"]) == seat["entered"]["tiles"]
                    assert player["worms"] == seat["game"]["worms"]
        file = guest.http.get(f"{desk.path}/export/events").text
    assert check(read_events(file)) == []


def test_participants_get_their_seats_by_personal_links(
    database: str, new_server: Callable[..., Server]
) -> None:
    """One link serves all rounds; a second call makes no second table; whoever withdrew has no score."""
    server = new_server(database=database, bot_pace=60.0)  # nobody plays before the seat is given back
    with Guest(server.url) as guest, Guest(server.url) as anna:
        desk = Desk(guest, names=["Anna", "Ben", "Cleo"], settings=SHORT_GAME)
        bots = [{"player": 2, "bot": "simple"}, {"player": 3, "bot": "random"}]
        guest.post(f"{desk.path}/bots", version=1, bots=bots)
        desk.look()
        desk.do("draw")
        (link,) = guest.post(f"{desk.path}/links")["links"]
        assert (link["player"], link["name"]) == (1, "Anna")
        once = guest.post(f"{desk.path}/online", version=desk.shown["version"])["tournament"]
        again = guest.post(f"{desk.path}/online", version=once["version"])["tournament"]
        assert once == again
        desk.look()
        live = desk.tables[0]["live"]
        mine = anna.post("/api/me/claim", code=link["code"])["tables"]
        assert [reply["table"]["id"] for reply in mine] == [live]
        assert guest.get(f"{desk.path}/players/1")["live"] == live
        seats = guest.get(f"/api/tables/{live}")["table"]["seats"]
        assert [seat["name"] for seat in seats] == [
            desk.shown["participants"][seat["player"] - 1]["name"] for seat in desk.tables[0]["seats"]
        ]
        desk.do("withdraw", player=1)
        desk.do("undo")
        away = [seat["away"] for seat in guest.get(f"/api/tables/{live}")["table"]["seats"]]
        assert away == [False] * 3
        server.kill()
        guest.http.base_url = new_server(database=database).url
        desk.do("withdraw", player=1)  # a bot plays the seat to the end
        wait_until(lambda: desk.look()["phase"] == "over", 60)
        left = {seat["player"]: seat["game"]["stayed"] for seat in desk.tables[0]["seats"]}
        assert left == {1: False, 2: True, 3: True}


def test_a_result_that_was_undone_is_not_entered_again(server: Server) -> None:
    with Guest(server.url) as guest:
        desk = Desk(guest, names=["Ben", "Cleo"], settings={**SHORT_GAME, "table_size": 2})
        guest.post(
            f"{desk.path}/bots",
            version=1,
            bots=[{"player": 1, "bot": "simple"}, {"player": 2, "bot": "simple"}],
        )
        desk.look()
        desk.do("draw")
        guest.post(f"{desk.path}/online", version=desk.shown["version"])
        wait_until(lambda: desk.look()["phase"] == "over", 60)
        desk.do("undo")
        version = desk.shown["version"]
        other = Desk(guest, names=["Ben", "Cleo"])  # meanwhile the server looks round several times
        guest.post(
            f"{other.path}/bots",
            version=1,
            bots=[{"player": 1, "bot": "simple"}, {"player": 2, "bot": "simple"}],
        )
        other.look()
        other.do("draw")
        guest.post(f"{other.path}/online", version=other.shown["version"])
        wait_until(lambda: other.look()["phase"] == "over", 60)
        assert desk.look()["version"] == version
        by_hand = [{"player": 1, "tiles": [21]}, {"player": 2, "worms": 0}]
        desk.do("result", table=1, scores=by_hand)
        assert desk.shown["champions"] == [1]


def test_another_process_follows_and_enters_what_a_dead_one_left(
    database: str, new_server: Callable[..., Server]
) -> None:
    """The game ends after its server died; the next process plays on and enters the result once."""
    first = new_server(database=database, bot_pace=0.02)
    with Guest(first.url) as guest:
        desk = Desk(guest, names=NAMES[:3], settings=SHORT_GAME)
        guest.post(f"{desk.path}/bots", version=1, bots=[{"player": n, "bot": "simple"} for n in (1, 2, 3)])
        desk.look()
        desk.do("draw")
        guest.post(f"{desk.path}/online", version=desk.shown["version"])
        first.kill()
        second = new_server(database=database)
        with Guest(second.url) as other:
            wait_until(lambda: other.get(desk.path)["tournament"]["phase"] == "over", 60)
            events = other.get(f"{desk.path}/events")["events"]
    assert [event["event"] for event in events] == ["open", "register", "close", "draw", "result"]


def test_bots_alone_play_at_a_hundred_tables_of_a_tournament_at_most(
    new_server: Callable[..., Server],
) -> None:
    """A stranger's few requests do not start 1,500 games that run by themselves; a refusal says when to ask again."""
    server = new_server(rate=1.0, bot_pace=60.0)
    with Guest(server.url) as guest:
        players = range(1, 7 * BOT_TABLES_OF_A_TOURNAMENT + 1)
        desk = Desk(guest, names=[f"P{number}" for number in players])
        bots = [{"player": number, "bot": "simple"} for number in players]
        desk.shown = guest.post(f"{desk.path}/bots", version=1, bots=bots)["tournament"]
        desk.do("draw")
        numbers = [table["table"] for table in desk.tables]
        assert len(numbers) > BOT_TABLES_OF_A_TOURNAMENT

        def go_online(status: int, tables: list[int] | None) -> Any:
            return guest.post(f"{desk.path}/online", status, version=desk.shown["version"], tables=tables)

        refused = go_online(429, None)
        assert refused["reason"] == "too-many-bot-tables"
        assert refused["wait"] > 0
        desk.shown = go_online(200, numbers[:BOT_TABLES_OF_A_TOURNAMENT])["tournament"]
        assert go_online(429, numbers[-1:])["reason"] == "too-many-bot-tables"
        assert 'heckmeck_refused_total{reason="too-many-bot-tables"} 2.0' in guest.http.get("/metrics").text


def test_an_address_opens_so_many_tables_of_bots_in_all_its_tournaments() -> None:
    limits = Limits(1.0)
    for _ in range(2):
        limits.check("bot_table", "192.0.2.1", 100)
    limits.check("bot_table", "192.0.2.1", 0)
    with pytest.raises(TooMany) as refused:
        limits.check("bot_table", "192.0.2.1", 100)
    assert refused.value.seconds > 400, "a table every five seconds"
