"""Names of tables: said aloud, typed as a code, unique while open, kept in a rematch."""

import asyncio
import re
from collections.abc import Callable
from itertools import combinations, islice

import httpx
import pytest

from heckmeck.server.tables import table_names
from heckmeck.server.tables.table_names import WORDS, name_of_code, new_names
from tests.server.clients import Guest, SocketBot
from tests.server.processes import Server


def is_one_letter_apart(one: str, other: str) -> bool:
    return len(one) == len(other) and sum(a != b for a, b in zip(one.lower(), other.lower(), strict=True)) < 2


def name_of(guest: Guest, table: str) -> str:
    return str(guest.get(f"/api/tables/{table}")["table"]["name"])


def test_names_are_a_word_and_a_number() -> None:
    assert len(set(WORDS)) == 64
    assert all(re.fullmatch("[A-Z][a-z]{2,6}", word) for word in WORDS)
    assert not [pair for pair in combinations(WORDS, 2) if is_one_letter_apart(*pair)]
    names = list(islice(new_names(), 200))
    assert all(re.fullmatch("[A-Z][a-z]{2,6} [1-9][0-9]", name) for name in names[: table_names.FIRST_TRIES])
    assert all(name_of_code(name) == name for name in names)


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("Glut 27", "Glut 27"),
        ("glut27", "Glut 27"),
        (" gL ut\t2 7 ", "Glut 27"),
        ("Glut 123", "Glut 123"),
        ("Glut", None),
        ("Kíwi-27", "Kiwi 27"),
        ("KIWÌ 27", "Kiwi 27"),
        ("Zwiebel 4312", "Zwiebel 4312"),
        ("27", None),
        ("Glut 07", None),
        ("Glut 27x", None),
        ("Glüt 27", "Glut 27"),
        ("Киви 27", None),
        ("Glut ٢٧", None),
        ("", None),
    ],
)
def test_case_accents_and_spaces_in_a_code_do_not_matter(code: str, name: str | None) -> None:
    assert name_of_code(code) == name


def test_a_code_finds_its_open_table(anna: Guest) -> None:
    table = anna.create(bots=[{}])
    name = name_of(anna, table)
    for code in (name, name.replace(" ", "").lower(), name.upper()):
        assert anna.get(f"/api/codes/{code}") == {"id": table}
    assert anna.get("/api/codes/nothing", 404)["reason"] == "no-such-code"


def test_a_code_leads_people_back_to_the_game_where_they_play(server: Server, anna: Guest) -> None:
    """Whoever else has the code comes too late to play, and may watch."""
    table = anna.create(bots=[{}])
    name = name_of(anna, table)
    anna.post(f"/api/tables/{table}/start")
    assert anna.get(f"/api/codes/{name}") == {"id": table}
    with Guest(server.url) as stranger:
        assert stranger.get(f"/api/codes/{name}") == {"id": table}, "whoever comes late may watch"
        assert stranger.get(f"/api/tables/{table}")["yours"] == []


def test_names_of_open_tables_differ(server: Server) -> None:
    with Guest(server.url) as guest:
        names = [name_of(guest, guest.create()) for _ in range(150)]
    assert len(set(names)) == 150


def test_guessing_codes_is_useless(new_server: Callable[..., Server]) -> None:
    server = new_server(rate=1.0)
    with Guest(server.url) as guest:
        answers = [guest.http.get(f"/api/codes/Glut{number}") for number in range(10, 25)]
        assert [answer.status_code for answer in answers[:10]] == [404] * 10
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) >= 4
        assert guest.http.get("/api/tables").status_code == 200


def test_strangers_with_many_addresses_guess_no_faster(new_server: Callable[..., Server]) -> None:
    """Wrong codes of all clients are counted together; a right one is no guess."""
    server = new_server(rate=1.0)
    with Guest(server.url) as guest:
        table = guest.create(public=True)
        code = name_of(guest, table)

        def ask(network: int, code: str) -> httpx.Response:
            headers = {"X-Forwarded-For": f"2001:db8:{network:x}::1"}
            return guest.http.get(f"/api/codes/{code}", headers=headers)

        for network in range(150):
            assert ask(network, code).status_code == 200
        answers = [ask(1000 + number, f"Glut{1000 + number}") for number in range(150)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert refused[-1].json()["wait"] >= 1


def test_private_tables_have_names_that_are_hard_to_guess(anna: Guest) -> None:
    assert re.fullmatch("[A-Z][a-z]{2,6} [1-9][0-9]{3}", name_of(anna, anna.create()))
    assert re.fullmatch("[A-Z][a-z]{2,6} [1-9][0-9]", name_of(anna, anna.create(public=True)))


def play_out(server: Server, guest: Guest, table: str) -> None:
    guest.post(f"/api/tables/{table}/start")
    asyncio.run(SocketBot(server.socket_url, table, guest.cookie).play())


def test_a_rematch_keeps_the_name(server: Server, anna: Guest) -> None:
    table = anna.create(bots=[{}])
    play_out(server, anna, table)
    rematch = anna.post(f"/api/tables/{table}/rematch")["table"]
    assert rematch["name"] == name_of(anna, table)
    assert anna.get(f"/api/codes/{rematch['name']}") == {"id": rematch["id"]}


def test_a_rematch_takes_another_name_where_an_open_table_has_it(
    new_server: Callable[..., Server],
) -> None:
    server = new_server()
    with Guest(server.url) as anna, Guest(server.url) as ben:
        first = anna.create(bots=[{}])
        play_out(server, anna, first)
        rename(server, ben.create(), name_of(anna, first))
        rematch = anna.post(f"/api/tables/{first}/rematch")["table"]
        assert rematch["name"] != name_of(anna, first)
        assert anna.get(f"/api/codes/{rematch['name']}") == {"id": rematch["id"]}


def rename(server: Server, table: str, name: str) -> None:
    import sqlite3
    from contextlib import closing

    with closing(sqlite3.connect(server.settings.database.partition("///")[2])) as connection:
        connection.execute("UPDATE tables SET name = ?, version = version + 1 WHERE id = ?", (name, table))
        connection.commit()
