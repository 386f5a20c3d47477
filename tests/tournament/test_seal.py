"""R9: a seed that nobody could choose: sealed at creation, opened by the hall, and what would let somebody choose."""

import hashlib

import pytest

from heckmeck.errors import Illegal, Malformed, Refused
from heckmeck.language import words_in
from heckmeck.tournament.checking import check
from heckmeck.tournament.events import Close, Open
from heckmeck.tournament.exchange import read_event, read_events, write_events
from heckmeck.tournament.export import exported
from heckmeck.tournament.history import history
from heckmeck.tournament.seal import public
from heckmeck.tournament.tournament import Tournament
from tests.tournament.helpers import names, shown

SECRET = "07" * 32
COMMITMENT = hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()


def sealed(count: int = 8, **source: str) -> Tournament:
    tournament = Tournament([Open("Test", {}, **(source or {"secret": SECRET}))])
    tournament.register(names(count))
    return tournament


def reason(act: object, *arguments: object) -> str:
    with pytest.raises(Refused) as refusal:
        act(*arguments)  # type: ignore[operator]
    return refusal.value.reason


def test_the_seed_is_that_of_the_rule() -> None:
    """SHA-256 of `secret in hex + ":" + phrase`, UTF-8: a worked example."""
    tournament = sealed()
    assert tournament.state.seed is None
    tournament.draw("  Żółty wörm! ")
    by_hand = hashlib.sha256((SECRET + ":Żółty wörm!").encode()).digest()
    assert tournament.state.seed == by_hand
    assert by_hand.hex() == "cc73c451526fd2ff70d219b9cd10804be26b16147231ca24bff4660247c476d1"


def test_an_empty_phrase_is_a_phrase() -> None:
    tournament = sealed()
    tournament.draw()
    assert tournament.state.seed == hashlib.sha256(f"{SECRET}:".encode()).digest()


def test_nobody_sees_the_secret_before_registration_is_closed() -> None:
    tournament = sealed()
    words = words_in("en")
    before = [exported(tournament, form, words) for form in ("json", "events", "html", "csv")]
    before.append(str(list(history(tournament.events))))
    assert not [text for text in before if SECRET in text]
    assert shown(tournament)["seal"] == {"commitment": COMMITMENT, "secret": None, "phrase": None}
    assert shown(tournament)["seed"] is None
    assert COMMITMENT in exported(tournament, "html", words)
    tournament.draw("grill")
    assert shown(tournament)["seal"] == {"commitment": COMMITMENT, "secret": SECRET, "phrase": "grill"}
    assert SECRET in exported(tournament, "events", words)


def test_the_organisers_copy_draws_and_the_public_one_does_not() -> None:
    tournament = sealed()
    own = exported(tournament, "events", words_in("en"), private=True)
    copy = Tournament(read_events(own))
    copy.draw("grill")
    assert copy.state.stages
    public_copy = Tournament(read_events(exported(tournament, "events", words_in("en"))))
    assert public_copy.state.seal is not None
    assert public_copy.state.seal.commitment == COMMITMENT
    assert reason(public_copy.draw, "grill") == "tournament-secret-missing"
    assert check(copy.events) == []


def test_nobody_signs_up_or_shouts_again_once_the_seed_is_known() -> None:
    """Whoever could would choose the draws."""
    tournament = sealed()
    tournament.draw("grill")
    before = tournament.state.stages
    tournament.undo()
    assert reason(tournament.register, ["Late"]) == "tournament-registration-over"
    assert reason(tournament.add, Close("another")) == "tournament-closed-already"
    assert reason(tournament.undo) == "tournament-closed-for-good"
    assert shown(tournament)["undo"] is None
    tournament.draw("ignored")
    assert tournament.state.stages == before


def test_a_draw_that_is_refused_leaves_the_seed_sealed() -> None:
    tournament = sealed(1)
    assert reason(tournament.draw, "grill") == "tournament-size"
    assert tournament.state.seed is None
    assert len(tournament.events) == 2


def test_a_seed_given_by_hand_is_shown_as_given_and_never_sealed() -> None:
    tournament = Tournament.create("Test", bytes(32))
    tournament.register(names(3))
    assert "seal" not in shown(tournament)
    assert shown(tournament)["seed"] == "00" * 32
    assert reason(tournament.add, Close("grill")) == "tournament-closed-already"


def test_the_file_is_written_and_read_again() -> None:
    tournament = sealed()
    tournament.draw("grill")
    text = write_events(tournament.events)
    assert '{"event": "close", "phrase": "grill"}' in text
    assert Tournament(read_events(text)).state == tournament.state
    assert list(public(tournament.events)) == list(tournament.events)


@pytest.mark.parametrize(
    ("line", "reason_given"),
    [
        ('{"event": "open", "name": "x", "rules": {}}', "tournament-seal-either"),
        (
            f'{{"event": "open", "name": "x", "rules": {{}}, "secret": "{SECRET}", "commitment": "{SECRET}"}}',
            "tournament-seal-either",
        ),
        ('{"event": "open", "name": "x", "rules": {}, "secret": "12"}', "not-32-bytes"),
        ('{"event": "open", "name": "x", "rules": {"rounds": 99}, "secret": "12"}', "not-32-bytes"),
        ('{"event": "close"}', "tournament-field-missing"),
    ],
)
def test_what_a_line_cannot_say(line: str, reason_given: str) -> None:
    with pytest.raises(Malformed) as refusal:
        read_event(line)
    assert refusal.value.reason == reason_given


def test_a_phrase_that_no_record_could_hold_is_refused() -> None:
    """D2, as at a table."""
    assert reason(sealed().draw, "a|b") == "bad-phrase"


def test_open_stands_only_at_the_beginning() -> None:
    with pytest.raises(Illegal) as refusal:
        sealed().add(Open("again", {}, SECRET))
    assert refusal.value.reason == "tournament-create-first"
