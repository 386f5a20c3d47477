"""The state document is built as the type that clients get, and read as plain values."""

from heckmeck.game import Game
from heckmeck.game.moves import SPECIALIST_NAMES
from heckmeck.record.document import PHASES, SPECIALISTS, document
from heckmeck.record.state_document import Place
from heckmeck.rules.state import Phase


def test_the_words_are_in_the_order_of_the_rules() -> None:
    assert SPECIALISTS == SPECIALIST_NAMES
    assert list(PHASES) == [phase.name.lower() for phase in Phase if phase is not Phase.TURN_DONE]


def test_the_type_and_the_plain_values_say_the_same() -> None:
    game = Game("deluxe", ["Anna", "Ben"])
    game.roll("11345WWW")
    state = game.state_document()
    assert state == document(game.state, game.players, 1, "dice 11345WWW")
    assert state.specialists["raven"] == Place(tile=game.document()["specialists"]["raven"]["tile"])
    plain = game.document()
    assert (plain["turn"]["roll"], plain["legal"]) == ("11345WWW", state.legal)
    assert list(plain) == list(type(state).__struct_fields__)


def test_an_earlier_position_has_its_own_move() -> None:
    game = Game("classic", ["Anna", "Ben"], moves=["dice 11345WWW", "keep W"])
    assert [game.state_document(ply).move for ply in range(3)] == [None, "dice 11345WWW", "keep W"]
    assert game.state_document(1) == game.at(1).state_document()
