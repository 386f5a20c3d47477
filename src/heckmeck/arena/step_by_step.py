"""Games in which a user's bot takes part: step by step, with the dice that the kernel would throw."""

from collections.abc import Mapping, Sequence
from contextlib import ExitStack

import numpy as np

from heckmeck.arena.forfeits import forfeited_row, seats_of, third_forfeit
from heckmeck.arena.guest import Forfeit, Guest
from heckmeck.arena.match import COLUMNS, Chunk, Complaints, Played, Results, is_users, luck_of
from heckmeck.bots.bot import Bot
from heckmeck.bots.kernel import FAILURES, STEALS, TURNS, Chance
from heckmeck.bots.many_games import PLACE, WORMS_WON
from heckmeck.bots.registry import make_bot
from heckmeck.bots.worth import stole, took_something
from heckmeck.game import Game
from heckmeck.game.dice_rng import throw
from heckmeck.game.moves import spell_dice
from heckmeck.record.names import DEFAULT_NAMES
from heckmeck.rules.ending import worms_of
from heckmeck.rules.engine import places
from heckmeck.rules.state import FACES, Phase, State, copy_of

Player = Bot | Guest


def play_with_guests(chunk: Chunk) -> Played:
    """Play a chunk; a bot that forfeits too often is not asked again."""
    pairing = chunk.pairing
    results = np.zeros((chunk.games, pairing.players, COLUMNS), np.int64)
    complaints: Complaints = {}
    with ExitStack() as stack:
        guests = {
            bot: stack.enter_context(Guest(spec, chunk.timeout, bot))
            for bot, spec in enumerate((pairing.a, pairing.b))
            if is_users(spec)
        }
        for row in range(chunk.games):
            number = chunk.first + row
            try:
                players = sit_down(chunk, number, guests)
                results[row] = play_one(chunk, number, players)
            except Forfeit as forfeit:
                complaints.setdefault(forfeit.spec, (forfeit.reason, forfeit.details))
                results[row] = forfeited_row(pairing, number, forfeit.bot)
                if third_forfeit(pairing, results[: row + 1], chunk.first):
                    break
    return Played(results, complaints)


def sit_down(chunk: Chunk, number: int, guests: Mapping[int, Guest]) -> list[Player]:
    """Return who plays in each seat of a game; a bot that plays by chance gets a seed of its own."""
    pairing = chunk.pairing
    players: dict[int, Player] = {}
    for bot, spec in enumerate((pairing.a, pairing.b)):
        seeds = {seat: seed_of(chunk.seed, number, seat) for seat in seats_of(pairing, number, bot)}
        if bot in guests:
            guests[bot].begin(str(pairing.edition), pairing.players, seeds)
        players |= {
            seat: guests[bot] if bot in guests else make_bot(spec, seed) for seat, seed in seeds.items()
        }
    return [players[seat] for seat in range(pairing.players)]


def seed_of(seed: int, game: int, seat: int) -> int:
    return int(np.random.SeedSequence([seed, game, seat]).generate_state(1)[0])


def play_one(chunk: Chunk, number: int, players: Sequence[Player]) -> Results:
    """Play a game and return what each seat did."""
    game = Game(chunk.pairing.edition, DEFAULT_NAMES[: len(players)])
    rows = np.zeros((len(players), COLUMNS), np.int64)
    luck = luck_of(chunk, number)
    while not game.over:
        seat, before = int(game.state.seat), copy_of(game.state)
        while not game.over and game.state.turns == before.turns:
            game.play(next_step(game, players[seat], luck))
        count_turn(rows[seat], before, game.state, seat)
    place = np.zeros(len(players), np.int8)
    places(game.state, place)
    rows[:, PLACE] = place
    rows[:, WORMS_WON] = [worms_of(game.state, seat) for seat in range(len(players))]
    return rows


def next_step(game: Game, player: Player, luck: Chance) -> str:
    if game.phase is not Phase.ROLLING:
        return player.decide(game.copy())
    white = np.zeros(FACES, np.int8)
    golden = throw(luck, game.state, white)
    return f"dice {spell_dice(white, golden)}"


def count_turn(row: Results, before: State, after: State, seat: int) -> None:
    row[TURNS] += 1
    if not took_something(before, after, seat):
        row[FAILURES] += 1
    elif stole(before, after, seat):
        row[STEALS] += 1
