"""What the page knows about the engine's numbers, written as TypeScript: nobody types them a second time."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import numpy as np

from heckmeck.bots.built_in import PARAMETERS
from heckmeck.browser import places
from heckmeck.browser.bot_entries import CHANCE
from heckmeck.browser.bot_layout import bots, networks
from heckmeck.browser.entries import ENTRIES
from heckmeck.browser.typescript import constant, interface
from heckmeck.coach import (
    judging,
    outlook_kernel,
    prospect,
    puzzles,
    reach,
    reason_numbers,
    rollout_kernel,
    rollouts,
)
from heckmeck.coach.accuracy import CLASSES, HALVES_ACCURACY, THRESHOLDS
from heckmeck.coach.outlook import UNDECIDED
from heckmeck.coach.review import TURNING_POINTS, TURNS_THE_GAME
from heckmeck.game import event_rows, reasons
from heckmeck.game.moves import FACE_LETTERS, ROLL_DECISIONS, SPECIALIST_NAMES, SPELLING
from heckmeck.record.document import PHASES
from heckmeck.rules import state
from heckmeck.rules.actions import FROM_SEAT, KEEP_FACE, PUT_SPECIALIST_BACK, TAKE
from heckmeck.rules.edition import OPTION_CLAUSES, PRESETS, WORD_OPTIONS, Edition, number_range
from heckmeck.rules.ending import worms_on
from heckmeck.rules.engine import new_game
from heckmeck.rules.facts import FACTS
from heckmeck.rules.flaws import FLAWS
from heckmeck.rules.state import STATE, empty_states
from heckmeck.solver.outcomes import CLAIMS

HEAD = "// Written by `make engine` from src/heckmeck: nothing here is typed by hand.\n"
NAMES_OF_NUMBERS = (
    *("MOST_PLAYERS", "DICE", "BRATWORMS", "APPLE_WORMS", "FACES", "WORM", "WORM_POINTS", "NONE"),
    *("LOWEST_TILE", "LOWEST_PORTION", "HIGHEST_TILE", "MOST_TILES", "GONE", "UP", "DOWN"),
    *("IN_THE_BOX", "OUT_OF_THE_GAME", "WITH_SEAT"),
)


def layout() -> str:
    """Return the whole file."""
    return "\n".join([HEAD, *parts()])


def parts() -> Iterator[str]:
    yield constant(
        "PLACES", {"page": places.PAGE, "pageEnd": places.PAGE_END}, "Memory that the page may use."
    )
    yield FIELD
    yield constant("STATE", shape_of(STATE), "A state of the game, as it lies in memory.")
    yield constant("FACTS", shape_of(FACTS), "What `find_facts` tells of a state.")
    yield constant("NUMBERS", numbers(), "The engine's numbers by their names.")
    yield constant("PHASES", PHASES, "The phases by number.")
    yield constant("FACES", list(FACE_LETTERS), "The faces of a die by number.")
    yield constant("SPECIALISTS", SPECIALIST_NAMES, "The Specialists by number.")
    yield constant("ACTIONS", SPELLING, "The decisions by code, as records and documents spell them.")
    yield constant("ACTION_CODES", codes(), "Where the codes of a kind of decision begin.")
    yield constant("ROLL_DECISIONS", ROLL_DECISIONS, "The decisions after which dice fall.")
    yield constant("WORMS", worms_of_tiles(), "The worms of each tile by its number, without options.")
    yield constant("PRESETS", presets(), "The presets: deluxe or not, and the options that they set.")
    yield constant(
        "OPTIONS", options(), "The options: clause, field of the state, and words by number or range."
    )
    yield constant("REASONS", rows(reasons.REASONS, "reason", "clause", "details"), "Reasons of refusals.")
    yield constant(
        "FLAWS", rows(FLAWS, "reason", "clause", "field"), "What is wrong with a position; 0 is sound."
    )
    yield constant("EVENTS", rows(event_rows.KINDS, "kind", "clause"), "Kinds of events.")
    yield constant("EVENT_ROW", event_row(), "A row of `find_events`, in words of 4 bytes.")
    yield constant(
        "BOTS", bots(), "The bots: `decide` takes the kind and the parameters, usual by players or changed."
    )
    yield constant("PARAMETERS", PARAMETERS, "How many numbers a bot's parameters are.")
    yield constant("CHANCE", CHANCE, "How many numbers below 2^32, each in 8 bytes, a bot's chance is.")
    yield constant("NETWORKS", networks(), "The champion's networks; of several that fit, the first.")
    yield constant(
        "OUTLOOK_ROW", outlook_row(), "A row of `find_outlook`, in words of 8 bytes; tiles may be bits."
    )
    yield constant("OUTLOOK", outlook(), "The rows after those of the faces, and sizes.")
    yield constant("JUDGED_ROW", judged_row(), "A row of `judge`, in numbers of 8 bytes with a point.")
    shape = {"tiles": CLAIMS, "actions": len(SPELLING)}
    yield constant(
        "TILE_CHANCES", shape, "Rows and columns of `find_tile_chances`, numbers of 8 bytes with a point."
    )
    yield constant("ROLLED_ROW", rolled_row(), "A row of `roll_out`, in numbers of 8 bytes with a point.")
    yield constant("ROLLOUTS", rollouts_usually(), "Playing out: how many games, and how exactly.")
    daily = {"firstDay": str(puzzles.FIRST_DAY), "stride": puzzles.STRIDE, "beginner": puzzles.BEGINNER}
    yield constant("PUZZLES", daily, "The puzzle of the day, and the rating of whoever has solved none.")
    yield constant("WHY", reason_numbers.REASONS, "What speaks for a decision against another, by number.")
    yield constant("TURNING_POINTS", TURNING_POINTS, "How many turning points a review names at most.")
    yield constant("TURNS_THE_GAME", TURNS_THE_GAME, "How much of a win a turning point moves at least.")
    yield constant("CLASSES", CLASSES, "How good a decision was.")
    yield constant("THRESHOLDS", THRESHOLDS, "A class begins where a decision loses this much of a win.")
    yield constant("HALVES_ACCURACY", HALVES_ACCURACY, "A mean loss that halves the accuracy.")
    yield interface("Engine", list(ENTRIES), "What the program exports. Addresses are numbers.")


FIELD = """/** A field: where it begins, the bytes of a number, and how many numbers in each direction. */
export interface Field {
  readonly at: number
  readonly bytes: number
  readonly shape: readonly number[]
}
"""


def shape_of(record: np.dtype[Any]) -> dict[str, Any]:
    """Return the size of a record and its fields."""
    found = {}
    for name in record.names or ():
        kind, at = record.fields[name][:2]  # type: ignore[index]
        found[name] = {"at": at, "bytes": kind.base.itemsize, "shape": kind.shape}
    return {"size": record.itemsize, "fields": found}


def numbers() -> dict[str, int]:
    return {name: getattr(state, name) for name in NAMES_OF_NUMBERS}


def codes() -> dict[str, int]:
    return {"keep": KEEP_FACE, "take": TAKE, "putBack": PUT_SPECIALIST_BACK, "from": FROM_SEAT}


def presets() -> dict[str, Any]:
    return {name: {"deluxe": Edition(name).is_deluxe, "options": set_by} for name, set_by in PRESETS.items()}


def options() -> dict[str, Any]:
    """Return what is known of each option; without a field, it is an argument of `new_game`."""
    defaults = {option.name: option.default for option in fields(Edition)}
    found: dict[str, Any] = {}
    for name, clause in OPTION_CLAUSES.items():
        about: dict[str, Any] = {"clause": clause, "default": defaults[name]}
        if name in WORD_OPTIONS:
            about["words"] = WORD_OPTIONS[name]
        else:
            about["range"] = {preset: number_range(name, preset) for preset in PRESETS}
        found[name] = about | {"field": field_of(name)}
    return found


def field_of(option: str) -> str | None:
    """Return the field of the state that the option's number, or that of its word, goes into."""
    usual, other = empty_states(2)
    Edition().write_options(usual)
    words = WORD_OPTIONS.get(option)
    highest = number_range(option, "classic")[1] if words is None else 0
    value = highest if words is None else words[-1]
    Edition().with_options(**{option: value}).write_options(other)
    changed = [name for name in STATE.names or () if not np.array_equal(usual[name], other[name])]
    if not changed:
        return None
    (name,) = changed
    number = highest if words is None else len(words) - 1
    if other[name] != number:
        raise ValueError(f"{option} is not written as its number")
    return name


def worms_of_tiles() -> list[int]:
    tiles, s = Edition("deluxe").tiles, new_game(Edition("deluxe"), 2)
    return [int(worms_on(s, tile)) if tile in tiles else 0 for tile in range(state.HIGHEST_TILE + 1)]


def rows(table: tuple[tuple[Any, ...], ...], *names: str) -> list[dict[str, Any]]:
    return [dict(zip(names, row, strict=True)) for row in table]


def event_row() -> dict[str, int]:
    names = ("kind", "seat", "tile", "other", "specialist")
    return {name: getattr(event_rows, name.upper()) for name in names} | {
        "length": event_rows.COLUMNS,
        "most": event_rows.MOST_EVENTS,
        "diceFall": event_rows.DICE_FALL,
    }


def outlook_row() -> dict[str, int]:
    names = (
        *("possible", "total", "bratworm_earned", "dice_left", "used", "stops", "tile", "exact", "from_seat"),
        *(
            "hen_only",
            "worms",
            "specialist",
            "gained",
            "canned",
            "choose",
            "lost",
            "turned",
            "reach",
            "counts",
        ),
        *("lands", "weasel"),
    )
    return {name: getattr(outlook_kernel, name.upper()) for name in names} | {
        "length": outlook_kernel.COLUMNS
    }


def outlook() -> dict[str, Any]:
    return {
        "now": outlook_kernel.NOW,
        "failure": outlook_kernel.FAILURE,
        "rows": outlook_kernel.ROWS,
        "room": reach.ROOM,
        "noThrow": outlook_kernel.NO_THROW,
        "undecided": [PHASES[phase] for phase in UNDECIDED],
    }


def judged_row() -> dict[str, int]:
    """Return the columns; `claim` begins the chances of the tiles, a failure first."""
    names = ("win", "fail", "worms", "steals", "ends", "likely", "likely_chance", "action", "reason", "claim")
    return {name: getattr(prospect, name.upper()) for name in names} | {
        "length": prospect.COLUMNS,
        "most": judging.MOST_DECISIONS,
        "failure": prospect.FAILURE,
        "claimed": prospect.CLAIMED,
    }


def rolled_row() -> dict[str, int]:
    """Return the columns; `win` and `error` begin a number for each seat."""
    names = ("action", "batches", "win", "error")
    return {name: getattr(rollout_kernel, name.upper()) for name in names} | {
        "length": rollout_kernel.COLUMNS,
        "most": judging.MOST_DECISIONS,
    }


def rollouts_usually() -> dict[str, float]:
    return {
        "batch": rollout_kernel.BATCH,
        "fewest": rollout_kernel.FEWEST * rollout_kernel.BATCH,
        "step": rollouts.STEP,
        "close": rollouts.CLOSE,
        "mostPlayedOut": rollouts.MOST_PLAYED_OUT,
        "error": rollouts.ENOUGH,
        "mostGames": rollouts.MOST_GAMES,
        "width": rollouts.WIDTH,
    }
