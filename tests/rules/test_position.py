"""Positions laid by hand: every piece in its place, and every flaw by its number (docs/notation.md, P8)."""

import numpy as np
import pytest

from heckmeck.rules.edition import Edition
from heckmeck.rules.engine import legal_actions, new_game
from heckmeck.rules.flaws import FLAWS, SOUND
from heckmeck.rules.position import (
    clear_table,
    find_flaw,
    first_missing,
    lay_specialist,
    lay_tile,
)
from heckmeck.rules.state import (
    APPLE,
    CANNED_WORM,
    DECIDE,
    DOWN,
    GOLDEN_DIE,
    HEN,
    KEEP,
    OUT_OF_THE_GAME,
    OVER,
    RAVEN,
    ROLLING,
    SPECIALIST_TILES,
    START,
    UP,
    WEASEL,
    WITH_SEAT,
    WORM,
    copy_of,
)
from heckmeck.rules.turn import begin_turn, is_new_turn

PLAIN = {"kept": [0, 0, 0, 0, 0, 2], "dice_left": 6, "phase": DECIDE}
STANDARD = "deluxe golden_die=standard"


def table(rules, players=2):
    """Return a box and an empty table."""
    box = new_game(Edition.parse(rules), players, 0)
    s = copy_of(box)
    clear_table(s)
    return box, s


def lay(
    rules="deluxe",
    leave=(),
    also=(),
    down=(),
    stacks=((24,), (22,)),
    on=(),
    owners=(),
    bratworms=(0, 0),
    supply=7,
    **turn,
):
    """Lay a position; return the table and the first flaw. All tiles lie somewhere, but for those to `leave`."""
    edition = Edition.parse(rules)
    box, s = table(rules, len(stacks))
    away = [tile for stack in stacks for tile in stack] + [*down, *leave]
    tiles = [(tile, UP) for tile in edition.tiles if tile not in away] + [(tile, UP) for tile in also]
    tiles += [(tile, DOWN) for tile in down]
    tiles += [(tile, WITH_SEAT + seat) for seat, stack in enumerate(stacks) for tile in stack]
    flaws = [lay_tile(box, s, tile, place) for tile, place in tiles]
    flaws += [lay_specialist(box, s, specialist, tile) for specialist, tile in on]
    flaws += [lay_specialist(box, s, specialist, WITH_SEAT + seat) for specialist, seat in owners]
    s.bratworms[: len(bratworms)] = bratworms
    s.supply = supply if edition.is_deluxe else 0
    begin_turn(s)
    for field, value in turn.items():
        s[field] = value
    flaws.append(find_flaw(box, s))
    return s, next((flaw for flaw in flaws if flaw != SOUND), SOUND)


IN_THE_BRATWORM_TURN = {"kept": [2, 0, 0, 0, 0, 1], "dice_left": 5, "phase": DECIDE}
FLAWED = [
    ("position-no-such-tile", "M1", {"also": [12]}),
    ("position-no-such-tile", "M1", {"also": [10]}),
    ("position-no-such-tile", "M1", {"also": [37]}),
    ("position-no-such-tile", "M1", {"rules": "classic", "also": [20]}),
    ("position-tile-of-deluxe", "M4", {"rules": "classic", "also": [11]}),
    ("position-tile-of-deluxe", "M4", {"rules": "russian", "stacks": [[13], []]}),
    ("position-tile-in-the-box", "M7", {"rules": "classic highest_tile=33", "also": [34]}),
    ("position-tile-twice", "M1", {"also": [30]}),
    ("position-tile-twice", "M1", {"stacks": [[24, 22], [22]]}),
    ("position-tile-twice", "M1", {"stacks": [[24], [24]]}),
    ("position-tile-twice", "M4", {"also": [13]}),
    ("position-tile-missing", "M1", {"leave": [36]}),
    ("position-tile-missing", "M1", {"rules": "classic", "leave": [21, 30]}),
    ("position-tile-missing", "M4", {"leave": [11]}),
    ("position-specialist-in-classic", "M4", {"rules": "classic", "on": [(HEN, 21)]}),
    ("position-specialist-twice", "M4", {"on": [(HEN, 21), (HEN, 23)]}),
    ("position-specialist-twice", "M4", {"on": [(HEN, 21)], "owners": [(HEN, 0)]}),
    ("position-raven-owned", "K7", {"owners": [(RAVEN, 1)]}),
    ("position-owner-without-a-tile", "G4", {"stacks": [[24], []], "owners": [(APPLE, 1)]}),
    ("position-two-specialists", "G2", {"owners": [(APPLE, 0), (HEN, 0)]}),
    ("position-not-face-up", "G3", {"down": [36], "on": [(APPLE, 36)]}),
    ("position-not-face-up", "G3", {"on": [(APPLE, 24)]}),
    ("position-tile-occupied", "G3", {"on": [(APPLE, 30), (HEN, 30)]}),
    ("position-bratworms", "M4", {"supply": 6}),
    ("position-bratworms", "M4", {"bratworms": [1, 0]}),
    ("position-bratworms", "M4", {"rules": "classic", "bratworms": [1, 0]}),
    (
        "position-over",
        "E1",
        {"rules": "classic highest_tile=22", "stacks": [[21, 22], []]},
    ),
    ("position-golden-die-not-owned", "K4", {"kept": [1, 0, 0, 0, 0, 2], "dice_left": 6, "phase": DECIDE}),
    ("position-golden-die-not-owned", "K4", {**PLAIN, "golden_left": 1}),
    ("position-golden-die-not-owned", "K4", {"owners": [(GOLDEN_DIE, 1)], "dice_left": 9, "golden_left": 1}),
    ("position-number-of-dice", "T1", {"kept": [0, 0, 0, 0, 0, 2], "dice_left": 5, "phase": DECIDE}),
    ("position-number-of-dice", "T1", {"kept": [0, 5, 0, 0, 0, 5], "dice_left": 4, "phase": DECIDE}),
    ("position-number-of-dice", "T1", {**PLAIN, "owners": [(GOLDEN_DIE, 0)], "golden_left": 1}),
    (
        "golden-die-face",
        "M5",
        {
            "owners": [(GOLDEN_DIE, 0)],
            "kept": [0, 0, 0, 0, 0, 7],
            "roll": [1, 0, 0, 0, 0, 0],
            "golden": 2,
            "dice_left": 2,
            "golden_left": 1,
            "phase": KEEP,
        },
    ),
    (
        "position-golden-die-nowhere",
        "M5",
        {"owners": [(GOLDEN_DIE, 0)], "kept": [0, 0, 3, 0, 0, 0], "dice_left": 6, "phase": DECIDE},
    ),
    ("position-no-dice-left", "T5", {"kept": [0, 0, 4, 0, 0, 4], "dice_left": 0, "phase": DECIDE}),
    ("position-no-dice-left", "T5", {"kept": [0, 0, 4, 0, 0, 4], "dice_left": 0, "phase": ROLLING}),
    ("position-nothing-set-aside", "T4", {"phase": DECIDE}),
    ("position-weasel-not-owned", "K5", {**PLAIN, "weasel_used": 1}),
    ("position-weasel-not-owned", "K5", {**PLAIN, "owners": [(WEASEL, 1)], "weasel_used": 1}),
    ("position-dead-roll", "T3", {**PLAIN, "roll": [0, 0, 0, 0, 0, 6], "phase": KEEP}),
    (
        "position-dead-roll",
        "T3",
        {
            **PLAIN,
            "owners": [(WEASEL, 0)],
            "roll": [0, 0, 0, 0, 0, 6],
            "phase": KEEP,
            "weasel_used": 1,
        },
    ),
    ("position-bratworm-not-earned", "B1", IN_THE_BRATWORM_TURN),
    ("position-bratworm-not-earned", "B1", {**IN_THE_BRATWORM_TURN, "bratworms": [0, 7], "supply": 0}),
]


@pytest.mark.parametrize(("reason", "clause", "laid"), FLAWED)
def test_flaw_has_its_reason_and_clause(reason, clause, laid):
    _, flaw = lay(**laid)
    assert FLAWS[flaw][:2] == (reason, clause)


def test_every_flaw_has_an_example():
    assert {flaw[:2] for flaw in FLAWS[1:]} == {(reason, clause) for reason, clause, _ in FLAWED}


NINE = {"owners": [(GOLDEN_DIE, 0)]}
SOUND_ONES = [
    {},
    {"rules": "classic"},
    {"rules": "deluxe highest_tile=29", "stacks": [[29, 11], [13]], "down": [25]},
    {"on": [(CANNED_WORM, 11), (HEN, 21), (RAVEN, 23)], "owners": [(WEASEL, 0), (GOLDEN_DIE, 1)]},
    {"stacks": [[], [22]], "owners": [(HEN, 0)], "bratworms": [3, 4], "supply": 0},
    PLAIN,
    {**PLAIN, "phase": ROLLING},
    {**PLAIN, "roll": [1, 1, 1, 1, 1, 1], "phase": KEEP},
    {**PLAIN, "owners": [(WEASEL, 0)], "weasel_used": 1},
    {**PLAIN, "owners": [(WEASEL, 0)], "roll": [0, 0, 0, 0, 0, 6], "phase": KEEP},
    {**NINE, "dice_left": 9, "golden_left": 1, "phase": ROLLING},
    {**NINE, "phase": ROLLING},
    {**NINE, "kept": [0, 0, 3, 0, 0, 0], "dice_left": 6, "golden_left": 1, "phase": DECIDE},
    {**NINE, "kept": [0, 0, 3, 0, 0, 1], "dice_left": 5, "phase": DECIDE},
    {**NINE, "kept": [1, 0, 3, 0, 0, 0], "dice_left": 5, "golden_left": 1, "golden": WORM, "phase": KEEP}
    | {"roll": [0, 0, 0, 0, 0, 4]},
    {**NINE, "rules": STANDARD, "kept": [0, 0, 3, 0, 0, 0], "dice_left": 6, "phase": DECIDE},
    {**IN_THE_BRATWORM_TURN, "bratworms": [1, 0], "supply": 6},
    {**IN_THE_BRATWORM_TURN, "bratworms": [0, 7], "supply": 0, "owners": [(HEN, 1)]},
    {**IN_THE_BRATWORM_TURN, "rules": "classic"},
    {"rules": "classic highest_tile=22", "stacks": [[21, 22], []], "phase": OVER},
    {"phase": OVER},  # by max_turns (E4)
]


@pytest.mark.parametrize("laid", SOUND_ONES)
def test_position_is_sound(laid):
    s, flaw = lay(**laid)
    assert FLAWS[flaw].reason == ""
    assert (legal_actions(s) != 0) == (s.phase not in (ROLLING, OVER))


def test_what_is_not_laid_is_out_of_the_game_or_missing():
    box, s = table("deluxe")
    assert s.specialist.tolist() == [OUT_OF_THE_GAME] * 6
    assert not s.grill.any()
    assert s.supply == 0
    assert first_missing(box) == 11
    for tile in Edition.parse("deluxe").tiles:
        assert lay_tile(box, s, tile, UP) == SOUND
    assert first_missing(box) == 0


def test_tiles_are_stacked_in_the_order_they_are_laid():
    s, _ = lay(stacks=[[22, 25, 21], [30]])
    assert s.stack[0, :3].tolist() == [22, 25, 21]
    assert s.height[:2].tolist() == [3, 1]


def test_a_new_turn_is_one_in_which_nothing_has_happened():
    s, _ = lay()
    assert is_new_turn(s)
    owner, _ = lay(owners=[(GOLDEN_DIE, 0)])
    assert owner.phase == START
    assert is_new_turn(owner)
    owner.phase = ROLLING
    assert not is_new_turn(owner), "eight dice were chosen (K4)"
    weasel, _ = lay(owners=[(WEASEL, 0)], weasel_used=1)
    assert not is_new_turn(weasel)
    under_way, _ = lay(**PLAIN)
    assert not is_new_turn(under_way)
    assert not is_new_turn(lay(**PLAIN | {"phase": ROLLING})[0])


def test_laying_a_whole_game_gives_its_first_state():
    edition = Edition.parse("deluxe")
    start = new_game(edition, 2, 0)
    box, s = table("deluxe")
    for tile in np.flatnonzero(start.grill).tolist():
        lay_tile(box, s, tile, UP)
    for specialist, tile in enumerate(SPECIALIST_TILES):
        assert lay_specialist(box, s, specialist, tile) == SOUND
    s.supply = 7
    begin_turn(s)
    assert find_flaw(box, s) == SOUND
    assert s.tobytes() == start.tobytes()
