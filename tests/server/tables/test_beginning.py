"""Phrases by commit and reveal, and starts drawn from the seed (D2 to D4). On both stores."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from heckmeck.record.fair_dice import drawn_start, sealed
from heckmeck.record.verification import verify
from tests.server.clients import Guest
from tests.server.processes import Server
from tests.server.stores import wait_until

SALTS = [f"{number}" * 32 for number in range(7)]
QUICK = "classic highest_tile=21 max_turns=1"


def started_table(anna: Guest, ben: Guest, **options: Any) -> str:
    """A table whose two players have sealed `tea` and `cake`, just started."""
    table = f"/api/tables/{anna.create(rules=QUICK, **options)}"
    anna.patch(f"{table}/seat", sealed_phrase=sealed("tea", SALTS[0]))
    ben.post(f"{table}/join", name="Ben", sealed_phrase=sealed("cake", SALTS[1]))
    assert anna.post(f"{table}/start")["table"]["status"] == "starting"
    return table


def play(table: str, *guests: Guest) -> None:
    """Play any legal move until the game is over."""
    while (state := guests[0].get(table)["state"])["phase"] != "over":
        guest = guests[state["seat"]]
        guest.post(f"{table}/act", act=state["legal"][-1], ply=state["ply"])


def test_only_the_seals_of_phrases_are_known_until_all_are_revealed(anna: Guest, ben: Guest) -> None:
    """D3."""
    table = started_table(anna, ben)
    first = anna.post(f"{table}/reveal", phrase="tea", salt=SALTS[0])["table"]
    assert (first["status"], first["entropy"]) == ("starting", None)
    assert [seat["sealed_phrase"] for seat in first["seats"]] == [
        sealed("tea", SALTS[0]),
        sealed("cake", SALTS[1]),
    ]
    assert [(seat["phrase"], seat["salt"]) for seat in first["seats"]] == [(True, ""), (True, "")]
    begun = ben.post(f"{table}/reveal", phrase="cake", salt=SALTS[1])
    assert (begun["table"]["status"], begun["table"]["entropy"]) == ("playing", "tea|cake")
    assert [seat["salt"] for seat in begun["table"]["seats"]] == SALTS[:2]
    assert begun["state"]["ply"] == 1
    play(table, anna, ben)
    proved = verify(anna.http.get(f"{table}/record").content)
    assert (proved.committed, proved.phrases) == (True, None)


def test_nobody_joins_changes_or_acts_while_phrases_are_revealed(anna: Guest, ben: Guest) -> None:
    """D3: whoever chose a phrase now would know the others."""
    table = started_table(anna, ben, public=True)
    assert ben.patch(f"{table}/seat", 409, sealed_phrase="")["reason"] == "started-already"
    assert anna.post(f"{table}/bots", 409)["reason"] == "started-already"
    assert anna.post(f"{table}/start", 409)["reason"] == "started-already"
    assert anna.post(f"{table}/act", 409, act="keep 1", ply=0)["reason"] == "not-started"
    assert anna.http.get(f"{table}/record").status_code == 409
    listed = [found["id"] for found in anna.get("/api/tables")["tables"]]
    assert table.removeprefix("/api/tables/") not in listed
    name = anna.get(table)["table"]["name"]
    assert f"/api/tables/{ben.get(f'/api/codes/{name}')['id']}" == table  # the code leads its players back


@pytest.mark.parametrize(
    ("wish", "status", "reason"),
    [
        ({"phrase": "coffee", "salt": SALTS[0]}, 409, "other-phrase"),
        ({"phrase": "tea", "salt": SALTS[3]}, 409, "other-phrase"),
        ({"phrase": "tea ", "salt": SALTS[0]}, 409, "other-phrase"),
        ({"phrase": "a|b", "salt": SALTS[0]}, 400, "bad-phrase"),
        ({"phrase": "cake", "salt": SALTS[1], "seat": 1}, 403, "not-your-seat"),
        ({"phrase": "tea", "salt": "x"}, 400, "bad-request"),
    ],
)
def test_only_the_sealed_phrase_of_your_own_seat_is_accepted(
    anna: Guest, ben: Guest, wish: dict[str, Any], status: int, reason: str
) -> None:
    """D3."""
    table = started_table(anna, ben)
    assert anna.post(f"{table}/reveal", status, **wish)["reason"] == reason
    assert anna.post(f"{table}/reveal", phrase="tea", salt=SALTS[0])["table"]["status"] == "starting"


def test_a_stranger_can_reveal_nothing(server: Server, anna: Guest, ben: Guest) -> None:
    table = started_table(anna, ben)
    with Guest(server.url) as stranger:
        refused = stranger.post(f"{table}/reveal", 403, phrase="tea", salt=SALTS[0])
    assert refused["reason"] == "not-at-this-table"


def test_nothing_is_revealed_before_the_start_or_after_it(anna: Guest, ben: Guest) -> None:
    table = f"/api/tables/{anna.create(bots=[{}])}"
    anna.patch(f"{table}/seat", sealed_phrase=sealed("tea", SALTS[0]))
    assert anna.post(f"{table}/reveal", 409, phrase="tea", salt=SALTS[0])["reason"] == "not-revealing"
    anna.patch(f"{table}/seat", sealed_phrase="")
    assert anna.post(f"{table}/start")["table"]["status"] == "playing"  # nothing is sealed: it begins at once
    assert anna.post(f"{table}/reveal", 409, phrase="tea", salt=SALTS[0])["reason"] == "not-revealing"


def test_revealing_a_phrase_twice_changes_nothing_even_once_the_game_runs(anna: Guest, ben: Guest) -> None:
    """The first answer may have been lost."""
    table = started_table(anna, ben)
    said = [anna.post(f"{table}/reveal", phrase="tea", salt=SALTS[0]) for _ in range(2)]
    assert said[0]["table"]["version"] == said[1]["table"]["version"]
    ben.post(f"{table}/reveal", phrase="cake", salt=SALTS[1])
    assert anna.post(f"{table}/reveal", phrase="tea", salt=SALTS[0])["table"]["entropy"] == "tea|cake"


def test_everybody_reveals_at_the_same_moment(anna: Guest) -> None:
    """Pass-and-play: each seat of a device has a phrase of its own, and bots have none."""
    names = ["Ben", "Cleo", "Dan", "Eva"]
    table = f"/api/tables/{anna.create(companions=[{'name': name} for name in names], bots=[{}])}"
    for seat in range(5):
        anna.patch(f"{table}/seat", sealed_phrase=sealed(f"p{seat}", SALTS[seat]), seat=seat)
    anna.post(f"{table}/start")
    with ThreadPoolExecutor(5) as devices:
        wishes = [{"phrase": f"p{seat}", "salt": SALTS[seat], "seat": seat} for seat in range(5)]
        replies = list(devices.map(lambda wish: anna.http.post(f"{table}/reveal", json=wish), wishes))
    assert [reply.status_code for reply in replies] == [200] * 5
    assert anna.get(table)["table"]["entropy"] == "p0|p1|p2|p3|p4|"


@pytest.mark.parametrize("seal", ["tea", "A" * 64, "0" * 63 + "\n", "\n"])
def test_a_phrase_in_plain_text_is_refused_before_the_start(anna: Guest, seal: str) -> None:
    """D3: the server can neither use nor reveal what it does not know."""
    seat = f"/api/tables/{anna.create()}/seat"
    assert anna.patch(seat, 400, sealed_phrase=seal)["reason"] == "bad-seal"
    assert anna.patch(seat, 400, phrase="tea")["reason"] == "bad-request"
    assert anna.post("/api/tables", 400, host={"name": "Anna", "phrase": "tea"})["reason"] == "bad-request"


def test_nobody_waits_for_a_player_who_leaves_while_phrases_are_revealed(anna: Guest, ben: Guest) -> None:
    table = started_table(anna, ben)
    ben.post(f"{table}/leave")
    begun = anna.post(f"{table}/reveal", phrase="tea", salt=SALTS[0])["table"]
    assert (begun["status"], begun["entropy"]) == ("playing", "tea|")


def test_a_rematch_has_new_phrases(anna: Guest, ben: Guest) -> None:
    table = started_table(anna, ben)
    anna.post(f"{table}/reveal", phrase="tea", salt=SALTS[0])
    ben.post(f"{table}/reveal", phrase="cake", salt=SALTS[1])
    play(table, anna, ben)
    again = anna.post(f"{table}/rematch")["table"]
    assert [(seat["phrase"], seat["sealed_phrase"], seat["salt"]) for seat in again["seats"]] == [
        (False, "", "")
    ] * 2


def test_a_drawn_start_comes_from_seed_and_phrases(anna: Guest, ben: Guest) -> None:
    """D4."""
    table = started_table(anna, ben, starter="drawn")
    anna.post(f"{table}/reveal", phrase="tea", salt=SALTS[0])
    start = ben.post(f"{table}/reveal", phrase="cake", salt=SALTS[1])["state"]["seat"]
    play(table, anna, ben)
    record = anna.http.get(f"{table}/record").text
    assert "\ndrawn start\n" in record
    assert verify(record).drawn
    seed = bytes.fromhex(anna.get(table)["table"]["seed"])
    assert drawn_start(seed, "tea|cake", 2) == start


def test_a_phrase_not_revealed_in_time_counts_as_empty(new_server: Callable[..., Server]) -> None:
    """D3."""
    server = new_server(reveal=0.3)
    with Guest(server.url) as anna, Guest(server.url) as ben:
        table = started_table(anna, ben)
        ben.post(f"{table}/reveal", phrase="cake", salt=SALTS[1])
        wait_until(lambda: anna.get(table)["table"]["status"] == "playing", 20)
        view = anna.get(table)["table"]
        assert (view["entropy"], [seat["salt"] for seat in view["seats"]]) == ("|cake", ["", SALTS[1]])
        assert anna.post(f"{table}/reveal", 409, phrase="tea", salt=SALTS[0])["reason"] == "not-revealing"


@pytest.mark.parametrize("late", [True, False])
def test_a_server_killed_while_phrases_are_revealed_carries_on(
    new_server: Callable[..., Server], database: str, late: bool
) -> None:
    """D3: with the phrases that are still revealed, or without them when their time is over."""
    server = new_server(database=database, reveal=1.0 if late else 60.0)
    with Guest(server.url) as anna, Guest(server.url) as ben:
        table = started_table(anna, ben)
        anna.post(f"{table}/reveal", phrase="tea", salt=SALTS[0])
        server.kill()
        server.start()
        if not late:
            ben.post(f"{table}/reveal", phrase="cake", salt=SALTS[1])
        wait_until(lambda: anna.get(table)["table"]["status"] == "playing", 20)
        assert anna.get(table)["table"]["entropy"] == ("tea|" if late else "tea|cake")


def test_phrases_are_revealed_to_any_process(new_server: Callable[..., Server], database: str) -> None:
    """D3: the process that was not told of a reveal does not begin without it."""
    here, there = new_server(database=database, reveal=1.5), new_server(database=database, reveal=1.5)
    with Guest(here.url) as anna, Guest(there.url) as ben, Guest(there.url) as cleo:
        table = f"/api/tables/{anna.create(rules=QUICK)}"
        anna.patch(f"{table}/seat", sealed_phrase=sealed("tea", SALTS[0]))
        ben.post(f"{table}/join", name="Ben", sealed_phrase=sealed("cake", SALTS[1]))
        cleo.post(f"{table}/join", name="Cleo", sealed_phrase=sealed("jam", SALTS[2]))
        anna.post(f"{table}/start")
        ben.post(f"{table}/reveal", phrase="cake", salt=SALTS[1])
        wait_until(lambda: anna.get(table)["table"]["status"] == "playing", 20)
        assert [guest.get(table)["table"]["entropy"] for guest in (anna, ben)] == ["|cake|"] * 2
