"""Whatever is cached serves everybody later: nothing that a cache hands out can be changed by whoever got it."""

import ast
import importlib
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from fractions import Fraction
from functools import _lru_cache_wrapper, cached_property
from pathlib import Path
from types import FunctionType, MappingProxyType, ModuleType
from typing import Any

import msgspec
import numpy as np
import pytest
from PIL import ImageFont

import heckmeck
from heckmeck.bots.champion.valuation import load_networks
from heckmeck.bots.kernel import DESKS
from heckmeck.cli.screen.rulebook import clauses, text_of
from heckmeck.coach.puzzles import puzzles
from heckmeck.coach.review import review
from heckmeck.envs.glyphs import font
from heckmeck.envs.rolls import outcomes, rolls
from heckmeck.game import Game
from heckmeck.language import available, catalogue, parsed, words_in
from heckmeck.rules.compiled import cache_folder, contents
from heckmeck.rules.edition import Edition
from heckmeck.server.http.routes.api_page import OWN, packaged
from heckmeck.server.http.routes.site import read_once
from heckmeck.server.studies.studies import puzzle_list
from heckmeck.solver.exact import solve_reduced_game
from heckmeck.solver.turn_tree import eight_dice, nine_dice
from heckmeck.tournament import HouseRules

SOURCES = Path(heckmeck.__file__).parent
PLAIN = (str, bytes, int, float, Fraction, Path, type(None), FunctionType)
WORDLESS = (ImageFont.FreeTypeFont, ImageFont.ImageFont)  # Pillow's: they have nothing to set


def short_game() -> Game:
    game = Game("classic highest_tile=22", ["Anna", "Ben"])
    for move in ("dice 5WWWWWWW", "keep W", "stop"):
        game.play(move)
    return game


# Every cache of the package, and a way to what it keeps. A new one is asked for its own line here.
CACHES: dict[str, Callable[[], Any]] = {
    "bots.champion.valuation.load_networks": lambda: load_networks("classic"),
    "cli.screen.rulebook.clauses": lambda: clauses("en"),
    "cli.screen.rulebook.text_of": lambda: text_of("rules", "en"),
    "coach.puzzles.puzzles": puzzles,
    "coach.review.Review.graph": lambda: review(short_game()).graph,
    "coach.review.Review.turning_points": lambda: tuple(map(type, review(short_game()).turning_points)),
    "envs.glyphs.font": lambda: font(12),
    "envs.rolls.outcomes": lambda: outcomes(8, False, False),
    "envs.rolls.rolls": lambda: rolls(3, True, False),
    "language.available": available,
    "language.catalogue": lambda: catalogue("en"),
    "language.parsed": lambda: type(parsed("de")),
    "language.words_in": lambda: words_in("en"),
    "rules.compiled.cache_folder": lambda: cache_folder(SOURCES / "language.py"),
    "rules.compiled.contents": lambda: contents(SOURCES / "language.py"),
    "server.http.routes.api_page.packaged": lambda: packaged(*OWN, "api.html"),
    "server.http.routes.site.read_once": lambda: read_once(SOURCES / "language.py", 0),
    "server.studies.studies.puzzle_list": puzzle_list,
    "solver.exact.ReducedGame._order": lambda: solve_reduced_game(1, tolerance=1e-3)._order,
    "solver.turn_tree.eight_dice": eight_dice,
    "solver.turn_tree.nine_dice": lambda: nine_dice("ones_and_worms"),
}


def modules() -> Iterator[ModuleType]:
    for found in pkgutil.walk_packages(heckmeck.__path__, "heckmeck."):
        if not found.name.startswith(("heckmeck.server.store.migrations", "heckmeck.__main__")):
            yield importlib.import_module(found.name)


def caches_of(owner: Any, module: str) -> Iterator[str]:
    for name, value in vars(owner).items():
        if isinstance(value, cached_property):
            yield f"{owner.__module__}.{owner.__qualname__}.{name}"
        elif isinstance(value, _lru_cache_wrapper) and value.__module__ == module:
            yield f"{module}.{value.__qualname__}"
        elif isinstance(value, type) and value.__module__ == module and owner is not value:
            yield from caches_of(value, module)


def changeable(value: Any, where: str = "it") -> Iterator[str]:
    """Yield each part of a value that somebody could change."""
    if isinstance(value, np.ndarray):
        if value.flags.writeable:
            yield where
    elif isinstance(value, tuple | frozenset):
        for index, part in enumerate(value):
            yield from changeable(part, f"{where}[{index}]")
    elif isinstance(value, MappingProxyType):
        for key, part in value.items():
            yield from changeable(part, f"{where}[{key!r}]")
    elif isinstance(value, FunctionType):
        for cell in value.__closure__ or ():
            yield from changeable(cell.cell_contents, f"{where}()")
    elif is_dataclass(value) and not isinstance(value, type):
        if not value.__dataclass_params__.frozen:  # type: ignore[attr-defined]
            yield where
        for field in fields(value):
            yield from changeable(getattr(value, field.name), f"{where}.{field.name}")
    elif isinstance(value, msgspec.Struct):
        if not value.__struct_config__.frozen:
            yield where
        for name in value.__struct_fields__:
            yield from changeable(getattr(value, name), f"{where}.{name}")
    elif not isinstance(value, (*PLAIN, *WORDLESS, type)):
        yield f"{where}: {type(value).__name__}"


def test_every_cache_of_the_package_is_looked_at() -> None:
    found = {name for module in modules() for name in caches_of(module, module.__name__)}
    assert found == {f"heckmeck.{name}" for name in CACHES}


@pytest.mark.parametrize("name", CACHES)
def test_what_is_cached_cannot_be_changed(name: str) -> None:
    assert list(changeable(CACHES[name]())) == []


def test_a_cache_inside_a_function_keeps_numbers_only() -> None:
    """Such a cache is out of the reach of a test, so its return type has to say it."""
    for source in SOURCES.rglob("*.py"):
        for outer in functions_in(ast.parse(source.read_text(encoding="utf-8"))):
            for inner in functions_in(outer):
                if inner is not outer and any("cache" in ast.unparse(how) for how in inner.decorator_list):
                    assert ast.unparse(inner.returns or ast.Constant(None)) in ("bool", "int", "float")


def functions_in(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def test_arrays_of_modules_cannot_be_changed() -> None:
    arrays = {
        f"{module.__name__}.{name}": value
        for module in modules()
        for name, value in vars(module).items()
        if isinstance(value, np.ndarray)
    }
    assert arrays
    assert [name for name, array in arrays.items() if array.flags.writeable] == []


def test_house_rules_have_points_of_their_own() -> None:
    HouseRules().points.clear()  # type: ignore[attr-defined]
    assert HouseRules().points


def test_a_thread_works_at_a_desk_of_its_own() -> None:
    from concurrent.futures import ThreadPoolExecutor

    edition = Edition.parse("classic")
    with ThreadPoolExecutor(1) as other:
        theirs = other.submit(lambda: DESKS.of(edition, ())).result()
    mine = DESKS.of(edition, ())
    assert mine is DESKS.of(edition, ())
    assert not any(np.shares_memory(a, b) for a, b in zip(mine[3:10], theirs[3:10], strict=True))
