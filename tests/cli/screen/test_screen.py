"""The screen of a game: 24 lines of 80 columns are enough for seven players of the deluxe game."""

import pytest
from rich.text import Text

from heckmeck import Game
from heckmeck.bots.registry import make_bot
from heckmeck.cli.screen.choices import Choice, choices, question
from heckmeck.cli.screen.screen import choice_lines, one_line, paragraphs, screen, spread
from heckmeck.language import available, words_in
from heckmeck.rules.state import Phase

NAMES = ["Friedrich-Wilhelm von Humboldt", "陳小明陳小明陳小明", "Юля", "Anna Lena", "e", "Fay", "Gus"]
NOTES = ["takes 25, gets the golden die, the weasel goes back on 21"] * 7
LONG = "Friedrich-Wilhelm von Humboldt: nothing to set aside, failed · " * 3
RULES = "deluxe steal=optional lower_tile=any golden_die=standard max_turns=35"


@pytest.mark.parametrize("language", available())
def test_every_screen_of_a_game_fits(language):
    """With choices, a question and a message far too long for the room that is left."""
    words = words_in(language)
    game = Game(RULES, NAMES, headers={"seed": "33" * 32})
    bots = [make_bot("random", number) for number in range(3)] + [make_bot("simple")] * 4
    tallest = 0
    while not game.over:
        asked = f"Friedrich-W…: {question(game, words)}"
        lines = screen(game, words, 24, NOTES, LONG, choices(game, words), asked)
        tallest = max(tallest, len(lines))
        assert all(line.cell_len <= 80 for line in lines), [line.plain for line in lines]
        assert lines[-1].plain.startswith(asked)
        if game.phase is Phase.ROLLING:
            game.roll()
        else:
            game.play(bots[game.state.seat].decide(game))
    assert tallest == 24


def lines_of(*options: Choice) -> list[str]:
    return [line.plain.rstrip() for line in choice_lines(options)]


def test_few_choices_stand_below_each_other():
    assert lines_of(Choice("r", "", "Roll"), Choice("s", "stop", "Stop")) == ["[r] Roll", "[s] Stop"]


def test_a_long_choice_is_wrapped():
    first, second = lines_of(Choice("s", "stop", "word " * 20))
    assert first.startswith("[s] word")
    assert second.startswith("    word")


def test_many_choices_stand_in_two_columns():
    options = [Choice(key, key, key * 50) for key in "abcde"]
    lines = lines_of(*options)
    assert len(lines) == 3
    assert lines[0].startswith("[a] aaa")
    assert lines[0][40:].startswith("[d] ddd")
    assert all(len(line) < 80 for line in lines)


def test_gaps_are_left_where_there_is_room():
    sections = [[Text("a")], [Text("b"), Text("c")], [Text("d")]]
    assert [line.plain for line in spread(sections, 4)] == ["a", "b", "c", "d"]
    assert [line.plain for line in spread(sections, 5)] == ["a", "", "b", "c", "d"]
    assert [line.plain for line in spread(sections, 9)] == ["a", "", "b", "c", "", "d"]


def test_text_is_wrapped_or_cut():
    assert [line.plain for line in paragraphs(["a\n b", "c"])] == ["a b", "", "c"]
    assert one_line("x" * 100).plain == "x" * 79 + "…"
