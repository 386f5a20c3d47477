"""The position line: docs/notation.md 4, with the vectors of an independent implementation."""

import csv
from pathlib import Path

import pytest

from heckmeck.bots.registry import make_bot
from heckmeck.coach.review import review
from heckmeck.errors import Illegal, Malformed
from heckmeck.game import Game
from heckmeck.record.reader import read
from heckmeck.rules.state import Phase
from tests.positions import play, position, stack

VECTORS = Path(__file__).parents[1] / "vectors"
with (VECTORS / "positions.tsv").open(encoding="utf-8") as rows:
    LINES = [(file, int(ply), line) for file, ply, line in csv.reader(rows, delimiter="\t")]
FILES = sorted({file for file, _, _ in LINES})
EXAMPLE = "deluxe 11c,13,21h,24,26,27g,28,29a,30..35,36- 6 22.25:w*1/23/- 0 44WW:1235"
TWO = "classic 21..36 0 -/- 0 -"


def what_there_is(game: Game, ply: int | None = None) -> dict:
    """The state document without what a position does not have: names and ply (P7)."""
    document = game.document(ply)
    players = [{**player, "name": ""} for player in document["players"]]
    return {**document, "players": players, "ply": 0, "move": None}


@pytest.mark.parametrize("file", FILES)
def test_vectors(file):
    """The line of every row is written and read; the same decisions are legal."""
    game = read((VECTORS / "games" / file).read_bytes())
    rows = [(ply, line) for name, ply, line in LINES if name == file]
    for ply, line in rows:
        assert game.position(ply) == line
        laid = Game.from_position(line)
        assert laid.position() == line
        assert what_there_is(laid) == what_there_is(game, ply), line


def test_all_vectors_are_read():
    assert len(LINES) == 594
    assert {path.name for path in VECTORS.glob("games/*.heck")} >= set(FILES)


def test_example_of_the_notation():
    game = Game.from_position(EXAMPLE, ["Anna", "Ben", "Cleo"])
    assert game.position() == EXAMPLE
    assert game.players == ("Anna", "Ben", "Cleo")
    assert (game.seat, game.phase, game.ply, game.rolls) == (0, Phase.KEEP, 0, 0)
    assert game.legal == ["keep 1", "keep 2", "keep 3", "keep 5", "weasel"]
    assert stack(game, 0) == [22, 25]
    document = game.document()
    assert document["specialists"]["raven"] is None
    assert document["specialists"]["weasel"] == {"seat": 0}
    assert document["turn"]["total"] == 18
    assert game.state.bratworms.tolist() == [1, 0, 0, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("line", "moves", "rest"),
    [
        # one die on the table: its face could be the number of dice in the hand
        ("classic 21..36 0 -/- 0 2233455:1>", "dice 1", "2233455:>1"),
        ("classic 21..36 0 -/- 0 2233455:1>", "dice W", "2233455:W"),
        ("classic 21..36 0 -/- 0 1133455:1>", "dice 2", "1133455:2"),
        ("deluxe 11,13,21,23..36 6 22:g*1/- 0 1133455:1>", "dice 2", "1133455:>2"),
        ("deluxe 11,13,21,23..36 7 22:g/- 0 2233455:1>", "dice 1", "2233455:>1"),
        ("deluxe 11,13,21,23..36 7 22:g/- 0 2233455W:1>", "dice 1", "2233455W:>1"),
        ("deluxe 11,13,21,23..36 6 22:g*1/- 0 113345W:2+>", "dice 2+1", "113345W:2+1"),
        ("deluxe 11,13,21,23..36 6 22:g*1/- 0 1122345W:1+>", "dice +W", None),
        ("deluxe 11,13,21,23..36 7 22:w/- 0 2233455:1>", "dice 5; weasel", "2233455:1>~"),
        ("deluxe 11,13,21,23..36 7 22:w/- 0 -", "dice 12345WWW; weasel", ":8>~"),
        ("deluxe 11,13,21,23..36 7 22:g/- 0 -", "roll", ":8>"),
        ("deluxe 11,13,21,23..36 7 22:g/- 0 -", "roll golden", ":9+>"),
        ("deluxe 11,13,21,23..36 7 22:g/- 0 -", "roll golden; dice 12345WWW+1; keep 2", "2:8+"),
    ],
)
def test_dice_of_a_turn(line, moves, rest):
    """P6: number and roll are never mistaken for each other."""
    game = Game.from_position(line)
    for move in moves.split("; "):
        game.play(move)
    if rest is None:
        assert game.position().split()[5] == "-", "the turn is over"
        return
    written = game.position()
    assert written.split()[5] == rest
    again = Game.from_position(written)
    assert again.position() == written
    assert (again.phase, again.legal) == (game.phase, game.legal)


def test_a_digit_is_a_number_where_a_number_makes_a_whole_turn():
    """P6."""
    assert Game.from_position("classic 21..36 0 -/- 0 2233455:1").legal == ["roll", "stop"]
    assert Game.from_position("classic 21..36 0 -/- 0 1133455:2").legal == ["keep 2"]
    owner = Game.from_position("deluxe 11,13,21,23..36 6 22:g*1/- 0 1133455:2")
    assert owner.legal == ["roll", "stop"]
    assert owner.state.dice_left == 2


def test_turns_still_to_be_played():
    """P1: the number shrinks, and is not written when the game is over."""
    game = Game("classic max_turns=3", ["A", "B"])
    assert game.position() == "classic,max_turns=3 21..36 0 -/- 0 -"
    play(game, "1123WWWW; keep W; roll; 1123; keep 1; stop; 2234WWWW; keep W")
    assert game.position() == "classic,max_turns=2 21,23..36 0 22/- 1 WWWW:4"
    laid = Game.from_position(game.position())
    for one in (game, laid):
        play(one, "roll; 2345; keep 4; stop; 2234WWWW; keep W; roll; 2345; keep 5; stop")
        assert one.over
        assert one.position() == "classic 21,23,26..36 0 22.25/24 - -"
    again = Game.from_position(game.position())
    assert again.document()["ranking"] == game.document()["ranking"] == [[0], [1]]


CHOICES = {
    Phase.CLAIM: (
        {"rules": "russian", "stacks": [[], [26]]},
        "1113WWWW; keep W; roll; 1113; keep 1; roll; 3; keep 3",
    ),
    Phase.PUT_BACK: (
        {"rules": "deluxe", "stacks": [[24], []], "owners": {"hen": 0}, "on": {"apple": 25}},
        "1345WWWW; keep W; roll; 1345; keep 5; stop",
    ),
    Phase.BRATWORM: (
        {"rules": "deluxe", "players": 3, "supply": 0, "bratworms": [0, 3, 4], "stacks": [[], [], []]},
        "11345WWW; keep 1",
    ),
}


@pytest.mark.parametrize("phase", CHOICES)
def test_no_line_in_the_middle_of_a_choice(phase):
    """P7: the position before it has one."""
    laid, moves = CHOICES[phase]
    game = play(position(**laid), moves)
    assert game.phase is phase
    with pytest.raises(Illegal, match="in the middle of a choice") as refusal:
        game.position()
    assert refusal.value.clause == "P7"
    before = Game.from_position(game.position(game.ply - 1))
    before.play(game.moves[-1])
    assert (before.phase, before.legal) == (phase, game.legal)


# What a game from a position can do


def test_names():
    assert Game.from_position(EXAMPLE).players == ("A", "B", "C")
    with pytest.raises(Malformed, match=r"2 seats for 3 players \(P4\)"):
        Game.from_position(EXAMPLE, ["Anna", "Ben"])
    with pytest.raises(Malformed, match="appears twice"):
        Game.from_position(EXAMPLE, ["Anna", "Ben", "Ben"])


def test_a_game_from_a_position_goes_on_like_any_other():
    game = play(Game.from_position(EXAMPLE), "keep 5; roll")
    assert game.moves == ["keep 5", "roll"]
    assert game.at(1).position() == game.position(1)
    assert game.position(0) == EXAMPLE
    twin = game.copy()
    play(twin, "123; keep 3; stop")
    assert twin.ply == 5
    assert game.ply == 2
    assert [event.kind for event in twin.events(5)] == ["takes"]
    while twin.moves:
        twin.undo()
    assert twin.position() == EXAMPLE
    assert [step.before.seat for step in game.steps] == [0, 0]


def test_dice_that_begin_a_turn():
    """Nobody decides to roll them, with or without a history."""
    assert Game.from_position(TWO).begins_turn
    assert not Game.from_position("classic 21..36 0 -/- 0 5:7>").begins_turn
    assert not Game.from_position("deluxe 11,13,21,23..36 7 22:g/- 0 :8>").begins_turn
    assert not Game.from_position("deluxe 11,13,21,23..36 7 22:w/- 0 :8>~").begins_turn


def test_repr_is_evaluable_and_games_are_equal_by_where_they_began():
    game = play(Game.from_position(EXAMPLE, ["Anna", "Ben", "Cleo"]), "keep 5; roll")
    twin = eval(repr(game), {"Game": Game})
    assert twin == game
    assert twin.position() == game.position()
    assert game != play(Game.from_position(EXAMPLE.replace("1235", "1135"), game.players), "keep 5; roll")
    seeded = Game.from_position(EXAMPLE, headers={"seed": "00" * 32})
    assert eval(repr(seeded), {"Game": Game}).headers == seeded.headers


def test_fair_dice_are_counted_from_the_position():
    game = Game.from_position("classic 21..36 0 -/- 1 5:7>", headers={"seed": bytes(range(32)).hex()})
    assert game.fair_roll(game.seed) == game.roll()
    assert game.rolls == 1


@pytest.mark.parametrize("rules", ["classic", "deluxe", "russian,faster=returned", "deluxe,highest_tile=30"])
def test_the_beginning_of_a_game_is_a_game(rules):
    """It has a record, and a seat that begins."""
    start = Game(rules.replace(",", " "), ["Anna", "Ben", "Cleo"], start=2)
    game = Game.from_position(start.position(), start.players)
    assert game == start
    assert game.record() == start.record()
    assert repr(game) == repr(start)


def test_a_game_that_is_over():
    over = Game.from_position("classic,highest_tile=22 22- 0 21/- - -")
    assert over.over
    assert over.seat is None
    assert over.legal == []
    assert over.ranking == [[0], [1]]
    with pytest.raises(Illegal, match="E1"):
        over.play("stop")
    stopped = Game.from_position("classic 21,23..36 0 22/- - -")
    assert stopped.over
    with pytest.raises(Illegal, match="E4"):
        stopped.roll("12345WWW")


def test_review_of_what_follows():
    game = play(Game.from_position(EXAMPLE), "keep 1; stop; 12345WWW; keep W; roll; 12345; keep 5; stop")
    told = review(game)
    assert [judged.move for judged in told.judgements][:2] == ["keep 1", "stop"]
    assert told.document()["turns"] == 2
    ledger = told.ledger(0)
    assert ledger.result == pytest.approx(
        ledger.start
        + ledger.luck
        + ledger.luck_of_others
        + ledger.losses
        + ledger.losses_of_others
        + ledger.revaluation
    )
    assert review(Game.from_position("classic,highest_tile=22 22- 0 21/- - -")).document()["over"]


@pytest.mark.parametrize("bot", ["random:seed=3", "simple", "careful", "worms", "champion"])
def test_bots_play_on(bot):
    game = Game.from_position(EXAMPLE, headers={"seed": "07" * 32})
    player = make_bot(bot)
    while not game.over and game.ply < 60:
        if game.legal:
            game.play(player.decide(game))
        else:
            game.roll()
    assert game.ply >= 60 or game.over
