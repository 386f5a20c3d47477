"""Stops at the first tile it can take."""

from heckmeck.bots.built_in import SIMPLE, BuiltInBot
from heckmeck.game import Game
from heckmeck.game.moves import SPELLING
from heckmeck.rules.actions import KEEP_FACE, ROLL, ROLL_GOLDEN, STOP, TAKE, USE_WEASEL, holds
from heckmeck.rules.claim import forced_claim
from heckmeck.rules.compiled import compiled
from heckmeck.rules.engine import legal_actions
from heckmeck.rules.state import (
    DECIDE,
    FACES,
    HIGHEST_TILE,
    KEEP,
    LOWEST_PORTION,
    START,
    WORM,
    WORM_POINTS,
    State,
)
from heckmeck.rules.turn import shown


class SimpleBot(BuiltInBot):
    """Sets aside the face with the most points and stops as soon as that takes a tile."""

    kind = SIMPLE

    def decide(self, game: Game) -> str:
        return SPELLING[simple_decision(game.state)]


@compiled
def simple_decision(s: State) -> int:
    """Nine dice if it may, the face with the most points, the weasel for a dead roll; stop when that takes a tile."""
    if s.phase == START:
        return ROLL_GOLDEN
    if s.phase == DECIDE:
        return STOP if forced_claim(s) else ROLL
    if s.phase == KEEP:
        return richest_face(s)
    options = legal_actions(s)
    for tile in range(HIGHEST_TILE, LOWEST_PORTION - 1, -1):
        if holds(options, TAKE + tile - LOWEST_PORTION):
            return TAKE + tile - LOWEST_PORTION
    action = 0
    while not holds(options, action):
        action += 1
    return action


@compiled
def richest_face(s: State) -> int:
    """Worms first among equals: without one, no stop succeeds (S1)."""
    best, most = USE_WEASEL, 0
    for face in range(FACES):
        points = shown(s, face) * (WORM_POINTS if face == WORM else face + 1)
        if s.kept[face] == 0 and points > 0 and points >= most:
            best, most = KEEP_FACE + face, points
    return best
