"""What is entered for a game, and whether it makes sense (docs/rules.md M1, M4, M7, E2, E3)."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated

from msgspec import Meta, Struct

from heckmeck.errors import Illegal, Refused
from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.points import Outcome

BRATWORMS = 7
APPLE_WORMS = 3
LOW_TILES = (11, 13)

Number = Annotated[int, Meta(ge=0, lt=10**6)]
Player = Annotated[int, Meta(ge=1, le=3000)]
Count = Annotated[int, Meta(ge=0, le=999)]
Objection = Callable[[Refused], None]


class TableScore(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One player's result: `tiles`, in deluxe with `bratworms` and `apple`; or else `worms` and `highest` tile."""

    player: Player
    tiles: Annotated[tuple[Count, ...], Meta(max_length=18)] | None = None
    bratworms: Count = 0
    apple: bool = False
    worms: Count | None = None  # beside `tiles` a cross-check, and so is `highest`
    highest: Count | None = None


@dataclass(frozen=True)
class Material:
    """What lies on a table: the worms on each tile, the Bratworms, the apple."""

    worms: Mapping[int, int]
    bratworms: int
    apple: int

    @property
    def all_worms(self) -> int:
        return sum(self.worms.values()) + self.bratworms + self.apple


def material(rules: HouseRules) -> Material:
    """Return the material of the edition (M1, M4, M7)."""
    worms = {tile: (tile - 17) // 4 for tile in range(21, rules.highest_tile + 1)}
    if not rules.deluxe:
        return Material(worms, 0, 0)
    return Material(dict.fromkeys(LOW_TILES, rules.worms_on_low_tiles) | worms, BRATWORMS, APPLE_WORMS)


def outcome(score: TableScore, on_table: Material) -> Outcome:
    """Return worms and highest tile of a score (E2, E3)."""
    if score.tiles is None:
        return Outcome(score.worms or 0, score.highest or 0)
    worms = sum(on_table.worms.get(tile, 0) for tile in score.tiles)
    worms += score.bratworms + (on_table.apple if score.apple else 0)
    return Outcome(worms, max(score.tiles, default=0))


def examine(
    scores: Sequence[TableScore], names: Mapping[int, str], rules: HouseRules, refuse: Objection
) -> None:
    """Object to whatever cannot be the result of one game."""
    on_table = material(rules)
    by_tiles = [score for score in scores if score.tiles is not None]
    by_worms = [score for score in scores if score.tiles is None]
    objections: list[Refused] = []
    for score in by_tiles:
        _examine_tiles(score, names[score.player], on_table, objections.append)
    _examine_ties(scores, names, on_table, objections.append)
    for score in by_worms:
        _examine_worms(score, names[score.player], on_table, objections.append)
    _examine_together(scores, on_table, objections.append)
    if not objections and not _can_be_shared_out(by_tiles, by_worms, on_table):
        objections.append(Illegal("tournament-result-impossible", "E2"))
    for objection in objections:
        refuse(objection)


def _examine_tiles(score: TableScore, name: str, on_table: Material, refuse: Objection) -> None:
    for tile in score.tiles or ():
        if tile not in on_table.worms:
            refuse(Illegal("tournament-no-such-tile", "M1", name=name, tile=str(tile)))
    counted = outcome(score, on_table)
    if score.worms not in (None, counted.worms):
        refuse(Illegal("tournament-wrong-sum", "E2", name=name, given=score.worms, worms=counted.worms))
    if score.highest not in (None, counted.highest):
        given, highest = str(score.highest), str(counted.highest)
        refuse(Illegal("tournament-wrong-highest", "E3", name=name, given=given, highest=highest))
    if score.apple and not score.tiles:
        refuse(Illegal("tournament-apple-without-tile", "G4", name=name))
    if not 0 <= score.bratworms <= on_table.bratworms:
        refuse(Illegal("tournament-bratworms", "M4", count=score.bratworms, most=on_table.bratworms))


def _examine_ties(
    scores: Sequence[TableScore], names: Mapping[int, str], on_table: Material, refuse: Objection
) -> None:
    """Highest tiles are needed wherever a worm was won: E3 breaks ties with them, R3 adds them up."""
    unknown = [score for score in scores if score.tiles is None and score.highest is None and score.worms]
    tied = Counter(outcome(score, on_table).worms for score in scores)
    for score in unknown:
        name, worms = names[score.player], score.worms
        if tied[worms or 0] > 1:
            refuse(Illegal("tournament-tie-needs-tile", "E3", name=name, worms=worms))
        else:
            refuse(Illegal("tournament-highest-missing", "E3", name=name))


def _examine_worms(score: TableScore, name: str, on_table: Material, refuse: Objection) -> None:
    worms, highest = score.worms, score.highest or 0
    if worms is None or worms < 0:
        refuse(Illegal("tournament-worms-missing", "E2", name=name))
    elif highest and highest not in on_table.worms:
        refuse(Illegal("tournament-no-such-tile", "M1", name=name, tile=str(highest)))
    elif worms == 0 or score.highest is not None:
        least = on_table.worms[highest] if highest else 0
        most = _most_worms(highest, on_table)
        if not least <= worms <= most:
            refuse(
                Illegal(
                    "tournament-worms-impossible",
                    "M1",
                    name=name,
                    worms=worms,
                    highest=str(highest),
                    least=least,
                    most=most,
                )
            )


def _most_worms(highest: int, on_table: Material) -> int:
    tiles = sum(worms for tile, worms in on_table.worms.items() if tile <= highest)
    return tiles + on_table.bratworms + (on_table.apple if highest else 0)


def _examine_together(scores: Sequence[TableScore], on_table: Material, refuse: Objection) -> None:
    """Object to what exists only once and was entered twice."""
    seen = Counter(tile for score in scores for tile in score.tiles or ())
    seen.update(score.highest for score in scores if score.tiles is None and score.highest)
    for tile in sorted(tile for tile, times in seen.items() if times > 1):
        refuse(Illegal("tournament-tile-twice", "M1", tile=str(tile)))
    if sum(score.apple for score in scores) > (1 if on_table.apple else 0):
        refuse(Illegal("tournament-apple-twice", "M4"))
    bratworms = sum(score.bratworms for score in scores)
    if bratworms > on_table.bratworms:
        refuse(Illegal("tournament-bratworms", "M4", count=bratworms, most=on_table.bratworms))
    worms = sum(outcome(score, on_table).worms for score in scores)
    if worms > on_table.all_worms:
        refuse(Illegal("tournament-sum-too-high", "E2", worms=worms, most=on_table.all_worms))


def _can_be_shared_out(
    by_tiles: Sequence[TableScore], by_worms: Sequence[TableScore], on_table: Material
) -> bool:
    """Say whether tiles, Bratworms and apple can be dealt so that everybody has the worms entered."""
    claims = [score.highest or 0 for score in by_worms]
    needs = [(score.worms or 0) - on_table.worms.get(score.highest or 0, 0) for score in by_worms]
    taken = {tile for score in by_tiles for tile in score.tiles or ()} | set(claims)
    free = [(worms, tile) for tile, worms in on_table.worms.items() if tile not in taken and worms]
    if not any(score.apple for score in by_tiles) and on_table.apple:
        free.append((on_table.apple, 0))  # the apple goes to anybody who has a tile
    free.sort(reverse=True)
    bratworms = on_table.bratworms - sum(score.bratworms for score in by_tiles)
    worth = [sum(worms for worms, _ in free[index:]) for index in range(len(free) + 1)]

    @cache
    def dealt(index: int, open_needs: tuple[int, ...]) -> bool:
        missing = sum(open_needs) - bratworms
        if missing <= 0:
            return True
        if missing > worth[index]:
            return False
        worms, tile = free[index]
        for player, need in enumerate(open_needs):
            if need >= worms and claims[player] > tile:
                less = (*open_needs[:player], need - worms, *open_needs[player + 1 :])
                if dealt(index + 1, less):
                    return True
        return dealt(index + 1, open_needs)

    return dealt(0, tuple(needs))
