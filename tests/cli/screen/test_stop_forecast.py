"""What stopping now would bring, in words: clauses S, F, K6, G2."""

import pytest

from heckmeck.cli.screen.stop_forecast import brings, forecast
from heckmeck.language import choose_language, words_in
from tests.positions import position

WORDS = words_in("en")


def stopped(roll: str, face: str, **table) -> str:
    game = position(**table)
    game.roll(roll)
    game.play(f"keep {face}")
    before = game.state.tobytes()
    text = forecast(game, WORDS)
    assert game.state.tobytes() == before
    return text


@pytest.mark.parametrize(
    ("table", "text"),
    [
        ({}, "Stop now and take 25"),
        ({"grill": [21, 24, 30]}, "Stop now and take 24, the next lower tile"),
        ({"stacks": [[], [25]]}, "Stop now and steal 25 from Ben"),
        ({"rules": "russian", "stacks": [[], [25]]}, "Stop now and choose 24 / 25"),
        ({"grill": [26]}, "Stop now and you fail: no tile for this total"),
        (
            {"grill": [26], "stacks": [[22]]},
            "Stop now and you fail: no tile for this total · Anna puts 22 back · 26 is turned over",
        ),
        ({"grill": [25]}, "Stop now and take 25 · The game is over"),
        ({"rules": "deluxe"}, "Stop now and take 25 · Anna gets the weasel"),
        (
            {"rules": "deluxe", "owners": {"hen": 1}, "stacks": [[], [25]]},
            "Stop now and take the hen from Ben · Anna gets the hen",
        ),
        (
            {"rules": "deluxe", "owners": {"apple": 0}, "on": {"weasel": 25}, "stacks": [[22]]},
            "Stop now and take 25 · Anna gets the weasel · Which Specialist goes back?",
        ),
        (
            {"rules": "deluxe", "players": 3, "on": {"raven": 25}, "bratworms": [0, 4, 3], "supply": 0},
            "Stop now and take 25 · Who gives the Bratworm?",
        ),
    ],
)
def test_with_twenty_five(table, text):
    assert stopped("112WWWWW", "W", **table) == text


def test_without_a_worm():
    assert stopped("11255555", "5") == "Stop now and you fail: no worm"


def test_a_dead_roll_with_the_weasel():
    """K5: declining fails, and T3 has already happened."""
    game = position("deluxe", owners={"weasel": 0}, stacks=[[22]])
    game.roll("112WWWWW")
    game.play("keep W")
    game.play("roll")
    game.roll("WWW")
    assert forecast(game, WORDS).startswith(
        "Stop now and you fail · Anna puts 22 back · 36 is turned over · The weasel"
    )


def test_nothing_where_nobody_may_stop():
    assert forecast(position(), WORDS) == ""


def test_german():
    choose_language("de")
    game = position("deluxe")
    game.roll("112WWWWW")
    game.play("keep W")
    assert forecast(game, words_in("de")) == "Aufhören: du nimmst die 25 · Anna bekommt das Wiesel"


def test_what_a_face_would_bring():
    game = position("deluxe", 3, stacks=[[], [26]], supply=0, bratworms=[0, 0, 7])
    game.roll("11WWWWWW")
    assert brings(game, "keep W", WORDS) == "takes 30"
    assert brings(game, "keep 1", WORDS) == "● "


def test_what_the_last_dice_would_bring():
    """T5: with no dice left the turn stops by itself."""
    game = position("russian", stacks=[[], [26]])
    game.roll("111WWWWW")
    game.play("keep W")
    game.play("roll")
    game.roll("111")
    assert brings(game, "keep 1", WORDS) == "takes 28"
