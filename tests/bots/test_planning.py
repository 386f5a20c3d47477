"""The solver and the engine agree: every decision is legal, and playing it brings what it promises."""

import subprocess
import sys

import numpy as np
import pytest

from heckmeck.bots.kernel import new_desk, value_turn
from heckmeck.bots.registry import make_bot
from heckmeck.game import Game
from heckmeck.game.dice_rng import new_chance
from heckmeck.rules.actions import ROLL, ROLL_GOLDEN
from heckmeck.rules.state import empty_states
from heckmeck.rules.turn import weasel_is_usable
from heckmeck.solver.endings import ENDINGS
from heckmeck.solver.solve import solve
from heckmeck.solver.solved_turn import SolvedTurn
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
    player, edition = make_bot(bot), game.edition
    parameters, desk = player.parameters(len(game.players)), new_desk(edition)
    states = empty_states(2)
    states[0] = states[1] = game.state
    value_turn(states, player.kind, parameters, desk)
    weasel = bool(weasel_is_usable(game.state))
    golden = name.startswith("golden")
    action = ROLL_GOLDEN if golden else ROLL
    solved = (desk.nine, desk.value9, desk.roll9) if golden else (desk.eight, desk.value8, desk.roll8)
    solve(solved[0], desk.endings, weasel, *solved[1:])
    seen, worths = np.zeros(ENDINGS, np.int64), np.zeros(TURNS)
    luck = new_chance(20)
    assert play_turns(states, player.kind, parameters, desk, golden, luck, TURNS, seen, worths)
    turn = SolvedTurn(game.state, player.value_endings(states[1:], edition))
    start, exact = turn.decisions(game.state)[action], turn.chances(game.state, action)
    assert worths.mean() == pytest.approx(start, abs=4 * worths.std() / np.sqrt(TURNS) + 1e-12)
    assert exact @ turn.endings == pytest.approx(start, abs=1e-11)
    assert (seen[exact == 0] == 0).all()
    assert (np.abs(seen - TURNS * exact) <= 5 * np.sqrt(TURNS * exact * (1 - exact)) + 1).all()


@pytest.mark.parametrize("bot", ["careful", "worms"])
def test_a_bot_without_networks_loads_none(bot: str) -> None:
    """In a separate process: the champion is not even imported, and odds and tile chances do not need it either."""
    code = (
        "import sys; from heckmeck.bots.registry import make_bot; from heckmeck.coach.odds import odds_of;"
        "from heckmeck.coach.tile_chances import tile_chances; from heckmeck.game import Game;"
        "game = Game('deluxe', ['A', 'B'], moves=['dice 11345WWW']);"
        f"make_bot({bot!r}).decide(game); odds_of(game); tile_chances(game);"
        "assert not [name for name in sys.modules if name.startswith('heckmeck.bots.champion')]"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=600)
