"""A user's bot that raises, sleeps for ever, leaves or answers nonsense loses its games, and the arena goes on."""

import sys
from pathlib import Path

import pytest

from heckmeck.arena.arena import Arena
from heckmeck.arena.forfeits import give_the_rest_away
from heckmeck.arena.guest import Forfeit, Guest
from heckmeck.arena.match import FORFEIT, Chunk, Pairing, play_chunk
from heckmeck.arena.statistics import summarise
from heckmeck.arena.workers import local_crew
from heckmeck.errors import Malformed
from heckmeck.game import Game

BAD_BOTS = Path(__file__).parent / "bad_bots.py"


def in_one_process(arena: Arena) -> None:
    for _ in arena.play(lambda: local_crew(1), 1):
        pass


@pytest.mark.parametrize(
    ("name", "reason", "told", "timeout"),
    [
        ("Raises", "raised", "ZeroDivisionError: no idea", 0.5),
        ("Nonsense", "illegal", "None", 0.5),
        ("Leaves", "died", "3", 0.5),
        ("NeverMade", "raised", "KeyError", 0.5),
        ("Sleeps", "too-slow", "1.2", 0.1),  # all of it is waited out
    ],
)
def test_a_bad_bot_forfeits_and_the_arena_goes_on(name: str, reason: str, told: str, timeout: float) -> None:
    """It is named with its reason; after three forfeits all its games are lost, and nobody waits for it."""
    bad = f"{BAD_BOTS}:{name}"
    arena = Arena([bad, "simple"], games=40, timeout=timeout)
    in_one_process(arena)
    why, details = arena.complaints[bad]
    assert why == reason
    assert told in " ".join(details.values())
    ((pairing, results),) = arena.results.items()
    summary = summarise(pairing, results)
    assert (summary.games, summary.share, summary.of_b.worms) == (40, 0.0, None)
    assert (summary.of_a.forfeits, summary.of_b.forfeits) == (40, 0)


def test_a_bad_bot_in_several_seats_loses_and_the_others_play_on() -> None:
    arena = Arena(["worms", f"{BAD_BOTS}:Raises", "simple"], sizes=[3], games=9)
    in_one_process(arena)
    against, others, _ = (summarise(*item) for item in arena.results.items())
    assert (against.share, against.of_b.forfeits) == (1.0, 9)
    assert others.share > 0.5
    assert others.of_b.forfeits == 0


def test_forfeits_do_not_depend_on_the_chunks() -> None:
    """The third forfeit counts in the order of the games, whoever played them."""
    arena = Arena(["simple", f"{BAD_BOTS}:FailsLate"], games=8)
    in_one_process(arena)
    ((pairing, in_pieces),) = arena.results.items()
    whole = play_chunk(Chunk(pairing, 1, 0, 8, 5.0)).results
    assert (give_the_rest_away(pairing, whole, 0) == in_pieces).all()
    assert in_pieces[:, :, FORFEIT].sum() == 8


def test_what_a_bot_prints_or_spoils_does_no_harm() -> None:
    chunk = Chunk(Pairing(f"{BAD_BOTS}:Chatty", "simple", 2, "classic max_turns=30"), 1, 0, 4, 5.0)
    results, complaints = play_chunk(chunk)
    assert not complaints
    assert not results[:, :, FORFEIT].any()


def test_a_missing_bot_is_refused_at_once() -> None:
    for spec, reason in ((f"{BAD_BOTS}:Nobody", "bot-class"), ("nowhere.py:Bot", "bot-file")):
        with pytest.raises(Malformed) as refused:
            Arena([spec, "simple"])
        assert refused.value.reason == reason


def test_a_sleeping_bot_is_really_interrupted() -> None:
    """Its process is killed; a new one begins the next game."""
    game = Game("classic", ["A", "B"], moves=["dice 11345WWW"])
    with Guest(f"{BAD_BOTS}:Sleeps", 60) as guest:
        for limit in ("1.2", "0.1"):
            guest.timeout = 60  # it is made in time, whatever else the machine does
            guest.begin("classic", 2, {0: 0})
            guest.timeout = 0.1
            with pytest.raises(Forfeit) as forfeit:
                guest.decide(game)
            assert forfeit.value.details == {"seconds": limit}


@pytest.mark.skipif(sys.platform == "win32", reason="looks into /proc")
def test_no_process_is_left_behind() -> None:
    guest = Guest(f"{BAD_BOTS}:Sleeps", 5)
    guest.begin("classic", 2, {0: 0})
    process = guest._process
    assert process is not None
    assert process.stdin is not None
    process.stdin.write('{"moves": ["dice 11345WWW"], "seat": 0}\n')
    process.stdin.close()  # as when the arena dies, while the bot sleeps
    assert process.wait(timeout=10) == 0
    assert process.stdout is not None
    process.stdout.close()
