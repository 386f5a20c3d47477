"""The life of a table: create, join, change, bots, leave, start, rematch, another device. On both stores."""

import hashlib
from collections.abc import Callable

import pytest

from heckmeck.record.fair_dice import sealed
from heckmeck.record.reader import read
from tests.server.clients import SHORT, Guest
from tests.server.processes import Server

SALT = "0123456789abcdef" * 2
SEAL = sealed("my phrase", SALT)


def test_a_table_carries_every_option(anna: Guest) -> None:
    rules = "deluxe golden_die=standard lower_tile=any faster=highest max_turns=90 highest_tile=30"
    made = anna.post(
        "/api/tables",
        201,
        rules=rules,
        host={"name": "Anna", "colour": "mint", "sealed_phrase": SEAL},
        bots=[{"bot": "random", "name": "Rolf"}, {}],
        seats=5,
        clock="90s",
        public=True,
        coach=True,
    )
    table = made["table"]
    assert made["you"] == 0
    assert made["hosting"]
    assert (table["rules"], table["clock"], table["public"], table["coach"]) == (rules, "90s", True, True)
    assert [(seat["name"], seat["bot"]) for seat in table["seats"]] == [
        ("Anna", None),
        ("Rolf", "random"),
        ("Simple", "simple"),
    ]
    assert table["seats"][0]["colour"] == "mint"
    assert table["seats"][0]["phrase"]
    assert (table["status"], table["places"], table["seed"], table["entropy"]) == ("open", 5, None, None)


def test_open_public_tables_are_listed_and_others_are_not(anna: Guest) -> None:
    public, private = anna.create(public=True), anna.create()
    started = anna.create(public=True, bots=[{}])
    anna.post(f"/api/tables/{started}/start")
    listed = {table["id"] for table in anna.get("/api/tables")["tables"]}
    assert public in listed
    assert private not in listed
    assert started not in listed


def test_joining_changing_and_leaving(anna: Guest, ben: Guest) -> None:
    table = f"/api/tables/{anna.create(seats=3)}"
    assert ben.post(f"{table}/join", name="Anna", status=409)["reason"] == "name-taken"
    taken = ben.post(f"{table}/join", name="Ben", colour="tomato", status=409)
    assert taken["reason"] == "colour-taken"
    assert "tomato" not in taken["text"]
    assert ben.post(f"{table}/join", name="Ben")["you"] == 1
    assert ben.post(f"{table}/join", name="Bob", status=409)["reason"] == "seated-already"
    assert ben.patch(f"{table}/seat", name="Benny", colour="pine")["table"]["seats"][1]["name"] == "Benny"
    assert ben.post(f"{table}/bots", status=403)["reason"] == "host-only"
    assert len(anna.post(f"{table}/bots")["table"]["seats"]) == 3
    assert anna.post(f"{table}/bots", status=409)["reason"] == "table-full"
    assert len(anna.delete(f"{table}/seats/2")["table"]["seats"]) == 2
    assert anna.delete(f"{table}/seats/9", 404)["reason"] == "no-such-seat"
    anna.post(f"{table}/leave")
    now = ben.get(table)
    assert now["hosting"]
    assert now["you"] == 0
    assert ben.post(f"{table}/leave")["table"]["status"] == "archived"


@pytest.mark.parametrize(
    "name", ["", " ", "x" * 25, "a,b", "a|b", 'a"b', "a#b", "a\nb", "a\u2028b", "rules", "date"]
)
def test_names_that_a_record_cannot_hold_are_refused(anna: Guest, name: str) -> None:
    assert anna.post("/api/tables", 400, host={"name": name})["text"]


def test_a_phrase_stays_until_it_is_changed_or_taken_away(anna: Guest) -> None:
    seat = f"/api/tables/{anna.create()}/seat"
    wishes = [{"sealed_phrase": SEAL}, {"name": "Anne"}, {"sealed_phrase": ""}]
    replies = [anna.patch(seat, **wish) for wish in wishes]
    assert [reply["table"]["seats"][0]["phrase"] for reply in replies] == [True, True, False]


@pytest.mark.parametrize("phrase", ["a|b", "a#b", "a\tb", "x" * 101])
def test_phrases_that_fair_dice_cannot_use_are_refused(anna: Guest, phrase: str) -> None:
    table = f"/api/tables/{anna.create(bots=[{}])}"
    anna.patch(f"{table}/seat", sealed_phrase=sealed(phrase, SALT))
    anna.post(f"{table}/start")
    anna.post(f"{table}/reveal", 400, phrase=phrase, salt=SALT)


@pytest.mark.parametrize("bot", ["nobody", "/tmp/bot.py:Bot", "simple:x=1"])
def test_only_built_in_bots_can_sit_down(anna: Guest, bot: str) -> None:
    assert (
        anna.post("/api/tables", 400, host={"name": "Anna"}, bots=[{"bot": bot}])["reason"] == "unknown-bot"
    )


def test_a_game_of_two_players_is_started_once_and_only_by_its_host(anna: Guest, ben: Guest) -> None:
    table = f"/api/tables/{anna.create()}"
    assert anna.post(f"{table}/start", status=409)["reason"] == "too-few-players"
    ben.post(f"{table}/join", name="Ben")
    assert ben.post(f"{table}/start", status=403)["reason"] == "host-only"
    state = anna.post(f"{table}/start")["state"]
    assert (state["ply"], state["phase"], state["seat"]) == (1, "keep", 0)
    assert anna.post(f"{table}/start", status=409)["reason"] == "started-already"
    assert ben.patch(f"{table}/seat", name="Bob", status=409)["reason"] == "started-already"


def test_nobody_acts_for_another_seat_and_spectators_do_not_act(
    anna: Guest, ben: Guest, server: Server
) -> None:
    table = f"/api/tables/{anna.create()}"
    ben.post(f"{table}/join", name="Ben")
    state = anna.post(f"{table}/start")["state"]
    decision = {"act": state["legal"][0], "ply": state["ply"]}
    assert ben.post(f"{table}/act", status=409, **decision)["reason"] == "not-your-turn"
    with Guest(server.url) as stranger:
        assert stranger.post(f"{table}/act", status=403, **decision)["reason"] == "not-at-this-table"
        assert stranger.get(table)["you"] is None
    assert anna.post(f"{table}/act", **decision)["ply"] == 2
    refused = anna.post(f"{table}/act", status=409, **decision)
    assert (refused["reason"], refused["ply"]) == ("stale-ply", 2)
    illegal = anna.post(f"{table}/act", status=409, act="take 25", ply=2)
    assert illegal["clause"] == "S7"
    assert anna.post(f"{table}/act", status=400, act="jump", ply=2)["reason"] == "no-such-move"


def play_alone(guest: Guest, table: str) -> dict[str, object]:
    """Play a host's game against bots to its end over HTTP, and return the last state."""
    while True:
        state: dict[str, object] = guest.get(table)["state"]
        if state["phase"] == "over":
            return state
        legal = state["legal"]
        if state["seat"] == 0 and legal:
            assert isinstance(legal, list)
            guest.http.post(f"{table}/act", json={"act": legal[-1], "ply": state["ply"]})


def test_the_seed_is_secret_until_the_end_and_proves_the_dice_afterwards(anna: Guest) -> None:
    made = anna.post(
        "/api/tables",
        201,
        rules=SHORT,
        host={"name": "Anna", "sealed_phrase": SEAL},
        bots=[{}],
        starter="first",
    )
    table = f"/api/tables/{made['table']['id']}"
    commitment = made["table"]["commitment"]
    anna.post(f"{table}/start")
    before = anna.post(f"{table}/reveal", phrase="my phrase", salt=SALT)["table"]
    assert (before["seed"], before["entropy"], before["commitment"]) == (None, "my phrase|", commitment)
    assert "seed" not in anna.http.get(f"{table}/record").text
    play_alone(anna, table)
    after = anna.get(table)["table"]
    assert hashlib.sha256(bytes.fromhex(after["seed"])).hexdigest() == commitment
    game = read(anna.http.get(f"{table}/record").content)
    assert game.headers["seed"] == after["seed"]
    for step in game.steps:
        if step.move.startswith("dice"):
            assert step.move == f"dice {game.at(step.ply - 1).fair_roll(game.seed)}"


def test_a_rematch_is_one_table_for_everybody(anna: Guest, ben: Guest) -> None:
    table = f"/api/tables/{anna.create(rules='classic highest_tile=21 max_turns=1')}"
    ben.post(f"{table}/join", name="Ben")
    anna.post(f"{table}/start")
    assert anna.post(f"{table}/rematch", status=409)["reason"] == "not-over"
    play_alone(anna, table)
    again = anna.post(f"{table}/rematch")
    assert ben.post(f"{table}/rematch")["table"]["id"] == again["table"]["id"]
    assert ben.post(f"{table}/rematch")["you"] == 1
    assert [seat["name"] for seat in again["table"]["seats"]] == ["Anna", "Ben"]
    assert again["table"]["commitment"] != anna.get(table)["table"]["commitment"]
    assert anna.get(table)["table"]["rematch"] == again["table"]["id"]


def test_a_game_that_was_left_is_no_longer_mine(anna: Guest, ben: Guest) -> None:
    """Not even its host's: a bot plays the seat to the end, so there is nothing to return to."""
    table = anna.create(seats=3)
    ben.post(f"/api/tables/{table}/join", name="Ben")
    anna.post(f"/api/tables/{table}/start")
    assert [mine["table"]["id"] for mine in anna.get("/api/me")["tables"]] == [table]
    anna.post(f"/api/tables/{table}/leave")
    assert anna.get("/api/me")["tables"] == []
    assert [mine["table"]["id"] for mine in ben.get("/api/me")["tables"]] == [table]


def test_a_personal_link_works_once_on_another_device(anna: Guest, server: Server) -> None:
    table = anna.create(bots=[{}])
    state = anna.post(f"/api/tables/{table}/start")["state"]
    code = anna.post("/api/me/link", 201)["code"]
    with Guest(server.url) as phone:
        assert phone.get("/api/me")["tables"] == []
        mine = phone.post("/api/me/claim", code=code)["tables"]
        assert [(reply["table"]["id"], reply["you"]) for reply in mine] == [(table, 0)]
        phone.post(f"/api/tables/{table}/act", act=state["legal"][0], ply=state["ply"])
        assert phone.post("/api/me/claim", code=code, status=404)["reason"] == "no-such-link"
        assert phone.cookie != anna.cookie
    assert anna.get("/api/me")["tables"][0]["you"] == 0
    with Guest(server.url) as stranger:
        assert stranger.post("/api/me/link", status=403)["reason"] == "nobody"


def test_a_bot_plays_to_the_end_for_whoever_leaves_a_running_game(anna: Guest, ben: Guest) -> None:
    table = f"/api/tables/{anna.create()}"
    ben.post(f"{table}/join", name="Ben")
    anna.post(f"{table}/start")
    ben.post(f"{table}/leave")
    assert ben.get(table)["you"] is None
    assert ben.post(f"{table}/act", status=403, act="stop", ply=1)["reason"] == "not-at-this-table"
    assert play_alone(anna, table)["ranking"]


def test_the_steps_of_a_game_can_be_read_from_any_ply(anna: Guest) -> None:
    table = f"/api/tables/{anna.create(bots=[{}])}"
    assert anna.get(f"{table}/steps") == {"steps": [], "last": None}
    anna.post(f"{table}/start")
    last = play_alone(anna, table)
    steps = []
    while len(steps) <= int(str(last["ply"])):
        steps += anna.get(f"{table}/steps?after={len(steps) - 1}")["steps"]
    assert [step["ply"] for step in steps] == list(range(int(str(last["ply"])) + 1))
    assert steps[0]["state"]["move"] is None
    assert steps[-1]["state"] == last


def test_one_address_cannot_fill_the_public_list_or_all_seats(new_server: Callable[..., Server]) -> None:
    server = new_server(rate=1.0)
    with Guest(server.url) as guest:
        for _ in range(5):
            table = guest.create(public=True)
        refused = guest.http.post("/api/tables", json={"public": True})
        assert (refused.status_code, refused.json()["wait"] > 30) == (429, True)
        guest.create()
        path = f"/api/tables/{table}/join"
        answers = [guest.http.post(path, json={"name": f"Ben {number}"}) for number in range(40)]
    assert answers[-1].status_code == 429
    assert answers[0].status_code == 409  # they sit there already
