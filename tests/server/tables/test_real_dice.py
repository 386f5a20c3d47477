"""Tables with real dice (docs/notation.md, C1 to C4): who enters what, what is refused, taken back. On both stores."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from heckmeck.record.errors import RecordError
from heckmeck.record.reader import read
from heckmeck.record.verification import verify
from tests.server.clients import Guest, hear, hear_until, live
from tests.server.processes import Server

ROLL = "dice 11345WWW"


@pytest.fixture
def table(anna: Guest, ben: Guest) -> str:
    """Anna is the host and begins."""
    return begun(anna, ben)


def begun(anna: Guest, ben: Guest, **options: Any) -> str:
    table = anna.create(**{"rules": "classic", "dice": "real", **options})
    ben.post(f"/api/tables/{table}/join", name="Ben")
    anna.post(f"/api/tables/{table}/start")
    return table


def act(guest: Guest, table: str, ply: int, *acts: str, status: int = 200) -> Any:
    return guest.post(f"/api/tables/{table}/act", status, acts=list(acts), ply=ply)


def refused(guest: Guest, table: str, ply: int, *acts: str, status: int = 409) -> tuple[str, str]:
    answer = act(guest, table, ply, *acts, status=status)
    return answer["reason"], answer["clause"]


def test_nothing_falls_by_itself_and_nothing_is_called_fair(anna: Guest, table: str) -> None:
    """C1: neither commitment nor seed, before and after."""
    reply = anna.get(f"/api/tables/{table}")
    assert (reply["state"]["phase"], reply["state"]["ply"]) == ("rolling", 0)
    assert [reply["table"][key] for key in ("dice", "commitment", "entropy", "seed")] == [
        "real",
        "",
        None,
        None,
    ]
    assert refused(anna, table, 0, "throw") == ("nothing-to-throw", "T1")
    act(anna, table, 0, ROLL, "keep W", "stop")
    record = anna.http.get(f"/api/tables/{table}/record").text
    assert "\ndice real\n" in record
    assert not any(key in record for key in ("seed", "commitment", "entropy", "drawn"))
    with pytest.raises(RecordError) as error:
        verify(record)
    assert (error.value.reason, error.value.clause) == ("real-dice", "C1")


def test_at_a_table_with_fair_dice_nobody_enters_any(anna: Guest, ben: Guest) -> None:
    """D5: not even where dice are due in the middle of a press."""
    table = begun(anna, ben, dice="fair")
    state = anna.get(f"/api/tables/{table}")["state"]
    keep = state["legal"][0]
    left = 8 - (state["turn"]["roll"]).count(keep[-1])
    for entry in (f"dice {'W' * left}", f"filled {'W' * left}", "undo 0"):
        assert refused(anna, table, 1, keep, "roll", entry) == ("dice-are-not-entered", "D5")
    assert anna.get(f"/api/tables/{table}")["state"]["ply"] == 1


def test_whoever_rolls_enters_and_the_host_for_everybody(anna: Guest, ben: Guest, table: str) -> None:
    assert refused(ben, table, 0, ROLL) == ("not-your-dice", "C1")
    act(anna, table, 0, ROLL, "keep W", "stop")  # 15: fails, the turn is over
    act(anna, table, 3, ROLL)
    assert refused(anna, table, 4, "keep W") == ("not-your-turn", "M3")
    assert act(ben, table, 4, "keep W", "roll")["state"]["phase"] == "rolling"


@pytest.mark.parametrize(
    ("dice", "reason", "clause", "status"),
    [
        ("dice 1134WWW", "wrong-number-of-dice", "T1", 409),
        ("dice 11345WWW+1", "golden-die-not-owned", "K4", 409),
        ("dice WWW11345", "dice-not-sorted", "N1/N3", 400),
        ("dice ", "no-dice", "N1", 400),
        ("filled 7", "no-dice", "N1", 400),
        ("undo 0", "nothing-to-take-back", "C4", 409),
        ("undo x", "nothing-to-take-back", "C4", 409),
        ("undo 00", "nothing-to-take-back", "C4", 409),
    ],
)
def test_what_cannot_be_is_refused_with_its_clause(
    anna: Guest, table: str, dice: str, reason: str, clause: str, status: int
) -> None:
    assert refused(anna, table, 0, dice, status=status) == (reason, clause)


def test_only_what_was_set_aside(anna: Guest, table: str) -> None:
    """C2: the other dice are made up; nobody chooses among them, the record says so, and it is not judged."""
    assert refused(anna, table, 0, "filled 11111WWW") == ("dice-not-seen", "C2")
    act(anna, table, 0, "filled 11111WWW", "keep W", "roll")
    assert refused(anna, table, 3, "filled 1111W") == ("dice-not-seen", "C2")
    act(anna, table, 3, "filled WWWWW")  # nothing could be set aside: the turn is over (T3)
    act(anna, table, 4, ROLL)
    steps = anna.get(f"/api/tables/{table}/steps")["steps"]
    assert [step["by"] for step in steps] == [None, "filled", "player", "player", "filled", "dice"]
    record = anna.http.get(f"/api/tables/{table}/record").text
    assert "\nunseen 0,1\n" in record
    assert "11111WWW>W WWWWW  # nothing to set aside, fails, only what was set aside was entered" in record
    assert read(record).record() == record


def test_taking_back_is_a_step_and_the_record_has_nothing_of_it(anna: Guest, ben: Guest, table: str) -> None:
    """C4: several, up to the start; only one's own, except for the host."""
    act(anna, table, 0, ROLL, "keep W", "roll")
    assert refused(ben, table, 3, "undo 2") == ("not-your-entry", "C4")
    state = act(anna, table, 3, "undo 1")["state"]
    assert (state["ply"], state["phase"], state["move"]) == (4, "keep", "undo 1")
    assert refused(anna, table, 4, "undo 3") == ("nothing-to-take-back", "C4")  # it counts no longer
    act(anna, table, 4, "undo 0")
    act(anna, table, 5, "dice 1134WWWW", "keep W", "stop")  # 20: fails
    act(ben, table, 8, ROLL)
    act(ben, table, 9, "undo 8")
    assert refused(ben, table, 10, "undo 7") == ("not-your-entry", "C4")
    record = anna.http.get(f"/api/tables/{table}/record").text
    assert record.split("\n\n")[1].startswith("Anna 1134WWWW>W stop")
    assert "11345WWW" not in record


def test_the_end_can_be_taken_back(anna: Guest, ben: Guest) -> None:
    """C4: the last entry may have been wrong; the review of the wrong end is not told any more."""
    table = begun(anna, ben, rules="classic max_turns=1")
    act(anna, table, 0, ROLL, "keep W", "stop")
    assert anna.get(f"/api/tables/{table}")["table"]["status"] == "over"
    wrong = anna.get(f"/api/tables/{table}/review")
    state = act(anna, table, 3, "undo 0")["state"]
    assert (state["phase"], anna.get(f"/api/tables/{table}")["table"]["status"]) == ("rolling", "playing")
    act(anna, table, 4, "dice 11WWWWWW", "keep W", "stop")
    reply = anna.get(f"/api/tables/{table}")
    assert (reply["table"]["status"], reply["state"]["players"][0]["worms"]) == ("over", 3)
    assert anna.get(f"/api/tables/{table}/review") != wrong
    again = anna.post(f"/api/tables/{table}/rematch")["table"]
    assert again["dice"] == "real"
    assert refused(anna, table, 7, "undo 0") == ("over-already", "")


def test_a_bot_decides_about_dice_that_anybody_enters(anna: Guest, ben: Guest) -> None:
    table = begun(anna, ben, bots=[{"bot": "simple", "name": "Bot"}])
    act(anna, table, 0, ROLL, "keep W", "stop")

    async def watch(server_url: str) -> None:
        async with live(server_url, table, ben.cookie, ply=3) as socket:
            await asyncio.to_thread(act, ben, table, 3, "dice 1112WWWW")
            step = await hear_until(socket, "step")
            while step["by"] != "bot":
                step = await hear_until(socket, "step")
            assert step["state"]["move"].startswith("keep")

    assert refused(ben, table, 3, "filled 1111WWWW") == ("dice-not-seen", "C2")
    asyncio.run(watch(str(anna.http.base_url).replace("http", "ws", 1).rstrip("/")))


def test_a_clock_and_real_dice_do_not_go_together(anna: Guest) -> None:
    answer = anna.post("/api/tables", 400, host={"name": "A"}, dice="real", clock="30s")
    assert (answer["reason"], answer["clause"]) == ("real-dice-without-clock", "C1")


def test_two_at_a_time_and_twice_only_one_wins(anna: Guest, ben: Guest, table: str) -> None:
    """Host and player enter at once, and both take back at once: one of each is in the log, both see the same."""
    act(anna, table, 0, ROLL, "keep W", "stop")

    async def enter(*entries: tuple[Guest, int, str]) -> list[int]:
        """Say all of it at once; return how each was answered."""

        async def one(guest: Guest, ply: int, entry: str) -> int:
            body = {"act": entry, "ply": ply}
            answer = await asyncio.to_thread(guest.http.post, f"/api/tables/{table}/act", json=body)
            return answer.status_code

        return sorted(await asyncio.gather(*(one(*entry) for entry in entries)))

    assert asyncio.run(enter((anna, 3, ROLL), (ben, 3, "dice 1134WWWW"), (ben, 3, ROLL))) == [200, 409, 409]
    assert asyncio.run(enter((anna, 4, "undo 3"), (ben, 4, "undo 3"))) == [200, 409]
    assert asyncio.run(enter((ben, 5, ROLL), (anna, 5, "undo 2"))) == [200, 409]
    assert anna.get(f"/api/tables/{table}")["state"]["ply"] == 6


def test_another_process_goes_back_too(new_server: Callable[..., Server]) -> None:
    """The log alone says what counts: a second process, before and after, and one that begins later."""
    first, second = new_server(), new_server()
    with Guest(first.url) as anna, Guest(first.url) as ben:
        table = begun(anna, ben)
        act(anna, table, 0, ROLL, "keep W", "roll")
        with Guest(second.url) as there:
            there.http.cookies.update(anna.http.cookies)
            assert there.get(f"/api/tables/{table}")["state"]["ply"] == 3
            act(there, table, 3, "undo 0")
            assert refused(anna, table, 3, "undo 0") == ("stale-ply", "")
            state = act(anna, table, 4, "dice 1134WWWW")["state"]
            assert (state["ply"], state["turn"]["roll"]) == (5, "1134WWWW")
            assert there.get(f"/api/tables/{table}")["state"] == state
        third = new_server()
        with Guest(third.url) as later:
            assert later.get(f"/api/tables/{table}")["state"] == state


def test_pages_from_before_real_dice_are_told_to_load_again(server: Server, anna: Guest, table: str) -> None:
    """A page that plays moves itself would not know `undo`; clients that read states need not know it."""
    act(anna, table, 0, ROLL, "keep W")
    act(anna, table, 2, "undo 0")

    async def watch() -> None:
        async with live(server.socket_url, table, moves=True) as old:
            assert (await hear(old))["reason"] == "page-too-old"
        async with live(server.socket_url, table, ply=2) as states:
            await hear_until(states, "hello")
            step = await hear_until(states, "step")
            assert (step["ply"], step["state"]["ply"], step["state"]["phase"]) == (3, 3, "rolling")

    asyncio.run(watch())
