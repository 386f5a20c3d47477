"""Seats: names that records can write, phrases that fair dice can use, each colour and name only once."""

from hypothesis import given
from hypothesis import strategies as st

from heckmeck.errors import Refused
from heckmeck.game import Game
from heckmeck.record.fair_dice import clean_phrase, entropy_of
from heckmeck.record.reader import read
from heckmeck.server.tables.requests import NewBot, Seating
from heckmeck.server.tables.seats import COLOURS, Seats, add_bot, clean_name, sit_down


@given(name=st.text(max_size=30), phrase=st.text(max_size=100))
def test_accepted_names_and_phrases_survive_a_record(name: str, phrase: str) -> None:
    """Whatever name and phrase the server accepts, it can read the record that it writes (N2, N9)."""
    try:
        name, phrase = clean_name(name), clean_phrase(phrase)
    except Refused:
        return
    assert 1 <= len(name) <= 24
    headers = {"commitment": "0" * 64, "entropy": entropy_of([phrase, "", "x"])}
    game = Game("classic", [name, "Zoë Zett", "Ben ben"], headers=headers)
    again = read(game.record())
    assert again.players == game.players
    assert again.headers["entropy"] == headers["entropy"]


@given(people=st.lists(st.booleans(), max_size=7))
def test_seats_have_different_names_and_colours(people: list[bool]) -> None:
    seats: Seats = ()
    for number, person in enumerate(people):
        if person:
            seats = sit_down(seats, 7, f"p{number}", Seating(f"Name {number}"))
        else:
            seats = add_bot(seats, 7, NewBot(), "simple", ["simple"])
    assert len({seat.name for seat in seats}) == len({seat.colour for seat in seats}) == len(people)
    assert {seat.colour for seat in seats} <= set(COLOURS)
