"""Who sits where: the spelling of --seats and --bots."""

import pytest

from heckmeck.cli.seats import Seat, named, read_seats
from heckmeck.errors import Malformed


@pytest.mark.parametrize(
    ("text", "seats"),
    [
        ("me,simple", [("", "me"), ("", "simple")]),
        ("Anna=me, Ben=simple", [("Anna", "me"), ("Ben", "simple")]),
        ("Anna Lena=me,random:seed=3", [("Anna Lena", "me"), ("", "random:seed=3")]),
        (
            "worms:steal=2,loss=1.5,Cleo=simple,me",
            [("", "worms:steal=2,loss=1.5"), ("Cleo", "simple"), ("", "me")],
        ),
        ("Dora=worms:steal=2,loss=1.5", [("Dora", "worms:steal=2,loss=1.5")]),
        ("Eve=bots/my.py:MyBot:a=1,b=2,me", [("Eve", "bots/my.py:MyBot:a=1,b=2"), ("", "me")]),
    ],
)
def test_reading(text, seats):
    assert read_seats(text) == [Seat(*seat) for seat in seats]


@pytest.mark.parametrize("text", ["", "me,,simple", "Anna=,me", "bots/a#b.py:Bot,me"])
def test_no_seat(text):
    with pytest.raises(Malformed) as caught:
        read_seats(text)
    assert caught.value.reason == "bad-seat"


def names(text: str) -> list[str]:
    return [seat.name for seat in named(read_seats(text))]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("me,simple,random", ["Player", "Simple", "Random"]),
        ("me,me,simple,simple", ["Player1", "Player2", "Simple1", "Simple2"]),
        ("Simple=me,simple", ["Simple", "Simple1"]),
        ("Player1=simple,me,me", ["Player1", "Player2", "Player3"]),
        ("some/folder/my_bot.py:MyBot,me", ["My_bot", "Player"]),
    ],
)
def test_names_are_given_where_none_is(text, expected):
    assert names(text) == expected
