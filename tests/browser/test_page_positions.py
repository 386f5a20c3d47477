"""The page reads position lines as the library does, and refuses the same ones for the same reasons (P8)."""

import pytest

from heckmeck.errors import Refused
from heckmeck.game import Game
from tests.browser.page_engine import PageEngine
from tests.game.test_position_reader import BAD, GOOD, bad_line


@pytest.mark.parametrize("line", GOOD)
def test_a_line_is_laid_alike(engine: PageEngine, line: str) -> None:
    laid = engine.ask("lay", line, False)
    assert engine.ask("position", laid, 0) == line
    assert engine.ask("steps", laid, 0, 0)[0]["state"] == Game.from_position(line).document()


@pytest.mark.parametrize(("line", "change"), [(bad[1], bad[2]) for bad in BAD], ids=[bad[0] for bad in BAD])
def test_a_bad_line_is_refused_alike(engine: PageEngine, line: str, change: tuple[str, str] | None) -> None:
    wrong = bad_line(line, change)
    with pytest.raises(Refused) as told:
        Game.from_position(wrong)
    refused = engine.ask("lay", wrong, False)["refused"]
    assert (refused["reason"], refused["clause"]) == (told.value.reason, told.value.clause)
    known = {key: value for key, value in told.value.details.items() if key != "face"}
    assert known.items() <= refused["details"].items()
