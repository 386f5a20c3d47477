"""The table as people see it: `str(game)` and the lines of the screen."""

import pytest
from rich.cells import cell_len

from heckmeck import Game
from heckmeck.bots.registry import make_bot
from heckmeck.cli.screen.stop_forecast import table_with_forecast
from heckmeck.game.board import WIDTH, dice, grill, players, table_text
from heckmeck.language import available, choose_language, words_in
from heckmeck.rules.state import Phase
from tests.positions import position

WORDS = words_in("en")


def test_a_whole_table():
    game = position(
        "deluxe",
        3,
        down=[36, 35],
        stacks=[[24, 25], [], [11]],
        on={"hen": 21, "raven": 22, "apple": 29},
        owners={"weasel": 0, "canned_worm": 2},
        bratworms=[0, 2, 1],
        supply=4,
    )
    game.roll("1134WWWW")
    game.play("keep W")
    assert str(game).split("\n") == [
        "Heckmeck · turn 1 · Anna’s turn · deluxe                            Supply: ●●●●",
        "    ▐13▌▐21▌▐22▌▐23▌        ▐26▌▐27▌▐28▌▐29▌▐30▌▐31▌▐32▌▐33▌▐34▌▐░░▌▐░░▌",
        "    ▐~ ▌▐~ ▌▐~ ▌▐~ ▌        ▐~~▌▐~~▌▐~~▌▐~~▌▐~~▌▐~~▌▐~~▌▐~~▌▐~~▌▐░░▌▐░░▌",
        "    ▐  ▌▐  ▌▐  ▌▐  ▌        ▐  ▌▐  ▌▐  ▌▐~ ▌▐~ ▌▐~ ▌▐~ ▌▐~~▌▐~~▌▐░░▌▐░░▌",
        "         hen                             apple",
        "             raven",
        "",
        "▶ Anna 3 worms   ▐25▌~~   +1  weasel",
        "  Ben  2 worms   –                    ●●",
        "  Cleo 2 worms   ▐11▌~        canned  ●",
        "",
        "Set aside: 20          4 dice left",
        "┌───┐┌───┐┌───┐┌───┐   ┌───┐┌───┐┌───┐┌───┐",
        "│ W ││ W ││ W ││ W │   │   ││   ││   ││   │",
        "└───┘└───┘└───┘└───┘   └───┘└───┘└───┘└───┘",
    ]
    assert table_with_forecast(game, WORDS) == (
        f"{game}\nStop now and you fail: no tile for this total · Anna puts 25 back · 34 is turned over · "
        "The weasel goes back on 13"
    )


def test_the_end_has_no_dice():
    game = Game("classic max_turns=1", ["Anna", "Ben"], moves=["dice 11WWWWWW", "keep W", "stop"])
    lines = str(game).split("\n")
    assert lines[0] == "Heckmeck classic max_turns=1 · over after 1 turn"
    assert lines[-2:] == ["  Anna 3 worms   ▐30▌~~~", "  Ben  0 worms   –"]


def test_the_golden_die_has_an_edge_of_its_own():
    game = position("deluxe", owners={"golden_die": 0})
    game.play("roll golden")
    assert [line.plain for line in dice(game, WORDS)][1].endswith("┌───┐╔═══╗")
    game.roll("1234555W+W")
    assert [line.plain for line in dice(game, WORDS)][2].endswith("│ W │║ W ║")


def test_the_canned_worm_is_counted_beside_the_dice():
    """X16: 21 without a worm is 26 with the canned worm (K3)."""
    game = position("deluxe", owners={"canned_worm": 0})
    game.roll("33344555")
    game.play("keep 5")
    assert dice(game, WORDS)[0].plain.startswith("Set aside: 15, with the canned worm 20")
    assert "Stop now and you fail" in table_with_forecast(game, WORDS)


def test_six_neighbouring_specialists_do_not_touch():
    on = {"canned_worm": 21, "hen": 22, "raven": 23, "weasel": 24, "golden_die": 25, "apple": 26}
    for language in available():
        *_, first, second = (line.plain for line in grill(position("deluxe", on=on), words_in(language)))
        labels = [words_in(language).say("specialist-label", specialist=name) for name in on]
        for row, own in ((first, labels[::2]), (second, labels[1::2])):
            assert [row.index(label) for label in own] == sorted(row.index(label) for label in own)
            assert all(f" {label}" in row for label in own)


@pytest.mark.parametrize("language", available())
@pytest.mark.parametrize("rules", ["classic", "deluxe steal=optional lower_tile=any golden_die=standard"])
def test_eighty_columns_are_enough(language, rules):
    """In every state of whole games of seven with long names, notes included."""
    choose_language(language)
    words = words_in(language)
    names = ["Friedrich-Wilhelm von Humboldt", "陳小明陳小明陳小明", "Юля", "Anna Lena", "e", "Fay", "Gus"]
    game = Game(f"{rules} max_turns=20", names, headers={"seed": "11" * 32})
    bots = [make_bot("random", seed) for seed in range(4)] + [make_bot("simple")] * 3
    while not game.over:
        if game.phase is Phase.ROLLING:
            game.roll()
        else:
            game.play(bots[game.state.seat].decide(game))
        assert all(cell_len(line) <= WIDTH for line in table_text(game).split("\n"))
        told = table_with_forecast(game, words)
        assert told == told.rstrip()
        notes = ["takes 25, gets the golden die, the weasel goes back on 21"] * 7
        assert all(line.cell_len <= WIDTH for line in players(game, words, notes))
