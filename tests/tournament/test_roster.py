"""Participants and their names (docs/notation.md N2, docs/rules.md R8, R9)."""

import pytest

from heckmeck.errors import Illegal, Malformed
from heckmeck.tournament.checking import check
from heckmeck.tournament.events import Register
from heckmeck.tournament.roster import Roster, clean_name
from heckmeck.tournament.tournament import Tournament

from .helpers import started


def test_numbers_follow_the_order_of_registration() -> None:
    roster = Roster().registered(["Zoé", "Anna"]).registered([" Ben "])
    assert [(participant.number, participant.name) for participant in roster] == [
        (1, "Zoé"),
        (2, "Anna"),
        (3, "Ben"),
    ]
    assert roster.numbers() == (1, 2, 3)
    assert roster.name(2) == "Anna"


@pytest.mark.parametrize(
    "name", ["", "   ", "a,b", "a#b", 'a"b', "a|b", "a\tb", "a\nb", "a\u2028b", "\x7f", "\ud800"]
)
def test_names_that_the_record_format_forbids_are_refused(name: str) -> None:
    """N2."""
    with pytest.raises(Malformed) as refusal:
        clean_name(name)
    assert (refusal.value.reason, refusal.value.clause) == ("bad-name", "N2")


def test_a_header_of_the_record_format_is_no_name() -> None:
    """N1: nobody called "start" could play at a live table."""
    with pytest.raises(Malformed) as refusal:
        clean_name("start")
    assert (refusal.value.reason, refusal.value.clause) == ("name-is-a-header", "N1")


def test_a_name_that_is_there_is_refused_whatever_its_spelling_in_unicode() -> None:
    roster = Roster().registered(["Zo\u00e9"])
    with pytest.raises(Illegal) as refusal:
        roster.registered(["Zoe\u0301"])
    assert (refusal.value.reason, refusal.value.clause) == ("name-twice", "N2")
    with pytest.raises(Illegal):
        roster.registered(["Ben", "Ben"])
    assert len(roster.registered(["zo\u00e9"])) == 2


def test_3000_can_register_and_no_more() -> None:
    roster = Roster().registered(f"P{number}" for number in range(3000))
    with pytest.raises(Illegal) as refusal:
        roster.registered(["one more"])
    assert (refusal.value.reason, refusal.value.clause) == ("tournament-size", "R6")


def test_who_drops_out_keeps_the_number_and_may_come_back_before_the_next_draw() -> None:
    roster = Roster().registered(["Anna", "Ben", "Cleo"]).without(2, draws=3)
    assert roster.numbers() == (1, 3)
    assert roster.gone() == {2}
    assert roster.with_again(2, draws=3).numbers() == (1, 2, 3)
    with pytest.raises(Illegal) as refusal:
        roster.with_again(2, draws=6)
    assert refusal.value.reason == "tournament-drawn-since"
    with pytest.raises(Illegal) as refusal:
        roster.without(2, draws=3)
    assert refusal.value.reason == "tournament-gone-already"
    with pytest.raises(Illegal) as refusal:
        roster.with_again(1, draws=3)
    assert refusal.value.reason == "tournament-not-gone"


def test_a_name_can_be_put_right() -> None:
    roster = Roster().registered(["Anna", "Ben"])
    assert roster.renamed(2, "Benno").name(2) == "Benno"
    assert roster.renamed(2, "Ben").name(2) == "Ben"
    with pytest.raises(Illegal):
        roster.renamed(2, "Anna")


@pytest.mark.parametrize("number", [0, -1, 3])
def test_nobody_has_another_number(number: int) -> None:
    with pytest.raises(Illegal) as refusal:
        Roster().registered(["Anna", "Ben"]).name(number)
    assert refusal.value.reason == "tournament-nobody"


def test_all_names_that_are_taken_are_told_at_once() -> None:
    with pytest.raises(Illegal) as refusal:
        Roster().registered(["Anna", "Ben"]).registered(["Ben", "Cleo", "Cleo", "Anna", "Emil"])
    assert refusal.value.details == {"name": "Ben, Cleo, Anna"}


def test_names_that_sound_the_same_are_refused_and_old_files_with_them_open() -> None:
    """N2: Bob and bob are two names for a record, and one for a hall."""
    tournament = started(1)
    tournament.register(["Bob", "Eva"])
    for act in (lambda: tournament.register(["bob", "EVA", "Ida"]), lambda: tournament.rename(1, "bob")):
        with pytest.raises(Illegal) as refusal:
            act()
        assert refusal.value.reason == "tournament-names-alike"
    assert tournament.register(["Ida"])
    with pytest.raises(Illegal) as refusal:
        tournament.register(["bob", "EVA"])
    assert refusal.value.details == {"names": "Bob / bob; Eva / EVA"}
    tournament.rename(2, "BOB")
    old = Tournament([*tournament.events, Register(("bob",))])
    assert old.register(["Ada"])
    assert check(old.events)[0].reason == "tournament-names-alike"
