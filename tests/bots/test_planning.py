"""The solver and the engine agree: every decision is legal, and playing it brings what it promises."""

import numpy as np
import pytest

from heckmeck.bots.champion.valuation import valuation_for
from heckmeck.bots.planning import value_turn
from heckmeck.bots.registry import make_bot
from heckmeck.game import Game
from heckmeck.game.dice_rng import new_chance
from heckmeck.rules.state import empty_states
from heckmeck.rules.turn import weasel_is_usable
from heckmeck.solver.endings import ENDINGS
from heckmeck.solver.outcomes import MOST_POSITIONS, new_outcomes
from heckmeck.solver.solution import Moment, Solution
from heckmeck.solver.turn_tree import eight_dice, nine_dice
from tests.bots.turns import play_turns
from tests.positions import position

TURNS = 100_000

STACKS = [[24], [30, 26], [33]]
POSITIONS = {
    "classic, first turn": lambda: Game("classic", ["A", "B"]),
    "classic, a tile at stake and two to steal": lambda: position(players=3, stacks=STACKS),
    "classic, choices of S7": lambda: position(
        "classic steal=optional lower_tile=any", players=3, stacks=STACKS, down=[35, 36]
    ),
    "golden die": lambda: position("deluxe", 3, stacks=STACKS, owners={"golden_die": 0}, on={"raven": 23}),
    "golden die, standard": lambda: position(
        "deluxe golden_die=standard", 3, stacks=STACKS, owners={"golden_die": 0}, on={"apple": 29}
    ),
    "weasel": lambda: position("deluxe", 3, stacks=STACKS, owners={"weasel": 0, "hen": 1}, on={"raven": 22}),
    "canned worm, supply empty": lambda: position(
        "deluxe",
        3,
        stacks=STACKS,
        owners={"canned_worm": 0, "apple": 2},
        on={"weasel": 25},
        bratworms=[0, 4, 3],
        supply=0,
    ),
}


@pytest.mark.parametrize("bot", ["worms", "careful"])
@pytest.mark.parametrize("name", POSITIONS)
def test_playing_the_decisions_brings_the_value(name: str, bot: str) -> None:
    """10^5 turns in the engine: legal throughout, the mean within 4 sigma, each ending within 5."""
    game = POSITIONS[name]()
    player, networks = make_bot(bot), valuation_for(game.edition)
    parameters = player.parameters(len(game.players))
    states = empty_states(7)
    states[0] = states[3] = game.state
    endings, worth = np.zeros(ENDINGS), np.zeros(MOST_POSITIONS)
    value_turn(states, player.kind, parameters, new_outcomes(), worth, endings, networks)
    weasel = bool(weasel_is_usable(game.state))
    golden = name.startswith("golden")
    solution = Solution(nine_dice(game.edition.golden_die) if golden else eight_dice(), endings, weasel)
    seen, worths = np.zeros(ENDINGS, np.int64), np.zeros(TURNS)
    assert play_turns(
        states,
        player.kind,
        parameters,
        networks,
        solution.tree,
        golden,
        endings,
        solution.values,
        solution.rolls,
        new_chance(20),
        TURNS,
        seen,
        worths,
    )
    assert worths.mean() == pytest.approx(solution.start, abs=4 * worths.std() / np.sqrt(TURNS) + 1e-12)
    exact = solution.chances(Moment(weasel=weasel))
    assert exact @ endings == pytest.approx(solution.start, abs=1e-11)
    assert (seen[exact == 0] == 0).all()
    assert (np.abs(seen - TURNS * exact) <= 5 * np.sqrt(TURNS * exact * (1 - exact)) + 1).all()
