"""What steps did, as clients see it."""

from heckmeck.game import Game
from heckmeck.server.tables.event_views import events_of


def test_every_event_of_a_step_is_shown_and_a_missing_tile_is_left_out() -> None:
    game = Game("classic", ["Anna", "Ben"])
    for move in ("dice 1112233W", "keep 1", "stop", "dice 555WWWWW", "keep W", "roll", "dice 555", "keep 5"):
        game.play(move)
    shown = {ply: [(view.kind, view.seat, view.tile) for view in events_of(game, ply)] for ply in range(9)}
    assert {ply: events for ply, events in shown.items() if events} == {
        3: [("fails-no-worm", 0, None)],
        8: [("takes", 1, 36)],
    }
