"""The coach of the page says what the library's says: every number to twelve digits, every word the same."""

from pathlib import Path
from typing import Any

import pytest

from heckmeck.coach.advice import advise
from heckmeck.coach.coach import coach_for
from heckmeck.coach.reasons import reason_of
from heckmeck.coach.review import review
from heckmeck.coach.rollout_kernel import ACTION, WIN
from heckmeck.coach.rollouts import Rollouts, worth_playing_out
from heckmeck.coach.tile_chances import tile_chances
from heckmeck.game import Game
from heckmeck.game.moves import ACTION_OF
from heckmeck.record.reader import read
from tests.browser.page_engine import PageEngine
from tests.browser.test_page_engine import GAMES, text_of

PLY = 30
STEP = 17  # of the plies asked about: every phase is among them


def differences(page: Any, library: Any, place: str = "") -> list[str]:
    """Name the places where two documents are not the same; numbers may differ by 1e-12."""
    if isinstance(library, dict):
        if not isinstance(page, dict) or page.keys() != library.keys():
            return [f"{place}: {page!r} is not {library!r}"]
        return [text for key in library for text in differences(page[key], library[key], f"{place}.{key}")]
    if isinstance(library, list):
        if not isinstance(page, list) or len(page) != len(library):
            return [f"{place}: {page!r} is not {library!r}"]
        pairs = enumerate(zip(page, library, strict=True))
        return [
            text for index, (one, other) in pairs for text in differences(one, other, f"{place}[{index}]")
        ]
    if isinstance(library, float) and isinstance(page, float | int):
        return [] if abs(page - library) <= 1e-12 else [f"{place}: {page} is not {library}"]
    return [] if page == library else [f"{place}: {page!r} is not {library!r}"]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_review_is_the_same(engine: PageEngine, path: Path) -> None:
    game = read(path.read_bytes())
    assert differences(engine.ask("review", text_of(game)), review(game).document()) == []


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_advice_is_the_same(engine: PageEngine, path: Path) -> None:
    game = read(path.read_bytes())
    for ply in range(0, game.ply + 1, STEP):
        found = engine.ask("advice", text_of(game), ply, 1)
        assert differences(found, advice_at(game.at(ply))) == [], ply


@pytest.mark.parametrize("path", GAMES[:3], ids=lambda path: path.stem)
def test_advice_with_a_look_at_two_turns_is_the_same(engine: PageEngine, path: Path) -> None:
    game = read(path.read_bytes()).at(PLY)
    found = engine.ask("advice", text_of(game), game.ply, 2)
    assert differences(found, advice_at(game, 2)) == []


def advice_at(game: Game, depth: int = 1) -> dict[str, Any]:
    advice = advise(game, coach_for(game.edition, depth))
    rows = []
    for option in advice.options:
        prospect = option.decision.prospect
        likely = (
            None
            if prospect.likeliest is None
            else dict(zip(("tile", "chance"), prospect.likeliest, strict=True))
        )
        rows.append(
            {
                "move": option.move,
                "win": option.win,
                "loss": option.loss,
                "fail": option.fail,
                "worms": option.worms,
                "steals": prospect.steals,
                "ends": prospect.ends,
                "likely": likely,
                "reason": reason_for(advice.options, option),
            }
        )
    return {"ply": game.ply, "win": advice.win, "options": rows, "tiles": tile_chances(game)}


def reason_for(options: list[Any], option: Any) -> str:
    others = options[1:2] if option is options[0] else options[:1]
    if not others:
        return "only"
    if abs(option.win - others[0].win) < 0.0005:
        return "equal"
    better, worse = sorted((option, others[0]), key=lambda one: -one.win)
    return reason_of(better.decision.prospect, worse.decision.prospect)


def test_positions_are_played_out_the_same(engine: PageEngine) -> None:
    """The same games for the same seed: chances, errors and what comes next."""
    game = read(GAMES[0].read_bytes())
    ply = next(ply for ply in range(PLY, game.ply) if len(worth_playing_out(advise(game.at(ply)))) > 1)
    wish = {"error": 0.02, "most": 200, "seed": 4}
    asked = engine.ask("beginRollouts", text_of(game), ply, wish)
    native = Rollouts(game.at(ply), **wish)
    rows, settled = asked["rows"], False
    while not settled:
        rolled = engine.ask("rollOut", text_of(game), ply, rows, wish)
        rows, settled = rolled["rows"], rolled["settled"]
        assert native.step()
        assert native.is_settled == settled
    found = {row[ACTION]: row[WIN : WIN + len(game.players)] for row in rows}
    assert asked["seat"] == native.seat
    assert len(found) > 1
    for played in native.found():
        assert found[ACTION_OF[played.move or ""]] == pytest.approx(played.win, abs=1e-12)


def test_a_decision_that_is_wished_for_is_played_out_alone(engine: PageEngine) -> None:
    game = read(GAMES[0].read_bytes())
    ply = next(ply for ply in range(PLY, game.ply) if len(game.at(ply).legal) > 2)
    move = game.at(ply).legal[-1]
    (row,) = engine.ask("beginRollouts", text_of(game), ply, {"moves": [move]})["rows"]
    assert row[ACTION] == ACTION_OF[move]
    assert engine.ask("beginRollouts", text_of(game), game.ply, {})["rows"] == []  # it is over
