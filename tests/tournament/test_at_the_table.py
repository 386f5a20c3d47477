"""Between a tournament and its games: the edition, and scores read off a table."""

import pytest

from heckmeck.bots.registry import make_bot
from heckmeck.game import Game
from heckmeck.rules.state import Phase
from heckmeck.tournament.at_the_table import edition_of, score_at
from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.scores import material, outcome
from heckmeck.tournament.stages import STANDARD


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        (STANDARD, "classic"),
        (HouseRules(highest_tile=30), "classic highest_tile=30"),
        (HouseRules(edition="deluxe", worms_on_low_tiles=2), "deluxe worms_on_low_tiles=2"),
    ],
)
def test_a_tournament_is_played_with_its_edition(rules: HouseRules, text: str) -> None:
    assert str(edition_of(rules)) == text


def test_a_score_read_off_a_game_counts_what_the_game_counts() -> None:
    """E2, E3: tiles, Bratworms and the apple; worms and places are those of the game."""
    rules, bot = HouseRules(edition="deluxe", worms_on_low_tiles=2), make_bot("simple")
    apples = bratworms = 0
    for number in range(5):
        game = Game(edition_of(rules), ["a", "b", "c"])
        while not game.over:
            if game.phase is Phase.ROLLING:
                game.roll(game.fair_roll(bytes([number]) * 32))
            else:
                game.play(bot.decide(game))
        scores = [score_at(game.state, seat, seat) for seat in range(3)]
        outcomes = [outcome(score, material(rules)) for score in scores]
        assert [one.worms for one in outcomes] == [player["worms"] for player in game.document()["players"]]
        assert outcomes[game.ranking[0][0]] == max(outcomes)
        apples += sum(score.apple for score in scores)
        bratworms += sum(score.bratworms for score in scores)
    assert apples
    assert bratworms
