"""The encoding leaves nothing out: a position can be laid again from its row."""

import numpy as np
import pytest

from heckmeck.envs.encoding import (
    SEAT_SIZE,
    TABLE_SIZE,
    TILES,
    highest_values,
    layout,
    observation_size,
    place_of,
    write_mask,
    write_observation,
)
from heckmeck.game import Game
from heckmeck.rules.actions import ACTIONS, listed
from heckmeck.rules.engine import legal_actions
from heckmeck.rules.state import (
    DOWN,
    MOST_PLAYERS,
    NONE,
    OUT_OF_THE_GAME,
    SPECIALISTS,
    STATE,
    UP,
    WITH_SEAT,
    State,
    copy_of,
)
from tests.envs.histories import history_of
from tests.positions import position

SPECIALIST_FIELDS = ("canned_worm_on", "hen_on", "raven_on", "weasel_on", "golden_die_on", "apple_on")


def fields_of(row: np.ndarray, players: int) -> dict[tuple[int | None, str], list[int]]:
    return {(at.seat, at.field.name): row[at.start : at.stop].tolist() for at in layout(players)}


def laid_again(row: np.ndarray, opening: State) -> State:
    """Lay the position of a row on the table of an opening, which gives the options and what is in the box."""
    s = copy_of(opening)
    players = int(s.players)
    seen = fields_of(row, players)
    me = seen[None, "my_seat"].index(1)
    s.phase = seen[None, "phase"].index(1)
    s.grill[:] = 0
    for place, tile in enumerate(TILES):
        s.grill[tile] = UP if seen[None, "face_up"][place] else DOWN if seen[None, "face_down"][place] else 0
    s.supply = seen[None, "supply"][0]
    s.roll[:], s.kept[:] = seen[None, "roll"], seen[None, "kept"]
    s.golden = seen[None, "golden"].index(1) if any(seen[None, "golden"]) else NONE
    for name in ("dice_left", "golden_left", "weasel_used"):
        s[name] = seen[None, name][0]
    if s.specialist[0] != NONE:
        s.specialist[:] = [
            TILES[seen[None, name].index(1)] if any(seen[None, name]) else OUT_OF_THE_GAME
            for name in SPECIALIST_FIELDS
        ]
    for after in range(players):
        lay_seat(s, (me + after) % players, {name: seen[after, name] for name in SEAT_NAMES})
    return s


SEAT_NAMES = ("turn", "top", "below", "specialists", "bratworms")


def lay_seat(s: State, seat: int, seen: dict[str, list[int]]) -> None:
    if seen["turn"][0]:
        s.seat = seat
    depths = {seen["below"][place]: tile for place, tile in enumerate(TILES) if seen["below"][place]}
    if any(seen["top"]):
        depths[0] = TILES[seen["top"].index(1)]
    stack = [depths[depth] for depth in sorted(depths, reverse=True)]
    s.stack[seat, :] = 0
    s.stack[seat, : len(stack)] = stack
    s.height[seat] = len(stack)
    s.bratworms[seat] = seen["bratworms"][0]
    for specialist in range(SPECIALISTS):
        if seen["specialists"][specialist]:
            s.specialist[specialist] = WITH_SEAT + seat


def test_a_position_can_be_laid_again_from_what_any_seat_sees():
    """Of finished turns, only how many are left is told; of two specialists, not which one came second."""
    for seed in range(120):
        history = history_of(seed, bots=False)
        opening = Game(history.rules, [f"p{seat}" for seat in range(history.players)]).state
        row = np.zeros(observation_size(history.players), np.int8)
        highest = highest_values(history.players)
        for decision in history.decisions:
            state = np.frombuffer(bytearray(decision.state), STATE).view(np.recarray)[0]
            seat = (decision.seat + len(decision.legal)) % history.players
            write_observation(state, seat, row)
            assert (row >= 0).all()
            assert (row <= highest).all()
            again = laid_again(row, opening)
            again.turns, again.received = state.turns, state.received
            assert again.tobytes() == state.tobytes()


def test_the_options_are_told():
    rules = "deluxe golden_die=standard worms_on_low_tiles=3 steal=optional lower_tile=any max_turns=500"
    for faster in ("off", "returned", "highest"):
        game = Game(f"{rules} faster={faster}", ["a", "b"])
        seen = seen_by(game, 0)
        options = ("golden_die_standard", "worms_on_low_tiles", "steal_optional", "lower_tile_any")
        assert [seen[None, name] for name in options] == [[1], [3], [1], [1]]
        assert seen[None, "faster_returned"] == [faster == "returned"]
        assert seen[None, "faster_highest"] == [faster == "highest"]
        assert seen[None, "turns_left"] == [120]
    assert seen_by(Game("classic max_turns=9", ["a", "b"]), 0)[None, "turns_left"] == [9]
    assert seen_by(Game("classic", ["a", "b"]), 0)[None, "turns_left"] == [0]


def seen_by(game: Game, seat: int) -> dict[tuple[int | None, str], list[int]]:
    row = np.zeros(observation_size(len(game.players)), np.int8)
    write_observation(game.state, seat, row)
    return fields_of(row, len(game.players))


def test_the_observing_seat_comes_first_and_the_others_follow_clockwise():
    game = position(players=3, stacks=[[21], [22, 30], [36]])
    for seat, tops in ((0, [21, 30, 36]), (1, [30, 36, 21]), (2, [36, 21, 30])):
        seen = seen_by(game, seat)
        assert [TILES[seen[after, "top"].index(1)] for after in range(3)] == tops
        assert [seen[after, "worms"][0] for after in range(3)] == [{21: 1, 30: 4, 36: 4}[top] for top in tops]
        assert [seen[after, "turn"][0] for after in range(3)] == [
            (seat + after) % 3 == 0 for after in range(3)
        ]


def test_what_a_stop_takes_is_shown_where_stopping_is_legal():
    """Next lower (S4), from another player (S3), nothing without a worm (S1)."""
    game = position(grill=[21, 22, 30], stacks=[[], [26]])
    game.play("dice 1135WWWW")
    assert seen_by(game, 0)[None, "stop_takes"] == [0] * 18
    game.play("keep W")
    assert seen_by(game, 0)[None, "total"] == [20]
    assert seen_by(game, 0)[None, "stop_takes"] == [0] * 18
    for move in ("roll", "dice 1355", "keep 1", "roll", "dice 555", "keep 5"):
        game.play(move)
    assert game.over or game.seat == 1  # 36 with no dice left: 30 was taken
    game = position(grill=[21, 22, 30], stacks=[[], [26]])
    for move in ("dice 1135WWWW", "keep W", "roll", "dice 1233", "keep 3"):
        game.play(move)
    assert [TILES[place] for place in np.flatnonzero(seen_by(game, 0)[None, "stop_takes"])] == [26]


@pytest.mark.parametrize("players", range(2, MOST_PLAYERS + 1))
def test_fields_follow_each_other_without_a_gap(players):
    places = layout(players)
    assert [at.start for at in places[1:]] == [at.stop for at in places[:-1]]
    assert places[-1].stop == observation_size(players) == TABLE_SIZE + players * SEAT_SIZE
    assert len(highest_values(players)) == observation_size(players)


def test_tiles_have_their_places():
    assert [place_of(tile) for tile in TILES] == list(range(18))


def test_a_mask_is_the_set_of_legal_actions():
    mask = np.full(ACTIONS, 9, np.int8)
    game = Game("classic", ["a", "b"])
    game.roll("11345WWW")
    write_mask(legal_actions(game.state), mask)
    assert mask.nonzero()[0].tolist() == listed(legal_actions(game.state))
    assert set(mask.tolist()) == {0, 1}


def test_a_row_may_be_of_any_number_type():
    game = Game("deluxe", ["a", "b", "c"])
    game.roll("11345WWW")
    rows = [np.zeros(observation_size(3), kind) for kind in (np.int8, np.float32, np.int64)]
    for row in rows:
        write_observation(game.state, 1, row)
    assert rows[0].tolist() == rows[1].tolist() == rows[2].tolist()
