"""Ratings of all bots on one scale, from their games, by openskill (Plackett-Luce)."""

from collections.abc import Mapping
from typing import NamedTuple

from heckmeck.arena.match import Pairing, Results
from heckmeck.bots.many_games import PLACE

RATED_GAMES = 1_000  # of each pairing, from the first on: a rating hardly moves after that


class Rating(NamedTuple):
    """A bot's skill, and how uncertain it is."""

    bot: str
    mu: float
    sigma: float


def rate(played: Mapping[Pairing, Results]) -> list[Rating]:
    """Rate the bots game by game, the pairings in turn; best first. A bot in several seats gets their mean."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for pairing in played for bot in (pairing.a, pairing.b)}
    for game in range(min(RATED_GAMES, max(map(len, played.values()), default=0))):
        for pairing, results in played.items():
            if game >= len(results) or pairing.a == pairing.b:
                continue
            seat_of_a = pairing.seat_of_a(game)
            bots = [pairing.a if seat == seat_of_a else pairing.b for seat in range(pairing.players)]
            teams = [[ratings[bot]] for bot in bots]
            rated = model.rate(teams, ranks=[float(place) for place in results[game, :, PLACE]])
            for bot in (pairing.a, pairing.b):
                seats = [team[0] for team, name in zip(rated, bots, strict=True) if name == bot]
                mu = sum(seat.mu for seat in seats) / len(seats)
                sigma = sum(seat.sigma for seat in seats) / len(seats)
                ratings[bot] = model.rating(name=bot, mu=mu, sigma=sigma)
    found = [Rating(bot, float(rating.mu), float(rating.sigma)) for bot, rating in ratings.items()]
    return sorted(found, key=lambda rating: -rating.mu)
