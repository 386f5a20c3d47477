"""Keys and labels of every decision, and the clauses behind it."""

import pytest

from heckmeck import Game
from heckmeck.bots.registry import make_bot
from heckmeck.cli.screen.choices import Choice, choices, clauses_that_matter, find_choice, question
from heckmeck.cli.screen.rulebook import clauses
from heckmeck.language import words_in
from heckmeck.rules.state import Phase
from tests.positions import position

WORDS = words_in("en")


def shown(game: Game) -> list[tuple[str, str]]:
    return [(option.key, option.label) for option in choices(game, WORDS)]


def test_keeping():
    game = position("deluxe", 3, stacks=[[], [26]], owners={"weasel": 0})
    game.roll("1144WWWW")
    assert shown(game) == [
        ("1", "11    =  2  ●"),
        ("4", "44    =  8"),
        ("w", "WWWW  = 20"),
        ("x", "Use the weasel: re-roll"),
    ]
    assert clauses_that_matter(game) == ["T2", "T3", "K5", "B1"]


def test_a_face_that_makes_a_tile_says_so():
    game = position("russian", stacks=[[], [30]])
    game.roll("12WWWWWW")
    assert ("w", "WWWWWW = 30  29 / 30") in shown(game)


def test_deciding():
    game = position(stacks=[[], [25]])
    game.roll("112WWWWW")
    game.play("keep W")
    assert shown(game) == [("r", "Roll once more: 3 dice"), ("s", "Stop now and steal 25 from Ben")]
    assert clauses_that_matter(game) == ["T4", "T5", "S3"]


def test_the_first_roll():
    assert shown(position()) == [("r", "Roll the dice")]
    assert question(position(), WORDS) == "your turn!"


def test_eight_or_nine():
    game = position("deluxe", owners={"golden_die": 0})
    assert shown(game) == [("8", "Eight dice"), ("9", "Nine dice, with the golden die")]
    assert clauses_that_matter(game) == ["K4"]


def test_a_dead_roll_with_the_weasel():
    game = position("deluxe", owners={"weasel": 0})
    for move in ("dice 1WWWWWWW", "keep W", "roll", "dice W"):
        game.play(move)
    assert shown(game) == [("s", "Stop now and you fail"), ("x", "Use the weasel: re-roll")]
    assert question(game, WORDS) == "Nothing to set aside. Use the weasel?"


def test_which_tile():
    game = position("russian", stacks=[[], [26]])
    for move in ("dice 1WWWWW22", "keep W", "roll", "dice 122", "keep 1", "stop"):
        game.play(move if not move.startswith("dice 1W") else "dice 122WWWWW")
    assert shown(game) == [("a", "takes 25"), ("b", "steals 26 from Ben")]
    assert clauses_that_matter(game) == ["S7"]


def test_which_specialist():
    game = position("deluxe", owners={"apple": 0}, on={"weasel": 25}, stacks=[[22]])
    for move in ("dice 112WWWWW", "keep W", "stop"):
        game.play(move)
    assert shown(game) == [("a", "the weasel"), ("b", "the apple")]
    assert clauses_that_matter(game) == ["G2", "G3"]


def test_from_whom():
    game = position("deluxe", 3, bratworms=[0, 4, 3], supply=0, owners={})
    for move in ("dice 11WWWWWW", "keep 1"):
        game.play(move)
    assert shown(game) == [("a", "Ben ●●●●"), ("b", "Cleo ●●●")]
    assert clauses_that_matter(game) == ["B2"]


@pytest.mark.parametrize("rules", ["classic", "deluxe steal=optional lower_tile=any golden_die=standard"])
def test_every_decision_of_a_game_has_a_key_of_its_own(rules):
    """In whole games: unique keys, none of those that always work, every clause is in the rules."""
    game = Game(f"{rules} max_turns=120", ["Anna", "Ben", "Cleo", "Dora"], headers={"seed": "44" * 32})
    bots = [make_bot("random", 1), make_bot("simple"), make_bot("simple"), make_bot("random", 2)]
    asked = set()
    while not game.over:
        options = choices(game, WORDS)
        keys = [option.key for option in options]
        asked.add(game.phase)
        assert len(set(keys)) == len(keys)
        assert not {"?", "u", "q"} & set(keys)
        assert all(option.label for option in options)
        assert set(clauses_that_matter(game)) <= clauses("en").keys()
        if game.phase is Phase.ROLLING:
            game.roll()
            continue
        assert [option.move for option in options] == game.legal
        game.play(bots[game.state.seat].decide(game))
    assert len(asked) >= (6 if "deluxe" in rules else 3)


OPTIONS = [Choice("w", "keep W", "W"), Choice("5", "keep 5", "5"), Choice("s", "stop", "Stop")]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("w", "keep W"),
        ("W", "keep W"),
        ("keep W", "keep W"),
        ("Keep w", "keep W"),
        ("stop", "stop"),
        ("5", "keep 5"),
    ],
)
def test_what_people_may_type(text, move):
    assert find_choice(text, OPTIONS) == next(option for option in OPTIONS if option.move == move)


@pytest.mark.parametrize("text", ["", "x", "keep", "kk"])
def test_what_means_nothing(text):
    assert find_choice(text, OPTIONS) is None


def test_enter_takes_the_only_choice():
    only = Choice("r", "", "Roll the dice")
    assert find_choice("", [only]) == only
