"""Recomputing the dice of a record from its seed and entropy: docs/notation.md 3, clauses D1 to D6."""

import re

import pytest

from heckmeck import Game
from heckmeck.bots.registry import make_bot
from heckmeck.record.errors import RecordError
from heckmeck.record.fair_dice import commitment_to, drawn_start
from heckmeck.record.reader import read_record
from heckmeck.record.verification import Verification, verify
from heckmeck.rules.state import Phase

SEED = bytes(range(32))


def fair_game(rules: str = "deluxe faster=returned golden_die=standard", **more: str) -> Game:
    """A whole game of two bots with fair dice."""
    headers = {"seed": SEED.hex(), "commitment": commitment_to(SEED), **more}
    game = Game(rules, ["Anna", "Ben"], headers=headers)
    bot = make_bot("simple")
    while not game.over:
        if game.phase is Phase.ROLLING:
            game.roll()
        else:
            game.play(bot.decide(game))
    return game


GAME = fair_game(entropy="anna's phrase|ben's phrase")
RECORD = GAME.record()


CLAUSES = {"no-seed": "N3/D6", "other-commitment": "N3/D1", "other-start": "N3/D4", "other-dice": "N3/D5"}


def refusal(record: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        verify(record)
    assert caught.value.clause == CLAUSES[caught.value.reason]
    return caught.value


@pytest.mark.parametrize("rules", ["classic", "deluxe", "deluxe golden_die=standard faster=highest"])
def test_a_fair_game_is_proved(rules):
    game = fair_game(rules)
    assert verify(game.record()) == Verification(game.rolls, True)


def test_rolls_with_the_golden_die_are_proved():
    assert any("+" in move for move in GAME.moves)
    assert verify(RECORD.encode()) == Verification(GAME.rolls, True)


def test_a_record_without_commitment_is_proved_and_says_so():
    record = re.sub(r"commitment .*\n", "", RECORD)
    assert verify(record) == Verification(GAME.rolls, False)


def test_a_game_that_has_not_begun_has_no_roll_to_prove():
    game = Game(players=["Anna", "Ben"], headers={"seed": SEED.hex()})
    assert verify(game.record()) == Verification(0, False)


def test_a_record_without_seed_cannot_be_proved():
    error = refusal(re.sub(r"seed .*\n", "", RECORD))
    assert (error.reason, error.line) == ("no-seed", 0)


def test_one_changed_die_names_the_line_and_the_roll():
    """A die that is not kept can be changed, and the record still follows the rules."""
    moves, steps = GAME.moves, read_record(RECORD).lines
    ply = next(
        ply
        for ply in range(40, GAME.ply)
        if re.fullmatch(r"dice [1-5W]*3[1-5W]*", moves[ply]) and moves[ply + 1] == "keep W"
    )
    dice = moves[ply].removeprefix("dice ")
    changed = "".join(sorted(dice.replace("3", "2", 1)))
    lines = RECORD.split("\n")
    lines[steps[ply] - 1] = lines[steps[ply] - 1].replace(f" {dice}>W", f" {changed}>W", 1)
    error = refusal("\n".join(lines))
    number = sum(move.startswith("dice") for move in moves[:ply])
    assert (error.reason, error.line, error.token) == ("other-dice", steps[ply], changed)
    assert error.details == {"number": str(number), "due": dice}


def test_a_changed_phrase_is_found_in_the_first_roll():
    error = refusal(RECORD.replace("ben's phrase", "ben's phrases"))
    first_turn = RECORD.split("\n\n")[0].count("\n") + 3
    assert (error.reason, error.details["number"], error.line) == ("other-dice", "0", first_turn)


def test_a_changed_seed_is_found_by_the_commitment():
    assert refusal(RECORD.replace("seed 00", "seed 01")).reason == "other-commitment"


def test_a_changed_seed_is_found_by_the_dice():
    record = re.sub(r"commitment .*\n", "", RECORD)
    assert refusal(record.replace("seed 00", "seed 01")).reason == "other-dice"


def test_a_changed_commitment_is_refused():
    assert refusal(RECORD.replace("commitment 630", "commitment 631")).reason == "other-commitment"


def test_the_commitment_may_be_written_in_capitals():
    record = re.sub(r"commitment (.*)\n", lambda match: f"commitment {match[1].upper()}\n", RECORD)
    assert verify(record).committed


def test_a_record_that_breaks_the_rules_is_refused_as_such():
    with pytest.raises(RecordError) as caught:
        verify(RECORD + "Anna 11111111>2\n")
    assert caught.value.clause == "E1"


def drawn_game(start: int, players: int = 3) -> Game:
    headers = {"seed": SEED.hex(), "commitment": commitment_to(SEED), "entropy": "a||c", "drawn": "start"}
    game = Game("classic", ["Anna", "Ben", "Cleo", "Dan"][:players], start, headers=headers)
    game.roll()
    return game


def test_a_drawn_start_is_proved_and_any_other_seat_refused():
    """D4."""
    due = drawn_start(SEED, "a||c", 3)
    assert verify(drawn_game(due).record()) == Verification(1, True, None, True)
    for other in {0, 1, 2} - {due}:
        error = refusal(drawn_game(other).record())
        assert (error.reason, error.details) == ("other-start", {"name": ["Anna", "Ben", "Cleo"][due]})


def test_a_start_that_is_not_called_drawn_is_not_checked():
    """D4: whoever begins may be agreed upon, and older records know no drawn start."""
    other = (drawn_start(SEED, "a||c", 3) + 1) % 3
    record = drawn_game(other).record()
    assert not verify(record.replace("drawn start\n", "")).drawn
    assert not verify(record.replace("drawn start\n", "drawn lots\n")).drawn


def test_another_number_of_phrases_than_of_seats_is_remarked_and_the_dice_proved():
    """D2."""
    game = drawn_game(drawn_start(SEED, "a||c", 2), players=2)
    assert verify(game.record()) == Verification(1, True, 3, True)
    assert verify(fair_game(entropy="one phrase").record()).phrases == 1
    assert verify(fair_game().record()).phrases is None
