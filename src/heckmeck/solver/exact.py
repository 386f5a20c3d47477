"""Perfect play of reduced games: two players, classic, only the tiles 21 … 20 + n, solved by value iteration.

A position is known by its code: the face-up tiles and both stacks as the player to move sees them. Positions
repeat (tiles are stolen back, the highest tile returns to the grill), so values are iterated. What is face-down
stays so, which makes blocks of positions that are solved one after another, the nearest to the end first.

The published values let a player without dice left fail on purpose rather than take a tile that hurts them. By T5
and S4 they stop and take it: that is the game with `forced`, the one that the engine plays.
"""

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from heckmeck.rules.compiled import compiled
from heckmeck.rules.edition import Edition
from heckmeck.rules.ending import places
from heckmeck.rules.engine import new_game
from heckmeck.rules.state import LOWEST_PORTION, OVER, UP, State, empty_states
from heckmeck.solver.endings import ENDINGS, FAILURE, TOTALS, Floats
from heckmeck.solver.outcomes import Outcomes, find_outcomes, new_outcomes
from heckmeck.solver.solve import new_values, solve
from heckmeck.solver.turn_tree import TurnTree, eight_dice

MOST_TILES = 8
DIGIT = 4  # bits of a tile in a code
BETWEEN = 15  # separates the two stacks
NEVER = -4  # no such claim
RESULTS = -3  # follower numbers RESULTS … RESULTS + 2: the mover has lost, shared, won

Codes = NDArray[np.int64]
Followers = NDArray[np.int32]  # [position, claim]: claim 0 is the failure, then the tiles


@compiled
def code_of(s: State, tiles: int) -> int:
    """Return the code of a position at the beginning of a turn."""
    code = np.int64(0)
    for offset in range(2):
        seat = (s.seat + offset) % 2
        for level in range(s.height[seat]):
            code = (code << DIGIT) | (np.int64(s.stack[seat, level]) - LOWEST_PORTION + 1)
        if offset == 0:
            code = (code << DIGIT) | BETWEEN
    for tile in range(LOWEST_PORTION, LOWEST_PORTION + tiles):
        code = (code << 1) | int(s.grill[tile] == UP)
    return int(code)


@compiled
def result_for(s: State, seat: int) -> int:
    """Return what a finished game brought a seat: 0 lost, 1 shared, 2 won (E3)."""
    place = np.zeros(2, np.int8)
    places(s, place)
    if place[seat] > 0:
        return 0
    return 2 if place[1 - seat] > 0 else 1


@compiled
def expand(
    states: np.recarray, tiles: int, outcomes: Outcomes, codes: Codes, claims: NDArray[np.int8]
) -> None:
    """Write the code, or the result, that each claim leads to, and which claim each total with a worm makes (S1-S5)."""
    mover = states[0].seat
    find_outcomes(states, outcomes)
    codes[:] = NEVER
    for index in range(outcomes.found[0] // 2):  # the second half repeats it with a Bratworm
        after = outcomes.position[index]
        claim = max(int(outcomes.claim[index]) - LOWEST_PORTION + 1, 0)
        if after.phase == OVER:
            codes[claim] = RESULTS + result_for(after, mover)
        else:
            codes[claim] = code_of(after, tiles)
    for total in range(TOTALS):
        offered = outcomes.offered[2 * TOTALS + total]
        claims[total] = 0
        for tile in range(tiles):
            if (offered >> np.int64(LOWEST_PORTION + tile)) & 1:
                claims[total] = tile + 1


@compiled
def value_after(follower: int, value: Floats) -> float:
    """Return the mover's chance in what follows their turn."""
    return 1.0 - value[follower] if follower >= 0 else (follower - RESULTS) / 2


@compiled
def sweep(
    tree: TurnTree,
    first: int,
    end: int,
    followers: Followers,
    claims: NDArray[np.int8],
    value: Floats,
    moved: Floats,
    tolerance: float,
    forced: bool,
) -> float:
    """Solve again every position of a block whose followers have moved; return the largest move."""
    endings, after = np.zeros(ENDINGS), np.zeros(followers.shape[1])
    room, roll = new_values(tree), new_values(tree)
    largest = 0.0
    for index in range(first, end):
        stirred = moved[index] == np.inf
        for claim in range(followers.shape[1]):
            follower = followers[index, claim]
            if follower != NEVER:
                after[claim] = value_after(follower, value)
                stirred = stirred or (follower >= first and moved[follower] > tolerance)
        if not stirred:
            moved[index] = 0.0
            continue
        endings[:] = after[0]
        for total in range(TOTALS):
            stop = after[claims[index, total]]
            if not forced:
                stop = max(stop, after[0])
            endings[2 * TOTALS + total] = stop
            endings[3 * TOTALS + total] = stop
        endings[FAILURE:] = after[0]
        solve(tree, endings, False, room, roll)
        moved[index] = abs(room[0, 0] - value[index])
        value[index] = room[0, 0]
        largest = max(largest, moved[index])
    return largest


@dataclass(frozen=True)
class ReducedGame:
    """All positions that a reduced game can reach, and the chance of the player to move in each unfinished one."""

    tiles: int
    finished: int  # how many finished positions there are in addition
    states: np.ndarray
    codes: Codes
    value: Floats

    @property
    def positions(self) -> int:
        """How many positions the game can reach, the finished ones included."""
        return len(self.codes) + self.finished

    @property
    def first_player(self) -> float:
        """The chance of the player who starts."""
        return self.value_of(new_game(edition_of(self.tiles), 2))

    @cached_property
    def _order(self) -> NDArray[np.int64]:
        order = np.argsort(self.codes)
        order.setflags(write=False)
        return order

    def table(self) -> tuple[Codes, Floats]:
        """Return codes in ascending order and their values, for compiled code to search in."""
        return self.codes[self._order], self.value[self._order]

    def value_of(self, s: State) -> float:
        """Return the chance of the player to move in a position of this game."""
        codes, value = self.table()
        place = int(np.searchsorted(codes, code_of(s, self.tiles)))
        if place == len(codes) or codes[place] != code_of(s, self.tiles):
            raise KeyError("no position of this game")
        return float(value[place])


def edition_of(tiles: int) -> Edition:
    return Edition.parse(f"classic highest_tile={LOWEST_PORTION + tiles - 1}")


def solve_reduced_game(tiles: int, forced: bool = False, tolerance: float = 1e-12) -> ReducedGame:
    """Find all positions of the game with this many tiles (M7) and iterate until no value moves by `tolerance`."""
    if not 1 <= tiles <= MOST_TILES:
        raise ValueError(f"a reduced game has 1 to {MOST_TILES} tiles, not {tiles}")
    states, codes, followers, claims, blocks, finished = find_positions(tiles)
    value, moved, tree = np.full(len(codes), 0.5), np.full(len(codes), np.inf), eight_dice()
    for first, end in pairwise(blocks):
        while sweep(tree, first, end, followers, claims, value, moved, tolerance, forced) > tolerance:
            pass
    return ReducedGame(tiles, finished, states, codes, value)


def find_positions(tiles: int) -> tuple[np.ndarray, Codes, Followers, NDArray[np.int8], list[int], int]:
    """Return every position, its code, what follows each claim, the claim of each total, blocks, finished ones."""
    outcomes, room = new_outcomes(), empty_states(1)
    room[0] = new_game(edition_of(tiles), 2)
    number = {code_of(room[0], tiles): 0}
    kept = [room[0].copy()]
    lines, totals, finished = [], [], set()
    for s in kept:  # grows while it is read
        room[0] = s
        line, claims = np.empty(tiles + 1, np.int64), np.empty(TOTALS, np.int8)
        expand(room, tiles, outcomes, line, claims)
        lines.append(line)
        totals.append(claims)
        for index in range(outcomes.found[0] // 2):
            after = outcomes.position[index]
            code = code_of(after, tiles)
            if after.phase == OVER:
                finished.add(code)
            elif code not in number:
                number[code] = len(kept)
                kept.append(after.copy())
    states = empty_states(len(kept))
    for index, s in enumerate(kept):
        states[index] = s
    face_up = (states.grill == UP).sum(axis=1)
    face_down = tiles - face_up - states.height.sum(axis=1)
    order = np.lexsort((face_up, -face_down))
    rank = np.empty(len(order), np.int32)
    rank[order] = np.arange(len(order))
    codes = np.fromiter(number, np.int64, len(number))
    followers = np.array(
        [[rank[number[int(code)]] if code >= 0 else code for code in line] for line in lines], np.int32
    )
    blocks = [*np.flatnonzero(np.diff(face_down[order], prepend=-1)).tolist(), len(order)]
    return states[order], codes[order], followers[order], np.array(totals)[order], blocks, len(finished)
