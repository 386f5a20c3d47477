"""Every number of the table of reasons is given somewhere, and its details are all that its words need."""

import numpy as np
import pytest

from heckmeck.cli.commands.locale.contents import variables
from heckmeck.game import Game, reasons
from heckmeck.game.moves import ACTION_OF, read_dice
from heckmeck.game.reasons import REASONS, why_no_decision, why_no_dice
from heckmeck.language import available
from heckmeck.rules.state import NONE
from tests.catalogues import MESSAGES
from tests.positions import play, position


def golden() -> Game:
    return position("deluxe", owners={"golden_die": 0}, on={}, stacks=[[25]])


def weasel() -> Game:
    return position("deluxe", owners={"weasel": 0}, on={}, stacks=[[25]])


def asked_for_a_giver() -> Game:
    game = position(
        "deluxe", players=5, supply=0, bratworms=[0, 3, 3, 1], on={}, owners={"hen": 1}, stacks=[[], [25]]
    )
    return play(game, "11223344; keep 1")


def asked_for_a_specialist() -> Game:
    game = position("deluxe", stacks=[[25]], on={"apple": 27}, owners={"weasel": 0})
    return play(game, "123WWWWW; keep W; roll; 234; keep 2; stop")


def asked_for_a_tile() -> Game:
    return play(position("russian", stacks=[[], [26]]), "123WWWWW; keep W; roll; 123; keep 1; stop")


def over() -> Game:
    return play(position(grill=[26]), "123WWWWW; keep W; roll; 123; keep 1; stop")


def late() -> Game:
    return Game("classic max_turns=1", ["Anna", "Ben"], moves=["dice 12333445", "keep 1", "stop"])


def rolled() -> Game:
    return play(position(), "11345WWW")


def aside() -> Game:
    return play(position(), "11345WWW; keep W")


EXAMPLES = {
    "NO_TILE_LEFT": (over, "roll"),
    "LAST_TURN_PLAYED": (late, "11345WWW"),
    "CHOOSE_A_TILE": (asked_for_a_tile, "stop"),
    "CHOOSE_A_SPECIALIST": (asked_for_a_specialist, "11345WWW"),
    "CHOOSE_A_PLAYER": (asked_for_a_giver, "keep 3"),
    "FIRST_DICE_MUST_FALL": (position, "stop"),
    "DICE_MUST_FALL": (lambda: play(aside(), "roll"), "stop"),
    "CHOOSE_DICE": (golden, "11345WWW"),
    "SET_ASIDE_FIRST": (rolled, "roll"),
    "ROLL_OR_STOP": (aside, "11345"),
    "STOP_BEFORE_ROLLING": (golden, "stop"),
    "STOP_BEFORE_SETTING_ASIDE": (rolled, "stop"),
    "GOLDEN_DIE_TOO_LATE": (lambda: play(golden(), "roll; 11345WWW"), "roll golden"),
    "GOLDEN_DIE_NOT_OWNED": (rolled, "roll golden"),
    "NOTHING_ROLLED": (aside, "keep 1"),
    "SET_ASIDE_BEFORE": (lambda: play(aside(), "roll; 134WW"), "keep W"),
    "FACE_NOT_ROLLED": (rolled, "keep 2"),
    "WEASEL_NOT_OWNED": (rolled, "weasel"),
    "WEASEL_USED": (lambda: play(weasel(), "11345WWW; weasel; 11345WWW"), "weasel"),
    "WEASEL_ONLY_AFTER_A_ROLL": (lambda: play(weasel(), "11345WWW; keep W"), "weasel"),
    "TILE_NOT_TO_CHOOSE": (asked_for_a_tile, "take 36"),
    "NO_TILE_TO_CHOOSE": (rolled, "take 36"),
    "SPECIALIST_NOT_TO_CHOOSE": (asked_for_a_specialist, "put back raven"),
    "NO_SPECIALIST_TO_CHOOSE": (rolled, "put back raven"),
    "NO_BRATWORM_TO_CHOOSE": (rolled, "from 1"),
    "BRATWORM_FROM_YOURSELF": (asked_for_a_giver, "from 0"),
    "BRATWORM_UNDER_THE_HEN": (asked_for_a_giver, "from 1"),
    "NO_BRATWORM_THERE": (asked_for_a_giver, "from 4"),
    "GOLDEN_DIE_NOT_ROLLED": (lambda: play(golden(), "roll"), "1345WWW+1"),
    "WRONG_NUMBER_OF_FIRST_DICE": (position, "1"),
    "WRONG_NUMBER_OF_DICE": (lambda: play(aside(), "roll"), "1"),
    "GOLDEN_DIE_MISSING": (lambda: play(golden(), "roll golden"), "11345WWW"),
    "GOLDEN_DIE_FACE": (lambda: play(golden(), "roll golden"), "11345WWW+4"),
}


def test_each_number_has_its_example():
    assert [getattr(reasons, name) for name in EXAMPLES] == list(range(len(REASONS)))


@pytest.mark.parametrize("name", EXAMPLES)
def test_each_reason_is_given(name):
    make, step = EXAMPLES[name]
    state = make().state
    if step in ACTION_OF:
        assert why_no_decision(state, ACTION_OF[step]) == getattr(reasons, name)
    else:
        assert why_no_dice(state, *read_dice(step)) == getattr(reasons, name)


@pytest.mark.parametrize("language", available())
def test_the_words_need_no_more_than_the_details(language):
    for name, _, details in REASONS:
        assert f"refused-{name}" in MESSAGES[language]
        assert variables(f"refused-{name}", MESSAGES[language]) <= set(details)


def test_more_dice_than_a_byte_counts_are_still_a_wrong_number():
    white = np.full(6, 100, np.int8)
    assert why_no_dice(position().state, white, NONE) == reasons.WRONG_NUMBER_OF_FIRST_DICE
