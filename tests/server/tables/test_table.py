"""A table in memory: it follows what is committed, and shows people only what they may see."""

import pytest
from msgspec.structs import replace

from heckmeck.server.errors import Damaged
from heckmeck.server.store.event_log import News
from heckmeck.server.store.rows import LoggedStep
from heckmeck.server.tables.consequences import consequences, new_game
from heckmeck.server.tables.table import Table
from tests.server.databases import BOTS, DICE, SEATS, open_row, playing_row

KEPT = LoggedStep(2, "keep W", "player", 2.0)


def test_news_from_the_log_is_followed_and_a_shorter_log_starts_again() -> None:
    table = Table(playing_row(), SEATS, [DICE, KEPT])
    roll = LoggedStep(3, "roll", "player", 3.0)
    table.catch_up(News(table.row, None, [roll], lost=False))
    assert table.steps == [DICE, KEPT, roll]
    table.catch_up(News(table.row, table.seats, [DICE], lost=True))
    assert (table.steps, table.beginnings) == ([DICE], 2)
    away = (replace(SEATS[0], away=True), SEATS[1])
    table.catch_up(News(replace(table.row, version=2), away, [], lost=False))
    assert (table.version, table.seats) == (2, away)


def test_a_step_that_does_not_follow_is_damage() -> None:
    for steps in ([KEPT], [DICE, replace(KEPT, move="keep 2")], [DICE, replace(KEPT, move="nonsense")]):
        with pytest.raises(Damaged) as damaged:
            Table(playing_row(), SEATS, steps)
        assert damaged.value.ply == len(steps) - 1


def test_the_record_has_the_seed_only_after_the_end() -> None:
    row = playing_row(seed=bytes(range(32)))
    assert row.seed.hex() not in Table(row, SEATS, [DICE]).record()
    assert row.seed.hex() in Table(replace(row, status="over"), SEATS, [DICE]).record()


def test_a_turn_began_with_the_step_that_ended_the_one_before() -> None:
    """A clock of one day is for one turn; it starts again with the next, whoever plays the step."""
    table = Table(playing_row(), BOTS, [DICE])
    assert table.turn_began == 1.0
    while table.game is not None and not table.game.state.turns:
        table.take_over(consequences(table, table.game.legal[-1:], "bot"))
    assert table.turn_began == table.steps[-1].at > 1.0
    assert Table(table.row, BOTS, table.steps).turn_began == table.turn_began


def test_whoever_watches_an_open_table_sees_neither_seed_nor_game() -> None:
    table = Table(open_row(), SEATS)
    assert (table.ply, table.game, table.view().seed) == (None, None, None)
    assert table.reply("ben").you == 1
    assert table.reply(None).yours == []
    assert new_game(replace(table.row, start=1), SEATS).seat == 1
