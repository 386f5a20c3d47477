"""What a step did, told from the states before and after it: the material of logs and comments."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from heckmeck.game.moves import SPECIALIST_NAMES
from heckmeck.rules.claim import final_total
from heckmeck.rules.specialists import owns, raven_was_disturbed
from heckmeck.rules.state import (
    BRATWORM,
    DECIDE,
    DOWN,
    HEN,
    HIGHEST_TILE,
    KEEP,
    LOWEST_TILE,
    ONE,
    OUT_OF_THE_GAME,
    ROLLING,
    UP,
    WITH_SEAT,
    Phase,
    State,
    field,
)
from heckmeck.rules.turn import shown


@dataclass(frozen=True)
class Event:
    """One thing that happened. `kind` names it as the catalogues do, after `event-`."""

    kind: str
    seat: int
    tile: int = 0
    other: int | None = None
    specialist: str | None = None
    clause: str = ""

    def details(self, players: Sequence[str]) -> dict[str, str]:
        """Return the variables of the event's message."""
        return {
            "name": players[self.seat],
            "tile": str(self.tile),
            "other": "" if self.other is None else players[self.other],
            "specialist": self.specialist or "",
            "clause": self.clause,
        }


def what_happened(before: State, move: str, after: State) -> list[Event]:
    """Return the events of one step in the order of the rules: a Bratworm for 1s, the tile, the raven's one (K8)."""
    if _is_quiet(before, move, after):
        return []
    seat = int(before.seat)
    bratworms = [*_bratworms(before, after, seat)]
    for_ones = 1 if _is_for_ones(before, move) else 0
    return [
        *bratworms[:for_ones],
        *_attempt(before, move, after, seat),
        *bratworms[for_ones:],
        *_specialists(before, after, seat),
        *([Event("game-over", seat)] if after.phase == Phase.OVER else []),
    ]


def _is_quiet(before: State, move: str, after: State) -> bool:
    """Whether the step only moved dice: most steps do, and logs ask about every one."""
    if (
        field(after, "turns") != field(before, "turns")
        or move == "keep 1"
        or field(before, "phase") == BRATWORM
    ):
        return False
    return field(after, "phase") in (ROLLING, KEEP, DECIDE)


def _is_for_ones(before: State, move: str) -> bool:
    """Whether the first Bratworm of this step is for two or more 1s (B1)."""
    if move == "keep 1":
        return bool(shown(before, ONE) >= 2)
    return bool(before.phase == Phase.BRATWORM and not raven_was_disturbed(before))


def _bratworms(before: State, after: State, seat: int) -> Iterator[Event]:
    """One for each: those of the supply, then those of others (B2)."""
    for _ in range(int(before.supply) - int(after.supply)):
        yield Event("bratworm", seat)
    for other in range(int(before.players)):
        for _ in range(int(before.bratworms[other]) - int(after.bratworms[other])):
            yield Event("bratworm-from", seat, other=other)


def _attempt(before: State, move: str, after: State, seat: int) -> Iterator[Event]:
    """The tile taken, stolen or given back; the hen taken instead; or a failure."""
    if after.height[seat] > before.height[seat]:
        tile = int(after.stack[seat, after.height[seat] - 1])
        if before.grill[tile] == UP:
            yield Event("takes", seat, tile)
        else:
            losers = (
                other for other in range(int(before.players)) if after.height[other] < before.height[other]
            )
            yield Event("steals", seat, tile, other=next(losers))
    elif owns(after, seat, HEN) and before.specialist[HEN] >= WITH_SEAT and not owns(before, seat, HEN):
        victim = int(before.specialist[HEN]) - WITH_SEAT
        tile = int(before.stack[victim, before.height[victim] - 1])
        yield Event("takes-hen", seat, tile, other=victim)
    elif after.turns > before.turns and not _ended_by_a_choice(before):
        yield _failure(before, move, seat)
        if after.height[seat] < before.height[seat]:
            yield Event("puts-back", seat, int(before.stack[seat, before.height[seat] - 1]))
        for tile in range(LOWEST_TILE, HIGHEST_TILE + 1):
            if after.grill[tile] == DOWN != before.grill[tile]:
                yield Event("turned-over", seat, tile)


def _ended_by_a_choice(before: State) -> bool:
    """Whether the tile of this turn was already taken when the step began."""
    return before.phase == Phase.PUT_BACK or (before.phase == Phase.BRATWORM and raven_was_disturbed(before))


def _failure(before: State, move: str, seat: int) -> Event:
    if before.phase in (Phase.ROLLING, Phase.KEEP) and (move.startswith("dice") or move == "stop"):
        return Event("fails-nothing-to-set-aside", seat, clause="T3")
    has_worm = final_total(before) > 0 or move == "keep W"
    return (
        Event("fails-no-tile", seat, clause="S5") if has_worm else Event("fails-no-worm", seat, clause="S1")
    )


def _specialists(before: State, after: State, seat: int) -> Iterator[Event]:
    """Specialists that changed hands, were put back, or left the game; received ones first."""
    places = zip(SPECIALIST_NAMES, before.specialist.tolist(), after.specialist.tolist(), strict=True)
    moved = [(name, place) for name, place_before, place in places if place != place_before]
    for name, place in sorted(moved, key=lambda move: move[1] < WITH_SEAT):
        if place >= WITH_SEAT:
            yield Event("gets-specialist", seat, specialist=name)
        elif place == OUT_OF_THE_GAME:
            yield Event("specialist-out", seat, specialist=name)
        else:
            yield Event("specialist-back", seat, place, specialist=name)
