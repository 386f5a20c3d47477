"""Games played over the HTTP API to a position that a test wants.

Dice are a function of the seed (docs/notation.md 3), so the engine looks for the first seed that leads there in
plain play. The same decisions are then taken at a real table that has this seed.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Any, NamedTuple

from heckmeck.game import Game
from heckmeck.rules.state import Phase
from tests.e2e.servers import PageServer
from tests.positions import NAMES
from tests.server.clients import plain_decision

Document = dict[str, Any]
LONGEST = 130  # steps that a game may take to get there
MOST_SEEDS = 500


def wants_ones(state: Document) -> str:
    """Set two or more 1s aside wherever possible and keep rolling: this empties the supply of Bratworms (B1)."""
    turn, legal = state["turn"], state["legal"]
    if "keep 1" in legal and f"{turn['roll']}{turn['golden'] or ''}".count("1") > 1:
        return "keep 1"
    return "roll" if "roll" in legal else plain_decision(state)


def rolls_on(state: Document) -> str:
    return "roll" if "roll" in state["legal"] else plain_decision(state)


@dataclass(frozen=True)
class Wish:
    """A position where Anna, who sits first, decides; with `in_vain`, rolling now would end her turn (T3)."""

    rules: str
    players: int
    found: Callable[[Document], bool]
    decide: Callable[[Document], str] = plain_decision
    in_vain: bool = False


def has_ones(state: Document) -> bool:
    """Two or more 1s can be set aside, and other faces too."""
    turn = state["turn"]
    ones = f"{turn['roll']}{turn['golden'] or ''}".count("1")
    return "keep 1" in state["legal"] and ones > 1 and len(state["legal"]) > 1


def has_faces(state: Document) -> bool:
    return any(move.startswith("keep") for move in state["legal"])


def in_the_middle(state: Document) -> bool:
    """A turn with dice set aside and a choice of faces, where tiles lie before the players."""
    stacks = sum(1 for player in state["players"] if player["stack"])
    faces = [move for move in state["legal"] if move.startswith("keep")]
    return len(faces) > 2 and bool(state["turn"]["kept"]) and stacks >= min(3, len(state["players"]))


def worth_a_thought(state: Document) -> bool:
    """The highest face would already take a tile, and there are dice left to risk it."""
    if not in_the_middle(state) or "W" not in state["turn"]["kept"]:
        return False
    dice = f"{state['turn']['roll']}{state['turn']['golden'] or ''}"
    face = max(move[-1] for move in state["legal"] if move.startswith("keep"))
    total = state["turn"]["total"] + dice.count(face) * int(face)
    takes = any(21 <= int(tile) <= total for tile, side in state["grill"].items() if side == "up")
    return takes and len(dice) - dice.count(face) > 1


def fresh_roll(state: Document) -> bool:
    return len(state["legal"]) > 2 and not state["turn"]["kept"]


def can_stop_with_a_worm(state: Document) -> bool:
    return "stop" in state["legal"] and state["phase"] == "decide" and "W" in state["turn"]["kept"]


def takes_exactly(state: Document) -> bool:
    return can_stop_with_a_worm(state) and state["grill"].get(str(state["turn"]["total"])) == "up"


def steals_from_the_next(state: Document) -> bool:
    return can_stop_with_a_worm(state) and state["players"][1]["stack"][-1:] == [state["turn"]["total"]]


def has_a_tile_below_the_highest(state: Document) -> bool:
    own = state["players"][0]["stack"]
    up = [int(tile) for tile, side in state["grill"].items() if side == "up"]
    return state["phase"] == "decide" and bool(own) and max(up) > own[-1]


WISHES = {
    "take": Wish("classic", 2, takes_exactly),
    "steal": Wish("classic", 2, steals_from_the_next),
    "lose a tile": Wish("classic", 2, has_a_tile_below_the_highest, in_vain=True),
    "claim": Wish("deluxe lower_tile=any", 3, lambda state: state["phase"] == "claim"),
    "claim of many": Wish(
        "classic lower_tile=any highest_tile=28",
        2,
        lambda state: state["phase"] == "claim" and len(state["legal"]) == 8,
    ),
    "put back": Wish("deluxe", 3, lambda state: state["phase"] == "put_back"),
    "bratworm": Wish("deluxe", 4, lambda state: state["phase"] == "bratworm", wants_ones),
    "bratworm of many": Wish(
        "deluxe", 7, lambda state: state["phase"] == "bratworm" and len(state["legal"]) > 4, wants_ones
    ),
    "ones": Wish("deluxe", 3, has_ones),
    "golden die": Wish("deluxe", 3, lambda state: state["phase"] == "start"),
    "weasel": Wish("deluxe", 3, lambda state: "weasel" in state["legal"] and has_faces(state)),
    "dead roll": Wish("deluxe", 3, lambda state: "weasel" in state["legal"] and not has_faces(state)),
    "turn of 2": Wish("classic", 2, in_the_middle),
    "turn of 3": Wish("deluxe", 3, worth_a_thought),
    "turn of 4": Wish(
        "deluxe",
        4,
        lambda state: in_the_middle(state) and any(player["specialist"] for player in state["players"][1:]),
    ),
    "turn of 7": Wish("deluxe", 7, in_the_middle),
    "roll in vain": Wish("classic", 2, lambda state: state["phase"] == "decide", rolls_on, in_vain=True),
    "first roll": Wish("classic", 2, fresh_roll),
}


class Decision(NamedTuple):
    ply: int
    seat: int
    move: str


class Way(NamedTuple):
    """How a game gets to where it is wanted."""

    seed: bytes
    decisions: list[Decision]


def rolls_in_vain(game: Game, seed: bytes) -> bool:
    tried = game.copy()
    tried.play("roll")
    tried.roll(tried.fair_roll(seed))
    return tried.seat != game.seat


@cache
def way_to(wish: Wish) -> Way:
    """Find the first seed that leads there."""
    for number in count():
        assert number < MOST_SEEDS, "no game leads there: another wish or another way to play is needed"
        seed = number.to_bytes(32, "big")
        game = Game(wish.rules, NAMES[: wish.players])
        decisions: list[Decision] = []
        while not game.over and game.ply < LONGEST:
            if game.phase is Phase.ROLLING:
                game.roll(game.fair_roll(seed))
                continue
            state = game.document()
            if state["seat"] == 0 and wish.found(state) and (not wish.in_vain or rolls_in_vain(game, seed)):
                return Way(seed, decisions)
            decisions.append(Decision(game.ply, state["seat"], wish.decide(state)))
            game.play(decisions[-1].move)
    raise AssertionError


class Table:
    """A table of people, each on their own device; the first of them is the host."""

    def __init__(
        self,
        server: PageServer,
        players: int,
        seed: bytes | None = None,
        names: Sequence[str] = NAMES,
        **options: Any,
    ) -> None:
        self.guests = [server.new_guest() for _ in range(players)]
        if seed is not None:
            server.lay_seed(seed)
        self.id = self.guests[0].create(names[0], **options)
        for name, guest in zip(names[1:], self.guests[1:], strict=False):
            guest.post(f"/api/tables/{self.id}/join", name=name)

    @property
    def path(self) -> str:
        return f"/table/{self.id}"

    @property
    def cookie(self) -> str:
        return self.cookie_of(0)

    def cookie_of(self, seat: int) -> str:
        return str(self.guests[seat].http.cookies["heckmeck"])

    @property
    def state(self) -> Document:
        state: Document = self.guests[0].get(f"/api/tables/{self.id}")["state"]
        return state

    @property
    def record(self) -> str:
        return self.guests[0].http.get(f"/api/tables/{self.id}/record").text

    def moves_after(self, ply: int) -> list[str]:
        """Return what was decided after a step, without the dice."""
        steps = self.guests[0].get(f"/api/tables/{self.id}/steps?after={ply}")["steps"]
        return [step["state"]["move"] for step in steps if step["by"] != "dice"]

    def start(self) -> None:
        self.guests[0].post(f"/api/tables/{self.id}/start")

    def act(self, seat: int, move: str, ply: int) -> Document:
        state: Document = self.guests[seat].post(f"/api/tables/{self.id}/act", act=move, ply=ply)["state"]
        return state

    def play_out(self) -> None:
        """Play simply to the end."""
        state = self.state
        while state["phase"] != "over":
            state = self.act(state["seat"], plain_decision(state), state["ply"])


def prepare(server: PageServer, name: str, **options: Any) -> Table:
    """Bring a table to the position of this name."""
    wish = WISHES[name]
    way = way_to(wish)
    table = Table(server, wish.players, way.seed, rules=wish.rules, seats=wish.players, **options)
    table.start()
    for ply, seat, move in way.decisions:
        table.act(seat, move, ply)
    return table


def finished(server: PageServer, rules: str = "deluxe max_turns=12", players: int = 3) -> Table:
    """A game that is over; the same one every time."""
    table = Table(server, players, seed=bytes(31) + b"\x07", rules=rules, seats=players, coach=True)
    table.start()
    table.play_out()
    return table
