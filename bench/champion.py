"""The champion's figures: matches, calibration, distance to perfect play, speed.

python bench/champion.py match --rules classic --bots champion,worms --games 40000
python bench/champion.py calibration --rules deluxe --players 4 --games 20000 --plot calibration.png
python bench/champion.py exact --tiles 7 --games 40000
python bench/champion.py speed
"""

import argparse
import time

import numpy as np

from heckmeck.bots.built_in import CHAMPION, PLANS_A_TURN, SIMPLE, Parameters
from heckmeck.bots.champion.valuation import valuation_for, win_chances
from heckmeck.bots.kernel import (
    TALLIES,
    Chance,
    Desk,
    new_desk,
    play_game,
    play_turn_by_plan,
    play_turn_by_rule,
    play_valued_turn,
)
from heckmeck.bots.registry import make_bot
from heckmeck.game.dice_rng import new_chance
from heckmeck.rules.compiled import compiled
from heckmeck.rules.edition import Edition
from heckmeck.rules.engine import new_game
from heckmeck.rules.state import MOST_PLAYERS, OVER, empty_states
from heckmeck.solver.exact import code_of, edition_of, result_for, solve_reduced_game
from heckmeck.solver.outcomes import find_outcomes, value_endings

MOST_TURNS = 2000
BINS = 10
PERFECT = -1  # plays a reduced game by its exact values


def half_width(shares: np.ndarray) -> float:
    """Half of the 95 % interval of a mean; seats rotate over the same dice, so a round is one sample."""
    return float(1.96 * shares.std(ddof=1) / np.sqrt(len(shares)))


def match(rules: str, specs: list[str], games: int, seed: int) -> None:
    edition = Edition.parse(rules)
    count = len(specs)
    bots = [make_bot(spec) for spec in specs]
    desk, states, tally = (
        new_desk(edition, valuation_for(edition)),
        empty_states(2),
        np.zeros((MOST_PLAYERS, TALLIES), np.int64),
    )
    result = np.zeros((1, MOST_PLAYERS))
    shares = np.zeros((games // count, count))
    began = time.process_time()
    for deal in range(games // count):
        for turned in range(count):
            order = [(seat + turned) % count for seat in range(count)]
            kinds = np.array([bots[bot].kind for bot in order])
            parameters = np.stack([bots[bot].parameters(count) for bot in order])
            states[0] = new_game(edition, count)
            play_game(states, kinds, parameters, desk, new_chance([seed, deal]), tally)
            win_chances(desk.networks, states, 1, result)
            for seat, bot in enumerate(order):
                shares[deal, bot] += result[0, seat] / count
    spent = time.process_time() - began
    for bot, spec in enumerate(specs):
        print(
            f"{rules}: {spec} wins {shares[:, bot].mean():.2%} +-{half_width(shares[:, bot]):.2%}", flush=True
        )
    print(f"{shares.size} games, {shares.size / spent:.0f} games/s", flush=True)


@compiled
def play_and_predict(
    states: np.recarray, parameters: Parameters, desk: Desk, luck: Chance, predicted: np.ndarray
) -> int:
    """Play a game of champions; write everybody's chances before each turn, and the result; count the turns."""
    turn = 0
    while states[0].phase != OVER and turn < MOST_TURNS - 1:
        win_chances(desk.networks, states, 1, predicted[turn : turn + 1])
        play_turn_by_plan(states, CHAMPION, parameters, desk, luck)
        turn += 1
    win_chances(desk.networks, states, 1, predicted[turn : turn + 1])
    return turn


def calibration(rules: str, players: int, games: int, seed: int, plot: str) -> None:
    edition = Edition.parse(rules)
    desk, states, parameters = (
        new_desk(edition, valuation_for(edition)),
        empty_states(2),
        make_bot("champion").parameters(players),
    )
    predicted = np.zeros((MOST_TURNS, MOST_PLAYERS))
    said, won, count = np.zeros(BINS), np.zeros(BINS), np.zeros(BINS)
    for game in range(games):
        states[0] = new_game(edition, players)
        turns = play_and_predict(states, parameters, desk, new_chance([seed, game]), predicted)
        chances = predicted[:turns, :players]
        place = np.minimum((chances * BINS).astype(int), BINS - 1)
        np.add.at(count, place, 1)
        np.add.at(said, place, chances)
        np.add.at(won, place, np.broadcast_to(predicted[turns, :players], chances.shape))
    said, won = said / count, won / count
    for number in range(BINS):
        print(
            f"{rules} {players}: said {said[number]:.1%} won {won[number]:.1%} positions {count[number]:.0f}"
        )
    error = np.abs(said - won)
    weighed = (error * count).sum() / count.sum()
    print(f"{rules} {players}: mean error of ten bins {error.mean():.2%}, weighed by positions {weighed:.2%}")
    if plot:
        draw_calibration(said, won, f"{rules}, {players} players", plot)


def draw_calibration(said: np.ndarray, won: np.ndarray, title: str, path: str) -> None:
    from matplotlib import pyplot

    pyplot.figure(figsize=(4, 4))
    pyplot.plot([0, 1], [0, 1], color="grey", linewidth=1)
    pyplot.plot(said, won, "o-")
    pyplot.xlabel("predicted")
    pyplot.ylabel("won")
    pyplot.title(title)
    pyplot.tight_layout()
    pyplot.savefig(path)


@compiled
def play_perfect_turn(
    states: np.recarray,
    parameters: Parameters,
    desk: Desk,
    luck: Chance,
    tiles: int,
    codes: np.ndarray,
    value: np.ndarray,
) -> None:
    """Play a turn by the exact values of a reduced game."""
    mover = states[0].seat
    find_outcomes(states, desk.outcomes)
    for index in range(desk.outcomes.found[0]):
        after = desk.outcomes.position[index]
        if after.phase == OVER:
            desk.worth[index] = result_for(after, mover) / 2
        else:
            desk.worth[index] = 1.0 - value[np.searchsorted(codes, code_of(after, tiles))]
    value_endings(desk.outcomes, desk.worth, desk.endings)
    play_valued_turn(states, CHAMPION, parameters, desk, luck)


@compiled
def play_reduced_game(
    states: np.recarray,
    kinds: np.ndarray,
    parameters: Parameters,
    desk: Desk,
    luck: Chance,
    tiles: int,
    codes: np.ndarray,
    value: np.ndarray,
) -> None:
    """Play a reduced game to its end; PERFECT is a kind of player here."""
    while states[0].phase != OVER:
        kind = kinds[states[0].seat]
        if kind == PERFECT:
            play_perfect_turn(states, parameters, desk, luck, tiles, codes, value)
        elif kind >= PLANS_A_TURN:
            play_turn_by_plan(states, kind, parameters, desk, luck)
        else:
            play_turn_by_rule(states[0], kind, luck, luck)


def exact(tiles: int, games: int, seed: int, tolerance: float) -> None:
    """The champion against perfect play, and what each of them wins against `simple`."""
    began = time.process_time()
    game = solve_reduced_game(tiles, forced=True, tolerance=tolerance)
    spent = time.process_time() - began
    print(
        f"{tiles} tiles: {game.positions} positions, first player {game.first_player:.6f}, {spent:.0f} s CPU"
    )
    edition, table = edition_of(tiles), game.table()
    desk, states = new_desk(edition, valuation_for(edition)), empty_states(2)
    parameters = make_bot("champion").parameters(2)
    names = {CHAMPION: "champion", PERFECT: "perfect play", SIMPLE: "simple"}
    for one, other in ((CHAMPION, PERFECT), (CHAMPION, SIMPLE), (PERFECT, SIMPLE)):
        shares = np.zeros(games // 2)
        for deal in range(games // 2):
            for seat in range(2):
                states[0] = new_game(edition, 2)
                kinds = np.array([one, other] if seat == 0 else [other, one])
                luck = new_chance([seed, deal])
                play_reduced_game(states, kinds, parameters, desk, luck, tiles, *table)
                shares[deal] += result_for(states[0], seat) / 4
        won = f"{shares.mean():.2%} +-{half_width(shares):.2%}"
        print(f"{tiles} tiles: {names[one]} wins {won} of {games} against {names[other]}", flush=True)


def speed(seed: int) -> None:
    """Games per second, and the CPU time of a decision at both depths (deluxe, four players)."""
    from heckmeck.game import Game

    match("classic", ["champion", "champion"], 1000, seed)
    match("deluxe", ["champion"] * 4, 400, seed)
    for spec, positions in (("champion", 1000), ("champion:depth=2", 200)):
        bot, times = make_bot(spec), []
        game, played = Game("deluxe", ["Anna", "Ben", "Cleo", "Dora"]), 0
        while len(times) < positions:
            if game.over:
                game, played = Game("deluxe", ["Anna", "Ben", "Cleo", "Dora"]), played + 1
            if game.legal:
                began = time.process_time()
                move = bot.decide(game)
                times.append(time.process_time() - began)
                game.play(move)
            else:
                game.roll(game.fair_roll(f"{seed} {played}".encode()))
        print(
            f"{spec}: median {1000 * np.median(times[10:]):.2f} ms, worst {1000 * max(times[10:]):.0f} ms a decision"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("figure", choices=["match", "calibration", "exact", "speed"])
    parser.add_argument("--rules", default="classic")
    parser.add_argument("--bots", default="champion,worms")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--tiles", type=int, default=6)
    parser.add_argument("--tolerance", type=float, default=1e-6)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--plot", default="")
    given = parser.parse_args()
    if given.figure == "match":
        match(given.rules, given.bots.split(","), given.games, given.seed)
    elif given.figure == "calibration":
        calibration(given.rules, given.players, given.games, given.seed, given.plot)
    elif given.figure == "exact":
        exact(given.tiles, given.games, given.seed, given.tolerance)
    else:
        speed(given.seed)


if __name__ == "__main__":
    main()
