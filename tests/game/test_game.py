"""The façade: typed refusals, history, copies, text."""

import pytest

from heckmeck import Game, Illegal, Malformed
from heckmeck.record.fair_dice import commitment_to
from heckmeck.rules.state import Phase
from tests.positions import play, position


def test_malformed_is_not_illegal():
    game = play(Game("classic", ["Anna", "Ben"]), "11345WWW")
    with pytest.raises(Malformed, match="N1"):
        game.play("keep 6")
    with pytest.raises(Illegal, match=r"no die shows 2 \(T2\)"):
        game.play("keep 2")


def test_a_refusal_changes_nothing():
    game = play(Game("classic", ["Anna", "Ben"]), "11345WWW")
    before = repr(game), game.state.tobytes()
    for move in (
        "keep 2",
        "roll",
        "stop",
        "weasel",
        "take 25",
        "put back hen",
        "from 1",
        "dice 11345WWW",
        "nonsense",
    ):
        with pytest.raises((Illegal, Malformed)):
            game.play(move)
    assert (repr(game), game.state.tobytes()) == before


def test_play_tells_what_happened():
    game = Game("deluxe", ["Anna", "Ben"])
    game.roll("123WWWWW")
    game.play("keep W")
    assert [(event.kind, event.tile, event.specialist) for event in game.play("stop")] == [
        ("takes", 25, None),
        ("gets-specialist", 0, "weasel"),
    ]


def test_undo_and_at_give_earlier_positions():
    game = Game("classic", ["Anna", "Ben"])
    documents = [game.document()]
    for move in ("dice 11345WWW", "keep W", "roll", "dice 12445", "keep 4"):
        game.play(move)
        documents.append(game.document())
    assert [game.at(ply).document() for ply in range(6)] == documents
    while game.ply:
        assert game.document() == documents[game.ply]
        game.undo()
    with pytest.raises(IndexError):
        game.undo()
    with pytest.raises(Malformed, match="no step 7"):
        game.at(7)


def test_a_copy_is_its_own():
    game = position("deluxe", owners={"weasel": 0}, on={}, stacks=[[25]])
    twin = play(game.copy(), "11345WWW; keep W")
    assert game.ply == 0
    assert twin.ply == 2
    assert game.document()["turn"]["kept"] == {}


def test_start_by_name_or_seat():
    assert Game("classic", ["Anna", "Ben"], start="Ben").seat == 1
    assert Game("classic", ["Anna", "Ben"], start=1) == Game("classic", ["Anna", "Ben"], start="Ben")
    for start in ("Zeno", 2, -1):
        with pytest.raises(Malformed):
            Game("classic", ["Anna", "Ben"], start=start)


def test_fair_rolls_come_from_the_seed():
    headers = {"seed": bytes(range(32)).hex(), "entropy": "anna's phrase|ben's phrase"}
    game = Game("classic", ["Anna", "Ben"], headers=headers)
    assert game.roll() == "112345WW"
    game.play("keep W")
    game.play("roll")
    assert game.rolls == 1
    drawn = Game("classic", ["Anna", "Ben"])
    assert (drawn.seed, drawn.headers) == (b"", {}), "to look for a seed draws none"
    drawn.roll()
    assert len(commitment_to(drawn.seed)) == 64
    assert drawn.seed.hex() == drawn.headers["seed"]


def test_games_are_equal_by_what_was_played():
    assert Game("classic", ["Anna", "Ben"]) != Game("russian", ["Anna", "Ben"])
    assert Game("classic", ["Anna", "Ben"]) != "a game"
    with pytest.raises(TypeError):
        hash(Game())


def test_str_is_a_readable_table():
    table = str(play(Game("deluxe", ["Anna", "Ben"]), "11345WWW; keep W"))
    for part in ("Anna", "Ben", "36", "15"):
        assert part in table


def test_events_of_any_step_are_what_playing_it_told():
    game = Game("deluxe", ["Anna", "Ben"])
    told = [[]]
    while not game.over and game.ply < 400:
        if game.phase is Phase.ROLLING:
            told.append(game.play(f"dice {game.fair_roll(bytes(32))}"))
        else:
            told.append(game.play(game.legal[game.ply % len(game.legal)]))
    assert any(told)
    assert [game.events(ply) for ply in range(game.ply + 1)] == told
