"""House rules as a small TOML file; docs/rules.md section 8 applies without one.

    preset = "profi"              # or "simple", "seven", "sheet": what the rest differs from
    edition = "deluxe"            # or "classic": which tiles and Bratworms a result may hold
    highest_tile = 36             # M7
    worms_on_low_tiles = 1        # M4
    rounds = 3                    # preliminary rounds (R6: one, R7: several)
    table_size = 4                # players at a table, as far as possible; 2 and 7 are chosen here (R4)
    smallest_table = 4            # no table has fewer
    largest_table = 7             # or more
    most_tables = 6               # as many as the hall has
    final = 6                     # players in the final
    byes = 2                      # after several rounds: so many go straight to the final, past a semi-final
    draw = "placing"              # further rounds: those who had the same place sit together; or "lots"
    score = "places"              # or "worms_and_places" (R2)
    ranking = ["score", "wins"]   # metrics of R3 in another order; the lot always comes last

    minutes = 40                  # for a round; 0: none. Then "last turns" is called:
    last_turns = 1                # so many turns each, and the game counts as it stands
    max_turns = 60                # a game ends after so many turns of all players together (E4)

    [points]                      # one line per table size that differs from the sheet
    4 = [5, 3, 2, 0]

    [[stage]]                     # your own stages, instead of `rounds`; the final follows the last one
    rounds = 1
    tables = 4                    # or table_size
    advance = 6                   # this many in all, the best of the next place filling up; or
    each = 2                      # this many from each table
    byes = 2                      # of those who advance by the ranking, so many go straight to the final

Clauses of this file: H1 it is TOML with these keys only; H2 values have these types and ranges; H3 points:
one number per place, none higher than the one before; H4 a stage says `advance` or `each`, and at most one of
`tables` and `table_size`, and there are at most 10; H5 with your own stages there is no `rounds` outside
them, and the final they lead to has 2-7 players; H6 the smallest table is not larger than the largest, byes are
fewer than the places in the final, and they are given by the ranking, not by `each`.
"""

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import fields
from fractions import Fraction
from typing import Any, TypeVar

from heckmeck.errors import Malformed, shortened
from heckmeck.tournament.house_rules import (
    DRAWS,
    EDITIONS,
    FINAL_WITH_BYES,
    LOT,
    PRESETS,
    RANKING,
    SCORES,
    SHEET,
    HouseRules,
    HouseStage,
    plain_number,
)
from heckmeck.tournament.points import SHEET_POINTS, PointTables

MOST_ROUNDS = 20

MOST_STAGES = 10
# Strangers write these rules too: whatever costs more than it seems to is refused before it is read.
LONGEST_TEXT = 20_000
MOST_DOTS = 12  # per line: a key of ten thousand parts costs hundreds of megabytes
POINT = re.compile(r"\d{1,6}(\.\d{1,6})?(/\d{1,6})?", re.ASCII)  # no exponent: 1e40000000 is a number too


def read_house_rules(text: str, settings: Mapping[str, Any] | None = None) -> HouseRules:
    """Read a TOML file; what is wrong with it is named in one line. `settings` override what it says."""
    _check_size(text)
    try:
        return house_rules_from({**tomllib.loads(text, parse_float=_float), **(settings or {})})
    except tomllib.TOMLDecodeError as error:
        raise Malformed("tournament-toml", "H1", what=shortened(" ".join(str(error).split()), 100)) from None
    except (ValueError, RecursionError) as error:
        if isinstance(error, Malformed):
            raise
        raise Malformed("tournament-toml", "H1", what=type(error).__name__) from None


def _float(text: str) -> str:
    """Leave a number as it is written, to be computed where its size is known; nan and inf are not numbers."""
    if text.endswith(("nan", "inf")):
        raise ValueError(text)
    return text


def _check_size(text: str) -> None:
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS or len(text) > LONGEST_TEXT:
            raise Malformed("tournament-toml-size", "H1", line=number, dots=MOST_DOTS, length=LONGEST_TEXT)


def house_rules_from(document: Mapping[str, Any]) -> HouseRules:
    """Make house rules from a TOML or JSON document."""
    preset = _one_of(tuple(PRESETS))("preset", document.get("preset", SHEET))
    whole = {**PRESETS[preset], **document}
    if isinstance(document.get("points"), Mapping):
        whole["points"] = {**PRESETS[preset].get("points", {}), **document["points"]}
    rules = HouseRules(**{KEYS[key]: read(key, whole[key]) for key, read in _known(whole, READERS)})
    _check_together(rules)
    if rules.stages and "rounds" in document:
        raise Malformed("tournament-rounds-and-stages", "H5")
    if rules.deluxe and rules.highest_tile < 29:
        raise _wrong("highest_tile", rules.highest_tile, "29-36 with the deluxe edition", "M7")
    return rules


def _check_together(rules: HouseRules) -> None:
    """Refuse what contradicts itself (H6)."""
    low, high = rules.smallest_table, rules.largest_table
    if low and high and low > high:
        raise _wrong("smallest_table", low, f"2-{high}", "H6")
    if rules.byes and rules.rounds == 1 and not rules.stages:
        raise _wrong("byes", rules.byes, "0 with one round", "H6")
    if rules.byes and rules.byes >= (rules.final or FINAL_WITH_BYES):
        raise _wrong("byes", rules.byes, f"0-{(rules.final or FINAL_WITH_BYES) - 1}", "H6")
    for number, stage in enumerate(rules.stages, 1):
        if stage.byes and (stage.advance is None or stage.byes > stage.advance - 2):
            raise _wrong(f"stage {number}: byes", stage.byes, "0-(advance - 2)", "H6")


def house_rules_document(rules: HouseRules) -> dict[str, Any]:
    """Return what differs from the preset, as a document that `house_rules_from` reads."""
    standard = house_rules_from({"preset": rules.preset})
    document: dict[str, Any] = {} if rules.preset == SHEET else {"preset": rules.preset}
    for key, name in KEYS.items():
        value, usual = getattr(rules, name), getattr(standard, name)
        if value != usual:
            document[key] = WRITERS[key](value, usual) if key in WRITERS else value
    return document


def _wrong(key: str, value: object, wanted: str, clause: str = "H2") -> Malformed:
    return Malformed("tournament-house-value", clause, key=key, value=shortened(str(value)), wanted=wanted)


Reader = Callable[[str, Any], Any]
T = TypeVar("T")


def _known(document: Mapping[str, Any], readers: Mapping[str, T], where: str = "") -> list[tuple[str, T]]:
    for key in document:
        if key not in readers:
            raise Malformed(
                "tournament-house-key", "H1", key=where + shortened(key), known=", ".join(readers)
            )
    return [(key, readers[key]) for key in document]


def _whole(low: int, high: int) -> Reader:
    def read(key: str, value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise _wrong(key, value, f"{low}-{high}")
        return value

    return read


def _one_of(words: tuple[str, ...]) -> Reader:
    def read(key: str, value: Any) -> str:
        if value not in words:
            raise _wrong(key, value, " | ".join(words))
        return str(value)

    return read


def _list(key: str, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise _wrong(key, value, "[…]")
    return value


def _ranking(key: str, value: Any) -> tuple[str, ...]:
    names = [_one_of(RANKING)(key, name) for name in _list(key, value)]
    if len(set(names)) < len(names) or LOT in names[:-1] or not names:
        raise _wrong(key, value, "each metric once, the lot last", "R3")
    return (*(name for name in names if name != LOT), LOT)


def _point(key: str, value: Any) -> Fraction:
    try:
        known = isinstance(value, int | Fraction) or (isinstance(value, str) and POINT.fullmatch(value))
        point = Fraction(value) if known and not isinstance(value, bool) else None
    except (ValueError, ZeroDivisionError):
        point = None
    if point is None or not 0 <= point <= 1000:
        raise _wrong(key, value, "0-1000", "H3")
    return point


def _point_tables(key: str, value: Any) -> PointTables:
    if not isinstance(value, Mapping):
        raise _wrong(key, value, "[points]")
    tables = dict(SHEET_POINTS)
    for name, numbers in value.items():
        size = next((size for size in SHEET_POINTS if str(size) == name), None)
        if size is None:
            raise _wrong(f"{key}.{name}", name, "2-7", "R4")
        points = tuple(_point(f"{key}.{name}", number) for number in _list(f"{key}.{name}", numbers))
        if len(points) != size or list(points) != sorted(points, reverse=True):
            raise Malformed(
                "tournament-points", "H3", size=size, given=shortened(", ".join(map(str, points)))
            )
        tables[size] = points
    return tables


def _stages(key: str, value: Any) -> tuple[HouseStage, ...]:
    stages = _list(key, value)
    if len(stages) > MOST_STAGES:
        raise _wrong(key, len(stages), f"0-{MOST_STAGES}", "H4")
    return tuple(_stage(f"{key} {number}", stage) for number, stage in enumerate(stages, 1))


def _stage(where: str, value: Any) -> HouseStage:
    if not isinstance(value, Mapping):
        raise _wrong(where, value, "[[stage]]")
    known = _known(value, STAGE_READERS, f"{where}: ")
    stage = HouseStage(**{key: read(f"{where}: {key}", value[key]) for key, read in known})
    if (stage.advance is None) == (stage.each is None):
        raise Malformed("tournament-stage-advance", "H4", stage=where)
    if stage.tables is not None and stage.table_size is not None:
        raise Malformed("tournament-stage-tables", "H4", stage=where)
    if stage.rounds > 1 and stage.each is not None:
        raise Malformed("tournament-stage-each", "R7", stage=where)
    return stage


STAGE_READERS: dict[str, Reader] = {
    "rounds": _whole(1, MOST_ROUNDS),
    "tables": _whole(1, 1500),
    "table_size": _whole(2, 7),
    "advance": _whole(2, 3000),
    "each": _whole(1, 7),
    "byes": _whole(0, 6),
}
READERS: dict[str, Reader] = {
    "preset": _one_of(tuple(PRESETS)),
    "edition": _one_of(EDITIONS),
    "highest_tile": _whole(21, 36),
    "worms_on_low_tiles": _whole(0, 4),
    "rounds": _whole(1, MOST_ROUNDS),
    "table_size": _whole(2, 7),
    "smallest_table": _whole(2, 7),
    "largest_table": _whole(2, 7),
    "most_tables": _whole(1, 1500),
    "final": _whole(2, 7),
    "byes": _whole(0, 6),
    "draw": _one_of(DRAWS),
    "score": _one_of(SCORES),
    "ranking": _ranking,
    "points": _point_tables,
    "stage": _stages,
    "minutes": _whole(0, 600),
    "last_turns": _whole(0, 10),
    "max_turns": _whole(1, 10_000),
}
KEYS = {key: {"stage": "stages"}.get(key, key) for key in READERS}


def _write_points(tables: PointTables, usual: PointTables) -> dict[str, list[int | str]]:
    differing = {size: points for size, points in tables.items() if points != usual[size]}
    return {str(size): [plain_number(point) for point in points] for size, points in differing.items()}


def _write_stage(stage: HouseStage) -> dict[str, int]:
    values = {item.name: getattr(stage, item.name) for item in fields(stage)}
    return {name: value for name, value in values.items() if value is not None and (value or name != "byes")}


WRITERS: dict[str, Callable[[Any, Any], Any]] = {
    "ranking": lambda metrics, _: list(metrics),
    "points": _write_points,
    "stage": lambda stages, _: [_write_stage(stage) for stage in stages],
}
