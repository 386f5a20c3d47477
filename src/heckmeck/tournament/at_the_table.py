"""From a tournament to a game and back: the rules it is played with, and what a seat scored."""

from heckmeck.rules.edition import Edition
from heckmeck.rules.specialists import owns
from heckmeck.rules.state import APPLE
from heckmeck.rules.state import State as GameState
from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.scores import TableScore


def edition_of(rules: HouseRules) -> Edition:
    """Return the edition that a tournament plays (M1, M4, M7)."""
    low = rules.worms_on_low_tiles if rules.deluxe else Edition.worms_on_low_tiles
    return Edition(
        rules.edition, worms_on_low_tiles=low, highest_tile=rules.highest_tile, max_turns=rules.max_turns
    )


def score_at(state: GameState, seat: int, player: int) -> TableScore:
    """Read off a finished game the score of a seat, where `player` sits (E2)."""
    tiles = tuple(int(tile) for tile in sorted(state.stack[seat][: state.height[seat]]))
    apple = bool(owns(state, seat, APPLE))
    return TableScore(player, tiles, int(state.bratworms[seat]), apple)
