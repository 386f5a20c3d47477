"""Games without an end."""

from heckmeck.game import Game


def long_game(steps: int) -> Game:
    """A game of seven where nobody ever stops, so that it never ends."""
    game = Game("deluxe", [f"{letter * 30}" for letter in "ABCDEFG"], headers={"seed": "00" * 32})
    while game.ply < steps:
        if not game.legal:
            game.roll()
            continue
        moves = [move for move in game.legal if move.startswith(("keep", "roll"))] or list(game.legal)
        game.play(min(moves, key=lambda move: (move.endswith("W"), move)))
    return game
