"""The picture shows what lies on the table."""

import numpy as np
from PIL import ImageColor

from heckmeck.envs import glyphs
from heckmeck.envs.drawing import draw
from heckmeck.game import Game
from tests.positions import position


def share(picture: np.ndarray, colour: str) -> float:
    """Return how much of the picture has this colour, in thousandths."""
    return 1000 * float((picture == ImageColor.getrgb(colour)).all(axis=2).mean())


def test_a_picture_has_three_colours_a_pixel_and_grows_with_the_table():
    two, seven = (draw(Game("classic", [f"p{n}" for n in range(count)]).state) for count in (2, 7))
    assert two.dtype == np.uint8
    assert two.shape[1:] == seven.shape[1:] == (800, 3)
    assert seven.shape[0] > two.shape[0]


def test_tiles_turned_over_are_dark_and_taken_ones_leave_an_empty_place():
    start = draw(position().state)
    later = draw(position(grill=[21, 22], down=[30, 31, 32]).state)
    assert share(later, glyphs.BACK) > 0 == share(start, glyphs.BACK)
    assert share(later, glyphs.SLOT) > 0 == share(start, glyphs.SLOT)
    assert share(later, glyphs.CERAMIC) < share(start, glyphs.CERAMIC)


def test_the_tile_that_a_stop_takes_has_a_green_rim():
    game = position()
    for move in ("dice 1235WWWW", "keep W", "roll", "dice 1355", "keep 5"):
        assert share(draw(game.state), glyphs.SURE) == 0
        game.play(move)
    assert game.state.kept[5] == 4
    assert share(draw(game.state), glyphs.SURE) > 0


def test_every_specialist_stands_on_its_tile_or_with_its_owner():
    start = draw(position("deluxe").state)
    owned = draw(position("deluxe", owners={"hen": 0, "apple": 1}, stacks=[[22], [23]]).state)
    assert (start[:264] != owned[:264]).any()
    assert (start[380:] != owned[380:]).any()


def test_the_golden_die_is_golden():
    game = position("deluxe", owners={"golden_die": 0}, stacks=[[22]])
    before = share(draw(game.state), glyphs.GOLD)
    for move in ("roll golden", "dice 12345WWW+W"):
        game.play(move)
    assert share(draw(game.state), glyphs.GOLD) > before


def test_a_finished_game_shows_no_dice():
    game = position(grill=[24])
    for move in ("dice 1235WWWW", "keep W", "roll", "dice 1444", "keep 4"):
        game.play(move)
    assert share(draw(game.state), glyphs.PIP) > 0
    game.play("stop")
    assert game.over
    assert share(draw(game.state)[270:370], glyphs.DIE) == 0
