"""Games of all editions and options, at every decision, and their outlook."""

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from heckmeck.coach.outlook import outlook_of
from heckmeck.coach.outlook_document import Outlook
from heckmeck.game import Game
from tests.positions import NAMES

RULES = st.builds(
    "{} steal={} lower_tile={} faster={} golden_die={} worms_on_low_tiles={} max_turns=40".format,
    st.sampled_from(["classic", "deluxe", "deluxe"]),
    st.sampled_from(["forced", "optional"]),
    st.sampled_from(["next", "any"]),
    st.sampled_from(["off", "returned", "highest"]),
    st.sampled_from(["ones_and_worms", "standard"]),
    st.integers(0, 4),
)
PLAYERS = st.integers(2, 5)
CHANCE = st.randoms(use_true_random=False)


def decisions(rules: str, players: int, chance: random.Random) -> Iterator[Game]:
    """Play a game that often succeeds, and yield it at every decision."""
    seed = chance.randbytes(32)
    game = Game(rules, NAMES[:players], headers={"seed": seed.hex()})
    while not game.over:
        if not game.legal:
            game.roll()
            continue
        yield game
        game.play(likely_decision(game, chance))


def likely_decision(game: Game, chance: random.Random) -> str:
    if "stop" in game.legal and "roll" in game.legal:
        after = game.copy()
        if any(event.kind in ("takes", "steals", "takes-hen") for event in after.play("stop")):
            return chance.choice(["stop", "stop", "roll"])
        return chance.choice(["roll", "roll", "roll", "stop"])
    if "keep W" in game.legal and chance.random() < 0.5:
        return "keep W"
    return chance.choice(game.legal)


def looked(game: Game) -> Outlook:
    found = outlook_of(game.state)
    assert found is not None
    return found
