"""A position played out by the champion, many times, turn by turn, with the luck taken out.

A turn of the champion is solved: how it can end and how likely each end is, is known before a die is thrown. So a turn
is not rolled out: its end is drawn. What the drawn end is judged to be worth, less the mean over all ends, is the luck
of the turn; it is zero on average, and the result of a game less its luck is as right on average as the result, only
much steadier. Games come in batches, in which the ends of the first turn are drawn one from each part of equal chance;
the error is that of the means of batches, which do not depend on each other. docs/coach.md says more.
"""

import numpy as np

from heckmeck.bots.champion.valuation import result_of, win_chances
from heckmeck.bots.planning import find_choices
from heckmeck.coach.judging import CoachRoom
from heckmeck.coach.plan import Plan, complete
from heckmeck.coach.prospect import Rows
from heckmeck.game.dice_rng import next_word
from heckmeck.rules.compiled import compiled
from heckmeck.rules.engine import apply_legal
from heckmeck.rules.state import MOST_PLAYERS, NONE, OVER
from heckmeck.solver.endings import ENDINGS, Floats
from heckmeck.solver.outcomes import find_outcomes, giver_as_planned
from heckmeck.solver.solved_turn import PLANNED, best_in_room, find_chances_after

BATCH = 8  # games
FEWEST = 8  # batches before an error is believed
UNSEEN = 0.1  # of a win: what one game might bring that none of those played was like
SHARE_OF_A_WORD = 0.5**32
SEEDING = 16  # words until a generator has mixed its seed

# A row for each decision that is played out. SUM and those below have a number for each seat
ACTION, BATCHES = 0, 1
SUM = 2  # of the means of batches
SQUARES = SUM + MOST_PLAYERS
PLAIN = SQUARES + MOST_PLAYERS  # of the results of games, luck included
PLAIN_SQUARES = PLAIN + MOST_PLAYERS
WIN = PLAIN_SQUARES + MOST_PLAYERS  # what the sums come to: the chance of winning and its standard error
ERROR = WIN + MOST_PLAYERS
COLUMNS = ERROR + MOST_PLAYERS


@compiled
def roll_out(states: np.recarray, action: int, seed: int, batches: int, room: CoachRoom, row: Rows) -> None:
    """Play out `action` in `states[0]`, or the position itself with NONE, in so many more batches of games.

    `row` is zero before the first of them. Whatever the sizes of the calls, the games are the same.
    """
    room.moment[0] = states[0]
    turns, chance = states[0].turns, np.zeros(4, np.int64)
    if action != NONE:
        apply_legal(room.moment[0], action)
    choose(room.moment, turns, room)
    before = room.moment.copy()
    row[ACTION] = action
    for _ in range(batches):
        seed_chance(chance, seed, action, int(row[BATCHES]))
        play_batch(before, chance, room, row)
        row[BATCHES] += 1
    sum_up(row, states[0].players)


@compiled
def choose(states: np.recarray, turns: int, room: CoachRoom) -> None:
    """Decide like the champion whatever tile, Specialist or giver is to be chosen (S7, G2, B2)."""
    s, positions, win = states[0], room.reply.outcomes.position, room.reply.win
    while s.turns == turns and s.phase != OVER and s.phase not in PLANNED:
        best = giver_as_planned(s)
        if best == NONE:
            count = find_choices(states, positions, room.chosen)
            win_chances(room.networks, positions, count, win)
            best = room.chosen[np.argmax(win[:count, s.seat])]
        apply_legal(s, best)


@compiled
def seed_chance(chance: np.ndarray, seed: int, action: int, batch: int) -> None:
    """Begin the generator of a batch: no two decisions or batches have the same games."""
    chance[0], chance[1], chance[2], chance[3] = seed, action - NONE, batch, 1
    for _ in range(SEEDING):
        next_word(chance)


@compiled
def play_batch(before: np.recarray, chance: np.ndarray, room: CoachRoom, row: Rows) -> None:
    """Play a batch of games and add it to the sums."""
    players, mean, adjusted = before[0].players, np.zeros(MOST_PLAYERS), np.zeros(MOST_PLAYERS)
    shift = next_word(chance) * SHARE_OF_A_WORD
    for game in range(BATCH):
        room.moment[0] = before[0]
        play_out(room.moment, (game + shift) / BATCH, chance, room, adjusted)
        result_of(room.moment[0], room.reply.win[0])
        for seat in range(players):
            result = room.reply.win[0, seat]
            row[PLAIN + seat] += result
            row[PLAIN_SQUARES + seat] += result * result
            mean[seat] += (result - adjusted[seat]) / BATCH
    for seat in range(players):
        row[SUM + seat] += mean[seat]
        row[SQUARES + seat] += mean[seat] * mean[seat]


@compiled
def play_out(states: np.recarray, share: float, chance: np.ndarray, room: CoachRoom, luck: Floats) -> None:
    """Play the game in `states[0]` to its end and write everybody's luck; `share` draws the end of the first turn."""
    s, plan = states[0], room.reply
    luck[:] = 0.0
    while s.phase != OVER:
        find_ends(states, room)
        drawn = plan.leads_to[ending_at(plan.chances, share)]
        add_luck(plan, drawn, s.players, luck)
        states[0] = plan.outcomes.position[drawn]
        share = next_word(chance) * SHARE_OF_A_WORD


@compiled
def find_ends(states: np.recarray, room: CoachRoom) -> None:
    """Find how the turn that begins or goes on in `states[0]` can end, how likely, and what each end is worth."""
    s, plan, trees = states[0], room.reply, room.trees
    find_outcomes(states, plan.outcomes)
    win_chances(room.networks, plan.outcomes.position, plan.outcomes.found[1], plan.win)
    complete(states, plan)
    action = best_in_room(trees.eight, trees.nine, plan.endings, plan.turn, s)
    find_chances_after(trees.eight, trees.nine, plan.endings, plan.turn, s, action, plan.chances)


@compiled
def ending_at(chances: Floats, share: float) -> int:
    """Return the ending that this share of all chances, counted in their order, falls to."""
    drawn = NONE
    for ending in range(ENDINGS):
        if chances[ending] > 0.0:
            drawn = ending
            share -= chances[ending]
            if share < 0.0:
                break
    return drawn


@compiled
def add_luck(plan: Plan, drawn: int, players: int, luck: Floats) -> None:
    """Add what the drawn position is worth to each seat, less the mean over all ends of the turn."""
    for seat in range(players):
        luck[seat] += plan.win[drawn, seat]
    for ending in range(ENDINGS):
        if plan.chances[ending] > 0.0:
            for seat in range(players):
                luck[seat] -= plan.chances[ending] * plan.win[plan.leads_to[ending], seat]


@compiled
def sum_up(row: Rows, players: int) -> None:
    """Write what the sums come to; the error of a single batch is not known, and counts as large.

    Where games hardly differ, something rarer than one in all of them may not have been seen: it counts as well.
    """
    batches = row[BATCHES]
    unseen = UNSEEN / (batches * BATCH)
    for seat in range(players):
        mean = row[SUM + seat] / batches
        spread = row[SQUARES + seat] / batches - mean * mean
        row[WIN + seat] = mean
        seen = max(spread, 0.0) / (batches - 1.0) if batches > 1.0 else 1.0
        row[ERROR + seat] = np.sqrt(seen + unseen * unseen)


@compiled
def is_settled(row: Rows, seat: int, error: float, most: int) -> bool:
    """Whether a decision has been played out often enough: its error is small, or `most` games are reached."""
    if row[BATCHES] * BATCH >= most:
        return True
    return bool(row[BATCHES] >= FEWEST and row[ERROR + seat] <= error)


@compiled
def next_row(rows: Rows, count: int, seat: int, error: float, most: int) -> int:
    """Return which decision is to be played out next: the one known worst; NONE when all are settled."""
    found, worst = NONE, -1.0
    for index in range(count):
        row = rows[index]
        unsure = row[ERROR + seat] if row[BATCHES] >= FEWEST else 2.0 - row[BATCHES] / FEWEST
        if unsure > worst and not is_settled(row, seat, error, most):
            found, worst = index, unsure
    return found


@compiled
def plain_games(row: Rows, seat: int) -> float:
    """Return how many games played with their luck one of these is worth; 0 where nothing varies."""
    games = row[BATCHES] * BATCH
    mean = row[PLAIN + seat] / games
    spread = row[PLAIN_SQUARES + seat] / games - mean * mean
    error = row[ERROR + seat]
    return spread / (error * error * games) if error > 0.0 else 0.0
